//! Certificates that the solver writes are accepted; altered, false and malformed ones are refused.

mod hostile;
#[path = "../common/values.rs"]
mod naive;
mod periods;
mod positions;
#[path = "../common/sealed.rs"]
mod sealed;
mod tampering;

use nimatron::certificate::Certificate;
use nimatron::{Budget, Position};
use nimatron_verify::{Claim, verify};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn json(certificate: &Certificate) -> String {
    certificate.to_json().unwrap()
}

fn outcome_certificate(text: &str) -> String {
    json(&Certificate::of_outcome(&position(text), &Budget::default()).unwrap())
}

fn value_certificate(text: &str) -> String {
    json(&Certificate::of_grundy_value(&position(text), &Budget::default()).unwrap())
}

/// Returns the claim of a certificate that the verifier must accept.
fn verified(json: &str) -> Claim {
    match verify(json) {
        Ok(verified) => verified.claim,
        Err(refusal) => panic!("{refusal}\n{json}"),
    }
}

/// Neither the library nor its build depends on any crate of ours; only these tests use the solver.
#[test]
fn the_verifier_does_not_depend_on_the_solver() {
    let manifest = include_str!("../../Cargo.toml");
    let names = |section: &str| -> Vec<&str> {
        let body =
            manifest.split(&format!("\n[{section}]\n")).nth(1).and_then(|rest| rest.split("\n\n").next());
        let lines = body.expect(section).lines();
        lines.filter_map(|line| line.split(['.', ' ', '=']).next()).collect()
    };
    assert_eq!(names("dependencies"), ["num-bigint", "num-traits", "serde", "serde_json", "sha2"]);
    assert_eq!(names("dev-dependencies"), ["nimatron"]);
    assert_eq!(manifest.matches("dependencies]").count(), 2, "{manifest}");
    assert_eq!(manifest.matches("path").count(), 1, "{manifest}");
}

#[test]
fn the_examples_of_the_documentation_are_what_the_solver_writes() {
    let documentation = include_str!("../../../../docs/CERTIFICATES.md");
    let mut examples = 0;
    for block in documentation.split("```json\n").skip(1) {
        let shown = block.split("```").next().unwrap();
        let claim = verified(shown);
        let written = match &claim {
            Claim::Grundy { position, .. } => value_certificate(position),
            Claim::Won { position, .. } | Claim::Lost { position } => outcome_certificate(position),
            other => panic!("{other:?}"),
        };
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(shown), value(&written));
        examples += 1;
    }
    assert!(examples >= 2);
}
