//! Hints, from a nudge to the whole argument.

use nimatron::report::{MoveReport, explanation, places};
use nimatron::{
    Analysis, Level, Messages, Move, Numbers, OverBudget, Position, Verdict, longest_defence, reply, solve,
    winning_moves,
};

use crate::play::session::Session;

/// How many hints there are: who wins, where, by which move, and why.
pub(crate) const HINTS: usize = 4;

/// The first `stage` hints, at most [`HINTS`], as lines.
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
    /// By which theorem, or that it was searched.
    pub(crate) theorem: Vec<String>,
    /// The calculation and what follows from it.
    pub(crate) calculation: Vec<String>,
}

impl ArgumentText {
    fn of(session: &Session, analysis: &Analysis, messages: &Messages) -> Self {
        let position = session.position();
        let longest_defence = longest_defence(position, &session.budget).ok().flatten();
        let text = explanation(position, analysis, longest_defence.as_ref(), messages);
        // The position and its convention, and the empty line below them, are on the board already; the theorem is the
        // line after them.
        let mut lines = text.lines().skip(3).map(str::to_owned);
        Self { theorem: lines.next().into_iter().collect(), calculation: lines.collect() }
    }
}

/// Why the position is won or lost.
pub(crate) fn why(session: &Session, messages: &Messages) -> ArgumentText {
    match solve(session.position(), &session.budget) {
        Ok(analysis) => ArgumentText::of(session, &analysis, messages),
        Err(_over) => {
            ArgumentText { theorem: vec![messages.format("play-unknown", &[])], ..ArgumentText::default() }
        }
    }
}

/// The winning moves, each as it is typed and in words.
pub(crate) fn moves(session: &Session, messages: &Messages) -> Vec<String> {
    const MOST: usize = 20;
    let position = session.position();
    let found: Vec<_> = winning_moves(position, &session.budget).take(MOST + 1).collect();
    if found.is_empty() {
        return vec![messages.format(if position.is_over() { "play-over" } else { "every-move-loses" }, &[])];
    }
    let line = |found: &Result<Move<Vec<Numbers>>, OverBudget>| match found {
        Ok(it) => format!(
            "{:<10}  {}",
            position.move_notation(&it.action),
            MoveReport::new(position, it, messages).text
        ),
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
    let analysis = solve(position, &session.budget)?;
    let ArgumentText { theorem, calculation } = ArgumentText::of(session, &analysis, messages);
    let because = [theorem, calculation].concat();
    Ok(match &analysis.verdict {
        Verdict::Over(_) => vec![because],
        Verdict::Win(winning) => vec![
            vec![messages.format("play-can-win", &[])],
            vec![
                messages.format("play-look-at", &[("places", &places(position, &winning.action, messages))]),
            ],
            vec![said(position, winning, "play-hint-move", messages)],
            because,
        ],
        Verdict::Loss => {
            let mut hints = vec![vec![messages.format("play-cannot-win", &[])]];
            if let Some(longest) = reply(position, Level::Perfect, 0, &session.budget)? {
                let place = places(position, &longest.action, messages);
                hints.push(vec![messages.format("play-look-at", &[("places", &place)])]);
                hints.push(vec![said(position, &longest, "play-hint-longest", messages)]);
            }
            hints.push(because);
            hints
        }
    })
}

fn said(position: &Position, hinted: &Move<Vec<Numbers>>, key: &str, messages: &Messages) -> String {
    let text = MoveReport::new(position, hinted, messages).text;
    messages.format(key, &[("move", &text), ("typed", &position.move_notation(&hinted.action))])
}
