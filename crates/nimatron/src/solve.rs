//! Solving: theory first, then Grundy values, then misère quotients, then the oracle, within a [`Budget`](crate::Budget).

mod compound;
mod lost;
mod misere;
mod plan;
mod solution;
mod table;
mod values;

pub use lost::LostPositions;
pub use solution::{LongestDefence, Solution};
pub use table::Table;
