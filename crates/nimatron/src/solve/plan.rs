//! [`Plan`]: the method that settles a position, chosen once and kept.

use std::cell::{OnceCell, RefCell};

use super::compound::Components;
use super::misere::MisereQuotient;
use super::values::{genera, genus_of_component, values_of, winning_moves_in_sum};
use crate::engine::search::Oracle;
use crate::notation::Compound;
use crate::position::{Move, Position, Sum};
use crate::ruleset::{FallibleMoves, LegalMove, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Genus, Method, Settled, Step, Theorem, one, options_where};
use crate::{Budget, Convention, Outcome, OverBudget};

/// Which part of the budget a misère quotient may take.
const QUOTIENT_SHARE: u64 = 2;

/// The method that settled the outcome, ready to give moves.
pub(super) enum Plan<'a> {
    /// The argument is made when somebody asks for it, unless the outcome was read off it.
    Theorem {
        theorem: Box<dyn Theorem + 'a>,
        argument: OnceCell<Argument>,
        outcome: Outcome,
    },
    Values {
        genera: Vec<Genus>,
        convention: Convention,
    },
    Quotient {
        quotient: Box<MisereQuotient<'a>>,
        outcome: Outcome,
    },
    Compound {
        components: Components<'a>,
        outcome: Outcome,
    },
    Search {
        oracle: RefCell<Oracle<'a, Sum, Outcome>>,
        outcome: Outcome,
    },
}

impl<'a> Plan<'a> {
    pub(super) fn new(position: &'a Position, budget: &Budget) -> Result<Self, OverBudget> {
        position.prepare(budget)?;
        let mut tried: Option<OverBudget> = None;
        let mut note =
            |over: OverBudget| tried = Some(tried.take().map_or(over.clone(), |tried| tried.and(over)));
        if position.compound() != Compound::Sum {
            let components = Components::of(position);
            let mut meter = budget.meter("exhaustive search");
            let outcome = components.outcome(position, &position.rows, budget, &mut meter)?;
            return Ok(Self::Compound { components, outcome });
        }
        if let [row] = position.rows.as_slice() {
            for theorem in position.rules.games[0].theorems() {
                match theorem.settle(row, position.convention, budget) {
                    Ok(Some(Settled { outcome, argument })) => {
                        let argument = argument.map_or_else(OnceCell::new, OnceCell::from);
                        return Ok(Self::Theorem { theorem, argument, outcome });
                    }
                    Ok(None) => {}
                    Err(over) => note(over),
                }
            }
        }
        if position.rows.len() > 1 || position.convention == Convention::Misere {
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
            Self::Theorem { outcome, .. }
            | Self::Quotient { outcome, .. }
            | Self::Compound { outcome, .. }
            | Self::Search { outcome, .. } => *outcome,
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
            Self::Compound { .. } => Method::Theorem(Citation::COMPOUNDS),
            Self::Search { .. } => Method::Exhaustive,
        }
    }

    /// Returns the steps that settle the outcome.
    pub(super) fn settling(&self, position: &Position, budget: &Budget) -> Argument {
        if position.is_over() {
            return Argument::new(vec![Step::Over { convention: position.convention }]);
        }
        let step = match self {
            Self::Theorem { theorem, argument, .. } => {
                let argue = || theorem.argue(&position.rows[0], position.convention, budget);
                return argument.get_or_init(|| argue().ok().flatten().unwrap_or_default()).clone();
            }
            Self::Values { genera, convention: Convention::Normal } => nim_sum(genera),
            Self::Values { genera, convention: Convention::Misere } => tame_sum(genera.clone()),
            Self::Quotient { quotient, outcome } => quotient.step(*outcome),
            Self::Compound { outcome, .. } => Components::step(position, *outcome),
            Self::Search { oracle, outcome } => {
                Step::Searched { positions: oracle.borrow().positions() as u64, outcome: *outcome }
            }
        };
        Argument::new(vec![step])
    }

    /// Returns the whole argument for the outcome: what must be known, the steps that settle it and, if the position is
    /// lost, why no move helps.
    pub(super) fn argument(&self, position: &Position, budget: &Budget) -> Argument {
        let mut argument = self.settling(position, budget);
        if position.is_over() {
            return argument;
        }
        let premises = match self {
            Self::Theorem { theorem, .. } => theorem.premises(&position.rows[0], position.convention, budget),
            Self::Values { genera, convention: Convention::Normal } => values_of(position, genera, budget),
            Self::Compound { components, .. } => components.premises(position, budget),
            _ => Vec::new(),
        };
        argument.steps.splice(0..0, premises);
        if self.outcome() == Outcome::P {
            argument.steps.extend(self.no_move(position, budget));
        }
        argument
    }

    /// Returns why no move leads from a lost position to another.
    fn no_move(&self, position: &Position, budget: &Budget) -> Vec<Step> {
        match self {
            Self::Theorem { theorem, .. } => theorem.no_move(&position.rows[0], position.convention, budget),
            Self::Values { convention: Convention::Normal, .. } => {
                vec![Step::no_move("no-move-nim-sum", [])]
            }
            Self::Values { convention: Convention::Misere, .. } => {
                vec![Step::no_move("no-move-tame-sum", [])]
            }
            Self::Quotient { .. } => vec![Step::no_move("no-move-quotient", [])],
            Self::Compound { .. } => vec![Step::no_move("no-move-compound", [])],
            Self::Search { .. } => {
                let moves = position.rules.options(&position.rows).count();
                vec![Step::no_move("no-move-search", [("moves", one(moves))])]
            }
        }
    }

    /// Returns how a winning move is found.
    pub(super) fn construction(&self, winning: &Move<'_>, budget: &Budget) -> Vec<Step> {
        let (position, after) = (winning.from(), winning.to());
        match self {
            Self::Theorem { theorem, .. } => {
                let inner = LegalMove { action: winning.action().clone(), to: after.rows[0].clone() };
                theorem.construction(&position.rows[0], &inner, position.convention, budget)
            }
            Self::Values { genera, convention } => {
                let component = position.rows.iter().zip(&after.rows).position(|(from, to)| from != to);
                let Some(component) = component else { return Vec::new() };
                let Ok(Some(genus)) = genus_of_component(after, component, budget) else {
                    return vec![Step::found("found-sum-unknown", [("component", one(component + 1))])];
                };
                let total = Genus::of_sum(genera);
                let values = [
                    ("component", one(component + 1)),
                    ("from", vec![genera[component].value.0.clone()]),
                    ("total", vec![total.value.0]),
                    ("to", vec![genus.value.0.clone()]),
                ];
                let mut parts = genera.clone();
                parts[component] = genus;
                let (key, because) = match convention {
                    Convention::Normal => ("found-sum", nim_sum(&parts)),
                    Convention::Misere => ("found-sum-misere", tame_sum(parts)),
                };
                let heaps = after.rows.concat();
                vec![Step::found(key, values), Step::After { heaps, because: vec![because] }]
            }
            Self::Quotient { .. } => vec![Step::found("found-quotient", [])],
            Self::Compound { .. } => vec![Step::found("found-compound", [])],
            Self::Search { .. } => {
                let moves = after.rules.options(&after.rows).count();
                vec![Step::found("found-search", [("moves", one(moves))])]
            }
        }
    }

    /// Returns a winning move of a won position that is not over.
    pub(super) fn winning_move(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<LegalMove<Vec<Numbers>>, OverBudget> {
        if let Self::Theorem { theorem, .. } = self {
            let found = theorem.winning_move(&position.rows[0], position.convention, budget)?;
            let winning = found.expect("an N-position with a move has a winning move");
            return Ok(position.rules.lift(&position.rows, 0, winning));
        }
        // If that takes too long, listing the moves may not.
        if let Ok(Some(found)) = self.quick_move(position, budget) {
            return Ok(found);
        }
        if let Self::Compound { components, .. } = self
            && let Some(winning) = components.winning_move(position, budget)?
        {
            return Ok(winning);
        }
        // Another component may give what one could not within the budget.
        let mut over = None;
        for found in self.winning_moves(position, budget) {
            match found {
                Ok(winning) => return Ok(winning),
                Err(error) => over = Some(error),
            }
        }
        Err(over.expect("an N-position with a move has a winning move"))
    }

    /// Returns a winning move of a won position that is found without looking at all options, if there is a way.
    fn quick_move(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Vec<Numbers>>>, OverBudget> {
        let (rules, rows) = (&position.rules, &position.rows);
        match self {
            Self::Values { genera, convention } => {
                for (component, row) in rows.iter().enumerate() {
                    let game = rules.games[component].as_ref();
                    let others = others(genera, component);
                    let quick = game.winning_move_in_sum(row, &others, *convention, budget);
                    let found = match quick {
                        Some(found) => found?,
                        // Closed forms list their moves one by one.
                        None => match game.winning_moves_in_sum(row, &others, *convention, budget) {
                            Some(mut moves) => moves.next().transpose().ok().flatten(),
                            None => None,
                        },
                    };
                    if let Some(found) = found {
                        return Ok(Some(rules.lift(rows, component, found)));
                    }
                }
                Ok(None)
            }
            Self::Quotient { quotient, .. } => quotient.quick_move(position, budget),
            _ => Ok(None),
        }
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
                    let others = others(genera, component);
                    let (game, row) = (rules.games[component].as_ref(), &rows[component]);
                    let moves = winning_moves_in_sum(game, row, others, convention, budget);
                    moves.map(move |found| Ok(rules.lift(rows, component, found?)))
                });
                Box::new(components)
            }
            Self::Compound { components, .. } => components.winning_moves(position, budget),
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

/// Returns what all components but one are worth together.
fn others(genera: &[Genus], component: usize) -> Genus {
    Genus::of_sum(genera.iter().enumerate().filter(|(i, _)| *i != component).map(|(_, genus)| genus))
}

fn nim_sum(genera: &[Genus]) -> Step {
    let values = genera.iter().map(|genus| genus.value.clone()).collect();
    Step::NimSum { values, total: Genus::of_sum(genera).value }
}

fn tame_sum(parts: Vec<Genus>) -> Step {
    let total = Genus::of_sum(&parts);
    Step::TameSum { parts, total }
}
