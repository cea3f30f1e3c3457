//! The OpenAPI document: its paths and types from the code, its examples from `nimatron-api`.

use std::sync::OnceLock;

use axum::http::header;
use axum::response::IntoResponse;
use nimatron_api::Question;
use serde_json::Value;
use utoipa::OpenApi;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, ParameterBuilder};

use crate::api;

/// What the document says about the API as a whole.
const ABOUT: &str = "Nim and its relatives, solved exactly. The API is stateless: every request holds the position \
    it is about, in the notation of the command line. Numbers that can be large are decimal strings. A field that was \
    not asked for is absent, and one that is out of reach is null and named in `unknown`. An error is \
    `{\"error\": {\"code\", \"message\", \"at\"}}` with a stable code, and with its place if it has one.";

#[derive(OpenApi)]
#[openapi(
    info(title = "Nimatron", description = ABOUT),
    components(schemas(nimatron_api::ErrorAnswer)),
    paths(
        api::solve::answer,
        api::moves::answer,
        api::play::answer,
        api::reply::answer,
        api::random::answer,
        api::grundy::answer,
        api::table::answer,
        api::quotient::answer,
        api::genus::answer,
        api::nimber::answer,
        api::games::answer,
        api::messages::answer,
        api::certificate::answer,
        api::verify::answer,
        api::health::answer,
    )
)]
struct Document;

/// Returns the OpenAPI document of the API, with an example of each request.
pub fn openapi() -> utoipa::openapi::OpenApi {
    let mut document = Document::openapi();
    for question in Question::examples() {
        let Ok(Value::Object(fields)) = serde_json::to_value(&question) else { continue };
        let Some((kind, fields)) = fields.into_iter().next() else { continue };
        let path = document.paths.paths.get_mut(&path(&kind));
        let Some(item) = path else { continue };
        [&mut item.post, &mut item.get].into_iter().flatten().for_each(|operation| show(operation, &fields));
    }
    document
}

/// Returns the address of a kind of question.
fn path(kind: &str) -> String {
    match kind {
        "messages" => "/api/words".to_owned(),
        kind => format!("/api/{kind}"),
    }
}

/// Adds the example with these fields to an operation.
fn show(operation: &mut Operation, fields: &Value) {
    if let Some(RefOr::T(body)) = &mut operation.request_body
        && let Some(RefOr::T(body)) = body.content.get_mut("application/json")
    {
        body.example = Some(fields.clone());
    }
    for parameter in operation.parameters.iter_mut().flatten() {
        if let RefOr::T(parameter) = parameter {
            let example = fields.get(&parameter.name).cloned();
            *parameter = ParameterBuilder::from(parameter.clone()).example(example).build();
        }
    }
}

/// `GET /api/openapi.json`: the document, which is made once.
pub(crate) async fn answer() -> impl IntoResponse {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| openapi().to_pretty_json().unwrap_or_default());
    ([(header::CONTENT_TYPE, "application/json")], document.as_str())
}
