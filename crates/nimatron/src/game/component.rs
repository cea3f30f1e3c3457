//! [`Component`]: one game with its numbers.

use std::fmt;
use std::sync::Arc;

use super::{Entry, Game, HeapValues};
use crate::board::Board;
use crate::engine::moore::Moore;
use crate::engine::quotient::HeapOptions;
use crate::engine::take_and_break::TakeAndBreak;
use crate::notation::ParseError;
use crate::ruleset::Numbers;
use crate::theory::Citation;
use crate::{Budget, Natural, OverBudget};

/// One game with its numbers.
#[derive(Debug, Clone)]
pub struct Component {
    /// The game, with its parameters.
    pub(crate) game: Arc<dyn Game>,
    /// The numbers, and before them what is written as a parameter.
    pub(crate) row: Numbers,
}

impl Component {
    /// Returns what the list of games says about the game.
    pub fn entry(&self) -> &'static Entry {
        self.game.entry()
    }

    /// Returns the numbers as they are written in the notation.
    pub fn numbers(&self) -> &[Natural] {
        self.game.numbers(&self.row)
    }

    /// Returns the game with its parameters, as in the notation: `moore(2)`.
    pub fn ruleset_notation(&self) -> String {
        self.game.ruleset_notation(&self.row)
    }

    /// Returns what a board shows of the component.
    pub fn board(&self) -> Board {
        self.game.board(&self.row)
    }

    /// Returns the game as a take-and-break game, or `None` if it is none.
    pub fn take_and_break(&self) -> Option<&TakeAndBreak> {
        self.game.heap_game()
    }

    /// Returns the game as Moore's Nim, or `None` if it is none; Nim is Moore's Nim with k = 1.
    pub fn moore(&self) -> Option<&Moore> {
        self.game.as_moore()
    }

    /// Returns the theorems about the game, the one to prefer first.
    pub fn theorems(&self) -> Vec<&'static Citation> {
        self.game.theorems().iter().map(|theorem| theorem.citation()).collect()
    }

    /// Returns the values of single heaps from 0 to `last` and their period, or `None` if a position of one number is no
    /// position of the game, or the game is not given by rules for single heaps.
    pub fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        self.game.heap_values(last, budget)
    }

    /// Returns the options of the single heaps 0 to `last`, or `None` if a position of the game is not the sum of its
    /// numbers.
    ///
    /// ```
    /// use nimatron::engine::quotient::HeapOptions;
    /// use nimatron::{Budget, Position};
    ///
    /// let nim: Position = "nim".parse()?;
    /// let heaps = nim.components().next().unwrap();
    /// let heaps = heaps.heap_options(8, &Budget::default()).unwrap()?;
    /// assert_eq!(heaps.options(2), [[0], [1]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OverBudget`] where a rule file cannot give them.
    pub fn heap_options(
        &self,
        last: usize,
        budget: &Budget,
    ) -> Option<Result<impl HeapOptions + use<>, OverBudget>> {
        self.game.heap_values(0, budget)?.ok()?;
        let all: Numbers = (0..=last).map(Natural::from).collect();
        let game = Arc::clone(&self.game);
        Some(self.game.prepare(&all, budget).map(|()| {
            move |heap: usize| {
                let row = vec![Natural::from(heap)];
                let parts =
                    |to: Numbers| to.iter().map(|part| part.to_usize().unwrap_or(usize::MAX)).collect();
                game.options(&row).map(|option| parts(option.to)).collect()
            }
        }))
    }

    /// The same game with other numbers: what a reader of many positions of one game builds them from.
    ///
    /// ```
    /// use nimatron::notation::Expr;
    /// use nimatron::{Natural, games};
    ///
    /// let game = games::resolve_component(&Expr::parse("poker(4)")?.components[0])?;
    /// let position = game.with_numbers([3u64, 5].map(Natural::from).to_vec())?;
    /// assert_eq!(position.to_string(), "poker(4) 3 5");
    ///
    /// let pair = games::resolve_component(&Expr::parse("wythoff")?.components[0])?;
    /// let error = pair.with_numbers([3u64, 5, 8].map(Natural::from).to_vec()).unwrap_err();
    /// assert_eq!(error.diagnostics[0].span, 2..3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] about the first number that is not valid in a position of this game; its span is that of the number
    /// among the numbers.
    pub fn with_numbers(&self, numbers: Numbers) -> Result<Self, ParseError> {
        let invalid_numbers = self.game.entry().invalid_numbers(numbers.iter()).into_iter();
        if let Some(invalid_number) = invalid_numbers.chain(self.game.invalid_number(&numbers)).next() {
            return Err(invalid_number.into());
        }
        let parameters = &self.row[..self.row.len() - self.game.numbers(&self.row).len()];
        let row = if parameters.is_empty() { numbers } else { [parameters, &numbers].concat() };
        Ok(Self { game: Arc::clone(&self.game), row })
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.game.notation(&self.row))
    }
}

impl Component {
    /// Returns `game` with the numbers of `row`.
    pub(crate) fn new(game: impl Game + 'static, row: Numbers) -> Self {
        Self { game: Arc::new(game), row }
    }
}
