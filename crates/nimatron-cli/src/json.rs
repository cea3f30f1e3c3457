//! Results as JSON, one object on one line.

use std::io::Write;

use crate::failure::Failure;

/// Writes `value` as one line.
pub(crate) fn line(value: &impl serde::Serialize, out: &mut impl Write) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Other(error.to_string().into()))?;
    Ok(writeln!(out, "{text}")?)
}
