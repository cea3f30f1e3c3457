//! [`Atoms`]: heaps that equal sums of other heaps in every company, found by reversible moves.
//!
//! A game G equals H if every option of H is an option of G, every other option of G has the option H, and, should H
//! have no options, G is won. For in G + X a move to another option is answered by the move to H; all other moves are
//! those of H + X (Conway, On Numbers and Games, 1976, chapter 12). In Dawson's Kayles heaps 3, 7 and 8 equal heap 2,
//! heaps 5 and 9 are nothing, and heaps 6 and 11 equal 2 + 4.
//!
//! This serves the speed only: fewer letters make better guesses. A candidate is proved for the heaps as they are.

use std::collections::BTreeSet;

use super::candidate::Candidate;
use super::heaps::Heaps;

/// Each heap as a sum of heaps that are not simplified further.
#[derive(Debug, Clone, Default)]
pub(super) struct Atoms {
    /// Sorted; an atom is spelled as itself.
    spelled: Vec<Vec<usize>>,
    /// The options of each heap, as sums of atoms.
    options: Vec<BTreeSet<Vec<usize>>>,
    /// The heap whose only option is the end of play. Two of them are nothing.
    one: Option<usize>,
}

impl Atoms {
    /// Reads the heaps of `heaps` that have not been read. Those before the last have values in `known`.
    pub(super) fn read(&mut self, heaps: &Heaps, known: &Candidate) {
        for heap in self.spelled.len()..heaps.len() {
            let options: BTreeSet<_> =
                heaps.options(heap).iter().map(|option| self.simplify(option)).collect();
            let won = heaps.options(heap).iter().any(|option| known.lost.contains(known.value(option)));
            let spelled = self.equal(&options, won || options.is_empty()).unwrap_or_else(|| vec![heap]);
            if self.one.is_none() && spelled == [heap] && options.iter().all(Vec::is_empty) {
                self.one = Some(heap);
            }
            self.spelled.push(spelled);
            self.options.push(options);
        }
    }

    /// Returns a heap as a sum of atoms.
    pub(super) fn spelled(&self, heap: usize) -> &[usize] {
        &self.spelled[heap]
    }

    pub(super) fn is_atom(&self, heap: usize) -> bool {
        self.spelled[heap] == [heap]
    }

    /// Returns a sum of heaps as a sum of atoms.
    pub(super) fn simplify(&self, sum: &[usize]) -> Vec<usize> {
        let mut atoms: Vec<usize> = sum.iter().flat_map(|&heap| self.spelled(heap)).copied().collect();
        atoms.sort_unstable();
        if let Some(one) = self.one {
            let ones = atoms.iter().filter(|&&atom| atom == one).count();
            let from = atoms.partition_point(|&atom| atom < one);
            atoms.drain(from..from + ones / 2 * 2);
        }
        atoms
    }

    /// Returns a sum that equals the game with these options: nothing, an atom, or an atom and the heap of one move.
    fn equal(&self, options: &BTreeSet<Vec<usize>>, won: bool) -> Option<Vec<usize>> {
        let atoms = || (0..self.spelled.len()).filter(|&heap| self.is_atom(heap));
        let with_one = self.one.into_iter().flat_map(|one| atoms().map(move |atom| vec![one, atom]));
        let sums = won.then(Vec::new).into_iter().chain(atoms().map(|atom| vec![atom])).chain(with_one);
        sums.map(|sum| self.simplify(&sum)).find(|sum| {
            let less = self.options_of(sum);
            (won || !sum.is_empty())
                && less.is_subset(options)
                && options.difference(&less).all(|option| self.options_of(option).contains(sum))
        })
    }

    fn options_of(&self, sum: &[usize]) -> BTreeSet<Vec<usize>> {
        let of_one = |i: usize| {
            let rest = [&sum[..i], &sum[i + 1..]].concat();
            self.options[sum[i]].iter().map(move |option| self.simplify(&[&rest[..], option].concat()))
        };
        (0..sum.len()).flat_map(of_one).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use crate::engine::quotient::Quotient;
    use crate::engine::take_and_break::TakeAndBreak;

    /// Dawson's Kayles as in Winning Ways, chapter 13; a sum and the sum of its atoms have one value.
    #[test]
    fn small_heaps_are_simplified() {
        let game = TakeAndBreak::octal("0.07").unwrap();
        let quotient = Quotient::of(&game, 20, &Budget::default()).unwrap();
        let (mut heaps, mut atoms) = (Heaps::default(), Atoms::default());
        for _ in 0..=20 {
            heaps.read(&game, &mut Budget::default().meter("test")).unwrap();
            atoms.read(&heaps, &quotient.proved);
        }
        let spelled: Vec<&[usize]> = (0..12).map(|heap| atoms.spelled(heap)).collect();
        let expected: [&[usize]; 12] =
            [&[], &[], &[2], &[2], &[4], &[], &[2, 4], &[2], &[2], &[], &[10], &[2, 4]];
        assert_eq!(spelled, expected);
        for heap in 0..=20 {
            assert_eq!(quotient.value(&[heap]), quotient.value(atoms.spelled(heap)), "{heap}");
        }
    }
}
