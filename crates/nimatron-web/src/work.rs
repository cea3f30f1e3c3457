//! [`Work`]: cheap questions are answered in place, expensive ones off the async threads: each client in turn, with a
//! deadline, and no more of them at once than there is room for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::Json;
use nimatron::Budget;
use nimatron::notation::Wording;
use nimatron_api::{Advice, Answerer, Ask, ErrorCode};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::Limits;
use crate::connections::{self, Answering};
use crate::failure::RequestFailure;

/// A question about at most so many bytes may be cheap.
const SHORT: usize = 256;

/// How many times the steps of its budget all parts of an answer may take together.
const PARTS: u64 = 4;

/// Where questions are answered.
#[derive(Debug)]
pub(crate) struct Work {
    limits: Limits,
    answerer: Answerer,
    /// The places of expensive questions.
    room: Arc<Semaphore>,
    /// What each client that asks may have of them, and of the queue for them.
    shares: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
}

/// A place for an expensive question.
struct Place {
    _room: OwnedSemaphorePermit,
    _share: OwnedSemaphorePermit,
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
        let advice = || Wording::new("advice-server");
        let advice = Advice { steps: advice(), memory: advice() };
        let answerer = Answerer::new(limits.answer.clone()).with_advice(advice);
        let room = Arc::new(Semaphore::new(limits.at_once));
        Self { room, answerer, limits, shares: Mutex::default() }
    }

    /// Answers a question that takes no time, on the current thread.
    pub(crate) fn answer_now<Q: Ask>(&self, question: &Q) -> Result<Q::Answer, RequestFailure> {
        Ok(self.answerer.answer(question, &Budget::new(self.limits.steps))?)
    }

    /// Answers a question: at once if it is cheap, else when a place is free. The work is cancelled at the deadline, or when
    /// this future is dropped because the client has disconnected; its place is freed only when the work has ended.
    pub(crate) async fn answer<Q>(self: Arc<Self>, question: Q) -> Result<Json<Q::Answer>, RequestFailure>
    where
        Q: Ask + Send + 'static,
        Q::Answer: Send + 'static,
    {
        let _answering = Answering::begin();
        if let Some(answer) = self.answer_if_cheap(&question) {
            return answer.map(Json);
        }
        let turn = self.place(connections::client());
        let Ok(Some(place)) = tokio::time::timeout(self.limits.queue, turn).await else {
            return Err(RequestFailure::busy());
        };
        let stop = Arc::new(AtomicBool::new(false));
        let _guard = StopOnDrop(stop.clone());
        let steps = self.limits.steps_for(question.bytes());
        let budget = Budget::new(steps).with_bytes(self.limits.memory).stoppable(stop).shared(PARTS);
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

    /// Answers a short question on the current thread, or returns `None` if more steps than a cheap one takes might give
    /// another answer.
    fn answer_if_cheap<Q: Ask>(&self, question: &Q) -> Option<Result<Q::Answer, RequestFailure>> {
        if question.bytes() > SHORT || !question.may_be_cheap() {
            return None;
        }
        let exhausted = Arc::new(AtomicBool::new(false));
        let budget = Budget::new(self.limits.cheap_steps)
            .with_bytes(self.limits.memory / 8)
            .noting(exhausted.clone())
            .shared(PARTS);
        let answer = self.answerer.answer(question, &budget);
        (!exhausted.load(Ordering::Relaxed)).then(|| answer.map_err(RequestFailure::from))
    }

    /// Returns a place for an expensive question of `client`. A client may have a quarter of the places, at least one, and
    /// does not stand in the queue for more, so that nobody else waits for all of its questions.
    async fn place(&self, client: IpAddr) -> Option<Place> {
        let share = self.share(client).acquire_owned().await.ok()?;
        let room = self.room.clone().acquire_owned().await.ok()?;
        Some(Place { _room: room, _share: share })
    }

    fn share(&self, client: IpAddr) -> Arc<Semaphore> {
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = shares.get(&client).and_then(Weak::upgrade) {
            return share;
        }
        // A good moment to forget those who have gone.
        shares.retain(|_, share| share.strong_count() > 0);
        let share = Arc::new(Semaphore::new((self.limits.at_once / 4).max(1)));
        shares.insert(client, Arc::downgrade(&share));
        share
    }
}
