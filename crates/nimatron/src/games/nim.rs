//! Nim: lower one heap. Bouton's theorem [bouton-1901]: P iff every binary column holds an even number of ones.

use crate::board::Board;
use crate::engine::moore::Moore;
use crate::engine::take_and_break::TakeAndBreak;
use crate::game::{Arity, Component, Entry, Game, HeapValues};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::MooresTheorem;
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers, replaced};
use crate::theory::{Citation, Reduction, Theorem, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "nim",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "nim 3 4 5",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Nim, setup.row()?))
    },
    samples: &[("nim", 4, 5), ("nim", 2, 12), ("nim", 6, 2)],
};

static NIM: Moore = Moore::NIM;

static RULES: Lowering = Lowering::one_heap(Limit::Any);

#[derive(Debug)]
pub(crate) struct Nim;

impl LoweringGame for Nim {
    fn lowering(&self) -> &Lowering {
        &RULES
    }
}

impl Game for Nim {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        RULES.board(row)
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn as_moore(&self) -> Option<&Moore> {
        Some(&NIM)
    }

    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        Some(HeapValues::of(TakeAndBreak::nim(), last, budget))
    }

    /// Nim is Moore's Nim with k = 1, and inherits all that is known of it.
    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(MooresTheorem { moore: &NIM, citation: Citation::BOUTON })]
    }
}

impl Reduction for Nim {
    fn citation(&self) -> &'static Citation {
        Citation::BOUTON
    }

    fn why(&self) -> Option<Why> {
        None
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(row.clone())
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let lower = (*to < row[heap]).then(|| Ok(lowered(row, heap, to.clone())));
        Box::new(lower.into_iter())
    }
}

/// The move that lowers one heap.
pub(crate) fn lowered(row: &Numbers, heap: usize, to: Natural) -> LegalMove<Numbers> {
    LegalMove { action: Action::Set(vec![(heap, to.clone())]), to: replaced(row, heap, to) }
}
