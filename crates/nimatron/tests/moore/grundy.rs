//! Grundy values, and the number of lost positions.

use nimatron::{Budget, Convention, Natural, Nimber};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{Brute, everywhere, heaps, moore, random_heaps};

#[test]
fn the_value_is_the_mex() {
    let budget = Budget::default();
    everywhere(|brute, sizes| {
        let (position, k) = (heaps(sizes), brute.k);
        let facts = brute.facts(sizes);
        let found = moore(k).grundy(&position, &budget).unwrap();
        assert_eq!(found, Nimber::from(facts.grundy), "{sizes:?} k={k}");
        let misere = if moore(k).is_fickle(&position) { 1 - facts.grundy } else { facts.grundy };
        assert_eq!(facts.misere_grundy, misere, "{sizes:?} k={k}");
    });
}

#[test]
fn larger_heaps_have_the_mex_too() {
    let budget = Budget::default();
    for (k, sizes) in [
        (2, &[17, 17, 17][..]),
        (2, &[25, 22, 9]),
        (3, &[9, 9, 9, 9]),
        (2, &[8, 7, 7, 6]),
        (2, &[20, 2, 2, 1]),
        (3, &[1, 1, 1, 1, 2, 9]),
        (2, &[1; 14]),
    ] {
        let mut brute = Brute::new(k);
        let expected = brute.facts(sizes).grundy;
        let found = moore(k).grundy(&heaps(sizes), &budget).unwrap();
        assert_eq!(found, Nimber::from(expected), "{sizes:?} k={k}");
    }
}

#[test]
fn large_positions_have_a_formula_or_are_over_budget() {
    let budget = Budget::default();
    let mut rng = SplitMix64::new(41);
    for k in [2, 3, 9] {
        let position = random_heaps(&mut rng, k + 1, 200);
        assert!(moore(k).grundy(&position, &budget).is_ok(), "k + 1 heaps have a formula");
        assert!(moore(k).grundy(&random_heaps(&mut rng, k + 3, 200), &budget).is_err());
        assert!(moore(k).grundy(&random_heaps(&mut rng, 1000, 2), &Budget::new(1_000_000)).is_err());
        assert!(moore(usize::MAX).grundy(&position, &budget).is_ok());
    }
    assert!(moore(1).grundy(&random_heaps(&mut rng, 500, 300), &budget).is_ok(), "Nim has a formula");
}

#[test]
fn lost_positions_are_counted() {
    for (n, bits) in [(0, 3), (1, 3), (2, 3), (3, 2), (4, 2), (5, 2), (9, 1), (4, 0)] {
        for k in 1..=6 {
            for convention in Convention::BOTH {
                let all = 1usize << (n * bits);
                let lost = (0..all).filter(|code| {
                    let size = |i: usize| Natural::from(code >> (i * bits) & ((1 << bits) - 1));
                    moore(k).outcome(&(0..n).map(size).collect::<Vec<Natural>>(), convention).is_p()
                });
                let counted = moore(k).count_lost_positions(n, bits, convention, &Budget::default()).unwrap();
                assert_eq!(counted, lost.count().into(), "n={n} bits={bits} k={k} {convention}");
            }
        }
    }
    assert!(moore(2).count_lost_positions(1_000_000, 64, Convention::Normal, &Budget::default()).is_err());
    assert!(moore(usize::MAX).count_lost_positions(300, 64, Convention::Misere, &Budget::default()).is_ok());
}
