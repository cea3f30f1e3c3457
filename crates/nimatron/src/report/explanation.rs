//! [`Explanation`]: the answer and its argument in words, from which text, JSON and the terminal's panels are printed.

use std::fmt;

use crate::position::Move;
use crate::report::steps::{self, ExplainedStep};
use crate::report::{Messages, MethodReport, MoveReport};
use crate::solve::{LongestDefence, Solution};
use crate::{Convention, Outcome, OverBudget};

/// The answer to a position and the argument for it, in words.
///
/// ```
/// use nimatron::report::Explanation;
/// use nimatron::{Budget, Lang, Messages, Position};
///
/// let position: Position = "nim 1 2 3".parse()?;
/// let solution = position.solve(&Budget::default())?;
/// let explanation = Explanation::new(&solution, None, &Messages::new(Lang::En));
/// assert!(explanation.outcome.contains("second player wins"));
/// assert!(explanation.to_string().contains("mod 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The position in the notation, cut if it is long.
    pub position: String,
    /// What it means to be unable to move.
    pub convention: String,
    /// Who wins.
    pub outcome: String,
    /// The winning move and where it leads, or that every move loses; `None` if the game is over.
    pub advice: Option<String>,
    /// The best defence of a lost position, if it is known.
    pub longest_defence: Option<String>,
    /// By which theorem the outcome is known, or that it was searched.
    pub because: String,
    /// Why the position is won or lost, step by step.
    pub steps: Vec<ExplainedStep>,
    /// How the winning move is found; the heading first.
    pub construction: Option<(String, Vec<ExplainedStep>)>,
    /// Why no move helps in a lost position.
    pub no_move_helps: Option<String>,
}

impl Explanation {
    /// Returns the explanation of `solution`, with `defence` if the position is lost and a defence is known.
    pub fn new(solution: &Solution<'_>, defence: Option<&LongestDefence<'_>>, messages: &Messages) -> Self {
        Self::of_move(solution, &solution.winning_move(), defence, messages)
    }

    /// Returns the same for another winning move than the one that the solution gives.
    pub fn of_move(
        solution: &Solution<'_>,
        winning_move: &Result<Option<Move<'_>>, OverBudget>,
        defence: Option<&LongestDefence<'_>>,
        messages: &Messages,
    ) -> Self {
        let position = solution.position();
        let argument = solution.argument_for(winning_move.as_ref().ok().and_then(Option::as_ref)).steps;
        let split = argument.iter().position(|step| step.is_construction()).unwrap_or(argument.len());
        let (about, construction) = argument.split_at(split);
        let heaps = position.rows.first().map_or(&[][..], Vec::as_slice);
        let is_lost = solution.outcome() == Outcome::P && !position.is_over();
        let advice = match winning_move {
            Ok(Some(winning)) => {
                let winning = MoveReport::new(winning, messages);
                let variables = [("move", winning.text.as_str()), ("to", &shortened(&winning.to))];
                Some(messages.format("winning-move", &variables))
            }
            Ok(None) => is_lost.then(|| messages.format("every-move-loses", &[])),
            Err(_over) => Some(messages.format("winning-move-unknown", &[])),
        };
        Self {
            position: shortened(&position.to_string()),
            convention: convention(position.convention, messages),
            outcome: match solution.outcome() {
                Outcome::N => messages.format("outcome-n", &[]),
                Outcome::P => messages.format("outcome-p", &[]),
            },
            advice,
            longest_defence: defence.map(|defence| defence_line(defence, messages)),
            because: because(solution, messages),
            steps: steps::explained(heaps, about, messages),
            construction: matches!(winning_move, Ok(Some(_))).then(|| {
                let heading = messages.format("explain-construction", &[]);
                (heading, steps::explained(heaps, construction, messages))
            }),
            no_move_helps: is_lost.then(|| messages.format(steps::why_every_move_fails(about), &[])),
        }
    }

    /// Returns the answer as lines: what `nimatron solve` prints. `fields` are lines about whatever else was asked for.
    pub fn summary(&self, fields: &[String]) -> String {
        let mut lines =
            vec![self.position.clone(), self.convention.clone(), String::new(), self.outcome.clone()];
        // The sentence about the defence says that every move loses.
        lines.extend(self.longest_defence.as_ref().or(self.advice.as_ref()).cloned());
        lines.extend(fields.iter().cloned());
        lines.extend([String::new(), self.because.clone()]);
        lines.extend(indented(&self.steps));
        joined(&lines)
    }

    /// Returns the whole argument as lines, without the position and the convention.
    pub fn argument(&self) -> Vec<String> {
        let mut lines = vec![self.because.clone()];
        lines.extend(self.calculation());
        lines
    }

    /// Returns the whole argument but for the theorem and its source.
    pub fn calculation(&self) -> Vec<String> {
        let mut lines: Vec<String> = indented(&self.steps).collect();
        lines.extend([String::new(), self.outcome.clone()]);
        if let Some((heading, steps)) = &self.construction {
            lines.extend([String::new(), heading.clone()]);
            lines.extend(indented(steps));
            lines.push(String::new());
            lines.extend(self.advice.clone());
        }
        lines.extend(self.no_move_helps.iter().map(|line| format!("  {line}")));
        lines.extend(self.longest_defence.clone());
        // A message may have several lines.
        lines.iter().flat_map(|line| line.split('\n')).map(|line| line.trim_end().to_owned()).collect()
    }

    /// Returns the sentences of each step, without tables: for a front end that draws the tables itself.
    pub fn sentences(&self) -> Vec<Vec<&str>> {
        let construction = self.construction.iter().flat_map(|(_, steps)| steps);
        self.steps.iter().chain(construction).map(|step| step.sentences().collect()).collect()
    }

    /// Returns what follows from the steps.
    pub fn conclusion(&self) -> Vec<&str> {
        let lines = [Some(&self.outcome), self.no_move_helps.as_ref(), self.longest_defence.as_ref()];
        lines.into_iter().flatten().map(String::as_str).collect()
    }
}

/// What `nimatron explain` prints.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = [self.position.clone(), self.convention.clone(), String::new()];
        f.write_str(&joined(&[&heading[..], &self.argument()].concat()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Explanation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Explanation", 4)?;
        fields.serialize_field("convention", &self.convention)?;
        fields.serialize_field("because", &self.because)?;
        fields.serialize_field("steps", &self.sentences())?;
        fields.serialize_field("conclusion", &self.conclusion())?;
        fields.end()
    }
}

fn indented(steps: &[ExplainedStep]) -> impl Iterator<Item = String> {
    steps.iter().flat_map(ExplainedStep::lines).map(|line| format!("  {line}"))
}

fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn convention(convention: Convention, messages: &Messages) -> String {
    match convention {
        Convention::Normal => messages.format("normal-play", &[]),
        Convention::Misere => messages.format("misere-play", &[]),
    }
}

/// Returns how the answer is known.
fn because(solution: &Solution<'_>, messages: &Messages) -> String {
    let method = MethodReport::new(solution.method(), messages);
    match &method.source {
        Some(source) => messages.format("because-theorem", &[("name", &method.name), ("source", source)]),
        None => messages.format("because-search", &[]),
    }
}

/// Returns how long a lost position can be made to last, and by which move.
fn defence_line(defence: &LongestDefence<'_>, messages: &Messages) -> String {
    let length = messages.format_plural("lasts", &defence.length);
    let first_move = MoveReport::new(&defence.first_move, messages).text;
    messages.format("resist", &[("lasts", &length), ("move", &first_move)])
}

/// Returns a position of a thousand heaps cut to what a person reads.
fn shortened(notation: &str) -> String {
    const MOST: usize = 400;
    match notation.char_indices().nth(MOST) {
        None => notation.to_owned(),
        Some((end, _)) => {
            format!("{} …", notation[..end].trim_end_matches(|c: char| !c.is_whitespace()).trim_end())
        }
    }
}
