//! [`HeapRules`]: a take-and-break game as a game of the list.
//!
//! A move replaces one heap by smaller ones, so a position is the sum of its heaps, and each is worth its Grundy
//! value [sprague-1935]. The values and their periods come from [`crate::engine::take_and_break`].

use dashu_int::UBig;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use super::daisies::Daisies;
use crate::board::{Board, Breaking, Look, Way};
use crate::engine::take_and_break::{Period, Sequence, TakeAndBreak, TameHeaps};
use crate::game::{Component, Entry, Game, Setup};
use crate::notation::ParseError;
use crate::ruleset::{
    Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, number, replaced, sorted,
};
use crate::theory::{Citation, Facts, Genus, Reduced, Reduction, Step, Target, Temper, Theorem, Why};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

/// The rules of a take-and-break game, with as many of its values as were asked for.
#[derive(Debug)]
pub(crate) struct HeapRules {
    entry: &'static Entry,
    parameters: String,
    game: TakeAndBreak,
    /// Shared with the iterators that read it; extended by copying while one is still reading.
    sequence: Mutex<Arc<Sequence>>,
    /// How the heaps below the first wild one behave under misère play, as far as was asked for.
    tame: Mutex<TameHeaps>,
}

impl HeapRules {
    /// The component with these rules and the numbers of `setup`.
    pub(crate) fn component(
        setup: &Setup<'_>,
        entry: &'static Entry,
        parameters: String,
        game: TakeAndBreak,
    ) -> Result<Component, ParseError> {
        let row = setup.row()?;
        let sequence = Mutex::new(Arc::new(Sequence::new(game.clone())));
        Ok(Component::new(Self { entry, parameters, game, sequence, tame: Mutex::default() }, row))
    }

    /// Returns whether each heap behaves like the Nim heap that it is worth under misère play too.
    ///
    /// So it is if amounts are only taken, by Ferguson's pairing. So it is in Lasker's Nim: every heap of two or more has the
    /// empty heap and a heap of one among its options, so that its options have the same values under both conventions.
    fn is_like_nim(&self) -> bool {
        self.holds_in_misere() || self.game.is_lasker()
    }

    /// The sequence, with the value of `heap` known.
    fn sequence_up_to(&self, heap: &Natural, budget: &Budget) -> Result<Arc<Sequence>, OverBudget> {
        let mut sequence = self.sequence.lock().unwrap_or_else(PoisonError::into_inner);
        if sequence.known(heap).is_none() {
            Arc::make_mut(&mut sequence).value(heap, budget)?;
        }
        Ok(sequence.clone())
    }
}

/// How many different heaps are explained, the largest first, and how many options of each are looked at.
const MOST_NOTES: usize = 4;
const MOST_OPTIONS: usize = 20_000;

/// Returns the smallest heap from the preperiod on with the value of `heap`, or `None` if the values rise.
fn alike(heap: &Natural, period: &Period) -> Option<Natural> {
    let (preperiod, length) = (Natural::from(period.preperiod()), Natural::from(period.length()));
    let beyond = heap.checked_sub(&preperiod).filter(|_| period.saltus() == 0)?;
    Some(&preperiod + &beyond.rem(&length))
}

/// How many values are listed that the moves of a heap reach.
const MOST_VALUES: usize = 20;

/// Returns why a heap is worth its value: the values that its moves reach.
pub(crate) fn value_note(heap: Natural, reached: BTreeSet<Natural>, value: Natural) -> Step {
    let heap = ("heap", vec![heap]);
    match reached.len() {
        0 => Step::note("note-heap-over", [heap]),
        1..=MOST_VALUES => {
            let reached = ("reached", reached.into_iter().collect());
            Step::note("note-heap", [heap, reached, ("value", vec![value])])
        }
        _ => Step::note("note-heap-many", [heap, ("value", vec![value])]),
    }
}

/// Returns the note that there are more values than are explained.
pub(crate) fn others_note() -> Step {
    Step::note("note-others", [])
}

/// The move that replaces a heap by these parts, smaller ones first. An emptied heap stays as 0.
pub(crate) fn replace(row: &Numbers, heap: usize, parts: &[Natural]) -> LegalMove<Numbers> {
    match parts {
        [] | [_] => {
            let size = parts.first().cloned().unwrap_or_default();
            let action = Action::Set(vec![(heap, size.clone())]);
            LegalMove { action, to: replaced(row, heap, size) }
        }
        parts => {
            let mut to = row.clone();
            to.splice(heap..=heap, parts.iter().cloned());
            LegalMove { action: Action::Split { index: heap, parts: parts.to_vec() }, to }
        }
    }
}

impl Ruleset for HeapRules {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |heap| {
            self.game.replacements(&row[heap]).map(move |parts| replace(row, heap, &parts))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let (heap, parts) = match action {
            Action::Set(changes) => match changes.as_slice() {
                [(heap, size)] if size.is_zero() => (*heap, Vec::new()),
                [(heap, size)] => (*heap, vec![size.clone()]),
                several => {
                    let expected = "exactly 1".to_owned();
                    return Err(IllegalMove::HeapCount { found: several.len(), expected });
                }
            },
            Action::Split { index, parts } if parts.len() >= 2 && parts.is_sorted() => {
                (*index, parts.clone())
            }
            _ => {
                return Err(IllegalMove::Foreign(
                    "here a move lowers a heap or splits it, smaller parts first",
                ));
            }
        };
        let from = number(row, heap, "heap")?;
        if !self.game.allows(from, &parts) {
            return Err(IllegalMove::Split { from: from.clone(), parts, rules: self.game.to_string() });
        }
        let mut to = row.clone();
        if parts.is_empty() {
            to[heap] = Natural::ZERO;
        } else {
            to.splice(heap..=heap, parts);
        }
        Ok(to)
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for HeapRules {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("amounts", self.game.listed().iter().map(|(amount, _)| amount.clone()).collect())])
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.parameters.clone()
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(Look::Heaps, row.clone(), [Way::Break(Breaking::of(&self.game))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn heap_game(&self) -> Option<&TakeAndBreak> {
        Some(&self.game)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        let values = Box::new(Reduced(self)) as Box<dyn Theorem + '_>;
        let daisies = Daisies::of(self, &self.game).map(|daisies| Box::new(daisies) as Box<dyn Theorem + '_>);
        std::iter::once(values).chain(daisies).collect()
    }

    /// Subtraction games with one or two amounts.
    fn values_by_formula(&self, row: &Numbers, _: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        let value = |heap: &Natural| self.game.value_in_closed_form(heap).map(|value| value.0);
        row.iter().map(value).collect::<Option<Vec<_>>>().map(Ok)
    }

    /// Heaps below the first wild one are tame.
    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        if self.is_like_nim() {
            let reduction: &dyn Reduction = self;
            return Some(reduction.genus(row, budget).ok()?.temper);
        }
        let mut tame = self.tame.lock().unwrap_or_else(PoisonError::into_inner);
        let mut meter = budget.meter("misère values of heaps");
        let mut is_fickle = true;
        for heap in row {
            is_fickle &= tame.is_fickle(&self.game, heap.to_usize()?, &mut meter).ok()??;
        }
        Some(if is_fickle { Temper::Fickle } else { Temper::Firm })
    }

    /// Tame heaps of the value 0 or 1 need not be like Nim heaps of that size, nor are two parts one heap, so the options are
    /// looked at.
    fn winning_moves_in_sum<'a>(
        &'a self,
        row: &'a Numbers,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> Option<FallibleMoves<'a, Numbers>> {
        let is_nim = convention == Convention::Normal || self.holds_in_misere();
        let reduction = self.reduction().filter(|_| is_nim)?;
        Some(reduction.winning_moves_in_sum(row, others, convention, budget))
    }

    /// In Lasker's Nim a move to the value that is wanted is found from the values, and wins if its temper is right.
    fn winning_move_in_sum(
        &self,
        row: &Numbers,
        others: &Genus,
        convention: Convention,
        budget: &Budget,
    ) -> Option<Result<Option<LegalMove<Numbers>>, OverBudget>> {
        let reduction = self.reduction().filter(|_| self.game.is_lasker())?;
        let target = Target::beside(others, convention);
        let is_hit = |option: &LegalMove<Numbers>| {
            let genus = reduction.genus(&option.to, budget);
            genus.is_ok_and(|genus| target.is_hit(&genus))
        };
        let mut moves = reduction.winning_moves_in_sum(row, others, convention, budget).take(MOST_TRIED);
        Some(Ok(moves.find_map(|option| option.ok().filter(is_hit))))
    }
}

/// How many moves that would win under normal play are tried first.
const MOST_TRIED: usize = 1_000;

impl Reduction for HeapRules {
    fn citation(&self) -> &'static Citation {
        if self.holds_in_misere() { Citation::FERGUSON } else { Citation::SPRAGUE_GRUNDY }
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Values)
    }

    /// Ferguson: if a move only takes, an option of value 0 gives one of value 1, so such games are tame; whether finitely
    /// many amounts may be taken or all but finitely many.
    fn holds_in_misere(&self) -> bool {
        self.game.is_subtraction() || self.game.excluded().is_some()
    }

    /// The period if it was needed, and why each heap is worth its value: by the values that its moves reach, or because
    /// it is worth as much as a smaller one.
    fn premises(&self, row: &Numbers, budget: &Budget) -> Vec<Step> {
        let Some(Ok(sequence)) = row.iter().max().map(|largest| self.sequence_up_to(largest, budget)) else {
            return Vec::new();
        };
        let is_beyond = |heap: &Natural| heap.to_usize().is_none_or(|heap| heap >= sequence.len());
        let period = sequence.proved_period().filter(|_| row.iter().any(is_beyond));
        let mut steps: Vec<Step> =
            period.map(|period| Step::Period { period: period.clone() }).into_iter().collect();
        let heaps: BTreeSet<&Natural> = row.iter().filter(|heap| !heap.is_zero()).collect();
        let others = heaps.len().saturating_sub(MOST_NOTES);
        for heap in heaps.into_iter().rev().take(MOST_NOTES) {
            let Some(Nimber(value)) = sequence.known(heap) else { continue };
            let options = self.game.replacements(heap).take(MOST_OPTIONS + 1);
            let reached: Option<Vec<Natural>> = options
                .map(|parts| {
                    parts.iter().try_fold(Natural::ZERO, |sum, part| Some(&sum ^ &sequence.known(part)?.0))
                })
                .collect();
            let like = period.filter(|_| is_beyond(heap)).and_then(|period| alike(heap, period));
            steps.extend(match (reached, like) {
                (_, Some(like)) => {
                    let facts = [("heap", vec![heap.clone()]), ("like", vec![like]), ("value", vec![value])];
                    Some(Step::note("note-heap-alike", facts))
                }
                (Some(reached), None) if reached.len() <= MOST_OPTIONS => {
                    Some(value_note(heap.clone(), reached.into_iter().collect(), value))
                }
                _ => None,
            });
        }
        steps.extend((others > 0).then(others_note));
        steps
    }

    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        let Some(largest) = row.iter().max() else { return Ok(Vec::new()) };
        let sequence = self.sequence_up_to(largest, budget)?;
        let known = |heap: &Natural| sequence.known(heap).map(|value| value.0);
        let unknown = || budget.exceeded("Grundy values");
        row.iter().map(|heap| known(heap).ok_or_else(unknown)).collect()
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let sequence = match self.sequence_up_to(&row[heap], budget) {
            Ok(sequence) => sequence,
            Err(over) => return Box::new(std::iter::once(Err(over))),
        };
        match Sequence::search(sequence, &self.game, &row[heap], &Nimber(to.clone()), budget) {
            Ok(found) => Box::new(found.map(move |parts| Ok(replace(row, heap, &parts?)))),
            Err(over) => Box::new(std::iter::once(Err(over))),
        }
    }

    fn lift_count(
        &self,
        row: &Numbers,
        heap: usize,
        _: &Natural,
        to: &Natural,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        let sequence = self.sequence_up_to(&row[heap], budget)?;
        sequence.count_known(&row[heap], &Nimber(to.clone()), budget)
    }
}
