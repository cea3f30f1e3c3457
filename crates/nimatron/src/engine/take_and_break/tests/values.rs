//! Grundy values: every fast method agrees with the definition and with the literature.

use super::{all_but, hexadecimal, octal, subtraction};
use crate::engine::take_and_break::methods::naive_values;
use crate::engine::take_and_break::{Sequence, TakeAndBreak};
use crate::{Budget, Natural};

const PLENTY: u64 = u64::MAX;

/// Returns the values of the heaps `0..=last`, by the period if it is proved earlier.
fn values(game: &TakeAndBreak, last: u64) -> Vec<u32> {
    let budget = Budget::new(PLENTY);
    let mut sequence = Sequence::new(game.clone());
    let value = |heap: u64| sequence.value(&Natural::from(heap), &budget).unwrap().0.to_u64().unwrap() as u32;
    (0..=last).map(value).collect()
}

fn assert_equal(game: &TakeAndBreak, last: usize) {
    let (fast, slow) = (values(game, last as u64), naive_values(game, last));
    if let Some(heap) = (0..=last).find(|heap| fast[*heap] != slow[*heap]) {
        panic!("{game}: heap {heap} is {} by the engine and {} by definition", fast[heap], slow[heap]);
    }
}

// The reference is quadratic: two tests that can run at the same time.
#[test]
fn octal_values_are_those_of_the_definition() {
    for code in [
        "0.6", "0.04", "0.06", "0.14", "0.36", "0.004", "0.005", "0.006", "0.007", "0.104", "0.114", "0.142",
        "0.024", "0.034", "0.015", "0.00137",
    ] {
        assert_equal(&octal(code), 20_000);
    }
}

#[test]
fn more_octal_values_are_those_of_the_definition() {
    assert_equal(&TakeAndBreak::grundy(), 20_000);
    for code in [
        "0.16", "0.116", "0.127", "0.156", "4.0", "4.2", "0.137", "0.07", "0.17", "0.26", "0.34", "0.77",
        "0.56", "0.376",
    ] {
        assert_equal(&octal(code), 20_000);
    }
}

#[test]
fn all_short_octal_codes_agree() {
    for first in [0, 4] {
        for digits in 0..512 {
            assert_equal(&octal(&format!("{first}.{digits:03o}")), 400);
        }
    }
}

#[test]
fn hexadecimal_values_are_those_of_the_definition() {
    for digits in 0..=255 {
        assert_equal(&hexadecimal(&format!("0.{digits:02x}")), 60);
    }
    for code in ["8.0", "8.1", "c.0", "c.2", "0.8", "0.f", "0.0a", "0.3f", "8.8", "0.137f"] {
        assert_equal(&hexadecimal(code), 300);
    }
}

#[test]
fn taking_values_are_those_of_the_definition() {
    for bits in 0..512u64 {
        let set: Vec<u64> = (0..9).filter(|i| bits >> i & 1 == 1).map(|i| i + 1).collect();
        assert_equal(&subtraction(&set), 200);
        assert_equal(&all_but(&set), 120);
    }
    assert_equal(&TakeAndBreak::lasker(), 600);
    // More amounts than a word has bits.
    assert_equal(&subtraction(&(1..=100).collect::<Vec<_>>()), 2000);
    assert_equal(&subtraction(&(1..=80).map(|i| i * i).collect::<Vec<_>>()), 2000);
    assert_equal(&all_but(&[3, 7, 40, 41, 100]), 2000);
    // Quaternary codes take and never split.
    for digits in 0..4u32.pow(4) {
        let code: String = (0..4).map(|i| char::from(b'0' + (digits >> (2 * i) & 3) as u8)).collect();
        assert_equal(&octal(&format!("0.{code}")), 80);
    }
}

#[test]
fn values_are_those_in_print() {
    let prefix = |game: TakeAndBreak, expected: &[u32]| {
        assert_eq!(values(&game, expected.len() as u64 - 1), expected, "{game}")
    };
    // Kayles, OEIS A002186.
    prefix(octal("0.77"), &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7]);
    // Dawson's Chess, OEIS A002187.
    prefix(
        octal("0.137"),
        &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1],
    );
    // Grundy's game, OEIS A002188.
    prefix(
        TakeAndBreak::grundy(),
        &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4],
    );
    // Officers, OEIS A046695.
    prefix(octal("0.6"), &[0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1]);
}

#[test]
fn rare_heaps_of_the_open_games_are_those_of_the_tables() {
    // tczajka/octal-games; Flammenkamp.
    for (game, mask, count, last) in
        [(octal("0.6"), 0x1ee, 1584, 20_627), (TakeAndBreak::grundy(), 0xfe, 1274, 82_860)]
    {
        let budget = Budget::new(PLENTY);
        let mut sequence = Sequence::new(game);
        sequence.extend_to(1 << 18, &budget).unwrap();
        let rare = sequence.rare().unwrap();
        assert_eq!((rare.mask, rare.with_heap_parity, rare.count, rare.last), (mask, false, count, last));
    }
}
