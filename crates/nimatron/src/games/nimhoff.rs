//! Cyclic Nimhoff: lower one heap, or several by less than h stones altogether [fraenkel-lorberbom-1991].
//!
//! The value is h·q + r: q is the nim-sum of the quotients of the heaps by h, r the sum of the remainders modulo h. With h = 1 this
//! is Nim. Misère play is searched.

use std::collections::BTreeMap;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, sorted};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::{Budget, Convention, Natural, Nimber, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "nimhoff",
    aliases: &[],
    parameters: "h",
    arity: Arity::Any,
    example: "nimhoff(3) 4 5 8",
    setup: |setup| Ok(Component::new(Nimhoff { h: setup.one_natural("h", 1)? }, setup.row()?)),
    samples: &[
        ("nimhoff(1)", 3, 4),
        ("nimhoff(2)", 3, 5),
        ("nimhoff(3)", 3, 6),
        ("nimhoff(4)", 2, 12),
        ("nimhoff(3)", 4, 3),
    ],
};

#[derive(Debug)]
struct Nimhoff {
    h: Natural,
}

/// Runs through all amounts of two or more heaps that are together below `h`, like the wheels of a counter.
struct CyclicAmounts<'a> {
    h: &'a Natural,
    row: &'a Numbers,
    taken: Numbers,
    total: Natural,
}

impl Iterator for CyclicAmounts<'_> {
    type Item = Numbers;

    fn next(&mut self) -> Option<Numbers> {
        loop {
            let mut wheel = 0;
            loop {
                let taken = self.taken.get_mut(wheel)?;
                let more = &self.total + &Natural::ONE;
                if more < *self.h && *taken < self.row[wheel] {
                    *taken = &*taken + &Natural::ONE;
                    self.total = more;
                    break;
                }
                self.total = &self.total - taken;
                *taken = Natural::ZERO;
                wheel += 1;
            }
            if self.taken.iter().filter(|taken| !taken.is_zero()).count() > 1 {
                return Some(self.taken.clone());
            }
        }
    }
}

impl Nimhoff {
    /// The moves that lower several heaps.
    fn several<'a>(&'a self, row: &'a Numbers) -> impl Iterator<Item = LegalMove<Numbers>> + 'a {
        let amounts =
            CyclicAmounts { h: &self.h, row, taken: vec![Natural::ZERO; row.len()], total: Natural::ZERO };
        amounts.map(|taken| {
            let to = row.iter().zip(&taken).map(|(heap, taken)| heap - taken).collect::<Numbers>();
            LegalMove { action: Action::difference(row, &to), to }
        })
    }

    fn quotient(&self, heap: &Natural) -> Natural {
        Natural::from(heap.as_ubig() / self.h.as_ubig())
    }

    /// The nim-sum of the quotients, and the sum of the remainders modulo h.
    fn worth<'a>(&self, heaps: impl Iterator<Item = &'a Natural>) -> (Natural, Natural) {
        heaps.fold((Natural::ZERO, Natural::ZERO), |(quotients, rest), heap| {
            (&quotients ^ &self.quotient(heap), (&rest + heap).rem(&self.h))
        })
    }

    fn is_lost(&self, row: &Numbers) -> bool {
        let (quotients, rest) = self.worth(row.iter());
        quotients.is_zero() && rest.is_zero()
    }
}

impl Ruleset for Nimhoff {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let single =
            (0..row.len()).flat_map(move |heap| row[heap].below().map(move |to| lowered(row, heap, to)));
        Box::new(single.chain(self.several(row)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let changes = action.changes(row.len(), "heap", "here a move lowers heaps")?;
        let mut to = row.clone();
        let mut total = Natural::ZERO;
        for (heap, size) in changes {
            let not_lower =
                || IllegalMove::NotLower { heap: heap + 1, from: row[*heap].clone(), to: size.clone() };
            let taken = row[*heap].checked_sub(size).filter(|taken| !taken.is_zero());
            total = &total + &taken.ok_or_else(not_lower)?;
            to[*heap].clone_from(size);
        }
        match changes.len() {
            0 => Err(IllegalMove::HeapCount { found: 0, expected: "1 or more".to_owned() }),
            1 => Ok(to),
            _ if total < self.h => Ok(to),
            _ => {
                let from = row.iter().fold(Natural::ZERO, |sum, heap| &sum + heap);
                let expected = format!("less than {} from several heaps together", self.h);
                Err(IllegalMove::Amount { found: total, from, expected })
            }
        }
    }

    fn canonical(&self, row: Numbers) -> Numbers {
        sorted(row)
    }
}

impl Game for Nimhoff {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.h.to_string()
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("h", one(self.h.clone()))])
    }

    /// One heap is lowered by choosing; what may be taken from several is listed.
    fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().cloned().map(Multiples::up_to).collect();
        let several: Moves<'_, Numbers> = Box::new(self.several(row));
        let ways = [Way::Take(Taking::one(Verb::Lower, amounts)), Way::list(several)];
        Board::new(Look::Heaps, row.clone(), ways)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(QuotientsAndRemainders(self))]
    }

    fn value(&self, row: &Numbers, _: &Budget) -> Option<Result<Nimber, OverBudget>> {
        let (quotients, rest) = self.worth(row.iter());
        Some(Ok(Nimber(Natural::from(quotients.as_ubig() * self.h.as_ubig() + rest.as_ubig()))))
    }
}

struct QuotientsAndRemainders<'a>(&'a Nimhoff);

impl Theorem for QuotientsAndRemainders<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::NIMHOFF
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        if row.iter().all(Natural::is_zero) {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        }
        if convention == Convention::Misere {
            return Ok(None);
        }
        let (quotients, rest) = self.0.worth(row.iter());
        let rule = Step::Rule {
            key: "nimhoff",
            outcome: Outcome::p_if(quotients.is_zero() && rest.is_zero()),
            facts: BTreeMap::from([("h", self.0.h.clone()), ("quotients", quotients), ("rest", rest)]),
        };
        Ok(Some(Argument::new(vec![rule])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        _: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let game = self.0;
        let single = (0..row.len()).filter_map(move |heap| {
            let others = (0..row.len()).filter(|other| *other != heap).map(|other| &row[other]);
            let (quotient, rest) = game.worth(others);
            let remainder = (&game.h - &rest).rem(&game.h);
            let to = Natural::from(quotient.as_ubig() * game.h.as_ubig() + remainder.as_ubig());
            (to < row[heap]).then(|| Ok(lowered(row, heap, to)))
        });
        let mut meter = budget.meter("the moves of several heaps");
        let several = game.several(row).filter_map(move |option| match meter.spend(1) {
            Ok(()) => game.is_lost(&option.to).then_some(Ok(option)),
            Err(over) => Some(Err(over)),
        });
        let mut failed = false;
        let several = several.take_while(move |found| !std::mem::replace(&mut failed, found.is_err()));
        Box::new(single.chain(several))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        if winning.to.iter().all(Natural::is_zero) {
            return vec![Step::found("found-nimhoff-end", [])];
        }
        let facts = [("h", one(self.0.h.clone())), ("heaps", winning.to.clone())];
        vec![Step::found("found-nimhoff", facts)]
    }

    fn no_move(&self, _: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        vec![Step::no_move("no-move-nimhoff", [("h", one(self.0.h.clone()))])]
    }
}
