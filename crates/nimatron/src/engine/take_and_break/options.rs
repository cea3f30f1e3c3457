//! The options of a heap that have a given value: the moves that a winner looks for.
//!
//! A move that takes without splitting is found among the amounts, or among the heaps of that value. A split of a huge heap
//! is found because the values repeat. Let them do so from `n0` on with period `p`. If a split has the wanted value and
//! a part `a >= n0 + p` that is not its largest, then `p` stones may go from `a` to the largest part and neither value
//! changes. So if any split has the value, one has it in which all parts but the largest are below
//! `n0 + p`. How many there are follows in the same way: from `n0` on only `a mod p` matters. If the values rise for ever, the
//! options by which that was proved are tried first: two parts of equal value, or all parts small but one. Lasker's Nim has
//! its own closed form.

use std::ops::Deref;

use dashu_int::UBig;

use super::Sequence;
use super::methods::lasker;
use super::rules::{Digit, Parts, TakeAndBreak, pairs};
use crate::{Budget, Meter, Natural, Nimber, OverBudget};

impl Sequence {
    /// Returns an option of `heap` with the value `target`, as the heaps that replace it, or `None` if there is none.
    ///
    /// ```
    /// use nimatron::{Budget, Natural, Nimber};
    /// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
    ///
    /// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
    /// let heap: Natural = "1_000_000_000_000_000_000_000".parse()?;
    /// let parts = kayles.option_with_value(&heap, &Nimber::ZERO, &Budget::default())?.expect("every heap is won");
    /// let value = |part| kayles.known(part).expect("the period is proved");
    /// assert_eq!(parts.iter().map(value).sum::<Nimber>(), Nimber::ZERO);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if it is not known within the budget.
    pub fn option_with_value(
        &mut self,
        heap: &Natural,
        target: &Nimber,
        budget: &Budget,
    ) -> Result<Option<Vec<Natural>>, OverBudget> {
        self.options_with_value(heap, target, budget)?.next().transpose()
    }

    /// Returns all options of `heap` with the value `target`, each once, lazily: those that leave one heap or none come
    /// first.
    ///
    /// # Errors
    /// [`OverBudget`] if the values are not known within the budget; the same as the last item if the search takes longer.
    pub fn options_with_value<'a>(
        &'a mut self,
        heap: &Natural,
        target: &Nimber,
        budget: &'a Budget,
    ) -> Result<impl Iterator<Item = Result<Vec<Natural>, OverBudget>> + use<'a>, OverBudget> {
        self.value(heap, budget)?;
        let found = Self::search(self as &Self, &self.game, heap, target, budget)?;
        Ok(found.map(|parts| Ok(parts?.to_vec())))
    }

    /// Returns the number of options of `heap` with the value `target`.
    ///
    /// ```
    /// use nimatron::{Budget, Natural, Nimber};
    /// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
    ///
    /// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
    /// let count = kayles.count_with_value(&Natural::from(12u64), &Nimber::ZERO, &Budget::default())?;
    /// assert_eq!(count.to_string(), "1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] if it is not known within the budget.
    pub fn count_with_value(
        &mut self,
        heap: &Natural,
        target: &Nimber,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        self.value(heap, budget)?;
        self.count_known(heap, target, budget)
    }

    /// Returns the same for a heap whose value is known.
    pub(crate) fn count_known(
        &self,
        heap: &Natural,
        target: &Nimber,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        if self.known(heap).as_ref() == Some(target) {
            return Ok(UBig::ZERO);
        }
        let mut meter = budget.meter("a count of options");
        let mut count = UBig::from(self.taking_options(heap, target, &mut meter)?.len());
        for (taken, digit) in self.game().breaking_digits::<Natural>() {
            let Some(total) = heap.checked_sub(&taken) else { break };
            if digit.leaves(2) {
                count += self.count_pairs(&total, target, &mut meter)?;
            }
        }
        for parts in triples(self.game(), heap) {
            meter.spend(1)?;
            count += u8::from(self.has_value(&parts, target));
        }
        Ok(count)
    }

    /// Returns the options with the value `target`, beginning with a set that contains one if there is any. The value
    /// of `heap` is known, and `game` is the sequence's.
    pub(crate) fn search<'a, S: Deref<Target = Self> + 'a>(
        sequence: S,
        game: &'a TakeAndBreak,
        heap: &Natural,
        target: &Nimber,
        budget: &'a Budget,
    ) -> Result<impl Iterator<Item = Result<Parts<Natural>, OverBudget>> + use<'a, S>, OverBudget> {
        let target = target.clone();
        let mut meter = budget.meter("a search for options");
        // No option has the value of the heap itself.
        let mut over = sequence.known(heap).as_ref() == Some(&target);
        let taking = if over { Vec::new() } else { sequence.taking_options(heap, &target, &mut meter)? };
        let rising = if over || !taking.is_empty() {
            None
        } else {
            sequence.rising_split(heap, &target, &mut meter)?
        };
        let first = rising.clone();
        let rounds = sequence.rounds();
        let end = rounds.as_ref().map(Rounds::end);
        let mut splits: Box<dyn Iterator<Item = Parts<Natural>>> = if game.is_lasker() {
            Box::new(lasker::splits(heap, &target))
        } else {
            Box::new(game.breaks(heap, end.clone()))
        };
        // Pairs with a large smaller part follow from those with a small one; large triples are looked for one by one, if
        // there are small ones.
        let mut large_triples = end.map(|end| triples(game, heap).filter(move |parts| parts[1] >= end));
        let mut has_triples = false;
        let mut next_alike: Option<Parts<Natural>> = None;
        let splits = std::iter::from_fn(move || {
            while !over {
                if let Err(late) = meter.spend(1) {
                    over = true;
                    return Some(Err(late));
                }
                let known = next_alike.is_some();
                let parts = next_alike.take().or_else(|| splits.next());
                let more = || large_triples.as_mut().filter(|_| has_triples)?.next();
                let parts = parts.or_else(more)?;
                if (known || sequence.has_value(&parts, &target)) && Some(&parts) != first.as_ref() {
                    has_triples |= parts.len() > 2;
                    next_alike = rounds.as_ref().and_then(|rounds| rounds.next_alike(&parts));
                    return Some(Ok(parts));
                }
            }
            None
        });
        Ok(taking.into_iter().chain(rising).map(Ok).chain(splits))
    }

    /// Returns a split with the value `target` of a heap of a code whose values are proved to rise for ever, if it is one of those
    /// by which that was proved; else `None`.
    fn rising_split(
        &self,
        heap: &Natural,
        target: &Nimber,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Parts<Natural>>, OverBudget> {
        let is_code = self.game().tail() == Digit::NONE && !self.game().splits_unequally();
        let Some(proved) = self.proved_period().filter(|period| is_code && period.saltus() > 0) else {
            return Ok(None);
        };
        let most = proved.window().end + proved.length();
        if *heap < most {
            return Ok(None);
        }
        let thirds = self.heaps_with_value(target, meter)?;
        for (taken, digit) in self.game().breaking_digits::<Natural>() {
            let Some(left) = heap.checked_sub(&taken) else { break };
            let none = (digit.leaves(2) && target.is_zero()).then_some(None);
            let thirds = thirds.iter().filter(|third| digit.leaves(3) && !third.is_zero()).map(Some);
            for third in none.into_iter().chain(thirds) {
                let Some(rest) = left.checked_sub(third.unwrap_or(&Natural::ZERO)) else { continue };
                for difference in (u64::from(rest.bit(0))..most).step_by(2) {
                    meter.spend(1)?;
                    let Some(even) = rest.checked_sub(&Natural::from(difference)) else { break };
                    let a = Natural::from(even.as_ubig() >> 1);
                    let b = &a + &Natural::from(difference);
                    if !a.is_zero() && self.known(&a) == self.known(&b) {
                        let Some(third) = third else { return Ok(Some(Parts::two(a, b))) };
                        let mut sizes = [third.clone(), a, b];
                        sizes.sort_unstable();
                        let [a, b, c] = sizes;
                        return Ok(Some(Parts::three(a, b, c)));
                    }
                }
            }
        }
        for parts in self.game().breaks(heap, Some(Natural::from(most))) {
            meter.spend(1)?;
            if self.has_value(&parts, target) {
                return Ok(Some(parts));
            }
        }
        Ok(None)
    }

    /// Returns the options with the value `target` that leave one heap or none, the fewest stones taken first.
    fn taking_options(
        &self,
        heap: &Natural,
        target: &Nimber,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Parts<Natural>>, OverBudget> {
        if self.game().tail() != Digit::NONE {
            let mut heaps = self.heaps_with_value(target, meter)?;
            heaps.retain(|left| left < heap);
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            let options = heaps.into_iter().map(Parts::one);
            return Ok(options.filter(|parts| self.game().allows(heap, parts)).collect());
        }
        let mut options = Vec::new();
        for (taken, digit) in self.game().digits::<Natural>() {
            meter.spend(1)?;
            let Some(left) = heap.checked_sub(&taken) else { break };
            let parts = Parts::one(left);
            if digit.leaves(parts.len()) && self.has_value(&parts, target) {
                options.push(parts);
            }
        }
        Ok(options)
    }

    /// Returns all known heaps with the value `target` in a game whose values rise forever or that is not proved to be
    /// periodic.
    fn heaps_with_value(&self, target: &Nimber, meter: &mut Meter<'_>) -> Result<Vec<Natural>, OverBudget> {
        meter.spend(self.len() as u64 / 64)?;
        let rising = self.proved_cycle().filter(|cycle| cycle.saltus > 0);
        let unique = rising.map_or(self.len() as u64, |cycle| cycle.preperiod + cycle.period);
        let mut heaps = Vec::new();
        for (heap, value) in (0..unique).zip(self.values()) {
            let Some(above) = target.0.checked_sub(&Natural::from(u64::from(value))) else { continue };
            let above = above.into_ubig();
            match rising.filter(|cycle| heap >= cycle.preperiod) {
                Some(cycle) if (&above % cycle.saltus) == 0 => {
                    heaps.push(Natural::from(above / cycle.saltus * cycle.period + heap));
                }
                None if above.is_zero() => heaps.push(Natural::from(heap)),
                _ => {}
            }
        }
        Ok(heaps)
    }

    /// Returns the number of splits of `total` into two parts with the value `target`.
    fn count_pairs(
        &self,
        total: &Natural,
        target: &Nimber,
        meter: &mut Meter<'_>,
    ) -> Result<UBig, OverBudget> {
        if self.game().is_lasker() {
            return Ok(lasker::split_count(total, target));
        }
        let rounds = self.rounds();
        let mut count = UBig::ZERO;
        for (a, b) in
            pairs(total, Natural::ONE, self.game().splits_unequally(), rounds.as_ref().map(Rounds::end))
        {
            meter.spend(1)?;
            let parts = Parts::two(a, b);
            if self.has_value(&parts, target) {
                count += rounds.as_ref().map_or(UBig::ONE, |rounds| rounds.count_alike(&parts));
            }
        }
        Ok(count)
    }

    fn has_value(&self, parts: &[Natural], target: &Nimber) -> bool {
        let value = parts.iter().try_fold(Nimber::ZERO, |sum, part| Some(sum + self.known(part)?));
        value.as_ref() == Some(target)
    }

    fn rounds(&self) -> Option<Rounds> {
        let cycle = self.proved_cycle().filter(|cycle| cycle.saltus == 0)?;
        let unequal = self.game().splits_unequally();
        Some(Rounds {
            start: Natural::from(cycle.preperiod.max(1)),
            period: Natural::from(cycle.period),
            unequal,
        })
    }
}

/// Returns the options of `heap` that leave three heaps.
fn triples<'a>(game: &'a TakeAndBreak, heap: &Natural) -> impl Iterator<Item = Parts<Natural>> + use<'a> {
    let heap = heap.clone();
    // The bound comes before the filter: a game may have infinitely many digits that split.
    let left =
        game.breaking_digits().map_while(move |(taken, digit)| Some((heap.checked_sub(&taken)?, digit)));
    let totals = left.filter(|(_, digit)| digit.leaves(3)).map(|(total, _)| total);
    totals.flat_map(|total| Digit::from_bits(8).partitions(&total, false, None))
}

/// A proved period without saltus, for splits into two parts: those that differ by whole periods are alike.
struct Rounds {
    start: Natural,
    period: Natural,
    unequal: bool,
}

impl Rounds {
    /// Returns the bound such that every split is equivalent to one whose smaller part is below it.
    fn end(&self) -> Natural {
        &self.start + &self.period
    }

    /// Returns the split like this one with the next larger smaller part.
    fn next_alike(&self, parts: &[Natural]) -> Option<Parts<Natural>> {
        let [a, b] = parts else { return None };
        let (next_a, next_b) = (a + &self.period, b.checked_sub(&self.period)?);
        let in_order = if self.unequal { next_a < next_b } else { next_a <= next_b };
        (*a >= self.start && in_order).then(|| Parts::two(next_a, next_b))
    }

    /// Returns the number of splits like this one that have no smaller part than this.
    fn count_alike(&self, parts: &[Natural]) -> UBig {
        let [a, b] = parts else { return UBig::ONE };
        let room = b.as_ubig() - a.as_ubig();
        let most = if self.unequal && !room.is_zero() { room - 1u8 } else { room };
        let others = if *a < self.start { UBig::ZERO } else { most / (self.period.as_ubig() << 1) };
        others + 1u8
    }
}
