//! What the numbers of a position are called: heap 2, coin 2, step 2.

use crate::position::Position;
use crate::report::Messages;
use crate::ruleset::Action;

/// The name of number `index` of component `component`, as a label.
pub fn place(position: &Position, component: usize, index: usize, messages: &Messages) -> String {
    let name = position.rules.games.get(component).map_or("", |game| game.entry().name);
    let key = match name {
        "euclid" | "rules" => "place-number",
        "nimble" | "turtles" => "place-coin",
        "staircase" => "place-step",
        "fibonacci" => return messages.format("place-stones", &[]),
        _ => "place-heap",
    };
    messages.format(key, &[("n", &index.saturating_add(1).to_string())])
}

/// The names of all that `action` changes.
pub fn places(position: &Position, action: &Action, messages: &Messages) -> String {
    let (component, action) = match action {
        Action::In { component, action } => (*component, action.as_ref()),
        action => (0, action),
    };
    let indices = match action {
        Action::Lower(lowered) => lowered.iter().map(|(heap, _)| *heap).collect(),
        Action::Split { heap, .. } | Action::Withdraw { heap, .. } | Action::Deposit { heap, .. } => {
            vec![*heap]
        }
        Action::Slide { coin, .. } => vec![*coin],
        Action::Descend { step, .. } => vec![*step],
        Action::Turn { head, .. } => vec![*head],
        Action::Replace { piece, parts } => {
            let width = parts.first().map_or(0, Vec::len);
            (0..width).map(|i| piece.saturating_mul(width).saturating_add(i)).collect()
        }
        Action::Take { .. } | Action::In { .. } => vec![0],
    };
    let names: Vec<String> =
        indices.iter().map(|index| place(position, component, *index, messages)).collect();
    let names = messages.list(&names);
    match position.components().nth(component) {
        Some((game, row)) if position.rows.len() > 1 => {
            messages.format("in-component", &[("component", &game.notation(row)), ("action", &names)])
        }
        _ => names,
    }
}
