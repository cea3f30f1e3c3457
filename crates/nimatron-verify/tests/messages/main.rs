//! The verifier's answers word for word: what was verified, or where and why a certificate is refused.
//!
//! Each certificate is written by hand and has a correct seal, so that only its proof can fail.

mod columns;
#[path = "../common/values.rs"]
mod naive;
mod notation;
mod periods;
#[path = "../common/sealed.rs"]
mod sealed;
mod tables;
mod values;
mod wording;
mod work;

use nimatron::Position;
use nimatron_verify::verify;

use self::sealed::sealed;

/// Returns what the verifier prints: what was verified, or why not.
fn answer(claim: &str, proof: &str) -> String {
    verify(&sealed(claim, proof)).map_or_else(|refusal| refusal.to_string(), |verified| verified.to_string())
}

/// Returns the answer to the claim that `position` is lost.
fn lost(position: &str, proof: &str) -> String {
    answer(&format!(r#"{{"lost":{{"position":"{position}"}}}}"#), proof)
}

/// Returns the answer to a claimed period, proved by a window of values.
fn period(game: &str, [preperiod, period, saltus]: [u64; 3], values: &[u64]) -> String {
    let numbers = format!(r#""preperiod":{preperiod},"period":{period},"saltus":{saltus}"#);
    answer(
        &format!(r#"{{"period":{{"game":"{game}",{numbers}}}}}"#),
        &format!(r#"{{"window":{{"values":{values:?}}}}}"#),
    )
}

/// Returns the Grundy values of the heaps `0..=count`, computed by definition.
fn values(game: &str, count: u64) -> Vec<u64> {
    let position: Position = game.parse().unwrap();
    let component = position.components().next().unwrap();
    naive::naive_values(component.take_and_break().unwrap(), count as usize)
        .into_iter()
        .map(u64::from)
        .collect()
}
