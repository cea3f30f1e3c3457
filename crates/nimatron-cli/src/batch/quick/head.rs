//! [`Head`]: what stands before the heaps of a line, read once.

use std::sync::OnceLock;

use nimatron::engine::UBig;
use nimatron::{Budget, Convention};

use crate::batch::BatchOptions;
use crate::batch::moore_answers::NamedMoore;
use crate::batch::quick::Template;

/// The most heaps changed by a move for which there are templates.
const MOST_CHANGES: usize = 8;

/// A game of Moore's Nim as lines begin with it, and the templates of its answers.
pub(super) struct Head {
    pub(super) text: Box<[u8]>,
    pub(super) game: NamedMoore,
    pub(super) convention: Convention,
    /// By the number of changed heaps: for lines without and with an `id`, if there is one.
    templates: [[OnceLock<Option<Template>>; MOST_CHANGES + 1]; 2],
}

impl Head {
    /// Returns the game that the text means to the general road, or `None` if it is not Moore's Nim alone.
    pub(super) fn of(text: &[u8], options: &BatchOptions) -> Option<Self> {
        let position = options.position(str::from_utf8(text).ok()?).ok()?;
        let (mut components, convention) = (position.components(), position.convention());
        let component = components.next().filter(|component| component.numbers().is_empty())?;
        let game = NamedMoore::of(&component, convention).filter(|_| components.next().is_none())?;
        // A position is written into JSON as it is.
        let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\');
        game.notation.bytes().all(is_plain).then(|| Self {
            text: text.into(),
            game,
            convention,
            templates: [const { [const { OnceLock::new() }; MOST_CHANGES + 1] }; 2],
        })
    }

    /// Returns the template of answers with a move that changes so many heaps, or `None` if there is none.
    pub(super) fn template(
        &self,
        changes: usize,
        has_id: bool,
        counts: bool,
        options: &BatchOptions,
    ) -> Option<&Template> {
        let made = || Template::of(&self.text, changes, has_id, counts, options);
        self.templates[usize::from(has_id)].get(changes)?.get_or_init(made).as_ref()
    }

    /// Returns the number of winning moves, or `None` if it is out of reach.
    pub(super) fn count(&self, heaps: &[u64], budget: &Budget) -> Option<UBig> {
        self.game.moore.count(heaps, self.convention, budget).ok()
    }
}
