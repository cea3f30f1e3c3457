//! One position of many heaps: every verdict against a plain exclusive-or pass over the same memory.

use std::hint::black_box;

use nimatron_kernel::{Level, columns, naive};

use crate::race::{Contender, print_race};

pub(crate) fn bench() {
    for len in [8usize, 32, 64, 128, 1000, 10_000, 100_000, 1_000_000, 10_000_000] {
        let mut state = len as u64;
        let once: Vec<u64> = (0..len)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                state ^ state >> 29
            })
            .collect();
        println!("{len} heaps of 64 bits");
        let heaps = &once[..];
        let mut contenders: Vec<Contender<'_>> =
            vec![("xor pass".into(), Box::new(|| xor(black_box(heaps))))];
        for k in [1u64, 2, 3, 4, 10, 999] {
            for level in Level::available() {
                assert_eq!(columns::is_lost(level, heaps, k), naive::is_lost(heaps, k));
                let name = format!("k = {k}, {:?}", level.instructions());
                contenders
                    .push((name, Box::new(move || u64::from(columns::is_lost(level, black_box(heaps), k)))));
            }
        }
        if len <= 100_000 {
            contenders.push((
                "naive, every bit".into(),
                Box::new(|| (0..64).fold(0, |any, column| any | naive::count(black_box(heaps), column) % 3)),
            ));
        }
        print_race(&mut contenders, ("ns", 1e9));
    }
}

/// A plain exclusive-or pass, compiled for what the processor has.
fn xor(heaps: &[u64]) -> u64 {
    u64::from(columns::is_lost(Level::best(), heaps, 1))
}
