//! Moore's Nim: every answer of `nimatron::engine::moore` against brute force, move by move.

mod best;
mod boxes;
mod brute;
mod count;
mod flat;
mod grundy;
mod winning_move;
mod winning_moves;
mod words;
