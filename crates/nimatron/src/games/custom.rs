//! `rules(FILE)`: a game of the user's own, from a rule file.

mod expression;
mod function;
mod graph;
mod limit_rule;
mod line;
mod reader;
mod recognition;
mod rule_file;
mod script;
mod table;
#[cfg(test)]
mod tests;
mod token;

use dashu_int::UBig;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use crate::board::{Board, Look, Way};
use crate::game::Component;
use crate::game::{Arity, Entry, Game, HeapValues, InvalidNumber, RuleFiles, Setup, Taken};
use crate::games::{dynamic, take_and_break};
use crate::notation::ParseError;
use crate::notation::{Diagnostic, ErrorKind, Place, Spanned};
use graph::Graph;
use rule_file::{Body, EvalError, Fault, RuleFile, Tuple};
use script::Script;
use table::Table;

use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, sorted};
use crate::theory::{Citation, Reduction, Step, Why};
use crate::wording::{Wording, words};
use crate::{Budget, Natural, OverBudget};
pub(crate) use limit_rule::LimitRule;
pub use rule_file::{MOST_BYTES, read_name};

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

/// How many different pieces are explained.
const MOST_NOTES: usize = 4;

fn setup(setup: &Setup<'_>) -> Result<Component, ParseError> {
    let (file, files) = setup.file()?;
    let complain =
        |message: Wording, expected| ParseError::one(ErrorKind::BadRules, &file.span, message, expected);
    if file.value.is_empty() || file.value.contains([',', '(', ')', '\n']) || file.value.trim() != file.value
    {
        let message = words!("error-file-name", file = &file.value);
        return Err(complain(message, words!("error-file-name-expected")));
    }
    let unread = |reason: String| {
        let message = words!("error-file", file = &file.value, reason = reason);
        complain(message, words!("error-file-expected"))
    };
    let text = files.text(&file.value).map_err(unread)?;
    let places = Places { file, text: &text };
    let body = RuleFile::read(&text).map_err(|diagnostics| places.error(diagnostics))?.into_body();
    let (script, table) = match body {
        Body::Known(game) => {
            return take_and_break::HeapRules::component(setup, &RULES, file.value.clone(), game);
        }
        Body::Script(script) => (Some(script), Table::default()),
        Body::Graph(graph) => (None, Table::of_graph(&graph)),
    };
    if let Some(rule) = script.as_ref().and_then(LimitRule::of) {
        let take_away = dynamic::of_rule(file.value.clone(), text.clone(), rule);
        if let Some(game) = take_away.answering(&setup.written()) {
            return Ok(Component::new(game, setup.row()?));
        }
    }
    let rules = CustomRules {
        file: file.value.clone(),
        text: text.clone(),
        script,
        table: Mutex::new(Arc::new(table)),
    };
    let row = setup.row()?;
    if let Some(invalid_number) = rules.invalid_number(&row) {
        return Err(setup.bad_number(invalid_number));
    }
    rules.try_out(&row, files).map_err(|stop| places.unfit_at(stop))?;
    Ok(Component::new(rules, row))
}

/// A rule file with its text, to which places refer.
struct Places<'a> {
    file: &'a Spanned<String>,
    text: &'a str,
}

impl Places<'_> {
    /// A mistake in the file as a mistake of the position, which names the file.
    fn diagnostic(&self, diagnostic: Diagnostic) -> Diagnostic {
        let Place { line, column } = Place::of(self.text, diagnostic.span.start);
        let message = words!(
            "error-in-file",
            file = &self.file.value,
            line = line,
            column = column,
            message = diagnostic.message
        );
        Diagnostic { span: self.file.span.clone(), message, expected: diagnostic.expected }
    }

    fn error(&self, diagnostics: Vec<Diagnostic>) -> ParseError {
        let diagnostics = diagnostics.into_iter().map(|diagnostic| self.diagnostic(diagnostic)).collect();
        ParseError::new(ErrorKind::BadRules, diagnostics)
    }

    fn unfit_at(&self, stop: EvalError) -> ParseError {
        match stop {
            EvalError::Invalid(Fault { span, message, expected }) => {
                self.error(vec![Diagnostic { span, message, expected }])
            }
            EvalError::OverBudget(over) => {
                let message = words!("error-file", file = &self.file.value, reason = over.wording());
                let expected = words!("error-too-much-expected");
                ParseError::one(ErrorKind::OverBudget, &self.file.span, message, expected)
            }
        }
    }
}

/// The rules of a file, with the options of as much as was asked for.
#[derive(Debug)]
struct CustomRules {
    file: String,
    text: String,
    /// The lines of the file; `None` for a graph, of which all is in the table.
    script: Option<Script>,
    /// Shared with the iterators that read it; extended by copying where one is still reading.
    table: Mutex<Arc<Table>>,
}

/// The numbers of a row as the table has them; `None` where one is too large for it.
fn numbers(row: &[Natural]) -> Option<Vec<u128>> {
    row.iter().map(|heap| u128::try_from(heap.as_ubig()).ok()).collect()
}

fn heaps(piece: &Tuple) -> Numbers {
    piece.iter().map(|number| Natural::from(UBig::from(*number))).collect()
}

/// Every row of `length` of these numbers.
fn rows(numbers: Vec<u128>, length: usize) -> impl Iterator<Item = Numbers> {
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

impl CustomRules {
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
    fn try_out(&self, row: &Numbers, files: &dyn RuleFiles) -> Result<(), EvalError> {
        if !row.is_empty() || self.is_graph() {
            return self.explore(row, &files.budget());
        }
        let width = self.width();
        let largest = [12, 5, 3, 2].get(width - 1).copied().unwrap_or(1);
        for row in rows((0..=largest).collect(), width) {
            match self.explore(&row, &Budget::new(TRIAL)) {
                Err(EvalError::OverBudget(_)) => break,
                tried => tried?,
            }
        }
        Ok(())
    }

    fn explore(&self, row: &[Natural], budget: &Budget) -> Result<(), EvalError> {
        let too_large = || budget.exceeded("the options by the rule file");
        let numbers = numbers(row).ok_or_else(too_large)?;
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let unknown: Vec<&Tuple> =
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
    fn pieces(&self, row: &Numbers) -> (Arc<Table>, Vec<Vec<u128>>) {
        let pieces = match self.explore(row, &Budget::new(TRIAL)) {
            Ok(()) => numbers(row).unwrap_or_default(),
            Err(_) => Vec::new(),
        };
        (self.table(), pieces.chunks(self.width()).map(<[u128]>::to_vec).collect())
    }

    /// The move that replaces a piece by these parts.
    fn replace(&self, row: &Numbers, piece: usize, parts: &[&Tuple]) -> LegalMove<Numbers> {
        let width = self.width();
        if self.is_graph() {
            let to = parts.first().map(|vertex| heaps(vertex)).unwrap_or_default();
            let mut after = row.clone();
            after.splice(piece..=piece, to.iter().cloned());
            let to = to.into_iter().next().unwrap_or_default();
            return LegalMove { action: Action::Set(vec![(piece, to)]), to: after };
        }
        if width == 1 {
            return take_and_break::replace(row, piece, &heaps(&parts.concat()));
        }
        let index = piece * width;
        let numbers = heaps(&parts.concat());
        let mut to = row.clone();
        to.splice(index..index + width, numbers.iter().cloned());
        let action = match parts {
            [_] => Action::difference(row, &to),
            _ => Action::Split { index, parts: numbers },
        };
        LegalMove { action, to }
    }

    /// The options of piece number `piece`, each with its value.
    fn options_of<'a>(
        &'a self,
        row: &'a Numbers,
        piece: usize,
        table: Arc<Table>,
        numbers: Vec<u128>,
    ) -> impl Iterator<Item = (LegalMove<Numbers>, u32)> + 'a {
        (0..table.count(&numbers)).filter_map(move |option| {
            let (parts, value) = table.option(&numbers, option)?;
            Some((self.replace(row, piece, &parts), value))
        })
    }
}

impl Ruleset for CustomRules {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let (table, pieces) = self.pieces(row);
        Box::new(pieces.into_iter().enumerate().flat_map(move |(piece, numbers)| {
            self.options_of(row, piece, table.clone(), numbers).map(|(option, _)| option)
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let same = |option: &LegalMove<Numbers>| option.action == *action;
        let given = self.options(row).find(same).map(|option| option.to);
        given.ok_or(IllegalMove::Foreign("the rule file gives no such move"))
    }

    fn canonical(&self, mut row: Numbers) -> Numbers {
        match (self.is_graph(), self.width()) {
            (true, _) => {
                row.sort_unstable();
                row
            }
            (false, 1) => sorted(row),
            (false, width) => {
                let mut pieces: Vec<&[Natural]> = row.chunks(width).collect();
                pieces.sort_unstable();
                pieces.concat()
            }
        }
    }
}

impl Game for CustomRules {
    fn entry(&self) -> &'static Entry {
        &RULES
    }

    /// A number that a move can raise is no heap: a limit, a bank.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        if self.width() == 1 || from.len() != to.len() {
            return Taken::of(from, to);
        }
        let mut is_heap = vec![true; from.len()];
        for option in self.options(from).filter(|option| option.to.len() == from.len()) {
            for (index, number) in option.to.iter().enumerate() {
                is_heap[index] &= *number <= from[index];
            }
        }
        Taken::among(from, to, |index| is_heap[index])
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.file.clone()
    }

    fn definition(&self) -> &str {
        &self.text
    }

    fn look(&self) -> Look {
        match self.width() {
            _ if self.is_graph() => Look::Vertices,
            1 => Look::Heaps,
            width => Look::Tuples { width },
        }
    }

    /// A board with a list of moves: what may be done only the rule file knows.
    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))])
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let width = self.width();
        if !row.len().is_multiple_of(width) {
            let message = words!("error-piece-count", count = row.len());
            let expected = words!("error-piece-count-expected", file = &self.file, width = width);
            return Some(InvalidNumber { index: row.len() / width * width, message, expected });
        }
        let table = self.table();
        row.iter().enumerate().find_map(|(index, number)| {
            let (message, expected) = match numbers(std::slice::from_ref(number)) {
                Some(vertex) if !self.is_graph() || table.contains(&vertex) => return None,
                Some(_) => (
                    words!("error-no-vertex", file = &self.file, number = number),
                    words!("error-no-vertex-expected"),
                ),
                None => (words!("error-rule-large", number = number), words!("error-rule-large-expected")),
            };
            Some(InvalidNumber { index, message, expected })
        })
    }

    fn small_rows<'a>(&'a self, budget: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
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

    fn prepare(&self, row: &Numbers, budget: &Budget) -> Result<(), OverBudget> {
        self.explore(row, budget).map_err(|stop| match stop {
            EvalError::OverBudget(over) => over,
            EvalError::Invalid(_) => budget.exceeded("a rule file that has a mistake"),
        })
    }

    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        if self.width() != 1 || self.is_graph() {
            return None;
        }
        let mut meter = budget.meter("Grundy values");
        let memory = (last as u64).saturating_mul(2 * size_of::<Natural>() as u64);
        if let Err(over) = meter.spend(last as u64).and_then(|()| meter.keep(memory)) {
            return Some(Err(over));
        }
        let all: Numbers = (0..=last).map(Natural::from).collect();
        Some(self.prepare(&all, budget).map(|()| {
            let table = self.table();
            let values: Vec<u32> =
                (0..=last).map(|heap| table.value(&[heap as u128]).unwrap_or_default()).collect();
            HeapValues::seen(values)
        }))
    }
}

impl Reduction for CustomRules {
    fn citation(&self) -> &'static Citation {
        Citation::SPRAGUE_GRUNDY
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Listed)
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn premises(&self, row: &Numbers, _: &Budget) -> Vec<Step> {
        let (table, pieces) = self.pieces(row);
        let pieces: BTreeSet<Vec<u128>> = pieces.into_iter().collect();
        let note = |piece: Vec<u128>| {
            let values = (0..table.count(&piece)).filter_map(|option| table.option(&piece, option));
            let reached: BTreeSet<Natural> = values.map(|(_, value)| Natural::from(value)).collect();
            let value = Natural::from(table.value(&piece).unwrap_or_default());
            let (name, key, over) = match (self.is_graph(), piece.as_slice()) {
                (false, [heap]) => {
                    return take_and_break::value_note(Natural::from(UBig::from(*heap)), reached, value);
                }
                (true, _) => ("vertex", "note-vertex", "note-vertex-over"),
                (false, _) => ("tuple", "note-tuple", "note-tuple-over"),
            };
            if reached.is_empty() {
                return Step::note(over, [(name, heaps(&piece))]);
            }
            let reached = ("reached", reached.into_iter().collect());
            Step::note(key, [(name, heaps(&piece)), reached, ("value", vec![value])])
        };
        let others = (pieces.len() > MOST_NOTES).then(take_and_break::others_note);
        pieces.into_iter().rev().take(MOST_NOTES).map(note).chain(others).collect()
    }

    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        self.prepare(row, budget)?;
        let (table, pieces) = self.pieces(row);
        let value = |piece: &Vec<u128>| Natural::from(u64::from(table.value(piece).unwrap_or_default()));
        Ok(pieces.iter().map(value).collect())
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let (table, pieces) = self.pieces(row);
        let to = to.clone();
        let numbers = pieces.get(heap).cloned().unwrap_or_default();
        let options = self.options_of(row, heap, table, numbers);
        Box::new(options.filter(move |(_, value)| to == u64::from(*value)).map(|(option, _)| Ok(option)))
    }
}
