//! The fixed set of positions: of the games in `samples.txt`, of sums, and large ones of Moore's Nim.

use nimatron::check::box_of;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Position};

/// The number of positions of each sample of each game, evenly spread over its box and both conventions.
const PER_SAMPLE: usize = 32;
/// Large positions of Moore's Nim in each convention.
const LARGE: usize = 60;

/// Returns the positions, the same in every run.
pub(crate) fn fixed() -> impl Iterator<Item = Position> {
    of_every_game().chain(sums()).chain(large())
}

/// Games with their parameters, each with the number of numbers and the largest of them. The list is fixed, so that a new
/// game leaves the signature as it is.
fn samples() -> impl Iterator<Item = (&'static str, usize, u64)> {
    include_str!("samples.txt").lines().filter_map(|line| {
        let mut words = line.split(' ');
        Some((words.next()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    })
}

fn of_every_game() -> impl Iterator<Item = Position> {
    samples().flat_map(|(game, numbers, largest)| {
        let all: Vec<Position> = box_of(game, numbers, largest).collect();
        let step = all.len().div_ceil(PER_SAMPLE).max(1);
        all.into_iter().step_by(step)
    })
}

/// Returns sums of each sample and the next one.
fn sums() -> impl Iterator<Item = Position> {
    let component = |(game, _, largest): (&str, usize, u64)| format!("{game} 1 {}", largest.min(3));
    let pairs = samples().zip(samples().skip(1));
    pairs.flat_map(move |(one, other)| {
        let sum = format!("{} + {}", component(one), component(other));
        Convention::BOTH.into_iter().filter_map(move |convention| format!("{convention} {sum}").parse().ok())
    })
}

/// Returns positions of Moore's Nim with up to 60 heaps. Half of them have heaps below 8 only, so that columns are
/// often balanced; in the others every fourth heap has 39 decimal digits or more.
fn large() -> impl Iterator<Item = Position> {
    let mut rng = SplitMix64::new(2026);
    (0..LARGE).flat_map(move |index| {
        // Not `SplitMix64::below`: the signature depends on these numbers.
        let mut below = |bound: u64| rng.next_u64() % bound;
        let k = 1 + below(12);
        let mut heap = || match (index % 2, below(4)) {
            (0, _) => below(8).to_string(),
            (_, 0) => format!("{}{:019}{:019}", 1 + below(1000), below(1 << 63), below(1 << 63)),
            _ => below(u64::MAX).to_string(),
        };
        let heaps: Vec<String> = (0..3 + index * 57 / LARGE).map(|_| heap()).collect();
        let position = format!("moore({k}) {}", heaps.join(" "));
        Convention::BOTH
            .into_iter()
            .filter_map(move |convention| format!("{convention} {position}").parse().ok())
    })
}
