//! Games that are Python functions: [`OwnGame`], whose positions are any objects, and [`HeapGame`], played with heaps.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nimatron::engine::quotient::HeapOptions;
use nimatron::engine::search::Oracle;
use nimatron::games::HeapValues;
use nimatron::ruleset::{Action, IllegalMove, LegalMove, Ruleset};
use nimatron::{Budget, Convention, Natural, Outcome};
use nimatron_api::{ErrorCode, ErrorReport, QuotientAnswer};
use numpy::IntoPyArray;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::{exception, plain};
use crate::interrupt::{self, interruptible};
use crate::sequence::ValuesAndRest;

/// A game of one's own: a Python function from a position to the positions that a move leads to. Positions are any
/// hashable objects.
#[pyclass(frozen, module = "nimatron._native")]
pub(crate) struct OwnGame {
    options: Py<PyAny>,
    /// The number of every position seen.
    numbers: Py<PyDict>,
    /// The positions seen, by number. It is never locked while Python runs.
    seen: Mutex<Vec<Seen>>,
}

/// A position that was seen.
struct Seen {
    position: Py<PyAny>,
    /// The numbers of its options, once they were asked for.
    options: Option<Arc<[usize]>>,
}

#[pymethods]
impl OwnGame {
    #[new]
    fn new(py: Python<'_>, options: Py<PyAny>) -> Self {
        Self { options, numbers: PyDict::new(py).unbind(), seen: Mutex::default() }
    }

    /// Returns whether the player to move wins.
    #[pyo3(signature = (position, misere=false, budget=None))]
    fn is_winning(
        &self,
        py: Python<'_>,
        position: Bound<'_, PyAny>,
        misere: bool,
        budget: Option<u64>,
    ) -> PyResult<bool> {
        let outcome = self.ask(&position, budget, |search| Oracle::outcome(search, convention(misere)));
        outcome.map_err(|error| said(py, error)).map(|outcome| outcome == Outcome::N)
    }

    /// Returns the number of moves until the end if the winner hurries and the loser delays.
    #[pyo3(signature = (position, misere=false, budget=None))]
    fn remoteness(
        &self,
        py: Python<'_>,
        position: Bound<'_, PyAny>,
        misere: bool,
        budget: Option<u64>,
    ) -> PyResult<u64> {
        let length = self.ask(&position, budget, |search| Oracle::remoteness(search, convention(misere)));
        length.map_err(|error| said(py, error)).map(|(_, moves)| moves)
    }

    /// Returns the Grundy value.
    #[pyo3(signature = (position, budget=None))]
    fn grundy(&self, py: Python<'_>, position: Bound<'_, PyAny>, budget: Option<u64>) -> PyResult<u64> {
        self.ask(&position, budget, |search| Oracle::value(search, 0)).map_err(|error| said(py, error))
    }

    /// Returns the options that the player to move wins by.
    #[pyo3(signature = (position, misere=false, budget=None))]
    fn winning_options(
        &self,
        py: Python<'_>,
        position: Bound<'_, PyAny>,
        misere: bool,
        budget: Option<u64>,
    ) -> PyResult<Vec<Py<PyAny>>> {
        let search = Search::new(self, py);
        let options = self.numbered_options(py, self.number(&position)?)?;
        let mut oracle = Oracle::outcome(&search, convention(misere));
        let budget = interrupt::budget(budget);
        let mut winning = Vec::new();
        for &option in &*options {
            let outcome = oracle.answer(&row(option), &budget);
            search.check().map_err(|error| said(py, Fault::Raised(error)))?;
            if outcome.map_err(|over| exception(py, &over.into()))?.is_p() {
                winning.push(self.position(py, option));
            }
        }
        Ok(winning)
    }
}

/// Why a search of a Python game ended early.
enum Fault {
    Raised(PyErr),
    Over(ErrorReport),
}

fn said(py: Python<'_>, fault: Fault) -> PyErr {
    match fault {
        Fault::Raised(error) => error,
        Fault::Over(report) => exception(py, &report),
    }
}

const fn convention(misere: bool) -> Convention {
    if misere { Convention::Misere } else { Convention::Normal }
}

impl OwnGame {
    /// Returns the number of a position.
    fn number(&self, position: &Bound<'_, PyAny>) -> PyResult<usize> {
        let numbers = self.numbers.bind(position.py());
        if let Some(known) = numbers.get_item(position)? {
            return known.extract();
        }
        let number = {
            let mut seen = self.seen();
            seen.push(Seen { position: position.clone().unbind(), options: None });
            seen.len() - 1
        };
        // Another thread may have met the position meanwhile; the first number counts.
        numbers.call_method1("setdefault", (position, number))?.extract()
    }

    /// Returns the position with a number.
    fn position(&self, py: Python<'_>, number: usize) -> Py<PyAny> {
        self.seen()[number].position.clone_ref(py)
    }

    /// Returns the options of the position with a number. The function is asked once for each position.
    fn numbered_options(&self, py: Python<'_>, number: usize) -> PyResult<Arc<[usize]>> {
        if let Some(known) = &self.seen()[number].options {
            return Ok(known.clone());
        }
        let options = self.options.bind(py).call1((self.position(py, number),))?;
        let options: Vec<usize> =
            options.try_iter()?.map(|option| self.number(&option?)).collect::<PyResult<_>>()?;
        let options: Arc<[usize]> = options.into();
        self.seen()[number].options = Some(options.clone());
        Ok(options)
    }

    fn seen(&self) -> MutexGuard<'_, Vec<Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Searches a position with the oracle that `oracle` makes.
    fn ask<A: Clone>(
        &self,
        position: &Bound<'_, PyAny>,
        budget: Option<u64>,
        oracle: impl for<'s> FnOnce(&'s Search<'s>) -> Oracle<'s, Search<'s>, A>,
    ) -> Result<A, Fault> {
        let root = self.number(position).map_err(Fault::Raised)?;
        let search = Search::new(self, position.py());
        let budget: Budget = interrupt::budget(budget);
        let answer = oracle(&search).answer(&row(root), &budget);
        search.check().map_err(Fault::Raised)?;
        answer.map_err(|over| Fault::Over(over.into()))
    }
}

/// One search of a Python game, as rules over the numbers of its positions. The oracle knows no exceptions, so the
/// first one is kept here and every later position has no options.
struct Search<'a> {
    game: &'a OwnGame,
    py: Python<'a>,
    raised: RefCell<Option<PyErr>>,
    /// Which positions were asked for their options: the oracle asks twice only if a position leads to itself.
    asked: RefCell<Vec<bool>>,
    calls: Cell<u64>,
}

impl<'a> Search<'a> {
    fn new(game: &'a OwnGame, py: Python<'a>) -> Self {
        Self { game, py, raised: RefCell::default(), asked: RefCell::default(), calls: Cell::new(0) }
    }

    /// Fails with the exception that was raised, if there was one.
    fn check(&self) -> PyResult<()> {
        self.raised.borrow_mut().take().map_or(Ok(()), Err)
    }

    fn searched_options(&self, number: usize) -> PyResult<Arc<[usize]>> {
        self.calls.set(self.calls.get() + 1);
        if self.calls.get().is_multiple_of(1024) {
            self.py.check_signals()?;
        }
        let mut asked = self.asked.borrow_mut();
        if asked.len() <= number {
            asked.resize(number + 1, false);
        }
        if asked[number] {
            let position = self.game.position(self.py, number);
            let message =
                format!("the game does not end: {} leads back to itself", position.bind(self.py).repr()?);
            return Err(plain(self.py, ErrorCode::BadRules, &message));
        }
        asked[number] = true;
        drop(asked);
        self.game.numbered_options(self.py, number)
    }
}

/// The position with a number, as the oracle keeps it: a row of one number.
fn row(number: usize) -> Vec<Natural> {
    vec![Natural::from(number)]
}

impl Ruleset for Search<'_> {
    type Position = Vec<Natural>;

    fn options<'a>(
        &'a self,
        position: &'a Vec<Natural>,
    ) -> Box<dyn Iterator<Item = LegalMove<Vec<Natural>>> + 'a> {
        let number = position.first().and_then(Natural::to_usize).unwrap_or_default();
        let options = match self.raised.borrow().is_some() {
            true => Ok(Arc::default()),
            false => self.searched_options(number),
        };
        let options = options.unwrap_or_else(|error| {
            *self.raised.borrow_mut() = Some(error);
            Arc::default()
        });
        // Nobody looks at the action: a move is known by where it leads.
        let number = options.len();
        let option = move |index| LegalMove { action: Action::Set(Vec::new()), to: row(options[index]) };
        Box::new((0..number).map(option))
    }

    fn play(&self, _: &Vec<Natural>, _: &Action) -> Result<Vec<Natural>, IllegalMove> {
        Err(IllegalMove::Foreign("moves of a Python game are known by where they lead"))
    }
}

/// A game played with heaps: a Python function from a heap to what may replace it, each a heap or several.
#[pyclass(module = "nimatron._native")]
pub(crate) struct HeapGame {
    options: Py<PyAny>,
    /// The Grundy values of the heaps 0, 1, 2, … that were asked for.
    values: Vec<u32>,
}

#[pymethods]
impl HeapGame {
    #[new]
    const fn new(options: Py<PyAny>) -> Self {
        Self { options, values: Vec::new() }
    }

    /// Returns the Grundy values of the heaps 0 to `to`, and the rest of the answer as JSON.
    fn grundy<'py>(&mut self, py: Python<'py>, to: usize) -> PyResult<ValuesAndRest<'py>> {
        while self.values.len() <= to {
            let options = self.options(py, self.values.len())?;
            self.values.push(self.value(&options));
        }
        let HeapValues { values, period } = HeapValues::seen(self.values[..=to].to_vec());
        let values: Vec<u64> = values.into_iter().map(u64::from).collect();
        let failed = |error: serde_json::Error| PyRuntimeError::new_err(error.to_string());
        let rest =
            serde_json::to_string(&nimatron_api::GrundyAnswer::new(String::new(), Vec::new(), None, period));
        Ok((values.into_pyarray(py), rest.map_err(failed)?))
    }

    /// Returns the misère quotient of the heaps 0 to `to`, as JSON.
    #[pyo3(signature = (to, name, budget=None))]
    fn quotient(&self, py: Python<'_>, to: usize, name: String, budget: Option<u64>) -> PyResult<String> {
        let options = Listed((0..=to).map(|heap| self.options(py, heap)).collect::<PyResult<_>>()?);
        let answer = interruptible(py, budget, move |budget| -> Result<QuotientAnswer, ErrorReport> {
            nimatron_api::FoundQuotient::of_heaps(name, &options, to, budget).into_answer()
        })?;
        let answer = answer.map_err(|error| exception(py, &error))?;
        serde_json::to_string(&answer).map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }
}

impl HeapGame {
    /// Asks for the options of a heap, each the heaps that replace it.
    fn options(&self, py: Python<'_>, heap: usize) -> PyResult<Vec<Vec<usize>>> {
        py.check_signals()?;
        let options = self.options.bind(py).call1((heap,))?;
        let refused = |option: &Bound<'_, PyAny>| {
            let option = option.repr().map_or_else(|_| String::from("?"), |shown| shown.to_string());
            let message = format!(
                "heap {heap} has the option {option}: its parts must be smaller heaps, integers from 0 on"
            );
            plain(py, ErrorCode::BadRules, &message)
        };
        let read = |option: PyResult<Bound<'_, PyAny>>| {
            let option = option?;
            let parts = match option.try_iter() {
                Err(_) => vec![option.extract::<usize>().map_err(|_| refused(&option))?],
                Ok(parts) => parts
                    .map(|part| part?.extract::<usize>().map_err(|_| refused(&option)))
                    .collect::<PyResult<_>>()?,
            };
            if parts.iter().all(|part| *part < heap) { Ok(parts) } else { Err(refused(&option)) }
        };
        options.try_iter()?.map(read).collect()
    }

    /// Returns the Grundy value of a heap with these options, whose parts have known values.
    fn value(&self, options: &[Vec<usize>]) -> u32 {
        let mut taken = vec![false; options.len() + 1];
        for option in options {
            let value = option.iter().fold(0, |sum, part| sum ^ self.values[*part]);
            if let Some(taken) = taken.get_mut(value as usize) {
                *taken = true;
            }
        }
        taken.iter().take_while(|taken| **taken).count() as u32
    }
}

/// The options of the first heaps of a game, listed.
struct Listed(Vec<Vec<Vec<usize>>>);

impl HeapOptions for Listed {
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        self.0.get(heap).cloned().unwrap_or_default()
    }
}
