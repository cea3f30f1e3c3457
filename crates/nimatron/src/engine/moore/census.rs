//! [`count_lost_positions`] and [`count_lost_in_box`]: how many positions of a box are lost, in closed form and counted.

use dashu_int::UBig;

use crate::engine::moore::binomial::binomials;
use crate::engine::moore::{clamped_k, sweep};
use crate::{Budget, Convention, OverBudget};

/// The number of P-positions among all rows of `n` heaps below 2^`bits`.
///
/// A balanced column of n heaps can be written in c ways, the sum of C(n, j) over the multiples j of `k + 1`; the columns
/// are independent. Misère play exchanges the c balanced positions without a big heap for the d
/// ones with 1 modulo `k + 1` single stones.
///
/// # Errors
/// [`OverBudget`] if the number has too many digits.
///
/// ```
/// use nimatron::engine::moore::count_lost_positions;
/// use nimatron::{Budget, Convention};
///
/// // Three heaps below 2, two of which may be lowered: (0,0,0) and (1,1,1); or misère, one single stone.
/// let count = |convention| count_lost_positions(3, 1, 2, convention, &Budget::default());
/// assert_eq!(count(Convention::Normal)?, 2u8.into());
/// assert_eq!(count(Convention::Misere)?, 3u8.into());
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn count_lost_positions(
    n: usize,
    bits: usize,
    k: usize,
    convention: Convention,
    budget: &Budget,
) -> Result<UBig, OverBudget> {
    if bits == 0 {
        return Ok(UBig::from(u8::from(convention.of_terminal().is_p())));
    }
    let mut meter = budget.meter("number of lost positions");
    let modulus = clamped_k(k, n) + 1;
    let mut row = binomials(n);
    let mut sums = [UBig::ZERO, UBig::ZERO];
    for (residue, sum) in sums.iter_mut().enumerate() {
        for j in (residue..=n).step_by(modulus) {
            *sum += row.get(j, &mut meter)?;
        }
    }
    let [c, d] = sums;
    meter.spend((c.as_words().len() as u64).saturating_mul(bits as u64))?;
    let balanced = c.pow(bits);
    Ok(match convention {
        Convention::Normal => balanced,
        Convention::Misere => balanced - c + d,
    })
}

/// The number of P-positions of any box, in which heap `i` has fewer than `lengths[i]` stones: counted by a [`sweep`], which
/// knows the moves and no theorem.
///
/// # Errors
/// [`OverBudget`] if the box is too large.
///
/// ```
/// use nimatron::engine::moore::{count_lost_in_box, count_lost_positions};
/// use nimatron::{Budget, Convention};
///
/// let budget = Budget::default();
/// let counted = count_lost_in_box(&[16; 4], 2, Convention::Normal, &budget)?;
/// assert_eq!(count_lost_positions(4, 4, 2, Convention::Normal, &budget)?, counted.into());
/// // In Nim two heaps have one third heap with which they are lost, here always below 32.
/// assert_eq!(count_lost_in_box(&[10, 20, 32], 1, Convention::Misere, &budget)?, 200);
/// # Ok::<(), nimatron::OverBudget>(())
/// ```
pub fn count_lost_in_box(
    lengths: &[usize],
    k: usize,
    convention: Convention,
    budget: &Budget,
) -> Result<u64, OverBudget> {
    let mut lost = 0;
    sweep(lengths, k, convention, budget, |_, last| lost += u64::from(last.is_some()))?;
    Ok(lost)
}
