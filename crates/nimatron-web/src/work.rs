//! [`Work`]: heavy work off the async threads, with a deadline, and no more of it at once than there is room for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Json;
use nimatron::Budget;
use nimatron::notation::Wording;
use nimatron_api::{Answerer, Ask, ErrorCode};
use tokio::sync::Semaphore;

use crate::Limits;
use crate::failure::RequestFailure;

/// Where heavy work is done.
#[derive(Debug)]
pub(crate) struct Work {
    limits: Limits,
    answerer: Answerer,
    room: Arc<Semaphore>,
}

/// Cancels the work when its client no longer waits for it.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Work {
    pub(crate) fn new(limits: Limits) -> Self {
        let answerer = Answerer::new(limits.answer.clone());
        Self { room: Arc::new(Semaphore::new(limits.at_once)), answerer, limits }
    }

    /// Answers a question that takes no time, on the current thread.
    pub(crate) fn answer_now<Q: Ask>(&self, question: &Q) -> Result<Q::Answer, RequestFailure> {
        Ok(self.answerer.answer(question, &Budget::new(self.limits.steps))?)
    }

    /// Answers a question when a place is free. The work is cancelled at the deadline, or when this future is dropped
    /// because the client has disconnected; its place is freed only when the work has ended.
    pub(crate) async fn answer<Q>(self: Arc<Self>, question: Q) -> Result<Json<Q::Answer>, RequestFailure>
    where
        Q: Ask + Send + 'static,
        Q::Answer: Send + 'static,
    {
        let turn = self.room.clone().acquire_owned();
        let Ok(Ok(place)) = tokio::time::timeout(self.limits.queue, turn).await else {
            return Err(RequestFailure::busy());
        };
        let stop = Arc::new(AtomicBool::new(false));
        let _guard = StopOnDrop(stop.clone());
        let budget = Budget::new(self.limits.steps_for(question.bytes())).stoppable(stop);
        let deadline = self.limits.deadline;
        let task = tokio::task::spawn_blocking(move || {
            let _place = place;
            self.answerer.answer(&question, &budget)
        });
        match tokio::time::timeout(deadline, task).await {
            Ok(Ok(answer)) => Ok(Json(answer?)),
            Ok(Err(_panicked)) => {
                Err(RequestFailure::new(ErrorCode::Internal, Wording::new("error-internal")))
            }
            Err(_late) => Err(RequestFailure::deadline()),
        }
    }
}
