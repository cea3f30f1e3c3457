//! Nim and its relatives, solved exactly.
#![forbid(unsafe_code)]

mod budget;
mod heap;
mod nimber;
mod play;
pub mod quotient;

pub use budget::{Budget, Meter, OverBudget};
pub use heap::{Heap, NotANatural};
pub use nimber::{Nimber, mex};
pub use play::{Convention, Outcome, Verdict};
