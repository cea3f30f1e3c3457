//! [`Budget`]: how much work an answer may cost, and [`OverBudget`]: the error if that is not enough.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::wording::{Wording, words};

/// How much work one answer may cost, in steps and in bytes of memory. A step is a position looked at, a state of a
/// count, a value of a sequence, and more if it is long; it takes somewhere between a nanosecond and a microsecond.
///
/// Steps, not seconds: the same question gets the same answer on every machine. A caller that has a deadline
/// holds the [`stop`](Budget::stoppable) flag instead.
#[derive(Debug, Clone)]
pub struct Budget {
    steps: u64,
    bytes: u64,
    stop: Option<Arc<AtomicBool>>,
    exhausted: Option<Arc<AtomicBool>>,
    ledger: Option<Arc<Ledger>>,
}

/// What all pieces of work that [share](Budget::shared) a budget have used.
#[derive(Debug)]
struct Ledger {
    most_steps: u64,
    steps: AtomicU64,
    bytes: AtomicU64,
}

impl Budget {
    /// The memory that one answer may use unless something else is said: 1 GiB.
    pub const BYTES: u64 = 1 << 30;

    /// At most `steps` steps, and [`BYTES`](Self::BYTES) of memory.
    pub const fn new(steps: u64) -> Self {
        Self { steps, bytes: Self::BYTES, stop: None, exhausted: None, ledger: None }
    }

    /// The same budget with at most `bytes` bytes of memory.
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

    /// The same budget for all pieces of work of one question together: each may take all the steps, all of them
    /// `times` as many, and what they keep at the same time is within the memory. A budget that is shared stays so.
    #[must_use]
    pub fn shared(&self, times: u64) -> Self {
        let ledger = || {
            let most_steps = self.steps.saturating_mul(times);
            Arc::new(Ledger { most_steps, steps: AtomicU64::new(0), bytes: AtomicU64::new(0) })
        };
        let ledger = self.ledger.clone().unwrap_or_else(ledger);
        Self { ledger: Some(ledger), ..self.clone() }
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

    /// The same budget with `steps` steps, which may be more than it has: for work so small that nobody waits for it.
    pub(crate) fn with_steps(&self, steps: u64) -> Self {
        Self { steps, ..self.clone() }
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
        let used = Used { ledger: self.ledger.clone(), steps: 0, bytes: 0 };
        Meter { budget: self, work, spent: 0, used }
    }
}

/// Ten million steps: some ten seconds at most.
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
    used: Used,
}

/// The memory that a piece of work keeps, given back when this is dropped; and the steps that its ledger does not know
/// of yet.
#[derive(Debug)]
pub(crate) struct Used {
    ledger: Option<Arc<Ledger>>,
    steps: u64,
    bytes: u64,
}

impl Used {
    /// Tells the ledger of the steps, and returns whether all pieces of work together have taken too many.
    fn settle(&mut self) -> bool {
        let steps = std::mem::take(&mut self.steps);
        self.ledger.as_ref().is_some_and(|ledger| {
            ledger.steps.fetch_add(steps, Ordering::Relaxed).saturating_add(steps) > ledger.most_steps
        })
    }

    /// Adds `bytes` and returns how many are kept, by all pieces of work together if they share a budget.
    fn add(&mut self, bytes: u64) -> u64 {
        self.bytes = self.bytes.saturating_add(bytes);
        match &self.ledger {
            Some(ledger) => ledger.bytes.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes),
            None => self.bytes,
        }
    }

    fn subtract(&mut self, bytes: u64) {
        let bytes = bytes.min(self.bytes);
        self.bytes -= bytes;
        if let Some(ledger) = &self.ledger {
            ledger.bytes.fetch_sub(bytes, Ordering::Relaxed);
        }
    }
}

impl Drop for Used {
    fn drop(&mut self) {
        self.settle();
        self.subtract(self.bytes);
    }
}

impl Meter<'_> {
    /// Pays for `steps` more steps.
    ///
    /// # Errors
    /// [`OverBudget`] once the budget is spent or the stop flag is set.
    pub(crate) fn spend(&mut self, steps: u64) -> Result<(), OverBudget> {
        /// How many steps the ledger may not know of: it is slow to write to.
        const UNSETTLED: u64 = 1024;
        let is_first = self.spent == 0;
        self.spent = self.spent.saturating_add(steps);
        self.used.steps = self.used.steps.saturating_add(steps);
        let stopped = || self.budget.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed));
        if self.spent > self.budget.steps
            || stopped()
            || ((is_first || self.used.steps >= UNSETTLED) && self.used.settle())
        {
            return Err(self.budget.exceeded(self.work));
        }
        Ok(())
    }

    /// Pays for `bytes` more bytes of memory that are kept until the work is done.
    ///
    /// # Errors
    /// [`OverBudget`] once the memory allowed is used up.
    pub(crate) fn keep(&mut self, bytes: u64) -> Result<(), OverBudget> {
        if bytes > 0 && self.used.add(bytes) > self.budget.bytes { Err(self.out_of_memory()) } else { Ok(()) }
    }

    /// Gives back `bytes` bytes of memory that were paid for and are no longer kept.
    pub(crate) fn free(&mut self, bytes: u64) {
        self.used.subtract(bytes);
    }

    /// Ends the work and returns what it keeps, for whoever keeps it longer.
    pub(crate) fn into_used(self) -> Used {
        self.used
    }

    /// Returns the error that the memory allowed is used up.
    pub(crate) fn out_of_memory(&self) -> OverBudget {
        self.budget.note_exhausted();
        OverBudget { tried: vec![(self.work, self.spent)], memory: Some(self.budget.bytes) }
    }

    /// The steps paid for so far.
    #[cfg(test)]
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

    /// `work` would take more than the `bytes` bytes of memory allowed.
    pub fn of_memory(work: &'static str, bytes: u64) -> Self {
        Self { tried: vec![(work, 0)], memory: Some(bytes) }
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

    #[test]
    fn memory_is_shared_and_given_back() {
        let budget = Budget::new(10).with_bytes(100).shared(1);
        let mut first = budget.meter("exhaustive search");
        assert_eq!(first.keep(60), Ok(()));
        let mut second = budget.meter("exhaustive search");
        let over = second.keep(60).unwrap_err();
        assert_eq!(over.memory, Some(100));
        drop(second);
        let kept = first.into_used();
        assert!(budget.meter("exhaustive search").keep(41).is_err());
        drop(kept);
        assert_eq!(budget.meter("exhaustive search").keep(100), Ok(()));
        let alone = Budget::new(10).with_bytes(100);
        let (mut first, mut second) = (alone.meter("exhaustive search"), alone.meter("exhaustive search"));
        assert_eq!((first.keep(60), second.keep(60)), (Ok(()), Ok(())));
        first.free(60);
        assert_eq!(first.keep(100), Ok(()));
    }

    #[test]
    fn many_pieces_of_work_share_the_steps() {
        let budget = Budget::new(1000).shared(3);
        assert_eq!((0..10).find(|_| budget.meter("exhaustive search").spend(1000).is_err()), Some(3));
        assert!((0..10).all(|_| Budget::new(2000).meter("exhaustive search").spend(2000).is_ok()));
    }
}
