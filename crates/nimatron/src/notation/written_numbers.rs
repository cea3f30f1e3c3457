//! [`WrittenNumbers`]: the numbers of a component with their places.

use super::Span;
use crate::Natural;

/// The numbers of a component as they were written, each with its place. A position may have millions of them, so the
/// places take eight bytes each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WrittenNumbers {
    values: Vec<Natural>,
    /// Where each begins and how long it is, in bytes.
    places: Vec<(u32, u32)>,
}

impl WrittenNumbers {
    /// Adds a number that is written at `span`.
    pub(crate) fn push(&mut self, value: Natural, span: Span) {
        // No text that is read is longer.
        let compact = |bytes: usize| u32::try_from(bytes).unwrap_or(u32::MAX);
        self.places.push((compact(span.start), compact(span.len())));
        self.values.push(value);
    }

    /// Returns the numbers, in the order in which they were written.
    pub fn values(&self) -> &[Natural] {
        &self.values
    }

    /// Returns whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Returns the place of number `index`, or `None` if there is no such number.
    pub fn span(&self, index: usize) -> Option<Span> {
        let (start, len) = *self.places.get(index)?;
        Some(start as usize..start as usize + len as usize)
    }

    /// Keeps the first `most` numbers, each replaced by what `replaced` makes of it.
    #[must_use]
    pub fn cut(&self, most: usize, replaced: impl Fn(&Natural) -> Natural) -> Self {
        Self {
            values: self.values.iter().take(most).map(replaced).collect(),
            places: self.places.iter().take(most).copied().collect(),
        }
    }

    /// Takes the numbers out and leaves their places.
    pub(crate) fn take(&mut self) -> Vec<Natural> {
        std::mem::take(&mut self.values)
    }
}
