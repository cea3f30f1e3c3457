//! [`SolveQuestion`]: who wins, by which move, and why.

use nimatron::engine::moore::Goal;
use nimatron::report::{Explanation, MoveReport};
use nimatron::{Budget, Messages, Move, OverBudget, Position, Report, Solution};
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
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
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
    /// The form in which the position is written where its game has several, such as `counts` or `squares`; as it was
    /// sent if nothing is said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub form: Option<String>,
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
type WinningMove<'p> = Result<Option<Move<'p>>, OverBudget>;

impl MoveGoal {
    /// Returns the winning move that was asked for.
    ///
    /// # Errors
    /// [`OverBudget`] if it was not found within the budget.
    pub fn winning_move<'p>(self, solution: &Solution<'p>, seed: u64) -> WinningMove<'p> {
        match self {
            Self::FewestHeaps => solution.best_move(Goal::FewestHeaps),
            Self::FewestStones => solution.best_move(Goal::FewestStones),
            Self::MostStones => solution.best_move(Goal::MostStones),
            Self::Random => solution.random_move(seed),
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
        let solution = position.solve(budget)?;
        let mut report = Report::new(&solution, messages);
        let wanted = self.goal.map(|goal| goal.winning_move(&solution, self.seed));
        if let Some(wanted) = &wanted {
            report = report.with_winning_move(wanted, messages);
        }
        if self.count {
            report = report.with_count(solution.count());
        }
        if self.heap_sets {
            report = report.with_heap_sets(solution.count_heap_sets());
        }
        if let Some(most) = self.moves {
            let (moves, complete) = list(&solution, most, answerer, messages);
            report.moves = Some(moves);
            report.moves_complete = Some(complete);
        }
        if self.grundy {
            report = report.with_grundy(position.grundy(budget));
        }
        if self.remoteness {
            report = report.with_remoteness(solution.remoteness());
        }
        if !self.explain && !self.because {
            return Ok(report);
        }
        let winning_move = wanted.unwrap_or_else(|| solution.winning_move());
        if self.explain {
            let few = budget.at_most(answerer.limits().defence_steps);
            let defence = solution.longest_defence_within(&few);
            let known = defence.as_ref().ok().and_then(Option::as_ref);
            report.explanation = Some(Explanation::of_move(&solution, &winning_move, known, messages));
            if solution.outcome().is_p() {
                let resistance = defence.map(|it| it.map(|it| MoveReport::new(&it.first_move, messages)));
                report = report.with_resistance(resistance);
            }
        }
        if self.because {
            report = report.with_argument(solution.argument_for(winning_move.ok().flatten().as_ref()));
        }
        Ok(report)
    }
}

/// Lists the winning moves as far as the limits and the budget allow, and says whether these are all.
fn list(
    solution: &Solution<'_>,
    most: u64,
    answerer: &Answerer,
    messages: &Messages,
) -> (Vec<MoveReport>, bool) {
    let most = usize::try_from(most.min(answerer.limits().moves)).unwrap_or(usize::MAX);
    let (mut moves, mut bytes) = (Vec::new(), 0);
    for winning in solution.winning_moves() {
        let Ok(winning) = winning else { return (moves, false) };
        if moves.len() >= most || bytes >= answerer.limits().bytes {
            return (moves, false);
        }
        let winning = MoveReport::new(&winning, messages);
        // The move as data is about as long as the move in words.
        bytes += 2 * (winning.text.len() + winning.to.len());
        moves.push(winning);
    }
    (moves, true)
}

impl Ask for SolveQuestion {
    type Answer = Report;

    fn answer(&self, answerer: &Answerer, budget: &Budget) -> Result<Report, ErrorReport> {
        answerer.lang(self.lang.as_deref())?;
        let position = answerer.position(&self.position)?;
        match &self.form {
            None => self.answer_about(&position, answerer, budget),
            Some(form) => self.answer_about(&position.in_form(form)?, answerer, budget),
        }
    }

    fn may_be_cheap(&self) -> bool {
        true
    }

    fn bytes(&self) -> usize {
        self.position.len()
    }

    fn lang(&self) -> Option<&str> {
        self.lang.as_deref()
    }
}
