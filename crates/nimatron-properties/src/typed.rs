//! Moves as they are typed.

use crate::notation::error_is_in;
use crate::play::plays_its_options;
use crate::small;

/// The first line is a position, the second a typed move. It has errors with places in it, or is an action that can be
/// played if and only if it is an option; and every option is typed as text that means the same.
pub fn typed(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (position, typed) = text.split_once('\n').unwrap_or((text, ""));
    let Some(position) = small::position(position) else { return };
    let Some(options) = plays_its_options(&position, 400) else { return };
    match position.typed_move(typed) {
        Err(error) => error_is_in(&error, typed),
        Ok(action) => {
            let played = position.play(&action).map(|after| after.rows().clone()).ok();
            assert_eq!(played.as_ref(), options.get(&action), "{position}: {typed:?}");
        }
    }
    for action in options.keys() {
        let typed = position.move_notation(action);
        assert_eq!(position.typed_move(&typed).as_ref(), Ok(action), "{position}: {typed:?}");
    }
}
