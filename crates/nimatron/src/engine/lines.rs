//! Grundy values of all pairs of numbers in a game whose moves run along lines, such as a queen's.
//!
//! A move takes a direction, a positive number of times. So what a pair can move to lies before it on the lines through
//! it, one for each direction, and its value is the least that has not occurred on any of them. Each line keeps the set of
//! its values; no move is listed.

use crate::{Meter, OverBudget};

/// A direction: how much one step takes from the first and from the second number. The two have no common divisor.
pub(crate) type Direction = [usize; 2];

/// The number of words that count as one step of a [`Budget`](crate::Budget).
const WORDS_PER_STEP: u64 = 16;

/// Returns the values of the pairs from (0, 0) to `last`, row after row; a pair without a move is worth `terminal`.
///
/// # Errors
/// [`OverBudget`] if there are too many.
pub(crate) fn values(
    last: [usize; 2],
    directions: &[Direction],
    terminal: u64,
    meter: &mut Meter<'_>,
) -> Result<Vec<u64>, OverBudget> {
    let cells = (last[0] as u64 + 1).saturating_mul(last[1] as u64 + 1);
    meter.keep(cells.saturating_mul(size_of::<u64>() as u64))?;
    for [down, across] in directions {
        let lines = last[0].saturating_mul(*across).saturating_add(last[1].saturating_mul(*down));
        meter.keep((lines as u64).saturating_mul(size_of::<Line>() as u64))?;
    }
    let mut lines: Vec<Vec<Line>> = directions
        .iter()
        .map(|[down, across]| vec![Line::default(); last[0] * across + last[1] * down + 1])
        .collect();
    let mut values = Vec::new();
    for first in 0..=last[0] {
        for second in 0..=last[1] {
            // Pairs on one line have the same cross product with its direction.
            let through = |[down, across]: &Direction| first * across + (last[1] - second) * down;
            let has_move = directions.iter().any(|[down, across]| first >= *down && second >= *across);
            let (value, looked) = if has_move {
                let sets =
                    || directions.iter().zip(&lines).map(|(direction, lines)| &lines[through(direction)]);
                least_absent(sets)
            } else {
                (terminal, 0)
            };
            meter.spend(1 + looked / WORDS_PER_STEP)?;
            for (direction, lines) in directions.iter().zip(&mut lines) {
                meter.keep(lines[through(direction)].insert(value))?;
            }
            values.push(value);
        }
    }
    Ok(values)
}

/// The values that have occurred on one line.
#[derive(Debug, Clone, Default)]
struct Line {
    words: Vec<u64>,
    /// How many words at the beginning are full.
    full: usize,
}

impl Line {
    /// Adds a value, and returns how many bytes of memory that takes.
    fn insert(&mut self, value: u64) -> u64 {
        let word = (value / 64) as usize;
        let before = self.words.capacity();
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
        while self.words.get(self.full) == Some(&u64::MAX) {
            self.full += 1;
        }
        ((self.words.capacity() - before) * size_of::<u64>()) as u64
    }
}

/// Returns the least value that is on none of the lines, and the number of words looked at.
fn least_absent<'a, I: Iterator<Item = &'a Line>>(lines: impl Fn() -> I) -> (u64, u64) {
    let first = lines().map(|line| line.full).max().unwrap_or(0);
    let mut word = first;
    loop {
        let taken = lines().fold(0, |taken, line| taken | line.words.get(word).copied().unwrap_or(0));
        if taken != u64::MAX {
            let value = word as u64 * 64 + u64::from(taken.trailing_ones());
            return (value, (word - first + 1) as u64);
        }
        word += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    fn by_definition(last: [usize; 2], directions: &[Direction], terminal: u64) -> Vec<u64> {
        let mut values = Vec::new();
        for first in 0..=last[0] {
            for second in 0..=last[1] {
                let mut reached = Vec::new();
                for [down, across] in directions {
                    let steps = (1..).map(|times| (times * down, times * across));
                    let inside = steps.take_while(|(down, across)| *down <= first && *across <= second);
                    reached.extend(
                        inside.map(|(down, across)| values[(first - down) * (last[1] + 1) + second - across]),
                    );
                }
                let least = (0..).find(|value| !reached.contains(value)).unwrap();
                values.push(if reached.is_empty() { terminal } else { least });
            }
        }
        values
    }

    #[test]
    fn the_values_are_those_of_the_definition() {
        let directions: [&[Direction]; 4] =
            [&[[1, 0], [0, 1], [1, 1]], &[[1, 0], [0, 1]], &[[1, 1]], &[[2, 1], [0, 1]]];
        for directions in directions {
            for (last, terminal) in [([0, 0], 0), ([9, 5], 1), ([5, 9], 0), ([20, 20], 1)] {
                let found = values(last, directions, terminal, &mut Budget::default().meter("lines"));
                assert_eq!(
                    found.unwrap(),
                    by_definition(last, directions, terminal),
                    "{directions:?} {last:?}"
                );
            }
        }
    }

    #[test]
    fn each_pair_costs_a_step_at_least() {
        let queen: &[Direction] = &[[1, 0], [0, 1], [1, 1]];
        assert!(values([9, 9], queen, 0, &mut Budget::new(100).meter("lines")).is_ok());
        assert!(values([9, 9], queen, 0, &mut Budget::new(99).meter("lines")).is_err());
    }
}
