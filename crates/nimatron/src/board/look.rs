//! [`Look`]: what the numbers of a component are drawn as and called.

/// What the numbers of a component are drawn as and called. Nouns, words and drawings are chosen by it, never by the name of
/// a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// Heaps of stones.
    Heaps,
    /// Coins on a strip of squares, each number the square of a coin.
    Squares,
    /// The same, each number the coins on a square; the squares count from 0.
    Strip,
    /// Tokens on the vertices of a graph, each number the vertex of a token.
    Vertices,
    /// Coins on the steps of a staircase, each number the coins on a step.
    Steps,
    /// Heaps of chips, with a bank beside them.
    Chips,
    /// Coins in a row, 1 for heads.
    Coins,
    /// The same, where a move turns over neighbours.
    CoinRuns,
    /// Two heaps of stones, drawn where there is room as a queen on a board: a heap is her distance from an edge.
    Queen,
    /// Bare numbers.
    Numbers,
    /// Positions of several numbers each, one after another.
    Tuples {
        /// How many numbers a position has.
        width: usize,
    },
    /// One heap of stones, with a limit beside it that depends on what was taken last.
    Pile,
}

impl Look {
    /// Every look; the width of a tuple stands for all.
    #[cfg(feature = "openapi")]
    pub(crate) const ALL: [Self; 12] = [
        Self::Heaps,
        Self::Squares,
        Self::Strip,
        Self::Vertices,
        Self::Steps,
        Self::Chips,
        Self::Coins,
        Self::CoinRuns,
        Self::Queen,
        Self::Numbers,
        Self::Tuples { width: 2 },
        Self::Pile,
    ];

    /// Returns its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Heaps => "heaps",
            Self::Squares => "squares",
            Self::Strip => "strip",
            Self::Vertices => "vertices",
            Self::Steps => "steps",
            Self::Chips => "chips",
            Self::Coins => "coins",
            Self::CoinRuns => "coin-runs",
            Self::Queen => "queen",
            Self::Numbers => "numbers",
            Self::Tuples { .. } => "tuples",
            Self::Pile => "pile",
        }
    }

    /// Returns what one of the numbers is called: `heap`. Messages call it `place-heap`.
    pub const fn noun(self) -> &'static str {
        match self {
            Self::Heaps | Self::Chips | Self::Queen => "heap",
            Self::Squares | Self::Coins | Self::CoinRuns => "coin",
            Self::Strip => "square",
            Self::Steps => "step",
            Self::Vertices | Self::Numbers | Self::Tuples { .. } => "number",
            Self::Pile => "stones",
        }
    }

    /// Returns what the first of the numbers is counted as: heap 1, but square 0.
    pub const fn first(self) -> usize {
        match self {
            Self::Strip => 0,
            _ => 1,
        }
    }

    /// Returns what the number beside the others is called, or `None` if there is no such number.
    pub const fn noun_beside(self) -> Option<&'static str> {
        match self {
            Self::Chips => Some("bank"),
            Self::Pile => Some("limit"),
            _ => None,
        }
    }

    /// Returns the message that says how moves are typed.
    pub const fn typing_help(self) -> &'static str {
        match self {
            Self::Heaps | Self::Queen | Self::Numbers => "play-how-heaps",
            Self::Squares | Self::Strip => "play-how-coin",
            Self::Vertices => "play-how-slide",
            Self::Steps => "play-how-descend",
            Self::Chips => "play-how-chips",
            Self::Pile => "play-how-take",
            Self::Coins => "play-how-turn",
            Self::CoinRuns => "play-how-turn-run",
            Self::Tuples { .. } => "play-how-replace",
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Look {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
