//! `rules(FILE)`: a game of the user's own, from a rule file.

use std::sync::{Arc, Mutex, PoisonError};

use crate::board::{Board, Look};
use crate::expr::{Located, Mistake, Place, Problem};
use crate::games::{Arity, Entry, Game, HeapValues, Misfit, Setup, Unfit, component, heap_game};
use crate::grundy::Period;
use crate::position::Component;
use crate::rules::{Body, Fault, Piece, RuleFile, RuleFiles, Script, Stop, Table};
use crate::ruleset::{Action, Found, IllegalMove, Move, Moves, Row, Ruleset, sorted};
use crate::theory::{Citation, Reduction, Why};
use crate::{Budget, Heap, OverBudget, UBig};

/// The line of the games that are not on the list: `rules(FILE)`.
pub const RULES: Entry = Entry {
    name: "rules",
    aliases: &[],
    parameters: "FILE",
    arity: Arity::Any,
    example: "rules(squares.game) 20 7",
    setup,
    samples: &[],
};

/// How much work a file is tried with where no numbers are given, so that its mistakes show at once.
const TRIAL: u64 = 100_000;

fn setup(setup: &Setup<'_>) -> Result<Component, Unfit> {
    let (file, files) = setup.file()?;
    let complain = |message: String, allowed| Unfit::one(Problem::BadRules, &file.span, message, allowed);
    if file.it.is_empty() || file.it.contains([',', '(', ')', '\n']) || file.it.trim() != file.it {
        let allowed = "a name without commas and parentheses";
        return Err(complain(format!("`{}` cannot stand in the notation", file.it), allowed));
    }
    let text = files.text(&file.it).map_err(|why| complain(format!("{}: {why}", file.it), "a text file"))?;
    let places = Places { file, text: &text };
    let body = RuleFile::read(&text).map_err(|mistakes| places.unfit(mistakes))?.into_body();
    let (script, table) = match body {
        Body::Known(game) => return heap_game::setup(setup, &RULES, file.it.clone(), game),
        Body::Script(script) => (Some(script), Table::default()),
        Body::Graph(graph) => (None, Table::of_graph(&graph)),
    };
    let rules = OwnRules { file: file.it.clone(), script, table: Mutex::new(Arc::new(table)) };
    let row = setup.row()?;
    if let Some(misfit) = rules.misfit(&row) {
        return Err(setup.bad_number(misfit));
    }
    rules.try_out(&row, files).map_err(|stop| places.unfit_at(stop))?;
    Ok(component(rules, row))
}

/// A rule file with its text, to which places refer.
struct Places<'a> {
    file: &'a Located<String>,
    text: &'a str,
}

impl Places<'_> {
    /// A mistake in the file as a mistake of the position, which names the file.
    fn mistake(&self, mistake: Mistake) -> Mistake {
        let Place { line, column } = Place::of(self.text, mistake.span.start);
        let message = format!("{}, line {line}, column {column}: {}", self.file.it, mistake.message);
        Mistake { span: self.file.span.clone(), message, allowed: mistake.allowed }
    }

    fn unfit(&self, mistakes: Vec<Mistake>) -> Unfit {
        let mistakes = mistakes.into_iter().map(|mistake| self.mistake(mistake)).collect();
        Unfit { problem: Problem::BadRules, mistakes }
    }

    fn unfit_at(&self, stop: Stop) -> Unfit {
        match stop {
            Stop::Fault(Fault { span, message, allowed }) => {
                self.unfit(vec![Mistake { span, message, allowed }])
            }
            Stop::Over(over) => {
                let message = format!("{}: {over}", self.file.it);
                Unfit::one(
                    Problem::OverBudget,
                    &self.file.span,
                    message,
                    "smaller numbers, or a larger budget",
                )
            }
        }
    }
}

/// The rules of a file, with the options of as much as was asked for.
#[derive(Debug)]
struct OwnRules {
    file: String,
    /// The lines of the file; `None` for a graph, of which all is in the table.
    script: Option<Script>,
    /// Shared with the iterators that read it; extended by copying where one is still reading.
    table: Mutex<Arc<Table>>,
}

/// The numbers of a row as the table has them; `None` where one is too large for it.
fn numbers(row: &[Heap]) -> Option<Vec<u128>> {
    row.iter().map(|heap| u128::try_from(heap.as_natural()).ok()).collect()
}

fn heaps(piece: &Piece) -> Row {
    piece.iter().map(|number| Heap::from(UBig::from(*number))).collect()
}

/// Every row of `length` of these numbers.
fn rows(numbers: Vec<u128>, length: usize) -> impl Iterator<Item = Row> {
    let base = numbers.len();
    let count = u32::try_from(length).ok().and_then(|length| base.checked_pow(length)).unwrap_or(usize::MAX);
    (0..count).map(move |mut place| {
        let mut row = Vec::with_capacity(length);
        for _ in 0..length {
            row.push(numbers[place % base]);
            place /= base;
        }
        heaps(&row)
    })
}

impl OwnRules {
    /// How many numbers a piece has.
    fn width(&self) -> usize {
        self.script.as_ref().map_or(1, Script::width)
    }

    fn is_graph(&self) -> bool {
        self.script.is_none()
    }

    fn table(&self) -> Arc<Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks the file for all that can follow `row`; without numbers, for some small positions.
    fn try_out(&self, row: &Row, files: &dyn RuleFiles) -> Result<(), Stop> {
        if !row.is_empty() || self.is_graph() {
            return self.explore(row, &files.budget());
        }
        let width = self.width();
        let largest = [12, 5, 3, 2].get(width - 1).copied().unwrap_or(1);
        for row in rows((0..=largest).collect(), width) {
            match self.explore(&row, &Budget::new(TRIAL)) {
                Err(Stop::Over(_)) => break,
                tried => tried?,
            }
        }
        Ok(())
    }

    fn explore(&self, row: &[Heap], budget: &Budget) -> Result<(), Stop> {
        let too_large = || OverBudget::after("the options by the rule file", budget.steps());
        let numbers = numbers(row).ok_or_else(too_large)?;
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let unknown: Vec<&Piece> =
            numbers.chunks(self.width()).filter(|piece| !table.contains(piece)).collect();
        match &self.script {
            _ if unknown.is_empty() => Ok(()),
            Some(script) if row.len().is_multiple_of(script.width()) => {
                Arc::make_mut(&mut table).explore(script, unknown.into_iter(), budget)
            }
            _ => Err(too_large().into()),
        }
    }

    /// The pieces of a row, each with its number, and the table that has them. A row whose options are not known
    /// is not a position of this game, and has no moves.
    fn pieces(&self, row: &Row) -> (Arc<Table>, Vec<Vec<u128>>) {
        let pieces = match self.explore(row, &Budget::new(TRIAL)) {
            Ok(()) => numbers(row).unwrap_or_default(),
            Err(_) => Vec::new(),
        };
        (self.table(), pieces.chunks(self.width()).map(<[u128]>::to_vec).collect())
    }

    /// The move that replaces a piece by these parts.
    fn replace(&self, row: &Row, piece: usize, parts: &[&Piece]) -> Move<Row> {
        let width = self.width();
        if self.is_graph() {
            let to = parts.first().map(|vertex| heaps(vertex)).unwrap_or_default();
            let mut after = row.clone();
            after.splice(piece..=piece, to.iter().cloned());
            let to = to.into_iter().next().unwrap_or_default();
            return Move { action: Action::Slide { coin: piece, to }, to: after };
        }
        if width == 1 {
            return heap_game::replace(row, piece, &heaps(&parts.concat()));
        }
        let parts: Vec<Row> = parts.iter().map(|part| heaps(part)).collect();
        let mut to = row.clone();
        to.splice(piece * width..(piece + 1) * width, parts.iter().flatten().cloned());
        Move { action: Action::Replace { piece, parts }, to }
    }

    /// The options of piece number `piece`, each with its value.
    fn options_of<'a>(
        &'a self,
        row: &'a Row,
        piece: usize,
        table: Arc<Table>,
        numbers: Vec<u128>,
    ) -> impl Iterator<Item = (Move<Row>, u32)> + 'a {
        (0..table.count(&numbers)).filter_map(move |option| {
            let (parts, value) = table.option(&numbers, option)?;
            Some((self.replace(row, piece, &parts), value))
        })
    }
}

impl Ruleset for OwnRules {
    type Position = Row;

    fn options<'a>(&'a self, row: &'a Row) -> Moves<'a, Row> {
        let (table, pieces) = self.pieces(row);
        Box::new(pieces.into_iter().enumerate().flat_map(move |(piece, numbers)| {
            self.options_of(row, piece, table.clone(), numbers).map(|(option, _)| option)
        }))
    }

    fn play(&self, row: &Row, action: &Action) -> Result<Row, IllegalMove> {
        let same = |option: &Move<Row>| option.action == *action;
        let given = self.options(row).find(same).map(|option| option.to);
        given.ok_or(IllegalMove::Foreign("the rule file gives no such move"))
    }

    fn canonical(&self, mut row: Row) -> Row {
        match (self.is_graph(), self.width()) {
            (true, _) => {
                row.sort_unstable();
                row
            }
            (false, 1) => sorted(row),
            (false, width) => {
                let mut pieces: Vec<&[Heap]> = row.chunks(width).collect();
                pieces.sort_unstable();
                pieces.concat()
            }
        }
    }
}

impl Game for OwnRules {
    fn entry(&self) -> &'static Entry {
        &RULES
    }

    fn parameters(&self, _: &Row) -> String {
        self.file.clone()
    }

    /// A board that shows the numbers; what may be done only the rule file knows, and boards do not read files.
    fn board(&self, row: &Row) -> Board {
        Board::new(Look::Numbers, row.clone(), [])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn misfit(&self, row: &Row) -> Option<Misfit> {
        let width = self.width();
        if !row.len().is_multiple_of(width) {
            let message = format!("there are {} numbers", row.len());
            let allowed =
                format!("a position of {} has {width}, and several may follow one another", self.file);
            return Some(Misfit { index: row.len() / width * width, message, allowed });
        }
        let table = self.table();
        row.iter().enumerate().find_map(|(index, number)| {
            let (message, allowed) = match numbers(std::slice::from_ref(number)) {
                Some(vertex) if !self.is_graph() || table.contains(&vertex) => return None,
                Some(_) => (format!("{} has no vertex {number}", self.file), "a vertex of the graph"),
                None => (format!("{number} is too large for a rule file"), "numbers below 2^127"),
            };
            Some(Misfit { index, message, allowed: allowed.to_owned() })
        })
    }

    fn small_rows<'a>(&'a self, budget: &'a Budget) -> Option<Box<dyn Iterator<Item = Row> + 'a>> {
        if self.is_graph() {
            let vertices: Vec<u128> = self.table().pieces().map(|piece| piece[0]).collect();
            return Some(Box::new((1..=3).flat_map(move |tokens| rows(vertices.clone(), tokens))));
        }
        let boxes = (1usize..).flat_map(|level| (1..=level.min(3)).map(move |pieces| (level, pieces)));
        let all = boxes.flat_map(move |(level, pieces)| {
            let numbers: Vec<u128> = (0..=(2 + level - pieces) as u128).collect();
            rows(numbers, pieces * self.width())
        });
        Some(Box::new(all.take_while(move |row| self.explore(row, budget).is_ok())))
    }

    fn prepare(&self, row: &Row, budget: &Budget) -> Result<(), OverBudget> {
        self.explore(row, budget).map_err(|stop| match stop {
            Stop::Over(over) => over,
            Stop::Fault(_) => OverBudget::after("a rule file that has a mistake", budget.steps()),
        })
    }

    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        if self.width() != 1 || self.is_graph() {
            return None;
        }
        let all: Row = (0..=last).map(Heap::from).collect();
        Some(self.prepare(&all, budget).map(|()| {
            let table = self.table();
            let values: Vec<u32> =
                (0..=last).map(|heap| table.value(&[heap as u128]).unwrap_or_default()).collect();
            let period = Period::seen(&values);
            HeapValues { values, period }
        }))
    }
}

impl Reduction for OwnRules {
    fn citation(&self) -> &'static Citation {
        Citation::SPRAGUE_GRUNDY
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Listed)
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn nim_heaps(&self, row: &Row, budget: &Budget) -> Result<Vec<Heap>, OverBudget> {
        self.prepare(row, budget)?;
        let (table, pieces) = self.pieces(row);
        let value = |piece: &Vec<u128>| Heap::from(u64::from(table.value(piece).unwrap_or_default()));
        Ok(pieces.iter().map(value).collect())
    }

    fn lift<'a>(&'a self, row: &'a Row, heap: usize, to: &Heap, _: &'a Budget) -> Found<'a, Row> {
        let (table, pieces) = self.pieces(row);
        let to = to.clone();
        let numbers = pieces.get(heap).cloned().unwrap_or_default();
        let options = self.options_of(row, heap, table, numbers);
        Box::new(options.filter(move |(_, value)| to == u64::from(*value)).map(|(option, _)| Ok(option)))
    }
}
