//! Nim and its relatives, solved exactly: who wins, every winning move, their number, and why.
//!
//! The tour, in the order in which data flows:
//!
//! 1. [`Expr`](notation::Expr) is what was written, with its places; [`games::resolve`] turns it into a [`Position`]: a [`Convention`] and
//!    [`Component`](games::Component)s, each a game with its numbers ([`Natural`]s of any size).
//! 2. [`Position::legal_moves`] lists the [`Move`]s; [`Ruleset::options`](ruleset::Ruleset::options) is the one definition of
//!    what is legal.
//! 3. [`Position::solve`] chooses the method within a [`Budget`]: a theorem ([`theory`]), Grundy values
//!    ([`engine::take_and_break`]), a misère quotient ([`engine::quotient`]), or the
//!    [`Oracle`](engine::search::Oracle), which knows no theory.
//! 4. The [`Solution`] answers each question when it is asked: the [`Outcome`], the [method](theory::Method), winning moves and the
//!    [`theory::Argument`]; [`Report`] is the same as plain data, and [`Messages`] says it in English, Russian or Chinese.
//!
//! [`engine::moore::Moore`] is the door to Moore's Nim: who wins, all winning moves, their number, the best, how long it lasts.
//! For heaps that are machine words it decides one position of millions of heaps, or millions of positions, at about the speed
//! at which memory is read.
//! [`check`](mod@check) compares all theory with the oracle.
#![forbid(unsafe_code)]

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

pub mod board;
mod budget;
#[cfg(feature = "serde")]
pub mod certificate;
pub mod check;
pub mod engine;
mod game;
pub mod games;
mod knim;
mod natural;
mod nimber;
pub mod notation;
#[cfg(feature = "openapi")]
mod openapi;
mod opponent;
mod outcome;
mod packed;
mod position;
#[cfg(feature = "messages")]
pub mod report;
pub mod ruleset;
mod solve;
pub mod theory;
mod typed_move;
mod wording;

pub(crate) use board::Board;
pub(crate) use budget::Meter;
pub use budget::{Budget, OverBudget};
pub use engine::moore::KnimError;
pub use knim::is_winning_knim;
pub use natural::Natural;
pub(crate) use natural::NotANatural;
pub use nimber::Nimber;
pub(crate) use nimber::mex;
pub use notation::ParseError;
pub use opponent::Level;
pub use outcome::{Convention, Outcome};
pub use position::{Move, Position};
#[cfg(feature = "messages")]
pub use report::{Lang, Messages, Report};
pub use ruleset::Action;
pub use solve::{LongestDefence, LostPositions, Solution, Table};
pub(crate) use theory::Method;
