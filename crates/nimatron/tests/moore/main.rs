//! Moore's Nim: every answer of `nimatron::moore` against brute force, move by move.

mod brute;
mod winning_move;
