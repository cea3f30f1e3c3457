//! Outcomes and the one winning move.

use nimatron::engine::moore::MisereAdjustment;
use nimatron::{Convention, Natural, Outcome};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{after, everywhere, heaps, moore, random_heaps};

#[test]
fn outcome_and_move_are_those_of_the_definition() {
    let mut twists = [0; 4];
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
            let found = moore(brute.k).construction(&position, convention);
            let over = sizes.iter().all(|heap| *heap == 0);
            assert_eq!(found.is_none(), lost || over, "{convention} {sizes:?} k={}", brute.k);
            let plain = moore(brute.k).winning_move(&position, convention);
            assert_eq!(plain, found.as_ref().map(|found| found.changes.clone()), "{convention} {sizes:?}");
            if let Some(found) = found {
                let reached = after(sizes, brute.k, &found.changes);
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
        let Some(found) = moore(k).construction(&before, Convention::Normal) else { continue };
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
        assert_eq!(moore(k).after(&before, &found.changes), rebuilt);
        assert!(moore(k).is_legal(&before, &found.changes) && moore(k).residues(&rebuilt).is_empty());
    }
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
