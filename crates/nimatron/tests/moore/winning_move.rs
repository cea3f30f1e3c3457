//! Outcomes and the one winning move.

use nimatron::engine::moore::{MisereAdjustment, construction, is_balanced, outcome, winning_move};
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Natural, Outcome};

use crate::brute::{after, everywhere, heaps, random_heaps};

#[test]
fn outcome_and_move_are_those_of_the_definition() {
    let mut twists = [0; 4];
    everywhere(|brute, sizes| {
        for convention in Convention::BOTH {
            let lost = brute.is_lost(sizes, convention);
            let position = heaps(sizes);
            assert_eq!(
                outcome(&position, brute.k, convention),
                Outcome::p_if(lost),
                "{convention} {sizes:?} k={}",
                brute.k
            );
            let found = construction(&position, brute.k, convention);
            let over = sizes.iter().all(|heap| *heap == 0);
            assert_eq!(found.is_none(), lost || over, "{convention} {sizes:?} k={}", brute.k);
            if let Some(found) = found {
                let reached = after(sizes, brute.k, &found.lowering);
                assert!(
                    brute.is_lost(&reached, convention),
                    "{convention} {sizes:?} {reached:?} k={}",
                    brute.k
                );
                twists[match found.adjustment {
                    MisereAdjustment::None => 0,
                    MisereAdjustment::OnlyOnes { .. } => 1,
                    MisereAdjustment::LeaveOne { .. } => 2,
                    MisereAdjustment::EmptyAll { .. } => 3,
                }] += 1;
            }
        }
    });
    assert!(twists.iter().all(|count| *count > 0), "every case of misère play occurs: {twists:?}");
}

#[test]
fn the_trace_determines_the_move() {
    let mut rng = SplitMix64::new(3);
    for round in 0..400 {
        let n = 1 + round % 13;
        let k = 1 + rng.below(n as u64 + 2) as usize;
        let before = random_heaps(&mut rng, n, [3, 17, 64, 150][round % 4]);
        let Some(found) = construction(&before, k, Convention::Normal) else { continue };
        let trace = found.balancing.unwrap();
        let mut rebuilt = before.clone();
        for step in &trace.steps {
            assert_eq!(step.residue, step.tight_ones % (k + 1));
            let loose = &trace.order[..step.loose];
            let tight_ones =
                (0..n).filter(|i| !loose.contains(i) && before[*i].bit(step.column)).collect::<Vec<_>>();
            assert_eq!(tight_ones.len(), step.tight_ones);
            assert!(trace.loosened_in(step).iter().all(|i| tight_ones.contains(i)));
            loose.iter().chain(trace.loosened_in(step)).for_each(|i| rebuilt[*i].set_bit(step.column, false));
            trace.filled_in(step).iter().for_each(|i| rebuilt[*i].set_bit(step.column, true));
        }
        assert_eq!(found.lowering.applied_to(&before), rebuilt);
        assert!(found.lowering.is_legal(&before, k) && is_balanced(&rebuilt, k));
    }
}

#[test]
fn any_k_and_any_number_of_heaps() {
    for convention in Convention::BOTH {
        assert_eq!(winning_move(&[], usize::MAX, convention), None);
        assert_eq!(winning_move(&heaps(&[0, 0]), 1, convention), None);
    }
    let all = winning_move(&heaps(&[5, 0, 7]), usize::MAX, Convention::Normal).unwrap();
    assert_eq!(all.changes(), [(0, Natural::ZERO), (2, Natural::ZERO)]);
    let many = random_heaps(&mut SplitMix64::new(1), 100_000, 64);
    for k in [1, 2, 20, 70_000, usize::MAX] {
        let winning = winning_move(&many, k, Convention::Misere).unwrap();
        assert!(winning.is_legal(&many, k));
        assert_eq!(outcome(&winning.applied_to(&many), k, Convention::Misere), Outcome::P);
    }
}
