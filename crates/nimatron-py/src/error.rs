//! Errors as Python exceptions: `nimatron.errors` has the classes, here they are raised.

use nimatron::notation::Place;
use nimatron_api::{ErrorCode, ErrorReport};
use pyo3::prelude::*;

/// Returns the exception for an error.
pub(crate) fn exception(py: Python<'_>, error: &ErrorReport) -> PyErr {
    raised(py, error.code, &error.message, error.at).unwrap_or_else(|failure| failure)
}

/// Returns the exception for an error with this message and no place.
pub(crate) fn plain(py: Python<'_>, code: ErrorCode, message: &str) -> PyErr {
    raised(py, code, message, None).unwrap_or_else(|failure| failure)
}

fn raised(py: Python<'_>, code: ErrorCode, message: &str, at: Option<Place>) -> PyResult<PyErr> {
    let (line, column) = at.map(|at| (at.line, at.column)).unzip();
    let exception = py.import("nimatron.errors")?.call_method1("of", (code.slug(), message, line, column))?;
    Ok(PyErr::from_value(exception))
}
