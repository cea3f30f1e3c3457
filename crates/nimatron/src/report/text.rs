//! A solved position as text for a person.

use crate::position::Position;
use crate::report::steps::Tables;
use crate::report::{Messages, MethodReport, Report, full_text, steps};
use crate::{Analysis, LongestDefence};
use crate::{Convention, Outcome, Verdict};

pub(super) fn solved(
    report: &Report,
    position: &Position,
    analysis: &Analysis,
    longest_defence: Option<&LongestDefence>,
    messages: &Messages,
) -> String {
    let mut lines = heading(position, messages);
    lines.push(String::new());
    lines.push(match analysis.outcome() {
        Outcome::N => messages.format("outcome-n", &[]),
        Outcome::P => messages.format("outcome-p", &[]),
    });
    match (&analysis.verdict, &report.winning_move) {
        (_, Some(winning)) => {
            lines.push(
                messages.format("winning-move", &[("move", &winning.text), ("to", &shortened(&winning.to))]),
            );
        }
        (Verdict::Loss, None) if longest_defence.is_none() => {
            lines.push(messages.format("every-move-loses", &[]))
        }
        _ => {}
    }
    lines.extend(full_text::longest_defence_lines(position, longest_defence, messages));
    let unknown = || messages.format("unknown", &[]);
    let asked = [
        ("field-count", report.winning_moves.clone()),
        ("field-grundy", report.grundy.clone()),
        ("field-remoteness", report.remoteness.clone()),
    ];
    for (key, answer) in asked {
        if let Some(answer) = answer {
            lines.push(messages.format(key, &[("answer", &answer.unwrap_or_else(unknown))]));
        }
    }
    lines.extend([String::new(), because(analysis, messages)]);
    let about: Vec<_> = analysis.argument.steps.iter().collect();
    lines.extend(
        steps::lines(position, &about, Tables::Written, messages).into_iter().map(|line| format!("  {line}")),
    );
    joined(&lines)
}

/// The position and what it means to be unable to move.
pub(super) fn heading(position: &Position, messages: &Messages) -> Vec<String> {
    vec![shortened(&position.to_string()), convention(position.convention, messages)]
}

/// What it means to be unable to move.
pub(super) fn convention(convention: Convention, messages: &Messages) -> String {
    match convention {
        Convention::Normal => messages.format("normal-play", &[]),
        Convention::Misere => messages.format("misere-play", &[]),
    }
}

/// How the answer is known.
pub(super) fn because(analysis: &Analysis, messages: &Messages) -> String {
    let method = MethodReport::from(analysis.method);
    match &method.source {
        Some(source) => messages.format("because-theorem", &[("name", &method.name), ("source", source)]),
        None => messages.format("because-search", &[]),
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
