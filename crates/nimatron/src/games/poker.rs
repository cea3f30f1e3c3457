//! Poker Nim: lower one heap, or add chips from a common bank to one heap [winning-ways-3].
//!
//! Chips that leave a heap leave the game, so the bank runs dry and play ends. The row is the bank, then the heaps.

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, replaced};
use crate::theory::{Citation, Facts, Reduction, Why};
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "poker",
    aliases: &[],
    parameters: "c",
    arity: Arity::Any,
    example: "poker(4) 3 4 5",
    setup: |setup| {
        let bank = setup.one_natural("c", 0)?;
        let row = std::iter::once(bank).chain(setup.row()?).collect();
        Ok(Component::new(Poker, row))
    },
    samples: &[("poker(0)", 3, 3), ("poker(1)", 2, 4), ("poker(2)", 3, 2), ("poker(4)", 2, 3)],
};

#[derive(Debug)]
struct Poker;

const FOREIGN: &str = "here a move withdraws or deposits chips";

/// Heap number `heap`, behind the bank.
const fn place(heap: usize) -> usize {
    heap.saturating_add(1)
}

fn withdraw(row: &Numbers, heap: usize, chips: Natural) -> LegalMove<Numbers> {
    let left = &row[place(heap)] - &chips;
    LegalMove { action: Action::Set(vec![(heap, left.clone())]), to: replaced(row, place(heap), left) }
}

fn deposit(row: &Numbers, heap: usize, chips: Natural) -> LegalMove<Numbers> {
    let held = &row[place(heap)] + &chips;
    let mut to = replaced(row, place(heap), held.clone());
    to[0] = &row[0] - &chips;
    LegalMove { action: Action::Set(vec![(heap, held)]), to }
}

fn positive_up_to(most: &Natural) -> impl Iterator<Item = Natural> + use<> {
    Natural::range(Natural::ONE, most + &Natural::ONE)
}

impl Ruleset for Poker {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len() - 1).flat_map(move |heap| {
            let withdrawals = positive_up_to(&row[place(heap)]).map(move |chips| withdraw(row, heap, chips));
            let deposits = positive_up_to(&row[0]).map(move |chips| deposit(row, heap, chips));
            withdrawals.chain(deposits)
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let [(heap, to)] = action.changes(self.numbers(row).len(), "heap", FOREIGN)? else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let (bank, held) = (&row[0], &row[place(*heap)]);
        match held.checked_sub(to) {
            Some(chips) if chips.is_zero() => Err(IllegalMove::beyond(chips, held, held)),
            Some(chips) => Ok(withdraw(row, *heap, chips).to),
            None if to - held > *bank => Err(IllegalMove::beyond(to - held, bank, bank)),
            None => Ok(deposit(row, *heap, to - held).to),
        }
    }

    /// Empty heaps can be added to, so only the order does not matter.
    fn canonical(&self, mut row: Numbers) -> Numbers {
        row[1..].sort_unstable();
        row
    }
}

impl Game for Poker {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    /// The bank is no heap.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::among(from, to, |index| index > 0)
    }

    fn look(&self) -> Look {
        Look::Chips
    }

    fn board(&self, row: &Numbers) -> Board {
        let Some((bank, heaps)) = row.split_first() else {
            return Board::new(self.look(), Numbers::new(), []);
        };
        let withdrawals = heaps.iter().cloned().map(Multiples::up_to).collect();
        let deposits = heaps.iter().map(|_| Multiples::up_to(bank.clone())).collect();
        let ways = [(Verb::Withdraw, withdrawals), (Verb::Deposit, deposits)];
        let ways = ways.map(|(verb, amounts)| Way::Take(Taking::one(verb, amounts)));
        Board::new(self.look(), heaps.to_vec(), ways).beside(bank.clone())
    }

    fn rule_facts(&self, row: &Numbers) -> Facts {
        Facts::from([("bank", vec![row[0].clone()])])
    }

    fn parameters(&self, row: &Numbers) -> String {
        row[0].to_string()
    }

    fn numbers<'a>(&self, row: &'a Numbers) -> &'a [Natural] {
        &row[1..]
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }
}

impl Reduction for Poker {
    fn citation(&self) -> &'static Citation {
        Citation::POKER
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Chips)
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(row[1..].to_vec())
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let held = &row[place(heap)];
        let lifted = match held.checked_sub(to) {
            Some(chips) => Some(withdraw(row, heap, chips)),
            None => Some(to - held).filter(|chips| *chips <= row[0]).map(|chips| deposit(row, heap, chips)),
        };
        Box::new(lifted.map(Ok).into_iter())
    }
}
