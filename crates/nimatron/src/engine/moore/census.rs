//! How many moves are legal, and how many positions of a box are lost: in closed form and counted.

use dashu_int::UBig;

use crate::engine::moore::binomial::binomials;
use crate::engine::moore::rule::lost_ones;
use crate::engine::moore::{HeapSize, Moore, naturals};
use crate::{Budget, Convention, Natural, OverBudget};

impl Moore {
    /// Returns the number of legal moves: the sum of the first `k` elementary symmetric polynomials of the sizes.
    ///
    /// # Errors
    /// [`OverBudget`] if that takes too many operations on machine words.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::moore::Moore;
    ///
    /// let (heaps, budget) = ([1u64, 2, 3], Budget::default());
    /// assert_eq!(Moore::new(2)?.count_legal_moves(&heaps, &budget)?, (6u8 + 11).into());
    /// assert_eq!(Moore::new(9)?.count_legal_moves(&heaps, &budget)?, (2u8 * 3 * 4 - 1).into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_legal_moves<H: HeapSize>(&self, heaps: &[H], budget: &Budget) -> Result<UBig, OverBudget> {
        let heaps = naturals(heaps);
        let mut meter = budget.meter("number of legal moves");
        let sizes = heaps.iter().filter(|heap| !heap.is_zero()).map(Natural::as_ubig);
        let k = self.clamped(heaps.len());
        if k >= sizes.clone().count() {
            let mut all = UBig::ONE;
            for size in sizes {
                meter.spend(1 + (all.as_words().len() * size.as_words().len()) as u64 / 16)?;
                all *= size + UBig::ONE;
            }
            return Ok(all - UBig::ONE);
        }
        // polynomials[i] is e_i of the sizes so far.
        let mut polynomials = vec![UBig::ONE];
        for size in sizes {
            if polynomials.len() <= k {
                polynomials.push(UBig::ZERO);
            }
            for i in (1..polynomials.len()).rev() {
                meter.spend(1 + (polynomials[i - 1].as_words().len() * size.as_words().len()) as u64 / 16)?;
                let more = &polynomials[i - 1] * size;
                polynomials[i] += more;
            }
        }
        Ok(polynomials.into_iter().skip(1).sum())
    }

    /// Returns the number of P-positions among all rows of `n` heaps below 2^`bits`.
    ///
    /// A balanced column of `n` heaps can be written in c ways, the sum of C(n, j) over the multiples j of `k + 1`; the
    /// columns are independent. Misère play exchanges the c balanced positions without a big heap for those with 1 modulo
    /// `k + 1` single stones.
    ///
    /// # Errors
    /// [`OverBudget`] if the number has too many digits.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// // Three heaps below 2, two of which may be lowered: (0,0,0) and (1,1,1); or misère, one single stone.
    /// let (moore, budget) = (Moore::new(2)?, Budget::default());
    /// assert_eq!(moore.count_lost_positions(3, 1, Convention::Normal, &budget)?, 2u8.into());
    /// assert_eq!(moore.count_lost_positions(3, 1, Convention::Misere, &budget)?, 3u8.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_lost_positions(
        &self,
        n: usize,
        bits: usize,
        convention: Convention,
        budget: &Budget,
    ) -> Result<UBig, OverBudget> {
        if bits == 0 {
            return Ok(UBig::from(u8::from(convention.of_terminal().is_p())));
        }
        let mut meter = budget.meter("number of lost positions");
        let modulus = self.clamped(n) + 1;
        let mut row = binomials(n);
        // The ways to write a column with a number of ones that leaves this residue.
        let mut ways = |residue: usize| -> Result<UBig, OverBudget> {
            let mut sum = UBig::ZERO;
            for j in (residue..=n).step_by(modulus) {
                sum += row.get(j, &mut meter)?;
            }
            Ok(sum)
        };
        let [normal, misere] = Convention::BOTH.map(lost_ones);
        let (balanced, lost_by_one) = (ways(normal)?, ways(misere)?);
        meter.spend((balanced.as_words().len() as u64).saturating_mul(bits as u64))?;
        let all_columns = balanced.pow(bits);
        Ok(match convention {
            Convention::Normal => all_columns,
            Convention::Misere => all_columns - balanced + lost_by_one,
        })
    }

    /// Returns the number of P-positions of any box, in which heap `i` has fewer than `lengths[i]` stones: counted by a
    /// [`sweep`](Self::sweep), which uses only the moves and no theorem.
    ///
    /// # Errors
    /// [`OverBudget`] if the box is too large.
    ///
    /// ```
    /// use nimatron::engine::moore::Moore;
    /// use nimatron::{Budget, Convention};
    ///
    /// let (moore, budget) = (Moore::new(2)?, Budget::default());
    /// let counted = moore.count_lost_in_box(&[16; 4], Convention::Normal, &budget)?;
    /// assert_eq!(moore.count_lost_positions(4, 4, Convention::Normal, &budget)?, counted.into());
    /// // In Nim two heaps have one third heap with which they are lost, here always below 32.
    /// assert_eq!(Moore::NIM.count_lost_in_box(&[10, 20, 32], Convention::Misere, &budget)?, 200);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count_lost_in_box(
        &self,
        lengths: &[usize],
        convention: Convention,
        budget: &Budget,
    ) -> Result<u64, OverBudget> {
        let mut lost = 0;
        self.sweep(lengths, convention, budget, |_, last| lost += u64::from(last.is_some()))?;
        Ok(lost)
    }
}
