//! Moves in words: the nouns and verbs come from the look of the numbers, or from the game itself.

use crate::Natural;
use crate::board::{Look, Meaning};
use crate::game::Game;
use crate::position::Position;
use crate::report::Messages;
use crate::ruleset::{Action, Numbers};
use crate::theory::{Facts, one};

/// What `action` does in `position`, as a phrase.
pub(super) fn text(position: &Position, action: &Action, messages: &Messages) -> String {
    if let Action::Together { actions } = action {
        let each: Vec<String> = actions.iter().map(|action| text(position, action, messages)).collect();
        return messages.list(&each);
    }
    let (component, inner) = match action {
        Action::In { component, action } => (*component, action.as_ref()),
        action => (0, action),
    };
    let Some((game, row)) = position.parts().nth(component) else { return String::new() };
    let text = in_component(game, row, inner, messages);
    match action {
        Action::In { .. } => {
            messages.format("in-component", &[("component", &game.notation(row)), ("action", &text)])
        }
        _ => text,
    }
}

fn from_one(index: usize) -> String {
    index.saturating_add(1).to_string()
}

/// Numbers that belong together: `(3, 4)`.
fn tuple(numbers: &[Natural]) -> String {
    format!("({})", numbers.iter().map(Natural::to_string).collect::<Vec<_>>().join(", "))
}

fn in_component(game: &dyn Game, row: &Numbers, action: &Action, messages: &Messages) -> String {
    if let Some((key, facts)) = game.move_words(row, action) {
        return messages.format_facts(key, &facts, &[]);
    }
    let (look, numbers) = (game.look(), game.numbers(row));
    let size = |index: usize| numbers.get(index).cloned().unwrap_or_default();
    match Meaning::of(action, look, numbers) {
        Meaning::Set(changes) => set(look, numbers, &changes, messages),
        Meaning::Split { index, parts } => {
            let parts: Vec<String> = parts.iter().map(Natural::to_string).collect();
            let (place, from) = (from_one(index), size(index).to_string());
            let parts = messages.listed(&parts, "list-parts");
            messages.format("split-heap", &[("heap", &place), ("from", &from), ("parts", &parts)])
        }
        Meaning::Replace { width, tuple: at, numbers: after } => {
            let start = at.saturating_mul(width);
            let before: Numbers = numbers.iter().skip(start).take(width).cloned().collect();
            let parts: Vec<String> = after.chunks(width).map(tuple).collect();
            if parts.is_empty() {
                return messages.format("remove-position", &[("from", &tuple(&before))]);
            }
            let parts = messages.listed(&parts, "list-parts");
            messages.format("replace-position", &[("from", &tuple(&before)), ("to", &parts)])
        }
        Meaning::Slide { from, to, .. } => {
            messages.format("slide-coin", &[("from", &from.to_string()), ("to", &to.to_string())])
        }
        Meaning::Shift { from, to } => {
            messages.format("slide-coin", &[("from", &from.to_string()), ("to", &to.to_string())])
        }
        Meaning::Descend { step, coins } => {
            let facts = [("coins", vec![coins]), ("from", one(step + 1)), ("to", one(step))];
            messages.format_facts("descend-to", &Facts::from(facts), &[])
        }
        Meaning::Withdraw { heap, chips } => {
            let to = size(heap).checked_sub(&chips).unwrap_or_default();
            moved_chips("withdraw", heap, &chips, [&size(heap), &to], messages)
        }
        Meaning::Deposit { heap, chips } => {
            let to = &size(heap) + &chips;
            moved_chips("deposit", heap, &chips, [&size(heap), &to], messages)
        }
        Meaning::Take { stones, limit } => {
            let limit = limit.to_string();
            let stones = messages.format_plural("stones", &stones);
            messages.format("take-stones", &[("stones", &stones), ("limit", &limit)])
        }
        Meaning::Turn { head, lefts } => {
            let lefts: Vec<String> = lefts.into_iter().map(from_one).collect();
            let key = ["turn-one", "turn-two"].get(lefts.len()).copied().unwrap_or("turn-more");
            let lefts = messages.listed(&lefts, "list-numbers");
            messages.format(key, &[("head", &from_one(head)), ("left", &lefts)])
        }
        Meaning::TurnRun { head, left } => {
            messages.format("turn-run", &[("left", &from_one(left)), ("head", &from_one(head))])
        }
    }
}

/// Numbers that become others: tokens that move, or heaps that are lowered.
fn set(look: Look, numbers: &[Natural], changes: &[(usize, Natural)], messages: &Messages) -> String {
    let change = |key: &str, (index, to): &(usize, Natural)| {
        let (place, to) = (from_one(*index), to.to_string());
        let from = numbers.get(*index).unwrap_or(&Natural::ZERO).to_string();
        messages.format(key, &[("n", &place), ("from", &from), ("to", &to)])
    };
    let all = |key: &str| {
        let parts: Vec<String> = changes.iter().map(|it| change(key, it)).collect();
        messages.list(&parts)
    };
    match look {
        Look::Vertices => all("slide-token"),
        look => {
            let rises = |(index, to): &(usize, Natural)| numbers.get(*index).is_some_and(|from| to > from);
            let verb = if changes.iter().any(rises) { "change" } else { "lower" };
            let parts = all(if look == Look::Numbers { "lower-number" } else { "lower-heap" });
            messages.format(verb, &[("heaps", &parts)])
        }
    }
}

fn moved_chips(
    key: &str,
    heap: usize,
    chips: &Natural,
    [from, to]: [&Natural; 2],
    messages: &Messages,
) -> String {
    let chips = messages.format_plural("chips-moved", chips);
    let variables =
        [("chips", chips), ("heap", from_one(heap)), ("from", from.to_string()), ("to", to.to_string())];
    messages.format_owned(key, &variables)
}
