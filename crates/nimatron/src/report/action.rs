//! Moves in the game's own words.

use crate::Natural;
use crate::games::RULES;
use crate::position::Position;
use crate::report::Messages;
use crate::ruleset::{Action, Numbers};

/// What `action` does in `position`, as a phrase.
pub(super) fn text(position: &Position, action: &Action, messages: &Messages) -> String {
    match action {
        Action::In { component, action } => {
            let Some(row) = position.rows.get(*component) else { return String::new() };
            let notation = position.rules.games[*component].notation(row);
            let inner = in_row(row, position.rules.games[*component].entry().name, action, messages);
            messages.format("in-component", &[("component", &notation), ("action", &inner)])
        }
        action => in_row(&position.rows[0], position.rules.games[0].entry().name, action, messages),
    }
}

fn from_one(index: usize) -> String {
    index.saturating_add(1).to_string()
}

/// Numbers that belong together: `(3, 4)`.
fn tuple<'a>(numbers: impl IntoIterator<Item = &'a Natural>) -> String {
    format!("({})", numbers.into_iter().map(Natural::to_string).collect::<Vec<_>>().join(", "))
}

fn in_row(row: &Numbers, game: &str, action: &Action, messages: &Messages) -> String {
    let size = |index: usize| row.get(index).cloned().unwrap_or_default();
    match action {
        Action::Lower(lowered) => {
            let key = if game == "euclid" { "lower-number" } else { "lower-heap" };
            let parts: Vec<String> = lowered
                .iter()
                .map(|(heap, to)| {
                    let (heap, from, to) = (from_one(*heap), size(*heap).to_string(), to.to_string());
                    messages.format(key, &[("heap", &heap), ("from", &from), ("to", &to)])
                })
                .collect();
            messages.format("lower", &[("heaps", &messages.list(&parts))])
        }
        Action::Split { heap, parts } => {
            let (place, from) = (from_one(*heap), size(*heap).to_string());
            let parts: Vec<String> = parts.iter().map(Natural::to_string).collect();
            let variables = [("heap", place.as_str()), ("from", &from), ("parts", &messages.list(&parts))];
            messages.format("split-heap", &variables)
        }
        Action::Slide { coin, to } => {
            let (from, to, coin) = (size(*coin).to_string(), to.to_string(), from_one(*coin));
            let key = if game == RULES.name { "slide-token" } else { "slide-coin" };
            messages.format(key, &[("coin", &coin), ("from", &from), ("to", &to)])
        }
        Action::Descend { step, coins } => {
            let coins = messages.format_plural("coins-moved", coins);
            messages.format(
                "descend",
                &[("coins", &coins), ("from", &from_one(*step)), ("to", &step.to_string())],
            )
        }
        Action::Withdraw { heap, chips } | Action::Deposit { heap, chips } => {
            let from = size(heap + 1);
            let (key, to) = match action {
                Action::Withdraw { .. } => ("withdraw", from.checked_sub(chips).unwrap_or_default()),
                _ => ("deposit", &from + chips),
            };
            let chips = messages.format_plural("chips-moved", chips);
            let variables = [
                ("chips", chips),
                ("heap", from_one(*heap)),
                ("from", from.to_string()),
                ("to", to.to_string()),
            ];
            messages.format_owned(key, &variables)
        }
        Action::Take { stones } => {
            let limit = (stones + stones).to_string();
            messages.format(
                "take-stones",
                &[("stones", &messages.format_plural("stones", stones)), ("limit", &limit)],
            )
        }
        Action::Turn { head, left: None } => messages.format("turn-one", &[("head", &from_one(*head))]),
        Action::Turn { head, left: Some(left) } => {
            messages.format("turn-two", &[("head", &from_one(*head)), ("left", &from_one(*left))])
        }
        Action::Replace { piece, parts } => {
            let width = parts.first().map_or(0, Vec::len);
            let numbers = row.iter().skip(piece.saturating_mul(width)).take(width);
            let parts: Vec<String> = parts.iter().map(tuple).collect();
            messages.format("replace-position", &[("from", &tuple(numbers)), ("to", &messages.list(&parts))])
        }
        // A sum of sums is written as one sum.
        Action::In { action, .. } => in_row(row, game, action, messages),
    }
}
