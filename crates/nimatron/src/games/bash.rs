//! Bash (Bachet's game): take 1 to m stones from one heap. A heap is worth its remainder mod m + 1 [bachet-1612].

use crate::amounts::Amounts;
use crate::board::Board;
use crate::games::nim::lowered;
use crate::games::{Arity, Entry, Game, component};
use crate::lowering::{Lowering, LoweringGame};
use crate::ruleset::{Found, Row};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Heap, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "bash",
    aliases: &[],
    parameters: "m",
    arity: Arity::Any,
    example: "bash(3) 10 7",
    setup: |setup| Ok(component(Bash::new(setup.one_natural("m", 1)?), setup.row()?)),
    samples: &[("bash(1)", 3, 4), ("bash(2)", 3, 6), ("bash(3)", 3, 8), ("bash(100)", 2, 9)],
};

#[derive(Debug)]
struct Bash {
    m: Heap,
    rules: Lowering,
}

impl Bash {
    fn new(m: Heap) -> Self {
        Self { rules: Lowering::one_heap(Amounts::UpTo(m.clone())), m }
    }

    fn modulus(&self) -> Heap {
        &self.m + &Heap::ONE
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

    fn board(&self, row: &Row) -> Board {
        self.rules.board(row)
    }

    fn parameters(&self, _: &Row) -> String {
        self.m.to_string()
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Bash {
    fn citation(&self) -> &'static Citation {
        Citation::BASH
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Residues { modulus: self.modulus() })
    }

    fn nim_heaps(&self, row: &Row, _: &Budget) -> Result<Vec<Heap>, OverBudget> {
        let modulus = self.modulus();
        Ok(row.iter().map(|heap| heap.rem(&modulus)).collect())
    }

    /// Taking 1..m runs once through all other remainders, so at most one amount leaves the remainder `to`.
    fn lift<'a>(&'a self, row: &'a Row, heap: usize, to: &Heap, _: &'a Budget) -> Found<'a, Row> {
        let modulus = self.modulus();
        let residue = Some(to).filter(|to| **to < modulus);
        let taken = residue.map(|to| (&(&row[heap] + &modulus) - to).rem(&modulus));
        let size = taken.filter(|taken| !taken.is_zero()).and_then(|taken| row[heap].checked_sub(&taken));
        Box::new(size.map(|size| Ok(lowered(row, heap, size))).into_iter())
    }
}
