//! Compounds other than the sum: each component is worked out alone [smith-1966].
//!
//! * `&&`, where the first component that is over ends the play: each component has a remoteness, the number of moves it
//!   lasts if its winner hurries and its loser delays; the least of them decides by its parity.
//! * `&`, where the last component ends the play: each has a suspense number, the number of moves it lasts if its winner
//!   delays and its loser hurries; the largest of them decides by its parity.
//! * `|`: lost iff every component is lost. Under misère play the last component that is left is played misère; while two
//!   or more are left, nothing changes.

use std::cell::RefCell;

use crate::engine::search::Oracle;
use crate::game::Game;
use crate::notation::Compound;
use crate::position::Position;
use crate::ruleset::{FallibleMoves, LegalMove, Numbers};
use crate::theory::{Step, options_where};
use crate::{Budget, Convention, Meter, Natural, Outcome, OverBudget};

/// Who wins a component, and after how many moves.
type Lasting = (Outcome, u64);

/// What is known about the components of a compound.
pub(super) enum Components<'a> {
    /// How long each lasts: remoteness or suspense.
    Lasting { oracles: Vec<RefCell<Oracle<'a, dyn Game + 'a, Lasting>>>, compound: Compound },
    /// Who wins each.
    Outcomes,
}

/// Returns the oracle that finds how long a component lasts in a compound of this kind.
fn oracle<'a>(
    game: &'a dyn Game,
    compound: Compound,
    convention: Convention,
) -> Oracle<'a, dyn Game + 'a, Lasting> {
    if compound == Compound::All {
        return Oracle::remoteness(game, convention);
    }
    Oracle::by(game, move |options: &[Lasting]| {
        let lasting = |outcome| options.iter().filter(move |it| it.0 == outcome).map(|it| it.1);
        match (lasting(Outcome::P).max(), lasting(Outcome::N).min()) {
            (Some(latest), _) => (Outcome::N, latest + 1),
            (None, Some(soonest)) => (Outcome::P, soonest + 1),
            (None, None) => (convention.of_terminal(), 0),
        }
    })
}

impl<'a> Components<'a> {
    pub(super) fn of(position: &'a Position) -> Self {
        let compound = position.compound();
        if compound == Compound::Some {
            return Self::Outcomes;
        }
        let oracles = position.rules.games.iter();
        let oracles =
            oracles.map(|game| RefCell::new(oracle(game.as_ref(), compound, position.convention))).collect();
        Self::Lasting { oracles, compound }
    }

    /// Returns how long each of these components lasts, or nothing if that does not matter.
    pub(super) fn lasting(
        &self,
        rows: &[Numbers],
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Lasting>, OverBudget> {
        let Self::Lasting { oracles, .. } = self else { return Ok(Vec::new()) };
        oracles.iter().zip(rows).map(|(oracle, row)| oracle.borrow_mut().ask(row, meter)).collect()
    }

    /// Returns who wins the compound with these rows.
    pub(super) fn outcome(
        &self,
        position: &Position,
        rows: &[Numbers],
        budget: &Budget,
        meter: &mut Meter<'_>,
    ) -> Result<Outcome, OverBudget> {
        if let Self::Lasting { compound, .. } = self {
            let lasting = self.lasting(rows, meter)?.into_iter();
            let deciding = match compound {
                Compound::All => lasting.min_by_key(|it| it.1),
                _ => lasting.max_by_key(|it| it.1),
            };
            return Ok(deciding.map_or(position.convention.of_terminal(), |it| it.0));
        }
        let left: Vec<usize> = (0..rows.len()).filter(|it| has_move(position, *it, &rows[*it])).collect();
        let alone = |component: usize, convention| {
            let alone = position.alone(component, rows[component].clone(), convention);
            Ok(alone.solve(budget)?.outcome())
        };
        match (position.convention, left.as_slice()) {
            (convention, []) => Ok(convention.of_terminal()),
            (Convention::Misere, [only]) => alone(*only, Convention::Misere),
            _ => {
                let mut all_lost = true;
                for component in left {
                    all_lost &= alone(component, Convention::Normal)?.is_p();
                }
                Ok(Outcome::p_if(all_lost))
            }
        }
    }

    /// Returns the step that settles the outcome.
    pub(super) fn step(position: &Position, outcome: Outcome) -> Step {
        let key = match (position.compound(), position.convention) {
            (Compound::All, Convention::Normal) => "compound-all",
            (Compound::All, Convention::Misere) => "compound-all-misere",
            (Compound::Some, Convention::Normal) => "compound-some",
            (Compound::Some, Convention::Misere) => "compound-some-misere",
            (_, Convention::Normal) => "compound-every",
            (_, Convention::Misere) => "compound-every-misere",
        };
        Step::Rule { key, facts: Default::default(), outcome }
    }

    /// Returns how long each component lasts, as what must be known to follow the argument.
    pub(super) fn premises(&self, position: &Position, budget: &Budget) -> Vec<Step> {
        let Ok(lasting) = self.lasting(&position.rows, &mut budget.meter("exhaustive search")) else {
            return Vec::new();
        };
        let numbers: Vec<Natural> = lasting.iter().map(|it| Natural::from(it.1)).collect();
        let key = match position.compound() {
            Compound::Some | Compound::Sum => return Vec::new(),
            Compound::All => "note-remoteness",
            Compound::Every => "note-suspense",
        };
        vec![Step::note(key, [("numbers", numbers)])]
    }

    /// Returns a winning move: in each component the move that keeps its number, or in a selective compound a winning move
    /// in each component that is won; `None` if that is not one.
    pub(super) fn winning_move(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Vec<Numbers>>>, OverBudget> {
        let mut meter = budget.meter("exhaustive search");
        let mut together = Vec::new();
        for (component, (game, row)) in position.parts().enumerate() {
            let found = match self {
                Self::Lasting { oracles, .. } => {
                    let mut oracle = oracles[component].borrow_mut();
                    let (outcome, moves) = oracle.ask(row, &mut meter)?;
                    let mut found = None;
                    for option in game.options(row) {
                        let after = oracle.ask(&option.to, &mut meter)?;
                        if after.0 != outcome && after.1 + 1 == moves {
                            found = Some(option);
                            break;
                        }
                    }
                    found
                }
                Self::Outcomes => {
                    let alone = position.alone(component, row.clone(), Convention::Normal);
                    let winning = alone.solve(budget)?.winning_move()?;
                    winning.map(|it| LegalMove { action: it.action().clone(), to: it.to().rows[0].clone() })
                }
            };
            together.extend(found.map(|option| (component, option)));
        }
        if together.is_empty() {
            return Ok(None);
        }
        let winning = position.rules.lift_together(&position.rows, together);
        let lost = self.outcome(position, &winning.to, budget, &mut meter)?.is_p();
        Ok(lost.then_some(winning))
    }

    /// Returns every winning move once, as it is found.
    pub(super) fn winning_moves<'s>(
        &'s self,
        position: &'s Position,
        budget: &'s Budget,
    ) -> FallibleMoves<'s, Vec<Numbers>> {
        let mut meter = budget.meter("exhaustive search");
        options_where(&position.rules, &position.rows, budget, move |option| {
            Ok(self.outcome(position, option, budget, &mut meter)?.is_p())
        })
    }
}

fn has_move(position: &Position, component: usize, row: &Numbers) -> bool {
    position.rules.games[component].options(row).next().is_some()
}
