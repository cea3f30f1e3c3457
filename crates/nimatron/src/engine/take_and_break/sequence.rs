//! [`Sequence`]: the Grundy values of the heaps of one game, computed on demand, and known for every heap once they
//! repeat.

use super::methods::AnyMethod;
use super::period::{Cycle, Period};
use super::rules::TakeAndBreak;
use super::save::Checkpoint;
use super::values::PackedValues;
use crate::{Budget, Meter, Natural, Nimber, OverBudget};

const WORK: &str = "Grundy values";
/// The number of look-ups that count as one step of a [`Budget`].
const LOOKUPS_PER_STEP: u64 = 64;
/// The maximum number of heaps: values are 32-bit words below twice the heap.
pub(super) const MOST_HEAPS: usize = 1 << 31;

/// The Grundy values of the heaps 0, 1, 2, … of one game, as far as they are known.
///
/// ```
/// use nimatron::{Budget, Natural, Nimber};
/// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
///
/// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
/// let googol: Natural = format!("1{}", "0".repeat(100)).parse()?;
/// assert_eq!(kayles.value(&googol, &Budget::default())?, Nimber::from(1));
/// let period = kayles.proved_period().expect("googol is known by the period only");
/// assert_eq!(period.to_string(), "71/12");
/// assert!(kayles.len() < 250);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sequence {
    pub(super) game: TakeAndBreak,
    values: PackedValues,
    method: AnyMethod,
    largest: (usize, u32),
    proved: Option<Period>,
    next_look: usize,
    /// How much of it is in a file.
    pub(in crate::engine::take_and_break) saved: Checkpoint,
    /// How many values, from heap 0 on, were computed or recomputed here and not only read.
    trusted: usize,
}

/// How many look-ups it may take to recompute values that were read.
const RECHECK: u64 = 20_000_000;

impl Sequence {
    /// Returns the sequence of a game, of which only the empty heap is known yet.
    pub fn new(game: TakeAndBreak) -> Self {
        let method = AnyMethod::new(&game);
        let mut sequence = Self {
            game,
            values: PackedValues::new(),
            method,
            largest: (0, 0),
            proved: None,
            next_look: 8,
            saved: Checkpoint::default(),
            trusted: 0,
        };
        sequence.push(0);
        sequence
    }

    /// Returns the sequence with these values, or the first heap whose value is wrong. Values are recomputed as far as that
    /// is quick; beyond, they prove no period, since nobody knows who wrote them.
    pub(super) fn from_values(game: TakeAndBreak, values: PackedValues) -> Result<Self, usize> {
        let method = AnyMethod::new(&game);
        let possible = |(heap, value): &(usize, u32)| *value <= method.most(*heap);
        if let Some((heap, _)) = values.iter().enumerate().find(|pair| !possible(pair)) {
            return Err(heap);
        }
        let mut sequence = Self::new(game);
        let (mut work, mut trusted) = (0u64, values.len());
        for (heap, value) in values.iter().enumerate().skip(1) {
            if work < RECHECK {
                let next = sequence.method.next(&sequence.values);
                if next.value != value {
                    return Err(heap);
                }
                work = work.saturating_add(1 + next.work);
            } else {
                trusted = trusted.min(heap);
            }
            sequence.push(value);
        }
        sequence.trusted = trusted;
        sequence.look_for_proof();
        Ok(sequence)
    }

    /// Returns the sequence with these values, which need not be those of the game.
    #[cfg(test)]
    pub(super) fn invented(game: TakeAndBreak, values: impl IntoIterator<Item = u32>) -> Self {
        let mut sequence = Self::new(game);
        values.into_iter().skip(1).for_each(|value| sequence.push(value));
        sequence.look_for_proof();
        sequence
    }

    /// Returns the game.
    pub const fn game(&self) -> &TakeAndBreak {
        &self.game
    }

    /// Returns the number of values computed: those of the heaps below this one.
    #[expect(clippy::len_without_is_empty, reason = "the value of the empty heap is always there")]
    pub const fn len(&self) -> usize {
        self.values.len()
    }

    pub(super) const fn stored(&self) -> &PackedValues {
        &self.values
    }

    /// Returns the values computed, from heap 0 on.
    pub fn values(&self) -> impl Iterator<Item = u32> + '_ {
        self.values.iter()
    }

    /// Returns the value of a heap, or `None` if it has not been computed.
    pub fn computed(&self, heap: usize) -> Option<u32> {
        self.values.get(heap)
    }

    /// Returns the value of a heap, if it is known: computed, or given by the proved period.
    pub fn known(&self, heap: &Natural) -> Option<Nimber> {
        if let Some(value) = heap.to_usize().and_then(|heap| self.values.get(heap)) {
            return Some(Nimber::from(u64::from(value)));
        }
        if let Some(value) = self.game.value_in_closed_form(heap) {
            return Some(value);
        }
        let cycle = self.proved_cycle()?;
        let (first, rounds) = cycle.first_round(heap)?;
        let value = self.values.get(usize::try_from(first).ok()?)?;
        Some(Nimber(Natural::from(rounds.into_ubig() * cycle.saltus + value)))
    }

    /// Returns the value of a heap of any size. Computes what is needed: all smaller heaps, or enough of them to prove
    /// a period.
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was computed is kept.
    pub fn value(&mut self, heap: &Natural, budget: &Budget) -> Result<Nimber, OverBudget> {
        if let Some(value) = self.known(heap) {
            return Ok(value);
        }
        let enough = heap.to_usize().map_or(usize::MAX, |heap| heap.saturating_add(1));
        self.extend(enough, &mut budget.meter(WORK))?;
        self.known(heap).ok_or_else(|| budget.exceeded(WORK))
    }

    /// Computes the values of all heaps up to `last`, or fewer if a period is proved before.
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was computed is kept.
    pub fn extend_to(&mut self, last: usize, budget: &Budget) -> Result<(), OverBudget> {
        self.extend(last.saturating_add(1), &mut budget.meter(WORK))
    }

    /// Lists the values of all heaps up to `last`: computed until a period is proved, then copied, which is many times
    /// faster.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
    ///
    /// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
    /// kayles.fill_to(1_000_000, &Budget::default())?;
    /// assert_eq!((kayles.len(), kayles.computed(1_000_000)), (1_000_001, Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was listed is kept.
    pub fn fill_to(&mut self, last: usize, budget: &Budget) -> Result<(), OverBudget> {
        let mut meter = budget.meter(WORK);
        let len = last.saturating_add(1);
        self.extend(len, &mut meter)?;
        let Some(cycle) = self.proved_cycle().copied() else { return Ok(()) };
        let more = len.saturating_sub(self.len()) as u64;
        meter.spend(more / LOOKUPS_PER_STEP)?;
        if len > MOST_HEAPS {
            return Err(meter.out_of_memory());
        }
        meter.keep(more.saturating_mul(u64::from(self.values.width())))?;
        // Both are below the number of values, which prove them.
        let (start, period) = (cycle.preperiod as usize, cycle.period as usize);
        if cycle.saltus == 0 {
            self.values.repeat(start, period, len);
        }
        while self.len() < len {
            let before = self.values.get(self.len() - period).unwrap_or(0);
            let value = before.saturating_add(cycle.saltus as u32);
            if value > self.largest.1 {
                self.largest = (self.len(), value);
            }
            self.values.push(value);
        }
        Ok(())
    }

    fn extend(&mut self, len: usize, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        /// How many heaps are computed before the memory that they take is looked at.
        const AT_ONCE: usize = 1024;
        let mut kept = 0;
        while self.len() < len && self.proved.is_none() {
            if self.len().is_multiple_of(AT_ONCE) {
                let memory = self.values.memory() + self.method.memory();
                meter.keep(memory.saturating_sub(kept))?;
                kept = kept.max(memory);
            }
            if self.len() >= MOST_HEAPS {
                return Err(meter.out_of_memory());
            }
            let next = self.method.next(&self.values);
            self.push(next.value);
            if self.len() >= self.next_look {
                self.look_for_proof();
            }
            meter.spend(1 + next.work / LOOKUPS_PER_STEP)?;
        }
        Ok(())
    }

    fn look_for_proof(&mut self) {
        self.proved = self.proved_now();
        self.next_look = self.len() + self.len() / 4 + 1;
    }

    /// Returns the period that the values prove which were computed here.
    fn proved_now(&self) -> Option<Period> {
        let is_trusted = |period: &Period| period.window().end + period.length() <= self.trusted as u64;
        Period::proved(&self.game, &self.values).filter(is_trusted)
    }

    fn push(&mut self, value: u32) {
        let heap = self.len();
        // A value that was computed from values that are not trusted is not either.
        self.trusted += usize::from(self.trusted == heap);
        self.values.push(value);
        self.method.absorb(&self.values, heap);
        if value > self.largest.1 {
            self.largest = (heap, value);
        }
    }

    /// Computes values until they prove a period.
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was computed is kept.
    pub fn prove_period(&mut self, budget: &Budget) -> Result<&Period, OverBudget> {
        self.extend(usize::MAX, &mut budget.meter("a proof of the period"))?;
        self.proved.as_ref().ok_or_else(|| budget.exceeded("a proof of the period"))
    }

    /// Returns the period, if its proof was found while computing: a proof is searched for each time the number of
    /// values has grown by a quarter.
    pub const fn proved_period(&self) -> Option<&Period> {
        self.proved.as_ref()
    }

    pub(super) const fn proved_cycle(&self) -> Option<&Cycle> {
        match &self.proved {
            Some(period) => Some(period.cycle()),
            None => None,
        }
    }

    /// Returns the period: one that the values computed prove, or a closed form, or else one that they show at least three times.
    pub fn period(&self) -> Option<Period> {
        let proved = || self.proved_now();
        let in_closed_form = || Period::in_closed_form(&self.game);
        self.proved.clone().or_else(proved).or_else(in_closed_form).or_else(|| Period::observed(&self.values))
    }

    /// Returns the largest value computed, and the first heap that has it.
    pub const fn largest(&self) -> (usize, u32) {
        self.largest
    }

    /// Returns how many heaps are rare under the mask that the computation uses now, or `None` if it uses none.
    pub fn rare(&self) -> Option<RareHeaps> {
        let class = self.method.rare_class()?;
        let (count, last) = self.rare_heaps().fold((0, 0), |(count, _), heap| (count + 1, heap));
        Some(RareHeaps { mask: class.mask, with_heap_parity: class.with_heap, count, last })
    }

    /// Returns the rare heaps, ascending: none if the computation uses no mask.
    pub fn rare_heaps(&self) -> impl Iterator<Item = usize> + '_ {
        let class = self.method.rare_class();
        let is_rare = move |heap: usize, value: u32| class.is_some_and(|class| class.is_rare(heap, value));
        self.values().enumerate().filter(move |(heap, value)| is_rare(*heap, *value)).map(|(heap, _)| heap)
    }
}

/// How sparse the rare values of a game are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RareHeaps {
    /// A value is rare if it has an even number of ones in common with this mask.
    pub mask: u32,
    /// Whether, in addition, an odd heap (or an even one, if splits take an odd amount) counts as an additional one.
    pub with_heap_parity: bool,
    /// The number of rare heaps, including the empty heap, as in the published tables.
    pub count: usize,
    /// The last rare heap.
    pub last: usize,
}
