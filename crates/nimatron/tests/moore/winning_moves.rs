//! All winning moves, one by one.

use std::collections::HashSet;

use nimatron::Convention;

use nimatron::engine::rng::SplitMix64;

use crate::brute::{after, everywhere, heaps, moore, random_heaps};

#[test]
fn the_moves_are_those_of_the_definition() {
    everywhere(|brute, sizes| {
        for convention in Convention::BOTH {
            let position = heaps(sizes);
            let mut found: Vec<Vec<u64>> = moore(brute.k)
                .winning_moves(&position, convention)
                .map(|m| after(sizes, brute.k, &m))
                .collect();
            found.sort();
            assert_eq!(found, brute.winning_moves(sizes, convention), "{convention} {sizes:?} k={}", brute.k);
            if convention == Convention::Normal {
                let first = moore(brute.k).winning_moves(&position, convention).next();
                assert_eq!(
                    first,
                    moore(brute.k).winning_move(&position, convention),
                    "{sizes:?} k={}",
                    brute.k
                );
            }
        }
    });
}

#[test]
fn large_positions_start_at_once() {
    let mut rng = SplitMix64::new(5);
    for (n, bits, k) in [(40, 200, 7), (2000, 64, 3), (500, 90, usize::MAX), (3, 1000, 2)] {
        let before = random_heaps(&mut rng, n, bits);
        let first: Vec<_> = moore(k).winning_moves(&before, Convention::Normal).take(50).collect();
        assert!(!first.is_empty());
        assert_eq!(first.iter().collect::<HashSet<_>>().len(), first.len());
        for winning in first {
            assert!(
                moore(k).is_legal(&before, &winning)
                    && moore(k).residues(&moore(k).after(&before, &winning)).is_empty()
            );
        }
    }
}
