//! Many small positions in flat arrays, against a plain read of the heaps and against good scalar loops.

use std::hint::black_box;

use nimatron_kernel::{Positions, SimdLevel};

use crate::columns::{random_heaps, xor};
use crate::naive;
use crate::race::{Contender, print_race};

pub(crate) fn bench() {
    for number in [8000usize, 1_000_000] {
        println!("{number} positions of 3 to 20 heaps, a third of them lost; times per position");
        let samples: Vec<(u64, Vec<u64>, Vec<u32>)> = [1, 2, 4].map(|k| sample(number, k)).into();
        let per_position = ("ns", 1e9 / number as f64);
        let mut contenders: Vec<Contender<'_>> =
            vec![("read of all heaps".into(), Box::new(|| xor(black_box(&samples[0].1))))];
        for (k, heaps, offsets) in &samples {
            let k = *k;
            let positions = Positions::new(heaps, offsets).expect("the offsets are in order");
            let scalar = move || -> Vec<bool> {
                let heaps = |index| positions.get(index).unwrap_or_default();
                match k {
                    1 => (0..positions.len()).map(|index| scalar_sum(heaps(index)) == 0).collect(),
                    _ => (0..positions.len())
                        .map(|index| scalar_is_lost(heaps(index), k as usize + 1))
                        .collect(),
                }
            };
            let expected = scalar();
            let of_position = |index: usize| positions.get(index).unwrap_or_default();
            assert!((0..8000).all(|index| naive::is_lost(of_position(index), k) == expected[index]));
            let count = |lost: Vec<bool>| lost.into_iter().filter(|lost| *lost).count() as u64;
            contenders.push((format!("k = {k}, scalar loop"), Box::new(move || count(black_box(scalar)()))));
            for level in SimdLevel::available() {
                assert_eq!(positions.lost(level, k), expected);
                let name = format!("k = {k}, {:?}", level.instructions());
                contenders.push((name, Box::new(move || count(black_box(positions).lost(level, k)))));
            }
            for level in SimdLevel::available() {
                let moves = positions.winning_moves(level, k);
                assert!((0..8000).all(|index| {
                    moves.get(index) == Some(&naive::winning_move(of_position(index), k).unwrap_or_default())
                }));
                let name = format!("k = {k}, moves, {:?}", level.instructions());
                let work = move || black_box(positions).winning_moves(level, k).changes.len() as u64;
                contenders.push((name, Box::new(work)));
            }
        }
        print_race(&mut contenders, per_position);
    }
}

fn sample(number: usize, k: u64) -> (u64, Vec<u64>, Vec<u32>) {
    let words = random_heaps(number * 21);
    let copies = k as usize + 1;
    let (mut heaps, mut offsets) = (Vec::new(), vec![0]);
    for (index, words) in words.chunks_exact(21).enumerate() {
        let len = 3 + (words[20] % 18) as usize;
        let lost = |place: usize| if place < len / copies * copies { words[place / copies] } else { 0 };
        let heap = |place: usize| if index % 3 == 0 { lost(place) } else { words[place] };
        heaps.extend((0..len).map(|place| heap(place) >> 34));
        offsets.push(heaps.len() as u32);
    }
    (k, heaps, offsets)
}

fn scalar_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// Five planes of counts, and an or over the multiples of the modulus.
fn scalar_is_lost(heaps: &[u64], modulus: usize) -> bool {
    let mut planes = [0u64; 5];
    for heap in heaps {
        let mut carry = *heap;
        for plane in &mut planes {
            (*plane, carry) = (*plane ^ carry, *plane & carry);
        }
    }
    let equal = |count: usize| {
        planes
            .iter()
            .enumerate()
            .fold(!0, |all, (place, plane)| all & if count >> place & 1 == 1 { *plane } else { !plane })
    };
    (0..=heaps.len()).step_by(modulus).fold(0, |any, count| any | equal(count)) == !0
}
