//! Functions on machine words and on heaps that arrive one by one agree with those for heaps of any size.

use nimatron::engine::moore::{
    Summary, count_in_nim_of_words, count_winning_moves, outcome, outcome_of_words, winning_moves,
};
use nimatron::engine::rng::SplitMix64;
use nimatron::{Budget, Convention, Natural};

#[test]
fn words_and_summaries_agree_with_heaps() {
    let mut rng = SplitMix64::new(3);
    let mut random = |bound: u64| rng.below(bound);
    for round in 0..4000u64 {
        let most = [2, 3, 8, 1 << 40][round as usize % 4];
        let mut words: Vec<u64> = (0..random(7)).map(|_| random(most)).collect();
        match random(4) {
            0 => words.extend(words.clone()),
            1 => words.extend(words.repeat(2)),
            _ => {}
        }
        let heaps: Vec<Natural> = words.iter().copied().map(Natural::from).collect();
        let mut summary = Summary::default();
        heaps.iter().for_each(|heap| summary.add(heap));
        for convention in [Convention::Normal, Convention::Misere] {
            for k in [1, 2, 3, 20, u64::MAX] {
                let expected = outcome(&heaps, k as usize, convention);
                assert_eq!(outcome_of_words(&words, k, convention), expected, "{words:?} k={k} {convention}");
                assert_eq!(summary.outcome(k as usize, convention), expected, "{words:?} k={k} {convention}");
            }
            let moves = winning_moves(&heaps, 1, convention).count();
            assert_eq!(count_in_nim_of_words(&words, convention), moves as u64, "{words:?} {convention}");
            assert_eq!(summary.count_in_nim(convention), moves, "{words:?} {convention}");
            // In Nim the number costs nothing.
            let count = count_winning_moves(&heaps, 1, convention, &Budget::new(0));
            assert_eq!(count.ok(), Some(moves.into()), "{words:?} {convention}");
        }
    }
}
