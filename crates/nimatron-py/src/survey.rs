//! Surveys, class by class, so that Python can split them over threads, processes or a cluster.

use nimatron_api::{ErrorCode, ErrorReport, SurveyClass, SurveyFamily, SurveyReach, SurveyRow};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error::exception;
use crate::interrupt::interruptible;

/// Returns the classes of a family of games, each as the game that stands for it and the codes of the class.
#[pyfunction]
pub(crate) fn survey_classes(py: Python<'_>, family: &str, bound: u32) -> PyResult<Vec<(String, String)>> {
    let unknown =
        || PyValueError::new_err(format!("{family} is no family: {}", SurveyFamily::NAMES.join(", ")));
    let family = SurveyFamily::named(family, bound).ok_or_else(unknown)?;
    let classes = py.detach(|| family.classes()).map_err(|error| exception(py, &error))?;
    Ok(classes.iter().map(|class| (class.game().to_owned(), class.codes().to_owned())).collect())
}

/// Returns what a survey finds about one class, as JSON.
#[pyfunction]
#[pyo3(signature = (game, codes, to, quotient=None, quotient_steps=1_000_000, budget=None))]
pub(crate) fn survey_row(
    py: Python<'_>,
    game: String,
    codes: String,
    to: usize,
    quotient: Option<usize>,
    quotient_steps: u64,
    budget: Option<u64>,
) -> PyResult<String> {
    let reach = SurveyReach { to, quotient, quotient_steps };
    let row = interruptible(py, Some(budget.unwrap_or(u64::MAX)), move |budget| {
        let row = SurveyRow::new(&SurveyClass::new(&game, codes)?, &reach, budget)?;
        serde_json::to_string(&row).map_err(|error| ErrorReport::new(ErrorCode::Internal, error.to_string()))
    })?;
    row.map_err(|error| exception(py, &error))
}
