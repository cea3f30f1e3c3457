//! Take-and-break games: their rules, their Grundy values, and the periods of those with proofs.
//!
//! A [`TakeAndBreak`] says which moves a heap has. A [`Sequence`] holds the values of its heaps 0, 1, 2, …
//! as far as they are known and computes more of them on demand, until a theorem proves that they repeat; from then
//! on it knows the value of every heap. Grundy values belong to normal play: nothing here has a convention.
//!
//! The rules are in `rules`, and the ways to compute values in `methods`, which chooses one from the shape of the
//! game's code. What follows from values, however they were computed, is in `period` (how they repeat) and `options`
//! (which moves have a given value); `save` writes them to a file.

mod arithmetic;
mod methods;
mod options;
mod period;
mod period_report;
mod rules;
mod save;
mod sequence;
mod tame;
#[cfg(test)]
mod tests;
mod values;

pub use period::Period;
pub(crate) use rules::Digit;
pub use rules::TakeAndBreak;
#[cfg(test)]
pub(crate) use save::{Checkpoint, SaveError};
pub use sequence::{RareHeaps, Sequence};
pub(crate) use tame::TameHeaps;
