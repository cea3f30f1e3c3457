//! Contenders timed in turn, the best round of each kept: processor time, since other programs may be running.

use std::time::Duration;

/// A way to do the work, by its name. It gives its answer, which all have to give.
pub(crate) struct Contender<'a> {
    pub(crate) name: &'static str,
    pub(crate) rounds: usize,
    pub(crate) work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contender<'a> {
    pub(crate) fn new(name: &'static str, rounds: usize, work: impl FnMut() -> u64 + 'a) -> Self {
        Self { name, rounds, work: Box::new(work) }
    }
}

/// Runs the contenders and prints, for each, its best time, how many `items` that is in a second, and how many times as fast as
/// each other one it is.
pub(crate) fn race(title: &str, items: u64, contenders: &mut [Contender<'_>]) -> Vec<Duration> {
    let mut best = vec![Duration::MAX; contenders.len()];
    let mut answers = Vec::new();
    for round in 0..contenders.iter().map(|contender| contender.rounds).max().unwrap_or(0) {
        for (contender, best) in contenders.iter_mut().zip(&mut best) {
            if round < contender.rounds {
                let begun = processor_time();
                answers.push((contender.work)());
                *best = (*best).min(processor_time().saturating_sub(begun));
            }
        }
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{title}: the answers differ: {answers:?}");
    println!("{title}");
    for (contender, time) in contenders.iter().zip(&best) {
        let rate = items as f64 / time.as_secs_f64() / 1e6;
        let times: Vec<String> = contenders
            .iter()
            .zip(&best)
            .filter(|(other, _)| other.name != contender.name)
            .map(|(other, slower)| {
                format!("{:.1} × {}", slower.as_secs_f64() / time.as_secs_f64(), other.name)
            })
            .collect();
        println!("  {:<28} {:>12.3?} {rate:>10.2} M/s   {}", contender.name, time, times.join(", "));
    }
    best
}

#[cfg(unix)]
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}
