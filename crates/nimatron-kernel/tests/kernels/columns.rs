//! Counts, residues and verdicts of one position.

use nimatron_kernel::{HeapWord, SimdLevel, columns};

use crate::naive;
use crate::sample::{Random, lengths, quick};

const MODULI: [u64; 22] =
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 21, 24, 31, 64, 100, 127, 257, 1000, 65537];

fn assert_counts<H: HeapWord>(heaps: &[H], modulus: u64) {
    for level in SimdLevel::available() {
        let counts = columns::counts(level, heaps);
        let residues = counts.modulo(modulus);
        for column in 0..u64::BITS {
            let count = naive::count(heaps, column);
            assert_eq!(counts.of_column(column), count, "{level:?}, {} heaps, column {column}", heaps.len());
            assert_eq!(residues.of_column(column), count % modulus, "{level:?}, {count} modulo {modulus}");
            assert_eq!(residues.nonzero() >> column & 1 == 1, count % modulus != 0);
        }
    }
}

fn assert_verdict<H: HeapWord>(heaps: &[H], k: u64) -> bool {
    let lost = naive::is_lost(heaps, k);
    for level in SimdLevel::available() {
        assert_eq!(columns::is_lost(level, heaps, k), lost, "{level:?}, {} heaps, k = {k}", heaps.len());
    }
    lost
}

/// A position, and the same one with a single stone's worth of difference, at every place a vector can start.
fn every_alignment<H: HeapWord>(random: &mut Random, heaps: &[H], mut check: impl FnMut(&[H])) {
    let step = if quick() { 5 } else { 1 };
    for start in (0..64 / size_of::<H>()).step_by(step) {
        let mut placed: Vec<H> = random.heaps(start);
        placed.extend_from_slice(heaps);
        placed.extend(random.heaps::<H>(32));
        check(&placed[start..start + heaps.len()]);
    }
}

fn counts_at_every_length<H: HeapWord>() {
    let mut random = Random::seeded(5);
    for len in lengths(300) {
        let heaps: Vec<H> = random.heaps(len);
        let modulus = MODULI[random.below(MODULI.len())];
        let mut aligned = 0;
        every_alignment(&mut Random::seeded(len as u64), &heaps, |heaps| {
            aligned += 1;
            if aligned % 5 == 1 {
                assert_counts(heaps, modulus);
            }
        });
    }
}

fn verdicts_at_every_length<H: HeapWord>() {
    let mut random = Random::seeded(7);
    let mut lost = 0;
    for len in lengths(300) {
        for modulus in MODULI {
            let position: Vec<H> =
                if random.below(3) > 0 { random.lost(len, modulus) } else { random.heaps(len) };
            if assert_verdict(&position, modulus - 1) && len > 0 {
                lost += 1;
                let mut nearly = position.clone();
                let place = random.below(len);
                nearly[place] = H::from_low(nearly[place].to_u64() ^ 1 << random.below(H::COLUMNS as usize));
                assert!(!assert_verdict(&nearly, modulus - 1));
            }
        }
        let k = [1, 2, 3, 6][len % 4];
        let position: Vec<H> = random.lost(len, k + 1);
        every_alignment(&mut Random::seeded(len as u64), &position, |heaps| {
            assert!(assert_verdict(heaps, k))
        });
    }
    assert!(lost > 100, "only {lost} lost positions were tried");
}

#[test]
fn counts_of_64_bits() {
    counts_at_every_length::<u64>();
}

#[test]
fn counts_of_32_bits() {
    counts_at_every_length::<u32>();
}

#[test]
fn verdicts_of_64_bits() {
    verdicts_at_every_length::<u64>();
}

#[test]
fn verdicts_of_32_bits() {
    verdicts_at_every_length::<u32>();
}

/// Lengths around whole blocks, where the tower of counters grows.
#[test]
fn many_heaps() {
    let mut random = Random::seeded(11);
    for len in [511, 512, 513, 1000, 1024, 2047, 2048, 4096, 5003, 8191, 16384] {
        let heaps: Vec<u64> = random.heaps(len);
        assert_counts(&heaps, 1 + random.below(2 * len) as u64);
        assert_counts(&random.lost::<u32>(len, 7), 7);
        if quick() {
            break;
        }
    }
}

/// More blocks than one tower counts: 2^12 - 1 of sixteen vectors of at most 64 bytes.
#[test]
fn more_heaps_than_a_tower_counts() {
    if quick() {
        return;
    }
    let heaps: Vec<u32> = (0..1_100_000).map(|heap: u32| heap.wrapping_mul(0x9E37_79B9)).collect();
    assert_counts(&heaps, 1009);
    let full = 4095 * 16 * 4;
    for len in [full - 1, full, full + 1] {
        let heaps: Vec<u64> = (0..len as u64).collect();
        assert_counts(&heaps, 3);
    }
}

#[test]
fn any_number_is_a_k() {
    let positions: [&[u64]; 5] = [&[], &[0], &[0, 0, 0], &[u64::MAX], &[1, 2, 3]];
    for heaps in positions {
        for k in [0, 1, 2, 3, 63, u64::from(u32::MAX), u64::MAX - 1, u64::MAX] {
            assert_verdict(heaps, k);
        }
    }
}
