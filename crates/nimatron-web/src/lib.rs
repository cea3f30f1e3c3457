//! The page and the HTTP transport of `nimatron-api`: [`app`] is the whole service without a socket, and [`serve`] runs
//! it on one, within [`Limits`].
//!
//! The API is stateless: every request holds the position it is about. Heavy work runs off the async threads and is
//! stopped when the client disconnects or the deadline passes.
#![forbid(unsafe_code)]

mod api;
mod connections;
mod document;
mod failure;
mod guard;
mod limits;
mod origin;
mod page;
mod reference;
mod request;
mod sending;
mod server;
mod work;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Router, middleware};

pub use document::openapi;
pub use limits::Limits;
pub use server::{bind, serve, serve_until};

use work::Work;

/// Returns the router of the whole service, without a socket.
///
/// To answer, it needs a tokio runtime with its timer enabled.
///
/// ```
/// use nimatron_web::{Limits, app};
///
/// let app = app(Limits::default());
/// # let _ = app;
/// ```
pub fn app(limits: Limits) -> Router {
    let work = Arc::new(Work::new(limits.clone()));
    let api = Router::new()
        .route("/solve", post(api::solve::answer))
        .route("/moves", post(api::moves::answer))
        .route("/play", post(api::play::answer))
        .route("/reply", post(api::reply::answer))
        .route("/certificate", post(api::certificate::answer))
        .route("/verify", post(api::verify::answer))
        .route("/grundy", get(api::grundy::answer))
        .route("/table", get(api::table::answer))
        .route("/quotient", get(api::quotient::answer))
        .route("/genus", get(api::genus::answer))
        .route("/games", get(api::games::answer))
        .route("/words", get(api::messages::answer))
        .route("/nimber", get(api::nimber::answer))
        .route("/random", get(api::random::answer))
        .route("/openapi.json", get(document::answer))
        .route("/", get(reference::answer))
        .fallback(guard::not_found)
        .with_state(work);
    Router::new()
        .route("/health", get(api::health::answer))
        .nest("/api", api)
        .merge(page::routes())
        .fallback(guard::not_found)
        .method_not_allowed_fallback(guard::not_allowed)
        .layer(middleware::from_fn_with_state(guard::Guard::new(&limits), guard::guard))
        .layer(axum::extract::DefaultBodyLimit::max(limits.body))
}
