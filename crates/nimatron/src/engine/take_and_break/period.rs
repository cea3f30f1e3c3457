//! [`Period`]: how a sequence of Grundy values repeats, and whether that is proved or only seen.
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
//! With `r = 1` the window has `k` places. In a **subtraction game** leaving nothing is always as legal as leaving one heap, so
//! that `n0 = 0` will do. In **Grundy's game** (`r = 2`, `k = 0`) a shortened split may have two equal parts: then
//! `n = 2a` and the option `(a, a+p)` of `n+p` has value 0. The window up to `2 n0 + 2p` makes `a >= n0 + p`, and
//! `(a-p, a+p)` is an option of `n` that has value 0 as well.
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
//! **Lasker's Nim** has its closed form.

use std::fmt;
use std::ops::Range;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::HeapGame;
use super::engine::Value;
use super::values::{Values, each_width};
use crate::Natural;

/// From `preperiod` on, `period` stones more raise the value by `saltus`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cycle {
    preperiod: u64,
    /// Not 0.
    period: u64,
    saltus: u64,
}

impl Cycle {
    /// The first heap from which on the values repeat.
    pub const fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The least number of stones after which they do; not 0.
    pub const fn period(&self) -> u64 {
        self.period
    }

    /// By how much the values rise each time; 0 for a period in the strict sense, else the period is arithmetic.
    pub const fn saltus(&self) -> u64 {
        self.saltus
    }

    /// The heap of the first round that stands for `heap`, and the number of rounds between them; `None` below the
    /// preperiod.
    pub fn first_round(&self, heap: &Natural) -> Option<(u64, Natural)> {
        let beyond = heap.checked_sub(&Natural::from(self.preperiod))?;
        let (rounds, place) = beyond.into_ubig().div_rem(UBig::from(self.period));
        Some((self.preperiod + Natural::from(place).to_u64()?, Natural::from(rounds)))
    }

    fn covers<T: Value>(&self, values: &[T]) -> u64 {
        values.len() as u64 - self.preperiod
    }
}

/// For example `71/12`, with the saltus where there is one: `1/4+4`.
impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.preperiod, self.period)?;
        if self.saltus == 0 { Ok(()) } else { write!(f, "+{}", self.saltus) }
    }
}

/// Why a period holds for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Theorem {
    /// The window of Guy & Smith for take-and-break codes, or its variant for Grundy's game.
    GuySmith,
    /// The window of a subtraction game, as long as its largest amount.
    Subtraction,
    /// The last heaps and the set of all values repeat, for games that exclude finitely many amounts.
    AllBut,
    /// The closed form of Lasker's Nim.
    Lasker,
}

impl Theorem {
    /// Where it is proved.
    pub const fn source(self) -> &'static str {
        match self {
            Self::GuySmith => "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956)",
            Self::Subtraction => "Siegel, Combinatorial Game Theory (2013), IV.2",
            Self::AllBut => {
                "the state of the computation repeats; proof in the documentation of nimatron::grundy"
            }
            Self::Lasker => "Berlekamp, Conway & Guy, Winning Ways, ch. 4",
        }
    }
}

/// How the values of a game repeat.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Period {
    /// They do so for ever.
    Proved {
        /// How.
        cycle: Cycle,
        /// Why.
        theorem: Theorem,
        /// The theorem compared the values of these heaps `n` and `n + period`.
        window: Range<u64>,
    },
    /// They do so as far as they were computed, which proves nothing.
    Observed {
        /// How.
        cycle: Cycle,
        /// The number of values computed, those of the heaps below this one.
        computed: u64,
    },
}

impl Period {
    /// How the values repeat, proved or not.
    pub const fn cycle(&self) -> &Cycle {
        match self {
            Self::Proved { cycle, .. } | Self::Observed { cycle, .. } => cycle,
        }
    }

    /// Whether this holds for ever.
    pub const fn is_proved(&self) -> bool {
        matches!(self, Self::Proved { .. })
    }

    /// The period that `values` prove.
    pub(super) fn proved(game: &HeapGame, values: &Values) -> Option<Self> {
        each_width!(values, values => match game {
            HeapGame::Lasker => (values.len() >= 5).then_some(Self::Proved {
                cycle: Cycle { preperiod: 1, period: 4, saltus: 4 },
                theorem: Theorem::Lasker,
                window: 1..1,
            }),
            HeapGame::AllBut(excluded) => {
                let longest = excluded.largest().map_or(Some(0), Natural::to_usize)?;
                cycles(values).into_iter().find_map(|cycle| all_but(longest, values, cycle))
            }
            HeapGame::Code(_) | HeapGame::Grundy | HeapGame::Subtraction(_) => {
                cycles(values).into_iter().find_map(|cycle| by_window(game, values, cycle))
            }
        })
    }

    /// The period that at least half of `values` goes through at least three times.
    pub(super) fn observed(values: &Values) -> Option<Self> {
        each_width!(values, values => Self::seen(values))
    }

    /// The same for values of which nothing more is known.
    pub(crate) fn seen<T: Value>(values: &[T]) -> Option<Self> {
        let computed = values.len() as u64;
        let often = |cycle: &Cycle| cycle.covers(values) >= (computed / 2).max(3 * cycle.period);
        let cycle = cycles(values).into_iter().rev().find(often)?;
        Some(Self::Observed { cycle, computed })
    }
}

/// Every cycle that the end of `values` goes through at least twice, each with its least preperiod, shortest period first.
///
/// The differences of neighbours repeat where the values do up to a saltus. The failure function (Knuth, Morris &
/// Pratt) of their reverse gives the least period of every tail in linear time. Of three such periods the third is at
/// least the sum of the others (the three squares lemma, Crochemore & Rytter 1995), so there are few.
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

/// The theorem on codes, subtraction games and Grundy's game.
fn by_window<T: Value>(game: &HeapGame, values: &[T], cycle: Cycle) -> Option<Period> {
    if cycle.saltus != 0 {
        return None;
    }
    let Cycle { preperiod, period, .. } = cycle;
    let reach = game.reach()?.to_u64()?;
    let (theorem, end) = match game {
        HeapGame::Subtraction(_) => (Theorem::Subtraction, preperiod.checked_add(reach)?),
        HeapGame::Grundy => (Theorem::GuySmith, 2 * (preperiod.max(1) + period)),
        _ => {
            let parts = game.most_parts() as u64;
            (Theorem::GuySmith, parts * preperiod.max(1) + (parts - 1) * period + reach)
        }
    };
    let start = if theorem == Theorem::Subtraction { preperiod } else { preperiod.max(1) };
    (end + period <= values.len() as u64).then_some(Period::Proved { cycle, theorem, window: start..end })
}

/// The theorem on games that exclude finitely many amounts, the largest of which is `longest`.
fn all_but<T: Value>(longest: usize, values: &[T], cycle: Cycle) -> Option<Period> {
    let (period, saltus) = (cycle.period as usize, cycle.saltus as usize);
    // Once the conditions hold they go on to hold: the last place is the best one to try.
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
    let window = start as u64..(start + longest) as u64;
    repeats.then_some(Period::Proved { cycle, theorem: Theorem::AllBut, window })
}
