//! Python's integers and [`Natural`]s, which both have any size.

use nimatron::Natural;
use nimatron::engine::UBig;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt};

/// Reads a Python integer.
///
/// # Errors
/// `TypeError` if it is none, `ValueError` if it is negative.
pub(crate) fn natural(number: &Bound<'_, PyAny>) -> PyResult<Natural> {
    if let Ok(word) = number.extract::<u64>() {
        return Ok(Natural::from(word));
    }
    let not_an_integer = |_| {
        let found = number.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
        PyTypeError::new_err(format!("an integer is expected, not {found}"))
    };
    let number = number.call_method0("__index__").map_err(not_an_integer)?;
    if number.lt(0)? {
        return Err(PyValueError::new_err(format!("{number} is negative: numbers are 0 or more")));
    }
    let bits: usize = number.call_method0("bit_length")?.extract()?;
    let bytes = number.call_method1("to_bytes", (bits.div_ceil(8), "little"))?;
    Ok(Natural::from(UBig::from_le_bytes(bytes.cast::<PyBytes>()?.as_bytes())))
}

/// Returns a number as a Python integer.
///
/// # Errors
/// Only if Python runs out of memory.
pub(crate) fn python_int<'py>(py: Python<'py>, number: &Natural) -> PyResult<Bound<'py, PyAny>> {
    if let Some(word) = number.to_u64() {
        return Ok(word.into_pyobject(py)?.into_any());
    }
    let bytes = PyBytes::new(py, &number.as_ubig().to_le_bytes());
    py.get_type::<PyInt>().call_method1("from_bytes", (bytes, "little"))
}

/// Reads a decimal number of any length, which Python's `int` refuses from 4301 digits on.
#[pyfunction]
pub(crate) fn integer<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let number: Natural =
        text.parse().map_err(|_| PyValueError::new_err(format!("{text} is not a number")))?;
    python_int(py, &number)
}

/// Writes an integer of any size in decimal, which Python's `str` refuses from 4301 digits on.
#[pyfunction]
pub(crate) fn decimal(number: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(natural(number)?.to_string())
}
