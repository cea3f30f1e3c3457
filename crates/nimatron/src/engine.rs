//! The engines, for experts: Moore's Nim, take-and-break games, misère quotients, genera, exhaustive search.
//!
//! Should you use this module? Probably not at first: [`Position::solve`](crate::Position::solve) chooses the engine and checks the
//! input. Come here if you have millions of positions of one game, need the Grundy values of a take-and-break
//! game up to a hundred million stones, or study misère quotients.

pub(crate) mod checksum;
pub mod genus;
pub(crate) mod lines;
pub mod moore;
pub mod quotient;
pub mod rng;
pub mod search;
pub mod take_and_break;

pub use crate::nimber::mex;
/// The big natural numbers in which the engines count.
pub use dashu_int::UBig;
