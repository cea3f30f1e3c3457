//! Runs the tests that reach a mutant: first those that caught mutants near it, then the quickest.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Result, bail};

use crate::build::Built;
use crate::log::{Log, Outcome};
use crate::suite::{Suite, Test};
use crate::{Mutant, say};

/// Returns the processor time after which a test counts as endless.
fn most(test: &Test) -> Duration {
    5 * test.takes + Duration::from_secs(1)
}

/// For each function and file, the tests that caught mutants there, the latest first. A test that caught one mutant of a
/// function catches most of them.
#[derive(Default)]
struct Catchers(HashMap<String, Vec<usize>>);

impl Catchers {
    /// Returns the tests for the function of a mutant, then for its file.
    fn of(&self, mutant: &Mutant) -> impl Iterator<Item = usize> {
        let places = [format!("{} {}", mutant.file, mutant.function), mutant.file.clone()];
        places.into_iter().filter_map(|place| self.0.get(&place)).flatten().copied()
    }

    fn caught(&mut self, mutant: &Mutant, test: usize) {
        for place in [format!("{} {}", mutant.file, mutant.function), mutant.file.clone()] {
            let tests = self.0.entry(place).or_default();
            tests.retain(|other| *other != test);
            tests.insert(0, test);
            tests.truncate(4);
        }
    }
}

/// Tries these mutants, as many at a time as there are processors, and logs each.
///
/// # Errors
/// If a test cannot be run.
pub(crate) fn try_all(built: &Built, mutants: &[&Mutant], log: &mut Log, patience: Duration) -> Result<()> {
    let suite = Suite::traced(built)?;
    say(&format!("{} tests, {} mutants", suite.tests.len(), mutants.len()));
    let next = AtomicUsize::new(0);
    let shared = Mutex::new((Catchers::default(), log));
    let worker = || -> Result<()> {
        while let Some(mutant) = mutants.get(next.fetch_add(1, Relaxed)) {
            let known: Vec<usize> = lock(&shared).0.of(mutant).collect();
            let (outcome, by) = if built.unviable.contains(&mutant.id) {
                (Outcome::Unviable, None)
            } else if built.unsupported.contains(&mutant.id) {
                (Outcome::Unsupported, None)
            } else {
                outcome(&suite, mutant, known, patience)?
            };
            let (catchers, log) = &mut *lock(&shared);
            if let Some(test) = by {
                catchers.caught(mutant, test);
            }
            log.write(outcome, by.map_or("", |test| &suite.tests[test].name), &mutant.name)?;
            if outcome.is_survivor() {
                let done = next.load(Relaxed);
                say(&format!("{outcome}: {} ({done} of {})", mutant.name, mutants.len()));
            }
        }
        Ok(())
    };
    let workers = std::thread::available_parallelism()?.get();
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        all.into_iter().try_for_each(|one| one.join().unwrap_or_else(|_| bail!("a worker has failed")))
    })
}

/// Locks, even if another worker has panicked.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the outcome of a mutant and the test that caught it.
fn outcome(
    suite: &Suite,
    mutant: &Mutant,
    known: Vec<usize>,
    patience: Duration,
) -> Result<(Outcome, Option<usize>)> {
    let reaching: Vec<usize> =
        (0..suite.tests.len()).filter(|test| suite.tests[*test].reaches.contains(&mutant.id)).collect();
    let mut order: Vec<usize> = known.into_iter().filter(|test| reaching.contains(test)).collect();
    order.extend(&reaching);
    let mut spent = Duration::ZERO;
    for (place, &test) in order.iter().enumerate() {
        if order[..place].contains(&test) {
            continue;
        }
        let test_run = &suite.tests[test];
        // A slow test must not use up the time of the quick ones after it.
        if place > 0 && spent + test_run.takes > patience {
            continue;
        }
        spent += test_run.takes;
        let (passed, _) =
            suite.ran(test_run, &[("MUTANT", Path::new(&mutant.id.to_string()))], most(test_run))?;
        match passed {
            Some(true) => {}
            Some(false) => return Ok((Outcome::Caught, Some(test))),
            None => return Ok((Outcome::Timeout, Some(test))),
        }
    }
    Ok((if order.is_empty() { Outcome::Unreached } else { Outcome::Missed }, None))
}
