//! The vector kernels agree with the functions for heaps of any size.

use nimatron::engine::moore::{BadOffsets, Batch};
use nimatron::{Convention, Natural, is_winning_knim};

use nimatron::engine::rng::SplitMix64;

use crate::brute::{moore, random_heaps};

/// Positions of machine words, about half of them lost.
fn positions_of_words(k: usize) -> impl Iterator<Item = Vec<u64>> {
    let mut rng = SplitMix64::new(k as u64);
    (0..120).map(move |round| {
        let bits = [3, 17, 64, 1][round % 4];
        let copies = if round % 2 == 0 { 1 } else { k.saturating_add(1) };
        let once = random_heaps(&mut rng, number_of_heaps(round, copies), bits);
        once.iter().flat_map(|heap| (0..copies).map(|_| heap.to_u64().unwrap())).collect()
    })
}

fn number_of_heaps(round: usize, copies: usize) -> usize {
    [0, 1, 2, 5, 9, 30, 90][round % 7] / copies.min(10)
}

const KS: [usize; 7] = [1, 2, 3, 4, 7, 20, usize::MAX];

#[test]
fn one_position() {
    for k in KS {
        let moore = moore(k);
        for words in positions_of_words(k.min(20)) {
            let heaps: Vec<Natural> = words.iter().copied().map(Natural::from).collect();
            // The construction counts columns and chooses heaps one by one, without a kernel for the move.
            let expected = moore.winning_move(&heaps, Convention::Normal);
            let found = moore.winning_move(&words, Convention::Normal).map(|changes| {
                changes.into_iter().map(|(index, size)| (index, Natural::from(size))).collect::<Vec<_>>()
            });
            assert_eq!(found, expected, "{words:?} k={k}");
            let lost = moore.outcome(&words, Convention::Normal).is_p();
            assert_eq!(lost, expected.is_none(), "{words:?} k={k}");
            assert_eq!(moore.residues(&words), moore.residues(&heaps));
            let ones = |column: usize| words.iter().filter(|word| *word >> column & 1 == 1).count();
            let mut counted: Vec<usize> =
                (0..64).map(|column| ones(column) % k.min(words.len().max(1)).saturating_add(1)).collect();
            counted.truncate(counted.iter().rposition(|residue| *residue > 0).map_or(0, |top| top + 1));
            assert_eq!(moore.residues(&words), counted, "{words:?} k={k}");
            if words.iter().all(|word| *word > 0) {
                assert_eq!(is_winning_knim(&words, k as u64), Ok(!lost));
            }
        }
    }
}

#[test]
fn many_positions() {
    for (k, convention) in KS.into_iter().flat_map(|k| Convention::BOTH.map(|convention| (k, convention))) {
        let moore = moore(k);
        let listed: Vec<Vec<u64>> = positions_of_words(k.min(20)).collect();
        let mut offsets = vec![0u32];
        offsets.extend(listed.iter().scan(0, |end, words| {
            *end += words.len() as u32;
            Some(*end)
        }));
        let heaps = listed.concat();
        let batch = Batch::new(&heaps, &offsets).unwrap();
        let outcomes = moore.outcomes(batch, convention);
        let moves = moore.winning_moves_of(batch, convention);
        assert_eq!((outcomes.len(), moves.len()), (listed.len(), listed.len()));
        assert!(convention == Convention::Misere || outcomes.iter().any(|outcome| outcome.is_p()));
        for (index, words) in listed.iter().enumerate() {
            assert_eq!(batch.get(index), Some(&words[..]));
            assert_eq!(outcomes[index], moore.outcome(words, convention), "{convention} {words:?} k={k}");
            let expected = moore.winning_move(words, convention).unwrap_or_default();
            assert_eq!(moves.get(index), Some(&expected[..]), "{convention} {words:?} k={k}");
        }
    }
}

/// More positions than one core is given at a time.
#[test]
fn many_positions_on_several_cores() {
    let heaps: Vec<u32> = (0..200_000u32).map(|heap| heap.wrapping_mul(0x9E37_79B9) >> 28).collect();
    let offsets: Vec<u64> = (0..=50_000).map(|position| 4 * position).collect();
    let (moore, batch) = (moore(2), Batch::new(&heaps, &offsets).unwrap());
    let outcomes = moore.outcomes(batch, Convention::Normal);
    let moves = moore.winning_moves_of(batch, Convention::Normal);
    for (index, heaps) in heaps.chunks(4).enumerate() {
        assert_eq!(outcomes[index], moore.outcome(heaps, Convention::Normal));
        let expected = moore.winning_move(heaps, Convention::Normal).unwrap_or_default();
        assert_eq!(moves.get(index), Some(&expected[..]));
    }
    assert_eq!(Batch::new(&heaps, &[1u32, 0]).err(), Some(BadOffsets::Descending { index: 1 }));
    assert_eq!(Batch::<u64, u32>::new(&[], &[]).err(), Some(BadOffsets::Missing));
}
