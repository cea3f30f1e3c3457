//! Certificates of periods.

use nimatron::Budget;
use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use nimatron_verify::{Claim, verify_within};

use super::{json, verified};

pub(crate) fn period_certificate(game: TakeAndBreak) -> Option<String> {
    let mut sequence = Sequence::new(game);
    sequence.prove_period(&Budget::new(100_000)).ok()?;
    Some(json(&Certificate::of_period(&sequence).expect("the period is proved")))
}

#[test]
fn proved_periods_are_certified() {
    let mut games: Vec<TakeAndBreak> = vec![TakeAndBreak::lasker(), TakeAndBreak::nim()];
    for code in [
        "0.77", "0.07", "0.137", "0.4", "0.17", "0.45", "0.44", "0.75", "0.26", "0.34", "0.53", "4.7", "4.3",
        "0.0",
    ] {
        games.push(TakeAndBreak::octal(code).unwrap());
    }
    games.extend((0..64).map(|digits| TakeAndBreak::octal(&format!("0.{digits:02o}")).unwrap()));
    games.extend((0..64).map(|digits| TakeAndBreak::hex(&format!("0.{digits:02x}")).unwrap()));
    for bits in 1..64u64 {
        let set: Vec<u64> = (0..6).filter(|i| bits >> i & 1 == 1).map(|i| i + 1).collect();
        games.push(TakeAndBreak::subtraction(set.clone()).unwrap());
        games.push(TakeAndBreak::all_but(set).unwrap());
    }
    games.push(TakeAndBreak::subtraction([4u64, 9, 10, 12]).unwrap());
    let mut certified = 0;
    for game in games {
        let Some(json) = period_certificate(game.clone()) else { continue };
        let Claim::Period { game: of, .. } = verified(&json) else { panic!("{json}") };
        assert_eq!(of, game.to_string());
        certified += 1;
    }
    assert!(certified > 200, "{certified}");
}

#[test]
fn what_is_not_proved_has_no_certificate() {
    let mut officers = Sequence::new(TakeAndBreak::octal("0.6").unwrap());
    assert!(officers.prove_period(&Budget::new(1000)).is_err());
    assert!(Certificate::of_period(&officers).is_none());
}

/// A long window is work, and the verifier does not do more of it than it was allowed.
#[test]
fn the_work_is_bounded() {
    let json = period_certificate(TakeAndBreak::octal("0.45").unwrap()).unwrap();
    let refusal = verify_within(&json, 10_000).unwrap_err();
    assert_eq!(refusal.to_string(), "proof.window: checking this takes more work than is allowed");
}
