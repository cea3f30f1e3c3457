//! A winning move in one position of many heaps against a plain exclusive-or pass over the same memory.

use std::hint::black_box;

use nimatron_kernel::{SimdLevel, winning_move};

use crate::columns::{random_heaps, xor};
use crate::naive;
use crate::race::{Contender, print_race};

pub(crate) fn bench() {
    for len in [1000usize, 100_000, 10_000_000] {
        let even = random_heaps(len);
        // The high columns have ones in the last heaps only.
        let mut scattered: Vec<u64> = even.iter().map(|heap| heap >> 40).collect();
        for (column, heap) in scattered.iter_mut().rev().take(20).enumerate() {
            *heap |= 1 << (40 + column);
        }
        println!("a winning move among {len} heaps of 64 bits");
        let mut contenders: Vec<Contender<'_>> =
            vec![("xor pass".into(), Box::new(|| xor(black_box(&even))))];
        for (name, heaps) in [("random", &even), ("scattered", &scattered)] {
            for k in [1u64, 2, 3, 20] {
                for level in SimdLevel::available() {
                    let found = winning_move(level, heaps, k);
                    assert!(len > 100_000 || found == naive::winning_move(heaps, k));
                    assert!(found.is_some_and(|chosen| nimatron_kernel::columns::is_lost(
                        level,
                        &after(heaps, &chosen),
                        k
                    )));
                    let name = format!("{name}, k = {k}, {:?}", level.instructions());
                    let work = move || {
                        winning_move(level, black_box(heaps), k).map_or(0, |chosen| chosen.len() as u64)
                    };
                    contenders.push((name, Box::new(work)));
                }
            }
        }
        if len <= 100_000 {
            let textbook =
                || naive::winning_move(black_box(&even), 2).map_or(0, |chosen| chosen.len() as u64);
            contenders.push(("textbook, k = 2".into(), Box::new(textbook)));
        }
        print_race(&mut contenders, ("us", 1e6));
    }
}

fn after(heaps: &[u64], chosen: &[(usize, u64)]) -> Vec<u64> {
    let mut after = heaps.to_vec();
    chosen.iter().for_each(|(heap, size)| after[*heap] = *size);
    after
}
