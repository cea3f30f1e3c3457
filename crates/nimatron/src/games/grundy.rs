//! Grundy's game: split one heap into two unequal non-empty heaps.

use crate::engine::take_and_break::HeapGame;
use crate::game::{Arity, Entry};
use crate::games::heap_game;

pub(crate) const ENTRY: Entry = Entry {
    name: "grundy",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "grundy 7 12",
    setup: |setup| {
        setup.expect_no_parameters()?;
        heap_game::setup(setup, &ENTRY, String::new(), HeapGame::Grundy)
    },
    samples: &[("grundy", 2, 8), ("grundy", 1, 11)],
};
