//! [`Taken`]: what a move takes, and from which heaps.

use dashu_int::{IBig, UBig};

use crate::Natural;
use crate::ruleset::Numbers;

/// What a move takes: best moves and sets of heaps are counted by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Taken {
    /// The heaps that the move changes, by their index in the row.
    pub(crate) heaps: Vec<usize>,
    /// By how many stones it lowers them; negative if it adds some.
    pub(crate) stones: IBig,
}

impl Taken {
    /// Returns what a move takes in a game in which all numbers are heaps. A heap that splits is where the rows begin to
    /// differ.
    pub(crate) fn of(from: &Numbers, to: &Numbers) -> Self {
        let mut heaps: Vec<usize> = differing(from, to).collect();
        if from.len() != to.len() {
            heaps.truncate(1);
        }
        Self { heaps, stones: sum(from) - sum(to) }
    }

    /// Returns what a move takes in a game in which the numbers with these indices are heaps and the others are none: a
    /// limit, a bank.
    pub(crate) fn among(from: &Numbers, to: &Numbers, is_heap: impl Fn(usize) -> bool) -> Self {
        let heaps: Vec<usize> = differing(from, to).filter(|index| is_heap(*index)).collect();
        let stones = heaps.iter().map(|heap| int(&from[*heap]) - int(&to[*heap])).sum();
        Self { heaps, stones }
    }

    /// Returns what a move takes in a game in which coins stay on the board: it takes them from the numbers that fall.
    pub(crate) fn falling(from: &Numbers, to: &Numbers) -> Self {
        Self::among(from, to, |index| to[index] < from[index])
    }
}

fn differing<'a>(from: &'a Numbers, to: &'a Numbers) -> impl Iterator<Item = usize> + 'a {
    (0..from.len()).filter(|heap| to.get(*heap) != Some(&from[*heap]))
}

fn int(number: &Natural) -> IBig {
    IBig::from(number.as_ubig().clone())
}

fn sum(row: &Numbers) -> IBig {
    IBig::from(row.iter().map(Natural::as_ubig).sum::<UBig>())
}
