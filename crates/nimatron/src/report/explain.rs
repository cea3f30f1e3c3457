//! The whole argument about a position, step by step.

use crate::analysis::{Analysis, Resistance};
use crate::moore::{Loosening, Twist};
use crate::position::Position;
use crate::report::steps::Tables;
use crate::report::{Words, action, steps, text};
use crate::theory::Step;
use crate::{Heap, Outcome, Verdict};

/// What is explained: the position, its analysis and, where it is lost, how to resist.
pub(super) fn explained(
    position: &Position,
    analysis: &Analysis,
    resistance: Option<&Resistance>,
    words: &Words,
) -> String {
    let mut lines = text::heading(position, words);
    lines.push(String::new());
    let (about, construction): (Vec<&Step>, Vec<&Step>) =
        analysis.argument.steps.iter().partition(|step| !is_construction(step));
    lines.push(text::because(analysis, words));
    lines.extend(indented(steps::lines(position, &about, Tables::Written, words)));
    lines.push(String::new());
    lines.push(match analysis.outcome() {
        Outcome::N => words.say("outcome-n", &[]),
        Outcome::P => words.say("outcome-p", &[]),
    });
    match &analysis.verdict {
        Verdict::Over(_) => {}
        Verdict::Win(winning) => {
            lines.push(String::new());
            lines.push(words.say("explain-construction", &[]));
            for step in construction {
                lines.extend(indented(construction_lines(position, step, Tables::Written, words)));
            }
            let to = position.with_rows(winning.to.clone()).to_string();
            let winning = action::text(position, &winning.action, words);
            lines.push(String::new());
            lines.push(words.say("winning-move", &[("move", &winning), ("to", &text::shortened(&to))]));
        }
        Verdict::Loss => lines.extend(indented(vec![words.say(why_every_move_fails(&about), &[])])),
    }
    lines.extend(resistance_lines(position, resistance, words));
    text::joined(&lines)
}

/// How long a lost position can be made to last, and by which move.
pub(super) fn resistance_lines(
    position: &Position,
    resistance: Option<&Resistance>,
    words: &Words,
) -> Vec<String> {
    let Some(Resistance { resisting, lasts }) = resistance else { return Vec::new() };
    let lasts = words.count("lasts", &Heap::from(lasts.clone()));
    let resisting = action::text(position, &resisting.action, words);
    vec![words.say("resist", &[("lasts", &lasts), ("move", &resisting)])]
}

/// Whether a step tells how the winning move is found, not who wins.
pub(super) const fn is_construction(step: &Step) -> bool {
    matches!(step, Step::Loosening(_) | Step::Twist { .. } | Step::After { .. } | Step::NimMove { .. })
}

pub(super) fn why_every_move_fails(about: &[&Step]) -> &'static str {
    match about.last() {
        Some(Step::Columns { .. }) => "no-answer-columns",
        Some(Step::SmallHeaps { .. }) => "no-answer-small",
        Some(Step::NimSum { .. }) => "no-answer-nim-sum",
        _ => "every-move-loses",
    }
}

fn indented(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("  {line}"))
}

pub(super) fn construction_lines(
    position: &Position,
    step: &Step,
    tables: Tables,
    words: &Words,
) -> Vec<String> {
    match step {
        Step::Loosening(loosening) => loosening_lines(loosening, words),
        Step::Twist { twist } => vec![twist_line(*twist, words)],
        Step::After { heaps, because } => {
            let mut lines = vec![words.say("explain-after", &[])];
            let after = position.with_rows(vec![heaps.clone()]);
            lines.extend(steps::lines(&after, &because.iter().collect::<Vec<_>>(), tables, words));
            lines.push(words.say(why_every_move_fails(&because.iter().collect::<Vec<_>>()), &[]));
            lines
        }
        Step::NimMove { heap, from, to } => {
            let key = if to < from { "nim-move-down" } else { "nim-move-up" };
            let variables =
                [("heap", (heap + 1).to_string()), ("from", from.to_string()), ("to", to.to_string())];
            vec![words.say_owned(key, &variables)]
        }
        _ => Vec::new(),
    }
}

/// The heaps by their names.
fn heap_names(heaps: &[usize], words: &Words) -> String {
    const MOST: usize = 12;
    let mut names: Vec<String> = heaps
        .iter()
        .take(MOST)
        .map(|heap| words.say("heap-name", &[("heap", &(heap + 1).to_string())]))
        .collect();
    if heaps.len() > MOST {
        names.push("…".to_owned());
    }
    words.list(&names)
}

fn loosening_lines(loosening: &Loosening, words: &Words) -> Vec<String> {
    // A column that was right and stays so needs no word.
    let is_quiet =
        |step: &&crate::moore::LooseningStep| step.loosened == 0 && step.filled == 0 && step.loose == 0;
    let mut lines = vec![words.say("explain-loosening", &[])];
    for step in loosening.steps.iter().filter(|step| !is_quiet(step)) {
        let mut variables = vec![
            ("column", Heap::from(dashu_int::UBig::ONE << step.column).to_string()),
            ("u", step.loose.to_string()),
            ("w", step.tight_ones.to_string()),
            ("d", step.residue.to_string()),
            ("t", step.loosened.to_string()),
            ("r", step.filled.to_string()),
        ];
        let (key, heaps) = match (step.loosened, step.filled) {
            (0, 0) => ("loosening-settled", String::new()),
            (0, _) => ("loosening-filled", heap_names(loosening.filled_in(step), words)),
            (_, _) => ("loosening-loosened", heap_names(loosening.loosened_in(step), words)),
        };
        variables.push(("heaps", heaps));
        lines.push(words.say_owned(key, &variables));
    }
    lines
}

fn twist_line(twist: Twist, words: &Words) -> String {
    match twist {
        Twist::None => String::new(),
        Twist::OnlyOnes { ones, removed } => {
            let variables = [("ones", ones.to_string()), ("removed", removed.to_string())];
            words.say_owned("twist-only-ones", &variables)
        }
        Twist::LeaveOne { heap } => words.say("twist-leave-one", &[("heap", &(heap + 1).to_string())]),
        Twist::EmptyAll { big, removed } => {
            let variables = [("big", big.to_string()), ("removed", removed.to_string())];
            words.say_owned("twist-empty-all", &variables)
        }
    }
}
