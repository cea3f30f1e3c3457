//! Hints, from a nudge to the whole argument.

use nimatron::report::{MoveReport, explanation, places};
use nimatron::{
    Analysis, Level, Move, OverBudget, Position, Row, Verdict, Words, reply, resistance, solve, winning_moves,
};

use crate::play::session::Session;

/// How many hints there are: who wins, where, by which move, and why.
pub(crate) const HINTS: usize = 4;

/// The first `stage` hints, at most [`HINTS`], as lines.
pub(crate) fn hints(session: &Session, stage: usize, words: &Words) -> Vec<String> {
    let mut lines = match all(session, words) {
        Ok(hints) => hints,
        Err(_over) => vec![vec![words.say("play-unknown", &[])]],
    };
    lines.truncate(stage);
    lines.concat()
}

/// Why the position is won or lost: the theorem first, then the calculation.
pub(crate) fn argument(session: &Session, words: &Words) -> Vec<String> {
    match solve(session.position(), &session.budget) {
        Ok(analysis) => explained(session, &analysis, words),
        Err(_over) => vec![words.say("play-unknown", &[])],
    }
}

fn explained(session: &Session, analysis: &Analysis, words: &Words) -> Vec<String> {
    let position = session.position();
    let resistance = resistance(position, &session.budget).ok().flatten();
    let text = explanation(position, analysis, resistance.as_ref(), words);
    // The position and its convention, and the empty line below them, are on the board already.
    text.lines().skip(3).map(str::to_owned).collect()
}

/// The winning moves, each as it is typed and in words.
pub(crate) fn moves(session: &Session, words: &Words) -> Vec<String> {
    const MOST: usize = 20;
    let position = session.position();
    let found: Vec<_> = winning_moves(position, &session.budget).take(MOST + 1).collect();
    if found.is_empty() {
        return vec![words.say(if position.is_over() { "play-over" } else { "every-move-loses" }, &[])];
    }
    let line = |found: &Result<Move<Vec<Row>>, OverBudget>| match found {
        Ok(it) => format!("{:<10}  {}", it.action.to_string(), MoveReport::new(position, it, words).text),
        Err(_over) => words.say("play-unknown", &[]),
    };
    let mut lines: Vec<String> = found.iter().take(MOST).map(line).collect();
    if found.len() > MOST {
        lines.push(words.say("play-more", &[]));
    }
    lines
}

fn all(session: &Session, words: &Words) -> Result<Vec<Vec<String>>, OverBudget> {
    let position = session.position();
    let analysis = solve(position, &session.budget)?;
    let because = explained(session, &analysis, words);
    Ok(match &analysis.verdict {
        Verdict::Over(_) => vec![because],
        Verdict::Win(winning) => vec![
            vec![words.say("play-can-win", &[])],
            vec![words.say("play-look-at", &[("places", &places(position, &winning.action, words))])],
            vec![said(position, winning, "play-hint-move", words)],
            because,
        ],
        Verdict::Loss => {
            let mut hints = vec![vec![words.say("play-cannot-win", &[])]];
            if let Some(longest) = reply(position, Level::Perfect, 0, &session.budget)? {
                let place = places(position, &longest.action, words);
                hints.push(vec![words.say("play-look-at", &[("places", &place)])]);
                hints.push(vec![said(position, &longest, "play-hint-longest", words)]);
            }
            hints.push(because);
            hints
        }
    })
}

fn said(position: &Position, hinted: &Move<Vec<Row>>, key: &str, words: &Words) -> String {
    let text = MoveReport::new(position, hinted, words).text;
    words.say(key, &[("move", &text), ("typed", &hinted.action.to_string())])
}
