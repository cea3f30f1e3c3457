//! Grundy's game: split one heap into two unequal non-empty heaps.

use crate::games::{Arity, Entry, heap_game};
use crate::grundy::HeapGame;

pub(crate) const ENTRY: Entry = Entry {
    name: "grundy",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "grundy 7 12",
    setup: |setup| {
        setup.none()?;
        heap_game::setup(setup, &ENTRY, String::new(), HeapGame::Grundy)
    },
    samples: &[("grundy", 2, 8), ("grundy", 1, 11)],
};
