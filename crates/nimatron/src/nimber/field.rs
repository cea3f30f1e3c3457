//! The field of nimbers: product, inverse and square root [conway-1976].
//!
//! The nimbers below 2^(2^n) are a field. With F = 2^(2^(n - 1)) every one of them is a·F + b, where a and b are below F, and
//! F·F = F + F/2. So everything is worked out with halves: four products of half the length make one product, and an
//! inverse or a square root takes one of half the length.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::{Meter, OverBudget};

/// Numbers below 2^64 are multiplied as machine words.
const WORD_LEVEL: u32 = 6;

/// Returns the least n for which all the numbers have at most 2^n bits.
fn level(bits: usize) -> u32 {
    bits.next_power_of_two().trailing_zeros()
}

/// Returns a and b of the number a·F + b.
fn halves(number: &UBig, level: u32) -> (UBig, UBig) {
    let half = 1 << (level - 1);
    (number >> half, number & ((UBig::ONE << half) - UBig::ONE))
}

/// Returns the number a·F + b.
fn join(a: UBig, b: UBig, level: u32) -> UBig {
    (a << (1usize << (level - 1))) | b
}

/// Returns F/2.
fn half_of_f(level: u32) -> UBig {
    UBig::ONE << ((1usize << (level - 1)) - 1)
}

fn word(number: &UBig) -> u64 {
    number.try_into().unwrap_or(0)
}

/// Returns the product of two words below 2^(2^level).
fn word_product(a: u64, b: u64, level: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = 1 << (level - 1);
    let mask = (1 << half) - 1;
    let ((a1, a0), (b1, b0)) = ((a >> half, a & mask), (b >> half, b & mask));
    let low = word_product(a0, b0, level - 1);
    let high = word_product(a1, b1, level - 1);
    let both = word_product(a1 ^ a0, b1 ^ b0, level - 1);
    (both ^ low) << half | (low ^ word_product(high, 1 << (half - 1), level - 1))
}

/// Returns the product.
pub(super) fn product(a: &UBig, b: &UBig, meter: &mut Meter<'_>) -> Result<UBig, OverBudget> {
    if a.is_zero() || b.is_zero() {
        return Ok(UBig::ZERO);
    }
    let level = level(a.bit_len().max(b.bit_len()));
    if level <= WORD_LEVEL {
        meter.spend(8)?;
        return Ok(UBig::from(word_product(word(a), word(b), level)));
    }
    meter.spend(1 + (1u64 << (level - WORD_LEVEL)))?;
    let ((a1, a0), (b1, b0)) = (halves(a, level), halves(b, level));
    let low = product(&a0, &b0, meter)?;
    let high = product(&a1, &b1, meter)?;
    let both = product(&(a1 ^ a0), &(b1 ^ b0), meter)?;
    let carried = product(&high, &half_of_f(level), meter)?;
    Ok(join(both ^ &low, low ^ carried, level))
}

/// Returns the inverse of a number that is not 0.
///
/// The conjugate of a·F + b is a·F + (a + b), and their product lies below F.
pub(super) fn inverse(number: &UBig, meter: &mut Meter<'_>) -> Result<UBig, OverBudget> {
    if number.is_one() {
        return Ok(UBig::ONE);
    }
    let level = level(number.bit_len());
    let (a, b) = halves(number, level);
    let conjugate = &a ^ &b;
    let square = product(&product(&a, &a, meter)?, &half_of_f(level), meter)?;
    let norm = product(&b, &conjugate, meter)? ^ square;
    let inverse = inverse(&norm, meter)?;
    Ok(join(product(&a, &inverse, meter)?, product(&conjugate, &inverse, meter)?, level))
}

/// Returns the square root, which every nimber has once: squaring keeps sums.
pub(super) fn square_root(number: &UBig, meter: &mut Meter<'_>) -> Result<UBig, OverBudget> {
    if *number <= UBig::ONE {
        return Ok(number.clone());
    }
    let level = level(number.bit_len());
    let (a, b) = halves(number, level);
    let rest = b ^ product(&a, &half_of_f(level), meter)?;
    Ok(join(square_root(&a, meter)?, square_root(&rest, meter)?, level))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Budget;
    use crate::engine::rng::SplitMix64;

    /// The product by definition: the least number that is no a'b + ab' + a'b' with a' < a and b' < b.
    fn by_definition(most: usize) -> Vec<Vec<u64>> {
        let mut table = vec![vec![0u64; most]; most];
        for a in 0..most {
            for b in 0..most {
                let taken: HashSet<u64> = (0..a)
                    .flat_map(|c| (0..b).map(move |d| (c, d)))
                    .map(|(c, d)| table[c][b] ^ table[a][d] ^ table[c][d])
                    .collect();
                table[a][b] = (0..).find(|value| !taken.contains(value)).unwrap_or(0);
            }
        }
        table
    }

    #[test]
    fn products_are_what_conway_defines() {
        let budget = Budget::default();
        let mut meter = budget.meter("nim multiplication");
        for (a, row) in by_definition(40).into_iter().enumerate() {
            for (b, expected) in row.into_iter().enumerate() {
                let found = product(&UBig::from(a), &UBig::from(b), &mut meter).unwrap();
                assert_eq!(found, UBig::from(expected), "{a} * {b}");
            }
        }
    }

    /// Tests the laws of a field on numbers of many sizes.
    #[test]
    fn the_nimbers_are_a_field() {
        let mut rng = SplitMix64::new(20_261_118);
        let budget = Budget::new(u64::MAX);
        let mut meter = budget.meter("nim multiplication");
        for bits in [1usize, 2, 3, 5, 8, 16, 33, 64, 65, 128, 200, 500] {
            let mut draw = || {
                let words = (0..bits.div_ceil(64)).map(|_| rng.between(0, u64::MAX - 1));
                words.fold(UBig::ZERO, |number, word| (number << 64) | UBig::from(word))
                    >> (64 - bits.min(64))
            };
            for _ in 0..8 {
                let (a, b, c) = (draw(), draw(), draw());
                let mut times = |a: &UBig, b: &UBig| product(a, b, &mut meter).unwrap();
                assert_eq!(times(&a, &b), times(&b, &a));
                let (ab, bc) = (times(&a, &b), times(&b, &c));
                assert_eq!(times(&ab, &c), times(&a, &bc));
                assert_eq!(times(&a, &(&b ^ &c)), &ab ^ times(&a, &c));
                if !a.is_zero() {
                    let inverse = inverse(&a, &mut meter).unwrap();
                    assert_eq!(product(&a, &inverse, &mut meter).unwrap(), UBig::ONE, "{a}");
                }
                let root = square_root(&a, &mut meter).unwrap();
                assert_eq!(product(&root, &root, &mut meter).unwrap(), a);
            }
        }
    }
}
