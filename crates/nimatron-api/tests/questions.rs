//! The questions of questions.toml, and the examples: each is read, written and answered, or refused with its code and
//! place. The tests of the command and of the server compare their answers with these.

use std::collections::BTreeSet;

use nimatron::Budget;
use nimatron_api::{Answerer, Ask, ErrorCode, Question};
use serde_json::{Value, json};

#[derive(serde::Deserialize)]
struct Cases {
    question: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    json: String,
    error: Option<String>,
    at: Option<[usize; 2]>,
}

fn cases() -> Vec<Case> {
    toml::from_str::<Cases>(include_str!("questions.toml")).unwrap().question
}

/// The budget of a small server: what is over it is over it on every surface of the tests.
fn budget() -> Budget {
    Budget::new(100_000)
}

fn answer(json: &str) -> Value {
    serde_json::from_str(&Answerer::default().answer_json(json, &budget())).unwrap()
}

fn solve(fields: Value) -> Value {
    answer(&json!({ "solve": fields }).to_string())
}

#[test]
fn every_question_is_written_as_it_is_read() {
    let read =
        cases().into_iter().map(|case| serde_json::from_str::<Question>(&case.json).expect(&case.json));
    for question in read.chain(Question::examples()) {
        let written = serde_json::to_string(&question).unwrap();
        assert_eq!(serde_json::from_str::<Question>(&written).unwrap(), question, "{written}");
    }
}

#[test]
fn every_question_has_its_answer_or_its_error() {
    for case in cases() {
        let answer = answer(&case.json);
        let error = &answer["error"];
        assert_eq!(error["code"].as_str(), case.error.as_deref(), "{}: {answer}", case.json);
        let at = case.at.map(|[line, column]| json!({ "line": line, "column": column }));
        assert_eq!(error.get("at"), at.as_ref(), "{}: {answer}", case.json);
        assert!(error.is_null() || !error["message"].as_str().unwrap().is_empty(), "{}", case.json);
    }
}

#[test]
fn there_is_an_example_of_each_kind_and_it_has_an_answer() {
    let mut kinds = BTreeSet::new();
    for question in Question::examples() {
        let written = serde_json::to_value(&question).unwrap();
        kinds.extend(written.as_object().unwrap().keys().cloned());
        Answerer::default().answer(&question, &Budget::default()).unwrap();
        // Only questions about something have a length.
        assert_eq!(question.bytes() == 0, matches!(question, Question::Games(_) | Question::Messages(_)));
    }
    let unknown = serde_json::from_str::<Question>(r#"{"nothing": {}}"#).unwrap_err().to_string();
    let known = unknown.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert_eq!(kinds, known, "{unknown}");
}

#[test]
fn what_is_not_a_question_has_its_place() {
    for (json, code, column) in [
        ("{", "bad-json", 1),
        (r#"{"solve": {"position": 7}}"#, "bad-request", 24),
        (r#"{"solve": {"position": "nim 1", "cuont": true}}"#, "bad-request", 39),
        (r#"{"play": {"position": "nim 1", "move": 7}}"#, "bad-request", 40),
        (r#"{"play": {"position": "nim 1", "move": {"jump": 1}}}"#, "bad-request", 46),
    ] {
        let answer = answer(json);
        assert_eq!(
            (&answer["error"]["code"], &answer["error"]["at"]["column"]),
            (&json!(code), &json!(column))
        );
    }
}

#[test]
fn a_move_is_typed_or_data_under_either_name() {
    let play =
        |field: &str, made: Value| answer(&json!({"play": {"position": "nim 3 4", field: made}}).to_string());
    let typed = play("move", json!("2>3"));
    assert_eq!(typed["to"], "nim 3 3");
    for (field, made) in
        [("move", typed["action"].clone()), ("action", typed["action"].clone()), ("action", json!("2:1"))]
    {
        assert_eq!(play(field, made), typed);
    }
    assert_eq!(typed["move"], "2>3");
}

#[test]
fn numbers_without_a_limit_are_strings() {
    let heap = "123456789012345678901234567890";
    let answer = solve(json!({
        "position": format!("moore(2) {heap} {heap} {heap}"),
        "count": true, "heap_sets": true, "grundy": true, "remoteness": true,
    }));
    for field in ["winning_moves", "heap_sets", "remoteness"] {
        assert!(answer[field].is_string(), "{field}: {answer}");
    }
    let answer = self::answer(r#"{"grundy": {"game": "dawson", "to": 60}}"#);
    assert_eq!(answer["values"][14], "0");
    assert_eq!(answer["largest"], json!({"heap": "32", "value": "7"}));
    assert_eq!(answer["period"]["exceptions"][1], json!({"heap": "14", "value": "0"}));
}

#[test]
fn a_period_has_one_shape() {
    let shape = ["kind", "preperiod", "period", "saltus", "exceptions", "source"];
    // The library's own test has one that was only observed.
    for question in [
        r#"{"grundy": {"game": "kayles", "to": 300}}"#,
        r#"{"grundy": {"game": "lasker", "to": 20}}"#,
        r#"{"grundy": {"game": "hex(0.08)", "to": 20}}"#,
        r#"{"quotient": {"game": "octal(0.123)", "to": 30}}"#,
    ] {
        let period = &answer(question)["period"];
        assert_eq!(period["kind"], "proved", "{question}: {period}");
        assert_eq!(period.as_object().unwrap().keys().collect::<Vec<_>>(), shape, "{question}");
        assert!(period["source"].is_string(), "{question}");
    }
}

/// The outcome is known by the values, and the winning move is among more options than the budget allows.
#[test]
fn a_known_outcome_is_answered_without_a_move() {
    let position = "nimhoff(2) 1000000000 2000000 + nim 5";
    let question: Question =
        serde_json::from_value(json!({"solve": {"position": position, "explain": true, "because": true}}))
            .unwrap();
    let answer = Answerer::default().answer(&question, &Budget::new(2_000_000)).unwrap();
    let answer = serde_json::to_value(answer).unwrap();
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["winning_move"], Value::Null);
    assert_eq!(answer["unknown"], json!(["winning_move"]));
    assert!(answer["because"].as_array().unwrap().iter().any(|step| step["step"] == "nim-sum"), "{answer}");
}

#[test]
fn the_argument_is_about_the_move_beside_it() {
    let greedy = solve(json!({"position": "moore(3) 2 2 3 3 4", "because": true}));
    assert_eq!(greedy["because"][2]["step"], "after");
    let best = solve(
        json!({"position": "moore(3) 2 2 3 3 4", "because": true, "explain": true, "goal": "fewest-heaps"}),
    );
    assert_ne!(best["winning_move"], greedy["winning_move"]);
    let steps: Vec<&Value> = best["because"].as_array().unwrap().iter().map(|step| &step["step"]).collect();
    assert_eq!(steps, ["columns", "after"]);
    let text = best["winning_move"]["to"].as_str().unwrap();
    let heaps: Vec<&str> =
        best["because"][1]["heaps"].as_array().unwrap().iter().map(|heap| heap.as_str().unwrap()).collect();
    assert_eq!(format!("moore(3) {}", heaps.join(" ")), text);
}

#[test]
fn fields_that_were_not_asked_for_are_absent() {
    let answer = solve(json!({"position": "nim 3 4 5"}));
    let fields: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["position", "outcome", "winner", "winning_move", "method"]);
    let fields: Vec<&String> = answer["winning_move"].as_object().unwrap().keys().collect();
    assert_eq!(fields, ["text", "to", "move", "action"]);
}

#[test]
fn the_words_of_an_illegal_move_are_in_the_language_asked_for() {
    let message = |lang: &str| {
        let question = json!({"play": {"position": "nim 3 4", "move": "2>5", "lang": lang}});
        answer(&question.to_string())["error"]["message"].as_str().unwrap().to_owned()
    };
    let messages: BTreeSet<String> = ["en", "ru", "zh"].map(message).into();
    assert_eq!(messages.len(), 3);
}

/// What `docs/WEB.md` lists is what there is.
#[test]
fn every_code_is_in_the_catalogue() {
    let documented = include_str!("../../../docs/WEB.md");
    let mut slugs = BTreeSet::new();
    for code in ErrorCode::ALL {
        assert!(slugs.insert(code.slug()), "{code} twice");
        let row = format!("| `{code}` | {} |", code.meaning());
        assert!(documented.contains(&row), "docs/WEB.md lacks\n{row}");
    }
}
