//! The verifier counts its work and stops at the limit it was given.

use nimatron::Budget;
use nimatron::certificate::Certificate;
use nimatron_verify::verify_within;

/// Returns the fewest steps within which a certificate is verified; one step less is refused for that reason.
fn cost(json: &str) -> u64 {
    let (mut too_few, mut enough) = (0, 1 << 20);
    assert!(verify_within(json, enough).is_ok(), "more than {enough} steps: {json}");
    while enough - too_few > 1 {
        let steps = (too_few + enough) / 2;
        if verify_within(json, steps).is_ok() { enough = steps } else { too_few = steps }
    }
    let refusal = verify_within(json, enough - 1).unwrap_err();
    assert_eq!(refusal.why, "checking this takes more work than is allowed");
    enough
}

/// The work is counted and bounded for each kind of proof: a certificate of a small position costs something, and not much.
#[test]
fn outcomes_are_verified_within_bounded_work() {
    for (position, bound) in [
        ("nim 3 4 5", 100),
        ("nim 12345678901234567890123 12345678901234567890122", 1000),
        ("misere nim 1 1 1 2", 100),
        ("moore(2) 7 7 7", 100),
        ("misere moore(2) 1 1 1 1", 100),
        ("nim 0 0", 100),
        ("exact(3) 5 5", 100),
        ("wythoff 3 5", 1000),
        ("misere wythoff 3 4", 100),
        ("euclid 3 5", 100),
        ("fibonacci 8 7", 1000),
        ("exact(2) 1 2 3", 100),
        ("slow(2) 1 2 3", 500),
        ("slow-exact(2) 2 2 2", 200),
        ("turtles 1 0 1 1", 100),
        ("misere turtles 1 0 1", 100),
        ("misere kayles 5", 200),
        ("misere grundy 7", 500),
        ("misere hex(0.f) 4", 200),
        ("misere poker(1) 1 2", 100),
        ("misere staircase 2 1 + nim 1", 500),
        ("misere lasker 4", 500),
        ("subtract(1,3) 5 4", 500),
    ] {
        let certificate = Certificate::of_outcome(&position.parse().unwrap(), &Budget::default()).unwrap();
        let cost = cost(&certificate.to_json().unwrap());
        assert!(cost > 1 && cost <= bound, "{position}: {cost} steps");
    }
}

#[test]
fn grundy_values_are_verified_within_bounded_work() {
    for (position, bound) in [
        ("nim 3 4 5", 500),
        ("moore(2) 1 2 3", 5000),
        ("exact(2) 1 2 3", 2000),
        ("slow(2) 1 2 3", 2000),
        ("slow-exact(2) 2 2 2", 500),
        ("staircase 1 2 1", 5000),
        ("poker(2) 1 1", 2000),
        ("wythoff 3 4", 2000),
        ("euclid 5 3", 500),
        ("fibonacci 5 4", 1000),
        ("turtles 1 1 0 1", 5000),
        ("kayles 9 3", 2000),
        ("octal(4.7) 5", 500),
        ("hex(0.f) 7", 1000),
        ("grundy 9", 500),
        ("lasker 5", 1000),
        ("allbut(2) 9", 500),
        ("subtract(2,3) 9", 500),
        ("kayles 1000", 100_000),
        ("bash(3) 7", 500),
    ] {
        let certificate =
            Certificate::of_grundy_value(&position.parse().unwrap(), &Budget::default()).unwrap();
        let cost = cost(&certificate.to_json().unwrap());
        assert!(cost > 1 && cost <= bound, "{position}: {cost} steps");
    }
}
