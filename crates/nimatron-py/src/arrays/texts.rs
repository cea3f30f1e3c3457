//! [`Texts`]: a column of positions in the notation, which name their games themselves.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::{Budget, Outcome, Position};
use nimatron_api::{ErrorCode, ErrorReport};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use rayon::prelude::*;

use super::batch::Column;
use super::bitmap::pack;
use super::{fits_word, in_row};
use crate::answer::read;
use crate::interrupt;

/// The texts of a column one after the other, and where each begins.
struct Texts<'a> {
    bytes: &'a [u8],
    offsets: Vec<usize>,
}

impl Texts<'_> {
    fn position(&self, index: usize) -> Result<Position, ErrorReport> {
        let text = self.offsets.get(index..index + 2).and_then(|ends| self.bytes.get(ends[0]..ends[1]));
        let unread = || ErrorReport::new(ErrorCode::NotUtf8, "the text is not UTF-8");
        read(text.and_then(|text| std::str::from_utf8(text).ok()).ok_or_else(unread)?)
    }
}

/// Returns the answer to every position of a column of texts. The column is part of a larger one, from the row `first` on.
fn answers<A: Send>(
    py: Python<'_>,
    text: &PyReadonlyArray1<'_, u8>,
    offsets: &Column<'_>,
    first: usize,
    budget: Option<u64>,
    answer: impl Fn(&Position, &Budget) -> Result<A, ErrorReport> + Sync,
) -> PyResult<Vec<A>> {
    let texts = Texts { bytes: text.as_slice()?, offsets: offsets.to_indices()? };
    let stop = Arc::new(AtomicBool::new(false));
    let budget = interrupt::budget(budget).stoppable(stop.clone());
    let one = |index: usize| {
        let answered = texts.position(index).and_then(|position| answer(&position, &budget));
        answered.map_err(|error| (first + index, error))
    };
    let number = texts.offsets.len().saturating_sub(1);
    let found =
        interrupt::watched(py, &stop, || (0..number).into_par_iter().map(one).collect::<Result<_, _>>())?;
    found.map_err(|(row, error)| in_row(py, row, &error))
}

/// Returns a bitmap of the positions that the player to move wins.
#[pyfunction]
#[pyo3(signature = (text, offsets, first=0, budget=None))]
pub(crate) fn text_is_winning<'py>(
    py: Python<'py>,
    text: PyReadonlyArray1<'py, u8>,
    offsets: Column<'py>,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let outcomes: Vec<Outcome> = answers(py, &text, &offsets, first, budget, |position, budget| {
        Ok(position.solve(budget)?.outcome())
    })?;
    let mut bits = vec![0; outcomes.len().div_ceil(8)];
    pack(&outcomes, &mut bits);
    Ok(bits.into_pyarray(py))
}

/// Returns the position after a winning move of each position, `None` if there is none.
#[pyfunction]
#[pyo3(signature = (text, offsets, first=0, budget=None))]
pub(crate) fn text_winning_moves(
    py: Python<'_>,
    text: PyReadonlyArray1<'_, u8>,
    offsets: Column<'_>,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Vec<Option<String>>> {
    answers(py, &text, &offsets, first, budget, |position, budget| {
        let winning = position.solve(budget)?.winning_move()?;
        Ok(winning.map(|winning| winning.into_position().to_string()))
    })
}

/// Returns the exact number of winning moves of each position.
#[pyfunction]
#[pyo3(signature = (text, offsets, first=0, budget=None))]
pub(crate) fn text_counts<'py>(
    py: Python<'py>,
    text: PyReadonlyArray1<'py, u8>,
    offsets: Column<'py>,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let counts = answers(py, &text, &offsets, first, budget, |position, budget| {
        fits_word(&position.solve(budget)?.count()?, "the number of winning moves")
    })?;
    Ok(counts.into_pyarray(py))
}

/// Returns the Grundy value of each position.
#[pyfunction]
#[pyo3(signature = (text, offsets, first=0, budget=None))]
pub(crate) fn text_grundy<'py>(
    py: Python<'py>,
    text: PyReadonlyArray1<'py, u8>,
    offsets: Column<'py>,
    first: usize,
    budget: Option<u64>,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let values = answers(py, &text, &offsets, first, budget, |position, budget| {
        fits_word(&position.grundy(budget)?.0, "the Grundy value")
    })?;
    Ok(values.into_pyarray(py))
}
