//! [`Explanation`]: the answer and its argument in words, from which text, JSON and the terminal's panels are printed.

use std::collections::HashSet;
use std::fmt::{self, Display, Write as _};

use crate::position::Move;
use crate::report::steps::{ExplainedStep, Teller};
use crate::report::{Messages, MethodReport};
use crate::solve::{LongestDefence, Solution};
use crate::theory::{Argument, Step};
use crate::{Convention, Natural, Outcome, OverBudget};

/// The answer to a position and the argument for it, in words.
///
/// ```
/// use nimatron::report::Explanation;
/// use nimatron::{Budget, Lang, Messages, Position};
///
/// let position: Position = "nim 1 2 3".parse()?;
/// let solution = position.solve(&Budget::default())?;
/// let explanation = Explanation::new(&solution, None, &Messages::new(Lang::En));
/// assert_eq!(explanation.outcome, "The player to move loses (P-position).");
/// assert!(explanation.to_string().contains("mod 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The position in the notation, cut if it is long.
    pub position: String,
    /// What a move is: a sentence or, in a sum, one for each of its games.
    pub rule: Vec<String>,
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
    pub(crate) steps: Vec<ExplainedStep>,
    /// How the winning move is found; the heading first.
    pub(crate) construction: Option<(String, Vec<ExplainedStep>)>,
    /// Why no move helps in a lost position; the heading first.
    pub(crate) no_move_helps: Option<(String, Vec<ExplainedStep>)>,
    /// The heading of the steps.
    pub(crate) why: String,
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
        let argument = solution.argument_for(winning_move.as_ref().ok().and_then(Option::as_ref));
        let winning_move = winning_move.as_ref().map(Option::as_ref).map_err(Clone::clone);
        Self::told(solution, winning_move, &argument, defence, messages)
    }

    /// Returns what a [`summary`](Self::summary) needs: not how the winning move is found.
    pub fn brief(solution: &Solution<'_>, defence: Option<&LongestDefence<'_>>, messages: &Messages) -> Self {
        Self::told(solution, solution.found_move(), &solution.argument_for(None), defence, messages)
    }

    fn told(
        solution: &Solution<'_>,
        winning_move: Result<Option<&Move<'_>>, OverBudget>,
        argument: &Argument,
        defence: Option<&LongestDefence<'_>>,
        messages: &Messages,
    ) -> Self {
        let (position, argument) = (solution.position(), argument.steps.as_slice());
        let is_about = |step: &Step| !step.is_construction() && !matches!(step, Step::NoMove { .. });
        let (about, rest) = argument.split_at(argument.iter().take_while(|step| is_about(step)).count());
        let mut teller = Teller {
            messages,
            heaps: position.rows.first().map_or(&[], Vec::as_slice),
            position,
            to: match winning_move {
                Ok(Some(winning)) => shortened(winning.to()),
                _ => String::new(),
            },
            modulus: Natural::from(2u64),
            said: HashSet::new(),
        };
        let steps = teller.explained(about);
        let rest = Some(teller.explained(rest)).filter(|rest| !rest.is_empty());
        let under = |key: &str, rest| (messages.format(key, &[]), rest);
        let is_won = matches!(winning_move, Ok(Some(_)));
        let (construction, no_move_helps) = match is_won {
            true => (rest.map(|rest| under("explain-construction", rest)), None),
            false => (None, rest.map(|rest| under("explain-no-move", rest))),
        };
        let is_lost = solution.outcome() == Outcome::P && !position.is_over();
        let advice = match winning_move {
            Ok(Some(winning)) => {
                let (text, to) = (winning.text(messages), shortened(winning.to()));
                Some(messages.format("winning-move", &[("move", &text), ("to", &to)]))
            }
            Ok(None) => is_lost.then(|| messages.format("every-move-loses", &[])),
            Err(_over) => Some(messages.format("winning-move-unknown", &[])),
        };
        Self {
            position: shortened(position),
            rule: position.rule(messages),
            convention: convention(position.convention, messages),
            outcome: match solution.outcome() {
                Outcome::N => messages.format("outcome-n", &[]),
                Outcome::P => messages.format("outcome-p", &[]),
            },
            advice,
            longest_defence: defence.map(|defence| defence_line(defence, messages)),
            because: because(solution, messages),
            steps,
            construction,
            no_move_helps,
            why: messages.format("explain-why", &[]),
        }
    }

    /// Returns the answer as lines: what `nimatron solve` prints. `fields` are lines about whatever else was asked for.
    pub fn summary(&self, fields: &[String]) -> String {
        let mut lines = self.question();
        lines.push(self.outcome.clone());
        // The sentence about the defence says that every move loses.
        lines.extend(self.longest_defence.as_ref().or(self.advice.as_ref()).cloned());
        lines.extend(fields.iter().cloned());
        lines.push(String::new());
        lines.extend(under(&self.why, &self.steps));
        lines.extend([String::new(), self.because.clone()]);
        joined(&lines)
    }

    /// Returns the position, its rule and its convention as lines, and an empty one.
    fn question(&self) -> Vec<String> {
        let mut lines = vec![self.position.clone()];
        lines.extend(self.rule.iter().cloned());
        lines.extend([self.convention.clone(), String::new()]);
        lines
    }

    /// Returns the whole argument as lines, without the position, its rule and its convention; the source comes last.
    pub fn argument(&self) -> Vec<String> {
        let mut lines = self.calculation();
        lines.extend([String::new(), self.because.clone()]);
        lines
    }

    /// Returns the whole argument but for the theorem and its source.
    pub fn calculation(&self) -> Vec<String> {
        let mut lines = vec![self.outcome.clone(), String::new()];
        lines.extend(under(&self.why, &self.steps));
        for (heading, steps) in self.construction.iter().chain(&self.no_move_helps) {
            lines.push(String::new());
            lines.extend(under(heading, steps));
        }
        // The sentence about the defence says that every move loses.
        if let Some(last) = self.longest_defence.as_ref().or(self.advice.as_ref()) {
            lines.extend([String::new(), last.clone()]);
        }
        // A message may have several lines.
        lines.iter().flat_map(|line| line.split('\n')).map(|line| line.trim_end().to_owned()).collect()
    }

    /// Returns the sentences of each step, without tables: for a front end that draws the tables itself.
    pub fn sentences(&self) -> Vec<Vec<&str>> {
        let rest = self.construction.iter().chain(&self.no_move_helps).flat_map(|(_, steps)| steps);
        self.steps.iter().chain(rest).map(|step| step.sentences().collect()).collect()
    }

    /// Returns what follows from the steps.
    pub fn conclusion(&self) -> Vec<&str> {
        let lines = [Some(&self.outcome), self.longest_defence.as_ref()];
        lines.into_iter().flatten().map(String::as_str).collect()
    }

    /// Returns the heading of the steps after those about the outcome.
    fn heading(&self) -> Option<&str> {
        self.construction.as_ref().or(self.no_move_helps.as_ref()).map(|(heading, _)| heading.as_str())
    }
}

/// What `nimatron explain` prints.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&[self.question(), self.argument()].concat()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Explanation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Explanation", 7)?;
        fields.serialize_field("rule", &self.rule)?;
        fields.serialize_field("convention", &self.convention)?;
        fields.serialize_field("because", &self.because)?;
        fields.serialize_field("steps", &self.sentences())?;
        // The steps from `settling` on have this heading.
        fields.serialize_field("settling", &self.steps.len())?;
        fields.serialize_field("heading", &self.heading())?;
        fields.serialize_field("conclusion", &self.conclusion())?;
        fields.end()
    }
}

/// Returns a heading and the lines below it.
fn under(heading: &str, steps: &[ExplainedStep]) -> Vec<String> {
    let lines = steps.iter().flat_map(ExplainedStep::lines).map(|line| format!("  {line}"));
    std::iter::once(heading.to_owned()).chain(lines).collect()
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
    let first_move = defence.first_move.text(messages);
    messages.format("resist", &[("lasts", &length), ("move", &first_move)])
}

/// The beginning of a text, as much as there is room for.
struct Beginning {
    text: String,
    /// How many characters more are taken.
    room: usize,
}

impl fmt::Write for Beginning {
    /// Fails if there is no room left, so that nothing more is written.
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            self.room = self.room.checked_sub(1).ok_or(fmt::Error)?;
            self.text.push(c);
        }
        Ok(())
    }
}

/// Returns a position of a thousand heaps cut to what a person reads.
pub(super) fn shortened(position: &impl Display) -> String {
    const MOST: usize = 400;
    let mut beginning = Beginning { text: String::new(), room: MOST };
    match write!(beginning, "{position}") {
        Ok(()) => beginning.text,
        Err(_) => {
            let cut = beginning.text.trim_end_matches(|c: char| !c.is_whitespace()).trim_end();
            format!("{cut} …")
        }
    }
}
