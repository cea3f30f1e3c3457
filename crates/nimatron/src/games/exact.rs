//! Exact k-Nim: lower exactly k heaps [boros-2018].
//!
//! With the height T, the largest number of moves that can be made, the Grundy value is T where more than half of
//! the heaps are lowered, and a formula of the Jenkyns–Mayberry kind where exactly half are. Below that it is open.

use dashu_int::UBig;

use crate::board::Board;
use crate::game::{Arity, Component, Entry, Game};
use crate::games::lowering::{Lowering, LoweringGame};
use crate::games::lowering_limit::Limit;
use crate::games::moore::saturated;
use crate::ruleset::{FallibleMoves, Numbers, sorted};
use crate::theory::{Argument, Citation, Genus, Step, Temper, Theorem, options_where};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "exact",
    aliases: &[],
    parameters: "k",
    arity: Arity::Any,
    example: "exact(2) 2 3 4",
    setup: |setup| Ok(Component::new(Exact::new(setup.one_natural("k", 1)?), setup.row()?)),
    samples: &[
        ("exact(1)", 3, 4),
        ("exact(2)", 3, 6),
        ("exact(2)", 4, 4),
        ("exact(3)", 5, 2),
        ("exact(3)", 4, 3),
    ],
};

#[derive(Debug)]
struct Exact {
    k: Natural,
    rules: Lowering,
}

impl Exact {
    fn new(k: Natural) -> Self {
        let heaps = saturated(&k);
        Self { k, rules: Lowering { fewest: heaps, most: heaps, limit: Limit::Any } }
    }

    /// The largest number of moves from `heaps`: the largest t with Σ min(heap, t) ≥ k·t.
    fn height(&self, heaps: &[Natural]) -> Natural {
        let enough = |t: &UBig| {
            let filled: UBig = heaps.iter().map(|heap| heap.as_ubig().min(t)).sum();
            filled >= self.k.as_ubig() * t
        };
        let stones: UBig = heaps.iter().map(Natural::as_ubig).sum();
        let (mut low, mut high) = (UBig::ZERO, stones / self.k.as_ubig());
        while low < high {
            let middle = (&low + &high + UBig::ONE) >> 1;
            if enough(&middle) { low = middle } else { high = middle - UBig::ONE }
        }
        Natural::from(low)
    }

    /// The genus of a position, with its height, where 2k ≥ the number of heaps that are not empty.
    fn genus(&self, row: &Numbers) -> Option<(Genus, Natural)> {
        let heaps = sorted(row.clone());
        let twice = 2 * self.rules.most as u128;
        let height = self.height(&heaps);
        let small = height <= Natural::ONE;
        let (value, fickle) = match (heaps.len() as u128).cmp(&twice) {
            std::cmp::Ordering::Greater => return None,
            std::cmp::Ordering::Less => (height.clone(), small),
            // One heap of each two: k = 1 is Nim with two heaps, where the formula does not hold.
            std::cmp::Ordering::Equal if self.k == Natural::ONE => {
                (&heaps[0] ^ &heaps[1], heaps[1] <= Natural::ONE)
            }
            std::cmp::Ordering::Equal => {
                let least = &heaps[0];
                let above: Numbers = heaps.iter().map(|heap| heap - least).collect();
                let y = self.height(&above).into_ubig() + UBig::ONE;
                let c = &y * (&y - UBig::ONE) / UBig::from(2u8);
                let value = if *least.as_ubig() <= c {
                    height.clone()
                } else {
                    Natural::from(&c + (least.as_ubig() - &c - UBig::ONE) % &y)
                };
                (value, small || (*least == Natural::ONE && y.is_one()))
            }
        };
        let temper = if fickle { Temper::Fickle } else { Temper::Firm };
        Some((Genus { value: Nimber(value), temper }, height))
    }
}

impl LoweringGame for Exact {
    fn lowering(&self) -> &Lowering {
        &self.rules
    }
}

impl Game for Exact {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn board(&self, row: &Numbers) -> Board {
        self.rules.board(row)
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.k.to_string()
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(ExactNim(self))]
    }

    fn value(&self, row: &Numbers, _: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(Ok(self.genus(row)?.0.value))
    }

    fn temper(&self, row: &Numbers, _: &Budget) -> Option<Temper> {
        Some(self.genus(row)?.0.temper)
    }
}

struct ExactNim<'g>(&'g Exact);

impl Theorem for ExactNim<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::EXACT_NIM
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let steps = |(genus, height)| vec![Step::Tetris { height }, Step::Value { genus, convention }];
        Ok(self.0.genus(row).map(|known| Argument::new(steps(known))))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let game = self.0;
        let lost =
            move |row: &Numbers| Ok(game.genus(row).is_some_and(|known| known.0.outcome(convention).is_p()));
        options_where(game, row, budget, lost)
    }
}
