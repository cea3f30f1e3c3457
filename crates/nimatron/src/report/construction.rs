//! How a winning move of Moore's Nim is found, in words.

use crate::Natural;
use crate::engine::moore::{Balancing, MisereAdjustment};
use crate::report::Messages;
use crate::report::steps::ExplainedStep;

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

pub(super) fn balancing_lines(balancing: &Balancing, messages: &Messages, lines: &mut ExplainedStep) {
    // A column that was right and stays so needs no word.
    let is_quiet = |step: &&crate::engine::moore::BalancingStep| {
        step.loosened == 0 && step.filled == 0 && step.loose == 0
    };
    lines.push(messages.format("explain-loosening", &[]));
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
}

pub(super) fn adjustment_line(adjustment: MisereAdjustment, messages: &Messages) -> String {
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
