//! Nim and its relatives, solved exactly: who wins, every winning move, their number, and why.
//!
//! The tour, in the order in which data flows:
//!
//! 1. [`Expr`] is what was written, with its places; [`games::resolve`] turns it into a [`Position`]: a [`Convention`] and a
//!    [`Sum`] of games, each with a [`Row`] of numbers ([`Heap`]s of any size).
//! 2. [`Ruleset::options`] is the one definition of what is legal.
//! 3. [`solve`] chooses the method within a [`Budget`]: a [`theory::Theorem`], Grundy values ([`grundy`](mod@grundy)), a misère
//!    [`quotient`], or the [`Oracle`], which knows no theory.
//! 4. The [`Analysis`] holds the [`Verdict`], the [`Method`] and the [`theory::Argument`]; [`Report`] is the same as plain data, and
//!    [`Words`] says it in English, Russian or Chinese.
//!
//! [`moore`] is the engine of Moore's Nim: all winning moves, their number, the best, how long it lasts. For heaps that are
//! machine words, [`columns`] decides one position of millions of heaps, and [`positions`] millions of positions, at about the
//! speed at which memory is read.
//! [`check`](mod@check) compares all theory with the oracle.
#![forbid(unsafe_code)]

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

mod amounts;
mod analysis;
pub mod board;
mod budget;
#[cfg(feature = "serde")]
pub mod certificate;
pub mod check;
pub mod columns;
mod dice;
pub mod expr;
pub mod games;
pub mod grundy;
mod heap;
mod knim;
mod lowering;
pub mod moore;
mod nimber;
#[cfg(feature = "openapi")]
mod openapi;
mod opponent;
pub mod oracle;
mod play;
mod position;
pub mod positions;
pub mod quotient;
pub mod report;
pub mod rules;
pub mod ruleset;
mod solve;
pub mod theory;
mod typed_move;

pub use analysis::{Analysis, Method, Resistance};
pub use board::Board;
pub use budget::{Budget, Meter, OverBudget};
pub use dashu_int::UBig;
pub use expr::{Expr, ParseError};
pub use heap::{Heap, NotANatural};
pub use knim::{KnimError, is_winning_knim};
pub use moore::Goal;
pub use nimber::{Nimber, mex};
pub use opponent::{Level, NotARate, Rate, UnknownLevel, reply};
pub use oracle::Oracle;
pub use play::{Convention, Outcome, Verdict};
pub use position::{Component, Position, Sum};
pub use report::{ErrorReport, Lang, Report, Words};
pub use ruleset::{Action, IllegalMove, Move, Row, Ruleset};
pub use solve::{
    best_move, count, count_heap_sets, grundy, outcome, random_move, remoteness, resistance, solve,
    winning_moves,
};
pub use typed_move::Shape;
