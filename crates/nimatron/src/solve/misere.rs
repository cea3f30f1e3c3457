//! Misère sums of heap games by their misère quotient.

use crate::engine::quotient::{HeapOptions, JointHeaps, Quotient, QuotientError, QuotientSearch};
use crate::engine::take_and_break::{Period, TakeAndBreak};
use crate::game::Game;
use crate::position::Position;
use crate::ruleset::{Action, LegalMove, Numbers};
use crate::theory::Step;
use crate::{Budget, Meter, Natural, Outcome, OverBudget};

/// How far the heaps are read in search of a period before it is given up.
const FURTHEST: usize = 400;

/// The misère quotient of all heap games of a sum together, as far as their heaps need it.
pub(super) struct MisereQuotient<'a> {
    /// The different games.
    games: Vec<&'a TakeAndBreak>,
    /// For each component, which of them it is.
    kinds: Vec<usize>,
    joint: Vec<(usize, usize)>,
    quotient: Quotient,
    period: Option<Period>,
}

impl<'a> MisereQuotient<'a> {
    /// The quotient for `position`, or `None` if not all its components are heap games.
    pub(super) fn of(position: &'a Position, budget: &Budget) -> Option<Result<Self, OverBudget>> {
        let mut games: Vec<&TakeAndBreak> = Vec::new();
        let mut kinds = Vec::new();
        for (game, _) in position.parts() {
            let game: &dyn Game = game;
            let game = game.heap_game()?;
            let kind = games.iter().position(|known| *known == game).unwrap_or_else(|| {
                games.push(game);
                games.len() - 1
            });
            kinds.push(kind);
        }
        let largest = |kind: usize| {
            let rows = kinds.iter().zip(&position.rows).filter(|(of, _)| **of == kind).map(|(_, row)| row);
            rows.flatten().max().cloned().unwrap_or_default()
        };
        let last: Vec<Natural> = (0..games.len()).map(largest).collect();
        let mut meter = budget.meter("misère quotient");
        let found = match games.as_slice() {
            [game] => of_one(game, &last[0], &mut meter),
            games => of_several(games, &last, &mut meter),
        };
        Some(found.map(|(joint, quotient, period)| Self { games, kinds, joint, quotient, period }))
    }

    /// Who wins these rows.
    pub(super) fn outcome(&self, rows: &[Numbers]) -> Option<Outcome> {
        let mut sum = Vec::new();
        for (kind, row) in self.kinds.iter().zip(rows) {
            for heap in row {
                sum.push(self.index(*kind, heap)?);
            }
        }
        self.quotient.outcome(&sum)
    }

    /// Returns a winning move of a heap that only the period makes known, or `None` if there is none or no period was
    /// needed. Beyond preperiod and period all parts but the largest can be made smaller than that without changing a
    /// value, so that such a move is among few.
    pub(super) fn quick_move(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Vec<Numbers>>>, OverBudget> {
        let Some(period) = &self.period else { return Ok(None) };
        let bound = Natural::from(period.preperiod() + period.length());
        let mut meter = budget.meter("a search for options");
        for (component, row) in position.rows.iter().enumerate() {
            let game = self.games[self.kinds[component]];
            for (index, heap) in row.iter().enumerate() {
                for parts in game.replacements_with_small_parts(heap, bound.clone()) {
                    meter.spend(1 + row.len() as u64)?;
                    let action = match &parts[..] {
                        [] => Action::Set(vec![(index, Natural::ZERO)]),
                        [only] => Action::Set(vec![(index, only.clone())]),
                        several => Action::Split { index, parts: several.to_vec() },
                    };
                    let Ok(to) = position.rules.games[component].play(row, &action) else { continue };
                    let mut rows = position.rows.clone();
                    rows[component] = to.clone();
                    if self.outcome(&rows).is_some_and(Outcome::is_p) {
                        let inner = LegalMove { action, to };
                        return Ok(Some(position.rules.lift(&position.rows, component, inner)));
                    }
                }
            }
        }
        Ok(None)
    }

    fn index(&self, kind: usize, heap: &Natural) -> Option<usize> {
        let small = match &self.period {
            Some(period) => period.least_alike(heap).to_usize()?,
            None => heap.to_usize()?,
        };
        if self.games.len() == 1 { Some(small) } else { self.joint.binary_search(&(small, kind)).ok() }
    }

    /// The quotient as a step of an argument.
    pub(super) fn step(&self, outcome: Outcome) -> Step {
        Step::Quotient {
            order: self.quotient.order(),
            lost: self.quotient.lost().count(),
            period: self.period.as_ref().map(|period| (period.preperiod(), period.length())),
            outcome,
        }
    }
}

type Found = (Vec<(usize, usize)>, Quotient, Option<Period>);

fn of_one(game: &TakeAndBreak, last: &Natural, meter: &mut Meter<'_>) -> Result<Found, OverBudget> {
    let mut search = QuotientSearch::new(game);
    let furthest = last.to_usize().unwrap_or(usize::MAX).min(FURTHEST);
    for heap in 0..=furthest {
        search.read_to(heap, meter).map_err(over)?;
    }
    let quotient = search.into_quotient();
    if *last <= Natural::from(furthest) {
        return Ok((Vec::new(), quotient, None));
    }
    match quotient.period(game) {
        Some(period) => Ok((Vec::new(), quotient, Some(period))),
        None => Err(OverBudget::after("misère quotient", FURTHEST as u64)),
    }
}

fn of_several(games: &[&TakeAndBreak], last: &[Natural], meter: &mut Meter<'_>) -> Result<Found, OverBudget> {
    let too_large = || OverBudget::after("misère quotient", FURTHEST as u64);
    let last = last.iter().map(|heap| heap.to_usize().filter(|heap| *heap <= FURTHEST).ok_or_else(too_large));
    let last: Vec<usize> = last.collect::<Result<_, _>>()?;
    let pairs = games.iter().map(|game| *game as &dyn HeapOptions).zip(last).collect();
    let joint = JointHeaps::new(pairs);
    let mut search = QuotientSearch::new(&joint);
    search.read_to(joint.last(), meter).map_err(over)?;
    let indices =
        (0..=joint.last()).filter_map(|index| joint.heap(index)).map(|(game, heap)| (heap, game)).collect();
    Ok((indices, search.into_quotient(), None))
}

fn over(error: QuotientError) -> OverBudget {
    match error {
        QuotientError::OverBudget(over) => over,
        // The options of a take-and-break game are smaller heaps.
        QuotientError::Upward { .. } => OverBudget::after("misère quotient", 0),
    }
}
