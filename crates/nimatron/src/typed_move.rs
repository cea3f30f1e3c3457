//! Typed moves: from text to an [`Action`] in a position, and back.
//!
//! | written | what it does |
//! |---|---|
//! | `2:3` | takes 3 from heap 2; moves 3 coins down from step 2 |
//! | `2>4` | lowers heap 2 to 4; moves token 2 to vertex 4 |
//! | `5>2`, `5:3` | moves a coin from square 5 to square 2, which is 3 squares down |
//! | `2:3 1:1` | does both, where the rules allow several heaps |
//! | `2>3,4` | splits heap 2 into 3 and 4 |
//! | `2+3` | adds 3 chips to heap 2 |
//! | `3` | takes 3, where there is only one heap |
//! | `2>3,4` | makes position 2 of a rule file with two numbers (3, 4) |
//! | `2` | takes position 2 away, where a position has several numbers |
//! | `5` or `5,2` | turns coin 5 to tails, and turns over coin 2 |
//! | `5,3,1` | turns coin 5 to tails, and turns over coins 3 and 1 |
//! | `5,2` | turns coins 2 to 5 over, where a move turns neighbours |
//! | `2/1:3` | takes 3 from heap 1 of component 2 of a sum |
//! | `1/2:1; 2/1:3` | does both, in a compound in which several components are played at once |
//!
//! What is written is turned into an action by the look of the game's numbers; whether that is legal is for the rules to
//! say.

use std::fmt::Write as _;

use crate::Natural;
use crate::board::{Look, Meaning, Sketch};
use crate::game::Game;
use crate::notation::{Diagnostic, ErrorKind, MoveExpr, ParseError, Sign, Span, Spanned, Term};
use crate::position::Position;
use crate::ruleset::{Action, Numbers};
use crate::wording::{Wording, words};

impl Position {
    /// Returns `action` as it is typed in this position.
    ///
    /// ```
    /// use nimatron::{Action, Position};
    ///
    /// let position: Position = "nim 2 + staircase 1 5".parse()?;
    /// let descend = Action::Set(vec![(0, 4u64.into()), (1, 2u64.into())]);
    /// let action = Action::In { component: 1, action: Box::new(descend) };
    /// assert_eq!(position.move_notation(&action), "2/2:3");
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    pub fn move_notation(&self, action: &Action) -> String {
        if let Action::Together { actions } = action {
            let each: Vec<String> = actions.iter().map(|action| self.move_notation(action)).collect();
            return each.join("; ");
        }
        let component = match action {
            Action::In { component, .. } => *component,
            _ => 0,
        };
        let look_and_numbers =
            self.parts().nth(component).map(|(game, row)| (game.look(), game.numbers(row)));
        let (look, numbers) = look_and_numbers.unwrap_or((Look::Heaps, &[]));
        let typed = typed(&Meaning::of(action, look, numbers));
        match action {
            Action::In { .. } => format!("{}/{typed}", component.saturating_add(1)),
            _ => typed,
        }
    }

    /// The action that `text` writes in this position. Whether it is legal is for [`play`](Self::play) to say.
    ///
    /// ```
    /// use nimatron::{Action, Position};
    ///
    /// let position: Position = "moore(2) 3 4 5".parse()?;
    /// let action = position.typed_move("1:1 3>2")?;
    /// assert_eq!(action, Action::Set(vec![(0, 2u64.into()), (2, 2u64.into())]));
    /// assert_eq!(position.move_notation(&action), "1>2 3>2");
    /// assert_eq!(position.play(&action)?.to_string(), "moore(2) 2 4 2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] with the place, where the text is not a move or refers to something that is not in the position.
    pub fn typed_move(&self, text: &str) -> Result<Action, ParseError> {
        let illegal = |diagnostic| ParseError::new(ErrorKind::IllegalMove, vec![diagnostic]);
        let mut actions = Vec::new();
        for expr in MoveExpr::parse_all(text)? {
            actions.push(action(self, &expr).map_err(illegal)?);
        }
        Ok(match actions.pop() {
            Some(only) if actions.is_empty() => only,
            last => {
                actions.extend(last);
                // The order in which they are named does not matter.
                actions.sort_by_key(|action| match action {
                    Action::In { component, .. } => *component,
                    _ => usize::MAX,
                });
                Action::Together { actions }
            }
        })
    }
}

fn action(position: &Position, expr: &MoveExpr) -> Result<Action, Diagnostic> {
    let whole = expr.terms.first().map_or(0, |term| term.span.start)
        ..expr.terms.last().map_or(0, |term| term.span.end);
    let in_sum = position.rows.len() != 1;
    let component = match &expr.component {
        Some(number) => index(number, position.rows.len(), "component")?,
        None if in_sum => {
            return Err(diagnostic(&whole, words!("error-sum"), words!("error-sum-expected")));
        }
        None => 0,
    };
    let (game, row) = (&position.rules.games[component], &position.rows[component]);
    if game.options(row).next().is_none() {
        return Err(diagnostic(&whole, words!("error-over"), words!("error-over-expected")));
    }
    let action = in_component(game.as_ref(), row, &expr.terms, &whole)?;
    Ok(if in_sum { Action::In { component, action: Box::new(action) } } else { action })
}

fn diagnostic(span: &Span, message: Wording, expected: Wording) -> Diagnostic {
    Diagnostic { span: span.clone(), message, expected }
}

/// The index of the `thing` with this number; there are `count`.
fn index(number: &Spanned<Natural>, count: usize, thing: &str) -> Result<usize, Diagnostic> {
    let index = number.value.to_usize().and_then(|number| number.checked_sub(1));
    index.filter(|index| *index < count).ok_or_else(|| {
        let expected = match count {
            0 => words!("error-there-are-none-expected"),
            _ => words!("error-from-one-expected", count = count),
        };
        diagnostic(&number.span, words!("error-no-such", thing = thing, number = &number.value), expected)
    })
}

/// What a move of one component is typed as.
fn typed(meaning: &Meaning) -> String {
    let listed = |numbers: &[Natural]| {
        let texts: Vec<String> = numbers.iter().map(Natural::to_string).collect();
        texts.join(",")
    };
    let from_one = |index: &usize| index.saturating_add(1);
    match meaning {
        Meaning::Set(changes) => {
            let mut terms = String::new();
            for (index, to) in changes {
                let separator = if terms.is_empty() { "" } else { " " };
                write!(terms, "{separator}{}>{to}", from_one(index)).expect("memory takes all");
            }
            terms
        }
        Meaning::Split { index, parts } => format!("{}>{}", from_one(index), listed(parts)),
        Meaning::Replace { tuple, numbers, .. } if numbers.is_empty() => from_one(tuple).to_string(),
        Meaning::Replace { tuple, numbers, .. } => format!("{}>{}", from_one(tuple), listed(numbers)),
        Meaning::Slide { from, to, .. } => format!("{from}>{to}"),
        Meaning::Shift { from, to } => format!("{from}>{to}"),
        Meaning::Descend { step: index, coins: amount }
        | Meaning::Withdraw { heap: index, chips: amount } => {
            format!("{}:{amount}", from_one(index))
        }
        Meaning::Deposit { heap, chips } => format!("{}+{chips}", from_one(heap)),
        Meaning::Take { stones, .. } => stones.to_string(),
        Meaning::Turn { head, lefts } => {
            let coins = std::iter::once(head).chain(lefts).map(|coin| from_one(coin).to_string());
            coins.collect::<Vec<_>>().join(",")
        }
        Meaning::TurnRun { head, left } => format!("{},{}", from_one(head), from_one(left)),
    }
}

fn in_component(
    game: &dyn Game,
    row: &Numbers,
    terms: &[Spanned<Term>],
    whole: &Span,
) -> Result<Action, Diagnostic> {
    let (look, numbers) = (game.look(), game.numbers(row));
    let is_heaps = matches!(look, Look::Heaps | Look::Queen | Look::Numbers);
    if is_heaps && terms.len() > 1 {
        return Ok(Action::Set(lowered(numbers, terms)?));
    }
    let [term] = terms else {
        let message = words!("error-several-moves", count = terms.len());
        return Err(diagnostic(whole, message, words!("error-several-moves-expected")));
    };
    let meaning = match look {
        Look::Coins | Look::CoinRuns => turn(numbers, term, look)?,
        Look::Tuples { width } => replace(numbers, term, width, tuple_name(game, row))?,
        Look::Pile => take(game, numbers, term)?,
        Look::Squares | Look::Strip => slide(numbers, term, look)?,
        Look::Vertices => {
            let change = Change::of(term, numbers, "token")?;
            Meaning::Set(vec![(change.index, change.left()?)])
        }
        Look::Steps => {
            let change = Change::of(term, numbers, "step")?;
            Meaning::Descend { step: change.index, coins: change.taken()? }
        }
        Look::Chips => {
            let change = Change::of(term, numbers, "heap")?;
            match change.sign {
                Sign::Add => Meaning::Deposit { heap: change.index, chips: change.amount()?.value.clone() },
                _ => Meaning::Withdraw { heap: change.index, chips: change.taken()? },
            }
        }
        Look::Heaps | Look::Queen | Look::Numbers => {
            let change = Change::of(term, numbers, "heap")?;
            match (change.sign, change.amounts) {
                (Sign::Leave, [_, _, ..]) => {
                    let mut parts: Vec<Natural> =
                        change.amounts.iter().map(|part| part.value.clone()).collect();
                    parts.sort_unstable();
                    Meaning::Split { index: change.index, parts }
                }
                _ => Meaning::Set(vec![(change.index, change.left()?)]),
            }
        }
    };
    // What was read refers only to what is there.
    meaning.action(numbers).ok_or_else(|| {
        diagnostic(&term.span, words!("error-cannot-be-done"), words!("error-cannot-be-done-expected"))
    })
}

fn lowered(numbers: &[Natural], terms: &[Spanned<Term>]) -> Result<Vec<(usize, Natural)>, Diagnostic> {
    let mut lowered: Vec<(usize, Natural)> = Vec::new();
    for term in terms {
        let change = Change::of(term, numbers, "heap")?;
        if lowered.iter().any(|(heap, _)| *heap == change.index) {
            let message = words!("error-heap-twice", number = change.index + 1);
            return Err(diagnostic(&term.span, message, words!("error-heap-twice-expected")));
        }
        lowered.push((change.index, change.left()?));
    }
    lowered.sort_unstable();
    Ok(lowered)
}

/// What the numbers are called that belong together.
fn tuple_name(game: &dyn Game, row: &Numbers) -> &'static str {
    match game.board(row).sketch {
        Some(Sketch::Edges) => "edge",
        Some(Sketch::Facing) => "row",
        _ => "position",
    }
}

fn replace(row: &[Natural], term: &Spanned<Term>, width: usize, name: &str) -> Result<Meaning, Diagnostic> {
    match (term.value.heads.as_slice(), &term.value.change) {
        ([number], Some((Sign::Leave, numbers))) if width > 0 && numbers.len() % width == 0 => {
            let tuple = index(number, row.len() / width, name)?;
            let numbers: Vec<Natural> = numbers.iter().map(|number| number.value.clone()).collect();
            let mut parts: Vec<&[Natural]> = numbers.chunks(width).collect();
            parts.sort_unstable();
            Ok(Meaning::Replace { width, tuple, numbers: parts.concat() })
        }
        ([number], None) if width > 0 => {
            let tuple = index(number, row.len() / width, name)?;
            Ok(Meaning::Replace { width, tuple, numbers: Vec::new() })
        }
        _ => {
            let expected = words!("error-not-a-replacement-expected", width = width);
            Err(diagnostic(&term.span, words!("error-not-a-replacement"), expected))
        }
    }
}

/// A coin is named by its square.
fn slide(numbers: &[Natural], term: &Spanned<Term>, look: Look) -> Result<Meaning, Diagnostic> {
    let ([square], Some((sign @ (Sign::Take | Sign::Leave), amounts))) =
        (term.value.heads.as_slice(), &term.value.change)
    else {
        let expected = words!("error-no-slide-expected");
        return Err(diagnostic(&term.span, words!("error-no-slide"), expected));
    };
    let [amount] = amounts.as_slice() else {
        let expected = words!("error-several-numbers-expected");
        return Err(diagnostic(&term.span, words!("error-several-squares"), expected));
    };
    let from = &square.value;
    let coin = match look {
        Look::Strip => from.to_usize().filter(|at| numbers.get(*at).is_some_and(|coins| !coins.is_zero())),
        _ => numbers.iter().position(|number| number == from),
    };
    let no_coin = || {
        let expected = words!("error-no-coin-expected");
        diagnostic(&square.span, words!("error-no-coin", square = from), expected)
    };
    let coin = coin.ok_or_else(no_coin)?;
    let to = match sign {
        Sign::Leave => Some(&amount.value).filter(|to| *to < from).cloned(),
        _ => from.checked_sub(&amount.value).filter(|to| to < from),
    };
    let no_way = || {
        let expected = match from.is_zero() {
            true => words!("error-other-coin-expected"),
            false => words!("error-lower-square-expected", square = from),
        };
        diagnostic(&amount.span, words!("error-lower-square"), expected)
    };
    let to = to.ok_or_else(no_way)?;
    Ok(match (look, to.to_usize()) {
        (Look::Strip, Some(to)) => Meaning::Shift { from: coin, to },
        _ => Meaning::Slide { coin, from: from.clone(), to },
    })
}

fn take(game: &dyn Game, numbers: &[Natural], term: &Spanned<Term>) -> Result<Meaning, Diagnostic> {
    match (term.value.heads.as_slice(), &term.value.change, numbers) {
        ([stones], None, [held, ..]) if stones.value <= *held => {
            Ok(Meaning::Take { stones: stones.value.clone(), limit: game.next_limit(&stones.value) })
        }
        ([stones], None, [held, ..]) => Err(too_many(stones, held)),
        _ => {
            let expected = words!("error-only-one-heap-expected");
            Err(diagnostic(&term.span, words!("error-only-one-heap"), expected))
        }
    }
}

fn turn(row: &[Natural], term: &Spanned<Term>, look: Look) -> Result<Meaning, Diagnostic> {
    let coin = |number| index(number, row.len(), "coin");
    match (term.value.heads.as_slice(), &term.value.change) {
        ([head, lefts @ ..], None) if lefts.len() <= 1 || look == Look::Coins => {
            let first = coin(head)?;
            let mut others: Vec<usize> = Vec::new();
            for left in lefts {
                let second = coin(left)?;
                if second >= *others.last().unwrap_or(&first) {
                    let message = words!("error-not-left", left = &left.value, head = &head.value);
                    return Err(diagnostic(&left.span, message, words!("error-not-left-expected")));
                }
                others.push(second);
            }
            Ok(match (look, others.as_slice()) {
                (Look::CoinRuns, [left]) => Meaning::TurnRun { head: first, left: *left },
                _ => Meaning::Turn { head: first, lefts: others },
            })
        }
        _ => Err(diagnostic(&term.span, words!("error-turns-none"), words!("error-turns-none-expected"))),
    }
}

fn too_many(amount: &Spanned<Natural>, held: &Natural) -> Diagnostic {
    let message = words!("error-more-than-held", amount = &amount.value);
    diagnostic(&amount.span, message, words!("error-more-than-held-expected", held = held))
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
                let expected = words!("error-not-a-change-expected", thing = thing);
                return Err(diagnostic(&term.span, words!("error-not-a-change"), expected));
            }
        };
        let index = number.map_or(Ok(0), |number| index(number, row.len(), thing))?;
        Ok(Self { index, from: &row[index], sign, amounts, span: &term.span })
    }

    /// The only amount.
    fn amount(&self) -> Result<&'a Spanned<Natural>, Diagnostic> {
        match self.amounts {
            [amount] => Ok(amount),
            _ => {
                let expected = words!("error-several-numbers-expected");
                Err(diagnostic(self.span, words!("error-several-numbers"), expected))
            }
        }
    }

    /// How many are left.
    fn left(&self) -> Result<Natural, Diagnostic> {
        let amount = self.amount()?;
        match self.sign {
            Sign::Leave => Ok(amount.value.clone()),
            Sign::Take => self.from.checked_sub(&amount.value).ok_or_else(|| too_many(amount, self.from)),
            Sign::Add => Err(self.nothing_to_add()),
        }
    }

    /// How many are taken.
    fn taken(&self) -> Result<Natural, Diagnostic> {
        let amount = self.amount()?;
        match self.sign {
            Sign::Take if amount.value <= *self.from => Ok(amount.value.clone()),
            Sign::Take => Err(too_many(amount, self.from)),
            Sign::Leave => self.from.checked_sub(&amount.value).ok_or_else(|| too_many(amount, self.from)),
            Sign::Add => Err(self.nothing_to_add()),
        }
    }

    fn nothing_to_add(&self) -> Diagnostic {
        diagnostic(self.span, words!("error-nothing-to-add"), words!("error-nothing-to-add-expected"))
    }
}
