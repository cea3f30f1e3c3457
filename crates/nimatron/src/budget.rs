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
    stop: Option<Arc<AtomicBool>>,
}

impl Budget {
    /// At most `steps` steps.
    pub const fn new(steps: u64) -> Self {
        Self { steps, stop: None }
    }

    /// The same budget, ended early once `stop` is set.
    #[must_use]
    pub fn stoppable(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// One part of this budget, of `parts` equal ones.
    #[must_use]
    pub fn share(&self, parts: u64) -> Self {
        Self { steps: self.steps / parts.max(1), stop: self.stop.clone() }
    }

    /// The same budget with at most `steps` steps.
    #[must_use]
    pub fn at_most(&self, steps: u64) -> Self {
        Self { steps: self.steps.min(steps), stop: self.stop.clone() }
    }

    /// The number of steps allowed.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Starts one piece of work, named for the error message, that may spend the whole budget.
    pub fn meter(&self, work: &'static str) -> Meter<'_> {
        Meter { budget: self, work, spent: 0 }
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
pub struct Meter<'a> {
    budget: &'a Budget,
    work: &'static str,
    spent: u64,
}

impl Meter<'_> {
    /// Pays for `steps` more steps.
    ///
    /// # Errors
    /// [`OverBudget`] once the budget is spent or the stop flag is set.
    pub fn spend(&mut self, steps: u64) -> Result<(), OverBudget> {
        self.spent = self.spent.saturating_add(steps);
        let stopped = || self.budget.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        if self.spent > self.budget.steps || stopped() {
            return Err(OverBudget::after(self.work, self.budget.steps));
        }
        Ok(())
    }

    /// The steps paid for so far.
    pub const fn spent(&self) -> u64 {
        self.spent
    }
}

/// An answer that was not computed within the budget, with everything that was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverBudget {
    /// What was tried, in order, each with the number of steps it was allowed.
    pub tried: Vec<(&'static str, u64)>,
}

impl OverBudget {
    /// `work` was given up after `steps` steps.
    pub fn after(work: &'static str, steps: u64) -> Self {
        Self { tried: vec![(work, steps)] }
    }

    /// Both this attempt and `later` failed.
    #[must_use]
    pub fn and(mut self, later: Self) -> Self {
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
