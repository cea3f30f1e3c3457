//! Moore's Nim with millions of heaps in machine words: `cargo run --release -p nimatron --example batch`.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use std::time::Instant;

use nimatron::engine::moore::{Batch, Moore};
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Outcome};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A move lowers at most this many heaps.
    let moore = Moore::new(2)?;
    let mut rng = SplitMix64::new(1910);

    // One position of four million heaps, read about as fast as memory allows. No text, no big numbers.
    let heaps: Vec<u64> = (0..4_000_000).map(|_| rng.next_u64()).collect();
    let start = Instant::now();
    let changes =
        moore.winning_move(&heaps, Convention::Normal).ok_or("a random position is hardly ever lost")?;
    println!("a winning move among {} heaps in {:?}", heaps.len(), start.elapsed());

    // A move is a list of heaps with their new sizes. It is legal, and what it leaves is lost.
    let mut after = heaps.clone();
    for (heap, size) in &changes {
        assert!(*size < after[*heap]);
        after[*heap] = *size;
    }
    assert!(changes.len() <= 2);
    assert_eq!(moore.outcome(&after, Convention::Normal), Outcome::P);

    // A million small positions in two flat arrays, as in Apache Arrow: all heaps one after another, and where each
    // position begins. With the feature `parallel` all cores share the work.
    let heaps: Vec<u64> = (0..6_000_000).map(|_| rng.below(8)).collect();
    let offsets: Vec<u32> = (0..=1_000_000).map(|position| 6 * position).collect();
    let start = Instant::now();
    let outcomes = moore.outcomes(Batch::new(&heaps, &offsets)?, Convention::Normal);
    println!("{} positions in {:?}", outcomes.len(), start.elapsed());

    let number = outcomes.iter().filter(|outcome| outcome.is_p()).count();
    println!("{number} of them are lost");
    // Every answer is that of the position alone.
    for (position, outcome) in heaps.chunks(6).zip(&outcomes).take(1000) {
        assert_eq!(moore.outcome(position, Convention::Normal), *outcome);
    }
    Ok(())
}
