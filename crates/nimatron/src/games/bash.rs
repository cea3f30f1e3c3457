//! Bash (Bachet's game): take 1 to m stones from one heap. A heap is worth its remainder mod m + 1 [bachet-1612].

use crate::board::Board;
use crate::engine::take_and_break::Period;
use crate::game::{Arity, Component, Entry, Game, HeapValues};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::nim::lowered;
use crate::ruleset::{FallibleMoves, Numbers};
use crate::theory::{Citation, Facts, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "bash",
    aliases: &[],
    parameters: "m",
    arity: Arity::Any,
    example: "bash(3) 10 7",
    setup: |setup| Ok(Component::new(Bash::new(setup.one_natural("m", 1)?), setup.row()?)),
    samples: &[("bash(1)", 3, 4), ("bash(2)", 3, 6), ("bash(3)", 3, 8), ("bash(100)", 2, 9)],
};

#[derive(Debug)]
pub(crate) struct Bash {
    m: Natural,
    rules: Lowering,
}

impl Bash {
    pub(crate) fn new(m: Natural) -> Self {
        Self { rules: Lowering::one_heap(Limit::UpTo(m.clone())), m }
    }

    fn modulus(&self) -> Natural {
        &self.m + &Natural::ONE
    }
}

impl LoweringGame for Bash {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for Bash {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("m", vec![self.m.clone()])])
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.m.to_string()
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        let values = || {
            budget.meter("Grundy values").spend(last as u64 / 64)?;
            let modulus = self.modulus().to_u64();
            let value = |heap: usize| modulus.map_or(heap as u64, |modulus| heap as u64 % modulus);
            let values = (0..=last).map(|heap| u32::try_from(value(heap)).unwrap_or(u32::MAX)).collect();
            Ok(HeapValues { values, period: modulus.map(Period::of_residues) })
        };
        Some(values())
    }
}

impl Reduction for Bash {
    fn citation(&self) -> &'static Citation {
        Citation::BASH
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Residues { modulus: self.modulus() })
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        let modulus = self.modulus();
        Ok(row.iter().map(|heap| heap.rem(&modulus)).collect())
    }

    /// Taking 1..m runs once through all other remainders, so at most one amount leaves the remainder `to`.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let modulus = self.modulus();
        let residue = Some(to).filter(|to| **to < modulus);
        let taken = residue.map(|to| (&(&row[heap] + &modulus) - to).rem(&modulus));
        let size = taken.filter(|taken| !taken.is_zero()).and_then(|taken| row[heap].checked_sub(&taken));
        Box::new(size.map(|size| Ok(lowered(row, heap, size))).into_iter())
    }
}
