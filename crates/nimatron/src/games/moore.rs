//! Moore's Nim: lower at least one and at most k heaps.
//!
//! Moore's theorem [moore-1910]: P iff every binary column holds a multiple of k + 1 ones; misère play is the same
//! while a heap of two or more is left. The engine is in [`crate::engine::moore`].

use crate::board::Board;
use crate::engine::moore::{self, Goal, MisereAdjustment};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::ruleset::{Action, FallibleMoves, Move, Numbers};
use crate::theory::{Argument, Citation, Constructed, Step, Temper, Theorem, moore_argument};
use crate::{Budget, Convention, Natural, Nimber, OverBudget, UBig};

pub(crate) const ENTRY: Entry = Entry {
    name: "moore",
    aliases: &["knim"],
    parameters: "k",
    arity: Arity::Any,
    example: "moore(2) 3 4 5",
    setup: |setup| Ok(Component::new(Moore::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("moore(1)", 3, 5),
        ("moore(2)", 4, 4),
        ("moore(2)", 6, 2),
        ("moore(3)", 5, 2),
        ("moore(4)", 4, 3),
        ("moore(18446744073709551616)", 3, 4),
    ],
};

#[derive(Debug)]
struct Moore {
    k: Natural,
    rules: Lowering,
}

impl Moore {
    fn new(k: Natural) -> Self {
        let most = saturated(&k);
        Self { k, rules: Lowering { fewest: 1, most, limit: Limit::Any } }
    }
}

/// `k` as a number of heaps: beyond all numbers of heaps it makes no difference.
pub(crate) fn saturated(k: &Natural) -> usize {
    k.to_usize().unwrap_or(usize::MAX)
}

impl LoweringGame for Moore {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for Moore {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.k.to_string()
    }

    fn moores_k(&self) -> Option<&Natural> {
        Some(&self.k)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem<'_> + '_>> {
        vec![Box::new(MooresTheorem { k: &self.k, citation: Citation::MOORE })]
    }

    fn breadth(&self) -> Option<usize> {
        Some(self.rules.most)
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(moore::grundy_value(row, self.rules.most, budget).map(|known| known.value))
    }

    fn temper(&self, row: &Numbers, _: &Budget) -> Option<Temper> {
        Some(if moore::is_fickle(row, self.rules.most) { Temper::Fickle } else { Temper::Firm })
    }
}

/// Moore's theorem, and for k = 1 Bouton's, with all that the engine knows besides.
pub(crate) struct MooresTheorem<'g> {
    pub(crate) k: &'g Natural,
    pub(crate) citation: &'static Citation,
}

impl MooresTheorem<'_> {
    fn most(&self) -> usize {
        saturated(self.k)
    }
}

impl<'g> Theorem<'g> for MooresTheorem<'g> {
    fn citation(&self) -> &'static Citation {
        self.citation
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        Ok(Some(Argument::new(moore_argument(row, self.k, convention))))
    }

    fn winning_moves(
        &self,
        row: &'g Numbers,
        convention: Convention,
        _: &'g Budget,
    ) -> FallibleMoves<'g, Numbers> {
        let moves = moore::winning_moves(row, self.most(), convention);
        Box::new(moves.map(|lowering| Ok(lift(row, lowering))))
    }

    fn winning_move(
        &self,
        row: &'g Numbers,
        convention: Convention,
        _: &'g Budget,
    ) -> Result<Option<Constructed>, OverBudget> {
        Ok(moore::construction(row, self.most(), convention).map(|construction| {
            let winning = lift(row, construction.lowering);
            let mut steps: Vec<Step> = construction.balancing.map(Step::Balancing).into_iter().collect();
            if construction.adjustment != MisereAdjustment::None {
                steps.push(Step::MisereAdjustment { adjustment: construction.adjustment });
            }
            steps.push(Step::After {
                heaps: winning.to.clone(),
                because: moore_argument(&winning.to, self.k, convention),
            });
            (winning, steps)
        }))
    }

    fn best_move(
        &self,
        row: &Numbers,
        convention: Convention,
        goal: Goal,
        budget: &Budget,
    ) -> Option<Result<Option<Move<Numbers>>, OverBudget>> {
        let best = moore::best_winning_move(row, self.most(), convention, goal, budget);
        Some(best.map(|found| found.map(|lowering| lift(row, lowering))))
    }

    fn random_move(
        &self,
        row: &Numbers,
        convention: Convention,
        seed: u64,
        budget: &Budget,
    ) -> Option<Result<Option<Move<Numbers>>, OverBudget>> {
        let drawn = moore::random_winning_move(row, self.most(), convention, seed, budget);
        Some(drawn.map(|found| found.map(|lowering| lift(row, lowering))))
    }

    fn remoteness(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Option<Result<UBig, OverBudget>> {
        Some(moore::remoteness(row, self.most(), convention, budget))
    }

    fn delaying_move(&self, row: &Numbers) -> Option<Move<Numbers>> {
        moore::delaying_move(row).map(|lowering| lift(row, lowering))
    }

    fn count_heap_sets(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Option<Result<UBig, OverBudget>> {
        Some(moore::count_heap_sets(row, self.most(), convention, budget))
    }

    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        moore::count_winning_moves(row, self.most(), convention, budget).map(Some)
    }
}

fn lift(row: &Numbers, lowering: moore::Lowering) -> Move<Numbers> {
    let to = lowering.applied_to(row);
    Move { action: Action::Set(lowering.into_changes()), to }
}
