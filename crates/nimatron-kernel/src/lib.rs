//! The vector kernels of Nimatron: the only crate of the project with `unsafe` code.
//!
//! Each kernel is chosen at run time by the processor's features, has a safe portable version that is also the
//! fallback, and is tested against a naive version (in `benches/kernels/naive.rs`). Nothing here knows a game beyond
//! "the ones of every binary column, modulo `m`" and nim-sums of values: rules, notation and answers are in the library
//! `nimatron`.

pub mod columns;
mod heap_word;
mod machine;
pub mod numbers;
mod positions;
pub mod rows;
mod simd_level;
#[cfg(test)]
mod splitmix64;
pub mod sums;
mod winning_move;

pub use heap_word::HeapWord;
pub use positions::{BadOffsets, BatchMoves, Offset, Positions};
pub use simd_level::{Instructions, SimdLevel};
pub use winning_move::winning_move;
