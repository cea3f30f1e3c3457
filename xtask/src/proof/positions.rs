//! The positions of Moore's Nim on which program and oracle are compared.

use std::fmt;

use anyhow::{Context, Result};
use nimatron::engine::rng::SplitMix64;

use super::oracle::Oracle;

/// A position of Moore's Nim. 128 bits exceed the machine word, so that overflows are found.
#[derive(Debug, Clone)]
pub(super) struct Moore {
    pub(super) k: u64,
    pub(super) heaps: Vec<u128>,
}

impl Moore {
    /// Returns the position after a move.
    pub(super) fn with_heaps(&self, heaps: Vec<u128>) -> Self {
        Self { k: self.k, heaps }
    }

    /// Returns whether a move leads to `heaps`: between 1 and k heaps are lower and the others as they were.
    pub(super) fn has_move_to(&self, heaps: &[u128]) -> bool {
        let lowered = self.heaps.iter().zip(heaps).filter(|(before, after)| after < before).count() as u64;
        self.heaps.len() == heaps.len()
            && self.heaps.iter().zip(heaps).all(|(before, after)| after <= before)
            && (1..=self.k).contains(&lowered)
    }

    /// Returns the heaps as the oracle reads them. Hexadecimal, because it reads decimal digits far more slowly.
    pub(super) fn request(&self) -> String {
        format!("{}{}", self.k, hexadecimal(&self.heaps))
    }
}

/// The position as the program reads it.
impl fmt::Display for Moore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "moore({})", self.k)?;
        self.heaps.iter().try_for_each(|heap| write!(f, " {heap}"))
    }
}

pub(super) fn hexadecimal(heaps: &[u128]) -> String {
    heaps.iter().map(|heap| format!(" {heap:#x}")).collect()
}

/// Reads heaps as the oracle writes them.
pub(super) fn heaps(words: &str) -> Result<Vec<u128>> {
    let heap = |word: &str| {
        let digits = word.strip_prefix("0x").with_context(|| format!("the oracle wrote {word}"))?;
        Ok(u128::from_str_radix(digits, 16)?)
    };
    words.split_whitespace().map(heap).collect()
}

/// Returns every position of these boxes, (number of heaps, largest heap), with k from 1 to 6.
pub(super) fn boxes() -> impl Iterator<Item = Moore> {
    const BOXES: [(u32, u128); 8] = [(0, 0), (1, 63), (2, 31), (3, 15), (4, 7), (5, 4), (6, 3), (8, 2)];
    BOXES.into_iter().flat_map(|(number, largest)| {
        let base = largest + 1;
        (0..base.pow(number)).flat_map(move |index| {
            let heaps: Vec<u128> = (0..number).map(|place| index / base.pow(place) % base).collect();
            (1..=6).map(move |k| Moore { k, heaps: heaps.clone() })
        })
    })
}

/// Returns random position number `index`. Nearly all random positions are won, so many are constructed: lost as k + 1
/// copies, lost after a winning move, or close to the end, where misère play differs.
pub(super) fn drawn(seed: u64, index: u64, oracle: &mut Oracle) -> Result<Moore> {
    let mut rng = SplitMix64::new(SplitMix64::new(seed).next_u64() ^ SplitMix64::new(index).next_u64());
    let largest_k = [40, 4][rng.index(2)];
    let k = 1 + rng.below(largest_k);
    let most = [200, 20][rng.index(2)];
    let number = 1 + rng.below(most);
    let widest = if rng.below(16) == 0 { 127 } else { 64 };
    let width = 1 + rng.below(widest);
    let mut position = Moore { k, heaps: (0..number).map(|_| bits(&mut rng, width)).collect() };
    match rng.below(4) {
        0 => {}
        1 => {
            let copies = usize::try_from(k + 1)?;
            let different = position.heaps.len().div_ceil(copies);
            position.heaps.truncate(different);
            position.heaps = position.heaps.repeat(copies);
            position.heaps.truncate(200 / copies * copies);
            rng.shuffle(&mut position.heaps);
        }
        2 => {
            let answer = oracle.ask(&format!("moore normal {}", position.request()))?;
            if let Some(after) = answer.strip_prefix("N ") {
                position.heaps = heaps(after)?;
            }
        }
        _ => {
            let big = rng.below(k + 2);
            for (index, heap) in (0..).zip(&mut position.heaps) {
                *heap = if index < big { *heap } else { u128::from(rng.below(3) > 0) };
            }
            rng.shuffle(&mut position.heaps);
        }
    }
    Ok(position)
}

/// Returns a number of at most `width` binary digits, 1 to 127; sometimes 2^width itself, to test carries.
fn bits(rng: &mut SplitMix64, width: u64) -> u128 {
    if rng.below(64) == 0 {
        return 1 << width;
    }
    let word = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
    word >> (128 - width)
}
