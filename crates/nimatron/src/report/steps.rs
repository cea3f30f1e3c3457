//! The steps of an argument in words.

use std::collections::HashSet;

use crate::report::explanation::shortened;
use crate::report::messages::shortened_list;
use crate::report::period::period_sentence;
use crate::report::{Messages, construction, table};
use crate::theory::{Facts, Genus, Step, Temper, Why, one};
use crate::{Convention, Natural, Outcome, Position};

/// One step of an argument in words: sentences, and for some steps a table between them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ExplainedStep {
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
    pub(crate) fn sentences(&self) -> impl Iterator<Item = &str> {
        self.before.iter().chain(&self.after).map(String::as_str)
    }

    /// Returns all lines, those of the table indented.
    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        let table = self.table.iter().map(|line| format!("  {line}"));
        self.before.iter().cloned().chain(table).chain(self.after.iter().cloned())
    }

    /// Leaves out the sentences that were said before.
    fn without_repetition(&mut self, said: &mut HashSet<String>) {
        for sentences in [&mut self.before, &mut self.after] {
            sentences.retain(|sentence| !sentence.is_empty() && said.insert(sentence.clone()));
        }
    }
}

/// Tells the steps of one argument, one after another.
pub(super) struct Teller<'a> {
    pub(super) messages: &'a Messages,
    /// The heaps that tables are about: those of the position, or those that they were reduced to.
    pub(super) heaps: &'a [Natural],
    /// The position that is explained.
    pub(super) position: &'a Position,
    /// The position after the winning move in the notation.
    pub(super) to: String,
    /// By what the number of ones in a column must be divisible.
    pub(super) modulus: Natural,
    /// What has been said.
    pub(super) said: HashSet<String>,
}

impl<'a> Teller<'a> {
    /// Returns each of the steps in words.
    pub(super) fn explained(&mut self, steps: &'a [Step]) -> Vec<ExplainedStep> {
        let explain = |step| {
            let mut explained = ExplainedStep::default();
            self.tell(step, &mut explained);
            explained.without_repetition(&mut self.said);
            explained
        };
        steps.iter().map(explain).collect()
    }

    /// Returns a message about `facts`, with the names that a fact stands for.
    fn about(&self, key: &str, facts: &Facts) -> String {
        let component = facts.get("component").and_then(|component| component.first()?.to_usize());
        let component =
            component.and_then(|component| self.position.components().nth(component.checked_sub(1)?));
        let component = component.as_ref().map(shortened).unwrap_or_default();
        let others = [("component-name", component.as_str()), ("to-position", self.to.as_str())];
        self.messages.format_facts(key, facts, &others)
    }

    fn tell(&mut self, step: &'a Step, lines: &mut ExplainedStep) {
        let messages = self.messages;
        let conclusion = |key: &str| match step.outcome() {
            Some(Outcome::P) => messages.format(&format!("{key}-lost"), &[]),
            _ => messages.format(&format!("{key}-won"), &[]),
        };
        match step {
            Step::Over { convention } => lines.push(messages.format(end(*convention), &[])),
            Step::Note { key, facts } | Step::Found { key, facts } | Step::NoMove { key, facts } => {
                lines.push(self.about(key, facts));
            }
            Step::Period { period } => lines.push(period_sentence(period, messages)),
            Step::Reduced { why, heaps } => {
                lines.push(reason(why, messages));
                let nim = format!("nim {}", shortened_list(heaps).join(" "));
                lines.push(messages.format("reduced-to", &[("nim", nim.trim_end())]));
                self.heaps = heaps;
            }
            Step::Columns { modulus, ones, .. } if ones.is_empty() => {
                self.modulus.clone_from(modulus);
                let facts = Facts::from([("modulus", vec![modulus.clone()])]);
                lines.push(messages.format_facts("columns-zero", &facts, &[]));
            }
            Step::Columns { modulus, ones, residues } => {
                self.modulus.clone_from(modulus);
                let key = if *modulus == 2 { "columns-nim" } else { "columns" };
                lines.push(messages.format(key, &[("modulus", &modulus.to_string())]));
                lines.table = table::columns(self.heaps, modulus, ones, residues, messages);
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
                lines.push(messages.format("small-heaps-rule", &[]));
                lines.push(conclusion("small-heaps"));
            }
            Step::BigHeaps { big } => lines.push(messages.format_plural("big-heaps", &Natural::from(*big))),
            Step::NimSum { values, total } => {
                let values: Vec<String> = values.iter().map(|value| value.0.to_string()).collect();
                let variables = [("values", values.join(" ⊕ ")), ("total", total.0.to_string())];
                lines.push(messages.format_owned("nim-sum", &variables));
                lines.push(conclusion("nim-sum"));
            }
            Step::TameSum { parts, total } => {
                lines.push(messages.format("tame-sum-rule", &[]));
                let parts: Vec<String> = parts.iter().map(|part| genus(part, messages)).collect();
                let parts = messages.listed(&parts, "list-numbers");
                let variables = [("parts", parts), ("total", genus(total, messages))];
                lines.push(messages.format_owned("tame-sum", &variables));
                lines.push(conclusion("tame-sum"));
            }
            Step::Value { genus: value, convention } => {
                let key = match convention {
                    Convention::Normal => "value-normal",
                    Convention::Misere => "value-misere",
                };
                lines.push(messages.format(key, &[("value", &value.value.0.to_string())]));
            }
            Step::Tetris { height } => lines.push(messages.format_plural("tetris", height)),
            Step::Parity { odd, heaps, all_odd_lost } => {
                let key = if *all_odd_lost { "parity-all" } else { "parity" };
                let facts = Facts::from([("odd", one(*odd)), ("heaps", one(*heaps))]);
                lines.push(messages.format_facts(key, &facts, &[]));
                lines.push(conclusion("parity"));
            }
            Step::Countdown { least, convention } => {
                lines.push(messages.format_plural("countdown", least));
                lines.push(conclusion(match convention {
                    Convention::Normal => "countdown",
                    Convention::Misere => "countdown-misere",
                }));
            }
            Step::GoldenPair { heaps: [small, large], difference, pair: [low, high] } => {
                let texts = [small, large, difference, low, high].map(ToString::to_string);
                let names = ["small", "large", "difference", "low", "high"];
                let variables: Vec<(&str, String)> = names.into_iter().zip(texts).collect();
                lines.push(messages.format_owned("golden-pair", &variables));
                lines.push(conclusion("golden-pair"));
            }
            Step::GoldenRatio { numbers: [small, large], close, convention } => {
                let rule = match convention {
                    Convention::Normal => "golden-rule",
                    Convention::Misere => "golden-rule-misere",
                };
                lines.push(messages.format(rule, &[]));
                let key = match (small == large, close) {
                    (true, _) => "golden-equal",
                    (false, true) => "golden-close",
                    (false, false) => "golden-far",
                };
                let variables = [("small", small.to_string()), ("large", large.to_string())];
                lines.push(messages.format_owned(key, &variables));
                lines.push(conclusion("golden-ratio"));
            }
            Step::Zeckendorf { parts, .. } if parts.is_empty() => {
                lines.push(messages.format("zeckendorf-none", &[]));
            }
            Step::Zeckendorf { stones, limit, parts } => {
                let facts = Facts::from([
                    ("stones", vec![stones.clone()]),
                    ("sum", parts.clone()),
                    ("limit", vec![limit.clone()]),
                ]);
                lines
                    .push(self.about(if parts.len() == 1 { "zeckendorf-one" } else { "zeckendorf" }, &facts));
                lines.push(conclusion("zeckendorf"));
            }
            Step::Rule { key, facts, .. } => {
                let facts = facts.iter().map(|(name, number)| (*name, vec![number.clone()])).collect();
                lines.push(self.about(key, &facts));
                lines.push(conclusion(key));
            }
            Step::Balancing(balancing) => {
                construction::balancing_lines(balancing, &self.modulus, messages, lines);
            }
            Step::MisereAdjustment { adjustment } => {
                lines.push(construction::adjustment_line(*adjustment, messages));
            }
            Step::After { heaps, because } => {
                lines.push(messages.format("explain-after", &[]));
                self.heaps = heaps;
                for step in because {
                    self.tell(step, lines);
                }
            }
            Step::NimMove { heap, from, to, after } => self.tell_nim_move(*heap, [from, to], after, lines),
            Step::Quotient { order, lost, period, .. } => {
                let variables = [("order", order.to_string()), ("lost", lost.to_string())];
                lines.push(messages.format_owned("quotient", &variables));
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

    /// Tells which Nim heap changes, and that the opponent loses then.
    fn tell_nim_move(
        &self,
        heap: usize,
        [from, to]: [&Natural; 2],
        after: &[Natural],
        lines: &mut ExplainedStep,
    ) {
        let nim_sum = |heaps: &[Natural]| heaps.iter().fold(Natural::ZERO, |sum, heap| &sum ^ heap);
        if self.heaps.len() > 1 {
            let total = nim_sum(self.heaps);
            let facts = Facts::from([("xor", self.heaps.to_vec()), ("total", vec![total])]);
            lines.push(self.about("nim-move-sum", &facts));
        }
        // Only heaps of 0 and 1 with an odd number of ones are lost with another nim-sum than 0: that is misère play.
        let switches = !nim_sum(after).is_zero();
        let key = match (switches, to < from) {
            (true, _) => "nim-move-switch",
            (false, true) => "nim-move-down",
            (false, false) => "nim-move-up",
        };
        let ones = after.iter().filter(|heap| **heap == Natural::ONE).count();
        let facts = Facts::from([
            ("heap", one(heap + 1)),
            ("from", vec![from.clone()]),
            ("to", vec![to.clone()]),
            ("ones", one(ones)),
        ]);
        lines.push(self.about(key, &facts));
        let parts = in_place_of(heap, self.heaps, after);
        if parts.len() > 1 && nim_sum(&parts) == *to {
            let facts = Facts::from([("xor", parts), ("to", vec![to.clone()])]);
            lines.push(self.about("nim-move-parts", &facts));
        }
    }
}

/// Returns the Nim heaps after a move that were not there before it, if it replaced `heap`.
fn in_place_of(heap: usize, before: &[Natural], after: &[Natural]) -> Vec<Natural> {
    let mut parts = after.to_vec();
    for (_, kept) in before.iter().enumerate().filter(|(index, _)| *index != heap) {
        if let Some(place) = parts.iter().position(|part| part == kept) {
            parts.remove(place);
        }
    }
    parts
}

fn end(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "end-normal",
        Convention::Misere => "end-misere",
    }
}

/// Returns why a game is equivalent to Nim.
fn reason(why: &Why, messages: &Messages) -> String {
    match why {
        Why::Coins => messages.format("why-coins", &[]),
        Why::CountedCoins => messages.format("why-counted-coins", &[]),
        Why::OddSteps => messages.format("why-odd-steps", &[]),
        Why::OddHeights => messages.format("why-odd-heights", &[]),
        Why::Gaps => messages.format("why-gaps", &[]),
        Why::Rows => messages.format("why-rows", &[]),
        Why::Chips => messages.format("why-chips", &[]),
        Why::Residues { modulus } => messages.format("why-residues", &[("modulus", &modulus.to_string())]),
        Why::Values => messages.format("why-values", &[]),
        Why::Heads => messages.format("why-heads", &[]),
        Why::Listed => messages.format("why-listed", &[]),
        Why::Game(name) => messages.format(&format!("why-{name}"), &[]),
    }
}

fn genus(genus: &Genus, messages: &Messages) -> String {
    let key = match genus.temper {
        Temper::Fickle => "fickle",
        Temper::Firm => "firm",
    };
    messages.format(key, &[("value", &genus.value.0.to_string())])
}
