//! The rule of a position in words: what a move is, with the numbers of this game.

use crate::engine::take_and_break::{Digit, TakeAndBreak};
use crate::game::{Component, Game};
use crate::notation::Compound;
use crate::position::Position;
use crate::report::Messages;
use crate::ruleset::Numbers;
use crate::theory::{Facts, one};

impl Component {
    /// Returns what a move is in this component, as a sentence.
    ///
    /// ```
    /// use nimatron::{Lang, Messages, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let component = position.components().next().unwrap();
    /// let rule = component.rule(&Messages::new(Lang::En));
    /// assert_eq!(rule, "A move takes stones from one or two heaps, as many as you like from each.");
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn rule(&self, messages: &Messages) -> String {
        rule_of(self.game.as_ref(), &self.row, messages)
    }
}

impl Position {
    /// Returns what a move is in this position: a sentence or, in a sum, one for each of its games.
    pub fn rule(&self, messages: &Messages) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let is_sum = self.rows.len() > 1;
        if is_sum {
            let key = match self.compound() {
                Compound::Sum => "rule-of-sum",
                Compound::Every => "rule-of-every",
                Compound::All => "rule-of-all",
                Compound::Some => "rule-of-some",
            };
            lines.push(messages.format(key, &[]));
        }
        for (game, row) in self.parts() {
            let rule = rule_of(game, row, messages);
            let line = match is_sum {
                false => rule,
                true => {
                    let component = game.ruleset_notation(row);
                    messages.format("rule-in-sum", &[("component", &component), ("rule", &rule)])
                }
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }
}

/// Returns what a move is in `row`.
pub(super) fn rule_of(game: &dyn Game, row: &Numbers, messages: &Messages) -> String {
    let takes = game.heap_game().map(|code| takes(code, messages)).unwrap_or_default();
    let others = [("takes", takes.as_str()), ("file", &game.parameters(row))];
    messages.format_facts(&format!("move-{}", game.rule_key()), &game.rule_facts(row), &others)
}

/// Returns what a code allows, a sentence for each digit.
fn takes(code: &TakeAndBreak, messages: &Messages) -> String {
    let leaves = |digit: Digit| {
        let parts = (0..=3).filter(|parts| digit.leaves(*parts));
        let parts: Vec<String> =
            parts.map(|parts| messages.format(&format!("code-leaves-{parts}"), &[])).collect();
        messages.listed(&parts, "list-or-words")
    };
    let first = (code.first() != Digit::NONE).then(|| (Facts::from([("taken", one(0usize))]), code.first()));
    let listed = code.listed().iter().filter(|(_, digit)| *digit != Digit::NONE);
    let listed = listed.map(|(taken, digit)| (Facts::from([("taken", vec![taken.clone()])]), *digit));
    let sentence = |(facts, digit): (Facts, Digit)| {
        messages.format_facts("code-take", &facts, &[("leaves", &leaves(digit))])
    };
    let tail = (code.tail() != Digit::NONE)
        .then(|| messages.format("code-take-tail", &[("leaves", &leaves(code.tail()))]));
    first.into_iter().chain(listed).map(sentence).chain(tail).fold(String::new(), |text, sentence| {
        // A full stop of full width has its gap in itself.
        let gap = if text.is_empty() || text.ends_with('。') { "" } else { " " };
        text + gap + &sentence
    })
}
