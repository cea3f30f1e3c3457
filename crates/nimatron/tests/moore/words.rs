//! Heaps that fit machine words, and heaps that come one by one, against heaps of any size.

use nimatron::engine::moore::{Moore, Summary};
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
                let moore = Moore::new(k).unwrap();
                let expected = moore.outcome(&heaps, convention);
                assert_eq!(moore.outcome(&words, convention), expected, "{words:?} k={k} {convention}");
                assert_eq!(moore.outcome_of_summary(&summary, convention), expected, "{words:?} k={k}");
                // The move of machine words is that of big numbers, whose construction is told.
                let expected = moore.winning_move(&heaps, convention);
                let of_words = moore.winning_move(&words, convention);
                let naturals = of_words.map(|changes| {
                    changes.into_iter().map(|(index, size)| (index, Natural::from(size))).collect::<Vec<_>>()
                });
                assert_eq!(naturals, expected, "{words:?} k={k} {convention}");
            }
            let moves = Moore::NIM.winning_moves(&words, convention).count();
            assert_eq!(
                Moore::NIM.count_of_summary(&summary, convention),
                Some(moves),
                "{words:?} {convention}"
            );
            // In Nim the number costs nothing.
            let free = Budget::new(0);
            let counts =
                [Moore::NIM.count(&heaps, convention, &free), Moore::NIM.count(&words, convention, &free)];
            assert_eq!(counts, [Ok(moves.into()), Ok(moves.into())], "{words:?} {convention}");
        }
    }
}

#[test]
fn every_answer_about_words_is_the_one_about_naturals() {
    let budget = Budget::default();
    let words = [5u32, 0, 6, 3, 1, 6];
    let heaps: Vec<Natural> = words.iter().map(|word| Natural::from(u64::from(*word))).collect();
    let as_naturals = |changes: Vec<(usize, u32)>| -> Vec<(usize, Natural)> {
        changes.into_iter().map(|(index, size)| (index, Natural::from(u64::from(size)))).collect()
    };
    for k in 1..=4u64 {
        let moore = Moore::new(k).unwrap();
        assert_eq!(moore.residues(&words), moore.residues(&heaps));
        assert_eq!(moore.grundy(&words, &budget), moore.grundy(&heaps, &budget));
        assert_eq!(moore.is_fickle(&words), moore.is_fickle(&heaps));
        assert_eq!(moore.count_legal_moves(&words, &budget), moore.count_legal_moves(&heaps, &budget));
        assert_eq!(moore.delaying_move(&words).map(as_naturals), moore.delaying_move(&heaps));
        for convention in Convention::BOTH {
            let listed: Vec<_> = moore.winning_moves(&words, convention).map(as_naturals).collect();
            assert_eq!(listed, moore.winning_moves(&heaps, convention).collect::<Vec<_>>());
            let count = moore.count(&words, convention, &budget);
            assert_eq!(
                (&count, count.clone()),
                (&Ok(listed.len().into()), moore.count(&heaps, convention, &budget))
            );
            let drawn = moore.random_move(&words, convention, 7, &budget).unwrap().map(as_naturals);
            assert_eq!(drawn, moore.random_move(&heaps, convention, 7, &budget).unwrap());
            let length = moore.remoteness(&words, convention, &budget);
            assert_eq!(length, moore.remoteness(&heaps, convention, &budget));
        }
    }
}
