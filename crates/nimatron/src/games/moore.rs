//! Moore's Nim: lower at least one and at most k heaps.
//!
//! Moore's theorem [moore-1910]: P iff every binary column holds a multiple of k + 1 ones; misère play is the same
//! while a heap of two or more is left. The engine is in [`crate::engine::moore`].

use dashu_int::UBig;

use crate::board::Board;
use crate::engine::moore::rule::{Criterion, Tally};
use crate::engine::moore::{Columns, Construction, Goal, MisereAdjustment, Moore};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::bounded_moore::BoundedMoore;
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::nim::Nim;
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers};
use crate::theory::{
    Argument, Citation, Facts, Genus, Reduction, Settled, Step, Target, Temper, Theorem, moore_argument, one,
    pay_for_columns,
};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "moore",
    aliases: &["knim"],
    parameters: "k",
    arity: Arity::Any,
    example: "moore(2) 3 4 5",
    setup: |setup| match setup.parameters() {
        [k, m] => {
            let (k, m) = (setup.natural(k, 1, Some("k"))?, setup.natural(m, 1, Some("m"))?);
            Ok(BoundedMoore::component(k, m, setup.row()?))
        }
        _ => Ok(Component::new(MooresNim::new(setup.one_natural("k", 1)?), setup.row()?)),
    },
    samples: &[
        ("moore(1)", 3, 5),
        ("moore(2)", 4, 4),
        ("moore(2)", 6, 2),
        ("moore(3)", 5, 2),
        ("moore(4)", 4, 3),
        ("moore(18446744073709551616)", 3, 4),
        ("moore(1,2)", 2, 7),
        ("moore(2,1)", 4, 3),
        ("moore(2,2)", 3, 5),
        ("moore(3,2)", 3, 4),
    ],
};

#[derive(Debug)]
struct MooresNim {
    moore: Moore,
    rules: Lowering,
}

impl MooresNim {
    fn new(k: Natural) -> Self {
        let moore = Moore::of_positive(k);
        let rules = Lowering { fewest: 1, most: moore.most(), limit: Limit::Any };
        Self { moore, rules }
    }
}

/// `k` as a number of heaps: beyond all numbers of heaps it makes no difference.
pub(crate) fn saturated(k: &Natural) -> usize {
    k.to_usize().unwrap_or(usize::MAX)
}

impl LoweringGame for MooresNim {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for MooresNim {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("k", vec![self.moore.k().clone()])])
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.moore.k().to_string()
    }

    fn as_moore(&self) -> Option<&Moore> {
        Some(&self.moore)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(MooresTheorem { moore: &self.moore, citation: Citation::MOORE })]
    }

    /// With k = 1 it is Nim.
    fn reduction(&self) -> Option<&dyn Reduction> {
        (*self.moore.k() == Natural::ONE).then_some(&Nim)
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(self.moore.grundy(row, budget))
    }

    /// The formulas for at most k + 1 heaps.
    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        let heaps = row.iter().filter(|heap| !heap.is_zero()).count();
        let is_few = heaps <= self.moore.most().saturating_add(1);
        is_few.then(|| self.moore.grundy(row, budget).map(|value| vec![value.0]))
    }

    /// A move to one of the two values that may be wanted, found from the formula of the values.
    fn winning_move_in_sum(
        &self,
        row: &Numbers,
        others: &Genus,
        convention: Convention,
        budget: &Budget,
    ) -> Option<Result<Option<LegalMove<Numbers>>, OverBudget>> {
        let target = Target::beside(others, convention);
        let is_hit = |to: &Numbers| {
            let value = self.moore.grundy(to, budget)?;
            let temper = self.temper(to, budget).unwrap_or(Temper::Firm);
            Ok(target.is_hit(&Genus { value, temper }))
        };
        for wanted in [&target.firm, &target.fickle] {
            for changes in self.moore.options_with_value(row, wanted)? {
                let found = lift(&self.moore, row, changes);
                match is_hit(&found.to) {
                    Ok(true) => return Some(Ok(Some(found))),
                    Ok(false) => {}
                    Err(over) => return Some(Err(over)),
                }
            }
        }
        Some(Ok(None))
    }

    fn temper(&self, row: &Numbers, _: &Budget) -> Option<Temper> {
        Some(if self.moore.is_fickle(row) { Temper::Fickle } else { Temper::Firm })
    }
}

/// Moore's theorem, and for k = 1 Bouton's, with all that the engine knows besides.
pub(crate) struct MooresTheorem<'g> {
    pub(crate) moore: &'g Moore,
    pub(crate) citation: &'static Citation,
}

impl MooresTheorem<'_> {
    /// Returns the step that tells why the position with the heaps `to` is lost.
    fn after(&self, to: &Numbers, convention: Convention, columns: impl FnOnce() -> Columns) -> Step {
        let mut because = moore_argument(to, self.moore, convention, columns);
        if to.iter().any(|heap| !heap.is_zero()) {
            because.extend(self.no_move(to, convention, &Budget::default()));
        }
        Step::After { heaps: to.clone(), because }
    }
}

impl Theorem for MooresTheorem<'_> {
    fn citation(&self) -> &'static Citation {
        self.citation
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        pay_for_columns(row, budget)?;
        Ok(Some(Argument::new(moore_argument(row, self.moore, convention, || Columns::of(row)))))
    }

    /// The kernels know who wins without the columns that an argument shows.
    fn settle(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Settled>, OverBudget> {
        Ok(Some(Settled { outcome: self.moore.outcome(row, convention), argument: None }))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        if let Err(over) = pay_for_columns(row, budget) {
            return Box::new(std::iter::once(Err(over)));
        }
        let moves = self.moore.winning_moves(row, convention);
        let moore = self.moore;
        Box::new(moves.map(|changes| Ok(lift(moore, row, changes))))
    }

    fn winning_move(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        pay_for_columns(row, budget)?;
        let found = self.moore.winning_move(row, convention);
        Ok(found.map(|changes| lift(self.moore, row, changes)))
    }

    /// Only the move of the construction is told column by column.
    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let columns = Columns::of(row);
        let constructed = self.moore.construct(row, &columns, convention);
        let is_this =
            |found: &Construction| matches!(&winning.action, Action::Set(made) if *made == found.changes);
        let Some(construction) = constructed.filter(is_this) else {
            return vec![self.after(&winning.to, convention, || Columns::of(&winning.to))];
        };
        let mut steps: Vec<Step> = construction.balancing.map(Step::Balancing).into_iter().collect();
        if construction.adjustment != MisereAdjustment::None {
            steps.push(Step::MisereAdjustment { adjustment: construction.adjustment });
        }
        // The columns after the move differ by the changed heaps only.
        steps.push(self.after(&winning.to, convention, || columns.after(row, &construction.changes)));
        steps
    }

    /// In the highest column that a move changes, ones only disappear, and at most k of them.
    fn no_move(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let facts = || {
            let modulus = self.moore.k() + &Natural::ONE;
            [("k", vec![self.moore.k().clone()]), ("modulus", vec![modulus])]
        };
        match Criterion::of(convention, || Tally::of(row)) {
            Criterion::Ones(1) => vec![Step::no_move("no-move-last-one", [])],
            Criterion::Ones(ones) => {
                let [(_, k), modulus] = facts();
                let most = k.into_iter().chain(one(ones)).min().into_iter().collect();
                vec![Step::no_move("no-move-ones", [("k", most), modulus])]
            }
            Criterion::Columns if convention == Convention::Misere => {
                vec![Step::no_move("no-move-big-heaps", facts()), Step::no_move("no-move-columns", facts())]
            }
            Criterion::Columns => vec![Step::no_move("no-move-columns", facts())],
        }
    }

    fn best_move(
        &self,
        row: &Numbers,
        convention: Convention,
        goal: Goal,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let best = self.moore.best_move(row, convention, goal, budget)?;
        Ok(best.map(|changes| lift(self.moore, row, changes)))
    }

    fn random_move(
        &self,
        row: &Numbers,
        convention: Convention,
        seed: u64,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        let drawn = self.moore.random_move(row, convention, seed, budget)?;
        Ok(drawn.map(|changes| lift(self.moore, row, changes)))
    }

    fn remoteness(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        self.moore.remoteness(row, convention, budget).map(Some)
    }

    fn delaying_move(&self, row: &Numbers) -> Option<LegalMove<Numbers>> {
        self.moore.delaying_move(row).map(|changes| lift(self.moore, row, changes))
    }

    fn count_heap_sets(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        self.moore.count_heap_sets(row, convention, budget).map(Some)
    }

    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        self.moore.count(row, convention, budget).map(Some)
    }
}

fn lift(moore: &Moore, row: &Numbers, changes: Vec<(usize, Natural)>) -> LegalMove<Numbers> {
    let to = moore.after(row, &changes);
    LegalMove { action: Action::Set(changes), to }
}
