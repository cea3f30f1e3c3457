//! [`Work`]: heavy work off the async threads, with a deadline, and no more of it at once than there is room for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::StatusCode;
use nimatron::Budget;
use tokio::sync::Semaphore;

use crate::Limits;
use crate::failure::Failure;

/// Where heavy work is done.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) limits: Limits,
    room: Arc<Semaphore>,
}

/// Tells the work to stop once nobody waits for it any more.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Work {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { room: Arc::new(Semaphore::new(limits.at_once)), limits }
    }

    /// Does `work` about something of so many bytes. The work is told to stop at the deadline, or when this future is
    /// dropped because the client has left; its place is free again only when it has really ended.
    pub(crate) async fn run<T: Send + 'static>(
        self: Arc<Self>,
        bytes: usize,
        work: impl FnOnce(&Self, &Budget) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.room.clone().acquire_owned();
        let Ok(Ok(place)) = tokio::time::timeout(self.limits.queue, turn).await else {
            return Err(Failure::busy());
        };
        let stop = Arc::new(AtomicBool::new(false));
        let _guard = StopOnDrop(stop.clone());
        let budget = Budget::new(self.limits.steps_for(bytes)).stoppable(stop);
        let deadline = self.limits.deadline;
        let task = tokio::task::spawn_blocking(move || {
            let _place = place;
            work(&self, &budget)
        });
        match tokio::time::timeout(deadline, task).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_panicked)) => {
                let message = "internal error".to_owned();
                Err(Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message))
            }
            Err(_late) => Err(Failure::deadline()),
        }
    }
}
