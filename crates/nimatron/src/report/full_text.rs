//! The whole argument about a position, step by step.

use crate::engine::moore::{Balancing, MisereAdjustment};
use crate::position::Position;
use crate::report::steps::Tables;
use crate::report::{Messages, action, steps, text};
use crate::theory::Step;
use crate::{Analysis, LongestDefence};
use crate::{Natural, Outcome, Verdict};

/// What is explained: the position, its analysis and, where it is lost, how to resist.
pub(super) fn explained(
    position: &Position,
    analysis: &Analysis,
    longest_defence: Option<&LongestDefence>,
    messages: &Messages,
) -> String {
    let mut lines = text::heading(position, messages);
    lines.push(String::new());
    let (about, construction): (Vec<&Step>, Vec<&Step>) =
        analysis.argument.steps.iter().partition(|step| !step.is_construction());
    lines.push(text::because(analysis, messages));
    lines.extend(indented(steps::lines(position, &about, Tables::Written, messages)));
    lines.push(String::new());
    lines.push(match analysis.outcome() {
        Outcome::N => messages.format("outcome-n", &[]),
        Outcome::P => messages.format("outcome-p", &[]),
    });
    match &analysis.verdict {
        Verdict::Over(_) => {}
        Verdict::Win(winning) => {
            lines.push(String::new());
            lines.push(messages.format("explain-construction", &[]));
            for step in construction {
                lines.extend(indented(construction_lines(position, step, Tables::Written, messages)));
            }
            let to = position.with_rows(winning.to.clone()).to_string();
            let winning = action::text(position, &winning.action, messages);
            lines.push(String::new());
            lines.push(messages.format("winning-move", &[("move", &winning), ("to", &text::shortened(&to))]));
        }
        Verdict::Loss => lines.extend(indented(vec![messages.format(why_every_move_fails(&about), &[])])),
    }
    lines.extend(longest_defence_lines(position, longest_defence, messages));
    text::joined(&lines)
}

/// How long a lost position can be made to last, and by which move.
pub(super) fn longest_defence_lines(
    position: &Position,
    longest_defence: Option<&LongestDefence>,
    messages: &Messages,
) -> Vec<String> {
    let Some(LongestDefence { first_move, length }) = longest_defence else { return Vec::new() };
    let length = messages.format_plural("lasts", &Natural::from(length.clone()));
    let first_move = action::text(position, &first_move.action, messages);
    vec![messages.format("resist", &[("lasts", &length), ("move", &first_move)])]
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
    messages: &Messages,
) -> Vec<String> {
    match step {
        Step::Balancing(balancing) => balancing_lines(balancing, messages),
        Step::MisereAdjustment { adjustment } => vec![adjustment_line(*adjustment, messages)],
        Step::After { heaps, because } => {
            let mut lines = vec![messages.format("explain-after", &[])];
            let after = position.with_rows(vec![heaps.clone()]);
            lines.extend(steps::lines(&after, &because.iter().collect::<Vec<_>>(), tables, messages));
            lines.push(messages.format(why_every_move_fails(&because.iter().collect::<Vec<_>>()), &[]));
            lines
        }
        Step::NimMove { heap, from, to } => {
            let key = if to < from { "nim-move-down" } else { "nim-move-up" };
            let variables =
                [("heap", (heap + 1).to_string()), ("from", from.to_string()), ("to", to.to_string())];
            vec![messages.format_owned(key, &variables)]
        }
        _ => Vec::new(),
    }
}

/// The heaps by their names.
fn heap_names(heaps: &[usize], messages: &Messages) -> String {
    const MOST: usize = 12;
    let mut names: Vec<String> = heaps
        .iter()
        .take(MOST)
        .map(|heap| messages.format("heap-name", &[("heap", &(heap + 1).to_string())]))
        .collect();
    if heaps.len() > MOST {
        names.push("…".to_owned());
    }
    messages.list(&names)
}

fn balancing_lines(balancing: &Balancing, messages: &Messages) -> Vec<String> {
    // A column that was right and stays so needs no word.
    let is_quiet = |step: &&crate::engine::moore::BalancingStep| {
        step.loosened == 0 && step.filled == 0 && step.loose == 0
    };
    let mut lines = vec![messages.format("explain-loosening", &[])];
    for step in balancing.steps.iter().filter(|step| !is_quiet(step)) {
        let mut variables = vec![
            ("column", Natural::from(dashu_int::UBig::ONE << step.column).to_string()),
            ("u", step.loose.to_string()),
            ("w", step.tight_ones.to_string()),
            ("d", step.residue.to_string()),
            ("t", step.loosened.to_string()),
            ("r", step.filled.to_string()),
        ];
        let (key, heaps) = match (step.loosened, step.filled) {
            (0, 0) => ("loosening-settled", String::new()),
            (0, _) => ("loosening-filled", heap_names(balancing.filled_in(step), messages)),
            (_, _) => ("loosening-loosened", heap_names(balancing.loosened_in(step), messages)),
        };
        variables.push(("heaps", heaps));
        lines.push(messages.format_owned(key, &variables));
    }
    lines
}

fn adjustment_line(adjustment: MisereAdjustment, messages: &Messages) -> String {
    match adjustment {
        MisereAdjustment::None => String::new(),
        MisereAdjustment::OnlyOnes { ones, removed } => {
            let variables = [("ones", ones.to_string()), ("removed", removed.to_string())];
            messages.format_owned("twist-only-ones", &variables)
        }
        MisereAdjustment::LeaveOne { heap } => {
            messages.format("twist-leave-one", &[("heap", &(heap + 1).to_string())])
        }
        MisereAdjustment::EmptyAll { big, removed } => {
            let variables = [("big", big.to_string()), ("removed", removed.to_string())];
            messages.format_owned("twist-empty-all", &variables)
        }
    }
}
