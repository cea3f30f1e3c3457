//! The reader of one line: clauses, a move, and the expressions in them.

use super::expression::{Binary, Expression, Node, Order};
use super::function::Function;
use super::script::{Amounts, Clause, Effect, RuleLine, TakeRule};
use super::token::Token;
use crate::engine::take_and_break::Digit;
use crate::notation::{Diagnostic, Span, Spanned};
use crate::wording::{Wording, words};

/// The maximum nesting depth of parentheses and signs.
const DEEPEST: usize = 32;

/// Words that cannot be the name of a number.
const KEYWORDS: &[&str] = &[
    "for", "in", "when", "let", "to", "take", "leave", "split", "unequal", "any", "but", "and", "or", "not",
    "game", "heap", "position", "graph", "measure",
];

pub(super) fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}

/// Whether an expression is a number or a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ExpressionKind {
    Number,
    Condition,
}

type Read<T> = Result<T, Diagnostic>;

pub(super) struct LineReader<'a> {
    tokens: &'a [Spanned<Token<'a>>],
    at: usize,
    /// The end of the line, for errors about something missing.
    end: usize,
    /// The names of the slots: those of the piece first.
    names: Vec<&'a str>,
    width: usize,
    depth: usize,
}

impl<'a> LineReader<'a> {
    /// Returns a reader of `tokens`, in which `names` are the numbers of a piece.
    pub(super) fn new(tokens: &'a [Spanned<Token<'a>>], names: &[&'a str]) -> Self {
        let end = tokens.last().map_or(0, |token| token.span.end);
        Self { tokens, at: 0, end, names: names.to_vec(), width: names.len(), depth: 0 }
    }

    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).map(|token| token.value)
    }

    fn span(&self) -> Span {
        self.tokens.get(self.at).map_or(self.end..self.end, |token| token.span.clone())
    }

    fn next_is(&mut self, wanted: Token<'_>) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self, word: &str) -> bool {
        self.next_is(Token::Name(word))
    }

    fn sign(&mut self, sign: &'static str) -> bool {
        self.next_is(Token::Sign(sign))
    }

    /// Returns an error about the next token.
    fn unexpected<T>(&self, expected: Wording) -> Read<T> {
        let message = match self.peek() {
            None => words!("error-line-ends"),
            Some(Token::Name(name)) => words!("error-unexpected", text = name),
            Some(Token::Number(number)) => words!("error-unexpected", text = number),
            Some(Token::Sign(sign)) => words!("error-unexpected", text = sign),
        };
        Err(Diagnostic { span: self.span(), message, expected })
    }

    fn expect(&mut self, sign: &'static str, expected: Wording) -> Read<()> {
        if self.sign(sign) { Ok(()) } else { self.unexpected(expected) }
    }

    pub(super) fn end(&self) -> Read<()> {
        if self.at == self.tokens.len() { Ok(()) } else { self.unexpected(words!("error-line-end-expected")) }
    }

    /// Reads a whole line: clauses, then a colon, then the move; or the move alone.
    pub(super) fn line(mut self) -> Read<RuleLine> {
        let start = self.span().start;
        let mut clauses = Vec::new();
        loop {
            if self.word("for") {
                let slot = self.new_name()?;
                if !self.word("in") {
                    return self.unexpected(words!("error-range-in-expected"));
                }
                let from = self.number()?;
                self.expect("..", words!("error-range-end-expected"))?;
                let to = self.number()?;
                self.names.push(slot);
                clauses.push(Clause::For { from, to });
            } else if self.word("when") {
                clauses.push(Clause::When(self.condition()?));
            } else if self.word("let") {
                let slot = self.new_name()?;
                self.expect("=", words!("error-let-expected"))?;
                clauses.push(Clause::Let(self.number()?));
                self.names.push(slot);
            } else {
                break;
            }
            // Commas between clauses are optional.
            self.sign(",");
        }
        if !clauses.is_empty() {
            self.expect(":", words!("error-colon-expected"))?;
        }
        let deed = self.deed()?;
        self.end()?;
        Ok(RuleLine { clauses, deed, span: start..self.end })
    }

    fn new_name(&mut self) -> Read<&'a str> {
        match self.peek() {
            Some(Token::Name(name)) if !is_keyword(name) => {
                if self.names.contains(&name) {
                    let message = words!("error-number-already", name = name);
                    let expected = words!("error-number-already-expected");
                    return Err(Diagnostic { span: self.span(), message, expected });
                }
                self.at += 1;
                Ok(name)
            }
            _ => self.unexpected(words!("error-number-name-expected")),
        }
    }

    fn deed(&mut self) -> Read<Effect> {
        let heaps = self.width == 1;
        if self.word("to") {
            return if heaps { self.heaps_left() } else { self.tuples_left() };
        }
        if heaps && self.word("take") {
            let amounts = self.amounts()?;
            let leaves = if self.word("leave") { self.leaves()? } else { Digit::TAKE };
            return Ok(Effect::Take(TakeRule { amounts, leaves, unequal: false }));
        }
        if heaps && self.word("split") {
            let unequal = self.word("unequal");
            let nothing = Expression { node: Node::Number(0), span: self.span() };
            let amounts = Amounts::Listed(vec![(nothing, None)]);
            return Ok(Effect::Take(TakeRule { amounts, leaves: Digit::SPLIT, unequal }));
        }
        self.unexpected(if heaps {
            words!("error-heap-move-expected")
        } else {
            words!("error-position-move-expected")
        })
    }

    fn heaps_left(&mut self) -> Read<Effect> {
        let heaps = self.numbers()?;
        Ok(Effect::To(heaps.into_iter().map(|heap| vec![heap]).collect()))
    }

    fn tuples_left(&mut self) -> Read<Effect> {
        let mut tuples = Vec::new();
        loop {
            let start = self.span().start;
            self.expect("(", words!("error-tuple-open-expected"))?;
            let tuple = self.numbers()?;
            if tuple.len() != self.width {
                return Err(Diagnostic {
                    span: start..self.span().end,
                    message: words!("error-tuple-count", count = tuple.len()),
                    expected: words!("error-tuple-count-expected", width = self.width),
                });
            }
            self.expect(")", words!("error-tuple-close-expected"))?;
            tuples.push(tuple);
            if !self.sign(",") {
                return Ok(Effect::To(tuples));
            }
        }
    }

    /// Reads numbers separated by commas.
    pub(super) fn numbers(&mut self) -> Read<Vec<Expression>> {
        let mut numbers = vec![self.number()?];
        while self.sign(",") {
            numbers.push(self.number()?);
        }
        Ok(numbers)
    }

    fn amounts(&mut self) -> Read<Amounts> {
        if !self.word("any") {
            return Ok(Amounts::Listed(self.ranges()?));
        }
        Ok(Amounts::AnyBut(if self.word("but") { self.ranges()? } else { Vec::new() }))
    }

    /// Reads numbers and ranges separated by commas.
    fn ranges(&mut self) -> Read<Vec<(Expression, Option<Expression>)>> {
        let mut ranges = Vec::new();
        loop {
            let from = self.number()?;
            let to = if self.sign("..") { Some(self.number()?) } else { None };
            ranges.push((from, to));
            if !self.sign(",") {
                return Ok(ranges);
            }
        }
    }

    fn leaves(&mut self) -> Read<Digit> {
        if self.word("any") {
            return Ok(Digit::from_bits(7));
        }
        let mut bits = 0u8;
        loop {
            match self.peek() {
                Some(Token::Number(heaps @ 0..=3)) => bits |= 1 << heaps,
                _ => {
                    return self.unexpected(words!("error-leave-expected"));
                }
            }
            self.at += 1;
            if !self.sign(",") {
                return Ok(Digit::from_bits(bits));
            }
        }
    }

    /// Reads an expression that is a number.
    fn number(&mut self) -> Read<Expression> {
        let found = self.either()?;
        self.of_kind(found, ExpressionKind::Number)
    }

    fn condition(&mut self) -> Read<Expression> {
        let found = self.either()?;
        self.of_kind(found, ExpressionKind::Condition)
    }

    fn of_kind(
        &self,
        (found, kind): (Expression, ExpressionKind),
        wanted: ExpressionKind,
    ) -> Read<Expression> {
        let (message, expected) = match wanted {
            _ if kind == wanted => return Ok(found),
            ExpressionKind::Number => (words!("error-is-condition"), words!("error-is-condition-expected")),
            ExpressionKind::Condition => (words!("error-is-number"), words!("error-is-number-expected")),
        };
        Err(Diagnostic { span: found.span, message, expected })
    }

    fn either(&mut self) -> Read<(Expression, ExpressionKind)> {
        let mut left = self.both()?;
        while self.word("or") {
            let right = self.both()?;
            left = self.joined(left, right, Node::Either)?;
        }
        Ok(left)
    }

    fn both(&mut self) -> Read<(Expression, ExpressionKind)> {
        let mut left = self.negated()?;
        while self.word("and") {
            let right = self.negated()?;
            left = self.joined(left, right, Node::Both)?;
        }
        Ok(left)
    }

    fn joined(
        &self,
        left: (Expression, ExpressionKind),
        right: (Expression, ExpressionKind),
        node: fn(Box<[Expression; 2]>) -> Node,
    ) -> Read<(Expression, ExpressionKind)> {
        let sides =
            [self.of_kind(left, ExpressionKind::Condition)?, self.of_kind(right, ExpressionKind::Condition)?];
        let span = sides[0].span.start..sides[1].span.end;
        Ok((Expression { node: node(Box::new(sides)), span }, ExpressionKind::Condition))
    }

    fn negated(&mut self) -> Read<(Expression, ExpressionKind)> {
        let start = self.span().start;
        if !self.word("not") {
            return self.compared();
        }
        let inner = self.deeper(Self::negated)?;
        let inner = self.of_kind(inner, ExpressionKind::Condition)?;
        let span = start..inner.span.end;
        Ok((Expression { node: Node::Not(Box::new(inner)), span }, ExpressionKind::Condition))
    }

    fn compared(&mut self) -> Read<(Expression, ExpressionKind)> {
        let first = self.sum()?;
        let mut others = Vec::new();
        while let Some(order) = self.order() {
            let other = self.sum()?;
            others.push((order, self.of_kind(other, ExpressionKind::Number)?));
        }
        let Some((_, last)) = others.last() else { return Ok(first) };
        let first = self.of_kind(first, ExpressionKind::Number)?;
        let span = first.span.start..last.span.end;
        Ok((Expression { node: Node::Compared(Box::new(first), others), span }, ExpressionKind::Condition))
    }

    fn order(&mut self) -> Option<Order> {
        let order = match self.peek()? {
            Token::Sign("==" | "=") => Order::Equal,
            Token::Sign("!=") => Order::Unequal,
            Token::Sign("<") => Order::Less,
            Token::Sign("<=") => Order::AtMost,
            Token::Sign(">") => Order::Greater,
            Token::Sign(">=") => Order::AtLeast,
            _ => return None,
        };
        self.at += 1;
        Some(order)
    }

    fn sum(&mut self) -> Read<(Expression, ExpressionKind)> {
        self.chain(&[("+", Binary::Plus), ("-", Binary::Minus)], Self::product)
    }

    fn product(&mut self) -> Read<(Expression, ExpressionKind)> {
        self.chain(&[("*", Binary::Times), ("/", Binary::Over), ("%", Binary::Modulo)], Self::signed)
    }

    /// Reads operands with operators of the same precedence between them, left-associative.
    fn chain(
        &mut self,
        operators: &[(&'static str, Binary)],
        operand: fn(&mut Self) -> Read<(Expression, ExpressionKind)>,
    ) -> Read<(Expression, ExpressionKind)> {
        let mut left = operand(self)?;
        while let Some((_, binary)) = operators.iter().find(|(sign, _)| self.next_is(Token::Sign(sign))) {
            let right = operand(self)?;
            let sides =
                [self.of_kind(left, ExpressionKind::Number)?, self.of_kind(right, ExpressionKind::Number)?];
            let span = sides[0].span.start..sides[1].span.end;
            left =
                (Expression { node: Node::Binary(*binary, Box::new(sides)), span }, ExpressionKind::Number);
        }
        Ok(left)
    }

    fn signed(&mut self) -> Read<(Expression, ExpressionKind)> {
        let start = self.span().start;
        if !self.sign("-") {
            return self.primary();
        }
        let inner = self.deeper(Self::signed)?;
        let inner = self.of_kind(inner, ExpressionKind::Number)?;
        let span = start..inner.span.end;
        Ok((Expression { node: Node::Negative(Box::new(inner)), span }, ExpressionKind::Number))
    }

    fn primary(&mut self) -> Read<(Expression, ExpressionKind)> {
        let span = self.span();
        match self.peek() {
            Some(Token::Number(number)) => {
                self.at += 1;
                Ok((Expression { node: Node::Number(number), span }, ExpressionKind::Number))
            }
            Some(Token::Name(name)) if !is_keyword(name) => {
                self.at += 1;
                if self.sign("(") {
                    return self.call(name, span);
                }
                let Some(slot) = self.names.iter().position(|known| *known == name) else {
                    let message = words!("error-no-number", name = name);
                    let expected = words!("error-one-of-expected", names = self.names.join(", "));
                    return Err(Diagnostic { span, message, expected });
                };
                Ok((Expression { node: Node::Slot(slot), span }, ExpressionKind::Number))
            }
            Some(Token::Sign("(")) => {
                self.at += 1;
                let (inner, kind) = self.deeper(Self::either)?;
                let span = span.start..self.span().end;
                self.expect(")", words!("error-close-expected"))?;
                Ok((Expression { span, ..inner }, kind))
            }
            _ => self.unexpected(words!("error-operand-expected")),
        }
    }

    fn call(&mut self, name: &str, span: Span) -> Read<(Expression, ExpressionKind)> {
        let Some((function, least, most)) = Function::named(name) else {
            let message = words!("error-no-function", name = name);
            let expected = words!("error-one-of-expected", names = Function::names());
            return Err(Diagnostic { span, message, expected });
        };
        let arguments = self.deeper(Self::numbers)?;
        if !(least..=most).contains(&arguments.len()) {
            let message = words!("error-argument-count", name = name, count = arguments.len());
            let expected = match least == most {
                true => words!("error-argument-count-expected", count = least),
                false => words!("error-argument-range-expected", least = least, most = most),
            };
            return Err(Diagnostic { span, message, expected });
        }
        let span = span.start..self.span().end;
        self.expect(")", words!("error-tuple-close-expected"))?;
        Ok((Expression { node: Node::Called(function, arguments), span }, ExpressionKind::Number))
    }

    /// Reads an inner expression one level deeper.
    fn deeper<T>(&mut self, inner: fn(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == DEEPEST {
            let message = words!("error-too-deep");
            let expected = words!("error-too-deep-expected", most = DEEPEST);
            return Err(Diagnostic { span: self.span(), message, expected });
        }
        self.depth += 1;
        let found = inner(self);
        self.depth -= 1;
        found
    }
}
