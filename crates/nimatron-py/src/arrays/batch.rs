//! [`Column`]: an array of numbers as it came, and [`Part`]: positions in two arrays.

use std::ops::Range;

use nimatron::Convention;
use nimatron::engine::moore::{Batch, HeapSize, HeapWord, Offset};
use nimatron_kernel::BadOffsets;
use numpy::PyReadonlyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::wrong_type;

/// An array of heaps or of offsets.
pub(crate) enum Column<'py> {
    U32(PyReadonlyArray1<'py, u32>),
    U64(PyReadonlyArray1<'py, u64>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Column<'py> {
    type Error = PyErr;

    fn extract(array: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(words) = array.extract::<PyReadonlyArray1<'py, u64>>() {
            return Ok(Self::U64(words));
        }
        array.extract::<PyReadonlyArray1<'py, u32>>().map(Self::U32).map_err(|_| wrong_type(&array))
    }
}

impl Column<'_> {
    /// Returns the numbers as indices, which copies them.
    pub(super) fn to_indices(&self) -> PyResult<Vec<usize>> {
        Ok(match self {
            Self::U32(words) => words.as_slice()?.iter().map(|word| *word as usize).collect(),
            Self::U64(words) => words.as_slice()?.iter().map(|word| *word as usize).collect(),
        })
    }
}

/// Some positions of a column.
#[derive(Clone, Copy)]
pub(super) struct Part<'a, H, O> {
    heaps: &'a [H],
    offsets: &'a [O],
    batch: Batch<'a, H, O>,
}

impl<'a, H: HeapWord + HeapSize, O: Offset> Part<'a, H, O> {
    pub(super) fn new(heaps: &'a [H], offsets: &'a [O]) -> PyResult<Self> {
        let refused = |error: BadOffsets| PyValueError::new_err(error.to_string());
        Ok(Self { heaps, offsets, batch: Batch::new(heaps, offsets).map_err(refused)? })
    }

    pub(super) fn len(&self) -> usize {
        self.batch.len()
    }

    pub(super) const fn heaps(&self) -> &'a [H] {
        self.heaps
    }

    pub(super) const fn batch(&self) -> Batch<'a, H, O> {
        self.batch
    }

    /// Returns a position.
    pub(super) fn get(&self, index: usize) -> &'a [H] {
        self.batch.get(index).unwrap_or_default()
    }

    /// Returns `most` positions from the one with the index `first` on, or fewer at the end.
    pub(super) fn block(&self, first: usize, most: usize) -> Self {
        let offsets = &self.offsets[first..=(first + most).min(self.len())];
        let batch = Batch::new(self.heaps, offsets).unwrap_or(self.batch);
        Self { heaps: self.heaps, offsets, batch }
    }

    /// Returns where the heaps of these positions are.
    pub(super) fn range(&self) -> Range<usize> {
        let place = |offset: Option<&O>| offset.and_then(|offset| offset.to_usize()).unwrap_or_default();
        place(self.offsets.first())..place(self.offsets.last())
    }

    /// Makes a move of the position with this index in a copy of the heaps of these positions.
    pub(super) fn apply(&self, index: usize, changes: &[(usize, H)], heaps: &mut [H]) {
        let Some(start) = self.offsets[index].to_usize() else { return };
        let start = start - self.range().start;
        for (heap, size) in changes {
            heaps[start + heap] = *size;
        }
    }
}

/// Returns a heap as a number of 64 bits.
pub(super) fn word(heap: impl Into<u64>) -> u64 {
    heap.into()
}

/// Evaluates an expression over positions in whichever types their heaps and offsets have.
macro_rules! each_layout {
    ($heaps:expr, $offsets:expr, |$batch:ident| $body:expr) => {
        match (&$heaps, &$offsets) {
            (Column::U32(heaps), Column::U32(offsets)) => {
                let $batch = crate::arrays::batch::Part::new(heaps.as_slice()?, offsets.as_slice()?)?;
                $body
            }
            (Column::U32(heaps), Column::U64(offsets)) => {
                let $batch = crate::arrays::batch::Part::new(heaps.as_slice()?, offsets.as_slice()?)?;
                $body
            }
            (Column::U64(heaps), Column::U32(offsets)) => {
                let $batch = crate::arrays::batch::Part::new(heaps.as_slice()?, offsets.as_slice()?)?;
                $body
            }
            (Column::U64(heaps), Column::U64(offsets)) => {
                let $batch = crate::arrays::batch::Part::new(heaps.as_slice()?, offsets.as_slice()?)?;
                $body
            }
        }
    };
}
pub(super) use each_layout;

/// Returns the convention.
pub(super) const fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}
