//! [`Argument`]: a calculation kept as data. The outcome is read off it, so words cannot drift from answers.

use std::collections::BTreeMap;

use crate::engine::moore::{Balancing, MisereAdjustment, rule};
use crate::engine::take_and_break::Period;
use crate::theory::Genus;
use crate::{Convention, Natural, Nimber, Outcome};

/// The numbers that a sentence is about, by the names of the variables in its message.
pub(crate) type Facts = BTreeMap<&'static str, Vec<Natural>>;

/// A list of steps, of which the last that settles anything settles the outcome.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Argument {
    /// The steps, in the order of thought.
    pub(crate) steps: Vec<Step>,
}

impl Argument {
    /// An argument of these steps.
    pub(crate) const fn new(steps: Vec<Step>) -> Self {
        Self { steps }
    }

    /// The outcome that the steps prove; `None` where none of them settles anything.
    pub fn outcome(&self) -> Option<Outcome> {
        self.steps.iter().rev().find_map(Step::outcome)
    }
}

/// Why a position is worth a position of Nim.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub(crate) enum Why {
    /// A coin on square i is a heap of i stones.
    Coins,
    /// The same, with the coins on each square counted; of more than three pairs are left out.
    CountedCoins,
    /// Only the odd steps count: what the opponent moves on even steps is moved on.
    OddSteps,
    /// The same where a step can have several above it: those at an odd height count.
    OddHeights,
    /// Every second gap between coins counts, from the right.
    Gaps,
    /// The gap of each row counts.
    Rows,
    /// Chips that are added can be taken back at once.
    Chips,
    /// A heap is worth its remainder.
    Residues {
        /// The divisor: one more than the most that may be taken.
        modulus: Natural,
    },
    /// A heap is worth its Grundy value.
    Values,
    /// A head at place i is a heap of i stones, and two equal heaps cancel.
    Heads,
    /// A rule file lists the options of every part, and so its value.
    Listed,
    /// For a reason that only one game has: the message `why-NAME` says it.
    #[cfg_attr(feature = "serde", serde(untagged))]
    Game(&'static str),
}

/// One step of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "step", rename_all = "kebab-case"))]
pub(crate) enum Step {
    /// No move is left.
    Over {
        /// What that means.
        convention: Convention,
    },
    /// Values beyond those computed are known by this period.
    Period {
        /// The period, with its proof.
        period: Period,
    },
    /// The position is worth a position of Nim with these heaps.
    Reduced {
        /// Why.
        why: Why,
        /// The Nim heaps.
        heaps: Vec<Natural>,
    },
    /// The ones in each binary column, lowest column first, and what they leave modulo k + 1.
    Columns {
        /// k + 1.
        modulus: Natural,
        /// The number of ones per column.
        ones: Vec<usize>,
        /// Their remainders: all zero iff the position is lost.
        residues: Vec<usize>,
    },
    /// Misère play with no heap above one: lost iff the number of ones leaves one.
    SmallHeaps {
        /// k + 1.
        modulus: Natural,
        /// The number of heaps of one stone.
        ones: usize,
        /// Its remainder.
        residue: usize,
    },
    /// Misère play with a heap of two or more: as in normal play, for what follows.
    BigHeaps {
        /// The number of heaps of two or more stones.
        big: usize,
    },
    /// How a winning move of Moore's Nim is built, column by column from the top.
    #[cfg_attr(feature = "serde", serde(rename = "loosening"))]
    Balancing(Balancing),
    /// What misère play changes in that move.
    #[cfg_attr(feature = "serde", serde(rename = "twist"))]
    MisereAdjustment {
        /// How.
        #[cfg_attr(feature = "serde", serde(rename = "twist"))]
        adjustment: MisereAdjustment,
    },
    /// The position after the winning move, and why the opponent has lost it.
    After {
        /// Its heaps.
        heaps: Vec<Natural>,
        /// The argument about it.
        because: Vec<Step>,
    },
    /// The move in Nim that the winning move amounts to: the heap that takes the nim-sum away.
    NimMove {
        /// The Nim heap, from 0.
        heap: usize,
        /// Its size.
        from: Natural,
        /// Its size after the move; if it splits, the nim-sum of its parts.
        to: Natural,
        /// The Nim heaps that the position after the move is worth.
        after: Vec<Natural>,
    },
    /// The Grundy values of the components of a sum, and their nim-sum: zero iff lost.
    NimSum {
        /// The values.
        values: Vec<Nimber>,
        /// Their sum.
        total: Nimber,
    },
    /// The genera of the components of a sum under misère play.
    TameSum {
        /// The genera.
        parts: Vec<Genus>,
        /// Their sum.
        total: Genus,
    },
    /// The Grundy value of the whole position, found by this rule.
    Value {
        /// The value and its temper.
        genus: Genus,
        /// Which play it decides.
        convention: Convention,
    },
    /// How often a move is possible at most: the height of the stack after Tetris-like filling.
    Tetris {
        /// The number of moves.
        height: Natural,
    },
    /// Whether the heaps are even.
    Parity {
        /// How many heaps are odd.
        odd: usize,
        /// Of how many.
        heaps: usize,
        /// Whether all being odd is lost too: so it is with k + 1 heaps.
        all_odd_lost: bool,
    },
    /// Every move lowers every heap, so the least heap counts the moves.
    Countdown {
        /// The least heap.
        least: Natural,
        /// What an even number of moves means.
        convention: Convention,
    },
    /// Wythoff's pairs (⌊nφ⌋, ⌊nφ⌋ + n): lost iff the heaps are the pair of their difference.
    GoldenPair {
        /// The heaps, the smaller first.
        heaps: [Natural; 2],
        /// The difference n.
        difference: Natural,
        /// The lost pair with that difference.
        pair: [Natural; 2],
    },
    /// Euclid: lost iff the numbers are closer than the golden ratio.
    GoldenRatio {
        /// The numbers, the smaller first.
        numbers: [Natural; 2],
        /// Whether the larger is below φ times the smaller.
        close: bool,
        /// What being equal means depends on this.
        convention: Convention,
    },
    /// Fibonacci Nim: lost iff the limit is below the least part of the Zeckendorf sum.
    Zeckendorf {
        /// The stones that count: all but one under misère play.
        stones: Natural,
        /// The limit.
        limit: Natural,
        /// The parts, largest first.
        parts: Vec<Natural>,
    },
    /// A rule that only one game has: the message `KEY` says it with the facts filled in, `KEY-won` or `KEY-lost` what
    /// follows.
    Rule {
        /// The key of the messages.
        key: &'static str,
        /// What the rule looks at, by the names of the variables in the message.
        facts: BTreeMap<&'static str, Natural>,
        /// What the rule says.
        outcome: Outcome,
    },
    /// The values of the heaps in their misère quotient: lost iff their product lies in its P-portion.
    Quotient {
        /// The number of elements.
        order: usize,
        /// The number of elements in the P-portion.
        lost: usize,
        /// From which heap on, and with which period, the values repeat, where that was needed.
        period: Option<(u64, u64)>,
        /// What the product says.
        outcome: Outcome,
    },
    /// Everything that can follow was looked at.
    Searched {
        /// How many positions, this one included; those that differ only by symmetry count once.
        positions: u64,
        /// What came out.
        outcome: Outcome,
    },
    /// What must be known to follow the argument, such as why a heap is worth its value: the message `KEY` says it.
    Note {
        /// The key of the message.
        key: &'static str,
        /// What it claims.
        facts: BTreeMap<&'static str, Vec<Natural>>,
    },
    /// How the winning move is found, or what it leads to: the message `KEY` says it.
    Found {
        /// The key of the message.
        key: &'static str,
        /// What it claims about the winning move.
        facts: BTreeMap<&'static str, Vec<Natural>>,
    },
    /// Why no move leads from a lost position to another lost one: the message `KEY` says it.
    NoMove {
        /// The key of the message.
        key: &'static str,
        /// What it claims about every move.
        facts: BTreeMap<&'static str, Vec<Natural>>,
    },
}

impl Step {
    /// Returns whether the step tells how the winning move is found, not who wins.
    pub(crate) const fn is_construction(&self) -> bool {
        matches!(
            self,
            Self::Balancing(_)
                | Self::MisereAdjustment { .. }
                | Self::After { .. }
                | Self::NimMove { .. }
                | Self::Found { .. }
        )
    }

    /// Returns the step with this message and these numbers in it.
    pub(crate) fn note<const N: usize>(key: &'static str, facts: [(&'static str, Vec<Natural>); N]) -> Self {
        Self::Note { key, facts: Facts::from(facts) }
    }

    /// Returns the same about the winning move.
    pub(crate) fn found<const N: usize>(key: &'static str, facts: [(&'static str, Vec<Natural>); N]) -> Self {
        Self::Found { key, facts: Facts::from(facts) }
    }

    /// Returns the same about all moves of a lost position.
    pub(crate) fn no_move<const N: usize>(
        key: &'static str,
        facts: [(&'static str, Vec<Natural>); N],
    ) -> Self {
        Self::NoMove { key, facts: Facts::from(facts) }
    }

    /// The outcome that this step settles by itself, if it does.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let lost = match self {
            Self::Balancing(_)
            | Self::MisereAdjustment { .. }
            | Self::After { .. }
            | Self::NimMove { .. }
            | Self::Note { .. }
            | Self::Found { .. }
            | Self::NoMove { .. } => {
                return None;
            }
            Self::Period { .. } | Self::Reduced { .. } | Self::BigHeaps { .. } | Self::Tetris { .. } => {
                return None;
            }
            Self::Over { convention } => return Some(convention.of_terminal()),
            Self::Rule { outcome, .. } | Self::Quotient { outcome, .. } | Self::Searched { outcome, .. } => {
                return Some(*outcome);
            }
            Self::Columns { residues, .. } => rule::is_balanced(residues.iter().copied()),
            Self::SmallHeaps { residue, .. } => rule::are_lost(*residue, Convention::Misere),
            Self::NimSum { total, .. } => total.is_zero(),
            Self::TameSum { total, .. } => return Some(total.outcome(Convention::Misere)),
            Self::Value { genus, convention } => return Some(genus.outcome(*convention)),
            Self::Parity { odd, heaps, all_odd_lost } => *odd == 0 || (*all_odd_lost && odd == heaps),
            Self::Countdown { least, convention } => least.bit(0) == (*convention == Convention::Misere),
            Self::GoldenPair { heaps, pair, .. } => heaps == pair,
            Self::GoldenRatio { numbers: [small, large], close, convention } => {
                *close && (small != large || *convention == Convention::Misere)
            }
            Self::Zeckendorf { limit, parts, .. } => parts.last().is_none_or(|least| limit < least),
        };
        Some(Outcome::p_if(lost))
    }
}

/// Returns one number as the list that [`Facts`] hold.
pub(crate) fn one(number: impl Into<Natural>) -> Vec<Natural> {
    vec![number.into()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::Temper;

    /// The outcome of an argument is that of its last step that has one.
    #[test]
    fn an_argument_proves_the_outcome_of_its_last_decisive_step() {
        let heap = |n: u64| Natural::from(n);
        let genus = |value: u64, temper| Genus { value: Nimber::from(value), temper };
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        let columns = |residues: &[usize]| Step::Columns {
            modulus: heap(3),
            ones: residues.to_vec(),
            residues: residues.to_vec(),
        };
        let singles = |residue| Step::SmallHeaps { modulus: heap(3), ones: residue, residue };
        let sum = |total: u64| Step::NimSum { values: Vec::new(), total: Nimber::from(total) };
        let tame = |value, temper| Step::TameSum { parts: Vec::new(), total: genus(value, temper) };
        let value = |value, temper, convention| Step::Value { genus: genus(value, temper), convention };
        let parity = |odd, heaps, all_odd_lost| Step::Parity { odd, heaps, all_odd_lost };
        let countdown = |least, convention| Step::Countdown { least: heap(least), convention };
        let pair = |a: u64, b: u64, c: u64, d: u64| Step::GoldenPair {
            heaps: [heap(a), heap(b)],
            difference: heap(b - a),
            pair: [heap(c), heap(d)],
        };
        let ratio = |a: u64, b: u64, close, convention| Step::GoldenRatio {
            numbers: [heap(a), heap(b)],
            close,
            convention,
        };
        let zeckendorf = |limit: u64, parts: &[u64]| Step::Zeckendorf {
            stones: heap(parts.iter().sum()),
            limit: heap(limit),
            parts: parts.iter().map(|part| heap(*part)).collect(),
        };
        for (step, lost) in [
            (Step::Over { convention: normal }, true),
            (Step::Over { convention: misere }, false),
            (columns(&[]), true),
            (columns(&[0, 0]), true),
            (columns(&[0, 1]), false),
            (singles(1), true),
            (singles(0), false),
            (singles(2), false),
            (sum(0), true),
            (sum(1), false),
            (tame(0, Temper::Firm), true),
            (tame(0, Temper::Fickle), false),
            (tame(1, Temper::Fickle), true),
            (tame(1, Temper::Firm), false),
            (value(0, Temper::Fickle, normal), true),
            (value(0, Temper::Fickle, misere), false),
            (value(1, Temper::Fickle, misere), true),
            (value(2, Temper::Firm, misere), false),
            (parity(0, 3, false), true),
            (parity(1, 3, false), false),
            (parity(3, 3, false), false),
            (parity(3, 3, true), true),
            (parity(2, 3, true), false),
            (countdown(2, normal), true),
            (countdown(3, normal), false),
            (countdown(2, misere), false),
            (countdown(3, misere), true),
            (pair(1, 2, 1, 2), true),
            (pair(1, 3, 3, 5), false),
            (ratio(3, 4, true, normal), true),
            (ratio(3, 3, true, normal), false),
            (ratio(3, 3, true, misere), true),
            (ratio(3, 9, false, normal), false),
            (ratio(3, 9, false, misere), false),
            (zeckendorf(2, &[5, 3]), true),
            (zeckendorf(3, &[5, 3]), false),
            (zeckendorf(3, &[]), true),
            (Step::Rule { key: "", facts: BTreeMap::new(), outcome: Outcome::P }, true),
            (Step::Rule { key: "", facts: BTreeMap::new(), outcome: Outcome::N }, false),
            (Step::Searched { positions: 1, outcome: Outcome::P }, true),
            (Step::Quotient { order: 2, lost: 1, period: None, outcome: Outcome::N }, false),
        ] {
            assert_eq!(step.outcome(), Some(Outcome::p_if(lost)), "{step:?}");
            let silent = [Step::BigHeaps { big: 1 }, Step::Tetris { height: heap(4) }];
            assert!(silent.iter().all(|step| step.outcome().is_none()));
            // Steps without an outcome change nothing.
            let [before, after] = silent;
            let argument = Argument::new(vec![before, step, after]);
            assert_eq!(argument.outcome(), Some(Outcome::p_if(lost)));
        }
        assert_eq!(Argument::default().outcome(), None);
        let last = Argument::new(vec![sum(0), sum(1)]);
        assert_eq!(last.outcome(), Some(Outcome::N));
    }
}
