//! [`WrittenNumbers`]: the numbers of a component with their places.

use super::Span;
use crate::Natural;

/// The numbers of a component as they were written, each with its place. A position may have millions of them, so the
/// places take six bytes each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WrittenNumbers {
    values: Vec<Natural>,
    /// Where each begins.
    starts: Vec<u32>,
    /// How many bytes it has; of a longer number only so many are pointed at.
    lengths: Vec<u16>,
}

impl WrittenNumbers {
    /// Makes room for `count` numbers more.
    pub(crate) fn reserve(&mut self, count: usize) {
        self.values.reserve(count);
        self.starts.reserve(count);
        self.lengths.reserve(count);
    }

    /// Adds a number that is written at `span`.
    pub(crate) fn push(&mut self, value: Natural, span: Span) {
        // No text that is read is longer.
        self.starts.push(u32::try_from(span.start).unwrap_or(u32::MAX));
        self.lengths.push(u16::try_from(span.len()).unwrap_or(u16::MAX));
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
        let (start, length) = (*self.starts.get(index)? as usize, *self.lengths.get(index)? as usize);
        Some(start..start + length)
    }

    /// Keeps the first `most` numbers, each replaced by what `replaced` makes of it.
    #[must_use]
    pub fn cut(&self, most: usize, replaced: impl Fn(&Natural) -> Natural) -> Self {
        Self {
            values: self.values.iter().take(most).map(replaced).collect(),
            starts: self.starts.iter().take(most).copied().collect(),
            lengths: self.lengths.iter().take(most).copied().collect(),
        }
    }

    /// Takes the numbers out and leaves their places.
    pub(crate) fn take(&mut self) -> Vec<Natural> {
        std::mem::take(&mut self.values)
    }
}
