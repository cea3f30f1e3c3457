//! The API without a socket: the answers and errors of each endpoint.

mod common;

use axum::http::StatusCode;
use common::{get, post, post_text, the_app};
use serde_json::{Value, json};

#[tokio::test]
async fn solve_gives_the_result_of_every_surface() {
    let app = the_app();
    let question = json!({"position": "moore(2) 3 4 5", "count": true, "grundy": true, "remoteness": true, "moves": 5, "because": true});
    let answer = post(&app, "/api/solve", question).await;
    assert_eq!(answer.status, StatusCode::OK);
    let result = answer.json();
    assert_eq!(result["position"], "moore(2) 3 4 5");
    assert_eq!((&result["outcome"], &result["winner"]), (&json!("N"), &json!("first")));
    assert_eq!(
        result["winning_moves"].as_str().unwrap().parse::<usize>().unwrap(),
        result["moves"].as_array().unwrap().len()
    );
    assert_eq!(result["moves_complete"], true);
    assert!(result["remoteness"].is_string());
    assert_eq!(result["method"]["kind"], "theorem");
    assert_eq!(result["because"][0]["step"], "columns");
    // The move that it names can be played as it stands.
    let winning = &result["winning_move"];
    let played =
        post(&app, "/api/play", json!({"position": result["position"], "action": winning["action"]})).await;
    assert_eq!(played.json()["to"], winning["to"]);
    assert_eq!(played.json()["text"], winning["text"]);
    let after = post(&app, "/api/solve", json!({"position": winning["to"]})).await;
    assert_eq!(after.json()["outcome"], "P");
}

#[tokio::test]
async fn fields_that_were_not_asked_for_are_absent() {
    let result = post(&the_app(), "/api/solve", json!({"position": "nim 1 2 3"})).await.json();
    for field in
        ["winning_moves", "moves", "moves_complete", "grundy", "remoteness", "because", "told", "resistance"]
    {
        assert!(result.get(field).is_none(), "{field}");
    }
    assert_eq!(result["winning_move"], Value::Null);
}

#[tokio::test]
async fn what_cannot_be_known_is_null_or_an_error_and_never_a_guess() {
    let app = the_app();
    let heaps = "99 ".repeat(9);
    let result =
        post(&app, "/api/solve", json!({"position": format!("moore(3) {heaps}"), "grundy": true})).await;
    assert_eq!(result.json()["grundy"], Value::Null);
    let answer = post(&app, "/api/solve", json!({"position": format!("misere slow(2) {heaps}")})).await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "over-budget"));
}

#[tokio::test]
async fn the_argument_is_told_in_three_languages() {
    let app = the_app();
    let mut texts = Vec::new();
    for lang in ["en", "ru", "zh"] {
        let question = json!({"position": "moore(2) 3 4 5", "explain": true, "because": true, "lang": lang});
        let result = post(&app, "/api/solve", question).await.json();
        let steps = result["told"]["steps"].as_array().unwrap().len();
        assert_eq!(steps, result["because"].as_array().unwrap().len());
        texts.push(result["told"].to_string());
    }
    texts.dedup();
    assert_eq!(texts.len(), 3);
    let lost = post(&app, "/api/solve", json!({"position": "moore(2) 1 1 1", "explain": true})).await.json();
    assert!(lost["resistance"]["action"].is_object(), "{lost}");
    assert!(lost["told"]["conclusion"].as_array().unwrap().len() >= 2);
}

#[tokio::test]
async fn every_example_can_be_shown_played_and_answered() {
    let app = the_app();
    for lang in ["en", "ru", "zh"] {
        let games = get(&app, &format!("/api/games?lang={lang}")).await.json()["games"].clone();
        assert!(games.as_array().unwrap().len() >= 13);
        for game in games.as_array().unwrap() {
            let (name, example) = (game["name"].as_str().unwrap(), &game["example"]);
            assert_ne!(
                game["title"].as_str().unwrap(),
                format!("title-{name}"),
                "{lang}: {name} has a title"
            );
            let choices = post(&app, "/api/moves", json!({"position": example})).await.json();
            assert_eq!(choices["over"], false, "{name}");
            assert_eq!(choices["components"][0]["game"], *name);
            let question = json!({"position": example, "level": "random", "seed": 7, "lang": lang});
            let reply = post(&app, "/api/reply", question).await.json();
            let question = json!({"position": example, "action": reply["action"], "lang": lang});
            let played = post(&app, "/api/play", question).await.json();
            assert_eq!(played, reply, "{name}");
        }
    }
}

#[tokio::test]
async fn a_sum_names_its_component() {
    let app = the_app();
    let action = json!({"in": {"component": 1, "action": {"set": [[0, "2"]]}}});
    let played =
        post(&app, "/api/play", json!({"position": "nim 1 + nimble(squares) 5", "action": action})).await;
    assert_eq!(played.json()["to"], "nim 1 + nimble(squares) 2");
    let choices = post(&app, "/api/moves", json!({"position": "nim 1 + nimble(squares) 5"})).await.json();
    assert_eq!(choices["components"][1]["board"]["look"], "squares");
}

#[tokio::test]
async fn values_come_with_their_period() {
    let app = the_app();
    let kayles = get(&app, "/api/grundy?game=kayles&to=300").await.json();
    assert_eq!(kayles["values"].as_array().unwrap().len(), 301);
    assert_eq!((&kayles["period"]["period"], &kayles["period"]["preperiod"]), (&json!("12"), &json!("71")));
    assert_eq!(kayles["period"]["kind"], "proved");
    let bash = get(&app, "/api/grundy?game=bash(3)&to=8").await.json();
    assert_eq!(bash["values"], json!(["0", "1", "2", "3", "0", "1", "2", "3", "0"]));
    assert_eq!(get(&app, "/api/grundy?game=wythoff").await.code(), "not-a-heap-game");
    assert_eq!(get(&app, "/api/grundy?game=kayles&to=99999999").await.code(), "too-far");
}

#[tokio::test]
async fn random_positions_are_positions_with_a_move() {
    let app = the_app();
    for game in nimatron::games::GAMES {
        for seed in 0..5 {
            let example: nimatron::Position = game.example.parse().unwrap();
            let name = example.components().next().unwrap().ruleset_notation();
            let name = name.replace('…', "").replace('+', "%2B");
            let address = format!("/api/random?game=misere%20{name}&seed={seed}");
            let drawn = get(&app, &address).await.json();
            let position: nimatron::Position = drawn["position"].as_str().expect(&address).parse().unwrap();
            assert!(!position.is_over(), "{position}");
        }
    }
}

#[tokio::test]
async fn the_document_describes_every_route() {
    let app = the_app();
    let document = get(&app, "/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let answer = match method.as_str() {
                "get" => get(&app, path).await,
                _ => post(&app, path, json!({})).await,
            };
            assert_ne!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        }
    }
    let page = get(&app, "/api").await;
    assert!(page.text.contains("POST /api/solve"));
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
}

/// Two requests of one name would share one description: then one of them is described as the other.
#[tokio::test]
async fn the_document_gives_each_request_its_own_fields() {
    let app = the_app();
    let document = get(&app, "/api/openapi.json").await.json();
    for (path, fields) in [
        (
            "/api/solve",
            &[
                "position",
                "count",
                "heap_sets",
                "grundy",
                "remoteness",
                "moves",
                "goal",
                "seed",
                "because",
                "explain",
                "form",
                "lang",
            ][..],
        ),
        ("/api/moves", &["position", "lang"]),
        ("/api/play", &["position", "move", "lang"]),
        ("/api/certificate", &["position", "claim", "lang"]),
        ("/api/verify", &["certificate", "lang"]),
        ("/api/reply", &["position", "level", "mistakes", "seed", "lang"]),
    ] {
        let body = &document["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"];
        let name = body["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
        let described = document["components"]["schemas"][name]["properties"].as_object().unwrap();
        assert_eq!(described.keys().collect::<Vec<_>>(), fields, "{path}");
        // The route knows exactly those: its complaint about another field lists them.
        let answer = post(&app, path, json!({ "elsewhere": 1 })).await;
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(fields.iter().all(|field| message.contains(&format!("`{field}`"))), "{path}: {message}");
    }
}

#[tokio::test]
async fn every_response_is_strict_about_what_a_browser_may_do() {
    let app = the_app();
    for address in ["/", "/app.js", "/app.css", "/icon.svg", "/health", "/api/games", "/api", "/nowhere"] {
        let answer = get(&app, address).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{address}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{address}");
        assert!(!answer.text.contains("https://cdn"), "{address}");
    }
    let first = get(&app, "/app.js").await;
    assert!(first.headers.contains_key("etag"));
}

/// Each row: method, address, content type, body, expected status and code.
#[tokio::test]
async fn every_refusal_has_its_status_and_its_code() {
    let app = the_app();
    let json = "application/json";
    let nested = format!("{{\"position\":{}", "[".repeat(50_000));
    let deep = format!(
        "{{\"position\":\"nim 1\",\"action\":{}{}",
        "{\"in\":{\"component\":0,\"action\":".repeat(300),
        "}".repeat(301)
    );
    let long = json!({"position": format!("nim {}", "7".repeat(2000))}).to_string();
    let large = json!({"position": "nim 1 ".repeat(20_000)}).to_string();
    let rows: &[(&str, &str, &str, &str, u16, &str)] = &[
        ("POST", "/api/solve", json, "", 400, "bad-json"),
        ("POST", "/api/solve", json, "{", 400, "bad-json"),
        ("POST", "/api/solve", json, "\u{feff}{}", 400, "bad-json"),
        ("POST", "/api/solve", json, &nested, 422, "bad-request"),
        ("POST", "/api/play", json, &deep, 400, "bad-json"),
        ("POST", "/api/solve", json, "[]", 422, "bad-request"),
        ("POST", "/api/solve", json, "{}", 422, "bad-request"),
        ("POST", "/api/solve", json, r#"{"position":7}"#, 422, "bad-request"),
        ("POST", "/api/solve", json, r#"{"position":"nim 1","cuont":true}"#, 422, "bad-request"),
        ("POST", "/api/solve", json, r#"{"position":"nim 1","moves":-1}"#, 422, "bad-request"),
        ("POST", "/api/solve", "text/plain", r#"{"position":"nim 1"}"#, 415, "media-type"),
        ("POST", "/api/solve", json, r#"{"position":"nim 1 ("}"#, 422, "syntax"),
        ("POST", "/api/solve", json, r#"{"position":"chess 1"}"#, 422, "unknown-game"),
        ("POST", "/api/solve", json, r#"{"position":"moore(0) 1"}"#, 422, "bad-parameters"),
        ("POST", "/api/solve", json, r#"{"position":"wythoff 1 2 3"}"#, 422, "bad-position"),
        ("POST", "/api/solve", json, r#"{"position":"rules(/etc/passwd) 1"}"#, 422, "bad-rules"),
        ("POST", "/api/solve", json, r#"{"position":"nim 1","lang":"xx"}"#, 422, "unknown-language"),
        ("POST", "/api/solve", json, &long, 413, "too-large"),
        ("POST", "/api/solve", json, &large, 413, "too-large"),
        (
            "POST",
            "/api/play",
            json,
            r#"{"position":"nim 3","action":{"set":[[0,"3"]]}}"#,
            422,
            "illegal-move",
        ),
        (
            "POST",
            "/api/play",
            json,
            r#"{"position":"nim 3","action":{"lower":[[9,"0"]]}}"#,
            422,
            "illegal-move",
        ),
        ("POST", "/api/play", json, r#"{"position":"nim 3","action":{"jump":1}}"#, 422, "bad-request"),
        ("POST", "/api/reply", json, r#"{"position":"nim 0"}"#, 422, "game-over"),
        ("POST", "/api/reply", json, r#"{"position":"nim 1","level":"god"}"#, 422, "bad-level"),
        (
            "POST",
            "/api/reply",
            json,
            r#"{"position":"nim 1","level":"fallible","mistakes":7}"#,
            422,
            "bad-level",
        ),
        ("GET", "/api/solve", "", "", 405, "method-not-allowed"),
        ("POST", "/health", json, "", 405, "method-not-allowed"),
        ("GET", "/api/grundy", "", "", 400, "bad-query"),
        ("GET", "/api/grundy?game=kayles&to=x", "", "", 400, "bad-query"),
        ("GET", "/api/words?lang=tlh", "", "", 422, "unknown-language"),
        ("GET", "/api/nothing", "", "", 404, "not-found"),
        ("GET", "/../Cargo.toml", "", "", 404, "not-found"),
        ("GET", "/..%2f..%2fCargo.toml", "", "", 404, "not-found"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", "", "", 404, "not-found"),
        ("GET", "//etc/passwd", "", "", 404, "not-found"),
        ("GET", "/app.js/../../Cargo.toml", "", "", 404, "not-found"),
        ("GET", "/app.js%00.html", "", "", 404, "not-found"),
    ];
    for (method, address, kind, body, status, code) in rows {
        let answer = match *method {
            "GET" => get(&app, address).await,
            _ => post_text(&app, address, kind, body.to_string()).await,
        };
        let shown: String = body.chars().take(60).collect();
        assert_eq!((answer.status.as_u16(), answer.code().as_str()), (*status, *code), "{address} {shown}");
        assert!(!answer.json()["error"]["message"].as_str().unwrap().is_empty(), "{address} {shown}");
    }
}

#[tokio::test]
async fn a_mistake_has_its_place() {
    let answer = post(&the_app(), "/api/solve", json!({"position": "nim 3 4 + octal(0.87) 12"})).await;
    assert_eq!(answer.json()["error"]["at"], json!({"line": 1, "column": 17}));
}
