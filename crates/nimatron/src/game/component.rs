//! [`Component`]: one game with its numbers.

use std::fmt;
use std::sync::Arc;

use super::{Game, InvalidNumber};
use crate::ruleset::Numbers;

/// One game with its numbers.
#[derive(Debug, Clone)]
pub struct Component {
    /// The game, with its parameters.
    pub game: Arc<dyn Game>,
    /// The numbers.
    pub row: Numbers,
}

impl Component {
    /// The same game with other numbers: what a reader of many positions of one game builds them from.
    ///
    /// ```
    /// use nimatron::{Expr, Natural, games};
    ///
    /// let game = games::resolve_component(&Expr::parse("poker(4)")?.components[0])?;
    /// let position = game.with_numbers([3u64, 5].map(Natural::from).to_vec())?;
    /// assert_eq!(position.to_string(), "poker(4) 3 5");
    ///
    /// let pair = games::resolve_component(&Expr::parse("wythoff")?.components[0])?;
    /// let invalid_number = pair.with_numbers([3u64, 5, 8].map(Natural::from).to_vec()).unwrap_err();
    /// assert_eq!(invalid_number.index, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`InvalidNumber`] with the first number that is not valid in a position of this game.
    pub fn with_numbers(&self, numbers: Numbers) -> Result<Self, InvalidNumber> {
        let invalid_numbers = self.game.entry().invalid_numbers(numbers.iter()).into_iter();
        if let Some(invalid_number) = invalid_numbers.chain(self.game.invalid_number(&numbers)).next() {
            return Err(invalid_number);
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
