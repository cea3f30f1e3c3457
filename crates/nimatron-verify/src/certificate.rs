//! [`Certificate`]: the data of a certificate, as written in the JSON.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A claim with its proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// The version of the format.
    pub certificate: u64,
    /// What is claimed.
    pub claim: Claim,
    /// The proof of the claim.
    pub proof: Proof,
    /// The SHA-256 of the compact JSON of all fields above.
    pub seal: String,
}

impl Certificate {
    /// The version of the format that this crate reads.
    pub const VERSION: u64 = 1;

    /// Returns the seal that matches the other fields.
    pub fn fitting_seal(&self) -> String {
        #[derive(Serialize)]
        struct Unsealed<'a> {
            certificate: u64,
            claim: &'a Claim,
            proof: &'a Proof,
        }
        let unsealed = Unsealed { certificate: self.certificate, claim: &self.claim, proof: &self.proof };
        let json = serde_json::to_vec(&unsealed).unwrap_or_default();
        Sha256::digest(json).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// What is claimed. Positions are written in their notation, numbers of any size as decimal strings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// The player to move wins `position` by moving to `to`, which is lost.
    Won {
        /// The position.
        position: String,
        /// The position after the winning move.
        to: String,
    },
    /// The player to move loses `position`.
    Lost {
        /// The position.
        position: String,
    },
    /// No move is left, so that the convention decides.
    Over {
        /// The position.
        position: String,
    },
    /// Under normal play `position` has this Grundy value.
    Grundy {
        /// The position; its convention does not matter.
        position: String,
        /// The value.
        value: String,
    },
    /// From the heap `preperiod` on, but no earlier, the values of single heaps rise by `saltus` with every `period`
    /// stones, but with no fewer.
    Period {
        /// The game, in the notation of positions.
        game: String,
        /// The first heap of the repetition.
        preperiod: u64,
        /// Its length.
        period: u64,
        /// By how much the values rise; 0 if they repeat.
        saltus: u64,
    },
}

/// Why the claim holds. That a position is won is proved by proving that the one after the move is lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proof {
    /// There is no option.
    NoMove,
    /// Moore's theorem: every binary column of the heaps holds a multiple of k + 1 ones (and, under misère play, some
    /// heap has two stones).
    Columns {
        /// What the components are worth, unless the position is one of Nim or Moore's Nim itself.
        #[serde(default, skip_serializing_if = "Worth::is_empty")]
        worth: Worth,
        /// The number of ones in each column, the column of weight one first.
        ones: Vec<u64>,
        /// That number modulo k + 1.
        residues: Vec<u64>,
    },
    /// Moore's theorem for the end of misère play: no heap has two stones, and the number of heaps with one stone is 1
    /// modulo k + 1.
    Singles {
        /// What the components are worth, unless the position is one of Nim or Moore's Nim itself.
        #[serde(default, skip_serializing_if = "Worth::is_empty")]
        worth: Worth,
        /// The number of heaps with one stone.
        ones: u64,
        /// That number modulo k + 1.
        residue: u64,
    },
    /// The relevant part of the game tree: every option of a lost position is won, by an option that is lost. Positions
    /// without options are left out.
    Table {
        /// The lost positions.
        lost: Vec<String>,
        /// The won positions, each with a lost option.
        won: Vec<(String, String)>,
    },
    /// A theorem about the whole position.
    Theorem {
        /// Which one.
        by: Theorem,
    },
    /// The Grundy value is the nim-sum of what the components are worth.
    NimSum {
        /// What the components are worth.
        worth: Worth,
    },
    /// The values of the heaps 0, 1, 2, … to the end of the window that a theorem needs.
    Window {
        /// The values.
        values: Vec<u64>,
    },
}

/// A theorem that tells which positions of a game are lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theorem {
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
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// One for each component.
    pub components: Vec<WorthOf>,
    /// Grundy values of positions and of everything reachable from them: each is the mex of the values of the options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(String, u64)>,
    /// Periods, each with its proof.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub periods: Vec<Periodic>,
}

impl Worth {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The Nim heaps that one component is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorthOf {
    /// The rule.
    pub by: Rule,
    /// The heaps.
    pub heaps: Vec<String>,
}

/// A rule by which a component is worth Nim heaps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The heaps of Nim are themselves.
    Heaps,
    /// A coin on square i is a heap of i stones.
    Coins,
    /// The same for coins that are counted on each square.
    CountedCoins,
    /// The coins on an odd step are a heap; a move of coins from an even step is answered by moving them one step
    /// further.
    OddSteps,
    /// Every second gap between coins is a heap, from the right; or the gap of each row is one.
    Gaps,
    /// The chips of a heap are a heap; added chips are taken back.
    Chips,
    /// A heap is worth its remainder modulo one more than may be taken.
    Residues,
    /// A head at place i is a heap of i stones.
    Heads,
    /// Values by the table.
    Values,
    /// Values by a theorem: one for each heap where a move changes one heap only, else one for the whole component.
    Formula,
    /// Values by the period of the game.
    Period,
}

/// A period with its proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Periodic {
    /// As in [`Claim::Period`].
    pub game: String,
    /// As in [`Claim::Period`].
    pub preperiod: u64,
    /// As in [`Claim::Period`].
    pub period: u64,
    /// As in [`Claim::Period`].
    pub saltus: u64,
    /// As in [`Proof::Window`].
    pub values: Vec<u64>,
}
