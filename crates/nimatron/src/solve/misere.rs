//! Misère sums of heap games by their misère quotient.

use crate::engine::quotient::{HeapOptions, Joint, Period, Quotient, Search, SearchError, octal_reach};
use crate::engine::take_and_break::HeapGame;
use crate::game::Game;
use crate::position::Position;
use crate::ruleset::Numbers;
use crate::theory::Step;
use crate::{Budget, Meter, Natural, Outcome, OverBudget};

/// How far the heaps are read in search of a period before it is given up.
const FURTHEST: usize = 400;

/// The misère quotient of all heap games of a sum together, as far as their heaps need it.
pub(super) struct MisereQuotient<'a> {
    /// The different games.
    games: Vec<&'a HeapGame>,
    /// For each component, which of them it is.
    kinds: Vec<usize>,
    joint: Vec<(usize, usize)>,
    quotient: Quotient,
    period: Option<Period>,
}

/// The options of the heaps of a heap game, as the quotient reads them.
struct Options<'a>(&'a HeapGame);

impl HeapOptions for Options<'_> {
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let parts = |parts: crate::engine::take_and_break::Parts<u64>| {
            parts.iter().map(|part| *part as usize).collect()
        };
        self.0.options(&(heap as u64)).map(parts).collect()
    }
}

impl<'a> MisereQuotient<'a> {
    /// The quotient for `position`, or `None` where not all its components are heap games.
    pub(super) fn of(position: &'a Position, budget: &Budget) -> Option<Result<Self, OverBudget>> {
        let mut games: Vec<&HeapGame> = Vec::new();
        let mut kinds = Vec::new();
        for (game, _) in position.components() {
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

    fn index(&self, kind: usize, heap: &Natural) -> Option<usize> {
        let small = match &self.period {
            Some(period) => period.least_alike(heap),
            None => heap.to_usize()?,
        };
        if self.games.len() == 1 { Some(small) } else { self.joint.binary_search(&(small, kind)).ok() }
    }

    /// The quotient as a step of an argument.
    pub(super) fn step(&self, outcome: Outcome) -> Step {
        Step::Quotient {
            order: self.quotient.monoid().order(),
            lost: self.quotient.lost().len(),
            period: self.period.map(|period| (period.preperiod, period.period)),
            outcome,
        }
    }
}

type Found = (Vec<(usize, usize)>, Quotient, Option<Period>);

fn of_one(game: &HeapGame, last: &Natural, meter: &mut Meter<'_>) -> Result<Found, OverBudget> {
    let options = Options(game);
    let mut search = Search::new(&options);
    let furthest = last.to_usize().unwrap_or(usize::MAX).min(FURTHEST);
    for heap in 0..=furthest {
        search.read_to(heap, meter).map_err(over)?;
    }
    let quotient = search.into_quotient();
    if *last <= Natural::from(furthest) {
        return Ok((Vec::new(), quotient, None));
    }
    let period = octal_reach(game).and_then(|reach| quotient.period(reach));
    match period {
        Some(period) => Ok((Vec::new(), quotient, Some(period))),
        None => Err(OverBudget::after("misère quotient", FURTHEST as u64)),
    }
}

fn of_several(games: &[&HeapGame], last: &[Natural], meter: &mut Meter<'_>) -> Result<Found, OverBudget> {
    let options: Vec<Options<'_>> = games.iter().map(|game| Options(game)).collect();
    let too_large = || OverBudget::after("misère quotient", FURTHEST as u64);
    let last = last.iter().map(|heap| heap.to_usize().filter(|heap| *heap <= FURTHEST).ok_or_else(too_large));
    let last: Vec<usize> = last.collect::<Result<_, _>>()?;
    let pairs = options.iter().map(|it| it as &dyn HeapOptions).zip(last).collect();
    let joint = Joint::new(pairs);
    let mut search = Search::new(&joint);
    search.read_to(joint.last(), meter).map_err(over)?;
    let indices =
        (0..=joint.last()).filter_map(|index| joint.heap(index)).map(|(game, heap)| (heap, game)).collect();
    Ok((indices, search.into_quotient(), None))
}

fn over(error: SearchError) -> OverBudget {
    match error {
        SearchError::OverBudget(over) => over,
        // The options of a heap game are smaller heaps.
        SearchError::Upward { .. } => OverBudget::after("misère quotient", 0),
    }
}
