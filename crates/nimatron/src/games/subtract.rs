//! Subtraction games: take one of the listed amounts from one heap. They are tame [ferguson-1974].

use crate::engine::take_and_break::HeapGame;
use crate::game::{Arity, Entry};
use crate::games::heap_game;

pub(crate) const ENTRY: Entry = Entry {
    name: "subtract",
    aliases: &[],
    parameters: "s,…",
    arity: Arity::Any,
    example: "subtract(1,3,4) 10 7",
    setup: |setup| {
        let amounts = setup.amounts(1)?;
        heap_game::setup(setup, &ENTRY, amounts.to_string(), HeapGame::Subtraction(amounts))
    },
    samples: &[
        ("subtract(1,3,4)", 3, 8),
        ("subtract(2)", 3, 5),
        ("subtract(2,5,6)", 2, 12),
        ("subtract(7,30)", 2, 12),
    ],
};
