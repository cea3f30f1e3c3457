//! All-but games: take any amount that is not listed from one heap.

use crate::engine::take_and_break::HeapGame;
use crate::game::{Arity, Entry};
use crate::games::heap_game;

pub(crate) const ENTRY: Entry = Entry {
    name: "allbut",
    aliases: &[],
    parameters: "s,…",
    arity: Arity::Any,
    example: "allbut(2,3) 10 7",
    setup: |setup| {
        let amounts = setup.amounts(0)?;
        heap_game::setup(setup, &ENTRY, amounts.to_string(), HeapGame::AllBut(amounts))
    },
    samples: &[("allbut(1)", 2, 8), ("allbut(2,3)", 2, 8), ("allbut()", 2, 5)],
};
