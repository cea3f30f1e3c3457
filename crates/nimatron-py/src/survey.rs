//! Surveys, class by class, so that Python can split them over threads, processes or a cluster.

use nimatron_api::{ErrorCode, ErrorReport, SurveyClass, SurveyFamily, SurveyReach, SurveyRow};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

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

/// Returns what a survey finds about some classes, each as JSON, on all cores.
#[pyfunction]
#[pyo3(signature = (classes, to, quotient=None, quotient_steps=1_000_000))]
pub(crate) fn survey_rows(
    py: Python<'_>,
    classes: Vec<(String, String)>,
    to: usize,
    quotient: Option<usize>,
    quotient_steps: u64,
) -> PyResult<Vec<String>> {
    let reach = SurveyReach { to, quotient, quotient_steps };
    let rows = interruptible(py, Some(u64::MAX), move |budget| {
        let row = |(game, codes): (String, String)| {
            let row = SurveyRow::new(&SurveyClass::new(&game, codes)?, &reach, budget)?;
            serde_json::to_string(&row)
                .map_err(|error| ErrorReport::new(ErrorCode::Internal, error.to_string()))
        };
        // One class at a time: their lengths differ by far.
        classes.into_par_iter().with_max_len(1).map(row).collect::<Result<Vec<String>, ErrorReport>>()
    })?;
    rows.map_err(|error| exception(py, &error))
}
