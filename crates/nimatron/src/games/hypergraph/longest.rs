//! The longest play of a position: the largest number of moves that can be made.
//!
//! A longest play lowers heaps by one stone each, so that the order of its moves does not matter: it is a largest packing
//! of sets, an integer program. It is solved by branch and bound over its linear relaxation; the simplex method works on
//! integers with one common denominator, so that every number is exact.

use dashu_int::ops::DivRemEuclid;
use dashu_int::{IBig, UBig};

use super::sets::Heaps;
use crate::{Meter, Natural, OverBudget};

/// Returns the largest number of `sets`, repetitions allowed, that use heap i at most `row[i]` times.
///
/// # Errors
/// [`OverBudget`] if the meter runs out.
pub(super) fn longest_play(
    row: &[Natural],
    sets: &[Heaps],
    meter: &mut Meter<'_>,
) -> Result<Natural, OverBudget> {
    // A set that contains another one never makes a play longer.
    let contains_another = |set: &Heaps| sets.iter().any(|other| other != set && other & !set == 0);
    let sets: Vec<Heaps> = sets.iter().copied().filter(|set| !contains_another(set)).collect();
    let rows: Vec<Constraint> = row
        .iter()
        .enumerate()
        .filter(|(heap, _)| sets.iter().any(|set| set >> heap & 1 == 1))
        .map(|(heap, size)| Constraint {
            coefficients: sets.iter().map(|set| (set >> heap & 1) as i8).collect(),
            bound: IBig::from(size.as_ubig().clone()),
        })
        .collect();
    let mut best = IBig::ZERO;
    let mut open = vec![rows];
    while let Some(rows) = open.pop() {
        let Some(optimum) = Tableau::new(&rows, sets.len()).maximum(meter)? else { continue };
        let (bound, _) = optimum.total.clone().div_rem_euclid(IBig::from(optimum.denominator.clone()));
        if bound <= best {
            continue;
        }
        let rounded: Vec<(IBig, bool)> = optimum.values.iter().map(|value| optimum.rounded(value)).collect();
        // Rounding down keeps every constraint that has no negative coefficient, and these are all but lower bounds.
        let down: Vec<IBig> = rounded.iter().map(|(value, _)| value.clone()).collect();
        if rows.iter().all(|row| row.holds(&down)) {
            best = best.max(down.iter().fold(IBig::ZERO, |sum, value| sum + value));
        }
        let Some(index) = rounded.iter().position(|(_, exact)| !exact) else { continue };
        let branch = |sign: i8, bound: IBig| {
            let mut coefficients = vec![0; sets.len()];
            coefficients[index] = sign;
            let mut rows = rows.clone();
            rows.push(Constraint { coefficients, bound });
            rows
        };
        open.push(branch(1, down[index].clone()));
        open.push(branch(-1, -(down[index].clone() + IBig::ONE)));
    }
    Ok(Natural::from(UBig::try_from(best).unwrap_or_default()))
}

/// `coefficients` times the variables is at most `bound`.
#[derive(Clone)]
struct Constraint {
    coefficients: Vec<i8>,
    bound: IBig,
}

impl Constraint {
    fn holds(&self, values: &[IBig]) -> bool {
        let products = self.coefficients.iter().zip(values).map(|(c, value)| IBig::from(*c) * value);
        products.fold(IBig::ZERO, |sum, product| sum + product) <= self.bound
    }
}

/// What the linear program reaches at most, with one denominator.
struct Optimum {
    values: Vec<IBig>,
    total: IBig,
    denominator: UBig,
}

impl Optimum {
    /// Returns a value rounded down, and whether it is whole.
    fn rounded(&self, value: &IBig) -> (IBig, bool) {
        let (quotient, rest) = value.clone().div_rem_euclid(IBig::from(self.denominator.clone()));
        (quotient, rest.is_zero())
    }
}

/// The simplex tableau, multiplied by the last pivot, so that all its numbers are whole.
struct Tableau {
    /// Row i says that the variable `basis[i]` is the last number minus the others times the variables outside.
    rows: Vec<Vec<IBig>>,
    /// The objective in the same form, to be made without negative numbers.
    objective: Vec<IBig>,
    /// The variables of the rows and of the columns; the first `variables` are those of the program.
    basis: Vec<usize>,
    outside: Vec<usize>,
    variables: usize,
    denominator: IBig,
}

impl Tableau {
    fn new(constraints: &[Constraint], variables: usize) -> Self {
        let row = |constraint: &Constraint| {
            let coefficients = constraint.coefficients.iter().map(|c| IBig::from(*c));
            coefficients.chain([constraint.bound.clone()]).collect()
        };
        Self {
            rows: constraints.iter().map(row).collect(),
            objective: std::iter::repeat_n(-IBig::ONE, variables).chain([IBig::ZERO]).collect(),
            basis: (variables..variables + constraints.len()).collect(),
            outside: (0..variables).collect(),
            variables,
            denominator: IBig::ONE,
        }
    }

    /// Exchanges the variable of a row with that of a column.
    fn pivot(&mut self, row: usize, column: usize, meter: &mut Meter<'_>) -> Result<(), OverBudget> {
        meter.spend(((self.rows.len() + 1) * (self.outside.len() + 1)) as u64)?;
        let pivot = self.rows[row][column].clone();
        let pivot_row = self.rows[row].clone();
        let objective = std::iter::once(&mut self.objective);
        let others = self.rows.iter_mut().enumerate().filter(|(i, _)| *i != row).map(|(_, other)| other);
        for other in others.chain(objective) {
            let factor = other[column].clone();
            for (j, number) in other.iter_mut().enumerate() {
                // The last denominator divides this exactly (Edmonds).
                let numerator = match j == column {
                    true => -factor.clone() * &self.denominator,
                    false => &*number * &pivot - &factor * &pivot_row[j],
                };
                *number = numerator / &self.denominator;
            }
        }
        self.rows[row][column] = self.denominator.clone();
        self.denominator = pivot;
        if self.denominator < IBig::ZERO {
            self.denominator = -self.denominator.clone();
            for number in self.rows.iter_mut().flatten().chain(&mut self.objective) {
                *number = -number.clone();
            }
        }
        std::mem::swap(&mut self.basis[row], &mut self.outside[column]);
        Ok(())
    }

    /// Returns the maximum of the sum of the variables, or `None` if the constraints contradict each other.
    fn maximum(mut self, meter: &mut Meter<'_>) -> Result<Option<Optimum>, OverBudget> {
        let last = self.variables;
        // First every bound becomes positive: the lowest variables first, so that nothing repeats (Bland).
        while let Some(row) = least(&self.basis, |row| self.rows[row][last] < IBig::ZERO) {
            let Some(column) = least(&self.outside, |column| self.rows[row][column] < IBig::ZERO) else {
                return Ok(None);
            };
            self.pivot(row, column, meter)?;
        }
        while let Some(column) = least(&self.outside, |column| self.objective[column] < IBig::ZERO) {
            let mut best: Option<usize> = None;
            for row in (0..self.rows.len()).filter(|row| self.rows[*row][column] > IBig::ZERO) {
                let is_better = best.is_none_or(|best| {
                    let ratio = |a: usize, b: usize| &self.rows[a][last] * &self.rows[b][column];
                    (ratio(row, best), self.basis[row]) < (ratio(best, row), self.basis[best])
                });
                if is_better {
                    best = Some(row);
                }
            }
            // Every heap bounds the sets that contain it.
            let Some(row) = best else { return Ok(None) };
            self.pivot(row, column, meter)?;
        }
        let mut values = vec![IBig::ZERO; self.variables];
        for (row, variable) in self.basis.iter().enumerate().filter(|(_, it)| **it < self.variables) {
            values[*variable].clone_from(&self.rows[row][last]);
        }
        let denominator = UBig::try_from(self.denominator).unwrap_or(UBig::ONE);
        Ok(Some(Optimum { values, total: self.objective[last].clone(), denominator }))
    }
}

/// Returns the place of the lowest variable that `fits`.
fn least(variables: &[usize], fits: impl Fn(usize) -> bool) -> Option<usize> {
    (0..variables.len()).filter(|place| fits(*place)).min_by_key(|place| variables[*place])
}

#[cfg(test)]
mod tests {
    use super::super::sets::indices;
    use super::*;
    use crate::Budget;
    use crate::engine::rng::SplitMix64;

    /// The longest play, move by move.
    fn by_search(row: &[u64], sets: &[Heaps], known: &mut std::collections::HashMap<Vec<u64>, u64>) -> u64 {
        if let Some(length) = known.get(row) {
            return *length;
        }
        let fitting = sets.iter().filter(|set| indices(**set).all(|heap| row[heap] > 0));
        let lengths = fitting.map(|set| {
            let mut after = row.to_vec();
            indices(*set).for_each(|heap| after[heap] -= 1);
            after
        });
        let lengths: Vec<Vec<u64>> = lengths.collect();
        let length = lengths.iter().map(|after| 1 + by_search(after, sets, known)).max().unwrap_or(0);
        known.insert(row.to_vec(), length);
        length
    }

    #[test]
    fn the_packing_is_the_longest_play() {
        let mut rng = SplitMix64::new(17);
        let budget = Budget::default();
        for _ in 0..300 {
            let heaps = rng.between(1, 5) as usize;
            let sets: Vec<Heaps> = (0..rng.between(1, 7)).map(|_| rng.between(1, (1 << heaps) - 1)).collect();
            let row: Vec<u64> = (0..heaps).map(|_| rng.between(0, 4)).collect();
            let numbers: Vec<Natural> = row.iter().map(|n| Natural::from(*n)).collect();
            let found = longest_play(&numbers, &sets, &mut budget.meter("exhaustive search")).unwrap();
            let expected = by_search(&row, &sets, &mut Default::default());
            assert_eq!(found, expected, "{row:?} {sets:?}");
        }
    }

    #[test]
    fn heaps_have_any_size() {
        let huge: Natural = "1000000000000000000000000000001".parse().unwrap();
        let row = vec![huge; 3];
        let budget = Budget::default();
        let pairs = [0b011, 0b110, 0b101];
        let found = longest_play(&row, &pairs, &mut budget.meter("exhaustive search")).unwrap();
        assert_eq!(found.to_string(), "1500000000000000000000000000001");
    }
}
