//! [`MoveIterator`]: legal or winning moves, found while they are asked for.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;

use nimatron::report::MoveReport;
use nimatron::{Budget, Messages, Move, OverBudget, Position};
use nimatron_api::{ErrorCode, ErrorReport};
use pyo3::prelude::*;

use crate::answer::{ANSWERER, read};
use crate::error::exception;
use crate::interrupt::{self, TICK};

/// How many moves are found ahead of those that were asked for.
const AHEAD: usize = 64;

/// A move as JSON, or why there are no more.
type Found = Result<String, ErrorReport>;

/// The moves of a position, each as JSON. They are found on a thread of its own, a few at a time, because a position may
/// have more than fit in memory.
#[pyclass(frozen, module = "nimatron._native")]
pub(crate) struct MoveIterator {
    found: Mutex<Receiver<Found>>,
    stop: Arc<AtomicBool>,
}

/// Returns the legal moves of a position, or only the winning ones.
#[pyfunction]
#[pyo3(signature = (position, winning, lang="en", budget=None))]
pub(crate) fn moves(
    py: Python<'_>,
    position: &str,
    winning: bool,
    lang: &str,
    budget: Option<u64>,
) -> PyResult<MoveIterator> {
    let messages = ANSWERER.messages(Some(lang)).map_err(|error| exception(py, &error))?;
    let position = read(position).map_err(|error| exception(py, &error.said_by(messages)))?;
    let stop = Arc::new(AtomicBool::new(false));
    let budget = interrupt::budget(budget).stoppable(stop.clone());
    let (sender, found) = mpsc::sync_channel(AHEAD);
    thread::spawn(move || {
        if winning {
            send_winning(&position, messages, &budget, &sender);
        } else {
            // A closed channel means that nobody asks any more.
            let _ = position.legal_moves().try_for_each(|legal| sender.send(written(&legal, messages)));
        }
    });
    Ok(MoveIterator { found: Mutex::new(found), stop })
}

fn send_winning(position: &Position, messages: &Messages, budget: &Budget, sender: &SyncSender<Found>) {
    let refuse = |over: OverBudget| drop(sender.send(Err(ErrorReport::from(over).said_by(messages))));
    let solution = match position.solve(budget) {
        Ok(solution) => solution,
        Err(over) => return refuse(over),
    };
    for winning in solution.winning_moves() {
        match winning {
            Ok(winning) if sender.send(written(&winning, messages)).is_err() => return,
            Ok(_) => {}
            Err(over) => return refuse(over),
        }
    }
}

fn written(made: &Move<'_>, messages: &Messages) -> Found {
    serde_json::to_string(&MoveReport::new(made, messages))
        .map_err(|error| ErrorReport::new(ErrorCode::Internal, error.to_string()))
}

#[pymethods]
impl MoveIterator {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<String>> {
        loop {
            let found = py.detach(|| match self.found.lock() {
                Ok(found) => found.recv_timeout(TICK),
                Err(_) => Err(RecvTimeoutError::Disconnected),
            });
            match found {
                Ok(Ok(found)) => return Ok(Some(found)),
                Ok(Err(error)) => return Err(exception(py, &error)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            }
        }
    }
}

impl Drop for MoveIterator {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
