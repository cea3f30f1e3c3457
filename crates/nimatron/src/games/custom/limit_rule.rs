//! [`LimitRule`]: a rule file that is a take-away game, in which what was taken says how much may be taken next.

use super::expression::{Binary, Expression, Node};
use super::function::Function;
use super::script::{Clause, Effect, Script};
use crate::Natural;
use dashu_int::UBig;

/// The slots of a piece and of the line: the stones, the limit, and what is taken.
const STONES: usize = 0;
const LIMIT: usize = 1;
const TAKEN: usize = 2;

/// The next limit as a function of what was taken, which never falls.
#[derive(Debug, Clone)]
pub(crate) struct LimitRule(Expression);

impl LimitRule {
    /// Returns the rule if the file is the one line `for t in 1..min(stones, limit): to (stones - t, f)`, where `f` depends on `t`
    /// only and is seen never to fall; else `None`.
    pub(crate) fn of(script: &Script) -> Option<Self> {
        let [line] = script.lines.as_slice() else { return None };
        let [Clause::For { from, to }] = line.clauses.as_slice() else { return None };
        let Effect::To(pieces) = &line.deed else { return None };
        let [piece] = pieces.as_slice() else { return None };
        let [left, limit] = piece.as_slice() else { return None };
        let is_plain = script.width() == 2 && script.measure.is_empty();
        let fits = is_plain && from.constant() == Some(1) && is_smaller_of_both(to) && is_rest(left);
        (fits && rises(limit)).then(|| Self(limit.clone()))
    }

    /// Returns the limit after so many stones were taken, or `None` if it is not below 2^127.
    pub(crate) fn after(&self, taken: &Natural) -> Option<Natural> {
        let taken = i128::try_from(taken.as_ubig()).ok()?;
        let limit = self.0.value(&[0, 0, taken]).ok()?;
        Some(Natural::from(UBig::try_from(limit).ok()?))
    }
}

fn is_slot(expression: &Expression, slot: usize) -> bool {
    matches!(expression.node, Node::Slot(found) if found == slot)
}

/// Returns whether this is `min(stones, limit)`.
fn is_smaller_of_both(expression: &Expression) -> bool {
    let Node::Called(Function::Min, arguments) = &expression.node else { return false };
    let [a, b] = arguments.as_slice() else { return false };
    (is_slot(a, STONES) && is_slot(b, LIMIT)) || (is_slot(a, LIMIT) && is_slot(b, STONES))
}

/// Returns whether this is `stones - t`.
fn is_rest(expression: &Expression) -> bool {
    let Node::Binary(Binary::Minus, both) = &expression.node else { return false };
    is_slot(&both[0], STONES) && is_slot(&both[1], TAKEN)
}

/// Returns whether an expression is built so that it depends on what is taken only, and for one stone or more is never negative
/// and never falls.
fn rises(expression: &Expression) -> bool {
    match &expression.node {
        Node::Number(number) => *number >= 0,
        Node::Slot(slot) => *slot == TAKEN,
        Node::Binary(Binary::Plus | Binary::Times, both) => both.iter().all(rises),
        Node::Binary(Binary::Minus, both) => {
            let begins = expression.value(&[0, 0, 1]).is_ok_and(|least| least >= 0);
            begins && rises(&both[0]) && both[1].constant().is_some()
        }
        Node::Binary(Binary::Over, both) => {
            rises(&both[0]) && both[1].constant().is_some_and(|divisor| divisor > 0)
        }
        Node::Called(Function::Min | Function::Max, arguments) => arguments.iter().all(rises),
        Node::Called(Function::Sqrt, arguments) => arguments.iter().all(rises),
        Node::Called(Function::Pow, arguments) => {
            arguments.iter().all(rises)
                && arguments.last().is_some_and(|exponent| exponent.constant().is_some())
        }
        _ => false,
    }
}
