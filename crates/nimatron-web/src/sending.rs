//! [`Unsent`]: how many bytes of answers may wait for clients to read them.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::failure::RequestFailure;

/// Answers up to this length are not counted: there are only so many connections.
const SHORT: usize = 16 << 10;

/// The unit of the count, in bytes.
const UNIT: usize = 1 << 10;

/// Room for the bytes of long answers that have not been sent.
#[derive(Debug, Clone)]
pub(crate) struct Unsent(Arc<Semaphore>);

/// A long answer on its way. It is handed over in pieces, so that its room is taken until nearly all of it has been sent.
struct Sending {
    left: Bytes,
    _room: OwnedSemaphorePermit,
}

impl Unsent {
    /// Room for `most` bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self(Arc::new(Semaphore::new((most / UNIT).min(Semaphore::MAX_PERMITS))))
    }

    /// Returns the response as it is sent, or the failure of a busy server if there is no room for it.
    pub(crate) async fn send(&self, response: Response) -> Response {
        let (parts, body) = response.into_parts();
        let Ok(bytes) = axum::body::to_bytes(body, usize::MAX).await else {
            return RequestFailure::busy().into_response();
        };
        if bytes.len() <= SHORT {
            return Response::from_parts(parts, Body::from(bytes));
        }
        let units = u32::try_from(bytes.len().div_ceil(UNIT)).unwrap_or(u32::MAX);
        match self.0.clone().try_acquire_many_owned(units) {
            Ok(room) => Response::from_parts(parts, Body::new(Sending { left: bytes, _room: room })),
            Err(_full) => RequestFailure::busy().into_response(),
        }
    }
}

impl hyper::body::Body for Sending {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        let length = self.left.len().min(SHORT);
        let piece = self.left.split_to(length);
        Poll::Ready((length > 0).then(|| Ok(Frame::data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.left.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left.len() as u64)
    }
}
