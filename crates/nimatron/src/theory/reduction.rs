//! [`Reduction`]: a game whose positions are worth positions of Nim, and the theorem that follows.

use std::collections::HashSet;

use dashu_int::UBig;

use crate::packed::Packed;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Genus, Method, Step, Target, Temper, Theorem, Why};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

/// A game that is Nim in disguise: what its positions are worth, and which of its moves make a Nim move.
///
/// The values are always Grundy values. If [`holds_in_misere`](Self::holds_in_misere), the position also behaves like
/// those Nim heaps under misère play, and each of its options like Nim heaps again.
pub(crate) trait Reduction: Send + Sync {
    /// Returns the theorem's name and source.
    fn citation(&self) -> &'static Citation;

    /// Returns why the game is equivalent to Nim, or `None` for Nim itself.
    fn why(&self) -> Option<Why>;

    /// Returns whether misère play is misère Nim of the same heaps.
    fn holds_in_misere(&self) -> bool {
        true
    }

    /// Returns why the values are what they are, as far as it is known within the budget.
    fn premises(&self, row: &Numbers, budget: &Budget) -> Vec<Step> {
        let _ = (row, budget);
        Vec::new()
    }

    /// Returns the key of the sentence that says what one move changes: one of the Nim heaps, if nothing else is said.
    fn change(&self) -> &'static str {
        "no-move-one-heap"
    }

    /// Returns whether a move can replace a Nim heap by a larger one.
    fn may_rise(&self) -> bool {
        true
    }

    /// Returns the Nim heaps that `row` is worth.
    ///
    /// # Errors
    /// [`OverBudget`] if they are out of reach.
    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget>;

    /// Returns every move of `row` that turns Nim heap number `heap` into one of size `to` and does not change the
    /// nim-sum of the others.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers>;

    /// Returns the same moves, given that the heap has the size `from`: for games in which that finds the heap sooner
    /// than its number.
    fn lift_from<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        from: &Natural,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let _ = from;
        self.lift(row, heap, to, budget)
    }

    /// Returns whether equal heaps cannot be told apart, so that a move of one is a move of each.
    fn equal_heaps_are_one(&self) -> bool {
        false
    }

    /// Returns the number of those moves.
    ///
    /// # Errors
    /// [`OverBudget`] if it is out of reach.
    fn lift_count(
        &self,
        row: &Numbers,
        heap: usize,
        from: &Natural,
        to: &Natural,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        let mut count = 0u64;
        for found in self.lift_from(row, heap, from, to, budget) {
            found?;
            count += 1;
        }
        Ok(UBig::from(count))
    }
}

/// Returns the genus of a row of Nim heaps.
fn genus_of(heaps: &[Natural]) -> Genus {
    let value = heaps.iter().fold(Natural::ZERO, |sum, heap| &sum ^ heap);
    let firm = heaps.iter().any(|heap| Temper::of_nim_heap(heap) == Temper::Firm);
    Genus { value: Nimber(value), temper: if firm { Temper::Firm } else { Temper::Fickle } }
}

impl dyn Reduction + '_ {
    /// Returns the genus of `row`; the temper is meaningful only if the reduction holds in misère play.
    pub(crate) fn genus(&self, row: &Numbers, budget: &Budget) -> Result<Genus, OverBudget> {
        Ok(genus_of(&self.nim_heaps(row, budget)?))
    }

    /// Returns every move after which the sum of the row and `others` is lost for the opponent.
    pub(crate) fn winning_moves_in_sum<'a>(
        &'a self,
        row: &'a Numbers,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        match self.nim_heaps(row, budget) {
            Ok(heaps) => {
                let mut meter = budget.meter(LIFTING);
                let steps = row.steps();
                let lifts = move |NimMove { heap, from, to }: NimMove| match meter.spend(steps) {
                    Ok(()) => self.lift_from(row, heap, &from, &to, budget),
                    Err(over) => Box::new(std::iter::once(Err(over))),
                };
                let mut failed = false;
                let moves = self.nim_moves(heaps, others, convention).flat_map(lifts);
                Box::new(moves.take_while(move |found| !std::mem::replace(&mut failed, found.is_err())))
            }
            Err(over) => Box::new(std::iter::once(Err(over))),
        }
    }

    /// Returns every way to change one Nim heap so that the sum with `others` is lost, equal heaps once if they cannot
    /// be told apart.
    fn nim_moves(
        &self,
        heaps: Vec<Natural>,
        others: &Genus,
        convention: Convention,
    ) -> impl Iterator<Item = NimMove> + use<> {
        let mut seen = self.equal_heaps_are_one().then(HashSet::new);
        let mut is_new = move |heap: &Natural| seen.as_mut().is_none_or(|seen| seen.insert(heap.clone()));
        let tried: Vec<usize> = (0..heaps.len()).filter(|heap| is_new(&heaps[*heap])).collect();
        nim_moves(heaps, tried, others, convention)
    }
}

/// A change of one Nim heap; the new size may be larger than the old one.
struct NimMove {
    heap: usize,
    from: Natural,
    to: Natural,
}

/// Returns every way to change one of the Nim heaps `tried` so that the sum with `others` is lost; some sizes are larger
/// than the old one, and it depends on the game whether they can be reached.
fn nim_moves(
    heaps: Vec<Natural>,
    tried: Vec<usize>,
    others: &Genus,
    convention: Convention,
) -> impl Iterator<Item = NimMove> + use<> {
    let total = Genus::of_sum([&genus_of(&heaps), others]);
    let firm = |heap: &Natural| Temper::of_nim_heap(heap) == Temper::Firm;
    let firm_parts =
        heaps.iter().filter(|heap| firm(heap)).count() + usize::from(others.temper == Temper::Firm);
    tried.into_iter().flat_map(move |heap| {
        let from = &heaps[heap];
        let rest = Genus {
            value: Nimber(&total.value.0 ^ from),
            temper: if firm_parts > usize::from(firm(from)) { Temper::Firm } else { Temper::Fickle },
        };
        let target = Target::beside(&rest, convention);
        let sizes = target.nim_heaps().filter(|size| *size != from).cloned();
        sizes.map(|to| NimMove { heap, from: from.clone(), to }).collect::<Vec<_>>()
    })
}

/// The name of the search for the moves that change a Nim heap as is wanted.
const LIFTING: &str = "looking at every option";

/// How many moves with the same effect in Nim are compared to tell which heap a move changes.
const MOST_LIFTS: usize = 1_000;

/// The genus of the empty sum, for a position with only this game.
const NOTHING: Genus = Genus { value: Nimber::ZERO, temper: Temper::Fickle };

/// The theorem "this game is Nim": Nim's argument about the heaps, and Nim's winning moves lifted back.
pub(crate) struct Reduced<'g>(pub(crate) &'g dyn Reduction);

impl Theorem for Reduced<'_> {
    fn citation(&self) -> &'static Citation {
        self.0.citation()
    }

    fn method(&self) -> Method {
        match self.citation() {
            citation if citation == Citation::SPRAGUE_GRUNDY => Method::SpragueGrundy(citation),
            citation => Method::Theorem(citation),
        }
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        if convention == Convention::Misere && !self.0.holds_in_misere() {
            return Ok(None);
        }
        let heaps = self.0.nim_heaps(row, budget)?;
        crate::theory::pay_for_columns(&heaps, budget)?;
        let nim = crate::theory::nim_argument(&heaps, convention);
        let reduced = self.0.why().map(|why| Step::Reduced { why, heaps });
        Ok(Some(Argument::new(reduced.into_iter().chain(nim).collect())))
    }

    fn premises(&self, row: &Numbers, _: Convention, budget: &Budget) -> Vec<Step> {
        self.0.premises(row, budget)
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        budget: &Budget,
    ) -> Vec<Step> {
        let (Ok(heaps), Ok(after)) = (self.0.nim_heaps(row, budget), self.0.nim_heaps(&winning.to, budget))
        else {
            return Vec::new();
        };
        let mut meter = budget.meter(LIFTING);
        let steps = row.steps();
        let is_lift = |NimMove { heap, from, to }: &NimMove| {
            if meter.spend(steps).is_err() {
                return false;
            }
            let mut lifts = self.0.lift_from(row, *heap, from, to, budget).take(MOST_LIFTS);
            lifts.any(|lift| lift.is_ok_and(|lift| lift == *winning))
        };
        let found = self.0.nim_moves(heaps, &NOTHING, convention).find(is_lift);
        let Some(NimMove { heap, from, to }) = found else {
            return vec![Step::found("found-values", [("after", after)])];
        };
        vec![Step::NimMove { heap, from, to, after }]
    }

    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        let Ok(heaps) = self.0.nim_heaps(row, budget) else { return Vec::new() };
        let are_small = heaps.iter().all(|heap| Temper::of_nim_heap(heap) == Temper::Fickle);
        let consequence = match convention {
            Convention::Normal => "no-move-values",
            Convention::Misere if are_small => "no-move-values-small",
            Convention::Misere => "no-move-values-big",
        };
        let mut steps = vec![Step::no_move(self.0.change(), []), Step::no_move(consequence, [])];
        if self.0.may_rise() {
            steps.push(Step::no_move("no-move-rise", []));
        }
        steps
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        self.0.winning_moves_in_sum(row, &NOTHING, convention, budget)
    }

    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        let mut total = UBig::ZERO;
        let heaps = self.0.nim_heaps(row, budget)?;
        let mut meter = budget.meter(LIFTING);
        for NimMove { heap, from, to } in self.0.nim_moves(heaps, &NOTHING, convention) {
            meter.spend(row.steps())?;
            total += self.0.lift_count(row, heap, &from, &to, budget)?;
        }
        Ok(Some(total))
    }
}
