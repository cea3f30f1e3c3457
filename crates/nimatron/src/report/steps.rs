//! The steps of an argument in words.

use crate::Natural;
use crate::report::{Messages, construction, table};
use crate::theory::{Genus, Step, Temper, Why};
use crate::{Convention, Outcome};

/// One step of an argument in words: sentences, and for some steps a table between them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExplainedStep {
    /// The sentences before the table, or all of them if there is none.
    pub before: Vec<String>,
    /// The rows of the table.
    pub table: Vec<String>,
    /// The sentences after the table.
    pub after: Vec<String>,
}

impl ExplainedStep {
    /// Adds a sentence.
    pub(super) fn push(&mut self, sentence: String) {
        if self.table.is_empty() { self.before.push(sentence) } else { self.after.push(sentence) }
    }

    /// Returns the sentences without the table.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.before.iter().chain(&self.after).map(String::as_str)
    }

    /// Returns all lines, those of the table indented.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let table = self.table.iter().map(|line| format!("  {line}"));
        self.before.iter().cloned().chain(table).chain(self.after.iter().cloned())
    }
}

/// Returns each of the steps about `heaps` in words. A table shows the heaps, or those that they were reduced to.
pub(super) fn explained(heaps: &[Natural], steps: &[Step], messages: &Messages) -> Vec<ExplainedStep> {
    let mut heaps = heaps;
    let mut all = Vec::new();
    for step in steps {
        if let Step::Reduced { heaps: reduced, .. } = step {
            heaps = reduced;
        }
        let mut explained = ExplainedStep::default();
        step_lines(step, heaps, messages, &mut explained);
        all.push(explained);
    }
    all
}

/// As many numbers as fit a line.
fn numbers(heaps: &[Natural]) -> String {
    const MOST: usize = 20;
    let mut texts: Vec<String> = heaps.iter().take(MOST).map(Natural::to_string).collect();
    if heaps.len() > MOST {
        texts.push("…".to_owned());
    }
    texts.join(" ")
}

fn convention_key(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "end-normal",
        Convention::Misere => "end-misere",
    }
}

fn step_lines(step: &Step, heaps: &[Natural], messages: &Messages, lines: &mut ExplainedStep) {
    let conclusion = |key: &str| match step.outcome() {
        Some(Outcome::P) => messages.format(&format!("{key}-lost"), &[]),
        _ => messages.format(&format!("{key}-won"), &[]),
    };
    match step {
        Step::Over { convention } => lines.push(messages.format(convention_key(*convention), &[])),
        Step::Period { period } => {
            let numbers =
                [period.preperiod(), period.length(), period.saltus()].map(|number| number.to_string());
            let source = period.theorem().map_or(String::new(), |theorem| messages.term(theorem.source()));
            let key = match (period.is_proved(), period.saltus()) {
                (true, 0) => "period-proved",
                (true, _) => "period-arithmetic-proved",
                (false, _) => "period-observed",
            };
            let [preperiod, length, saltus] = &numbers;
            let variables = [
                ("preperiod", preperiod.as_str()),
                ("period", length),
                ("saltus", saltus),
                ("source", &source),
            ];
            lines.push(messages.format(key, &variables));
        }
        Step::Reduced { why, heaps } => {
            let reason = match why {
                Why::Coins => messages.format("why-coins", &[]),
                Why::OddSteps => messages.format("why-odd-steps", &[]),
                Why::Chips => messages.format("why-chips", &[]),
                Why::Residues { modulus } => {
                    messages.format("why-residues", &[("modulus", &modulus.to_string())])
                }
                Why::Values => messages.format("why-values", &[]),
                Why::Heads => messages.format("why-heads", &[]),
                Why::Listed => messages.format("why-listed", &[]),
                Why::Game(name) => messages.format(&format!("why-{name}"), &[]),
            };
            lines.push(reason);
            let nim = format!("nim {}", numbers(heaps));
            lines.push(messages.format("reduced-to", &[("nim", nim.trim_end())]));
        }
        Step::Columns { modulus, ones, residues } => {
            let key = if *modulus == 2 { "columns-nim" } else { "columns" };
            lines.push(messages.format(key, &[("modulus", &modulus.to_string())]));
            lines.table = table::columns(heaps, modulus, ones, residues, messages);
            lines.push(conclusion("columns"));
        }
        Step::SmallHeaps { modulus, ones, residue } => {
            let ones = messages.format_plural("heaps-of-one", &Natural::from(*ones));
            let variables = [
                ("ones", ones.as_str()),
                ("modulus", &modulus.to_string()),
                ("residue", &residue.to_string()),
            ];
            lines.push(messages.format("small-heaps", &variables));
            lines.push(conclusion("small-heaps"));
        }
        Step::BigHeaps { big } => lines.push(messages.format_plural("big-heaps", &Natural::from(*big))),
        Step::NimSum { values, total } => {
            let values: Vec<String> = values.iter().map(ToString::to_string).collect();
            lines.push(
                messages.format("nim-sum", &[("values", &values.join(" + ")), ("total", &total.to_string())]),
            );
            lines.push(conclusion("nim-sum"));
        }
        Step::TameSum { parts, total } => {
            let parts: Vec<String> = parts.iter().map(|part| genus(part, messages)).collect();
            lines.push(
                messages
                    .format("tame-sum", &[("parts", &parts.join(" + ")), ("total", &genus(total, messages))]),
            );
            lines.push(conclusion("tame-sum"));
        }
        Step::Value { genus: value, convention } => {
            let key = match convention {
                Convention::Normal => "value-normal",
                Convention::Misere => "value-misere",
            };
            lines.push(
                messages
                    .format(key, &[("value", &value.value.to_string()), ("genus", &genus(value, messages))]),
            );
            lines.push(conclusion("value"));
        }
        Step::Tetris { height } => lines.push(messages.format_plural("tetris", height)),
        Step::Parity { odd, heaps, all_odd_lost } => {
            let key = if *all_odd_lost { "parity-all" } else { "parity" };
            lines.push(messages.format(key, &[("odd", &odd.to_string()), ("heaps", &heaps.to_string())]));
            lines.push(conclusion("parity"));
        }
        Step::Countdown { least, .. } => {
            lines.push(messages.format_plural("countdown", least));
            lines.push(conclusion("countdown"));
        }
        Step::GoldenPair { heaps, difference, pair } => {
            let texts = [&heaps[0], &heaps[1], difference, &pair[0], &pair[1]].map(ToString::to_string);
            let [small, large, difference, low, high] = &texts;
            lines.push(messages.format(
                "golden-pair",
                &[
                    ("small", small),
                    ("large", large),
                    ("difference", difference),
                    ("low", low),
                    ("high", high),
                ],
            ));
            lines.push(conclusion("golden-pair"));
        }
        Step::GoldenRatio { numbers: [small, large], close, .. } => {
            let key = if small == large {
                "golden-equal"
            } else if *close {
                "golden-close"
            } else {
                "golden-far"
            };
            lines.push(messages.format(key, &[("small", &small.to_string()), ("large", &large.to_string())]));
            lines.push(conclusion("golden-ratio"));
        }
        Step::Zeckendorf { stones, limit, parts } => {
            let sum: Vec<String> = parts.iter().map(Natural::to_string).collect();
            let sum = if sum.is_empty() { "0".to_owned() } else { sum.join(" + ") };
            let variables = [("stones", stones.to_string()), ("sum", sum), ("limit", limit.to_string())];
            lines.push(messages.format_owned("zeckendorf", &variables));
            lines.push(conclusion("zeckendorf"));
        }
        Step::Rule { key, facts, .. } => {
            let facts: Vec<(&str, String)> =
                facts.iter().map(|(name, number)| (*name, number.to_string())).collect();
            lines.push(messages.format_owned(key, &facts));
            lines.push(conclusion(key));
        }
        Step::Balancing(balancing) => construction::balancing_lines(balancing, messages, lines),
        Step::MisereAdjustment { adjustment } => {
            lines.push(construction::adjustment_line(*adjustment, messages))
        }
        Step::After { heaps, because } => {
            lines.push(messages.format("explain-after", &[]));
            for step in because {
                step_lines(step, heaps, messages, lines);
            }
            lines.push(messages.format(why_every_move_fails(because), &[]));
        }
        Step::NimMove { heap, from, to } => {
            let key = if to < from { "nim-move-down" } else { "nim-move-up" };
            let variables =
                [("heap", (heap + 1).to_string()), ("from", from.to_string()), ("to", to.to_string())];
            lines.push(messages.format_owned(key, &variables));
        }
        Step::Quotient { order, lost, period, .. } => {
            lines.push(
                messages
                    .format_owned("quotient", &[("order", order.to_string()), ("lost", lost.to_string())]),
            );
            if let Some((preperiod, period)) = period {
                let variables = [("preperiod", preperiod.to_string()), ("period", period.to_string())];
                lines.push(messages.format_owned("quotient-period", &variables));
            }
            lines.push(conclusion("quotient"));
        }
        Step::Searched { positions, .. } => {
            lines.push(messages.format_plural("searched", &Natural::from(*positions)));
            lines.push(conclusion("searched"));
        }
    }
}

fn genus(genus: &Genus, messages: &Messages) -> String {
    let temper = match genus.temper {
        Temper::Fickle => messages.format("fickle", &[]),
        Temper::Firm => messages.format("firm", &[]),
    };
    format!("{} ({temper})", genus.value)
}

/// Returns the key of the sentence that says why no move keeps a lost position lost.
pub(super) fn why_every_move_fails(about: &[Step]) -> &'static str {
    match about.last() {
        Some(Step::Columns { .. }) => "no-answer-columns",
        Some(Step::SmallHeaps { .. }) => "no-answer-small",
        Some(Step::NimSum { .. }) => "no-answer-nim-sum",
        _ => "every-move-loses",
    }
}
