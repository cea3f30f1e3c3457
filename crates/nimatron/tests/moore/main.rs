//! Moore's Nim: every answer of `nimatron::engine::moore` against brute force, and properties of large positions.

mod best;
mod boxes;
mod brute;
mod closed_forms;
mod count;
mod flat;
mod grundy;
mod properties;
mod winning_move;
mod winning_moves;
mod words;
