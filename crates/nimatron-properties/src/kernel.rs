//! The kernels: every set of instructions against plain loops.

use nimatron_kernel::{HeapWord, Positions, SimdLevel, columns, numbers};

use crate::bytes::Bytes;

/// The first byte is k, the second the width of the heaps, the rest are the heaps; of them, bytes below 4 also end a
/// position. Every level counts columns, decides and finds moves as the plain loops do, and reads the bytes as numbers as
/// the portable level does.
pub fn kernel(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let k = 1 + bytes.below(20) as u64;
    let wide = bytes.below(2) == 0;
    let rest = bytes.rest();
    let ends = rest.iter().enumerate().filter(|(_, byte)| **byte < 4).map(|(at, _)| at);
    if wide {
        let heaps: Vec<u64> = rest.chunks(8).map(word).collect();
        moore(&heaps, ends.map(|at| at / 8), k);
    } else {
        let heaps: Vec<u32> = rest.chunks(4).map(|chunk| word(chunk) as u32).collect();
        moore(&heaps, ends.map(|at| at / 4), k);
    }
    let read = |level| {
        let mut found = Vec::new();
        let used = numbers::read(level, rest, &mut found);
        (used, found)
    };
    for level in SimdLevel::available() {
        assert_eq!(read(level), read(SimdLevel::PORTABLE), "{level:?}");
    }
}

/// Returns a number of up to eight bytes, the lowest first.
fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

fn moore<H: HeapWord + Into<u64> + std::fmt::Debug>(heaps: &[H], ends: impl Iterator<Item = usize>, k: u64) {
    let mut offsets: Vec<u32> = ends.map(|end| end as u32).collect();
    offsets.insert(0, 0);
    offsets.push(heaps.len() as u32);
    let positions = Positions::new(heaps, &offsets).unwrap();
    let is_lost = |heaps: &[H]| (0..64).all(|column| ones(heaps, column) % (k + 1) == 0);
    let lost: Vec<bool> = (0..positions.len()).map(|index| is_lost(positions.get(index).unwrap())).collect();
    for level in SimdLevel::available() {
        let counts = columns::counts(level, heaps);
        assert!((0..64).all(|column| counts.of_column(column) == ones(heaps, column)), "{level:?}");
        assert_eq!(columns::is_lost(level, heaps, k), is_lost(heaps), "{level:?}");
        assert_eq!(positions.lost(level, k), lost, "{level:?}");
        let moves = positions.winning_moves(level, k);
        for (index, changes) in moves.iter().enumerate() {
            assert_eq!(changes.is_empty(), lost[index], "{level:?}");
            let mut after = positions.get(index).unwrap().to_vec();
            for (heap, to) in changes {
                assert!((*to).into() < after[*heap].into(), "{level:?}");
                after[*heap] = *to;
            }
            assert!(changes.len() as u64 <= k && is_lost(&after), "{level:?}: {after:?}");
        }
    }
}

/// Returns the number of heaps with a one in a column.
fn ones<H: HeapWord + Into<u64>>(heaps: &[H], column: u32) -> u64 {
    heaps.iter().map(|heap| (*heap).into() >> column & 1).sum()
}
