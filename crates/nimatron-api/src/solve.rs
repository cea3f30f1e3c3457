//! [`SolveQuestion`]: who wins, by which move, and why.

use nimatron::report::{MoveReport, explain};
use nimatron::{
    Analysis, Budget, Goal, Messages, Move, Numbers, OverBudget, PartialAnalysis, Position, Report, Verdict,
    best_move, count, count_heap_sets, grundy, longest_defence, random_move, remoteness, solve_in_part,
    winning_moves,
};
use serde::{Deserialize, Serialize};

use crate::{Answerer, Ask, ErrorReport, is_default};

/// A position, and what is to be known about it. The answer is a [`Report`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveQuestion {
    /// The position, in the notation.
    pub position: String,
    /// Also the exact number of winning moves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub count: bool,
    /// Also the number of different sets of heaps that winning moves change.
    #[serde(default, skip_serializing_if = "is_default")]
    pub heap_sets: bool,
    /// Also the Grundy value under normal play.
    #[serde(default, skip_serializing_if = "is_default")]
    pub grundy: bool,
    /// Also the number of moves until the end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub remoteness: bool,
    /// Also the winning moves, at most so many. A server lists at most 200.
    #[serde(default, skip_serializing_if = "is_default")]
    pub moves: Option<u64>,
    /// Which of the winning moves is given as the winning move; any of them if nothing is said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub goal: Option<MoveGoal>,
    /// The seed of the random winning move: the same position and seed give the same move.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: u64,
    /// Also the argument, as a list of steps.
    #[serde(default, skip_serializing_if = "is_default")]
    pub because: bool,
    /// Also the argument in words, and how to resist in a lost position.
    #[serde(default, skip_serializing_if = "is_default")]
    pub explain: bool,
    /// The language of the words: `en`, `ru` or `zh`.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(en|ru|zh)$"))]
    pub lang: Option<String>,
}

/// Which winning move is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MoveGoal {
    /// The one that changes the fewest heaps.
    FewestHeaps,
    /// The one that takes the fewest stones.
    FewestStones,
    /// The one that takes the most stones.
    MostStones,
    /// One drawn by the seed so that each is equally likely.
    Random,
}

/// A winning move, `None` if there is none.
type WinningMove = Result<Option<Move<Vec<Numbers>>>, OverBudget>;

impl MoveGoal {
    fn winning_move(self, position: &Position, seed: u64, budget: &Budget) -> WinningMove {
        match self {
            Self::FewestHeaps => best_move(position, Goal::FewestHeaps, budget),
            Self::FewestStones => best_move(position, Goal::FewestStones, budget),
            Self::MostStones => best_move(position, Goal::MostStones, budget),
            Self::Random => random_move(position, seed, budget),
        }
    }
}

impl SolveQuestion {
    /// Who wins this position, and by which move.
    pub fn new(position: impl Into<String>) -> Self {
        Self { position: position.into(), ..Self::default() }
    }

    /// Answers the question about a position that was read already, instead of the one that it names.
    ///
    /// # Errors
    /// [`ErrorReport`] if the outcome is out of reach. A field that is out of reach is null and named in `unknown`.
    pub fn answer_about(
        &self,
        position: &Position,
        answerer: &Answerer,
        budget: &Budget,
    ) -> Result<Report, ErrorReport> {
        let messages = answerer.messages(self.lang.as_deref())?;
        let PartialAnalysis { outcome, method, mut argument, mut winning_move } =
            solve_in_part(position, budget)?;
        if let Some(goal) = self.goal {
            let wanted = goal.winning_move(position, self.seed, budget);
            if wanted != winning_move {
                // The steps that construct the other move say nothing about this one.
                argument.steps.retain(|step| !step.is_construction());
            }
            winning_move = wanted;
        }
        let mut report = Report::of_outcome(position, outcome, method).with_winning_move(
            winning_move.as_ref().map(Option::as_ref).map_err(Clone::clone),
            position,
            messages,
        );
        if self.count {
            report = report.with_count(count(position, budget));
        }
        if self.heap_sets {
            report = report.with_heap_sets(count_heap_sets(position, budget));
        }
        if let Some(most) = self.moves {
            let (moves, complete) = self.list(most, position, answerer, messages, budget);
            report.moves = Some(moves);
            report.moves_complete = Some(complete);
        }
        if self.grundy {
            report = report.with_grundy(grundy(position, budget));
        }
        if self.remoteness {
            report = report.with_remoteness(remoteness(position, budget));
        }
        if self.explain {
            let defence = longest_defence(position, &budget.at_most(answerer.limits().defence_steps));
            let explanation = winning_move.map(|winning| {
                let verdict = match winning {
                    Some(winning) => Verdict::Win(winning),
                    None if position.is_over() => Verdict::Over(outcome),
                    None => Verdict::Loss,
                };
                let analysis = Analysis { verdict, method, argument: argument.clone() };
                let known = defence.as_ref().ok().and_then(Option::as_ref);
                explain(position, &analysis, known, messages)
            });
            report = report.with_explanation(explanation);
            if outcome.is_p() {
                let resistance =
                    defence.map(|it| it.map(|it| MoveReport::new(position, &it.first_move, messages)));
                report = report.with_resistance(resistance);
            }
        }
        report.because = self.because.then_some(argument);
        Ok(report)
    }

    /// Lists the winning moves as far as the limits and the budget allow, and says whether these are all.
    fn list(
        &self,
        most: u64,
        position: &Position,
        answerer: &Answerer,
        messages: &Messages,
        budget: &Budget,
    ) -> (Vec<MoveReport>, bool) {
        let most = usize::try_from(most.min(answerer.limits().moves)).unwrap_or(usize::MAX);
        let (mut moves, mut bytes) = (Vec::new(), 0);
        for winning in winning_moves(position, budget) {
            let Ok(winning) = winning else { return (moves, false) };
            if moves.len() >= most || bytes >= answerer.limits().bytes {
                return (moves, false);
            }
            let winning = MoveReport::new(position, &winning, messages);
            // The move as data is about as long as the move in words.
            bytes += 2 * (winning.text.len() + winning.to.len());
            moves.push(winning);
        }
        (moves, true)
    }
}

impl Ask for SolveQuestion {
    type Answer = Report;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<Report, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        self.answer_about(&answerer.position(&self.position)?, answerer, budget)
    }

    fn bytes(&self) -> usize {
        self.position.len()
    }
}
