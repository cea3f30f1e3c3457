//! `nimatron help terms`: the glossary.

use nimatron::Messages;

/// Returns the glossary as text, each term on a line of its own and its meaning below it.
pub(crate) fn text(messages: &Messages) -> String {
    let title = messages.format("terms-title", &[]);
    let entries = messages.glossary().into_iter().map(|(term, meaning)| format!("{term}\n    {meaning}\n"));
    std::iter::once(format!("{title}\n")).chain(entries).collect::<Vec<_>>().join("\n")
}
