//! Contenders timed in turn, the best round of each kept.

use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 15;
const ROUND: Duration = Duration::from_millis(3);

/// A name and the work.
pub(crate) type Contender<'a> = (String, Box<dyn FnMut() -> u64 + 'a>);

/// The least time of one call of each contender, in seconds.
pub(crate) fn race(contenders: &mut [Contender<'_>]) -> Vec<f64> {
    let calls: Vec<u32> = contenders
        .iter_mut()
        .map(|(_, work)| {
            let begun = Instant::now();
            let mut calls = 0;
            while begun.elapsed() < ROUND {
                black_box(work());
                calls += 1;
            }
            calls
        })
        .collect();
    let mut best = vec![f64::INFINITY; contenders.len()];
    for _ in 0..ROUNDS {
        for (((_, work), calls), best) in contenders.iter_mut().zip(&calls).zip(&mut best) {
            let begun = Instant::now();
            for _ in 0..*calls {
                black_box(work());
            }
            *best = best.min(begun.elapsed().as_secs_f64() / f64::from(*calls));
        }
    }
    best
}

/// Races the contenders and prints how each compares with the first.
pub(crate) fn print_race(contenders: &mut [Contender<'_>], unit: (&str, f64)) {
    let times = race(contenders);
    for ((name, _), time) in contenders.iter().zip(&times) {
        println!(
            "  {name:<32} {:>9.3} of {}  {:>12.1} {}",
            times[0] / time,
            contenders[0].0,
            time * unit.1,
            unit.0
        );
    }
}
