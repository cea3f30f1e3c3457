//! The time of the main answers, in passes over the heaps: a measure that depends little on the clock rate and on other
//! work on the machine.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use nimatron::Messages;
use nimatron::notation::Wording;

use nimatron::engine::moore::Moore;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Natural};

const HEAPS: u64 = 1_000_000;
const ROUNDS: usize = 7;

/// Times the verdict and a winning move of a large position of Moore's Nim.
pub(crate) fn run(messages: &Messages, out: &mut impl Write) -> io::Result<()> {
    let mut rng = SplitMix64::new(2026);
    let heaps: Vec<Natural> = (0..HEAPS).map(|_| Natural::from(rng.next_u64())).collect();
    let pass = quickest(|| heaps.iter().fold(0, |sum, heap| sum ^ heap.to_u64().unwrap_or(0)));
    let plain = Wording::new("bench-pass").with("heaps", HEAPS).with("time", format!("{pass:.2?}"));
    writeln!(out, "{}", messages.say(&plain))?;
    for k in [1u64, 2, 20] {
        let Ok(moore) = Moore::new(k) else { continue };
        let passes = |time: Duration| time.as_secs_f64() / pass.as_secs_f64().max(f64::MIN_POSITIVE);
        let verdict = quickest(|| moore.outcome(&heaps, Convention::Normal));
        let winning = quickest(|| moore.winning_move(&heaps, Convention::Normal));
        let measured = |time: Duration| (format!("{time:.2?}"), format!("{:.1}", passes(time)));
        let ((verdict, verdict_passes), (winning, winning_passes)) = (measured(verdict), measured(winning));
        let times = Wording::new("bench-times")
            .with("k", k)
            .with("verdict", verdict)
            .with("passes", verdict_passes)
            .with("winning", winning)
            .with("more", winning_passes);
        writeln!(out, "{}", messages.say(&times))?;
    }
    Ok(())
}

/// Returns the time of the fastest round.
fn quickest<T>(mut work: impl FnMut() -> T) -> Duration {
    let mut time = || {
        let begun = Instant::now();
        std::hint::black_box(work());
        begun.elapsed()
    };
    (0..ROUNDS).map(|_| time()).min().unwrap_or_default()
}
