//! The questions of nimatron-api and the examples of the OpenAPI document: HTTP gives the answers of the library.

mod common;

use common::{Answer, get, post, the_app};
use nimatron::Budget;
use nimatron_api::{Answerer, Question};
use nimatron_web::Limits;
use serde_json::{Value, json};

#[derive(serde::Deserialize)]
struct Cases {
    question: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    json: String,
    error: Option<String>,
}

fn cases() -> Vec<Case> {
    toml::from_str::<Cases>(include_str!("../../nimatron-api/tests/questions.toml")).unwrap().question
}

/// Sends the fields of a question to `path`, in the way that the document describes.
async fn send(app: &axum::Router, path: &str, document: &Value, fields: &Value) -> Answer {
    if document["paths"][path].get("post").is_some() {
        return post(app, path, fields.clone()).await;
    }
    assert!(document["paths"][path].get("get").is_some(), "{path}");
    let fields = fields.as_object().unwrap().iter().map(|(name, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let escaped: String = value.bytes().map(|byte| format!("%{byte:02x}")).collect();
        format!("{name}={escaped}")
    });
    get(app, &format!("{path}?{}", fields.collect::<Vec<_>>().join("&"))).await
}

#[tokio::test]
async fn answers_are_those_of_the_library() {
    let app = the_app();
    let document = get(&app, "/api/openapi.json").await.json();
    let answerer = Answerer::new(Limits::default().answer);
    for case in cases() {
        let question: Value = serde_json::from_str(&case.json).unwrap();
        let (kind, fields) = question.as_object().unwrap().iter().next().unwrap();
        let path = if kind == "messages" { "/api/words".to_owned() } else { format!("/api/{kind}") };
        let sent = send(&app, &path, &document, fields).await;
        let expected: Value =
            serde_json::from_str(&answerer.answer_json(&case.json, &Budget::new(1_000_000))).unwrap();
        match &case.error {
            Some(code) => assert_eq!((sent.status.as_u16(), &sent.code()), (422, code), "{}", case.json),
            None => assert_eq!(sent.status, 200, "{}: {}", case.json, sent.text),
        }
        match kind.as_str() {
            "messages" => assert_eq!(sent.text, expected["messages"], "{}", case.json),
            // How many steps were tried is up to the server.
            _ if case.error.as_deref() == Some("over-budget") => {}
            _ => assert_eq!(sent.json(), expected, "{}", case.json),
        }
    }
}

#[tokio::test]
async fn the_document_has_an_example_of_each_request_and_it_is_answered() {
    let app = the_app();
    let document = get(&app, "/api/openapi.json").await.json();
    let mut asked = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let operation = methods.get("post").or(methods.get("get")).unwrap();
        let fields = match operation.get("requestBody") {
            Some(body) => body["content"]["application/json"]["example"].clone(),
            None => {
                let parameters = operation["parameters"].as_array().into_iter().flatten();
                let shown = parameters.filter_map(|parameter| {
                    Some((parameter["name"].as_str()?.to_owned(), parameter.get("example")?.clone()))
                });
                Value::Object(shown.collect())
            }
        };
        if path != "/health" {
            assert!(fields.as_object().is_some_and(|fields| !fields.is_empty()), "{path}: {fields}");
            let answer = send(&app, path, &document, &fields).await;
            assert_eq!(answer.status, 200, "{path}: {}", answer.text);
            asked += 1;
        }
    }
    assert_eq!(asked, Question::examples().len());
    let page = get(&app, "/api").await.text;
    assert!(page.contains("curl -sG localhost:7446/api/grundy --data-urlencode"), "{page}");
}

#[tokio::test]
async fn a_certificate_goes_round() {
    let app = the_app();
    let certificate = post(&app, "/api/certificate", json!({"position": "moore(2) 3 4 5"})).await;
    assert_eq!(certificate.status, 200);
    nimatron_verify::verify(&certificate.text).unwrap();
    for sent in [certificate.json(), json!(certificate.text)] {
        let verified = post(&app, "/api/verify", json!({ "certificate": sent })).await.json();
        assert_eq!(verified["claim"], certificate.json()["claim"]);
    }
    let altered = certificate.text.replace("3 3 3", "3 3 2");
    assert_eq!(post(&app, "/api/verify", json!({ "certificate": altered })).await.code(), "refused");
}
