//! How fast the kernels are, as ratios to what the memory allows: `cargo bench -p nimatron-kernel [-- columns]`.
//!
//! Every contender's answer is checked before it is timed; they run in turn, and the best round counts.
#![allow(clippy::print_stdout, reason = "a bench prints its figures")]

mod columns;
mod naive;
mod positions;
mod race;
#[path = "../../src/splitmix64.rs"]
mod splitmix64;
mod winning_move;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let benches: [(&str, fn()); 3] =
        [("columns", columns::bench), ("winning_move", winning_move::bench), ("positions", positions::bench)];
    for (name, bench) in benches {
        if wanted.is_empty() || wanted.iter().any(|wanted| name.contains(wanted.as_str())) {
            bench();
        }
    }
}
