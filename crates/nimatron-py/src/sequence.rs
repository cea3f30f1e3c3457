//! The Grundy values of the single heaps of a game, as an array.

use std::mem;

use nimatron_api::{ErrorCode, ErrorReport, GrundyQuestion};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;

use crate::answer::ANSWERER;
use crate::error::exception;
use crate::interrupt::interruptible;

/// Values as an array, and the rest of the answer as JSON.
pub(crate) type ValuesAndRest<'py> = (Bound<'py, PyArray1<u64>>, String);

/// Returns the values of the heaps 0 to `to` of a game, and the rest of the answer as JSON.
#[pyfunction]
#[pyo3(signature = (game, to, budget=None, lang=None))]
pub(crate) fn grundy<'py>(
    py: Python<'py>,
    game: String,
    to: u64,
    budget: Option<u64>,
    lang: Option<String>,
) -> PyResult<ValuesAndRest<'py>> {
    let answer = interruptible(py, budget, move |budget| -> Result<_, ErrorReport> {
        let mut answer = ANSWERER.answer(&GrundyQuestion { game, to, svg: false, lang }, budget)?;
        let values = mem::take(&mut answer.values);
        let failed = |error: serde_json::Error| ErrorReport::new(ErrorCode::Internal, error.to_string());
        Ok((values, serde_json::to_string(&answer).map_err(failed)?))
    })?;
    let (values, rest) = answer.map_err(|error| exception(py, &error))?;
    Ok((values.into_pyarray(py), rest))
}
