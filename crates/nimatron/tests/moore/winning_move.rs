//! Outcomes and the one winning move.

use nimatron::{Convention, Natural, Outcome};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{after, everywhere, heaps, moore, random_heaps};

#[test]
fn outcome_and_move_are_those_of_the_definition() {
    everywhere(|brute, sizes| {
        for convention in Convention::BOTH {
            let lost = brute.is_lost(sizes, convention);
            let position = heaps(sizes);
            assert_eq!(
                moore(brute.k).outcome(&position, convention),
                Outcome::p_if(lost),
                "{convention} {sizes:?} k={}",
                brute.k
            );
            let found = moore(brute.k).winning_move(&position, convention);
            let over = sizes.iter().all(|heap| *heap == 0);
            assert_eq!(found.is_none(), lost || over, "{convention} {sizes:?} k={}", brute.k);
            if let Some(found) = found {
                let reached = after(sizes, brute.k, &found);
                assert!(
                    brute.is_lost(&reached, convention),
                    "{convention} {sizes:?} {reached:?} k={}",
                    brute.k
                );
            }
        }
    });
}

#[test]
fn any_k_and_any_number_of_heaps() {
    for convention in Convention::BOTH {
        assert_eq!(moore(usize::MAX).winning_move::<Natural>(&[], convention), None);
        assert_eq!(moore(1).winning_move(&heaps(&[0, 0]), convention), None);
    }
    let all = moore(usize::MAX).winning_move(&heaps(&[5, 0, 7]), Convention::Normal).unwrap();
    assert_eq!(all, [(0, Natural::ZERO), (2, Natural::ZERO)]);
    let many = random_heaps(&mut SplitMix64::new(1), 100_000, 64);
    for k in [1, 2, 20, 70_000, usize::MAX] {
        let winning = moore(k).winning_move(&many, Convention::Misere).unwrap();
        assert!(moore(k).is_legal(&many, &winning));
        assert_eq!(moore(k).outcome(&moore(k).after(&many, &winning), Convention::Misere), Outcome::P);
    }
}
