//! One position of a million 64-bit heaps: the verdict and a winning move, in about one pass over the heaps. The
//! answers are asserted; the time is compared with a plain exclusive-or pass over the same heaps.

use std::time::{Duration, Instant};

use nimatron::engine::moore::Moore;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Natural, Outcome};

fn best_of(rounds: usize, mut work: impl FnMut()) -> Duration {
    let time = |work: &mut dyn FnMut()| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    (0..rounds).map(|_| time(&mut work)).min().unwrap_or_default()
}

#[allow(clippy::print_stdout, reason = "a bench prints its figures")]
fn main() {
    let mut rng = SplitMix64::new(2026);
    let heaps: Vec<Natural> = (0..1_000_000).map(|_| Natural::from(rng.next_u64())).collect();
    let pass = best_of(5, || {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap.to_u64().unwrap_or(0));
        assert_ne!(sum, 0);
    });
    println!("1,000,000 heaps of 64 bits; a plain pass takes {pass:?}");
    for k in [1u64, 2, 20] {
        let moore = Moore::new(k).expect("k is positive");
        let verdict = best_of(5, || assert_eq!(moore.outcome(&heaps, Convention::Normal), Outcome::N));
        let found = best_of(5, || assert!(moore.winning_move(&heaps, Convention::Normal).is_some()));
        let winning = moore.winning_move(&heaps, Convention::Normal).expect("the position is won");
        assert!(moore.is_legal(&heaps, &winning));
        assert_eq!(moore.outcome(&moore.after(&heaps, &winning), Convention::Normal), Outcome::P);
        let ratio = |time: Duration| time.as_secs_f64() / pass.as_secs_f64();
        println!(
            "k = {k}: verdict {verdict:?} ({:.1} passes), winning move {found:?} ({:.1} passes)",
            ratio(verdict),
            ratio(found)
        );
    }
}
