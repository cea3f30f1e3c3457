//! Grundy values by definition, the reference that every other way to them is compared with.

use super::HeapGame;

/// The values of the heaps `0..=last`: the mex of the values of all options, one option at a time.
///
/// ```
/// use nimatron::engine::take_and_break::{HeapGame, naive_values};
///
/// assert_eq!(naive_values(&HeapGame::Grundy, 8), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
/// ```
pub fn naive_values(game: &HeapGame, last: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    let mut seen_at: Vec<usize> = Vec::new();
    for heap in 0..=last {
        game.options(&(heap as u64)).for_each(|parts| {
            let value = parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]) as usize;
            if value >= seen_at.len() {
                seen_at.resize(value + 1, usize::MAX);
            }
            seen_at[value] = heap;
        });
        let mex = seen_at.iter().position(|at| *at != heap).unwrap_or(seen_at.len());
        values.push(mex as u32);
    }
    values
}
