//! A certificate with one thing changed is refused; if the seal is recomputed to hide the change, whatever is still
//! accepted is true.

use nimatron::engine::search::Oracle;
use nimatron::engine::take_and_break::TakeAndBreak;
use nimatron::{Budget, Outcome, Position};
use nimatron_verify::{Certificate, Claim, verify, verify_within};
use serde_json::{Value, json};

use super::periods::period_certificate;
use super::{outcome_certificate, value_certificate, verified};

/// One of each kind of claim and proof.
fn certificates() -> Vec<String> {
    let outcomes = [
        "nim 3 4 5",
        "misere nim 3 5 6",
        "misere nim 1 1 2",
        "nim 0 0",
        "misere nim",
        "nim 7",
        "moore(2) 3 4 5",
        "moore(2) 3 3 3",
        "moore(3) 1 2 3 4 5 6 7",
        "misere moore(2) 1 1 1 1",
        "misere moore(2) 1 1 1 1 1",
        "misere moore(2) 1 2 3",
        "nimble(squares) 2 0 5",
        "nimble 2 0 5",
        "misere nimble 0 1 4 1",
        "staircase 1 2 3",
        "misere staircase 2 2 1",
        "poker(2) 1 2",
        "misere poker(1) 1 1",
        "bash(3) 10 7",
        "misere bash(3) 1 4",
        "turtles 0 1 1 0 1",
        "misere turtles 1 1 1",
        "ruler 1 0 1 1",
        "tartan(twins,turtles,2) 0 1 1 1",
        "misere ruler 1 1 1",
        "silver-dollar 1 3 6",
        "northcott 1-3 6-2",
        "misere northcott 1-3 5-2",
        "misere staircase(0,1,1) 1 1 1",
        "antonim 1 2",
        "dynamic(3) 4 3",
        "misere end-nim 2 2",
        "nimhoff(3) 1 2",
        "wythoff(2) 1 3",
        "chomp 3 2",
        "hackenbush 0-1 1-2 2-0",
        "mock-turtles 0 1 1",
        "node-kayles(1-2,2-3) 1 1 1",
        "wythoff 3 5",
        "wythoff 3 4",
        "misere wythoff 2 2",
        "euclid 25 7",
        "fibonacci 8 7",
        "misere fibonacci 6 3",
        "exact(2) 1 2 2",
        "slow(2) 1 2 2 1",
        "slow-exact(2) 1 2 2",
        "subtract(1,3) 5 2",
        "misere subtract(1,3) 5 2",
        "greedy 1 2 2",
        "misere greedy 1 1 3",
        "misere octal(4.7) 8 3",
        "kayles 3 4",
        "misere kayles 4",
        "kayles 100000 5",
        "grundy 7 3",
        "lasker 3 2",
        "nim 2 + bash(2) 4",
        "wythoff 1 2 + nim 1",
        "misere nim 2 + wythoff 1 1",
    ];
    let values = [
        "nim 3 4",
        "nim 1000000 999999",
        "moore(2) 1 1 2",
        "exact(2) 2 1 2",
        "slow(2) 1 2 1",
        "slow-exact(2) 2 2 1",
        "greedy 1 2 2",
        "bash(2) 4",
        "nimble(squares) 3 1",
        "nimble 3 1 2",
        "staircase 1 1 2",
        "staircase 1000 5 77",
        "poker(1) 1 2",
        "wythoff 2 3",
        "euclid 3 5",
        "fibonacci 5 3",
        "turtles 1 0 1",
        "ruler 1 0 1",
        "kayles 5 3",
        "kayles 100000",
        "hex(0.9) 4",
        "nim 2 + wythoff 1 1",
    ];
    let subtraction = |list: &[u64]| TakeAndBreak::subtraction(list.iter().copied()).unwrap();
    let periods = [
        TakeAndBreak::octal("0.34").unwrap(),
        TakeAndBreak::octal("0.75").unwrap(),
        TakeAndBreak::hex("0.9").unwrap(),
        TakeAndBreak::hex("0.08").unwrap(),
        subtraction(&[1, 4]),
        subtraction(&[2, 3, 7]),
        TakeAndBreak::all_but([2u64]).unwrap(),
        TakeAndBreak::lasker(),
    ];
    let outcomes = outcomes.into_iter().map(outcome_certificate);
    let values = values.into_iter().map(value_certificate);
    outcomes.chain(values).chain(periods.into_iter().filter_map(period_certificate)).collect()
}

/// Returns who wins a position in the notation.
fn solved(position: &str, budget: &Budget) -> Outcome {
    let position: Position = position.parse().unwrap();
    position.solve(budget).unwrap().outcome()
}

/// Returns JSON pointers to all parts of a value, the whole first.
fn places(value: &Value) -> Vec<String> {
    let below =
        |key: String, part: &Value| places(part).into_iter().map(move |place| format!("/{key}{place}"));
    let mut all = vec![String::new()];
    match value {
        Value::Array(parts) => {
            all.extend(parts.iter().enumerate().flat_map(|(i, part)| below(i.to_string(), part)))
        }
        Value::Object(parts) => all.extend(parts.iter().flat_map(|(name, part)| below(name.clone(), part))),
        _ => {}
    }
    all
}

/// Returns replacements for `value`.
fn others(value: &Value) -> Vec<Value> {
    let mut all = vec![Value::Null, json!(true), json!([]), json!({})];
    match value {
        Value::Null | Value::Bool(_) => {}
        Value::Number(number) => {
            let n = number.as_u64().unwrap();
            all.extend([json!(n + 1), json!(n.saturating_sub(1)), json!(2 * n), json!(n as f64 + 0.5)]);
            all.extend([json!(u64::MAX), json!(-1), json!(n.to_string()), json!(0)]);
        }
        Value::String(text) => all.extend(respellings(text).into_iter().map(Value::String)),
        Value::Array(entries) => {
            let with = |change: &dyn Fn(&mut Vec<Value>)| {
                let mut entries = entries.clone();
                change(&mut entries);
                Value::Array(entries)
            };
            for (i, entry) in entries.iter().enumerate() {
                all.push(with(&|entries| drop(entries.remove(i))));
                all.push(with(&|entries| entries.insert(i, entry.clone())));
                all.push(with(&|entries| entries.swap(i.saturating_sub(1), i)));
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let mut fewer = fields.clone();
                fewer.shift_remove(name);
                let mut renamed = fewer.clone();
                renamed.insert(format!("{name}s"), field.clone());
                all.extend([fewer, renamed].map(Value::Object));
            }
            let mut more = fields.clone();
            more.insert("comment".to_owned(), json!("true"));
            all.push(Value::Object(more));
        }
    }
    all.retain(|other| other != value);
    all
}

/// Returns every certificate that differs from this one in one place.
fn tamperings(certificate: &str) -> impl Iterator<Item = Value> {
    let whole: Value = serde_json::from_str(certificate).unwrap();
    places(&whole).into_iter().flat_map(move |place| {
        let whole = whole.clone();
        let others = others(whole.pointer(&place).unwrap());
        others.into_iter().map(move |other| {
            let mut tampered = whole.clone();
            *tampered.pointer_mut(&place).unwrap() = other;
            tampered
        })
    })
}

/// Returns variations of a text: each character dropped or doubled, each digit changed, words added.
fn respellings(text: &str) -> Vec<String> {
    let mut all = vec![String::new(), format!("{text} 0"), format!("{text} 1"), format!("misere {text}")];
    all.push(text.trim_start_matches("misere ").to_owned());
    all.push(text.to_uppercase());
    all.extend([format!(" {text}"), format!("{text}\n"), format!("{text} + nim"), format!("0{text}")]);
    if text.len() < 60 {
        for (i, c) in text.char_indices() {
            let (before, after) = (&text[..i], &text[i + c.len_utf8()..]);
            all.push(format!("{before}{after}"));
            all.push(format!("{before}{c}{c}{after}"));
            if let Some(digit) = c.to_digit(16) {
                all.push(format!("{before}{:x}{after}", (digit + 1) % 16));
                all.push(format!("{before}{:x}{after}", (digit + 15) % 16));
            }
        }
    }
    all
}

#[test]
fn every_tampering_is_refused() {
    let mut refused = 0;
    for certificate in certificates() {
        verified(&certificate);
        for tampered in tamperings(&certificate) {
            let refusal = verify_within(&tampered.to_string(), 10_000_000).expect_err(&tampered.to_string());
            assert!(!refusal.why.is_empty());
            refused += 1;
        }
    }
    assert!(refused > 10_000, "{refused}");
}

/// With a recomputed seal, only the proof protects the claim.
#[test]
fn with_a_new_seal_only_what_is_true_is_accepted() {
    let (mut refused, mut accepted) = (0, 0);
    for certificate in certificates() {
        for tampered in tamperings(&certificate) {
            let Ok(mut tampered) = serde_json::from_value::<Certificate>(tampered) else { continue };
            tampered.seal = tampered.fitting_seal();
            match verify_within(&serde_json::to_string(&tampered).unwrap(), 10_000_000) {
                Ok(verified) => {
                    assert!(is_true(&verified.claim), "{:?}", verified.claim);
                    accepted += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    // Most changes break the proof; a few make another one, such as a won position with a larger heap.
    assert!(refused > 10 * accepted && accepted > 50, "{refused} refused, {accepted} accepted");
}

/// Decides a claim by search from the rules, without theory.
fn is_true(claim: &Claim) -> bool {
    let budget = Budget::new(100_000);
    let outcome = |text: &str| {
        let position: Position = text.parse().expect(text);
        Oracle::outcome(position.rules(), position.convention()).answer(position.rows(), &budget).ok()
    };
    match claim {
        // Beyond the reach of search, ask the solver.
        Claim::Won { position, to } => match outcome(position) {
            Some(found) => found == Outcome::N && outcome(to) == Some(Outcome::P),
            None => solved(position, &budget) == Outcome::N,
        },
        Claim::Lost { position } => match outcome(position) {
            Some(found) => found == Outcome::P,
            None => solved(position, &budget) == Outcome::P,
        },
        Claim::Over { position } => position.parse::<Position>().unwrap().is_over(),
        Claim::Grundy { position, value } => {
            let position: Position = position.parse().unwrap();
            let found = Oracle::value(position.rules(), 0).answer(position.rows(), &budget);
            let by_theory = || position.grundy(&budget).unwrap().0.to_string();
            found.map_or_else(|_| by_theory(), |found| found.to_string()) == *value
        }
        Claim::Period { game, preperiod, period, saltus } => {
            let position: Position = game.parse().unwrap();
            let game = position.components().next().unwrap().take_and_break().unwrap().clone();
            let (n0, p) = (*preperiod as usize, *period as usize);
            let values = crate::naive::naive_values(&game, 3 * (n0 + p) + 60);
            let rises = |n: &usize| u64::from(values[n + p]) == u64::from(values[*n]) + saltus;
            (n0..values.len() - p).all(|n| rises(&n)) && (n0 == 0 || !rises(&(n0 - 1)))
        }
    }
}

/// The reason names the field.
#[test]
fn refusals_say_what_is_wrong() {
    let certificate = outcome_certificate("moore(2) 3 4 5");
    for (from, to, reason) in [
        (
            "\"certificate\":1",
            "\"certificate\":2",
            "certificate: the format has version 2, and this verifier reads 1",
        ),
        ("moore(2) 3 3 3", "moore(2) 3 3 4", "proof.columns: there are 2 ones for 3 columns"),
        ("moore(2) 3 3 3", "moore(2) 3 6 3", "claim.won.to: no move leads there"),
        ("moore(2) 3 3 3", "moore(2) 3 3 2", "proof.columns: column 0 holds 2 ones, not 3"),
        ("\"ones\":[3", "\"ones\":[2", "proof.columns: column 0 holds 3 ones, not 2"),
        (
            "\"residues\":[0",
            "\"residues\":[1",
            "proof.columns: the 3 ones of column 0 leave 0 modulo 3, not 1",
        ),
        (
            "moore(2) 3 4 5",
            "moore(2) 3 9 5",
            "seal: the certificate was altered: it proves its claim, but not the one that it was written for",
        ),
    ] {
        let tampered = certificate.replacen(from, to, 1);
        assert_ne!(tampered, certificate);
        assert_eq!(verify(&tampered).unwrap_err().to_string(), reason);
    }
}
