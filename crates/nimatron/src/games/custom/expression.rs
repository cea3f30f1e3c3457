//! [`Expression`]: what is calculated from the numbers of a piece, in whole numbers below 2^127.

use super::Fault;
use super::function::Function;
use crate::notation::Span;
use crate::wording::words;

/// An expression with its place. The reader has checked that conditions and numbers are not mixed up, so both are
/// numbers here: a condition is 1 or 0.
#[derive(Debug, Clone)]
pub(super) struct Expression {
    pub(super) node: Node,
    pub(super) span: Span,
}

#[derive(Debug, Clone)]
pub(super) enum Node {
    Number(i128),
    /// The number in this slot: first those of the piece, then those that the line has named, in order.
    Slot(usize),
    Negative(Box<Expression>),
    Binary(Binary, Box<[Expression; 2]>),
    /// A chain such as `1 <= i < n`.
    Compared(Box<Expression>, Vec<(Order, Expression)>),
    Not(Box<Expression>),
    Both(Box<[Expression; 2]>),
    Either(Box<[Expression; 2]>),
    Called(Function, Vec<Expression>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Binary {
    Plus,
    Minus,
    Times,
    /// Rounded down.
    Over,
    /// Never negative.
    Modulo,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Order {
    fn holds(self, a: i128, b: i128) -> bool {
        match self {
            Self::Equal => a == b,
            Self::Unequal => a != b,
            Self::Less => a < b,
            Self::AtMost => a <= b,
            Self::Greater => a > b,
            Self::AtLeast => a >= b,
        }
    }
}

/// Returns `a / b` rounded down, or `None` if it is too large; `b` is not 0.
fn floor(a: i128, b: i128) -> Option<i128> {
    let quotient = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient })
}

impl Expression {
    /// Returns the value of the expression when the slots hold these numbers.
    pub(super) fn value(&self, slots: &[i128]) -> Result<i128, Fault> {
        let too_large =
            || Fault::new(&self.span, words!("error-overflow"), words!("error-overflow-expected"));
        Ok(match &self.node {
            Node::Number(number) => *number,
            Node::Slot(slot) => slots.get(*slot).copied().unwrap_or_default(),
            Node::Negative(a) => a.value(slots)?.checked_neg().ok_or_else(too_large)?,
            Node::Binary(binary, both) => {
                let (a, b) = (both[0].value(slots)?, both[1].value(slots)?);
                if b == 0 && matches!(binary, Binary::Over | Binary::Modulo) {
                    let expected = words!("error-division-expected");
                    return Err(Fault::new(&both[1].span, words!("error-division"), expected));
                }
                let result = match binary {
                    Binary::Plus => a.checked_add(b),
                    Binary::Minus => a.checked_sub(b),
                    Binary::Times => a.checked_mul(b),
                    Binary::Over => floor(a, b),
                    Binary::Modulo => a.checked_rem_euclid(b),
                };
                result.ok_or_else(too_large)?
            }
            Node::Compared(first, others) => {
                let mut a = first.value(slots)?;
                for (order, other) in others {
                    let b = other.value(slots)?;
                    if !order.holds(a, b) {
                        return Ok(0);
                    }
                    a = b;
                }
                1
            }
            Node::Not(a) => i128::from(a.value(slots)? == 0),
            Node::Both(both) => i128::from(both[0].value(slots)? != 0 && both[1].value(slots)? != 0),
            Node::Either(both) => i128::from(both[0].value(slots)? != 0 || both[1].value(slots)? != 0),
            Node::Called(function, arguments) => {
                let values = arguments.iter().map(|it| it.value(slots)).collect::<Result<Vec<_>, _>>()?;
                function.of(&values).ok_or_else(too_large)?
            }
        })
    }

    /// Returns the value of a constant expression, or `None` if the value may depend on the slots.
    pub(super) fn constant(&self) -> Option<i128> {
        match self.node {
            Node::Number(number) => Some(number),
            _ => None,
        }
    }
}
