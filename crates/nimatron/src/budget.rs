//! [`Budget`]: how much work an answer may cost, and [`OverBudget`]: the error if that is not enough.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::wording::{Wording, words};

/// How much work one answer may cost, counted in steps: a position looked at, a state of a count, a value of a
/// sequence. A step takes somewhere between a nanosecond and a few microseconds.
///
/// Steps, not seconds: the same question gets the same answer on every machine. A caller that has a deadline
/// holds the [`stop`](Budget::stoppable) flag instead.
#[derive(Debug, Clone)]
pub struct Budget {
    steps: u64,
    bytes: u64,
    stop: Option<Arc<AtomicBool>>,
    exhausted: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// The memory that one answer may use unless something else is said: 1 GiB.
    pub const BYTES: u64 = 1 << 30;

    /// At most `steps` steps, and [`BYTES`](Self::BYTES) of memory.
    pub const fn new(steps: u64) -> Self {
        Self { steps, bytes: Self::BYTES, stop: None, exhausted: None }
    }

    /// The same budget with at most `bytes` bytes of memory: of what one piece of work keeps, not of the whole program.
    #[must_use]
    pub const fn with_bytes(mut self, bytes: u64) -> Self {
        self.bytes = bytes;
        self
    }

    /// The same budget, ended early once `stop` is set.
    #[must_use]
    pub fn stoppable(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// The same budget, which sets `exhausted` if it was not enough for something, even if an answer was found without
    /// it: a larger budget may give a better one.
    #[must_use]
    pub fn noting(mut self, exhausted: Arc<AtomicBool>) -> Self {
        self.exhausted = Some(exhausted);
        self
    }

    /// Returns the error that `work` is known to take more than the budget, before it was begun.
    pub(crate) fn exceeded(&self, work: &'static str) -> OverBudget {
        self.note_exhausted();
        OverBudget::after(work, self.steps)
    }

    fn note_exhausted(&self) {
        if let Some(exhausted) = &self.exhausted {
            exhausted.store(true, Ordering::Relaxed);
        }
    }

    /// One part of this budget, of `parts` equal ones.
    #[must_use]
    pub fn share(&self, parts: u64) -> Self {
        Self { steps: self.steps / parts.max(1), ..self.clone() }
    }

    /// The same budget with at most `steps` steps.
    #[must_use]
    pub fn at_most(&self, steps: u64) -> Self {
        Self { steps: self.steps.min(steps), ..self.clone() }
    }

    /// The number of steps allowed.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// The number of bytes of memory allowed.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Starts one piece of work, named for the error message, that may spend the whole budget.
    pub(crate) fn meter(&self, work: &'static str) -> Meter<'_> {
        Meter { budget: self, work, spent: 0, kept: 0 }
    }
}

/// Ten million steps: a few seconds at most.
impl Default for Budget {
    fn default() -> Self {
        Self::new(10_000_000)
    }
}

/// One piece of work being paid for.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: &'a Budget,
    work: &'static str,
    spent: u64,
    kept: u64,
}

impl Meter<'_> {
    /// Pays for `steps` more steps.
    ///
    /// # Errors
    /// [`OverBudget`] once the budget is spent or the stop flag is set.
    pub(crate) fn spend(&mut self, steps: u64) -> Result<(), OverBudget> {
        self.spent = self.spent.saturating_add(steps);
        let stopped = || self.budget.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        if self.spent > self.budget.steps || stopped() {
            return Err(self.budget.exceeded(self.work));
        }
        Ok(())
    }

    /// Pays for `bytes` more bytes of memory that are kept until the work is done.
    ///
    /// # Errors
    /// [`OverBudget`] once the memory allowed is used up.
    pub(crate) fn keep(&mut self, bytes: u64) -> Result<(), OverBudget> {
        self.kept = self.kept.saturating_add(bytes);
        if self.kept > self.budget.bytes { Err(self.out_of_memory()) } else { Ok(()) }
    }

    /// Returns the error that the memory allowed is used up.
    pub(crate) fn out_of_memory(&self) -> OverBudget {
        self.budget.note_exhausted();
        OverBudget { tried: vec![(self.work, self.spent)], memory: Some(self.budget.bytes) }
    }

    /// The steps paid for so far.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }
}

/// An answer that was not computed within the budget, with everything that was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverBudget {
    /// What was tried, in order, each with the number of steps it was allowed.
    pub tried: Vec<(&'static str, u64)>,
    /// The number of bytes allowed, if it was memory that was not enough.
    pub memory: Option<u64>,
}

impl OverBudget {
    /// `work` was given up after `steps` steps.
    pub fn after(work: &'static str, steps: u64) -> Self {
        Self { tried: vec![(work, steps)], memory: None }
    }

    /// Both this attempt and `later` failed.
    #[must_use]
    pub fn and(mut self, later: Self) -> Self {
        self.memory = self.memory.or(later.memory);
        for attempt in later.tried {
            if !self.tried.contains(&attempt) {
                self.tried.push(attempt);
            }
        }
        self
    }
}

impl OverBudget {
    /// Returns what was tried, in words.
    pub fn wording(&self) -> Wording {
        let attempts = self.tried.iter().map(|(work, steps)| match steps {
            1 => words!("error-gave-up-at-once", work = Wording::term(work)),
            steps => words!("error-gave-up", work = Wording::term(work), steps = *steps),
        });
        let both = |first, second| words!("error-both", first = first, second = second);
        let tried = attempts.reduce(both).unwrap_or_else(|| "".into());
        let tried = match self.memory {
            Some(bytes) => words!("error-memory", tried = tried, most = bytes >> 20),
            None => tried,
        };
        words!("error-over-budget", tried = tried)
    }
}

impl fmt::Display for OverBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.wording(), f)
    }
}

impl std::error::Error for OverBudget {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_step_is_still_paid_for() {
        let budget = Budget::new(2);
        let mut meter = budget.meter("exhaustive search");
        assert_eq!(meter.spend(2), Ok(()));
        let over = meter.spend(1).unwrap_err();
        assert_eq!(over.to_string(), "budget exhausted: exhaustive search stopped after 2 steps");
    }

    #[test]
    fn parts_of_a_budget_are_stopped_with_it() {
        let stopped = Budget::new(100).stoppable(Arc::new(AtomicBool::new(true)));
        for stopped in [stopped.share(2), stopped.at_most(7), stopped] {
            assert!(stopped.meter("work").spend(0).is_err(), "{stopped:?}");
        }
        let budget = Budget::new(5);
        let mut meter = budget.meter("work");
        assert_eq!((meter.spend(2), meter.spend(3), meter.spent()), (Ok(()), Ok(()), 5));
        assert_eq!(meter.spend(u64::MAX), Err(OverBudget::after("work", 5)));
    }

    #[test]
    fn the_stop_flag_ends_the_work() {
        let stop = Arc::new(AtomicBool::new(false));
        let budget = Budget::default().stoppable(stop.clone());
        let mut meter = budget.meter("exhaustive search");
        assert!(meter.spend(1).is_ok());
        stop.store(true, Ordering::Relaxed);
        assert!(meter.spend(1).is_err());
        assert_eq!(meter.spent(), 2);
    }
}
