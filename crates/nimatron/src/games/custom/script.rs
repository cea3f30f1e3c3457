//! [`Script`]: lines that give the options of a piece.

use super::expression::Expression;
use super::rule_file::{EvalError, Fault, Tuple, shown};
use crate::Meter;
use crate::engine::take_and_break::Digit;
use crate::notation::Span;
use crate::wording::words;

/// The rules of a game as lines, each of which gives a family of moves.
#[derive(Debug, Clone)]
pub(crate) struct Script {
    /// How many numbers a piece has: 1 for a heap.
    pub(super) width: usize,
    pub(super) lines: Vec<RuleLine>,
    /// What decreases with every move, in lexicographic order; empty for the numbers themselves.
    pub(super) measure: Vec<Expression>,
}

/// One line: a move for all that its clauses go through.
#[derive(Debug, Clone)]
pub(super) struct RuleLine {
    pub(super) clauses: Vec<Clause>,
    pub(super) deed: Effect,
    pub(super) span: Span,
}

/// A clause before a move. A `for` and a `let` fill the next slot.
#[derive(Debug, Clone)]
pub(super) enum Clause {
    For { from: Expression, to: Expression },
    When(Expression),
    Let(Expression),
}

/// What a move does.
#[derive(Debug, Clone)]
pub(super) enum Effect {
    /// Replaces the piece by these.
    To(Vec<Vec<Expression>>),
    /// Takes stones from a heap.
    Take(TakeRule),
}

#[derive(Debug, Clone)]
pub(super) struct TakeRule {
    pub(super) amounts: Amounts,
    /// Into how many heaps the rest may be left.
    pub(super) leaves: Digit,
    /// Whether two heaps that are left must differ.
    pub(super) unequal: bool,
}

impl TakeRule {
    /// Returns whether every move leaves at least two heaps, so that nothing need be taken.
    pub(super) fn only_breaks(&self) -> bool {
        self.leaves == self.leaves.breaking()
    }
}

/// Numbers and ranges, both ends included.
pub(super) type Ranges = Vec<(Expression, Option<Expression>)>;

#[derive(Debug, Clone)]
pub(super) enum Amounts {
    Listed(Ranges),
    /// Any positive amount but these.
    AnyBut(Ranges),
}

/// The pieces that replace one, their numbers one after the other, in ascending order of pieces.
pub(crate) type Pieces = Vec<u128>;

impl Script {
    /// Returns how many numbers a piece has.
    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    /// Returns every option of `piece`, each once, in ascending order. An empty heap has none, whatever the lines say.
    pub(crate) fn options(&self, piece: &Tuple, meter: &mut Meter<'_>) -> Result<Vec<Pieces>, EvalError> {
        if piece == [0] {
            return Ok(Vec::new());
        }
        let mut slots = Vec::with_capacity(piece.len() + 4);
        for number in piece {
            slots.push(i128::try_from(*number).map_err(|_| self.too_large(piece))?);
        }
        let measure = self.measure(&slots).map_err(|fault| fault.at(piece))?;
        let mut run = ScriptRun { script: self, piece, measure, slots, found: Vec::new(), kept: 0, meter };
        for line in &self.lines {
            run.line(line, &line.clauses)?;
        }
        let (mut found, kept) = (run.found, run.kept);
        meter.free(kept);
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }

    fn too_large(&self, piece: &Tuple) -> EvalError {
        let span = self.lines.first().map_or(0..0, |line| line.span.clone());
        let message = words!("error-rule-large", number = shown(piece));
        EvalError::Invalid(Fault::new(&span, message, words!("error-rule-large-expected")))
    }

    /// Returns the measure, which every move decreases.
    fn measure(&self, numbers: &[i128]) -> Result<Vec<i128>, Fault> {
        if self.measure.is_empty() {
            return Ok(numbers.to_vec());
        }
        let natural = |it: &Expression| match it.value(numbers)? {
            negative @ ..0 => Err(Fault::new(
                &it.span,
                words!("error-measure", number = negative),
                words!("error-measure-expected"),
            )),
            measure => Ok(measure),
        };
        self.measure.iter().map(natural).collect()
    }
}

/// The options of one piece being listed.
struct ScriptRun<'a, 'm> {
    script: &'a Script,
    piece: &'a Tuple,
    measure: Vec<i128>,
    slots: Vec<i128>,
    found: Vec<Pieces>,
    /// The memory that they take.
    kept: u64,
    meter: &'a mut Meter<'m>,
}

impl ScriptRun<'_, '_> {
    fn fault(&self, fault: Fault) -> EvalError {
        fault.at(self.piece)
    }

    fn value(&mut self, expression: &Expression) -> Result<i128, EvalError> {
        self.meter.spend(1)?;
        expression.value(&self.slots).map_err(|fault| self.fault(fault))
    }

    fn line(&mut self, line: &RuleLine, clauses: &[Clause]) -> Result<(), EvalError> {
        let Some((clause, rest)) = clauses.split_first() else {
            return match &line.deed {
                Effect::To(pieces) => self.go_to(pieces),
                Effect::Take(taking) => self.take(taking, &line.span),
            };
        };
        match clause {
            Clause::When(condition) => {
                if self.value(condition)? != 0 {
                    self.line(line, rest)?;
                }
            }
            Clause::Let(expression) => {
                let value = self.value(expression)?;
                self.with(value, line, rest)?;
            }
            Clause::For { from, to } => {
                let (from, to) = (self.value(from)?, self.value(to)?);
                for value in from..=to {
                    self.meter.spend(1)?;
                    self.with(value, line, rest)?;
                }
            }
        }
        Ok(())
    }

    fn with(&mut self, value: i128, line: &RuleLine, rest: &[Clause]) -> Result<(), EvalError> {
        self.slots.push(value);
        self.line(line, rest)?;
        self.slots.pop();
        Ok(())
    }

    fn go_to(&mut self, pieces: &[Vec<Expression>]) -> Result<(), EvalError> {
        let mut option = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let mut numbers = Vec::with_capacity(piece.len());
            for expression in piece {
                let number = self.value(expression)?;
                if number < 0 {
                    let message = words!("error-leaves", number = number);
                    let expected = words!("error-leaves-expected");
                    return Err(self.fault(Fault::new(&expression.span, message, expected)));
                }
                numbers.push(number);
            }
            let measure = self.script.measure(&numbers).map_err(|fault| self.fault(fault))?;
            let to: Vec<u128> = numbers.iter().map(|number| number.unsigned_abs()).collect();
            if measure >= self.measure {
                let span =
                    piece.first().map_or(0, |it| it.span.start)..piece.last().map_or(0, |it| it.span.end);
                let message = words!("error-leads-up", piece = shown(&to));
                let expected = match (self.script.width, self.script.measure.is_empty()) {
                    (1, _) => words!("error-leads-up-heap-expected"),
                    (_, true) => words!("error-leads-up-position-expected"),
                    (_, false) => words!("error-leads-up-measure-expected"),
                };
                return Err(self.fault(Fault::new(&span, message, expected)));
            }
            option.push(to);
        }
        self.keep(option)
    }

    /// Keeps an option. In heap games, empty heaps are dropped; elsewhere a position of zeros is kept.
    fn keep(&mut self, mut option: Vec<Vec<u128>>) -> Result<(), EvalError> {
        self.meter.spend(1 + option.len() as u64)?;
        let numbers = option.len() * self.script.width * size_of::<u128>();
        let memory = (size_of::<Pieces>() + 2 * numbers) as u64;
        self.kept += memory;
        self.meter.keep(memory)?;
        if self.script.width == 1 {
            option.retain(|heap| heap[0] != 0);
        }
        option.sort_unstable();
        self.found.push(option.concat());
        Ok(())
    }

    fn take(&mut self, taking: &TakeRule, span: &Span) -> Result<(), EvalError> {
        let heap = self.slots[0];
        match &taking.amounts {
            Amounts::Listed(ranges) => {
                for (from, to) in self.ranges(ranges)? {
                    if from < 0 || (from == 0 && !taking.only_breaks()) {
                        let message = words!("error-takes", number = from);
                        let expected = words!("error-takes-expected");
                        return Err(self.fault(Fault::new(span, message, expected)));
                    }
                    for amount in from..=to.min(heap) {
                        self.leave(heap - amount, taking)?;
                    }
                }
            }
            Amounts::AnyBut(ranges) => {
                let excluded = self.ranges(ranges)?;
                for amount in 1..=heap {
                    self.meter.spend(1)?;
                    if !excluded.iter().any(|(from, to)| (*from..=*to).contains(&amount)) {
                        self.leave(heap - amount, taking)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn ranges(&mut self, ranges: &Ranges) -> Result<Vec<(i128, i128)>, EvalError> {
        let mut found = Vec::with_capacity(ranges.len());
        for (from, to) in ranges {
            let from = self.value(from)?;
            found.push((from, to.as_ref().map_or(Ok(from), |to| self.value(to))?));
        }
        Ok(found)
    }

    fn leave(&mut self, left: i128, taking: &TakeRule) -> Result<(), EvalError> {
        self.meter.spend(1)?;
        for parts in taking.leaves.partitions(&left.unsigned_abs(), taking.unequal, None) {
            self.keep(parts.iter().map(|part| vec![*part]).collect())?;
        }
        Ok(())
    }
}
