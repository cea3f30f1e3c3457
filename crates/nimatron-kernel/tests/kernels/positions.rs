//! Many positions in flat arrays: every verdict and every move as for one position alone.

use nimatron_kernel::{BadOffsets, BatchMoves, HeapWord, Offset, Positions, SimdLevel};

use crate::naive;
use crate::sample::{Random, quick};
use crate::winning_move::assert_wins;

const KS: [u64; 9] = [0, 1, 2, 3, 4, 6, 10, 40, u64::MAX];

/// Positions of all lengths below `longest`, about half of them lost.
fn sample<H: HeapWord>(random: &mut Random, number: usize, longest: usize, k: u64) -> (Vec<H>, Vec<usize>) {
    let mut heaps: Vec<H> = Vec::new();
    let mut offsets = vec![0];
    for _ in 0..number {
        let len = random.below(longest);
        heaps.extend(match random.below(2) {
            0 => random.lost::<H>(len, k.max(1).saturating_add(1)),
            _ => random.heaps::<H>(len),
        });
        offsets.push(heaps.len());
    }
    (heaps, offsets)
}

fn assert_positions<H: HeapWord, O: Offset>(heaps: &[H], offsets: &[O], k: u64) {
    let positions = Positions::new(heaps, offsets).unwrap();
    let lost: Vec<bool> =
        (0..positions.len()).map(|index| naive::is_lost(positions.get(index).unwrap(), k)).collect();
    for level in SimdLevel::available() {
        assert_eq!(positions.lost(level, k), lost, "{level:?}, k = {k}");
        let moves = positions.winning_moves(level, k);
        assert_eq!(moves.len(), positions.len());
        for (index, lost) in lost.iter().enumerate() {
            let (heaps, changes) = (positions.get(index).unwrap(), moves.get(index).unwrap());
            assert_eq!(
                naive::winning_move(heaps, k).unwrap_or_default(),
                changes,
                "{level:?}, k = {k}, {index}"
            );
            assert_eq!(changes.is_empty(), *lost);
            if !lost {
                assert_wins(heaps, k, changes);
            }
        }
        let parts: Vec<bool> = positions.chunks(7).flat_map(|part| part.lost(level, k)).collect();
        assert_eq!(parts, lost);
        assert_eq!(
            positions.chunks(7).map(|part| part.winning_moves(level, k)).collect::<BatchMoves<H>>(),
            moves
        );
    }
}

fn all_widths<H: HeapWord>() {
    let mut random = Random::seeded(19);
    for k in KS {
        for (number, longest) in [(0, 1), (1, 5), (3, 9), (17, 4), (100, 33), (60, 32), (40, 80), (20, 3000)]
        {
            let (heaps, offsets) = sample::<H>(&mut random, number, longest, k);
            assert_positions(&heaps, &offsets.iter().map(|offset| *offset as u32).collect::<Vec<_>>(), k);
            assert_positions(&heaps, &offsets.iter().map(|offset| *offset as u64).collect::<Vec<_>>(), k);
        }
        if quick() {
            break;
        }
    }
}

#[test]
fn positions_of_64_bits() {
    all_widths::<u64>();
}

#[test]
fn positions_of_32_bits() {
    all_widths::<u32>();
}

#[test]
fn bad_offsets_are_an_error() {
    let heaps = [1u64, 2, 3];
    let error = |offsets: &[u32]| Positions::new(&heaps, offsets).unwrap_err();
    assert_eq!(error(&[]), BadOffsets::Missing);
    assert_eq!(error(&[0, 2, 1, 3]), BadOffsets::Descending { index: 2 });
    assert_eq!(error(&[0, 4]), BadOffsets::Beyond { heaps: 3 });
    assert_eq!(error(&[4]), BadOffsets::Beyond { heaps: 3 });
    assert_eq!(Positions::new(&heaps, &[0, u64::MAX]).unwrap_err(), BadOffsets::Beyond { heaps: 3 });
    assert!(Positions::new(&heaps, &[3u32]).is_ok_and(|positions| positions.is_empty()));
    assert!(Positions::new(&heaps, &[1u32, 2]).is_ok_and(|positions| positions.get(0) == Some(&[2][..])));
}
