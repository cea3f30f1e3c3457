//! [`Plan`]: the method that settles a position, chosen once and kept.

use std::cell::RefCell;

use super::misere::MisereQuotient;
use super::values::{genera, winning_moves_in_sum};
use crate::engine::search::Oracle;
use crate::position::{Position, Sum};
use crate::ruleset::{FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Genus, Method, Step, Theorem, options_where};
use crate::{Budget, Convention, Outcome, OverBudget};

/// Which part of the budget a misère quotient may take.
const QUOTIENT_SHARE: u64 = 2;

/// The method that settled the outcome, ready to give moves.
pub(super) enum Plan<'a> {
    Theorem { theorem: Box<dyn Theorem + 'a>, argument: Argument, outcome: Outcome },
    Values { genera: Vec<Genus>, convention: Convention },
    Quotient { quotient: Box<MisereQuotient<'a>>, outcome: Outcome },
    Search { oracle: RefCell<Oracle<'a, Sum, Outcome>>, outcome: Outcome },
}

impl<'a> Plan<'a> {
    pub(super) fn new(position: &'a Position, budget: &Budget) -> Result<Self, OverBudget> {
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
                        return Ok(Self::Quotient { quotient: Box::new(quotient), outcome });
                    }
                }
                Some(Err(over)) => note(over),
                None => {}
            }
        }
        let mut oracle = Oracle::outcome(&position.rules, position.convention);
        match oracle.ask(&position.rows, &mut budget.meter("exhaustive search")) {
            Ok(outcome) => Ok(Self::Search { oracle: RefCell::new(oracle), outcome }),
            Err(over) => {
                note(over);
                Err(tried.expect("just noted"))
            }
        }
    }

    pub(super) fn outcome(&self) -> Outcome {
        match self {
            Self::Theorem { outcome, .. } | Self::Quotient { outcome, .. } | Self::Search { outcome, .. } => {
                *outcome
            }
            Self::Values { genera, convention } => Genus::of_sum(genera).outcome(*convention),
        }
    }

    pub(super) fn method(&self) -> Method {
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

    pub(super) fn argument(&self, position: &Position) -> Argument {
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
                Step::Searched { positions: oracle.borrow().positions() as u64, outcome: *outcome }
            }
        };
        Argument::new(vec![step])
    }

    /// Returns a winning move of a won position, and how it was found if there is something to tell.
    pub(super) fn winning_move(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<(LegalMove<Vec<Numbers>>, Vec<Step>), OverBudget> {
        if let Self::Theorem { theorem, .. } = self {
            let found = theorem.winning_move(&position.rows[0], position.convention, budget)?;
            let (winning, steps) = found.expect("an N-position with a move has a winning move");
            return Ok((position.rules.lift(&position.rows, 0, winning), steps));
        }
        // Another component may give what one could not within the budget.
        let mut over = None;
        for found in self.winning_moves(position, budget) {
            match found {
                Ok(winning) => return Ok((winning, Vec::new())),
                Err(error) => over = Some(error),
            }
        }
        Err(over.expect("an N-position with a move has a winning move"))
    }

    /// Returns every winning move once, as it is found.
    pub(super) fn winning_moves<'s>(
        &'s self,
        position: &'s Position,
        budget: &'s Budget,
    ) -> FallibleMoves<'s, Vec<Numbers>> {
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
                    let (game, row) = (rules.games[component].as_ref(), &rows[component]);
                    let moves = winning_moves_in_sum(game, row, others, convention, budget);
                    moves.map(move |found| Ok(rules.lift(rows, component, found?)))
                });
                Box::new(components)
            }
            Self::Quotient { quotient, .. } => options_where(rules, rows, budget, move |option| {
                Ok(quotient.outcome(option).is_some_and(Outcome::is_p))
            }),
            Self::Search { oracle, .. } => {
                let mut meter = budget.meter("exhaustive search");
                options_where(rules, rows, budget, move |option| {
                    Ok(oracle.borrow_mut().ask(option, &mut meter)?.is_p())
                })
            }
        }
    }
}
