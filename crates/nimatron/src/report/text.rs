//! A solved position as text for a person.

use crate::analysis::{Analysis, Resistance};
use crate::position::Position;
use crate::report::steps::Tables;
use crate::report::{MethodReport, Report, Words, explain, steps};
use crate::{Convention, Outcome, Verdict};

pub(super) fn solved(
    report: &Report,
    position: &Position,
    analysis: &Analysis,
    resistance: Option<&Resistance>,
    words: &Words,
) -> String {
    let mut lines = heading(position, words);
    lines.push(String::new());
    lines.push(match analysis.outcome() {
        Outcome::N => words.say("outcome-n", &[]),
        Outcome::P => words.say("outcome-p", &[]),
    });
    match (&analysis.verdict, &report.winning_move) {
        (_, Some(winning)) => {
            lines
                .push(words.say("winning-move", &[("move", &winning.text), ("to", &shortened(&winning.to))]));
        }
        (Verdict::Loss, None) if resistance.is_none() => lines.push(words.say("every-move-loses", &[])),
        _ => {}
    }
    lines.extend(explain::resistance_lines(position, resistance, words));
    let unknown = || words.say("unknown", &[]);
    let asked = [
        ("field-count", report.winning_moves.clone()),
        ("field-grundy", report.grundy.clone()),
        ("field-remoteness", report.remoteness.clone().map(|known| known.map(|digits| digits.0.to_string()))),
    ];
    for (key, answer) in asked {
        if let Some(answer) = answer {
            lines.push(words.say(key, &[("answer", &answer.unwrap_or_else(unknown))]));
        }
    }
    lines.extend([String::new(), because(analysis, words)]);
    let about: Vec<_> = analysis.argument.steps.iter().collect();
    lines.extend(
        steps::lines(position, &about, Tables::Written, words).into_iter().map(|line| format!("  {line}")),
    );
    joined(&lines)
}

/// The position and what it means to be unable to move.
pub(super) fn heading(position: &Position, words: &Words) -> Vec<String> {
    vec![shortened(&position.to_string()), convention(position.convention, words)]
}

/// What it means to be unable to move.
pub(super) fn convention(convention: Convention, words: &Words) -> String {
    match convention {
        Convention::Normal => words.say("normal-play", &[]),
        Convention::Misere => words.say("misere-play", &[]),
    }
}

/// How the answer is known.
pub(super) fn because(analysis: &Analysis, words: &Words) -> String {
    let method = MethodReport::from(analysis.method);
    match &method.source {
        Some(source) => words.say("because-theorem", &[("name", &method.name), ("source", source)]),
        None => words.say("because-search", &[]),
    }
}

/// The lines as one text.
pub(super) fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A position of a thousand heaps, cut to what a person reads.
pub(super) fn shortened(notation: &str) -> String {
    const MOST: usize = 400;
    match notation.char_indices().nth(MOST) {
        None => notation.to_owned(),
        Some((end, _)) => {
            format!("{} …", notation[..end].trim_end_matches(|c: char| !c.is_whitespace()).trim_end())
        }
    }
}
