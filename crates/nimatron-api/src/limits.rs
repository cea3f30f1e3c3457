//! [`AnswerLimits`]: how large questions and answers may be, beside the budget.

/// How large questions and answers may be. The defaults suit a program that answers its own user; a server sets less.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerLimits {
    /// The longest number in a position, in digits: some answers take time quadratic in it.
    pub digits: usize,
    /// The most moves that are listed, whatever was asked for.
    pub moves: u64,
    /// The most bytes of listed moves.
    pub bytes: usize,
    /// The largest heap of a sequence of Grundy values.
    pub heap: u64,
    /// The largest heap of a misère quotient, whose search takes far longer.
    pub quotient_heap: u64,
    /// The largest number of a table of two numbers.
    pub table: u64,
    /// How many steps the search for the longest defence may take, which is an addition to the explanation.
    pub defence_steps: u64,
    /// How many more steps the proof of a period may take.
    pub proof_steps: u64,
    /// How many steps the verifier may take to check a certificate before it is given out.
    pub verify_steps: u64,
}

impl Default for AnswerLimits {
    fn default() -> Self {
        Self {
            digits: usize::MAX,
            moves: u64::MAX,
            bytes: usize::MAX,
            heap: u64::MAX,
            quotient_heap: u64::MAX,
            table: u64::MAX,
            defence_steps: 200_000,
            proof_steps: 1_000_000,
            verify_steps: nimatron_verify::STEPS,
        }
    }
}
