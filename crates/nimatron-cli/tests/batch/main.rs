//! `nimatron batch` as it is run: formats, mistakes, streams, faults.

mod bar;
mod command;
mod contest;
mod faults;
mod jsonl;
mod lines;
mod resume;
mod seeds;
mod stream;
mod threads;
