//! [`Bytes`]: choices drawn from bytes; once they run out, every choice is the first.

/// Choices drawn from bytes.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns the next byte.
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// Returns a number below `bound`.
    pub(crate) fn below(&mut self, bound: u8) -> usize {
        usize::from(self.byte().unwrap_or(0) % bound)
    }

    /// Returns one of `all`.
    pub(crate) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.byte().unwrap_or(0)) % all.len()]
    }

    /// Returns what has not been drawn yet.
    pub(crate) const fn rest(&self) -> &'a [u8] {
        self.0
    }
}
