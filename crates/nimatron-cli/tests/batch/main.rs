//! The command `nimatron batch`: formats, errors, streams, interruptions.

mod command;
mod contest;
mod csv;
mod faults;
#[path = "../fed/mod.rs"]
mod fed;
mod jsonl;
mod lines;
mod progress_bar;
mod resume;
mod seed_programs;
mod stream;
mod threads;
