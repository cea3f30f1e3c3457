//! Grundy values by definition.

use std::collections::HashSet;

use nimatron::engine::quotient::HeapOptions;
use nimatron::engine::take_and_break::TakeAndBreak;

/// Returns the Grundy values of the heaps `0..=last`, by definition.
pub(crate) fn naive_values(game: &TakeAndBreak, last: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=last {
        let of = |parts: Vec<usize>| parts.into_iter().fold(0, |sum, part| sum ^ values[part]);
        let options: HashSet<u32> = game.options(heap).into_iter().map(of).collect();
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}
