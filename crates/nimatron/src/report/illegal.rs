//! Why a move is not legal, in words.

use crate::position::Position;
use crate::report::{Words, rule};
use crate::ruleset::{Action, IllegalMove};

/// The reason why `action` cannot be played in `position`, and the rule of its game.
pub fn illegal(position: &Position, action: &Action, reason: &IllegalMove, words: &Words) -> String {
    let reason = match reason {
        IllegalMove::NoSuch { index, count, .. } => {
            words.say("illegal-no-such", &[("index", &index.to_string()), ("count", &count.to_string())])
        }
        IllegalMove::HeapCount { found, .. } => {
            words.say("illegal-heap-count", &[("found", &found.to_string())])
        }
        IllegalMove::Amount { found, from, .. } => {
            words.say("illegal-amount", &[("found", &found.to_string()), ("from", &from.to_string())])
        }
        IllegalMove::NotLower { heap, from, to } => words.say(
            "illegal-not-lower",
            &[("heap", &heap.to_string()), ("from", &from.to_string()), ("to", &to.to_string())],
        ),
        IllegalMove::Split { .. } => words.say("illegal-split", &[]),
        IllegalMove::Foreign(_) => words.say("illegal-foreign", &[]),
    };
    let component = match action {
        Action::In { component, .. } => *component,
        _ => 0,
    };
    match position.rules.games.get(component) {
        Some(game) => words.say("illegal-rule", &[("reason", &reason), ("rule", &rule(game.entry(), words))]),
        None => reason,
    }
}
