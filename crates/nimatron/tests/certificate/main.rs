//! Certificates: what the solver writes, the verifier accepts, and nothing else.

mod hostile;
mod periods;
mod positions;
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

/// The claim of a certificate that the verifier accepts.
fn verified(json: &str) -> Claim {
    match verify(json) {
        Ok(verified) => verified.claim,
        Err(refusal) => panic!("{refusal}\n{json}"),
    }
}

/// The verifier does not even have the solver among its dependencies.
#[test]
fn the_verifier_shares_nothing_with_the_solver() {
    let manifest = include_str!("../../../nimatron-verify/Cargo.toml");
    let dependencies =
        manifest.split("[dependencies]").nth(1).and_then(|rest| rest.split("\n[").next()).unwrap();
    let names: Vec<&str> = dependencies
        .lines()
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(names, ["num-bigint", "num-traits", "serde", "serde_json", "sha2"]);
    assert!(!manifest.contains("-dependencies]") && !manifest.contains("path"), "{manifest}");
}

/// The example of the documentation is what the solver writes.
#[test]
fn the_documentation_shows_a_certificate() {
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
