//! Lasker's Nim: lower one heap, or split it into two non-empty heaps.

use crate::engine::take_and_break::HeapGame;
use crate::game::{Arity, Entry};
use crate::games::heap_game;

pub(crate) const ENTRY: Entry = Entry {
    name: "lasker",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "lasker 7 12",
    setup: |setup| {
        setup.expect_no_parameters()?;
        heap_game::setup(setup, &ENTRY, String::new(), HeapGame::Lasker)
    },
    samples: &[("lasker", 2, 4), ("lasker", 1, 7)],
};
