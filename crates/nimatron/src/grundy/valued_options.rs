//! The options of a heap that have a given value: the moves that a winner looks for.
//!
//! A move that takes without splitting is found among the amounts, or among the heaps of that value. A split of a huge heap
//! is found because the values repeat. Let them do so from `n0` on with period `p`. If a split has the wanted value and
//! a part `a >= n0 + p` that is not its largest, then `p` stones may go from `a` to the largest part and neither value
//! changes. So if any split has the value, one has it in which all parts but the largest are below
//! `n0 + p`. How many there are follows in the same way: from `n0` on only `a mod p` matters.

use dashu_int::UBig;

use super::parts::pairs;
use super::{Cycle, Digit, HeapGame, Parts, Sequence};
use crate::{Budget, Heap, Meter, Nimber, OverBudget};

impl Sequence {
    /// An option of `heap` with the value `target`, if there is one.
    ///
    /// ```
    /// use nimatron::{Budget, Heap, Nimber};
    /// use nimatron::grundy::{Code, Sequence};
    ///
    /// let mut kayles = Sequence::new(Code::octal("0.77")?.into());
    /// let heap: Heap = "1_000_000_000_000_000_000_000".parse()?;
    /// let parts = kayles.option_with_value(&heap, &Nimber::ZERO, &Budget::default())?.expect("every heap is won");
    /// assert!(kayles.game().allows(&heap, &parts));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if it is not known within the budget.
    pub fn option_with_value(
        &mut self,
        heap: &Heap,
        target: &Nimber,
        budget: &Budget,
    ) -> Result<Option<Parts<Heap>>, OverBudget> {
        let bound = |cycle: &Cycle| Heap::from(cycle.preperiod().max(1) + cycle.period());
        self.value(heap, budget)?;
        self.search(heap, target, self.pure_cycle().map(bound), budget)?.next().transpose()
    }

    /// All options of `heap` with the value `target`, each once, lazily: those that leave one heap or none come first.
    ///
    /// # Errors
    /// [`OverBudget`] if the values are not known within the budget; the same as the last item if the search takes longer.
    pub fn options_with_value<'a>(
        &'a mut self,
        heap: &Heap,
        target: &Nimber,
        budget: &'a Budget,
    ) -> Result<impl Iterator<Item = Result<Parts<Heap>, OverBudget>> + use<'a>, OverBudget> {
        self.value(heap, budget)?;
        self.search(heap, target, None, budget)
    }

    /// The number of options of `heap` with the value `target`.
    ///
    /// ```
    /// use nimatron::{Budget, Heap, Nimber};
    /// use nimatron::grundy::{Code, Sequence};
    ///
    /// let mut kayles = Sequence::new(Code::octal("0.77")?.into());
    /// let count = kayles.count_with_value(&Heap::from(12u64), &Nimber::ZERO, &Budget::default())?;
    /// assert_eq!(count.to_string(), "1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if it is not known within the budget.
    pub fn count_with_value(
        &mut self,
        heap: &Heap,
        target: &Nimber,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        if self.value(heap, budget)? == *target {
            return Ok(UBig::ZERO);
        }
        let mut meter = budget.meter("a count of options");
        let mut count = UBig::from(self.taking_options(heap, target, &mut meter)?.len());
        for (taken, digit) in self.game().breaking_digits::<Heap>() {
            let Some(total) = heap.checked_sub(&taken) else { break };
            if digit.leaves(2) {
                count += self.count_pairs(&total, target, &mut meter)?;
            }
            if digit.leaves(3) {
                for parts in Digit::from_bits(8).partitions(&total, false, None) {
                    meter.spend(1)?;
                    count += u8::from(self.has_value(&parts, target));
                }
            }
        }
        Ok(count)
    }

    /// The options with the value `target`, splits only with all parts but the largest below `bound`.
    fn search<'a>(
        &'a self,
        heap: &Heap,
        target: &Nimber,
        bound: Option<Heap>,
        budget: &'a Budget,
    ) -> Result<impl Iterator<Item = Result<Parts<Heap>, OverBudget>> + use<'a>, OverBudget> {
        let target = target.clone();
        let mut meter = budget.meter("a search for options");
        // No option has the value of the heap itself.
        let mut over = self.known(heap).as_ref() == Some(&target);
        let taking = if over { Vec::new() } else { self.taking_options(heap, &target, &mut meter)? };
        let mut splits = self.game().breaks(heap, bound);
        let splits = std::iter::from_fn(move || {
            while !over {
                if let Err(late) = meter.spend(1) {
                    over = true;
                    return Some(Err(late));
                }
                let parts = splits.next()?;
                if self.has_value(&parts, &target) {
                    return Some(Ok(parts));
                }
            }
            None
        });
        Ok(taking.into_iter().map(Ok).chain(splits))
    }

    /// The options with the value `target` that leave one heap or none, the fewest stones taken first.
    fn taking_options(
        &self,
        heap: &Heap,
        target: &Nimber,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Parts<Heap>>, OverBudget> {
        if let HeapGame::AllBut(_) | HeapGame::Lasker = self.game() {
            let mut heaps = self.heaps_with_value(target, meter)?;
            heaps.retain(|left| left < heap);
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            let options = heaps.into_iter().map(Parts::one);
            return Ok(options.filter(|parts| self.game().allows(heap, parts)).collect());
        }
        let mut options = Vec::new();
        for (taken, digit) in self.game().digits::<Heap>() {
            meter.spend(1)?;
            let Some(left) = heap.checked_sub(&taken) else { break };
            let parts = Parts::one(left);
            if digit.leaves(parts.len()) && self.has_value(&parts, target) {
                options.push(parts);
            }
        }
        Ok(options)
    }

    /// All known heaps with the value `target` in a game whose values rise for ever, or which is not proved to be periodic.
    fn heaps_with_value(&self, target: &Nimber, meter: &mut Meter<'_>) -> Result<Vec<Heap>, OverBudget> {
        meter.spend(self.len() as u64 / 64)?;
        let rising = self.proved_cycle().filter(|cycle| cycle.saltus() > 0);
        let unique = rising.map_or(self.len() as u64, |cycle| cycle.preperiod() + cycle.period());
        let mut heaps = Vec::new();
        for (heap, value) in (0..unique).zip(self.values()) {
            let Some(above) = target.0.checked_sub(&Heap::from(u64::from(value))) else { continue };
            let above = above.into_natural();
            match rising.filter(|cycle| heap >= cycle.preperiod()) {
                Some(cycle) if (&above % cycle.saltus()) == 0 => {
                    heaps.push(Heap::from(above / cycle.saltus() * cycle.period() + heap));
                }
                None if above.is_zero() => heaps.push(Heap::from(heap)),
                _ => {}
            }
        }
        Ok(heaps)
    }

    /// The number of splits of `total` into two parts with the value `target`.
    fn count_pairs(&self, total: &Heap, target: &Nimber, meter: &mut Meter<'_>) -> Result<UBig, OverBudget> {
        let unequal = self.game().splits_unequally();
        let mut count = UBig::ZERO;
        let cycle = self.pure_cycle();
        // The smaller part goes through the first round of the period; each of these parts stands for all that are so
        // many periods larger and still not the larger part.
        let start = cycle.map(|cycle| Heap::from(cycle.preperiod().max(1)));
        let bound = cycle.zip(start.as_ref()).map(|(cycle, start)| start + &Heap::from(cycle.period()));
        let last = (total.as_natural() - UBig::from(u8::from(unequal && !total.is_zero()))) >> 1;
        for (a, b) in pairs(total, Heap::ONE, unequal, bound) {
            meter.spend(1)?;
            let alike = match (cycle, &start) {
                (Some(cycle), Some(start)) if a >= *start => (&last - a.as_natural()) / cycle.period() + 1u8,
                _ => UBig::ONE,
            };
            if self.has_value(&[a, b], target) {
                count += alike;
            }
        }
        Ok(count)
    }

    fn has_value(&self, parts: &[Heap], target: &Nimber) -> bool {
        let value = parts.iter().try_fold(Nimber::ZERO, |sum, part| Some(sum + self.known(part)?));
        value.as_ref() == Some(target)
    }

    fn pure_cycle(&self) -> Option<&Cycle> {
        self.proved_cycle().filter(|cycle| cycle.saltus() == 0)
    }
}
