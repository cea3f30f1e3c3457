//! Errata in the seed documents: each wrong rule with a counterexample.

use nimatron::{Budget, Outcome, Position, is_winning_knim};

fn outcome(position: &str) -> Outcome {
    let position: Position = position.parse().unwrap();
    position.solve(&Budget::default()).unwrap().outcome()
}

/// Seed 000: "a pile whose highest set bit matches the highest set bit of S".
#[test]
fn the_pile_must_have_the_top_bit_of_the_sum_not_end_in_it() {
    let piles: [u64; 2] = [2, 3];
    let sum = piles[0] ^ piles[1];
    let matching = piles.iter().filter(|pile| pile.ilog2() == sum.ilog2()).count();
    assert_eq!(matching, 0, "the seed's rule finds no pile");
    assert_eq!(outcome("nim 2 3"), Outcome::N);
}

/// Seed 002: "set their highest bit to 0".
#[test]
fn the_bit_of_the_column_is_cleared_not_the_highest() {
    assert_eq!(outcome("nim 2 1"), Outcome::N, "what the seed's rule makes of nim 2 3 is not lost");
    assert_eq!(outcome("nim 2 2"), Outcome::P);
}

/// Seed 002: "choose k piles".
#[test]
fn exactly_k_is_another_game() {
    assert_eq!((outcome("moore(2) 3"), outcome("exact(2) 3")), (Outcome::N, Outcome::P));
}

/// Seed 003's misère program: the largest heap is tested, but all heaps are counted.
#[test]
fn empty_heaps_do_not_count_in_misere_nim() {
    let seed = |heaps: &[u64]| {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let first = if heaps.iter().max() == Some(&1) { heaps.len().is_multiple_of(2) } else { sum > 0 };
        Outcome::p_if(!first)
    };
    for (heaps, text) in
        [(&[0, 1][..], "misere nim 0 1"), (&[0, 1, 1], "misere nim 0 1 1"), (&[0, 0], "misere nim 0 0")]
    {
        assert_ne!(seed(heaps), outcome(text), "{text}");
    }
    assert_eq!(seed(&[1, 1, 1]), outcome("misere nim 1 1 1"), "with heaps of at least one stone it is right");
}

/// Seed 003's Nimble: coins cancel in pairs, but not under misère play.
#[test]
fn coins_do_not_cancel_under_misere_play() {
    assert_eq!(outcome("misere nimble"), Outcome::N, "what is left after cancelling");
    assert_eq!(outcome("misere nimble 0 0 2"), Outcome::P);
}

/// Seeds 000 and 001: heaps "non-negative" and "positive".
#[test]
fn zero_heaps_are_harmless_but_the_contract_refuses_them() {
    assert!(is_winning_knim(&[1, 0], 2).is_err());
    assert_eq!(outcome("moore(2) 1 0"), outcome("moore(2) 1"));
}
