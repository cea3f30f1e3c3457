//! Winning moves of one position: equal to the textbook's, legal, and leading to a lost position.

use nimatron_kernel::{HeapWord, SimdLevel, winning_move};

use crate::naive;
use crate::sample::{Random, lengths, quick};

const KS: [u64; 12] = [0, 1, 2, 3, 4, 6, 7, 15, 16, 40, 299, u64::MAX];

/// Asserts that `chosen` wins: at most `k` heaps become smaller, and what they leave is lost.
pub(crate) fn assert_wins<H: HeapWord>(heaps: &[H], k: u64, chosen: &[(usize, H)]) {
    assert!(!chosen.is_empty() && chosen.len() as u64 <= k.max(1));
    let mut after = heaps.to_vec();
    for (heap, size) in chosen {
        assert!(*size < after[*heap], "heap {heap} is not lowered, or twice");
        after[*heap] = *size;
    }
    assert!(naive::is_lost(&after, k));
}

fn assert_move<H: HeapWord>(heaps: &[H], k: u64) -> bool {
    let expected = naive::winning_move(heaps, k);
    match &expected {
        None => assert!(naive::is_lost(heaps, k)),
        Some(chosen) => assert_wins(heaps, k, chosen),
    }
    for level in SimdLevel::available() {
        let found = winning_move(level, heaps, k);
        assert!(found == expected, "{level:?}, {} heaps, k = {k}", heaps.len());
    }
    expected.is_some()
}

fn moves_at_every_length<H: HeapWord>() {
    let mut random = Random::seeded(13);
    let mut won = 0;
    let mut lost = 0;
    for len in lengths(150) {
        for k in KS {
            let position: Vec<H> = random.heaps(len);
            won += u32::from(assert_move(&position, k));
            let mut position: Vec<H> = random.lost(len, k.max(1).saturating_add(1));
            lost += u32::from(!assert_move(&position, k));
            // A few ones too many: the opponent of the winner has just moved.
            for _ in 0..1 + random.below(3) {
                if len > 0 {
                    let place = random.below(len);
                    position[place] = H::from_low(random.word() >> random.below(64));
                }
            }
            assert_move(&position, k);
        }
    }
    assert!(won > 100 && lost > 50, "{won} won, {lost} lost");
}

#[test]
fn moves_of_64_bits() {
    moves_at_every_length::<u64>();
}

#[test]
fn moves_of_32_bits() {
    moves_at_every_length::<u32>();
}

/// Every column's ones stand far from those of the others, so that the search goes on after every choice.
#[test]
fn scattered_ones() {
    let mut random = Random::seeded(17);
    for k in if quick() { vec![3] } else { vec![1, 2, 3, 7, 20, 70] } {
        let mut heaps: Vec<u64> = (0..3000).map(|_| random.word() & 7).collect();
        for column in 3..64 {
            for one in 0..1 + random.below(2 * k) {
                heaps[(3000 - 40 * column + one) % 3000] |= 1 << column;
            }
        }
        assert_move(&heaps, k as u64);
        heaps.reverse();
        assert_move(&heaps, k as u64);
    }
}
