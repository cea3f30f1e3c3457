//! Nim and its relatives, solved exactly.
#![forbid(unsafe_code)]

mod budget;
mod heap;

pub use budget::{Budget, Meter, OverBudget};
pub use heap::{Heap, NotANatural};
