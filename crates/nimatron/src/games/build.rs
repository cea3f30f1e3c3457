//! Positions without text: [`Position::moore`], [`Position::nim`] and the [`PositionBuilder`].

use super::resolve::resolve_component;
use crate::game::Component;
use crate::notation::Expr;
use crate::notation::ParseError;
use crate::position::Position;
use crate::{Convention, Natural, NotANatural};

/// Builds a position from games and numbers; everything is checked when it is added.
///
/// ```
/// use nimatron::{Convention, Position};
///
/// let sum = Position::builder().convention(Convention::Misere).add("kayles", [12])?.add("moore(2)", [3, 4, 5])?;
/// assert_eq!(sum.build().to_string(), "misere kayles 12 + moore(2) 3 4 5");
/// assert!(Position::builder().add("wythoff", [1, 2, 3]).is_err());
/// # Ok::<(), nimatron::ParseError>(())
/// ```
#[derive(Debug, Clone)]
pub struct PositionBuilder {
    convention: Convention,
    components: Vec<Component>,
}

impl PositionBuilder {
    /// Sets what it means to be unable to move; normal play unless it is set.
    #[must_use]
    pub const fn convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// Adds a component: a game with its parameters, as in the notation, and its numbers.
    ///
    /// # Errors
    /// [`ParseError`] if there is no such game, or if these are not numbers of a position of it.
    pub fn add<N>(mut self, game: &str, numbers: impl IntoIterator<Item = N>) -> Result<Self, ParseError>
    where
        N: TryInto<Natural, Error: Into<NotANatural>>,
    {
        let expr = Expr::parse(game)?;
        let [component] = expr.components.as_slice() else {
            return Err(NotANatural(game.to_owned()).into());
        };
        let numbers = numbers.into_iter().map(|number| number.try_into().map_err(Into::into));
        let numbers = numbers.collect::<Result<Vec<Natural>, NotANatural>>()?;
        self.components.push(resolve_component(component)?.with_numbers(numbers)?);
        Ok(self)
    }

    /// Returns the position: the sum of the components.
    pub fn build(self) -> Position {
        Position::new(self.convention, self.components)
    }
}

impl Position {
    /// Returns a builder of positions.
    pub const fn builder() -> PositionBuilder {
        PositionBuilder { convention: Convention::Normal, components: Vec::new() }
    }

    /// Returns a position of Nim under normal play.
    ///
    /// # Errors
    /// [`ParseError`] if a number is negative.
    pub fn nim<N>(heaps: impl IntoIterator<Item = N>) -> Result<Self, ParseError>
    where
        N: TryInto<Natural, Error: Into<NotANatural>>,
    {
        Ok(Self::builder().add("nim", heaps)?.build())
    }

    /// Returns a position of Moore's Nim under normal play: a move lowers at least one and at most `k` heaps.
    ///
    /// ```
    /// use nimatron::{Budget, Outcome, Position};
    ///
    /// let position = Position::moore(2, [3, 4, 5])?;
    /// assert_eq!(position, "moore(2) 3 4 5".parse()?);
    /// assert_eq!(position.solve(&Budget::default())?.outcome(), Outcome::N);
    /// assert_eq!(Position::moore(0, [1]).unwrap_err().to_string(), "moore has k = 0: k is a natural number of at least 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] if `k` is less than 1 or a number is negative.
    pub fn moore<K, N>(k: K, heaps: impl IntoIterator<Item = N>) -> Result<Self, ParseError>
    where
        K: TryInto<Natural, Error: Into<NotANatural>>,
        N: TryInto<Natural, Error: Into<NotANatural>>,
    {
        let k: Natural = k.try_into().map_err(Into::into)?;
        Ok(Self::builder().add(&format!("moore({k})"), heaps)?.build())
    }
}
