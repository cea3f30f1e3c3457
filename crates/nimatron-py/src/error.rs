//! Errors as Python exceptions: `nimatron.errors` has the classes, here they are raised.

use nimatron::notation::Place;
use nimatron_api::{ErrorCode, ErrorReport};
use pyo3::prelude::*;

/// Returns the exception for an error.
pub(crate) fn exception(py: Python<'_>, error: &ErrorReport) -> PyErr {
    raised(py, error.code, &error.message, error.at, None)
}

/// Returns the exception for an error with this message and no place.
pub(crate) fn plain(py: Python<'_>, code: ErrorCode, message: &str) -> PyErr {
    raised(py, code, message, None, None)
}

/// Returns the exception for an error at a place of a text, which may be one of a column.
pub(crate) fn raised(
    py: Python<'_>,
    code: ErrorCode,
    message: &str,
    at: Option<Place>,
    row: Option<usize>,
) -> PyErr {
    let (line, column) = at.map(|at| (at.line, at.column)).unzip();
    let errors = py.import("nimatron.errors");
    let made = errors.and_then(|errors| errors.call_method1("of", (code.slug(), message, line, column, row)));
    made.map_or_else(|failure| failure, PyErr::from_value)
}
