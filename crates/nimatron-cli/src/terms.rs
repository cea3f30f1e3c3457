//! `nimatron help terms`: the words of the field.

use nimatron::Messages;

/// Returns the glossary.
pub(crate) fn text(messages: &Messages) -> String {
    messages.format("help-terms", &[])
}
