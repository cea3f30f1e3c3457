//! Hints, from who wins to the whole argument.

use nimatron::report::{Explanation, MoveReport, places};
use nimatron::{Level, Messages, Move, OverBudget, Solution};

use crate::play::session::Session;

/// How many hints there are: who wins, where, by which move, and why.
pub(crate) const HINTS: usize = 4;

/// Returns the first `stage` hints, at most [`HINTS`], as lines.
pub(crate) fn hints(session: &Session, stage: usize, messages: &Messages) -> Vec<String> {
    let mut lines = match all(session, messages) {
        Ok(hints) => hints,
        Err(_over) => vec![vec![messages.format("play-unknown", &[])]],
    };
    lines.truncate(stage);
    lines.concat()
}

/// Why a position is won or lost, in lines.
#[derive(Debug, Default)]
pub(crate) struct ArgumentText {
    /// The theorem that applies, or that the position was searched.
    pub(crate) theorem: Vec<String>,
    /// The calculation and what follows from it.
    pub(crate) calculation: Vec<String>,
}

impl ArgumentText {
    fn new(solution: &Solution<'_>, messages: &Messages) -> Self {
        let defence = solution.longest_defence().ok().flatten();
        let explanation = Explanation::new(solution, defence.as_ref(), messages);
        Self { calculation: explanation.calculation(), theorem: vec![explanation.because] }
    }
}

/// Returns why the position is won or lost.
pub(crate) fn why(session: &Session, messages: &Messages) -> ArgumentText {
    match session.position().solve(&session.budget) {
        Ok(solution) => ArgumentText::new(&solution, messages),
        Err(_over) => {
            ArgumentText { theorem: vec![messages.format("play-unknown", &[])], ..ArgumentText::default() }
        }
    }
}

/// Returns the winning moves, each as it is typed and in words.
pub(crate) fn moves(session: &Session, messages: &Messages) -> Vec<String> {
    const MOST: usize = 20;
    let position = session.position();
    let Ok(solution) = position.solve(&session.budget) else {
        return vec![messages.format("play-unknown", &[])];
    };
    let found: Vec<_> = solution.winning_moves().take(MOST + 1).collect();
    if found.is_empty() {
        return vec![messages.format(if position.is_over() { "play-over" } else { "every-move-loses" }, &[])];
    }
    let line = |found: &Result<Move<'_>, OverBudget>| match found {
        Ok(it) => format!("{:<10}  {}", it.to_string(), MoveReport::new(it, messages).text),
        Err(_over) => messages.format("play-unknown", &[]),
    };
    let mut lines: Vec<String> = found.iter().take(MOST).map(line).collect();
    if found.len() > MOST {
        lines.push(messages.format("play-more", &[]));
    }
    lines
}

fn all(session: &Session, messages: &Messages) -> Result<Vec<Vec<String>>, OverBudget> {
    let position = session.position();
    let solution = position.solve(&session.budget)?;
    let ArgumentText { theorem, calculation } = ArgumentText::new(&solution, messages);
    let because = [calculation, theorem].concat();
    Ok(match &solution.winning_move()? {
        None if position.is_over() => vec![because],
        Some(winning) => vec![
            vec![messages.format("play-can-win", &[])],
            vec![
                messages.format("play-look-at", &[("places", &places(position, winning.action(), messages))]),
            ],
            vec![said(winning, "play-hint-move", messages)],
            because,
        ],
        None => {
            let mut hints = vec![vec![messages.format("play-cannot-win", &[])]];
            if let Some(longest) = position.reply(Level::Perfect, 0, &session.budget)? {
                let place = places(position, longest.action(), messages);
                hints.push(vec![messages.format("play-look-at", &[("places", &place)])]);
                hints.push(vec![said(&longest, "play-hint-longest", messages)]);
            }
            hints.push(because);
            hints
        }
    })
}

fn said(hinted: &Move<'_>, key: &str, messages: &Messages) -> String {
    let text = MoveReport::new(hinted, messages).text;
    messages.format(key, &[("move", &text), ("typed", &hinted.to_string())])
}
