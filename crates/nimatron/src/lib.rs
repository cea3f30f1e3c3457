//! Nim and its relatives, solved exactly.
#![forbid(unsafe_code)]

mod amounts;
mod analysis;
pub mod board;
mod budget;
pub mod check;
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
pub mod quotient;
pub mod report;
pub mod ruleset;
mod solve;
pub mod theory;

pub use analysis::{Analysis, Method};
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
pub use solve::{best_move, count, grundy, random_move, remoteness, resistance, solve, winning_moves};
