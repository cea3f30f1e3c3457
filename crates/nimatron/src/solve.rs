//! Solving: theory first, then Grundy values, then the oracle, within a [`Budget`].

mod analysis;
mod misere;

use std::collections::HashSet;

use dashu_int::{IBig, UBig};

use crate::engine::moore::Goal;
use crate::engine::search::Oracle;
use crate::game::Game;
use crate::position::Position;
use crate::rng::SplitMix64;
use crate::theory::Method;
pub use analysis::{Analysis, LongestDefence, PartialAnalysis};

use crate::ruleset::{FallibleMoves, Move, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Genus, Step, Target, Temper, Theorem, options_where};
use misere::MisereQuotient;

use crate::{Budget, Convention, Meter, Nimber, Outcome, OverBudget, Verdict};

/// Who wins `position`, by which move, and why.
///
/// # Errors
/// [`OverBudget`] with all that was tried, where the answer is out of reach. Never a guess.
pub fn solve(position: &Position, budget: &Budget) -> Result<Analysis, OverBudget> {
    let PartialAnalysis { outcome, method, argument, winning_move } = solve_in_part(position, budget)?;
    let verdict = match winning_move? {
        Some(winning) => Verdict::Win(winning),
        None if position.is_over() => Verdict::Over(position.convention.of_terminal()),
        None => Verdict::Loss,
    };
    debug_assert_eq!(verdict.outcome(), outcome, "{position}");
    Ok(Analysis { verdict, method, argument })
}

/// Who wins `position` and why, even if no winning move is found within the budget.
///
/// # Errors
/// [`OverBudget`] with all that was tried, if the outcome is out of reach.
pub fn solve_in_part(position: &Position, budget: &Budget) -> Result<PartialAnalysis, OverBudget> {
    let plan = Plan::of(position, budget)?;
    let (outcome, method, mut argument) = (plan.outcome(), plan.method(), plan.argument(position));
    let winning_move = if outcome == Outcome::P || position.is_over() {
        Ok(None)
    } else {
        plan.winning_move(position, budget).map(|(winning, steps)| {
            argument.steps.extend(steps);
            Some(winning)
        })
    };
    Ok(PartialAnalysis { outcome, method, argument, winning_move })
}

/// Who wins `position`, and nothing more: for many positions at a time.
///
/// ```
/// use nimatron::{Budget, Outcome, Position, outcome};
///
/// let position: Position = "misere nim 1 2 3".parse()?;
/// assert_eq!(outcome(&position, &Budget::default())?, Outcome::P);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`OverBudget`] with all that was tried, where the answer is out of reach.
pub fn outcome(position: &Position, budget: &Budget) -> Result<Outcome, OverBudget> {
    Ok(Plan::of(position, budget)?.outcome())
}

/// Every winning move once, as it is found.
pub fn winning_moves<'a>(position: &'a Position, budget: &'a Budget) -> FallibleMoves<'a, Vec<Numbers>> {
    match Plan::of(position, budget) {
        Ok(plan) => plan.into_winning_moves(position, budget),
        Err(over) => Box::new(std::iter::once(Err(over))),
    }
}

/// The exact number of winning moves.
///
/// # Errors
/// [`OverBudget`] where it is out of reach.
pub fn count(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    let plan = Plan::of(position, budget)?;
    if plan.outcome() == Outcome::P {
        return Ok(UBig::ZERO);
    }
    if let Plan::Theorem { theorem, .. } = &plan
        && let Some(number) = theorem.count(&position.rows[0], position.convention, budget)?
    {
        return Ok(number);
    }
    let mut meter = budget.meter("counting the winning moves one by one");
    let mut number = 0u64;
    for found in plan.into_winning_moves(position, budget) {
        found?;
        meter.spend(1)?;
        number += 1;
    }
    Ok(UBig::from(number))
}

/// The number of different sets of heaps that winning moves change: for each of them there is a way to win.
///
/// # Errors
/// [`OverBudget`] where it is out of reach.
pub fn count_heap_sets(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    let by_theorem = with_theorem(position, budget, |theorem, row| {
        theorem.count_heap_sets(row, position.convention, budget)
    });
    if let Some(number) = by_theorem {
        return number;
    }
    let mut meter = budget.meter("counting the winning moves one by one");
    let mut sets = HashSet::new();
    for found in winning_moves(position, budget) {
        meter.spend(1)?;
        sets.insert(changed_heaps(&position.rows, &found?.to));
    }
    Ok(UBig::from(sets.len()))
}

/// The heaps that a move changes, as (component, heap); a heap that splits is where the rows begin to differ.
fn changed_heaps(from: &[Numbers], to: &[Numbers]) -> Vec<(usize, usize)> {
    let components = from.iter().zip(to).enumerate();
    components
        .flat_map(|(component, (from, to))| {
            let differing = (0..from.len()).filter(|heap| to.get(*heap) != Some(&from[*heap]));
            let heaps: Vec<usize> = match from.len() == to.len() {
                true => differing.collect(),
                false => differing.take(1).collect(),
            };
            heaps.into_iter().map(move |heap| (component, heap))
        })
        .collect()
}

/// The Grundy value of `position` under normal play, whatever its convention.
///
/// # Errors
/// [`OverBudget`] where it is out of reach.
pub fn grundy(position: &Position, budget: &Budget) -> Result<Nimber, OverBudget> {
    position.prepare(budget)?;
    position.components().map(|(game, row)| Values::of(game, budget).value(row)).sum()
}

/// How many moves are left when the winner hurries and the loser delays.
///
/// # Errors
/// [`OverBudget`] where it is out of reach.
pub fn remoteness(position: &Position, budget: &Budget) -> Result<UBig, OverBudget> {
    if let Some(known) =
        with_theorem(position, budget, |theorem, row| theorem.remoteness(row, position.convention, budget))
    {
        return known;
    }
    position.prepare(budget)?;
    let mut oracle = Oracle::remoteness(&position.rules, position.convention);
    let (_, moves) = oracle.ask(&position.rows, &mut budget.meter("exhaustive search"))?;
    Ok(UBig::from(moves))
}

/// The winning move that is best by `goal`, or `None` where there is no winning move.
///
/// # Errors
/// [`OverBudget`] where it is out of reach; for Moore's Nim with k part of the question all three goals are NP-hard.
pub fn best_move(
    position: &Position,
    goal: Goal,
    budget: &Budget,
) -> Result<Option<Move<Vec<Numbers>>>, OverBudget> {
    let by_theorem = with_theorem(position, budget, |theorem, row| {
        theorem.best_move(row, position.convention, goal, budget)
    });
    if let Some(best) = by_theorem {
        return Ok(best?.map(|best| position.rules.lift(&position.rows, 0, best)));
    }
    let mut meter = budget.meter("comparing the winning moves one by one");
    let mut best: Option<(IBig, Move<Vec<Numbers>>)> = None;
    for found in winning_moves(position, budget) {
        meter.spend(1)?;
        let found = found?;
        let cost = cost(&position.rows, &found.to, goal);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, found));
        }
    }
    Ok(best.map(|(_, best)| best))
}

/// What a move costs, the goal being as little as possible.
fn cost(from: &[Numbers], to: &[Numbers], goal: Goal) -> IBig {
    let stones = |rows: &[Numbers]| rows.iter().flatten().map(|heap| heap.as_ubig().clone()).sum::<UBig>();
    let taken = || IBig::from(stones(from)) - IBig::from(stones(to));
    match goal {
        Goal::FewestHeaps => {
            let changed = |(from, to): (&Numbers, &Numbers)| match from.len() == to.len() {
                true => from.iter().zip(to).filter(|(from, to)| from != to).count(),
                // A heap that splits is one heap.
                false => 1,
            };
            IBig::from(from.iter().zip(to).map(changed).sum::<usize>())
        }
        Goal::FewestStones => taken(),
        Goal::MostStones => -taken(),
    }
}

/// A winning move drawn by `seed` so that each is equally likely, or `None` where there is no winning move.
///
/// # Errors
/// [`OverBudget`] where they can be neither counted nor listed within the budget.
pub fn random_move(
    position: &Position,
    seed: u64,
    budget: &Budget,
) -> Result<Option<Move<Vec<Numbers>>>, OverBudget> {
    let by_theorem = with_theorem(position, budget, |theorem, row| {
        theorem.random_move(row, position.convention, seed, budget)
    });
    if let Some(drawn) = by_theorem {
        return Ok(drawn?.map(|drawn| position.rules.lift(&position.rows, 0, drawn)));
    }
    let mut moves = winning_moves(position, budget).collect::<Result<Vec<_>, _>>()?;
    if moves.is_empty() {
        return Ok(None);
    }
    let index = SplitMix64::new(seed).below(&UBig::from(moves.len()));
    Ok(Some(moves.swap_remove(usize::try_from(&index).unwrap_or(0))))
}

/// The move with which a lost position lasts longest, and how long; `None` where it is won or over.
///
/// # Errors
/// [`OverBudget`] where it is out of reach.
pub fn longest_defence(position: &Position, budget: &Budget) -> Result<Option<LongestDefence>, OverBudget> {
    if Plan::of(position, budget)?.outcome() == Outcome::N || position.is_over() {
        return Ok(None);
    }
    if let Some(first_move) = with_theorem(position, budget, |theorem, row| theorem.delaying_move(row)) {
        let length = remoteness(position, budget)?;
        return Ok(Some(LongestDefence {
            first_move: position.rules.lift(&position.rows, 0, first_move),
            length,
        }));
    }
    let mut oracle = Oracle::remoteness(&position.rules, position.convention);
    let mut meter = budget.meter("exhaustive search");
    let (_, length) = oracle.ask(&position.rows, &mut meter)?;
    for option in position.rules.options(&position.rows) {
        if oracle.ask(&option.to, &mut meter)?.1 + 1 == length {
            return Ok(Some(LongestDefence { first_move: option, length: UBig::from(length) }));
        }
    }
    Ok(None)
}

/// What the theorem that settles a single component says about `row`, if it says anything.
fn with_theorem<T>(
    position: &Position,
    budget: &Budget,
    ask: impl Fn(&dyn Theorem<'_>, &Numbers) -> Option<T>,
) -> Option<T> {
    let [row] = position.rows.as_slice() else { return None };
    let theorems = position.rules.games[0].theorems();
    let applies =
        |theorem: &dyn Theorem<'_>| matches!(theorem.argue(row, position.convention, budget), Ok(Some(_)));
    theorems.iter().filter(|theorem| applies(theorem.as_ref())).find_map(|theorem| ask(theorem.as_ref(), row))
}

/// Which part of the budget a misère quotient may take.
const QUOTIENT_SHARE: u64 = 2;

/// The method that settled the outcome, ready to give moves.
enum Plan<'a> {
    Theorem { theorem: Box<dyn Theorem<'a> + 'a>, argument: Argument, outcome: Outcome },
    Values { genera: Vec<Genus>, convention: Convention },
    Quotient { quotient: MisereQuotient<'a>, outcome: Outcome },
    Search { oracle: Oracle<'a, crate::position::Sum, Outcome>, outcome: Outcome },
}

impl<'a> Plan<'a> {
    fn of(position: &'a Position, budget: &'a Budget) -> Result<Self, OverBudget> {
        position.prepare(budget)?;
        let mut tried: Option<OverBudget> = None;
        let mut note =
            |over: OverBudget| tried = Some(tried.take().map_or(over.clone(), |tried| tried.and(over)));
        if let [row] = position.rows.as_slice() {
            for theorem in position.rules.games[0].theorems() {
                match theorem.argue(row, position.convention, budget) {
                    Ok(Some(argument)) => {
                        let outcome =
                            argument.outcome().expect("the argument of a theorem settles the outcome");
                        return Ok(Self::Theorem { theorem, argument, outcome });
                    }
                    Ok(None) => {}
                    Err(over) => note(over),
                }
            }
        } else {
            match genera(position, budget) {
                Ok(Some(genera)) => return Ok(Self::Values { genera, convention: position.convention }),
                Ok(None) => {}
                Err(over) => note(over),
            }
        }
        if position.convention == Convention::Misere {
            // Part of the budget only, since a search of all that follows may be cheaper.
            match MisereQuotient::of(position, &budget.share(QUOTIENT_SHARE)) {
                Some(Ok(quotient)) => {
                    if let Some(outcome) = quotient.outcome(&position.rows) {
                        return Ok(Self::Quotient { quotient, outcome });
                    }
                }
                Some(Err(over)) => note(over),
                None => {}
            }
        }
        let mut oracle = Oracle::outcome(&position.rules, position.convention);
        match oracle.ask(&position.rows, &mut budget.meter("exhaustive search")) {
            Ok(outcome) => Ok(Self::Search { oracle, outcome }),
            Err(over) => {
                note(over);
                Err(tried.expect("just noted"))
            }
        }
    }

    fn outcome(&self) -> Outcome {
        match self {
            Self::Theorem { outcome, .. } | Self::Quotient { outcome, .. } | Self::Search { outcome, .. } => {
                *outcome
            }
            Self::Values { genera, convention } => Genus::of_sum(genera).outcome(*convention),
        }
    }

    fn method(&self) -> Method {
        match self {
            Self::Theorem { theorem, .. } => theorem.method(),
            Self::Values { convention: Convention::Normal, .. } => {
                Method::SpragueGrundy(Citation::SPRAGUE_GRUNDY)
            }
            Self::Values { convention: Convention::Misere, .. } => Method::SpragueGrundy(Citation::TAME),
            Self::Quotient { .. } => Method::Quotient(Citation::QUOTIENT),
            Self::Search { .. } => Method::Exhaustive,
        }
    }

    fn argument(&self, position: &Position) -> Argument {
        if position.is_over() {
            return Argument::new(vec![Step::Over { convention: position.convention }]);
        }
        let step = match self {
            Self::Theorem { argument, .. } => return argument.clone(),
            Self::Values { genera, convention: Convention::Normal } => Step::NimSum {
                values: genera.iter().map(|genus| genus.value.clone()).collect(),
                total: Genus::of_sum(genera).value,
            },
            Self::Values { genera, convention: Convention::Misere } => {
                Step::TameSum { parts: genera.clone(), total: Genus::of_sum(genera) }
            }
            Self::Quotient { quotient, outcome } => quotient.step(*outcome),
            Self::Search { oracle, outcome } => {
                Step::Searched { positions: oracle.positions() as u64, outcome: *outcome }
            }
        };
        Argument::new(vec![step])
    }

    fn winning_move(
        self,
        position: &'a Position,
        budget: &'a Budget,
    ) -> Result<(Move<Vec<Numbers>>, Vec<Step>), OverBudget> {
        if let Self::Theorem { theorem, .. } = &self {
            let found = theorem.winning_move(&position.rows[0], position.convention, budget)?;
            let (winning, steps) = found.expect("an N-position with a move has a winning move");
            return Ok((position.rules.lift(&position.rows, 0, winning), steps));
        }
        // Another component may give what one could not within the budget.
        let mut over = None;
        for found in self.into_winning_moves(position, budget) {
            match found {
                Ok(winning) => return Ok((winning, Vec::new())),
                Err(error) => over = Some(error),
            }
        }
        Err(over.expect("an N-position with a move has a winning move"))
    }

    fn into_winning_moves(
        self,
        position: &'a Position,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Vec<Numbers>> {
        let (rules, rows, convention) = (&position.rules, &position.rows, position.convention);
        match self {
            _ if self.outcome() == Outcome::P => Box::new(std::iter::empty()),
            Self::Theorem { theorem, .. } => {
                let moves = theorem.winning_moves(&rows[0], convention, budget);
                Box::new(moves.map(move |found| Ok(rules.lift(rows, 0, found?))))
            }
            Self::Values { genera, .. } => {
                let components = (0..rows.len()).flat_map(move |component| {
                    let others = genera.iter().enumerate().filter(|(i, _)| *i != component);
                    let others = Genus::of_sum(others.map(|(_, genus)| genus));
                    let moves = winning_moves_in_sum(
                        rules.games[component].as_ref(),
                        &rows[component],
                        others,
                        convention,
                        budget,
                    );
                    moves.map(move |found| Ok(rules.lift(rows, component, found?)))
                });
                Box::new(components)
            }
            Self::Quotient { quotient, .. } => options_where(rules, rows, budget, move |option| {
                Ok(quotient.outcome(option).is_some_and(Outcome::is_p))
            }),
            Self::Search { mut oracle, .. } => {
                let mut meter = budget.meter("exhaustive search");
                options_where(rules, rows, budget, move |option| Ok(oracle.ask(option, &mut meter)?.is_p()))
            }
        }
    }
}

/// The genus of every component, or `None` where the convention is misère and not all are known to be tame.
fn genera(position: &Position, budget: &Budget) -> Result<Option<Vec<Genus>>, OverBudget> {
    let mut genera = Vec::new();
    for (game, row) in position.components() {
        match Values::of(game, budget).genus(row, position.convention)? {
            Some(genus) => genera.push(genus),
            None => return Ok(None),
        }
    }
    Ok(Some(genera))
}

/// Every move in one component that makes the whole sum lost for the opponent: in closed form, or else by the
/// values of the options.
fn winning_moves_in_sum<'a>(
    game: &'a dyn Game,
    row: &'a Numbers,
    others: Genus,
    convention: Convention,
    budget: &'a Budget,
) -> FallibleMoves<'a, Numbers> {
    if let Some(found) = game.winning_moves_in_sum(row, &others, convention, budget) {
        return found;
    }
    let target = Target::beside(&others, convention);
    let mut values = Values::of(game, budget);
    options_where(game, row, budget, move |option| {
        Ok(values.genus(option, convention)?.is_some_and(|genus| target.is_hit(&genus)))
    })
}

/// The values of the positions of one game: by theory where there is one, else by search.
struct Values<'a> {
    game: &'a dyn Game,
    oracle: Oracle<'a, dyn Game + 'a, u64>,
    budget: &'a Budget,
    meter: Meter<'a>,
}

impl<'a> Values<'a> {
    fn of(game: &'a dyn Game, budget: &'a Budget) -> Self {
        Self { game, oracle: Oracle::value(game, 0), budget, meter: budget.meter("Grundy values by search") }
    }

    fn value(&mut self, row: &Numbers) -> Result<Nimber, OverBudget> {
        let by_theory = self.game.value(row, self.budget);
        if let Some(Ok(value)) = by_theory {
            return Ok(value);
        }
        let by_search = self.oracle.ask(row, &mut self.meter).map(Nimber::from);
        by_search.map_err(|over| match by_theory {
            Some(Err(earlier)) => earlier.and(over),
            _ => over,
        })
    }

    /// The genus, or `None` under misère play where the position is not known to be tame. In normal play the temper
    /// means nothing.
    fn genus(&mut self, row: &Numbers, convention: Convention) -> Result<Option<Genus>, OverBudget> {
        let temper = match convention {
            Convention::Normal => Some(Temper::Firm),
            Convention::Misere => self.game.temper(row, self.budget),
        };
        temper.map(|temper| Ok(Genus { value: self.value(row)?, temper })).transpose()
    }
}
