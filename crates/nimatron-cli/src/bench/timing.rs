//! The time of the main answers, in passes over the heaps: a measure that depends little on the clock rate and on other
//! work on the machine.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use nimatron::engine::moore::Moore;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Natural};

const HEAPS: u64 = 1_000_000;
const ROUNDS: usize = 7;

/// Times the verdict and a winning move of a large position of Moore's Nim.
pub(crate) fn run(out: &mut impl Write) -> io::Result<()> {
    let mut rng = SplitMix64::new(2026);
    let heaps: Vec<Natural> = (0..HEAPS).map(|_| Natural::from(rng.next_u64())).collect();
    let pass = quickest(|| heaps.iter().fold(0, |sum, heap| sum ^ heap.to_u64().unwrap_or(0)));
    writeln!(out, "{HEAPS} heaps of 64 bits; a plain pass over them: {pass:.2?}")?;
    for k in [1u64, 2, 20] {
        let Ok(moore) = Moore::new(k) else { continue };
        let passes = |time: Duration| time.as_secs_f64() / pass.as_secs_f64().max(f64::MIN_POSITIVE);
        let verdict = quickest(|| moore.outcome(&heaps, Convention::Normal));
        let winning = quickest(|| moore.winning_move(&heaps, Convention::Normal));
        writeln!(
            out,
            "k = {k}: verdict {verdict:.2?}, {:.1} passes; winning move {winning:.2?}, {:.1} passes",
            passes(verdict),
            passes(winning)
        )?;
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
