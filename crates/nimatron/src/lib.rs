//! Nim and its relatives, solved exactly.
#![forbid(unsafe_code)]

mod heap;

pub use heap::{Heap, NotANatural};
