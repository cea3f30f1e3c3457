//! How a winning move of Moore's Nim is found, in words.

use crate::Natural;
use crate::engine::moore::{Balancing, BalancingStep, MisereAdjustment};
use crate::report::Messages;
use crate::report::steps::ExplainedStep;
use crate::theory::{Facts, one};

/// The most columns that are told one by one: nobody reads those of a number with a million digits.
const MOST_TOLD: usize = 200;

/// Tells the construction column by column: first what is done, then each column in which something is.
pub(super) fn balancing_lines(
    balancing: &Balancing,
    modulus: &Natural,
    messages: &Messages,
    lines: &mut ExplainedStep,
) {
    // A column that was right and stays so needs no word.
    let is_quiet = |step: &&BalancingStep| step.loosened == 0 && step.filled == 0 && step.loose == 0;
    let modulus = || ("modulus", vec![modulus.clone()]);
    lines.push(messages.format_facts("explain-loosening", &Facts::from([modulus()]), &[]));
    for (told, step) in balancing.steps.iter().filter(|step| !is_quiet(step)).enumerate() {
        if told == MOST_TOLD {
            lines.push("…".to_owned());
            break;
        }
        let (key, heaps) = match (step.loosened, step.filled) {
            (0, 0) => ("loosening-settled", &[][..]),
            (0, _) => ("loosening-filled", balancing.filled_in(step)),
            (_, _) => ("loosening-loosened", balancing.loosened_in(step)),
        };
        let facts = Facts::from([
            modulus(),
            ("loose", one(step.loose)),
            ("ones", one(step.tight_ones)),
            ("filled", one(step.filled)),
            ("others", one(step.loose.saturating_sub(step.filled))),
            ("total", one(step.tight_ones + step.filled)),
            ("heaps", heaps.iter().map(|heap| Natural::from(heap + 1)).collect()),
        ]);
        lines.push(messages.format_facts(key, &facts, &[("column", &weight(step.column))]));
    }
}

/// Returns the weight of a column, as a power if it has many digits.
fn weight(column: usize) -> String {
    match u32::try_from(column).ok().and_then(|column| 1u64.checked_shl(column)) {
        Some(weight) => weight.to_string(),
        None => format!("2^{column}"),
    }
}

/// Tells what misère play changes in the move of normal play.
pub(super) fn adjustment_line(adjustment: MisereAdjustment, messages: &Messages) -> String {
    let (key, facts) = match adjustment {
        MisereAdjustment::None => return String::new(),
        MisereAdjustment::OnlyOnes { ones, removed } => {
            let left = ones.saturating_sub(removed);
            ("twist-only-ones", vec![("ones", ones), ("removed", removed), ("left", left)])
        }
        MisereAdjustment::LeaveOne { heap } => ("twist-leave-one", vec![("heap", heap + 1)]),
        MisereAdjustment::EmptyAll { big, removed } => {
            ("twist-empty-all", vec![("big", big), ("removed", removed)])
        }
    };
    let facts = facts.into_iter().map(|(name, number)| (name, one(number))).collect();
    messages.format_facts(key, &facts, &[])
}
