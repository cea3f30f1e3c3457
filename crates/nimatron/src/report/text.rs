//! A solved position as text for a person.

use crate::analysis::Analysis;
use crate::position::Position;
use crate::report::{Report, Words, steps};
use crate::{Convention, Outcome, Verdict};

pub(super) fn solved(report: &Report, position: &Position, analysis: &Analysis, words: &Words) -> String {
    let rule = match position.convention {
        Convention::Normal => words.say("normal-play", &[]),
        Convention::Misere => words.say("misere-play", &[]),
    };
    let mut lines = vec![shortened(&position.to_string()), rule, String::new()];
    lines.push(match analysis.outcome() {
        Outcome::N => words.say("outcome-n", &[]),
        Outcome::P => words.say("outcome-p", &[]),
    });
    match (&analysis.verdict, &report.winning_move) {
        (_, Some(winning)) => {
            lines
                .push(words.say("winning-move", &[("move", &winning.text), ("to", &shortened(&winning.to))]));
        }
        (Verdict::Loss, None) => lines.push(words.say("every-move-loses", &[])),
        _ => {}
    }
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
    let method = &report.method;
    let because = match &method.source {
        Some(source) => words.say("because-theorem", &[("name", &method.name), ("source", source)]),
        None => words.say("because-search", &[]),
    };
    lines.extend([String::new(), because]);
    lines.extend(
        steps::lines(position, &analysis.argument, words).into_iter().map(|line| format!("  {line}")),
    );
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A position of a thousand heaps, cut to what a person reads.
fn shortened(notation: &str) -> String {
    const MOST: usize = 400;
    match notation.char_indices().nth(MOST) {
        None => notation.to_owned(),
        Some((end, _)) => {
            format!("{} …", notation[..end].trim_end_matches(|c: char| !c.is_whitespace()).trim_end())
        }
    }
}
