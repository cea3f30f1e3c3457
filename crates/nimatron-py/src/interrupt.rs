//! Long work without the GIL, which Ctrl-C stops.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use nimatron::Budget;
use nimatron_api::ErrorCode;
use pyo3::prelude::*;

use crate::error::plain;

/// How often a waiting call looks for Ctrl-C.
pub(crate) const TICK: Duration = Duration::from_millis(20);

/// Returns a budget of so many steps, the default ones if nothing is said.
pub(crate) fn budget(steps: Option<u64>) -> Budget {
    steps.map_or_else(Budget::default, Budget::new)
}

/// Does `work` on a thread of its own, while other Python threads run. On Ctrl-C the work is told to stop.
///
/// # Errors
/// `KeyboardInterrupt`, or whatever else a signal handler raises; `NimatronError` if the work panics.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    steps: Option<u64>,
    work: impl FnOnce(&Budget) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let budget = budget(steps).stoppable(stop.clone());
    let (sender, mut receiver) = mpsc::sync_channel(1);
    // Nobody waits for a result that was interrupted.
    thread::spawn(move || drop(sender.send(work(&budget))));
    loop {
        let result;
        (receiver, result) = wait(py, receiver);
        match result {
            Ok(done) => return Ok(done),
            Err(RecvTimeoutError::Disconnected) => return Err(panicked(py)),
            Err(RecvTimeoutError::Timeout) => py.check_signals().inspect_err(|_| {
                stop.store(true, Ordering::Relaxed);
            })?,
        }
    }
}

/// Does `work`, which may borrow, on a thread of its own, while other Python threads run. On Ctrl-C `stop` is set, which
/// is to end the work soon: it is waited for.
///
/// # Errors
/// `KeyboardInterrupt`, or whatever else a signal handler raises; `NimatronError` if the work panics.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    thread::scope(|scope| {
        let (sender, mut receiver) = mpsc::sync_channel(1);
        scope.spawn(move || drop(sender.send(panic::catch_unwind(AssertUnwindSafe(work)))));
        let mut interrupted = None;
        loop {
            let result;
            (receiver, result) = wait(py, receiver);
            match result {
                Err(RecvTimeoutError::Timeout) if interrupted.is_some() => {}
                Err(RecvTimeoutError::Timeout) => {
                    interrupted = py.check_signals().err();
                    stop.store(interrupted.is_some(), Ordering::Relaxed);
                }
                done => {
                    return match (interrupted, done) {
                        (Some(signal), _) => Err(signal),
                        (None, Ok(Ok(done))) => Ok(done),
                        (None, _) => Err(panicked(py)),
                    };
                }
            }
        }
    })
}

/// Waits for a result, without the GIL, until it is time to look for Ctrl-C. A receiver cannot be shared between threads,
/// so it goes in and comes back.
fn wait<T: Send>(py: Python<'_>, receiver: Receiver<T>) -> (Receiver<T>, Result<T, RecvTimeoutError>) {
    py.detach(move || {
        let result = receiver.recv_timeout(TICK);
        (receiver, result)
    })
}

fn panicked(py: Python<'_>) -> PyErr {
    plain(py, ErrorCode::Internal, "the solver panicked; please report this")
}
