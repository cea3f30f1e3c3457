//! Numbers of winning moves, of heap sets and of legal moves.

use std::collections::HashSet;

use nimatron::{Budget, Convention, Natural};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{Changes, everywhere, heaps, moore, options, random_heaps};

fn support(before: &[u64], after: &[u64]) -> Vec<usize> {
    (0..before.len()).filter(|i| before[*i] != after[*i]).collect()
}

#[test]
fn counts_are_those_of_the_definition() {
    let budget = Budget::default();
    everywhere(|brute, sizes| {
        let (position, k) = (heaps(sizes), brute.k);
        for convention in Convention::BOTH {
            let winning = brute.winning_moves(sizes, convention);
            let count = moore(k).count(&position, convention, &budget).unwrap();
            assert_eq!(count, winning.len().into(), "{convention} {sizes:?} k={k}");
            let sets: HashSet<Vec<usize>> = winning.iter().map(|b| support(sizes, b)).collect();
            let count = moore(k).count_heap_sets(&position, convention, &budget).unwrap();
            assert_eq!(count, sets.len().into(), "{convention} {sizes:?} k={k}");
        }
        let legal = moore(k).count_legal_moves(&position, &budget).unwrap();
        assert_eq!(legal, options(sizes, k).len().into(), "{sizes:?} k={k}");
    });
}

#[test]
fn the_list_is_as_long_as_the_count() {
    let budget = Budget::default();
    let mut rng = SplitMix64::new(11);
    let mut listed = 0;
    for round in 0..600 {
        let n = 3 + round % 9;
        let k = 1 + rng.below(5) as usize;
        let bits = 2 + rng.below(if k < 3 { 9 } else { 5 }) as u32;
        let position = random_heaps(&mut rng, n, bits);
        for convention in Convention::BOTH {
            let moves: Vec<_> = moore(k).winning_moves(&position, convention).take(20_001).collect();
            if moves.len() > 20_000 {
                continue;
            }
            listed += 1;
            let count = moore(k).count(&position, convention, &budget).unwrap();
            assert_eq!(count, moves.len().into(), "{convention} {position:?} k={k}");
            let set = |m: &Changes| m.iter().map(|(i, _)| *i).collect::<Vec<_>>();
            let sets: HashSet<Vec<usize>> = moves.iter().map(set).collect();
            let count = moore(k).count_heap_sets(&position, convention, &budget).unwrap();
            assert_eq!(count, sets.len().into(), "{convention} {position:?} k={k}");
        }
    }
    assert!(listed > 800, "{listed}");
}

#[test]
fn the_count_is_odd_if_the_modulus_is_a_power_of_two() {
    let mut rng = SplitMix64::new(7);
    for (k, n, bits) in [(1, 60, 100), (3, 14, 70), (3, 9, 64), (7, 9, 20), (7, 11, 4), (15, 40, 2)] {
        for _ in 0..4 {
            let position = random_heaps(&mut rng, n, bits);
            let count = moore(k).count(&position, Convention::Normal, &Budget::default()).unwrap();
            let won = moore(k).winning_moves(&position, Convention::Normal).next().is_some();
            assert_eq!(&count % 2u8, u8::from(won), "k={k} {position:?}");
        }
    }
}

#[test]
fn too_few_steps_are_over_budget() {
    let position = random_heaps(&mut SplitMix64::new(2), 60, 64);
    for convention in Convention::BOTH {
        let over = moore(20).count(&position, convention, &Budget::new(10_000)).unwrap_err();
        assert!(over.to_string().contains("suffix classes"), "{over}");
        assert!(moore(20).count_heap_sets(&position, convention, &Budget::new(10_000)).is_err());
    }
    assert!(moore(20).count_legal_moves(&position, &Budget::new(10)).is_err());
    let many = vec![Natural::ONE; 50_000];
    assert!(moore(usize::MAX).count(&many, Convention::Misere, &Budget::default()).is_ok());
}
