//! `NimberExpr`: a calculation with nimbers, as it was written.

use super::{Diagnostic, ErrorKind, ParseError, Span, Spanned};
use crate::wording::{Wording, words};
use crate::{Budget, Natural, Nimber, OverBudget};

/// A calculation with nimbers.
#[derive(Debug, Clone, PartialEq, Eq)]
struct NimberExpr {
    /// The operations, each after its operands.
    steps: Vec<Spanned<Operation>>,
    /// The calculation in its printed form.
    text: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Operation {
    Number(Nimber),
    Sum,
    Product,
    Quotient,
    Power(Natural),
    Root,
}

/// What waits for what comes after it.
enum Waiting {
    Operator(Operation),
    /// An open parenthesis, and whether `sqrt` stands before it.
    Open {
        is_root: bool,
    },
}

impl Waiting {
    /// Returns how strongly an operator binds.
    fn strength(&self) -> u8 {
        match self {
            Self::Operator(Operation::Sum) => 1,
            Self::Operator(_) => 2,
            Self::Open { .. } => 0,
        }
    }
}

const EXPECTED: Wording = Wording::new("error-nimber-expected");

fn error(span: Span, message: Wording) -> ParseError {
    ParseError::new(ErrorKind::Syntax, vec![Diagnostic { span, message, expected: EXPECTED }])
}

/// Returns the stretches of the text: numbers, words and single characters.
fn tokens(text: &str) -> impl Iterator<Item = Span> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        at += text[at..].find(|c: char| !c.is_whitespace())?;
        let rest = &text[at..];
        let first = rest.chars().next()?;
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match is_word(first) {
            true => rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let start = at;
        at += length;
        Some(start..at)
    })
}

impl Nimber {
    /// Returns the value of a calculation, and the calculation in its printed form: numbers, `+`, `*`, `/`, `^` with an
    /// ordinary number, parentheses and `sqrt(…)`.
    ///
    /// ```
    /// use nimatron::{Budget, Nimber};
    ///
    /// let (value, printed) = Nimber::calculate("(5*7 + 3) / 2", &Budget::default())?;
    /// assert_eq!((value.to_string().as_str(), printed.as_str()), ("*9", "(5 * 7 + 3) / 2"));
    /// let error = Nimber::calculate("1 + 2 / (3 + 3)", &Budget::default()).unwrap_err();
    /// assert_eq!(error.code(), "division-by-zero");
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] with the first error and its place; also for a division by 0, and if the budget does not suffice.
    pub fn calculate(text: &str, budget: &Budget) -> Result<(Self, String), ParseError> {
        let calculation = NimberExpr::parse(text)?;
        Ok((calculation.value(budget)?, calculation.text))
    }
}

impl NimberExpr {
    /// Reads a calculation: numbers, `+`, `*`, `/`, `^` with an ordinary number, parentheses and `sqrt(…)`. Differences are
    /// sums.
    ///
    /// # Errors
    /// [`ParseError`] with the first error and its place.
    fn parse(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader { steps: Vec::new(), waiting: Vec::new(), text: String::new() };
        let mut after_value = false;
        let mut tokens = tokens(text);
        while let Some(span) = tokens.next() {
            let token = &text[span.clone()];
            let is_value = token.starts_with(char::is_alphanumeric) || token == "(" || token == "√";
            if is_value && after_value {
                return Err(error(span, words!("error-nimber-after-value", text = token)));
            }
            if !is_value && !after_value {
                return Err(error(span, words!("error-nimber-missing")));
            }
            after_value = match token {
                "(" => reader.open(span, false),
                ")" => reader.close(span)?,
                "+" | "⊕" | "-" | "−" => reader.operator(Operation::Sum, span, " + "),
                "*" | "⊗" | "×" | "·" => reader.operator(Operation::Product, span, " * "),
                "/" | "÷" => reader.operator(Operation::Quotient, span, " / "),
                "^" => {
                    let exponent = tokens.next().unwrap_or(text.len()..text.len());
                    let Ok(number) = text[exponent.clone()].parse::<Natural>() else {
                        return Err(error(exponent, words!("error-nimber-exponent")));
                    };
                    reader.text.push_str(&format!("^{number}"));
                    reader.steps.push(Spanned { value: Operation::Power(number), span });
                    true
                }
                _ if token.eq_ignore_ascii_case("sqrt") || token == "√" => {
                    match tokens.next().filter(|next| &text[next.clone()] == "(") {
                        Some(open) => reader.open(span.start..open.end, true),
                        None => return Err(error(span.end..span.end, words!("error-nimber-missing"))),
                    }
                }
                _ => match token.parse::<Natural>() {
                    Ok(number) => {
                        reader.text.push_str(&number.to_string());
                        reader.steps.push(Spanned { value: Operation::Number(Nimber(number)), span });
                        true
                    }
                    Err(_) => return Err(error(span, words!("error-nimber-unexpected", text = token))),
                },
            };
        }
        if !after_value {
            return Err(error(text.len()..text.len(), words!("error-nimber-missing")));
        }
        reader.finish()
    }

    /// Returns what the calculation gives.
    ///
    /// # Errors
    /// [`ParseError`] with the place of a division by 0, or of the operation that takes too many steps.
    fn value(&self, budget: &Budget) -> Result<Nimber, ParseError> {
        let mut values: Vec<Nimber> = Vec::new();
        // An operation stands after its operands, so there is always one to take.
        let pop = |values: &mut Vec<Nimber>| values.pop().unwrap_or_default();
        for Spanned { value: operation, span } in &self.steps {
            let failed = |kind, message, expected| {
                ParseError::new(kind, vec![Diagnostic { span: span.clone(), message, expected }])
            };
            let over = |over: OverBudget| {
                failed(ErrorKind::OverBudget, over.wording(), words!("error-nimber-budget-expected"))
            };
            if let Operation::Number(number) = operation {
                values.push(number.clone());
                continue;
            }
            let last = pop(&mut values);
            let result = match operation {
                Operation::Number(_) | Operation::Sum => &pop(&mut values) + &last,
                Operation::Product => pop(&mut values).product(&last, budget).map_err(over)?,
                Operation::Power(exponent) => last.power(exponent, budget).map_err(over)?,
                Operation::Root => last.square_root(budget).map_err(over)?,
                Operation::Quotient => {
                    let none = || {
                        let (message, expected) =
                            (words!("error-nimber-zero"), words!("error-nimber-zero-expected"));
                        failed(ErrorKind::DivisionByZero, message, expected)
                    };
                    let inverse = last.inverse(budget).map_err(over)?.ok_or_else(none)?;
                    pop(&mut values).product(&inverse, budget).map_err(over)?
                }
            };
            values.push(result);
        }
        Ok(pop(&mut values))
    }
}

/// The calculation as far as it was read: operators wait until their right operand is complete (Dijkstra).
struct Reader {
    steps: Vec<Spanned<Operation>>,
    waiting: Vec<Spanned<Waiting>>,
    text: String,
}

impl Reader {
    fn open(&mut self, span: Span, is_root: bool) -> bool {
        self.text.push_str(if is_root { "sqrt(" } else { "(" });
        self.waiting.push(Spanned { value: Waiting::Open { is_root }, span });
        false
    }

    /// Writes down the operators that bind at least as strongly.
    fn release(&mut self, strength: u8) {
        while let Some(last) = self.waiting.pop() {
            match last {
                Spanned { value: Waiting::Operator(value), span }
                    if Waiting::Operator(value.clone()).strength() >= strength =>
                {
                    self.steps.push(Spanned { value, span });
                }
                other => {
                    self.waiting.push(other);
                    return;
                }
            }
        }
    }

    fn operator(&mut self, operation: Operation, span: Span, sign: &str) -> bool {
        let operator = Waiting::Operator(operation);
        self.release(operator.strength());
        self.text.push_str(sign);
        self.waiting.push(Spanned { value: operator, span });
        false
    }

    fn close(&mut self, span: Span) -> Result<bool, ParseError> {
        self.release(1);
        self.text.push(')');
        match self.waiting.pop() {
            Some(Spanned { value: Waiting::Open { is_root }, span }) => {
                if is_root {
                    self.steps.push(Spanned { value: Operation::Root, span });
                }
                Ok(true)
            }
            _ => Err(error(span, words!("error-nimber-parenthesis"))),
        }
    }

    fn finish(mut self) -> Result<NimberExpr, ParseError> {
        self.release(1);
        match self.waiting.pop() {
            Some(open) => Err(error(open.span, words!("error-nimber-parenthesis"))),
            None => Ok(NimberExpr { steps: self.steps, text: self.text }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> u64 {
        let calculation = NimberExpr::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let printed = calculation.text.clone();
        assert_eq!(NimberExpr::parse(&printed).unwrap().text, printed);
        let value = calculation.value(&Budget::default()).unwrap();
        assert_eq!(NimberExpr::parse(&printed).unwrap().value(&Budget::default()).unwrap(), value);
        value.0.to_u64().unwrap()
    }

    #[test]
    fn products_bind_more_strongly_than_sums() {
        assert_eq!(value("2 * 2"), 3);
        assert_eq!(value("1 + 2 * 2"), 2);
        assert_eq!(value("(1 + 2) * 2"), 1);
        assert_eq!(value("4*4"), 6);
        assert_eq!(value("16 ⊗ 16 ⊕ 0"), 24);
        assert_eq!(value("7 - 7"), 0);
        assert_eq!(value("6 / 3 / 3 * 3 * 3"), 6);
        assert_eq!(value("2^3 * sqrt(5)^2"), 5);
        assert_eq!(value("√(2)"), 3);
        assert_eq!(value("9^0"), 1);
        assert_eq!(value("((((3))))"), 3);
    }

    #[test]
    fn errors_have_their_places() {
        for (text, place) in [
            ("", 0),
            ("5 +", 3),
            ("* 5", 0),
            ("5 7", 2),
            ("(5 + 7", 0),
            ("5 + 7)", 5),
            ("5 + x", 4),
            ("2 ^ x", 4),
            ("2 ^", 3),
            ("sqrt 5", 4),
            ("()", 1),
            ("é", 0),
            ("3 é", 2),
        ] {
            let error = NimberExpr::parse(text).expect_err(text);
            assert_eq!(error.diagnostics[0].span.start, place, "{text:?}: {error}");
        }
        let divided = NimberExpr::parse("1 + 5 / (2 + 2)").unwrap().value(&Budget::default()).unwrap_err();
        assert_eq!((divided.code(), divided.diagnostics[0].span.clone()), ("division-by-zero", 6..7));
        let long = format!("{0} * {0}", "9".repeat(3000));
        let over = NimberExpr::parse(&long).unwrap().value(&Budget::new(1000)).unwrap_err();
        assert_eq!((over.code(), over.diagnostics[0].span.clone()), ("over-budget", 3001..3002));
        assert!(NimberExpr::parse(&"(".repeat(100_000)).is_err());
    }
}
