//! `nimatron batch` as it is run: formats, mistakes, streams, faults.

mod command;
mod contest;
mod faults;
mod jsonl;
mod lines;
mod progress_bar;
mod resume;
mod seeds;
mod stream;
mod threads;
