//! `play` against `options`.

use std::collections::HashMap;

use nimatron::ruleset::Ruleset;
use nimatron::{Action, Natural, Position};

use crate::bytes::Bytes;
use crate::small;

/// The first line is a position, the rest are actions. An action can be played iff it makes an option, and leads to
/// that option; every option can be played, and all are different.
pub fn play(data: &[u8]) {
    let end = data.iter().position(|byte| *byte == b'\n').unwrap_or(data.len());
    let Some(position) = str::from_utf8(&data[..end]).ok().and_then(small::position) else { return };
    let Some(options) = plays_its_options(&position, 500) else { return };
    let mut bytes = Bytes::new(data.get(end + 1..).unwrap_or_default());
    while let Some(action) = action(&mut bytes, 2) {
        let played = position.play(&action).map(|after| after.rows().clone()).ok();
        assert_eq!(played.as_ref(), options.get(&action), "{position}: {action:?}");
    }
}

/// Asserts that every option can be played and that all are different. Returns the options, or `None` if there are more
/// than `most`.
pub(crate) fn plays_its_options(
    position: &Position,
    most: usize,
) -> Option<HashMap<Action, Vec<Vec<Natural>>>> {
    let mut options = HashMap::new();
    for option in position.rules().options(position.rows()).take(most) {
        let played = position.play(&option.action).map(|after| after.rows().clone());
        assert_eq!(played.as_ref(), Ok(&option.to), "{position}: {:?}", option.action);
        let twice = options.insert(option.action.clone(), option.to);
        assert_eq!(twice, None, "{position}: {:?}", option.action);
    }
    (options.len() < most).then_some(options)
}

/// Returns an action, of components of a sum at most `depth` deep.
fn action(bytes: &mut Bytes<'_>, depth: u8) -> Option<Action> {
    let kind = bytes.byte()?;
    Some(match kind % 5 {
        0 | 1 => Action::Set((0..bytes.below(4)).map(|_| (bytes.below(6), number(bytes))).collect()),
        2 => Action::Split { index: bytes.below(6), parts: numbers(bytes) },
        _ if depth == 0 => return None,
        4 => {
            let actions = (0..bytes.below(4)).map(|_| action(bytes, depth - 1)).collect::<Option<_>>()?;
            Action::Together { actions }
        }
        _ => {
            let component = bytes.below(4);
            Action::In { component, action: Box::new(action(bytes, depth - 1)?) }
        }
    })
}

fn numbers(bytes: &mut Bytes<'_>) -> Vec<Natural> {
    (0..bytes.below(5)).map(|_| number(bytes)).collect()
}

/// Returns a number, usually a small one.
fn number(bytes: &mut Bytes<'_>) -> Natural {
    match bytes.byte().unwrap_or(0) {
        255 => Natural::from(u64::MAX),
        small => Natural::from(u64::from(small % 13)),
    }
}
