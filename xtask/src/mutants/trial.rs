//! Each mutant on the tests that reach it: first those that caught its neighbours, then the quickest.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Result, bail};

use super::build::Built;
use super::log::{Fate, Log};
use super::suite::{Suite, Test};
use super::{Mutant, say};

/// A mutant that stops a test stops it for ever, as far as we can wait.
fn most(test: &Test) -> Duration {
    5 * test.takes + Duration::from_secs(1)
}

/// The tests that catch, the last one first: what noticed one wrong line of a function notices most of them.
#[derive(Default)]
struct Catchers(HashMap<String, Vec<usize>>);

impl Catchers {
    /// Of the mutant's function, then of its file.
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

/// Tries these mutants, as many at a time as there are processors; the log gets a line for each.
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
            let (fate, by) = if built.unviable.contains(&mutant.id) {
                (Fate::Unviable, None)
            } else if built.unwoven.contains(&mutant.id) {
                (Fate::Unwoven, None)
            } else {
                fate(&suite, mutant, known, patience)?
            };
            let (catchers, log) = &mut *lock(&shared);
            if let Some(test) = by {
                catchers.caught(mutant, test);
            }
            log.write(fate, by.map_or("", |test| &suite.tests[test].name), &mutant.name)?;
            if fate.is_survivor() {
                let done = next.load(Relaxed);
                say(&format!("{fate}: {} ({done} of {})", mutant.name, mutants.len()));
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

/// What is shared, also where another worker has failed.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What becomes of a mutant, and by which test.
fn fate(
    suite: &Suite,
    mutant: &Mutant,
    known: Vec<usize>,
    patience: Duration,
) -> Result<(Fate, Option<usize>)> {
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
        // The longer ones that are left are slow and reach everything.
        if place > 0 && spent + test_run.takes > patience {
            continue;
        }
        spent += test_run.takes;
        let (passed, _) =
            suite.ran(test_run, &[("MUTANT", Path::new(&mutant.id.to_string()))], most(test_run))?;
        match passed {
            Some(true) => {}
            Some(false) => return Ok((Fate::Caught, Some(test))),
            None => return Ok((Fate::Timeout, Some(test))),
        }
    }
    Ok((if order.is_empty() { Fate::Unreached } else { Fate::Missed }, None))
}
