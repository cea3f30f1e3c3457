//! One position of many heaps: every verdict against a plain exclusive-or pass over the same memory.

use std::hint::black_box;

use nimatron_kernel::{SimdLevel, columns};

use crate::naive;
use crate::race::{Contender, print_race};
use crate::splitmix64::SplitMix64;

pub(crate) fn bench() {
    for len in [8usize, 32, 64, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000] {
        println!("the verdict on {len} heaps of 64 bits");
        let random = random_heaps(len);
        // Lost positions: no answer can be known before all columns are.
        let lost: Vec<(u64, Vec<u64>)> = [1, 2, 3, 4, 10, 99]
            .map(|k| {
                (
                    k,
                    (0..len)
                        .map(|heap| {
                            if heap < len - len % (k as usize + 1) {
                                random[heap / (k as usize + 1)]
                            } else {
                                0
                            }
                        })
                        .collect(),
                )
            })
            .into();
        let mut contenders: Vec<Contender<'_>> =
            vec![("xor pass".into(), Box::new(|| xor(black_box(&random))))];
        for (k, heaps) in &lost {
            for level in SimdLevel::available() {
                assert!(columns::is_lost(level, heaps, *k) && (len > 100_000 || naive::is_lost(heaps, *k)));
                assert!(!columns::is_lost(level, &random, *k));
                let name = format!("k = {k}, {:?}", level.instructions());
                contenders
                    .push((name, Box::new(move || u64::from(columns::is_lost(level, black_box(heaps), *k)))));
            }
        }
        if len <= 100_000 {
            let (k, heaps) = &lost[1];
            contenders.push((
                "a count per bit, k = 2".into(),
                Box::new(|| u64::from(naive::is_lost(black_box(heaps), *k))),
            ));
        }
        print_race(&mut contenders, ("ns", 1e9));
    }
}

pub(crate) fn random_heaps(len: usize) -> Vec<u64> {
    let mut rng = SplitMix64::new(len as u64);
    (0..len).map(|_| rng.next_u64()).collect()
}

/// A plain exclusive-or pass, compiled for what the processor has: the verdict for k = 1 is nothing else.
pub(crate) fn xor(heaps: &[u64]) -> u64 {
    u64::from(columns::is_lost(SimdLevel::best(), heaps, 1))
}
