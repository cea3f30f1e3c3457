//! [`Told`]: the argument in words, piece by piece, for a front end that draws the tables itself.

use crate::analysis::{Analysis, Resistance};
use crate::position::Position;
use crate::report::steps::{self, Tables};
use crate::report::{Words, explain, text};
use crate::theory::Step;
use crate::{Outcome, Verdict};

/// The argument in words, piece by piece.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Told {
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
/// use nimatron::report::told;
/// use nimatron::{Budget, Lang, Position, Words, solve};
///
/// let position: Position = "nim 1 2 3".parse()?;
/// let analysis = solve(&position, &Budget::default())?;
/// let told = told(&position, &analysis, None, &Words::new(Lang::En));
/// assert_eq!(told.steps.len(), analysis.argument.steps.len());
/// assert!(told.conclusion[0].contains("second player wins"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn told(
    position: &Position,
    analysis: &Analysis,
    resistance: Option<&Resistance>,
    words: &Words,
) -> Told {
    let lines = |step: &Step| match explain::is_construction(step) {
        true => explain::construction_lines(position, step, Tables::LeftOut, words),
        false => steps::lines(position, &[step], Tables::LeftOut, words),
    };
    let mut conclusion = vec![match analysis.outcome() {
        Outcome::N => words.say("outcome-n", &[]),
        Outcome::P => words.say("outcome-p", &[]),
    }];
    if matches!(analysis.verdict, Verdict::Loss) {
        let about: Vec<&Step> = analysis.argument.steps.iter().collect();
        conclusion.push(words.say(explain::why_every_move_fails(&about), &[]));
    }
    conclusion.extend(explain::resistance_lines(position, resistance, words));
    Told {
        convention: text::convention(position.convention, words),
        because: text::because(analysis, words),
        steps: analysis.argument.steps.iter().map(lines).collect(),
        conclusion,
    }
}
