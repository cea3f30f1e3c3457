//! Prints the types of every question and its answer as JSON schemas, the ones that the OpenAPI document is made of:
//! `{"kinds": {"solve": ["SolveQuestion", "Report"], …}, "schemas": {…}}`. The TypeScript types of the package
//! `nimatron` are made from it.

use nimatron::Report;
use nimatron_api::*;
use serde_json::{Value, json};
use utoipa::{OpenApi, ToSchema};

/// Says once which answer each kind of question has.
macro_rules! kinds {
    ($($kind:literal: $question:ident => $answer:ident,)*) => {
        #[derive(OpenApi)]
        #[openapi(components(schemas(ErrorAnswer, $($question, $answer),*)))]
        struct Document;

        fn kinds() -> Vec<(&'static str, [String; 2])> {
            vec![$(($kind, [$question::name().into_owned(), $answer::name().into_owned()])),*]
        }
    };
}

kinds! {
    "solve": SolveQuestion => Report,
    "moves": MovesQuestion => MovesAnswer,
    "play": PlayQuestion => PlayAnswer,
    "reply": ReplyQuestion => PlayAnswer,
    "random": RandomQuestion => RandomAnswer,
    "grundy": GrundyQuestion => GrundyAnswer,
    "table": TableQuestion => TableAnswer,
    "quotient": QuotientQuestion => QuotientAnswer,
    "games": GamesQuestion => GamesAnswer,
    "messages": MessagesQuestion => MessagesAnswer,
    "genus": GenusQuestion => GenusAnswer,
    "nimber": NimberQuestion => NimberAnswer,
    "certificate": CertificateQuestion => CertificateAnswer,
    "verify": VerifyQuestion => VerifyAnswer,
}

#[expect(clippy::print_stdout, reason = "its purpose")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let kinds = kinds();
    for question in Question::examples() {
        let kind = serde_json::to_value(&question)?;
        let kind =
            kind.as_object().and_then(|fields| fields.keys().next()).ok_or("a question without a kind")?;
        if !kinds.iter().any(|(known, _)| known == kind) {
            return Err(format!("questions of the kind {kind} are not in the list").into());
        }
    }
    let document = serde_json::to_value(Document::openapi())?;
    let kinds: Value = kinds.into_iter().map(|(kind, types)| (kind.to_owned(), json!(types))).collect();
    println!("{}", json!({ "kinds": kinds, "schemas": document["components"]["schemas"] }));
    Ok(())
}
