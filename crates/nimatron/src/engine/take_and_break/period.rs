//! [`Period`]: how a sequence of Grundy values repeats, and whether that is proved or only observed.
//!
//! # The theorems
//!
//! **Codes** (Guy & Smith 1956; here for any number of parts). Let the last digit that is not zero be `d_k`, let no move
//! leave more than `r` heaps, and let `n0 >= 1`. If `G(n+p) = G(n)` for all `n` with
//! `n0 <= n < r n0 + (r-1) p + k`, then for all `n >= n0`.
//!
//! *Proof.* Let `n` be the first number from the end of that window on, and let it hold for all smaller ones from `n0` on. A
//! move in `n+p` leaves at least `n+p-k >= r (n0+p)` stones in `j` parts, `1 <= j <= r`, so its largest part is at least
//! `n0+p`. Shorten that part by `p`: it is still at least `n0 >= 1`, so this is a move in `n`, with the same value. A move
//! in `n` leaves at least `n-k >= r n0 + (r-1) p` stones, so its largest part is at least `n0`. Lengthen it by `p`: a move
//! in `n+p` with the same value. So `n` and `n+p` have options of the same values. ∎
//!
//! With `r = 1` the window has `k` places. In a **subtraction game** leaving nothing is always as legal as leaving one
//! heap, so `n0 = 0` is enough. In **Grundy's game** (`r = 2`, `k = 0`) a shortened split may have two equal parts:
//! then `n = 2a` and the option `(a, a+p)` of `n+p` has value 0. The window up to `2 n0 + 2p` makes `a >= n0 + p`, and
//! `(a-p, a+p)` is an option of `n` that has value 0 as well. If stones may be taken besides, up to `k`, the window up
//! to `2 n0 + 2p + k` serves in the same way.
//!
//! **All but `X`.** Let `m` be the largest excluded amount (0 if there is none). If at some `s`
//!
//! 1. `G(n+p) = G(n) + σ` for the `m` numbers `s <= n < s+m`, and
//! 2. the values of the heaps below `s+p` are those below `σ` and, `σ` higher, those of the heaps below `s`,
//!
//! then `G(n+p) = G(n) + σ` for all `n >= s`.
//!
//! *Proof.* All heaps below `s` are options of `h = s+m`, and which of the next `m` are is the same for `h` and `h+p`. So the
//! option values of `h+p` are those of `h`, `σ` higher, and all below `σ`; hence `G(h+p) = G(h) + σ`. Then both conditions
//! hold at `s+1` too. ∎
//!
//! **Codes whose values rise for ever** have a test of their own, in `arithmetic.rs`.
//!
//! **Lasker's Nim** has its closed form, and so have **subtraction games with one or two amounts**.

use std::fmt;
use std::ops::Range;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::arithmetic;
use super::methods::Value;
use super::rules::{Digit, TakeAndBreak};
use super::values::{PackedValues, each_width};
use crate::Natural;

/// From `preperiod` on, `period` stones more raise the value by `saltus`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Cycle {
    pub(super) preperiod: u64,
    /// Not 0.
    pub(super) period: u64,
    pub(super) saltus: u64,
}

impl Cycle {
    /// Returns the heap of the first round that stands for `heap` and the number of rounds between them, or `None` if
    /// the heap is below the preperiod.
    pub(super) fn first_round(&self, heap: &Natural) -> Option<(u64, Natural)> {
        let beyond = heap.checked_sub(&Natural::from(self.preperiod))?;
        let (rounds, place) = beyond.into_ubig().div_rem(UBig::from(self.period));
        Some((self.preperiod + Natural::from(place).to_u64()?, Natural::from(rounds)))
    }

    fn covers<T: Value>(&self, values: &[T]) -> u64 {
        values.len() as u64 - self.preperiod
    }

    /// Returns the heaps below the preperiod whose value differs from the one that the cycle would give them, each with
    /// its own value.
    fn exceptions<T: Value>(&self, values: &[T]) -> Vec<(u64, u32)> {
        let heaps = (0..self.preperiod).zip(values.iter().map(|value| (*value).into()));
        let is_exception = |(heap, value): &(u64, u32)| {
            let rounds = (self.preperiod - heap).div_ceil(self.period);
            let later = usize::try_from(heap + rounds * self.period).ok().and_then(|heap| values.get(heap));
            later.map(|later| u64::from((*later).into())) != Some(u64::from(*value) + rounds * self.saltus)
        };
        heaps.filter(is_exception).collect()
    }
}

/// Why a period holds forever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum PeriodTheorem {
    /// The window of Guy & Smith for take-and-break codes, or its variant for Grundy's game.
    GuySmith,
    /// The window of a subtraction game, as long as its largest amount.
    Subtraction,
    /// The closed form of subtraction games with one or two amounts.
    Amounts,
    /// The last heaps and the set of all values repeat, for games that exclude finitely many amounts.
    AllBut,
    /// Options for all values below, and none for the next one, as far as parity and size of nim-sums say.
    Arithmetic,
    /// The closed form of Lasker's Nim.
    Lasker,
    /// A heap from which 1 to m stones are taken is worth its remainder modulo m + 1.
    Residues,
    /// The window of Guy & Smith for elements of a misère quotient.
    Quotient,
}

impl PeriodTheorem {
    /// Returns the source of the proof.
    pub(crate) const fn source(self) -> &'static str {
        match self {
            Self::GuySmith => "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956)",
            Self::Subtraction => "Siegel, Combinatorial Game Theory (2013), IV.2",
            Self::Amounts => {
                "the values of two amounts have a closed form, proved in the source code of Nimatron"
            }
            Self::AllBut => "the state of the computation repeats",
            Self::Arithmetic => "a test for arithmetic periods, proved in the source code of Nimatron",
            Self::Lasker => "Berlekamp, Conway & Guy, Winning Ways, ch. 4",
            Self::Residues => "Bachet, Problèmes plaisants et délectables (1612)",
            Self::Quotient => "Plambeck & Siegel, J. Combin. Theory Ser. A 115 (2008)",
        }
    }
}

/// How the values of a game repeat: from the preperiod on, `length` more stones raise the value by the saltus.
///
/// It prints as `71/12`, preperiod and period, with the saltus if there is one: `1/4+4`.
///
/// ```
/// use nimatron::Budget;
/// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
///
/// let mut dawson = Sequence::new(TakeAndBreak::octal("0.137")?);
/// let period = dawson.prove_period(&Budget::default())?;
/// assert_eq!((period.preperiod(), period.length(), period.saltus()), (52, 34, 0));
/// let heaps: Vec<u64> = period.exceptions().iter().map(|(heap, _)| *heap).collect();
/// assert_eq!(heaps, [0, 14, 16, 17, 31, 34, 51]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "super::period_report::PeriodReport"))]
pub struct Period {
    cycle: Cycle,
    exceptions: Vec<(u64, u32)>,
    evidence: Evidence,
}

/// Whether a period holds forever.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Evidence {
    /// It does: the theorem compared the values of the heaps `n` of the window with those of the heaps `n + period`.
    Proved { theorem: PeriodTheorem, window: Range<u64> },
    /// It holds among the first `computed` values, which proves nothing.
    Observed { computed: u64 },
}

impl Period {
    fn new<T: Value>(cycle: Cycle, evidence: Evidence, values: &[T]) -> Self {
        Self { cycle, exceptions: cycle.exceptions(values), evidence }
    }

    /// Returns the period of heaps that are worth their remainder modulo `modulus`, which is not 0.
    pub(crate) const fn of_residues(modulus: u64) -> Self {
        let cycle = Cycle { preperiod: 0, period: modulus, saltus: 0 };
        let evidence = Evidence::Proved { theorem: PeriodTheorem::Residues, window: 0..0 };
        Self { cycle, exceptions: Vec::new(), evidence }
    }

    /// Returns the period of a game whose values have a closed form, or `None` if this is none of these.
    pub(super) fn in_closed_form(game: &TakeAndBreak) -> Option<Self> {
        let cycle = Cycle { preperiod: 0, period: game.period_in_closed_form()?, saltus: 0 };
        let evidence = Evidence::Proved { theorem: PeriodTheorem::Amounts, window: 0..0 };
        Some(Self { cycle, exceptions: Vec::new(), evidence })
    }

    /// Returns whether it is the closed form of one or two amounts, which no window of values proves.
    pub(crate) const fn is_of_amounts(&self) -> bool {
        matches!(self.evidence, Evidence::Proved { theorem: PeriodTheorem::Amounts, .. })
    }

    /// Returns the period of the elements of heaps in a misère quotient; `window` was compared.
    pub(in crate::engine) const fn of_quotient(preperiod: u64, period: u64, window: Range<u64>) -> Self {
        let evidence = Evidence::Proved { theorem: PeriodTheorem::Quotient, window };
        Self { cycle: Cycle { preperiod, period, saltus: 0 }, exceptions: Vec::new(), evidence }
    }

    /// Returns the least heap from which `heap` is a multiple of the period away, or `heap` itself below the preperiod.
    pub(crate) fn least_alike(&self, heap: &Natural) -> Natural {
        self.cycle.first_round(heap).map_or_else(|| heap.clone(), |(first, _)| Natural::from(first))
    }

    pub(super) const fn cycle(&self) -> &Cycle {
        &self.cycle
    }

    /// Returns the preperiod: the first heap of the repetition.
    pub const fn preperiod(&self) -> u64 {
        self.cycle.preperiod
    }

    /// Returns the length of the period: the least number of stones after which the values repeat; not 0.
    pub const fn length(&self) -> u64 {
        self.cycle.period
    }

    /// Returns by how much the values rise with each period; 0 for a period in the strict sense, else the period is
    /// arithmetic.
    pub const fn saltus(&self) -> u64 {
        self.cycle.saltus
    }

    /// Returns the heaps before the preperiod whose value differs from the one that the period would give them, each
    /// with its own value.
    pub fn exceptions(&self) -> &[(u64, u32)] {
        &self.exceptions
    }

    /// Returns whether the period is proved to hold forever.
    pub const fn is_proved(&self) -> bool {
        matches!(self.evidence, Evidence::Proved { .. })
    }

    /// Returns the source of the theorem by which it holds forever, or `None` if it was only observed.
    pub fn source(&self) -> Option<&'static str> {
        self.theorem().map(PeriodTheorem::source)
    }

    /// Returns why it holds forever, or `None` if it was only observed.
    pub(crate) const fn theorem(&self) -> Option<PeriodTheorem> {
        match self.evidence {
            Evidence::Proved { theorem, .. } => Some(theorem),
            Evidence::Observed { .. } => None,
        }
    }

    /// Returns the heaps `n` whose values were compared with those of the heaps `n + period`: the window of the
    /// theorem, or all from the preperiod on if the period was only observed.
    pub const fn window(&self) -> Range<u64> {
        match &self.evidence {
            Evidence::Proved { window, .. } => window.start..window.end,
            Evidence::Observed { computed } => self.cycle.preperiod..*computed - self.cycle.period,
        }
    }

    /// Returns the period that `values` prove, or `None` if they prove none.
    pub(super) fn proved(game: &TakeAndBreak, values: &PackedValues) -> Option<Self> {
        each_width!(values, values => Self::proved_by(game, values))
    }

    fn proved_by<T: Value>(game: &TakeAndBreak, values: &[T]) -> Option<Self> {
        let prove = |cycle: Cycle| {
            let (theorem, window) = if let Some(mut excluded) = game.excluded() {
                let longest = excluded.next_back().map_or(Some(0), Natural::to_usize)?;
                (PeriodTheorem::AllBut, all_but(longest, values, cycle)?)
            } else {
                by_window(game, values, cycle)?
            };
            Some(Self::new(cycle, Evidence::Proved { theorem, window }, values))
        };
        if game.is_lasker() {
            let cycle = Cycle { preperiod: 1, period: 4, saltus: 4 };
            let evidence = Evidence::Proved { theorem: PeriodTheorem::Lasker, window: 1..1 };
            return (values.len() >= 5).then(|| Self::new(cycle, evidence, values));
        }
        // No theorem covers the other games that repeat a digit forever.
        if game.tail() != Digit::NONE && game.excluded().is_none() {
            return None;
        }
        cycles(values).into_iter().find_map(prove)
    }

    /// Returns the period that at least half of `values` goes through at least three times.
    pub(super) fn observed(values: &PackedValues) -> Option<Self> {
        each_width!(values, values => Self::seen(values))
    }

    /// Returns the same for values without a known game.
    pub(crate) fn seen<T: Value>(values: &[T]) -> Option<Self> {
        let computed = values.len() as u64;
        let often = |cycle: &Cycle| cycle.covers(values) >= (computed / 2).max(3 * cycle.period);
        let cycle = cycles(values).into_iter().rev().find(often)?;
        Some(Self::new(cycle, Evidence::Observed { computed }, values))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cycle { preperiod, period, saltus } = self.cycle;
        write!(f, "{preperiod}/{period}")?;
        if saltus == 0 { Ok(()) } else { write!(f, "+{saltus}") }
    }
}

/// Returns every cycle that the end of `values` goes through at least twice, each with its least preperiod, shortest
/// period first.
///
/// The differences of neighbours repeat if the values do up to a saltus. The failure function (Knuth, Morris & Pratt)
/// of their reverse gives the least period of every tail in linear time. Of three such periods the third is at least
/// the sum of the others (the three squares lemma, Crochemore & Rytter 1995), so there are few.
fn cycles<T: Value>(values: &[T]) -> Vec<Cycle> {
    let value = |heap: usize| -> i64 { values[heap].into().into() };
    let len = values.len();
    let step = |from_end: usize| value(len - 1 - from_end) - value(len - 2 - from_end);
    let mut border = vec![0u32; len.saturating_sub(1)];
    let mut cycles: Vec<Cycle> = Vec::new();
    let mut matched = 0;
    for i in 1..border.len() {
        while matched > 0 && step(i) != step(matched) {
            matched = border[matched - 1] as usize;
        }
        matched += usize::from(step(i) == step(matched));
        border[i] = matched as u32;
        let period = i + 1 - matched;
        let preperiod = (len - 2 - i) as u64;
        if 2 * period <= i + 2 {
            match cycles.last_mut() {
                Some(last) if last.period == period as u64 => last.preperiod = preperiod,
                _ => {
                    let saltus = u64::try_from(value(len - 1) - value(len - 1 - period));
                    cycles.extend(saltus.map(|saltus| Cycle { preperiod, period: period as u64, saltus }));
                }
            }
        }
    }
    cycles
}

/// Returns the theorem on codes, subtraction games and Grundy's game, with its window.
fn by_window<T: Value>(
    game: &TakeAndBreak,
    values: &[T],
    cycle: Cycle,
) -> Option<(PeriodTheorem, Range<u64>)> {
    if cycle.saltus != 0 {
        return arithmetic::window(game, values, cycle).map(|window| (PeriodTheorem::Arithmetic, window));
    }
    let Cycle { preperiod, period, .. } = cycle;
    let reach = game.reach()?.to_u64()?;
    let (theorem, window) = if game.is_subtraction() {
        (PeriodTheorem::Subtraction, preperiod..preperiod.checked_add(reach)?)
    } else {
        let (start, parts) = (preperiod.max(1), game.most_parts() as u64);
        let more = if game.splits_unequally() { period } else { 0 };
        (PeriodTheorem::GuySmith, start..parts * start + (parts - 1) * period + reach + more)
    };
    (window.end + period <= values.len() as u64).then_some((theorem, window))
}

/// Returns the theorem on games that exclude finitely many amounts, the largest of which is `longest`, with its window.
fn all_but<T: Value>(longest: usize, values: &[T], cycle: Cycle) -> Option<Range<u64>> {
    let (period, saltus) = (cycle.period as usize, cycle.saltus as usize);
    // Once the conditions hold they continue to hold, so only the last place is tried.
    let start = values.len().checked_sub(period.checked_add(longest)?)?;
    if (start as u64) < cycle.preperiod {
        return None;
    }
    let top = values.iter().map(|value| (*value).into() as usize).max()?;
    let below = |end: usize| {
        let mut occurs = vec![false; top + 1];
        values[..end].iter().for_each(|value| occurs[(*value).into() as usize] = true);
        occurs
    };
    let (before, after) = (below(start), below(start + period));
    let raised = |value: usize| value < saltus || before[value - saltus];
    let repeats = after.iter().enumerate().all(|(value, occurs)| *occurs == raised(value))
        && (top + 1 - saltus.min(top + 1)..=top).all(|value| !before[value]);
    repeats.then(|| start as u64..(start + longest) as u64)
}
