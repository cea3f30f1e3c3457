//! Columns of positions: numpy arrays in, numpy arrays out, on all cores, without copies of what comes in.
//!
//! A column of positions is two arrays, as in Arrow's lists: the heaps of all positions one after the other, and where
//! each position begins. Answers that are yes or no are bitmaps, the first position in the lowest bit, as in Arrow.

mod batch;
mod bitmap;
mod game_values;

use std::time::Instant;

use nimatron::engine::moore::Moore;
use nimatron::{Budget, Convention, Natural, Outcome};
use nimatron_api::{ErrorCode, ErrorReport};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::answer::read;
use crate::error::{exception, plain};
use crate::integer::natural;
use crate::interrupt;
use batch::{Column, convention, each_layout};
use bitmap::pack;
use game_values::GameValues;

/// So many positions are answered between two looks for Ctrl-C. A multiple of 8, so that bitmaps join.
const BLOCK: usize = 1 << 20;

/// How many heaps a move may lower: the same number in every position, or one for each.
enum K<'py> {
    Same(Moore),
    Each(PyReadonlyArray1<'py, u64>),
}

impl<'py> K<'py> {
    fn of(k: &Bound<'py, PyAny>, positions: usize) -> PyResult<Self> {
        let Ok(column) = k.extract::<PyReadonlyArray1<'py, u64>>() else {
            let moore = Moore::new(natural(k)?);
            return moore.map(Self::Same).map_err(|error| PyValueError::new_err(error.to_string()));
        };
        if column.len()? != positions {
            let message = format!("there are {positions} positions and {} values of k", column.len()?);
            return Err(PyValueError::new_err(message));
        }
        if let Some(row) = column.as_slice()?.iter().position(|k| *k == 0) {
            return Err(PyValueError::new_err(format!("row {row}: k must be at least 1")));
        }
        Ok(Self::Each(column))
    }

    /// Returns the columns of k, or `None` if it is one number.
    fn column(&self) -> PyResult<Option<&[u64]>> {
        match self {
            Self::Same(_) => Ok(None),
            Self::Each(column) => Ok(Some(column.as_slice()?)),
        }
    }

    /// Returns the game that all positions belong to, if they do.
    fn same(&self) -> Moore {
        match self {
            Self::Same(moore) => moore.clone(),
            Self::Each(_) => Moore::NIM,
        }
    }
}

/// Returns Moore's Nim with a k that is known to be positive.
fn moore(k: u64) -> Moore {
    Moore::new(k).unwrap_or(Moore::NIM)
}

/// Returns a bitmap of the positions that the player to move wins.
#[pyfunction]
#[pyo3(signature = (heaps, offsets, k, misere=false))]
pub(crate) fn is_winning<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
    misere: bool,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let convention = convention(misere);
    let bits = each_layout!(heaps, offsets, |batch| {
        let k = K::of(k, batch.len())?;
        let (same, column) = (k.same(), k.column()?);
        let mut bits = vec![0; batch.len().div_ceil(8)];
        for (block, bits) in (0..).step_by(BLOCK).zip(bits.chunks_mut(BLOCK / 8)) {
            let part = batch.block(block, BLOCK);
            py.detach(|| match column {
                None => pack(&same.outcomes(part.batch(), convention), bits),
                Some(column) => {
                    let outcome = |index| moore(column[block + index]).outcome(part.get(index), convention);
                    pack(&(0..part.len()).into_par_iter().map(outcome).collect::<Vec<Outcome>>(), bits);
                }
            });
            py.check_signals()?;
        }
        bits
    });
    Ok(bits.into_pyarray(py))
}

/// Returns how many seconds the library takes for the outcomes of a column, to compare [`is_winning`] with it.
#[pyfunction]
pub(crate) fn seconds_in_rust<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
) -> PyResult<f64> {
    let moore = Moore::new(natural(k)?).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let taken = each_layout!(heaps, offsets, |batch| py.detach(|| {
        let start = Instant::now();
        std::hint::black_box(moore.outcomes(batch.batch(), Convention::Normal));
        start.elapsed()
    }));
    Ok(taken.as_secs_f64())
}

/// Returns the heaps of all positions, those that are won after a winning move, and a bitmap of which ones are won.
#[pyfunction]
#[pyo3(signature = (heaps, offsets, k, misere=false))]
pub(crate) fn winning_moves<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
    misere: bool,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyArray1<u8>>)> {
    let convention = convention(misere);
    let (after, bits) = each_layout!(heaps, offsets, |batch| {
        let k = K::of(k, batch.len())?;
        let (same, column) = (k.same(), k.column()?);
        let mut after = py.detach(|| batch.heaps().to_vec());
        let mut bits = vec![0; batch.len().div_ceil(8)];
        for (block, bits) in (0..).step_by(BLOCK).zip(bits.chunks_mut(BLOCK / 8)) {
            let part = batch.block(block, BLOCK);
            py.detach(|| match column {
                None => {
                    let moves = same.winning_moves_of(part.batch(), convention);
                    moves.iter().enumerate().for_each(|(index, changes)| {
                        bits[index / 8] |= u8::from(!changes.is_empty()) << (index % 8);
                        part.apply(index, changes, &mut after);
                    });
                }
                Some(column) => {
                    let find = |index| moore(column[block + index]).winning_move(part.get(index), convention);
                    let moves: Vec<_> = (0..part.len()).into_par_iter().map(find).collect();
                    for (index, changes) in moves.iter().enumerate() {
                        bits[index / 8] |= u8::from(changes.is_some()) << (index % 8);
                        part.apply(index, changes.as_deref().unwrap_or_default(), &mut after);
                    }
                }
            });
            py.check_signals()?;
        }
        (after.into_pyarray(py).into_any(), bits)
    });
    Ok((after, bits.into_pyarray(py)))
}

/// Returns the exact number of winning moves of each position.
#[pyfunction]
#[pyo3(signature = (heaps, offsets, k, misere=false, budget=None))]
pub(crate) fn counts<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
    misere: bool,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let (convention, budget) = (convention(misere), interrupt::budget(budget));
    let counts = each_layout!(heaps, offsets, |batch| {
        let k = K::of(k, batch.len())?;
        let (same, column) = (k.same(), k.column()?);
        let count = |index: usize| -> Result<u64, (usize, ErrorReport)> {
            let each;
            let moore = match column {
                None => &same,
                Some(column) => {
                    each = moore(column[index]);
                    &each
                }
            };
            let number = moore.count(batch.get(index), convention, &budget);
            let number = number.map_err(|over| (index, over.into()))?;
            Natural::from(number).to_u64().ok_or_else(|| {
                let message = "the number of winning moves does not fit into 64 bits: ask solve for it";
                (index, ErrorReport::new(ErrorCode::TooLarge, message))
            })
        };
        let mut counts = Vec::with_capacity(batch.len());
        for block in (0..batch.len()).step_by(BLOCK / 64) {
            let block = block..(block + BLOCK / 64).min(batch.len());
            let found: Result<Vec<u64>, _> = py.detach(|| block.into_par_iter().map(count).collect());
            counts.extend(found.map_err(|(row, error)| in_row(py, row, &error))?);
            py.check_signals()?;
        }
        counts
    });
    Ok(counts.into_pyarray(py))
}

/// Returns the nim-sum of each position.
#[pyfunction]
pub(crate) fn nim_sums<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let sums: Vec<u64> = each_layout!(heaps, offsets, |batch| py.detach(|| {
        let sum = |index| batch.get(index).iter().fold(0, |sum, heap| sum ^ u64::from(*heap));
        (0..batch.len()).into_par_iter().with_min_len(1 << 14).map(sum).collect()
    }));
    Ok(sums.into_pyarray(py))
}

/// Returns the Grundy value of each position of a heap game.
#[pyfunction]
#[pyo3(signature = (game, heaps, offsets, budget=None))]
pub(crate) fn grundy_sums<'py>(
    py: Python<'py>,
    game: String,
    heaps: Column<'py>,
    offsets: Column<'py>,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let sums = each_layout!(heaps, offsets, |batch| {
        let largest = py.detach(|| {
            batch.heaps().par_iter().with_min_len(1 << 14).max().map_or(0, |heap| u64::from(*heap))
        });
        let values =
            interrupt::interruptible(py, budget, move |budget| GameValues::new(&game, largest, budget))?;
        let values = values.map_err(|error| exception(py, &error))?;
        let sum = |index: usize| -> Result<u64, (usize, ErrorReport)> {
            let value = |heap| values.value(heap).map_err(|error| (index, error));
            batch.get(index).iter().try_fold(0, |sum, heap| Ok(sum ^ value(u64::from(*heap))?))
        };
        let sums: Result<Vec<u64>, _> =
            py.detach(|| (0..batch.len()).into_par_iter().with_min_len(1 << 12).map(sum).collect());
        sums.map_err(|(row, error)| in_row(py, row, &error))?
    });
    Ok(sums.into_pyarray(py))
}

/// Returns a bitmap of the positions, given as text, that the player to move wins.
#[pyfunction]
#[pyo3(signature = (text, offsets, budget=None))]
pub(crate) fn is_winning_text<'py>(
    py: Python<'py>,
    text: PyReadonlyArray1<'py, u8>,
    offsets: Column<'py>,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let offsets = offsets.to_indices()?;
    let text = text.as_slice()?;
    let budget: Budget = interrupt::budget(budget);
    let outcome = |index: usize| -> Result<Outcome, (usize, ErrorReport)> {
        let line = offsets.get(index..index + 2).and_then(|ends| text.get(ends[0]..ends[1]));
        let unread = || (index, ErrorReport::new(ErrorCode::NotUtf8, "the text is not UTF-8"));
        let line = line.and_then(|line| std::str::from_utf8(line).ok()).ok_or_else(unread)?;
        let position = read(line).map_err(|error| (index, error))?;
        position.solve(&budget).map(|solution| solution.outcome()).map_err(|over| (index, over.into()))
    };
    let number = offsets.len().saturating_sub(1);
    let mut bits = vec![0; number.div_ceil(8)];
    for (block, bits) in (0..).step_by(BLOCK / 64).zip(bits.chunks_mut(BLOCK / 512)) {
        let block = block..(block + BLOCK / 64).min(number);
        let outcomes: Result<Vec<Outcome>, _> = py.detach(|| block.into_par_iter().map(outcome).collect());
        pack(&outcomes.map_err(|(row, error)| in_row(py, row, &error))?, bits);
        py.check_signals()?;
    }
    Ok(bits.into_pyarray(py))
}

/// Returns the exception for an error in a row.
fn in_row(py: Python<'_>, row: usize, error: &ErrorReport) -> PyErr {
    plain(py, error.code, &format!("row {row}: {error}"))
}

/// Returns the exception for an array of another type than those that are read.
fn wrong_type(found: &Bound<'_, PyAny>) -> PyErr {
    let dtype = found.getattr("dtype").map_or_else(|_| String::from("no array"), |dtype| dtype.to_string());
    PyTypeError::new_err(format!("a contiguous array of uint32 or uint64 is expected, not {dtype}"))
}
