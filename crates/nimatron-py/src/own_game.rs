//! Games that are Python functions: [`OwnGame`], whose positions are any objects, and [`HeapGame`], played with heaps.

use std::cell::{Cell, RefCell};

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
#[pyclass(module = "nimatron._native", unsendable)]
pub(crate) struct OwnGame {
    options: Py<PyAny>,
    /// The number of every position seen.
    numbers: Py<PyDict>,
    /// The positions seen, by number.
    positions: RefCell<Vec<Py<PyAny>>>,
}

#[pymethods]
impl OwnGame {
    #[new]
    fn new(py: Python<'_>, options: Py<PyAny>) -> Self {
        Self { options, numbers: PyDict::new(py).unbind(), positions: RefCell::default() }
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
        let options = search.numbered_options(self.number(&position)?)?;
        let mut oracle = Oracle::outcome(&search, convention(misere));
        let budget = interrupt::budget(budget);
        let mut winning = Vec::new();
        for option in options {
            let outcome = oracle.answer(&row(option), &budget);
            search.check().map_err(|error| said(py, Fault::Raised(error)))?;
            if outcome.map_err(|over| exception(py, &over.into()))?.is_p() {
                winning.push(self.positions.borrow()[option].clone_ref(py));
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
        let mut positions = self.positions.borrow_mut();
        numbers.set_item(position, positions.len())?;
        positions.push(position.clone().unbind());
        Ok(positions.len() - 1)
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

    fn numbered_options(&self, number: usize) -> PyResult<Vec<usize>> {
        let position = self.game.positions.borrow()[number].clone_ref(self.py);
        let options = self.game.options.bind(self.py).call1((position,))?;
        options.try_iter()?.map(|option| self.game.number(&option?)).collect()
    }

    fn searched_options(&self, number: usize) -> PyResult<Vec<usize>> {
        self.calls.set(self.calls.get() + 1);
        if self.calls.get() % 1024 == 0 {
            self.py.check_signals()?;
        }
        let mut asked = self.asked.borrow_mut();
        if asked.len() <= number {
            asked.resize(number + 1, false);
        }
        if asked[number] {
            let position = self.game.positions.borrow()[number].clone_ref(self.py);
            let message =
                format!("the game does not end: {} leads back to itself", position.bind(self.py).repr()?);
            return Err(plain(self.py, ErrorCode::BadRules, &message));
        }
        asked[number] = true;
        drop(asked);
        self.numbered_options(number)
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
            true => Ok(Vec::new()),
            false => self.searched_options(number),
        };
        let options = options.unwrap_or_else(|error| {
            *self.raised.borrow_mut() = Some(error);
            Vec::new()
        });
        // Nobody looks at the action: a move is known by where it leads.
        Box::new(options.into_iter().map(|to| LegalMove { action: Action::Set(Vec::new()), to: row(to) }))
    }

    fn play(&self, _: &Vec<Natural>, _: &Action) -> Result<Vec<Natural>, IllegalMove> {
        Err(IllegalMove::Foreign("moves of a Python game are known by where they lead"))
    }
}

/// A game played with heaps: a Python function from a heap to what may replace it, each a heap or several.
#[pyclass(module = "nimatron._native")]
pub(crate) struct HeapGame {
    options: Py<PyAny>,
    /// The options of the heaps 0, 1, 2, … that were asked for.
    known: Vec<Vec<Vec<usize>>>,
    /// Their Grundy values.
    values: Vec<u32>,
}

/// What may replace a heap.
#[derive(FromPyObject)]
enum Parts {
    One(usize),
    Several(Vec<usize>),
}

#[pymethods]
impl HeapGame {
    #[new]
    const fn new(options: Py<PyAny>) -> Self {
        Self { options, known: Vec::new(), values: Vec::new() }
    }

    /// Returns the Grundy values of the heaps 0 to `to`, and the rest of the answer as JSON.
    fn grundy<'py>(&mut self, py: Python<'py>, to: usize) -> PyResult<ValuesAndRest<'py>> {
        self.read_to(py, to)?;
        let HeapValues { values, period } = HeapValues::seen(self.values[..=to].to_vec());
        let values: Vec<u64> = values.into_iter().map(u64::from).collect();
        let failed = |error: serde_json::Error| PyRuntimeError::new_err(error.to_string());
        let rest =
            serde_json::to_string(&nimatron_api::GrundyAnswer::new(String::new(), Vec::new(), None, period));
        Ok((values.into_pyarray(py), rest.map_err(failed)?))
    }

    /// Returns the misère quotient of the heaps 0 to `to`, as JSON.
    #[pyo3(signature = (to, name, budget=None))]
    fn quotient(&mut self, py: Python<'_>, to: usize, name: String, budget: Option<u64>) -> PyResult<String> {
        self.read_to(py, to)?;
        let options = Listed(self.known[..=to].to_vec());
        let answer = interruptible(py, budget, move |budget| -> Result<QuotientAnswer, ErrorReport> {
            nimatron_api::FoundQuotient::of_heaps(name, &options, to, budget).into_answer()
        })?;
        let answer = answer.map_err(|error| exception(py, &error))?;
        serde_json::to_string(&answer).map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }
}

impl HeapGame {
    /// Asks for the options of all heaps up to `last`.
    fn read_to(&mut self, py: Python<'_>, last: usize) -> PyResult<()> {
        while self.known.len() <= last {
            let heap = self.known.len();
            py.check_signals()?;
            let mut options = Vec::new();
            for option in self.options.bind(py).call1((heap,))?.try_iter()? {
                let parts = match option?.extract::<Parts>()? {
                    Parts::One(part) => vec![part],
                    Parts::Several(parts) => parts,
                };
                if let Some(part) = parts.iter().find(|part| **part >= heap) {
                    let message =
                        format!("heap {heap} has an option with a heap of {part}: parts must be smaller");
                    return Err(plain(py, ErrorCode::BadRules, &message));
                }
                options.push(parts);
            }
            self.values.push(self.value(&options));
            self.known.push(options);
        }
        Ok(())
    }

    /// Returns the Grundy value of a heap with these options.
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
