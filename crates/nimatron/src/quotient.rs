//! Misère quotients of heap games.
mod algebra;
mod automaton;
mod candidate;
mod element_set;
mod heaps;
mod monoid;
mod search;
pub use element_set::ElementSet;
pub use heaps::HeapOptions;
pub use monoid::{Monoid, NotAMonoid};
pub use search::{Search, SearchError};
