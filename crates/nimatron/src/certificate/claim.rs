//! [`Claim`] and [`Proof`]: the two halves of a certificate, as data.

use serde::Serialize;

use crate::Natural;

/// What is claimed. Positions are written in the notation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Claim {
    /// The player to move wins, by this move.
    Won {
        /// The position.
        position: String,
        /// The position after the winning move.
        to: String,
    },
    /// The player to move loses.
    Lost {
        /// The position.
        position: String,
    },
    /// No move is left, so that the convention decides.
    Over {
        /// The position.
        position: String,
    },
    /// The Grundy value under normal play.
    Grundy {
        /// The position.
        position: String,
        /// The value.
        value: Natural,
    },
    /// How the values of the single heaps of a game repeat forever, with the least preperiod and the least period.
    Period {
        /// The game.
        game: String,
        /// The first heap of the repetition.
        preperiod: u64,
        /// The period.
        period: u64,
        /// By how much the values rise with each period.
        saltus: u64,
    },
}

/// The proof of the claim. A win is proved by proving that the position after the move is lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Proof {
    /// There is no option.
    NoMove,
    /// Every binary column of the heaps holds a multiple of k + 1 ones.
    Columns {
        /// The Nim heaps that the components are worth, unless they are Nim or Moore's Nim itself.
        #[serde(skip_serializing_if = "Option::is_none")]
        worth: Option<NimEquivalent>,
        /// The ones of each column, lowest first.
        ones: Vec<usize>,
        /// Their remainders modulo k + 1.
        residues: Vec<usize>,
    },
    /// The end of misère play: no heap has two stones, and the number of heaps with one stone is 1 modulo k + 1.
    Singles {
        /// The Nim heaps that the components are worth, unless they are Nim or Moore's Nim itself.
        #[serde(skip_serializing_if = "Option::is_none")]
        worth: Option<NimEquivalent>,
        /// The heaps with one stone.
        ones: usize,
        /// Their remainder modulo k + 1.
        residue: usize,
    },
    /// Every option of each lost position is won, by an option that is lost. Positions without options are left out.
    Table {
        /// The lost positions.
        lost: Vec<String>,
        /// The won positions, each with a lost option.
        won: Vec<(String, String)>,
    },
    /// A theorem about the whole position.
    Theorem {
        /// Which one.
        by: ProofTheorem,
    },
    /// The value is the nim-sum of the heaps that the components are worth.
    NimSum {
        /// Those heaps.
        worth: NimEquivalent,
    },
    /// The values of the heaps 0, 1, 2, … up to the end of the window that the theorem needs.
    Window {
        /// The values.
        values: Vec<u64>,
    },
}

/// A theorem that the verifier knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProofTheorem {
    /// Wythoff's pairs.
    GoldenPair,
    /// Euclid: numbers closer than the golden ratio.
    GoldenRatio,
    /// Fibonacci Nim: the least part of a sum of Fibonacci numbers.
    Zeckendorf,
    /// Exact Nim: the number of moves that can be made at most.
    Tetris,
    /// Slow Nim: which heaps are odd.
    Parity,
    /// Exact slow Nim with at most k heaps: the least heap counts the moves.
    Countdown,
    /// Exact slow Nim with k + 1 heaps: the smallest even heap is kept.
    SmallestEven,
    /// Greedy Nim: the number of largest heaps.
    LargestHeaps,
    /// Misère Daisies: parities, and whether the heaviest heap is ahead.
    Daisies,
}

/// The Nim heaps that the components of a position are worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub(crate) struct NimEquivalent {
    /// One for each component.
    pub(crate) components: Vec<ComponentValue>,
    /// Grundy values of positions and of everything reachable from them, so that each can be checked by its options.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) values: Vec<(String, u64)>,
    /// Periods of heap games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) periods: Vec<Periodic>,
}

impl NimEquivalent {
    /// Returns all the heaps.
    pub(crate) fn heaps(&self) -> impl Iterator<Item = &Natural> {
        self.components.iter().flat_map(|component| &component.heaps)
    }
}

/// The Nim heaps that one component is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct ComponentValue {
    /// The rule.
    pub(crate) by: Rule,
    /// The heaps.
    pub(crate) heaps: Vec<Natural>,
}

/// A rule by which a component is worth Nim heaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Rule {
    /// Nim heaps are themselves.
    Heaps,
    /// A coin on square i is a heap of i stones.
    Coins,
    /// The same for coins that are counted on each square.
    CountedCoins,
    /// Only the odd steps count.
    OddSteps,
    /// Every second gap between coins is a heap, from the right.
    Gaps,
    /// Chips that are added can be taken back.
    Chips,
    /// A heap is worth its remainder.
    Residues,
    /// A head at place i is a heap of i stones.
    Heads,
    /// By the table of values.
    Values,
    /// By a formula for the values.
    Formula,
    /// By a period.
    Period,
}

/// A period with its proof: as in [`Claim::Period`] and [`Proof::Window`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Periodic {
    /// The game.
    pub(crate) game: String,
    /// The first heap of the repetition.
    pub(crate) preperiod: u64,
    /// The period.
    pub(crate) period: u64,
    /// By how much the values rise with each period.
    pub(crate) saltus: u64,
    /// The values up to the end of the window.
    pub(crate) values: Vec<u64>,
}
