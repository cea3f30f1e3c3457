//! [`Sequence`]: the Grundy values of the heaps of one game, computed on demand and answered for any heap once they repeat.

use super::engine::Engine;
use super::values::Values;
use super::{Cycle, HeapGame, Period};
use crate::{Budget, Meter, Natural, Nimber, OverBudget};

/// So many look-ups count as one step of a [`Budget`].
const LOOKUPS_PER_STEP: u64 = 64;
/// Values are 32-bit words below twice the heap.
pub(super) const MOST_HEAPS: usize = 1 << 31;

/// The Grundy values of the heaps 0, 1, 2, … of one game, as far as they are known.
///
/// ```
/// use nimatron::{Budget, Natural, Nimber};
/// use nimatron::engine::take_and_break::{Code, Sequence};
///
/// let mut kayles = Sequence::new(Code::octal("0.77")?.into());
/// let googol: Natural = format!("1{}", "0".repeat(100)).parse()?;
/// assert_eq!(kayles.value(&googol, &Budget::default())?, Nimber::from(1));
/// let period = kayles.proved_period().expect("googol is known by the period only");
/// assert_eq!(period.cycle().to_string(), "71/12");
/// assert!(kayles.len() < 250);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Sequence {
    pub(super) game: HeapGame,
    values: Values,
    engine: Engine,
    largest: (usize, u32),
    proved: Option<Period>,
    next_look: usize,
}

impl Sequence {
    /// The sequence of a game, of which only the empty heap is known yet.
    pub fn new(game: HeapGame) -> Self {
        let engine = Engine::new(&game);
        let mut sequence =
            Self { game, values: Values::new(), engine, largest: (0, 0), proved: None, next_look: 8 };
        sequence.push(0);
        sequence
    }

    /// The same, computed one heap after the other: the slower twin, to compare with.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{HeapGame, Sequence};
    ///
    /// let [mut slow, mut fast] = [Sequence::heap_by_heap, Sequence::new].map(|new| new(HeapGame::Grundy));
    /// for sequence in [&mut slow, &mut fast] {
    ///     sequence.extend_to(30_000, &mut Budget::new(u64::MAX).meter("values"))?;
    /// }
    /// assert!(slow.values().eq(fast.values()));
    /// # Ok::<(), nimatron::OverBudget>(())
    /// ```
    pub fn heap_by_heap(game: HeapGame) -> Self {
        let mut sequence = Self::new(game);
        if let Engine::Sparse(sparse) = &mut sequence.engine {
            sparse.by_block = false;
        }
        sequence
    }

    /// The sequence with these values, or the first heap whose value is impossible.
    pub(super) fn from_values(game: HeapGame, values: Values) -> Result<Self, usize> {
        let engine = Engine::new(&game);
        let possible = |(heap, value): &(usize, u32)| *value <= engine.most(*heap);
        if let Some((heap, _)) = values.iter().enumerate().find(|pair| !possible(pair)) {
            return Err(heap);
        }
        let mut sequence = Self::new(game);
        values.iter().skip(1).for_each(|value| sequence.push(value));
        sequence.look_for_proof();
        Ok(sequence)
    }

    /// The game.
    pub const fn game(&self) -> &HeapGame {
        &self.game
    }

    /// The number of values computed: those of the heaps below this one.
    #[expect(clippy::len_without_is_empty, reason = "the value of the empty heap is always there")]
    pub const fn len(&self) -> usize {
        self.values.len()
    }

    pub(super) const fn stored(&self) -> &Values {
        &self.values
    }

    /// The values computed, from heap 0 on.
    pub fn values(&self) -> impl Iterator<Item = u32> + '_ {
        self.values.iter()
    }

    /// The value of a heap among those computed.
    pub fn computed(&self, heap: usize) -> Option<u32> {
        self.values.get(heap)
    }

    /// The value of a heap, if it is known: computed, or given by the proved period.
    pub fn known(&self, heap: &Natural) -> Option<Nimber> {
        if let Some(value) = heap.to_usize().and_then(|heap| self.values.get(heap)) {
            return Some(Nimber::from(u64::from(value)));
        }
        let cycle = self.proved_cycle()?;
        let (first, rounds) = cycle.first_round(heap)?;
        let value = self.values.get(usize::try_from(first).ok()?)?;
        Some(Nimber(Natural::from(rounds.into_ubig() * cycle.saltus() + value)))
    }

    /// The value of a heap of any size. Computes what is needed: all smaller heaps, or enough of them to prove a period.
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was computed is kept.
    pub fn value(&mut self, heap: &Natural, budget: &Budget) -> Result<Nimber, OverBudget> {
        if let Some(value) = self.known(heap) {
            return Ok(value);
        }
        let enough = heap.to_usize().map_or(usize::MAX, |heap| heap.saturating_add(1));
        self.extend(enough, &mut budget.meter("Grundy values"))?;
        self.known(heap).ok_or_else(|| OverBudget::after("Grundy values", budget.steps()))
    }

    /// Computes the values of all heaps up to `last`, or fewer if a period is proved before.
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was computed is kept.
    pub fn extend_to(&mut self, last: usize, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        self.extend(last.saturating_add(1), meter)
    }

    /// Lists the values of all heaps up to `last`: computed, and from the proof of a period on copied, a thousand million in a
    /// second.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{Code, Sequence};
    ///
    /// let mut kayles = Sequence::new(Code::octal("0.77")?.into());
    /// kayles.fill_to(1_000_000, &mut Budget::default().meter("values"))?;
    /// assert_eq!((kayles.len(), kayles.computed(1_000_000)), (1_000_001, Some(1)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if that is too much. What was listed is kept.
    pub fn fill_to(&mut self, last: usize, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        self.extend_to(last, meter)?;
        let Some(cycle) = self.proved_cycle().copied() else { return Ok(()) };
        let len = last.saturating_add(1);
        let more = len.saturating_sub(self.len()) as u64;
        meter.spend(if len <= MOST_HEAPS { more / LOOKUPS_PER_STEP } else { u64::MAX })?;
        // Both are below the number of values, which prove them.
        let (start, period) = (cycle.preperiod() as usize, cycle.period() as usize);
        if cycle.saltus() == 0 {
            self.values.repeat(start, period, len);
        }
        while self.len() < len {
            let before = self.values.get(self.len() - period).unwrap_or(0);
            let value = before.saturating_add(cycle.saltus() as u32);
            if value > self.largest.1 {
                self.largest = (self.len(), value);
            }
            self.values.push(value);
        }
        Ok(())
    }

    fn extend(&mut self, len: usize, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        while self.len() < len && self.proved.is_none() {
            meter.spend(if self.len() < MOST_HEAPS { 0 } else { u64::MAX })?;
            let next = self.engine.next(&self.values);
            self.push(next.value);
            if self.len() >= self.next_look {
                self.look_for_proof();
            }
            meter.spend(1 + next.work / LOOKUPS_PER_STEP)?;
        }
        Ok(())
    }

    fn look_for_proof(&mut self) {
        self.proved = Period::proved(&self.game, &self.values);
        self.next_look = self.len() + self.len() / 4 + 1;
    }

    fn push(&mut self, value: u32) {
        let heap = self.len();
        self.values.push(value);
        self.engine.absorb(&self.values, heap);
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
        self.proved.as_ref().ok_or_else(|| OverBudget::after("a proof of the period", budget.steps()))
    }

    /// The period, if its proof was found while computing: a proof is looked for each time the values have become a quarter more.
    pub const fn proved_period(&self) -> Option<&Period> {
        self.proved.as_ref()
    }

    pub(super) const fn proved_cycle(&self) -> Option<&Cycle> {
        match &self.proved {
            Some(period) => Some(period.cycle()),
            None => None,
        }
    }

    /// The period: one that the values computed prove, or else one that they show at least three times.
    pub fn period(&self) -> Option<Period> {
        let proved = || Period::proved(&self.game, &self.values);
        self.proved.clone().or_else(proved).or_else(|| Period::observed(&self.values))
    }

    /// The heaps below the preperiod of a cycle with another value than it would give them, each with its own value.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::take_and_break::{Code, Sequence};
    ///
    /// let mut dawson = Sequence::new(Code::octal("0.137")?.into());
    /// let cycle = *dawson.prove_period(&Budget::default())?.cycle();
    /// let heaps: Vec<u64> = dawson.exceptions(&cycle).map(|(heap, _)| heap).collect();
    /// assert_eq!(heaps, [0, 14, 16, 17, 31, 34, 51]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exceptions(&self, cycle: &Cycle) -> impl Iterator<Item = (u64, u32)> + '_ {
        let (preperiod, period, saltus) = (cycle.preperiod(), cycle.period(), cycle.saltus());
        let heaps = (0..preperiod).zip(self.values());
        heaps.filter(move |(heap, value)| {
            let rounds = (preperiod - heap).div_ceil(period);
            let later = usize::try_from(heap + rounds * period).ok().and_then(|heap| self.values.get(heap));
            later.map(u64::from) != Some(u64::from(*value) + rounds * saltus)
        })
    }

    /// The largest value computed, and the first heap that has it.
    pub const fn largest(&self) -> (usize, u32) {
        self.largest
    }

    /// The rare heaps under the mask that the computation uses now, if it uses one.
    pub fn rare(&self) -> Option<Rare> {
        let Engine::Sparse(sparse) = &self.engine else { return None };
        let class = sparse.class();
        let (count, last) = self.rare_heaps().fold((0, 0), |(count, _), heap| (count + 1, heap));
        Some(Rare { mask: class.mask, with_heap_parity: class.with_heap, count, last })
    }

    /// The rare heaps, ascending: none where the computation knows of no mask.
    pub fn rare_heaps(&self) -> impl Iterator<Item = usize> + '_ {
        let class = match &self.engine {
            Engine::Sparse(sparse) => Some(sparse.class()),
            _ => None,
        };
        let is_rare = move |heap: usize, value: u32| class.is_some_and(|class| class.is_rare(heap, value));
        self.values().enumerate().filter(move |(heap, value)| is_rare(*heap, *value)).map(|(heap, _)| heap)
    }
}

/// How sparse the rare values of a game are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rare {
    /// A value is rare if it has an even number of ones in common with this mask.
    pub mask: u32,
    /// Whether, in addition, an odd heap (or an even one, where splits take an odd amount) counts as one more one.
    pub with_heap_parity: bool,
    /// The number of rare heaps, the empty heap among them, as in the published tables.
    pub count: usize,
    /// The last rare heap.
    pub last: usize,
}
