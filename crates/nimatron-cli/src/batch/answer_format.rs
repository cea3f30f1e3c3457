//! [`AnswerFormat`]: what is printed for one position.

use std::fmt;

use clap::ValueEnum;

/// What is printed for one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum AnswerFormat {
    /// `First` or `Second`
    #[default]
    FirstSecond,
    /// `N` or `P`
    Outcome,
    /// A sentence, and the number of winning options
    Report,
    /// The position after a winning move, or `-`
    Move,
    /// The numbers after a winning move, or `-`
    Heaps,
    /// The heap, from 1, and how much a winning move takes from it, or `-`
    HeapAmount,
    /// The number of winning moves
    Count,
    /// The Grundy value (normal play)
    Grundy,
}

impl AnswerFormat {
    /// Returns whether a winning move is printed.
    pub(crate) const fn is_move(self) -> bool {
        matches!(self, Self::Move | Self::Heaps | Self::HeapAmount)
    }
}

impl fmt::Display for AnswerFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FirstSecond => "first-second",
            Self::Outcome => "outcome",
            Self::Report => "report",
            Self::Move => "move",
            Self::Heaps => "heaps",
            Self::HeapAmount => "heap-amount",
            Self::Count => "count",
            Self::Grundy => "grundy",
        })
    }
}
