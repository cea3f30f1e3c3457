//! [`PackedValues`]: a list of Grundy values each in as few bytes as needed.

use std::ops::Range;

/// Grundy values of heaps 0, 1, 2, …, each in one byte while all are below 256, then in two, then in four.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PackedValues {
    Bytes(Vec<u8>),
    Pairs(Vec<u16>),
    Words(Vec<u32>),
}

/// Evaluates an expression for the vector, whatever its width.
macro_rules! each_width {
    ($values:expr, $vector:ident => $body:expr) => {
        match $values {
            $crate::engine::take_and_break::values::PackedValues::Bytes($vector) => $body,
            $crate::engine::take_and_break::values::PackedValues::Pairs($vector) => $body,
            $crate::engine::take_and_break::values::PackedValues::Words($vector) => $body,
        }
    };
}
pub(super) use each_width;

impl PackedValues {
    pub(super) const fn new() -> Self {
        Self::Bytes(Vec::new())
    }

    pub(super) const fn len(&self) -> usize {
        each_width!(self, values => values.len())
    }

    pub(super) fn get(&self, heap: usize) -> Option<u32> {
        each_width!(self, values => values.get(heap).map(widened))
    }

    pub(super) fn push(&mut self, value: u32) {
        match self {
            Self::Bytes(values) => match u8::try_from(value) {
                Ok(byte) => return values.push(byte),
                Err(_) => *self = Self::Pairs(values.iter().map(|byte| u16::from(*byte)).collect()),
            },
            Self::Pairs(values) => match u16::try_from(value) {
                Ok(pair) => return values.push(pair),
                Err(_) => *self = Self::Words(values.iter().map(|pair| u32::from(*pair)).collect()),
            },
            Self::Words(values) => return values.push(value),
        }
        self.push(value);
    }

    /// Extends the list to `len` values: from `start` on they repeat with `period`, of which at least one is complete.
    pub(super) fn repeat(&mut self, start: usize, period: usize, len: usize) {
        each_width!(self, values => {
            values.reserve(len.saturating_sub(values.len()));
            while values.len() < len {
                // Whole periods, twice as many each time.
                let rounds = (values.len() - start) / period * period;
                let from = values.len() - rounds;
                values.extend_from_within(from..from + rounds.min(len - values.len()));
            }
        });
    }

    pub(super) fn iter(&self) -> Box<dyn Iterator<Item = u32> + '_> {
        each_width!(self, values => Box::new(values.iter().map(widened)))
    }

    /// Returns the values of these heaps.
    pub(super) fn part(&self, heaps: Range<usize>) -> Self {
        let mut part = Self::new();
        each_width!(self, values => values[heaps].iter().for_each(|value| part.push(widened(value))));
        part
    }

    /// Adds the values to `bytes`, the lowest byte first.
    pub(super) fn extend_bytes(&self, bytes: &mut Vec<u8>) {
        each_width!(self, values => values.iter().for_each(|value| bytes.extend(value.to_le_bytes())));
    }

    /// Returns the values in `bytes`, of `width` bytes each, or `None` if the width is unknown.
    pub(super) fn from_bytes(width: u8, bytes: &[u8]) -> Option<Self> {
        Some(match width {
            1 => Self::Bytes(bytes.to_vec()),
            2 => Self::Pairs(bytes.as_chunks().0.iter().map(|pair| u16::from_le_bytes(*pair)).collect()),
            4 => Self::Words(bytes.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()),
            _ => return None,
        })
    }

    /// Returns how many bytes of memory the values take.
    pub(super) fn memory(&self) -> u64 {
        each_width!(self, values => values.capacity() as u64 * u64::from(self.width()))
    }

    /// Returns the number of bytes that each value takes.
    pub(super) const fn width(&self) -> u8 {
        match self {
            Self::Bytes(_) => 1,
            Self::Pairs(_) => 2,
            Self::Words(_) => 4,
        }
    }
}

fn widened<T: Copy + Into<u32>>(value: &T) -> u32 {
    (*value).into()
}
