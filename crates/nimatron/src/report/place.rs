//! What the numbers of a position are called: heap 2, coin 2, step 2; and how moves are typed.

use crate::board::{Look, Meaning};
use crate::notation::Compound;
use crate::position::Position;
use crate::report::Messages;
use crate::ruleset::Action;

/// The name of number `index` of component `component`, as a label.
pub fn place(position: &Position, component: usize, index: usize, messages: &Messages) -> String {
    let look = position.parts().nth(component).map_or(Look::Heaps, |(game, _)| game.look());
    let number = index.saturating_add(look.first()).to_string();
    messages.format(&format!("place-{}", look.noun()), &[("n", &number)])
}

/// The names of all that `action` changes.
pub fn places(position: &Position, action: &Action, messages: &Messages) -> String {
    if let Action::Together { actions } = action {
        let each: Vec<String> = actions.iter().map(|action| places(position, action, messages)).collect();
        return messages.list(&each);
    }
    let (component, action) = match action {
        Action::In { component, action } => (*component, action.as_ref()),
        action => (0, action),
    };
    let Some((game, row)) = position.parts().nth(component) else { return String::new() };
    let indices = Meaning::of(action, game.look(), game.numbers(row)).places();
    let names: Vec<String> =
        indices.iter().map(|index| place(position, component, *index, messages)).collect();
    let names = messages.list(&names);
    if position.rows.len() == 1 {
        return names;
    }
    messages.format("in-component", &[("component", &game.notation(row)), ("action", &names)])
}

/// How moves are typed in this position, as one line for each kind of move; none if no move is left.
pub fn how_to_type(position: &Position, messages: &Messages) -> Vec<String> {
    let mut keys: Vec<&str> = Vec::new();
    for (game, row) in position.parts() {
        let key = game.look().typing_help();
        if game.options(row).next().is_some() && !keys.contains(&key) {
            keys.push(key);
        }
    }
    match position.compound() {
        Compound::Sum if position.rows.len() == 1 => {}
        Compound::Sum => keys.push("play-how-sum"),
        _ => keys.push("play-how-compound"),
    }
    keys.into_iter().map(|key| messages.format(key, &[])).collect()
}
