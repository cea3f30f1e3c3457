//! The vector kernels agree with the functions for heaps of any size.

use nimatron::columns::{is_lost, residues, winning_move};
use nimatron::engine::moore::{self, Columns, Lowering};
use nimatron::engine::rng::SplitMix64;
use nimatron::positions::{self, BadOffsets};
use nimatron::{Convention, Natural, is_winning_knim};

use crate::brute::random_heaps;

/// Positions of machine words, about half of them lost.
fn positions_of_words(k: usize) -> impl Iterator<Item = Vec<u64>> {
    let mut rng = SplitMix64::new(k as u64);
    (0..120).map(move |round| {
        let bits = [3, 17, 64][round % 3];
        let copies = if round % 2 == 0 { 1 } else { k.saturating_add(1) };
        let once = random_heaps(&mut rng, len(round, copies), bits);
        once.iter().flat_map(|heap| (0..copies).map(|_| heap.to_u64().unwrap())).collect()
    })
}

fn len(round: usize, copies: usize) -> usize {
    [0, 1, 2, 5, 9, 30, 90][round % 7] / copies.min(10)
}

const KS: [usize; 7] = [1, 2, 3, 4, 7, 20, usize::MAX];

#[test]
fn one_position() {
    for k in KS {
        for words in positions_of_words(k.min(20)) {
            let heaps: Vec<Natural> = words.iter().copied().map(Natural::from).collect();
            let found = winning_move(&words, k as u64);
            let lowering = |changes: Vec<(usize, u64)>| {
                Lowering::new(changes.into_iter().map(|(index, size)| (index, Natural::from(size))).collect())
            };
            assert_eq!(
                found.map(lowering),
                moore::winning_move(&heaps, k, Convention::Normal),
                "{words:?} k={k}"
            );
            assert_eq!(is_lost(&words, k as u64), moore::is_balanced(&heaps, k));
            let expected = Columns::of(&heaps).residues(k);
            let residues = residues(&words, k as u64);
            for column in 0..64 {
                let expected = expected.get(column).copied().unwrap_or(0) as u64;
                assert_eq!(residues.of_column(column as u32), expected);
            }
            if words.iter().all(|word| *word > 0) {
                assert_eq!(is_winning_knim(&words, k as u64), Ok(!is_lost(&words, k as u64)));
            }
        }
    }
}

#[test]
fn many_positions() {
    for k in KS {
        let listed: Vec<Vec<u64>> = positions_of_words(k.min(20)).collect();
        let mut offsets = vec![0u32];
        offsets.extend(listed.iter().scan(0, |end, words| {
            *end += words.len() as u32;
            Some(*end)
        }));
        let lost = positions::lost(&listed.concat(), &offsets, k as u64).unwrap();
        let moves = positions::winning_moves(&listed.concat(), &offsets, k as u64).unwrap();
        assert_eq!((lost.len(), moves.len()), (listed.len(), listed.len()));
        assert!(lost.iter().any(|lost| *lost));
        for (index, words) in listed.iter().enumerate() {
            assert_eq!(lost[index], is_lost(words, k as u64));
            assert_eq!(moves.get(index).unwrap(), winning_move(words, k as u64).unwrap_or_default());
        }
    }
}

/// More positions than one core is given at a time.
#[test]
fn many_positions_on_several_cores() {
    let heaps: Vec<u32> = (0..200_000u32).map(|heap| heap.wrapping_mul(0x9E37_79B9) >> 28).collect();
    let offsets: Vec<u64> = (0..=50_000).map(|position| 4 * position).collect();
    let lost = positions::lost(&heaps, &offsets, 2).unwrap();
    let moves = positions::winning_moves(&heaps, &offsets, 2).unwrap();
    for (index, heaps) in heaps.chunks(4).enumerate() {
        assert_eq!(lost[index], is_lost(heaps, 2));
        assert_eq!(moves.get(index).unwrap(), winning_move(heaps, 2).unwrap_or_default());
    }
    assert_eq!(positions::lost(&heaps, &[1u32, 0], 2), Err(BadOffsets::Descending { index: 1 }));
    assert_eq!(positions::winning_moves::<u64, u32>(&[], &[], 2), Err(BadOffsets::Missing));
}
