//! Typed moves: from text to an [`Action`] in a position, and back.
//!
//! | written | what it does |
//! |---|---|
//! | `2:3` | takes 3 from heap 2; moves 3 coins down from step 2; moves coin 2 down by 3 squares |
//! | `2>4` | lowers heap 2 to 4; moves coin 2 to square 4 |
//! | `2:3 1:1` | does both, where the rules allow several heaps |
//! | `2>3,4` | splits heap 2 into 3 and 4 |
//! | `2+3` | adds 3 chips to heap 2 |
//! | `3` | takes 3, where there is only one heap |
//! | `2>3,4` | makes position 2 of a rule file with two numbers (3, 4) |
//! | `5` or `5,2` | turns coin 5 to tails, and turns over coin 2 |
//! | `2/1:3` | takes 3 from heap 1 of component 2 of a sum |
//!
//! What is written is turned into an action by the shape of the game's moves; whether that is legal is for the rules
//! to say.

use std::fmt;

use crate::Natural;
use crate::notation::{Diagnostic, ErrorKind, MoveExpr, ParseError, Sign, Span, Spanned, Term};
use crate::position::Position;
use crate::ruleset::{Action, Numbers};

/// What the moves of a game are like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Heaps are lowered, or one is split.
    Heaps,
    /// A coin slides to a lower square.
    Slide,
    /// Coins go down one step.
    Descend,
    /// Chips are taken from a heap or added to it.
    Chips,
    /// Stones are taken from the only heap.
    Take,
    /// Coins are turned.
    Turn,
    /// A position of so many numbers becomes another.
    Replace {
        /// How many numbers a position has.
        width: usize,
    },
}

impl Action {
    /// What this action is like; in a sum, in its component.
    pub fn shape(&self) -> Shape {
        match self {
            Self::Lower(_) | Self::Split { .. } => Shape::Heaps,
            Self::Slide { .. } => Shape::Slide,
            Self::Descend { .. } => Shape::Descend,
            Self::Withdraw { .. } | Self::Deposit { .. } => Shape::Chips,
            Self::Take { .. } => Shape::Take,
            Self::Turn { .. } => Shape::Turn,
            Self::Replace { parts, .. } => Shape::Replace { width: parts.first().map_or(0, Vec::len) },
            Self::In { action, .. } => action.shape(),
        }
    }
}

/// The action as it is typed.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = |numbers: &[Natural]| {
            let texts: Vec<String> = numbers.iter().map(Natural::to_string).collect();
            texts.join(",")
        };
        match self {
            Self::Lower(lowered) => lowered.iter().enumerate().try_for_each(|(i, (heap, size))| {
                write!(f, "{}{}>{size}", if i == 0 { "" } else { " " }, heap + 1)
            }),
            Self::Split { heap, parts } => write!(f, "{}>{}", heap + 1, listed(parts)),
            Self::Replace { piece, parts } => write!(f, "{}>{}", piece + 1, listed(&parts.concat())),
            Self::Slide { coin, to } => write!(f, "{}>{to}", coin + 1),
            Self::Descend { step, coins } => write!(f, "{}:{coins}", step + 1),
            Self::Withdraw { heap, chips } => write!(f, "{}:{chips}", heap + 1),
            Self::Deposit { heap, chips } => write!(f, "{}+{chips}", heap + 1),
            Self::Take { stones } => write!(f, "{stones}"),
            Self::Turn { head, left: None } => write!(f, "{}", head + 1),
            Self::Turn { head, left: Some(left) } => write!(f, "{},{}", head + 1, left + 1),
            Self::In { component, action } => write!(f, "{}/{action}", component + 1),
        }
    }
}

impl Position {
    /// What the moves in component `component` are like, or `None` where there are none.
    pub fn shape(&self, component: usize) -> Option<Shape> {
        let (game, row) = (self.rules.games.get(component)?, self.rows.get(component)?);
        Some(game.options(row).next()?.action.shape())
    }

    /// The action that `text` writes in this position. Whether it is legal is for [`play`](Self::play) to say.
    ///
    /// ```
    /// use nimatron::{Action, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let action = position.typed_move("1:1 3>2")?;
    /// assert_eq!(action, Action::Lower(vec![(0, 2u64.into()), (2, 2u64.into())]));
    /// assert_eq!(action.to_string(), "1>2 3>2");
    /// assert_eq!(position.play(&action)?.to_string(), "moore(2) 2 4 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] with the place, where the text is not a move or refers to something that is not in the position.
    pub fn typed_move(&self, text: &str) -> Result<Action, ParseError> {
        let expr = MoveExpr::parse(text)?;
        action(self, &expr).map_err(|diagnostic| ParseError::new(ErrorKind::IllegalMove, vec![diagnostic]))
    }
}

fn action(position: &Position, expr: &MoveExpr) -> Result<Action, Diagnostic> {
    let whole = expr.terms.first().map_or(0, |term| term.span.start)
        ..expr.terms.last().map_or(0, |term| term.span.end);
    let in_sum = position.rows.len() != 1;
    let component = match &expr.component {
        Some(number) => index(number, position.rows.len(), "component")?,
        None if in_sum => {
            let expected = "a move in a sum names its component, like `2/1:3`";
            return Err(diagnostic(&whole, "this is a sum".to_owned(), expected));
        }
        None => 0,
    };
    let shape = position.shape(component).ok_or_else(|| {
        diagnostic(&whole, "no move is left here".to_owned(), "another component, if there is one")
    })?;
    let action = in_row(&position.rows[component], shape, &expr.terms, &whole)?;
    Ok(if in_sum { Action::In { component, action: Box::new(action) } } else { action })
}

fn diagnostic(span: &Span, message: String, expected: impl Into<String>) -> Diagnostic {
    Diagnostic { span: span.clone(), message, expected: expected.into() }
}

/// The index of the `thing` with this number; there are `count`.
fn index(number: &Spanned<Natural>, count: usize, thing: &str) -> Result<usize, Diagnostic> {
    let index = number.value.to_usize().and_then(|number| number.checked_sub(1));
    index.filter(|index| *index < count).ok_or_else(|| {
        let expected = if count == 0 { "there are none".to_owned() } else { format!("1 to {count}") };
        diagnostic(&number.span, format!("there is no {thing} {}", number.value), expected)
    })
}

fn in_row(row: &Numbers, shape: Shape, terms: &[Spanned<Term>], whole: &Span) -> Result<Action, Diagnostic> {
    if shape == Shape::Heaps && terms.len() > 1 {
        return Ok(Action::Lower(lowered(row, terms)?));
    }
    let [term] = terms else {
        return Err(diagnostic(
            whole,
            format!("these are {} moves", terms.len()),
            "one at a time in this game",
        ));
    };
    Ok(match shape {
        Shape::Turn => turn(row, term)?,
        Shape::Replace { width } => replace(row, term, width)?,
        Shape::Take => match (term.value.heads.as_slice(), &term.value.change) {
            ([stones], None) => Action::Take { stones: stones.value.clone() },
            _ => {
                return Err(diagnostic(
                    &term.span,
                    "there is only one heap".to_owned(),
                    "a number of stones",
                ));
            }
        },
        Shape::Slide => {
            let change = Change::of(term, row, "coin")?;
            Action::Slide { coin: change.index, to: change.left()? }
        }
        Shape::Descend => {
            let change = Change::of(term, row, "step")?;
            Action::Descend { step: change.index, coins: change.taken()? }
        }
        Shape::Chips => {
            let change = Change::of(term, row.get(1..).unwrap_or_default(), "heap")?;
            match change.sign {
                Sign::Add => Action::Deposit { heap: change.index, chips: change.amount()?.value.clone() },
                _ => Action::Withdraw { heap: change.index, chips: change.taken()? },
            }
        }
        Shape::Heaps => {
            let change = Change::of(term, row, "heap")?;
            match (change.sign, change.amounts) {
                (Sign::Leave, [_, _, ..]) => {
                    let mut parts: Vec<Natural> =
                        change.amounts.iter().map(|part| part.value.clone()).collect();
                    parts.sort_unstable();
                    Action::Split { heap: change.index, parts }
                }
                _ => Action::Lower(vec![(change.index, change.left()?)]),
            }
        }
    })
}

fn lowered(row: &Numbers, terms: &[Spanned<Term>]) -> Result<Vec<(usize, Natural)>, Diagnostic> {
    let mut lowered: Vec<(usize, Natural)> = Vec::new();
    for term in terms {
        let change = Change::of(term, row, "heap")?;
        if lowered.iter().any(|(heap, _)| *heap == change.index) {
            let message = format!("heap {} is named twice", change.index + 1);
            return Err(diagnostic(&term.span, message, "each heap once"));
        }
        lowered.push((change.index, change.left()?));
    }
    lowered.sort_unstable();
    Ok(lowered)
}

fn replace(row: &Numbers, term: &Spanned<Term>, width: usize) -> Result<Action, Diagnostic> {
    match (term.value.heads.as_slice(), &term.value.change) {
        ([number], Some((Sign::Leave, numbers))) if width > 0 && numbers.len() % width == 0 => {
            let piece = index(number, row.len() / width, "position")?;
            let numbers: Vec<Natural> = numbers.iter().map(|number| number.value.clone()).collect();
            let mut parts: Vec<Numbers> = numbers.chunks(width).map(<[Natural]>::to_vec).collect();
            parts.sort_unstable();
            Ok(Action::Replace { piece, parts })
        }
        _ => {
            let expected = format!("a position and its {width} new numbers, like `1>3,4`");
            Err(diagnostic(&term.span, "this is not a change of a position".to_owned(), expected))
        }
    }
}

fn turn(row: &Numbers, term: &Spanned<Term>) -> Result<Action, Diagnostic> {
    let coin = |number| index(number, row.len(), "coin");
    match (term.value.heads.as_slice(), &term.value.change) {
        ([head], None) => Ok(Action::Turn { head: coin(head)?, left: None }),
        ([head, left], None) => Ok(Action::Turn { head: coin(head)?, left: Some(coin(left)?) }),
        _ => Err(diagnostic(
            &term.span,
            "this turns no coins".to_owned(),
            "one coin or two, like `5` or `5,2`",
        )),
    }
}

/// One term understood as a change of one of `row`'s numbers.
struct Change<'a> {
    index: usize,
    from: &'a Natural,
    sign: Sign,
    amounts: &'a [Spanned<Natural>],
    span: &'a Span,
}

impl<'a> Change<'a> {
    fn of(term: &'a Spanned<Term>, row: &'a [Natural], thing: &str) -> Result<Self, Diagnostic> {
        let (number, (sign, amounts)) = match (term.value.heads.as_slice(), &term.value.change) {
            ([number], Some((sign, amounts))) => (Some(number), (*sign, amounts.as_slice())),
            // With only one heap, its number goes without saying.
            (amounts @ [_], None) if row.len() == 1 => (None, (Sign::Take, amounts)),
            _ => {
                let expected = format!("a {thing} and an amount, like `1:2`, or what is left, like `1>2`");
                return Err(diagnostic(
                    &term.span,
                    "this is not a change of one number".to_owned(),
                    expected,
                ));
            }
        };
        let index = number.map_or(Ok(0), |number| index(number, row.len(), thing))?;
        Ok(Self { index, from: &row[index], sign, amounts, span: &term.span })
    }

    /// The only amount.
    fn amount(&self) -> Result<&'a Spanned<Natural>, Diagnostic> {
        match self.amounts {
            [amount] => Ok(amount),
            _ => Err(diagnostic(self.span, "these are several numbers".to_owned(), "one")),
        }
    }

    /// How many are left.
    fn left(&self) -> Result<Natural, Diagnostic> {
        let amount = self.amount()?;
        match self.sign {
            Sign::Leave => Ok(amount.value.clone()),
            Sign::Take => self.from.checked_sub(&amount.value).ok_or_else(|| self.too_many(amount)),
            Sign::Add => Err(self.nothing_to_add()),
        }
    }

    /// How many are taken.
    fn taken(&self) -> Result<Natural, Diagnostic> {
        let amount = self.amount()?;
        match self.sign {
            Sign::Take => Ok(amount.value.clone()),
            Sign::Leave => self.from.checked_sub(&amount.value).ok_or_else(|| self.too_many(amount)),
            Sign::Add => Err(self.nothing_to_add()),
        }
    }

    fn too_many(&self, amount: &Spanned<Natural>) -> Diagnostic {
        let message = format!("{} is more than there is", amount.value);
        diagnostic(&amount.span, message, format!("at most {}", self.from))
    }

    fn nothing_to_add(&self) -> Diagnostic {
        diagnostic(self.span, "nothing can be added in this game".to_owned(), "`:` takes, `>` leaves")
    }
}
