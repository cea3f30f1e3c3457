//! [`Choice`]: the move that is being put together on the board, as it would be typed.

use std::collections::BTreeMap;

use nimatron::{Natural, Position, Shape};

use crate::play::board::Line;

/// What is chosen in one line of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Amount {
    pub(crate) heap: Natural,
    /// Whether it is added rather than taken.
    pub(crate) added: bool,
}

/// What is chosen, by line of the board: only in one component.
#[derive(Debug, Clone, Default)]
pub(crate) struct Choice(BTreeMap<usize, Amount>);

impl Choice {
    pub(crate) fn at(&self, line: usize) -> Option<&Amount> {
        self.0.get(&line)
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Chooses `heap` of line `line`; nothing where that is zero.
    pub(crate) fn set(&mut self, line: usize, heap: Natural, added: bool, lines: &[Line]) {
        let component = |line: usize| lines.get(line).map(|line| line.component);
        self.0.retain(|other, _| *other != line && component(*other) == component(line));
        if !heap.is_zero() {
            self.0.insert(line, Amount { heap, added });
        }
    }

    /// One more is taken, or one less added.
    pub(crate) fn more(&mut self, line: usize, lines: &[Line]) {
        let Some(size) = lines.get(line).map(|line| &line.size) else { return };
        match self.at(line).cloned().unwrap_or(Amount { heap: Natural::ZERO, added: false }) {
            Amount { heap, added: true } => {
                self.set(line, heap.checked_sub(&Natural::ONE).unwrap_or_default(), true, lines);
            }
            Amount { heap, added: false } if heap < *size => {
                self.set(line, &heap + &Natural::ONE, false, lines);
            }
            _ => {}
        }
    }

    /// One less is taken; below nothing, one more is added where chips can be.
    pub(crate) fn less(&mut self, line: usize, lines: &[Line], can_add: bool) {
        match self.at(line).cloned() {
            Some(Amount { heap, added: false }) => {
                self.set(line, heap.checked_sub(&Natural::ONE).unwrap_or_default(), false, lines);
            }
            Some(Amount { heap, added: true }) => self.set(line, &heap + &Natural::ONE, true, lines),
            None if can_add => self.set(line, Natural::ONE, true, lines),
            None => {}
        }
    }

    /// A digit typed after the amount; alone where that would be too many.
    pub(crate) fn digit(&mut self, line: usize, digit: char, lines: &[Line]) {
        let Some(size) = lines.get(line).map(|line| &line.size) else { return };
        let before = self.at(line).filter(|amount| !amount.added);
        let longer = before.map(|amount| format!("{}{digit}", amount.heap));
        let typed = longer.into_iter().chain([digit.to_string()]);
        let fitting = typed.filter_map(|text| text.parse::<Natural>().ok()).find(|heap| heap <= size);
        if let Some(heap) = fitting {
            self.set(line, heap, false, lines);
        }
    }

    /// The last digit taken back.
    pub(crate) fn backspace(&mut self, line: usize, lines: &[Line]) {
        if let Some(Amount { heap, added }) = self.at(line).cloned() {
            let mut digits = heap.to_string();
            digits.pop();
            self.set(line, digits.parse().unwrap_or_default(), added, lines);
        }
    }

    /// The move as it would be typed; `None` where nothing is chosen.
    pub(crate) fn typed(&self, position: &Position, lines: &[Line]) -> Option<String> {
        let chosen: Vec<(usize, usize, &Amount)> = self
            .0
            .iter()
            .filter_map(|(line, amount)| {
                let line = lines.get(*line)?;
                Some((line.component, line.number?, amount))
            })
            .collect();
        let (component, ..) = *chosen.first()?;
        let text = match position.shape(component)? {
            Shape::Take => chosen[0].2.heap.to_string(),
            Shape::Replace { width } => replaced(&position.rows[component], width, &chosen),
            Shape::Turn => {
                let coins: Vec<String> = chosen.iter().rev().map(|(_, coin, _)| coin.to_string()).collect();
                coins.join(",")
            }
            _ => {
                let sign = |amount: &Amount| if amount.added { '+' } else { ':' };
                let terms: Vec<String> = chosen
                    .iter()
                    .map(|(_, number, amount)| format!("{number}{}{}", sign(amount), amount.heap))
                    .collect();
                terms.join(" ")
            }
        };
        Some(if position.rows.len() > 1 { format!("{}/{text}", component + 1) } else { text })
    }
}

/// The position that the first choice is in, typed with the numbers it would have.
fn replaced(row: &[Natural], width: usize, chosen: &[(usize, usize, &Amount)]) -> String {
    let piece = chosen[0].1.saturating_sub(1) / width.max(1);
    let after = |index: usize| {
        let changes = chosen.iter().filter(|(_, number, _)| *number == index + 1);
        changes.fold(row[index].clone(), |number, (_, _, amount)| match amount.added {
            true => &number + &amount.heap,
            false => number.checked_sub(&amount.heap).unwrap_or_default(),
        })
    };
    let end = row.len().min((piece + 1) * width);
    let numbers: Vec<String> = (piece * width..end).map(|index| after(index).to_string()).collect();
    format!("{}>{}", piece + 1, numbers.join(","))
}
