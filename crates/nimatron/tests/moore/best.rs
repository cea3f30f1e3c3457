//! Best and random winning moves, and how long a game lasts.

use std::collections::HashMap;

use nimatron::engine::moore::Goal;
use nimatron::{Budget, Convention, Natural, Outcome};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{Changes, after, everywhere, heaps, moore, random_heaps};

/// The number of stones that a move takes.
fn stones(before: &[Natural], winning: &Changes) -> Natural {
    winning.iter().fold(Natural::ZERO, |sum, (index, size)| &sum + &(&before[*index] - size))
}

/// The smaller, the better.
fn rank(goal: Goal, before: &[Natural], winning: &Changes) -> i64 {
    let stones = stones(before, winning).to_u64().unwrap() as i64;
    match goal {
        Goal::FewestHeaps => winning.len() as i64,
        Goal::FewestStones => stones,
        Goal::MostStones => -stones,
    }
}

#[test]
fn no_winning_move_is_better() {
    let budget = Budget::default();
    let check = |position: &[Natural], k: usize, all: &[Changes], convention: Convention| {
        for goal in Goal::ALL {
            let best = moore(k).best_move(position, convention, goal, &budget).unwrap();
            assert!(best.as_ref().is_none_or(|best| all.contains(best)), "{position:?} k={k} {best:?}");
            let rank = |m: &Changes| rank(goal, position, m);
            assert_eq!(
                best.as_ref().map(rank),
                all.iter().map(rank).min(),
                "{goal:?} {convention} {position:?} k={k}"
            );
        }
    };
    everywhere(|brute, sizes| {
        for convention in Convention::BOTH {
            let winning = brute.winning_moves(sizes, convention).into_iter().map(|b| {
                let changed = (0..b.len()).filter(|i| b[*i] != sizes[*i]);
                changed.map(|i| (i, Natural::from(b[i]))).collect()
            });
            check(&heaps(sizes), brute.k, &winning.collect::<Vec<_>>(), convention);
        }
    });
    let mut rng = SplitMix64::new(23);
    for round in 0..200 {
        let k = 2 + round % 4;
        let position = random_heaps(&mut rng, k + 2 + round % 5, 3 + round as u32 % 4);
        let all: Vec<Changes> = moore(k).winning_moves(&position, Convention::Normal).take(10_000).collect();
        if all.len() < 10_000 {
            check(&position, k, &all, Convention::Normal);
        }
    }
}

#[test]
fn remoteness_is_that_of_the_definition() {
    let budget = Budget::default();
    everywhere(|brute, sizes| {
        for convention in Convention::BOTH {
            let (position, k) = (heaps(sizes), brute.k);
            let length = brute.remoteness(sizes, convention);
            let found = moore(k).remoteness(&position, convention, &budget).unwrap();
            assert_eq!(found, length.into(), "{convention} {sizes:?} k={k}");
            if brute.is_lost(sizes, convention) && length > 0 {
                let reached = after(sizes, k, &moore(k).delaying_move(&position).unwrap());
                assert_eq!(
                    brute.remoteness(&reached, convention),
                    length - 1,
                    "{convention} {sizes:?} k={k}"
                );
            }
        }
    });
}

#[test]
fn every_winning_move_is_drawn_equally_often() {
    let budget = Budget::default();
    let draws = 200;
    let mut rng = SplitMix64::new(17);
    let mut tested = [0, 0];
    for round in 0..36 {
        let k = 2 + round % 3;
        let position = random_heaps(&mut rng, k + 2 + round % 4, 1 + round as u32 % 4);
        for convention in Convention::BOTH {
            let all: Vec<Changes> = moore(k).winning_moves(&position, convention).take(40).collect();
            if !(2..40).contains(&all.len()) {
                continue;
            }
            tested[convention as usize] += 1;
            let mut drawn: HashMap<Changes, f64> = HashMap::new();
            for seed in 0..draws * all.len() as u64 {
                let winning = moore(k).random_move(&position, convention, seed, &budget).unwrap().unwrap();
                *drawn.entry(winning).or_default() += 1.0;
            }
            // Chi-squared has mean f and variance 2f; six standard deviations are out of reach for fair draws.
            let expected = draws as f64;
            let deviation =
                |m: &Changes| (drawn.get(m).copied().unwrap_or(0.0) - expected).powi(2) / expected;
            let chi: f64 = all.iter().map(deviation).sum();
            let freedom = all.len() as f64 - 1.0;
            assert!(
                chi < freedom + 6.0 * (2.0 * freedom).sqrt(),
                "{chi} {freedom} {position:?} {convention}"
            );
            assert_eq!(drawn.len(), all.len());
        }
    }
    assert!(tested.iter().all(|count| *count > 7), "{tested:?}");
}

#[test]
fn large_positions() {
    let budget = Budget::default();
    let mut rng = SplitMix64::new(31);
    for (n, bits, k) in [(30, 64, 3), (200, 64, 2), (300, 4, 4), (12, 300, 5)] {
        let position = random_heaps(&mut rng, n, bits);
        for convention in Convention::BOTH {
            let drawn = moore(k).random_move(&position, convention, 5, &budget).unwrap();
            let best =
                Goal::ALL.map(|goal| moore(k).best_move(&position, convention, goal, &budget).unwrap());
            for winning in best.iter().chain([&drawn]).flatten() {
                assert!(moore(k).is_legal(&position, winning));
                assert_eq!(moore(k).outcome(&moore(k).after(&position, winning), convention), Outcome::P);
            }
            let [fewest, most] = [1, 2].map(|i| stones(&position, best[i].as_ref().unwrap()));
            let drawn = drawn.unwrap();
            assert!(fewest <= stones(&position, &drawn) && stones(&position, &drawn) <= most);
            assert!(best[0].as_ref().unwrap().len() <= drawn.len());
            assert!(moore(k).count(&position, convention, &budget).is_ok());
        }
    }
    let hard = random_heaps(&mut rng, 80, 64);
    for goal in Goal::ALL {
        assert!(moore(25).best_move(&hard, Convention::Normal, goal, &Budget::new(1000)).is_err());
    }
}
