//! Columns of positions: numpy arrays in, numpy arrays out, on all cores, without copies of what comes in.
//!
//! A column of positions is two arrays, as in Arrow's lists: the heaps of all positions one after the other, and where
//! each position begins. Answers that are yes or no are bitmaps, the first position in the lowest bit, as in Arrow.

mod batch;
mod bitmap;
mod game_values;
mod texts;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use nimatron::engine::moore::Moore;
use nimatron::{Natural, Outcome};
use nimatron_api::{ErrorCode, ErrorReport};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::error::{exception, raised};
use crate::integer::natural;
use crate::interrupt;
use batch::{Column, Part, convention, each_layout, word};
use bitmap::pack;
use game_values::GameValues;
pub(crate) use texts::{text_counts, text_grundy, text_is_winning, text_winning_moves};

/// So many positions are answered between two looks for Ctrl-C. A multiple of 8, so that bitmaps join.
const BLOCK: usize = 1 << 20;

/// So many positions are moved in by one thread at a time. A multiple of 8 too.
const PIECE: usize = 1 << 14;

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

/// Returns how many positions of a column the library finds to be won, and in how many seconds: what [`is_winning`] and
/// [`winning_moves`] are compared with.
#[pyfunction]
#[pyo3(signature = (heaps, offsets, k, misere=false, moves=false))]
pub(crate) fn won_in_rust<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
    misere: bool,
    moves: bool,
) -> PyResult<(usize, f64)> {
    let moore = Moore::new(natural(k)?).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let convention = convention(misere);
    let (won, taken) = each_layout!(heaps, offsets, |batch| py.detach(|| {
        let start = Instant::now();
        if moves {
            let moves = moore.winning_moves_of(batch.batch(), convention);
            let taken = start.elapsed();
            (moves.iter().filter(|changes| !changes.is_empty()).count(), taken)
        } else {
            let outcomes = moore.outcomes(batch.batch(), convention);
            let taken = start.elapsed();
            (outcomes.iter().filter(|outcome| **outcome == Outcome::N).count(), taken)
        }
    }));
    Ok((won, taken.as_secs_f64()))
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
        let find = |part: Part<'_, _, _>, first: usize, bits: &mut [u8], after: &mut [_]| match column {
            None => {
                let moves = same.winning_moves_of(part.batch(), convention);
                for (index, changes) in moves.iter().enumerate() {
                    bits[index / 8] |= u8::from(!changes.is_empty()) << (index % 8);
                    part.apply(index, changes, after);
                }
            }
            Some(column) => {
                for index in 0..part.len() {
                    let Some(changes) =
                        moore(column[first + index]).winning_move(part.get(index), convention)
                    else {
                        continue;
                    };
                    bits[index / 8] |= 1 << (index % 8);
                    part.apply(index, &changes, after);
                }
            }
        };
        let mut rest = &mut after[..];
        let mut skipped = 0;
        for (block, bits) in (0..).step_by(BLOCK).zip(bits.chunks_mut(BLOCK / 8)) {
            // Each piece has the heaps of its own positions, so that all can be written at the same time.
            let mut pieces = Vec::new();
            for (piece, bits) in (block..).step_by(PIECE).zip(bits.chunks_mut(PIECE / 8)) {
                let part = batch.block(piece, PIECE);
                let heaps = part.range();
                let (_, own) = rest.split_at_mut(heaps.start - skipped);
                let (own, others) = own.split_at_mut(heaps.len());
                (rest, skipped) = (others, heaps.end);
                pieces.push((piece, part, bits, own));
            }
            py.detach(|| {
                pieces.into_par_iter().for_each(|(piece, part, bits, after)| find(part, piece, bits, after));
            });
            py.check_signals()?;
        }
        (after.into_pyarray(py).into_any(), bits)
    });
    Ok((after, bits.into_pyarray(py)))
}

/// Returns the exact number of winning moves of each position.
#[pyfunction]
#[pyo3(signature = (heaps, offsets, k, misere=false, first=0, budget=None))]
pub(crate) fn counts<'py>(
    py: Python<'py>,
    heaps: Column<'py>,
    offsets: Column<'py>,
    k: &Bound<'py, PyAny>,
    misere: bool,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let stop = Arc::new(AtomicBool::new(false));
    let (convention, budget) = (convention(misere), interrupt::budget(budget).stoppable(stop.clone()));
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
            let number = moore.count(batch.get(index), convention, &budget).map_err(ErrorReport::from);
            let word =
                number.and_then(|number| fits_word(&Natural::from(number), "the number of winning moves"));
            word.map_err(|error| (first + index, error))
        };
        let counted = || (0..batch.len()).into_par_iter().map(count).collect::<Result<Vec<u64>, _>>();
        interrupt::watched(py, &stop, counted)?.map_err(|(row, error)| in_row(py, row, &error))?
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
        let sum = |index| batch.get(index).iter().fold(0, |sum, heap| sum ^ word(*heap));
        (0..batch.len()).into_par_iter().with_min_len(1 << 14).map(sum).collect()
    }));
    Ok(sums.into_pyarray(py))
}

/// Returns the Grundy value of each position of a heap game.
#[pyfunction]
#[pyo3(signature = (game, heaps, offsets, first=0, budget=None))]
pub(crate) fn grundy_sums<'py>(
    py: Python<'py>,
    game: String,
    heaps: Column<'py>,
    offsets: Column<'py>,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let sums = each_layout!(heaps, offsets, |batch| {
        let largest =
            py.detach(|| batch.heaps().par_iter().with_min_len(1 << 14).max().map_or(0, |heap| word(*heap)));
        let values =
            interrupt::interruptible(py, budget, move |budget| GameValues::new(&game, largest, budget))?;
        let values = values.map_err(|error| exception(py, &error))?;
        let sum = |index: usize| -> Result<u64, (usize, ErrorReport)> {
            let value = |heap| values.value(heap).map_err(|error| (first + index, error));
            batch.get(index).iter().try_fold(0, |sum, heap| Ok(sum ^ value(word(*heap))?))
        };
        let sums: Result<Vec<u64>, _> =
            py.detach(|| (0..batch.len()).into_par_iter().with_min_len(1 << 12).map(sum).collect());
        sums.map_err(|(row, error)| in_row(py, row, &error))?
    });
    Ok(sums.into_pyarray(py))
}

/// Returns a number that is to fit into 64 bits.
fn fits_word(number: &Natural, what: &str) -> Result<u64, ErrorReport> {
    let message = || format!("{what} does not fit into 64 bits: ask solve for it");
    number.to_u64().ok_or_else(|| ErrorReport::new(ErrorCode::TooLarge, message()))
}

/// Returns the exception for an error in a row.
fn in_row(py: Python<'_>, row: usize, error: &ErrorReport) -> PyErr {
    raised(py, error.code, &error.message, error.at, Some(row))
}

/// Returns the exception for an array of another type than those that are read.
fn wrong_type(found: &Bound<'_, PyAny>) -> PyErr {
    let dtype = found.getattr("dtype").map_or_else(|_| String::from("no array"), |dtype| dtype.to_string());
    PyTypeError::new_err(format!("a contiguous array of uint32 or uint64 is expected, not {dtype}"))
}
