//! Every small position of every game, and large ones of Moore's Nim.

use std::collections::HashSet;

use nimatron::certificate::Certificate;
use nimatron::check::box_of;
use nimatron::engine::UBig;
use nimatron::engine::rng::SplitMix64;
use nimatron::games::GAMES;
use nimatron::{Budget, Convention, Natural, Outcome, Position};
use nimatron_verify::{Claim, verify};

use super::{json, outcome_certificate, position, value_certificate, verified};

/// The claim is about this position and says what the solver says.
fn check_outcome(position: &Position, budget: &Budget) {
    let certificate = Certificate::of_outcome(position, budget).unwrap();
    let outcome = position.solve(budget).unwrap().outcome();
    let (of, claimed) = match verified(&json(&certificate)) {
        Claim::Won { position: of, .. } => (of, Outcome::N),
        Claim::Lost { position: of } => (of, Outcome::P),
        Claim::Over { position: of } => (of, position.convention().of_terminal()),
        other => panic!("{other:?}"),
    };
    assert_eq!((of, claimed), (position.to_string(), outcome));
}

fn check_value(position: &Position, budget: &Budget) {
    let certificate = Certificate::of_grundy_value(position, budget).unwrap();
    let value = position.grundy(budget).unwrap().0.to_string();
    assert_eq!(verified(&json(&certificate)), Claim::Grundy { position: position.to_string(), value });
}

/// Node Kayles without a graph was unknown to the verifier.
#[test]
fn a_name_by_itself_has_a_certificate() {
    let budget = Budget::default();
    let named = GAMES.iter().filter_map(|entry| entry.name.parse::<Position>().ok());
    let checked = named.map(|position| check_outcome(&position, &budget)).count();
    assert!(checked >= 30, "{checked}");
}

#[test]
fn every_small_position_of_every_game_has_a_certificate() {
    let budget = Budget::default();
    let mut checked = 0;
    for (game, numbers, largest) in GAMES.iter().flat_map(|entry| entry.samples) {
        // Each certificate is checked from scratch, so the boxes are smaller than those of the oracle.
        let largest = match numbers {
            1 => *largest,
            2 => (*largest).min(9),
            3 => (*largest).min(4),
            4 => (*largest).min(2),
            _ => (*largest).min(1),
        };
        for position in box_of(game, *numbers, largest) {
            check_outcome(&position, &budget);
            check_value(&position, &budget);
            checked += 1;
        }
    }
    assert!(checked > 5_000, "{checked}");
}

/// A verifier with fewer moves than the game would believe false claims, one with more would refuse true ones.
#[test]
fn the_verifier_has_the_same_moves() {
    let mut moves = 0;
    for (game, numbers, largest) in GAMES.iter().flat_map(|entry| entry.samples) {
        let numbers = (*numbers).min(7);
        let largest = (*largest).min([0, 9, 6, 3, 2, 1, 1, 1][numbers]);
        let all: Vec<Position> = box_of(game, numbers, largest).collect();
        for from in all.iter().filter(|position| position.convention() == Convention::Normal) {
            let options: HashSet<String> = from.legal_moves().map(|option| option.to().to_string()).collect();
            let others = all.iter().map(ToString::to_string).filter(|other| !options.contains(other));
            for (to, is_move) in
                options.iter().map(|to| (to.clone(), true)).chain(others.map(|to| (to, false)))
            {
                let claim = format!(r#"{{"won":{{"position":"{from}","to":"{to}"}}}}"#);
                let json = format!(r#"{{"certificate":1,"claim":{claim},"proof":"no-move","seal":""}}"#);
                let refused_as_move = verify(&json).is_err_and(|refusal| refusal.at == "claim.won.to");
                assert_eq!(refused_as_move, !is_move, "{from} to {to}");
                moves += u64::from(is_move);
            }
        }
    }
    assert!(moves > 5_000, "{moves}");
}

#[test]
fn compounds_have_certificates() {
    let budget = Budget::default();
    for components in [["nim 2 1", "kayles 4"], ["wythoff 1 2", "bash(2) 3"], ["moore(2) 1 1 1", "nim 1"]] {
        for sign in ["&", "&&", "|"] {
            for convention in ["", "misere "] {
                let text = format!("{convention}{} {sign} {}", components[0], components[1]);
                check_outcome(&position(&text), &budget);
            }
        }
    }
    // A nim-sum proves nothing about a compound that is no sum.
    let sum = json(&Certificate::of_outcome(&position("nim 2 + nim 2"), &budget).unwrap());
    let forged = sum.replace("nim 2 + nim 2", "nim 2 & nim 2");
    assert_ne!(forged, sum);
    assert!(verify(&forged).is_err());
}

#[test]
fn sums_have_certificates() {
    let budget = Budget::default();
    for sum in [
        "nim 1000000000000000000000 7 + bash(3) 10",
        "nim 2 3 + bash(3) 5 + kayles 5 7",
        "moore(2) 1 2 2 + wythoff 1 2 + nim 100",
        "kayles 1000000000000000000000 + octal(0.07) 123456789 99",
        "lasker 1000000000000 7 + allbut(1,4) 99999999",
        "staircase 1 2 1 + nimble 0 1 4 + nimble(squares) 2 2 + turtles 1 0 1",
        "poker(1) 1 2 + bash(2) 3",
        "fibonacci 5 2 + nim 3 + euclid 25 7",
        "grundy 12 7 + hex(0.9) 8",
    ] {
        check_outcome(&position(sum), &budget);
        check_value(&position(sum), &budget);
    }
    for sum in ["misere nim 2 3 + bash(3) 5", "misere kayles 5 + nim 1 2", "misere wythoff 2 2 + euclid 1 1"]
    {
        check_outcome(&position(sum), &budget);
    }
}

#[test]
fn large_positions_have_small_certificates() {
    let googol = format!("1{}", "0".repeat(100));
    for text in [
        format!("nim {googol} 7"),
        format!("misere nimble(squares) {googol} 7 1 1"),
        format!("misere nimble 5 {googol} 7 {googol} 1"),
        format!("nimble {googol} 1 {googol}1"),
        format!("staircase {googol} 5 {googol} 4 1"),
        format!("misere staircase 1 {googol}"),
        format!("poker({googol}) 3 {googol} 5"),
        format!("bash({googol}) 9{googol} 12"),
        format!("misere bash(5) 6{googol} 1"),
        format!("euclid {googol} 7{googol}1"),
        format!("misere euclid {googol} 12345678901"),
        format!("kayles {googol} 12"),
        format!("misere subtract(1,3,4) {googol} {googol}7 5"),
        format!("allbut(2,3) {googol} 12"),
        format!("exact({googol}) 3 4"),
        format!("slow-exact(2) 0 {googol}"),
        format!("turtles {}", "1 0 0 ".repeat(100).trim_end()),
    ] {
        let json = outcome_certificate(&text);
        verified(&json);
        assert!(json.len() < 3000, "{} bytes for {text}", json.len());
    }
    for text in [format!("nim {googol} 7"), format!("kayles {googol} 12"), format!("bash(9) {googol} 4")] {
        let json = value_certificate(&text);
        verified(&json);
        assert!(json.len() < 1500, "{} bytes for {text}", json.len());
    }
}

/// Returns a random heap of at most `bits` bits.
fn heap(rng: &mut SplitMix64, bits: usize) -> Natural {
    let words: Vec<u64> = (0..bits.div_ceil(64)).map(|_| rng.next_u64()).collect();
    let number = words.into_iter().fold(UBig::ZERO, |number, word| (number << 64) + UBig::from(word));
    Natural::from(number >> (bits.next_multiple_of(64) - bits))
}

#[test]
fn random_large_positions_of_moores_nim_are_certified() {
    let budget = Budget::default();
    let mut rng = SplitMix64::new(1910);
    let mut outcomes = [0, 0];
    for round in 0..150 {
        let k = 1 + rng.below(40);
        let heaps = 1 + rng.below(200);
        let bits = [1, 2, 5, 64, 200][rng.below(5) as usize];
        let row: Vec<String> = (0..heaps).map(|_| heap(&mut rng, bits).to_string()).collect();
        let convention = ["normal", "misere"][round % 2];
        let position = position(&format!("{convention} moore({k}) {}", row.join(" ")));
        check_outcome(&position, &budget);
        // What the winner leaves is lost, and has a certificate of its own.
        if let Some(winning) = position.solve(&budget).unwrap().winning_move().unwrap() {
            let left = winning.to().clone();
            check_outcome(&left, &budget);
            outcomes[1] += 1;
        }
        outcomes[0] += 1;
    }
    assert!(outcomes[1] > 100, "{outcomes:?}");
}

#[test]
fn a_proof_that_is_too_long_is_over_budget() {
    let budget = Budget::new(10_000);
    for text in ["wythoff 1000000 2000000", "slow(2) 30 30 30 30", "moore(2) 90 91 92 93"] {
        let certified = Certificate::of_grundy_value(&position(text), &budget);
        assert!(certified.is_err(), "{text}");
    }
    assert!(Certificate::of_outcome(&position("end-nim 40 50 60 70"), &budget).is_err());
}

/// Positions whose table would not fit into the world are certified by a theorem.
#[test]
fn large_positions_are_certified_without_a_table() {
    for text in [
        "wythoff 1000000000000000000000000000000 1618033988749894848204586834365",
        "misere wythoff 1000000000000 5",
        "fibonacci 1000000000000000000000 999999999999999999999",
        "misere fibonacci 1000000000000000000000 7",
        "exact(2) 1000000 2000000 3000000 4000000",
        "misere exact(3) 1000000 2000000 3000000 4000000",
        "exact(1) 1000000000000 2000000000000 3000000000000",
        "slow(3) 1000000000000 1000000000001 1000000000002 1000000000003 1000000000004",
        "slow(1) 1000000000000 1000000000001",
        "misere slow-exact(1) 1000000000000 1000000000001",
        "slow-exact(2) 1000000000000 1000000000001",
        "misere slow-exact(2) 1000000000000 1000000000001",
        "slow-exact(3) 1000000000000000000000 1000000000000000000001 1000000000000000000007 100000000000000000",
        "euclid 1000000000000000000000000000057 1000000000000007",
        "misere euclid 1000000000000000000000000000057 1000000000000007",
        "greedy 1000000000000 1000000000000 7",
        "misere octal(4.7) 1000000000000 999999999 3 5",
        "subtract(3,1000000007) 123456789012345 98765432109876",
        "misere subtract(3,1000000007) 123456789012345 98765432109876",
        "misere allbut(2,3) 1000 1001 1002",
        "euclid 1000000007 7 + nim 5",
        "slow-exact(2) 1000000000000 1000000000001 + nim 1",
    ] {
        let position = position(text);
        check_outcome(&position, &Budget::default());
        // A forger who changes a number, the seal too, is refused or proves something true.
        let json = outcome_certificate(text);
        assert!(json.len() < 100_000, "{text}: {} bytes", json.len());
    }
    for text in [
        "euclid 1000000000000000000000000000057 1000000000000007",
        "moore(2) 1000000 2000000 3000000 + nim 5",
        "exact(2) 1000000 2000000 3000000 4000000",
        "slow(2) 1000000000000 3000000000001 2000000000000",
        "subtract(1,1000000000000) 5000000000001",
    ] {
        check_value(&position(text), &Budget::default());
    }
}
