//! The number of winning moves of Moore's Nim: the three bars, each checked by another way of counting.
#![allow(clippy::print_stdout, reason = "a bench prints its times")]

use std::time::Instant;

use dashu_int::UBig;
use nimatron::engine::moore::Moore;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Budget, Convention, Natural};

fn main() {
    let mut rng = SplitMix64::new(42);
    let mut roll = |bits: u32| rng.next_u64() >> (64 - bits);
    for (n, k, bits) in [(30, 3, 64), (1000, 4, 4), (200, 2, 64)] {
        // What a count costs depends on the residue of the top column: show the dearest of several positions.
        let (mut worst, mut largest) = (0.0, UBig::ZERO);
        for _ in 0..12 {
            let sizes: Vec<u64> = (0..n).map(|_| roll(bits)).collect();
            let heaps: Vec<Natural> = sizes.iter().copied().map(Natural::from).collect();
            let moore = Moore::new(k).expect("k is positive");
            let counted = || moore.count(&heaps, Convention::Normal, &Budget::default()).unwrap();
            let timed = |_| {
                let start = Instant::now();
                counted();
                start.elapsed().as_secs_f64()
            };
            worst = (0..3).map(timed).fold(f64::INFINITY, f64::min).max(worst);
            let count = counted();
            assert_eq!(count, UBig::from(by_supports(&sizes, k)));
            largest = largest.max(count);
        }
        println!("n = {n:4}, k = {k}, {bits:2} bits: {:7.2} ms, up to {largest} winning moves", worst * 1e3);
    }
}

/// Counts for each multiset of sizes, as the set of changed heaps, the moves that change exactly these.
fn by_supports(sizes: &[u64], k: usize) -> u128 {
    let mut kinds: Vec<(u64, u128)> = Vec::new();
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    for size in sorted.into_iter().filter(|size| *size > 0) {
        match kinds.last_mut() {
            Some((last, count)) if *last == size => *count += 1,
            _ => kinds.push((size, 1)),
        }
    }
    let columns: Vec<usize> =
        (0..64).map(|j| sizes.iter().filter(|size| *size >> j & 1 == 1).count()).collect();
    let mut total = 0;
    let mut stack = vec![(0, Vec::new(), 1)];
    while let Some((from, support, ways)) = stack.pop() {
        if !support.is_empty() {
            total += ways * changing_all(&support, &columns, k);
        }
        for (i, (size, multiplicity)) in kinds.iter().enumerate().skip(from) {
            for count in 1..=(k - support.len()).min(*multiplicity as usize) {
                let longer = [support.as_slice(), &vec![*size; count]].concat();
                stack.push((i + 1, longer, ways * choose(*multiplicity, count as u128)));
            }
        }
    }
    total
}

/// The balanced positions in which every heap of `support` is lower and no other heap differs.
fn changing_all(support: &[u64], columns: &[usize], k: usize) -> u128 {
    let modulus = k + 1;
    let all = 1usize << support.len();
    let mut ways = vec![0u128; all];
    ways[0] = 1;
    for j in (0..64).rev() {
        let ones = (0..support.len()).filter(|i| support[*i] >> j & 1 == 1).fold(0, |set, i| set | 1 << i);
        let mut next = vec![0u128; all];
        for loose in (0..all).filter(|loose| ways[*loose] > 0) {
            for new in (0..all).filter(|new| new & loose == 0 && new & ones == *new) {
                let tight = columns[j] - (ones & loose).count_ones() as usize - new.count_ones() as usize;
                let filled = (modulus - tight % modulus) % modulus;
                next[loose | new] += ways[loose] * choose(u128::from(loose.count_ones()), filled as u128);
            }
        }
        ways = next;
    }
    ways[all - 1]
}

fn choose(n: u128, r: u128) -> u128 {
    if r > n { 0 } else { (1..=r).fold(1, |value, i| value * (n + 1 - i) / i) }
}
