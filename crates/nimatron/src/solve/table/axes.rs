//! [`Axes`]: which two numbers of a position a table runs through.

use crate::Natural;
use crate::game::Component;
use crate::position::Position;
use crate::ruleset::Numbers;

/// The two numbers that a table runs through, each as a component and an index in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Axes([(usize, usize); 2]);

impl Axes {
    /// Returns the axes of a table from 0 to `last`: both numbers of the only component without numbers, or a number of
    /// each of the only two. `None` if there are other components without numbers, or these do not take such numbers.
    pub(super) fn of(game: &Position, last: [usize; 2]) -> Option<Self> {
        let components: Vec<Component> = game.components().collect();
        let free = (0..components.len()).filter(|component| components[*component].numbers().is_empty());
        let takes = |component: usize, numbers: &[usize]| {
            let numbers = numbers.iter().map(|number| Natural::from(*number)).collect();
            components[component].with_numbers(numbers).is_ok()
        };
        match free.collect::<Vec<_>>()[..] {
            [both] => {
                let are_taken = (0..=last[0]).all(|first| takes(both, &[first, last[1]]))
                    && (0..=last[1]).all(|second| takes(both, &[0, second]))
                    && (0..=last[0].min(last[1])).all(|equal| takes(both, &[equal, equal]));
                are_taken.then_some(Self([(both, 0), (both, 1)]))
            }
            [one, other] => {
                let are_taken = (0..=last[0]).all(|number| takes(one, &[number]))
                    && (0..=last[1]).all(|number| takes(other, &[number]));
                are_taken.then_some(Self([(one, 0), (other, 0)]))
            }
            _ => None,
        }
    }

    /// Returns the component and the index of a number.
    pub(super) const fn place(self, axis: usize) -> (usize, usize) {
        self.0[axis]
    }

    /// Returns the numbers of every component of `game` with these two. They go behind what is written as a parameter.
    pub(super) fn rows(self, game: &Position, pair: [usize; 2]) -> Vec<Numbers> {
        let mut rows = game.rows.clone();
        for ((component, _), number) in self.0.into_iter().zip(pair) {
            rows[component].push(Natural::from(number));
        }
        rows
    }

    /// Returns the numbers of the component of `axis` with only that number.
    pub(super) fn single(self, game: &Position, axis: usize, number: usize) -> Numbers {
        let mut row = game.rows[self.0[axis].0].clone();
        row.push(Natural::from(number));
        row
    }
}
