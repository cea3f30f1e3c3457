//! Grundy values of heap games: their rules, their values, their periods with proofs.
//!
//! A [`HeapGame`] says which moves a heap has. A [`Sequence`] holds the values of its heaps 0, 1, 2, …
//! as far as they are known and computes more of them on demand, until a theorem proves that they repeat; from then
//! on it knows the value of every heap. Grundy values belong to normal play: nothing here has a convention.

mod all_but;
mod amounts;
mod code;
mod digit;
mod engine;
mod heap_game;
mod lasker;
mod naive;
mod parts;
mod period;
mod places;
mod rows;
mod save;
mod sequence;
mod sparse;
mod taking;
mod triples;
mod valued_options;
mod values;

pub use amounts::{Amounts, ZeroAmount};
pub use code::{Base, Code, CodeError, CodeMistake, NAMED_CODES, NamedCode};
pub use digit::Digit;
pub use heap_game::HeapGame;
pub use naive::naive_values;
pub use parts::{Parts, Size};
pub use period::{Cycle, Period, Theorem};
pub use save::{Addition, Checkpoint, SaveError};
pub use sequence::{Rare, Sequence};
