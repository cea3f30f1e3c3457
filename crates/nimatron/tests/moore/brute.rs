//! Moore's Nim by its definition: every option, every value, no theory.

use std::collections::HashMap;

use nimatron::engine::moore::Moore;
use nimatron::engine::rng::SplitMix64;
use nimatron::{Convention, Natural};

/// The answers for one position by definition.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) grundy: u64,
    /// The misère Grundy value: the same recursion with value 1 at the end.
    pub(crate) misere_grundy: u64,
    lost: [bool; 2],
    remoteness: [u64; 2],
}

/// All positions met so far, by sorted heaps.
pub(crate) struct Brute {
    pub(crate) k: usize,
    facts: HashMap<Vec<u64>, Facts>,
}

impl Brute {
    pub(crate) fn new(k: usize) -> Self {
        Self { k, facts: HashMap::new() }
    }

    pub(crate) fn is_lost(&mut self, heaps: &[u64], convention: Convention) -> bool {
        self.facts(heaps).lost[convention as usize]
    }

    pub(crate) fn remoteness(&mut self, heaps: &[u64], convention: Convention) -> u64 {
        self.facts(heaps).remoteness[convention as usize]
    }

    pub(crate) fn winning_moves(&mut self, heaps: &[u64], convention: Convention) -> Vec<Vec<u64>> {
        let mut winning = options(heaps, self.k);
        winning.retain(|option| self.is_lost(option, convention));
        winning.sort();
        winning
    }

    pub(crate) fn facts(&mut self, heaps: &[u64]) -> Facts {
        let mut key: Vec<u64> = heaps.iter().copied().filter(|heap| *heap > 0).collect();
        key.sort_unstable();
        if let Some(facts) = self.facts.get(&key) {
            return *facts;
        }
        let options: Vec<Facts> = options(&key, self.k).iter().map(|option| self.facts(option)).collect();
        let mex = |value: fn(&Facts) -> u64| (0..).find(|v| options.iter().all(|o| value(o) != *v)).unwrap();
        let mut facts = Facts {
            grundy: mex(|option| option.grundy),
            misere_grundy: if options.is_empty() { 1 } else { mex(|option| option.misere_grundy) },
            lost: [true, false],
            remoteness: [0, 0],
        };
        for c in [0, 1] {
            if !options.is_empty() {
                let lost = options.iter().all(|option| !option.lost[c]);
                let length = |option: &Facts| 1 + option.remoteness[c];
                facts.lost[c] = lost;
                facts.remoteness[c] = if lost {
                    options.iter().map(length).max().unwrap()
                } else {
                    options.iter().filter(|option| option.lost[c]).map(length).min().unwrap()
                };
            }
        }
        self.facts.insert(key, facts);
        facts
    }
}

/// Every position that one move leads to, heaps in place.
pub(crate) fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
    let mut partial = vec![(Vec::new(), 0)];
    for heap in heaps {
        let mut longer = Vec::new();
        for (prefix, changed) in &partial {
            for size in 0..=*heap {
                let changed = changed + usize::from(size < *heap);
                if changed <= k {
                    longer.push(([prefix.as_slice(), &[size]].concat(), changed));
                }
            }
        }
        partial = longer;
    }
    partial.into_iter().filter(|(_, changed)| *changed > 0).map(|(option, _)| option).collect()
}

/// The exhaustive boxes: `(heaps, largest size)`.
pub(crate) const BOXES: [(usize, u64); 9] =
    [(0, 0), (1, 9), (2, 12), (3, 8), (4, 5), (5, 4), (6, 3), (7, 2), (9, 1)];

/// Calls `check` for every position of every box (each multiset once, heaps in varying order) and k = 1..=5.
pub(crate) fn everywhere(mut check: impl FnMut(&mut Brute, &[u64])) {
    for k in 1..=5 {
        let mut brute = Brute::new(k);
        for (n, largest) in BOXES {
            for (serial, mut heaps) in multisets(n, largest).into_iter().enumerate() {
                heaps.rotate_left(serial % n.max(1));
                if serial % 2 == 1 {
                    heaps.reverse();
                }
                check(&mut brute, &heaps);
            }
        }
    }
}

fn multisets(n: usize, largest: u64) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![Vec::new()];
    for _ in 0..n {
        all = all
            .iter()
            .flat_map(|prefix| {
                let least = prefix.last().copied().unwrap_or(0);
                (least..=largest).map(move |heap| [prefix.as_slice(), &[heap]].concat())
            })
            .collect();
    }
    all
}

pub(crate) fn heaps(sizes: &[u64]) -> Vec<Natural> {
    sizes.iter().copied().map(Natural::from).collect()
}

/// The heaps that a move changes, with their new sizes.
pub(crate) type Changes = Vec<(usize, Natural)>;

/// The engine with this k.
pub(crate) fn moore(k: usize) -> Moore {
    Moore::new(k).unwrap()
}

/// Where `changes` lead, after checking that they are a legal move.
pub(crate) fn after(sizes: &[u64], k: usize, changes: &Changes) -> Vec<u64> {
    let before = heaps(sizes);
    assert!(moore(k).is_legal(&before, changes), "k={k} {sizes:?} {changes:?}");
    moore(k).after(&before, changes).iter().map(|heap| heap.to_u64().unwrap()).collect()
}

/// Returns `n` random heaps of up to `bits` bits.
pub(crate) fn random_heaps(rng: &mut SplitMix64, n: usize, bits: u32) -> Vec<Natural> {
    let mut heap = || {
        let words: Vec<u64> = (0..bits.div_ceil(64)).map(|_| rng.next_u64()).collect();
        let natural = dashu_int::UBig::from_words(&words);
        Natural::from(natural >> (bits.next_multiple_of(64) - bits) as usize)
    };
    (0..n).map(|_| heap()).collect()
}
