//! [`Explanation`]: the argument in words, piece by piece, for a front end that draws the tables itself.

use crate::position::Position;
use crate::report::steps::{self, Tables};
use crate::report::{Messages, full_text, text};
use crate::theory::Step;
use crate::{Analysis, LongestDefence};
use crate::{Outcome, Verdict};

/// The argument in words, piece by piece.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// What it means to be unable to move.
    pub convention: String,
    /// By which theorem, or that it was searched.
    pub because: String,
    /// The lines of each step of the argument, without its table.
    pub steps: Vec<Vec<String>>,
    /// What follows.
    pub conclusion: Vec<String>,
}

/// The argument about a position in words; on a lost one with how to resist, where that is known.
///
/// ```
/// use nimatron::report::explain;
/// use nimatron::{Budget, Lang, Position, Messages, solve};
///
/// let position: Position = "nim 1 2 3".parse()?;
/// let analysis = solve(&position, &Budget::default())?;
/// let explanation = explain(&position, &analysis, None, &Messages::new(Lang::En));
/// assert_eq!(explanation.steps.len(), analysis.argument.steps.len());
/// assert!(explanation.conclusion[0].contains("second player wins"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(
    position: &Position,
    analysis: &Analysis,
    longest_defence: Option<&LongestDefence>,
    messages: &Messages,
) -> Explanation {
    let lines = |step: &Step| match step.is_construction() {
        true => full_text::construction_lines(position, step, Tables::LeftOut, messages),
        false => steps::lines(position, &[step], Tables::LeftOut, messages),
    };
    let mut conclusion = vec![match analysis.outcome() {
        Outcome::N => messages.format("outcome-n", &[]),
        Outcome::P => messages.format("outcome-p", &[]),
    }];
    if matches!(analysis.verdict, Verdict::Loss) {
        let about: Vec<&Step> = analysis.argument.steps.iter().collect();
        conclusion.push(messages.format(full_text::why_every_move_fails(&about), &[]));
    }
    conclusion.extend(full_text::longest_defence_lines(position, longest_defence, messages));
    Explanation {
        convention: text::convention(position.convention, messages),
        because: text::because(analysis, messages),
        steps: analysis.argument.steps.iter().map(lines).collect(),
        conclusion,
    }
}
