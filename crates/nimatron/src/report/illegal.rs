//! Why a move is not legal, in words.

use crate::notation::Compound;
use crate::position::Position;
use crate::report::Messages;
use crate::report::rule::rule_of;
use crate::ruleset::{Action, IllegalMove};

/// The reason why `action` cannot be played in `position`, and the rule of its game.
pub fn illegal(position: &Position, action: &Action, reason: &IllegalMove, messages: &Messages) -> String {
    let reason = match reason {
        IllegalMove::NoSuch { thing, index, count } => messages.format(
            "illegal-no-such",
            &[("thing", thing), ("index", &index.to_string()), ("count", &count.to_string())],
        ),
        IllegalMove::HeapCount { found, .. } => {
            messages.format("illegal-heap-count", &[("found", &found.to_string())])
        }
        IllegalMove::Amount { found, from, .. } => {
            messages.format("illegal-amount", &[("found", &found.to_string()), ("from", &from.to_string())])
        }
        IllegalMove::NotLower { heap, from, to } => messages.format(
            "illegal-not-lower",
            &[("heap", &heap.to_string()), ("from", &from.to_string()), ("to", &to.to_string())],
        ),
        IllegalMove::Split { .. } => messages.format("illegal-split", &[]),
        IllegalMove::Foreign(_) => messages.format("illegal-foreign", &[]),
    };
    let component = match action {
        Action::In { component, .. } => *component,
        _ => 0,
    };
    if position.compound() != Compound::Sum {
        let rule = position.rule(messages).join(" ");
        return messages.format("illegal-rule", &[("reason", &reason), ("rule", &rule)]);
    }
    match position.rules.games.get(component) {
        Some(game) => {
            let rule = rule_of(game.as_ref(), &position.rows[component], messages);
            messages.format("illegal-rule", &[("reason", &reason), ("rule", &rule)])
        }
        None => reason,
    }
}
