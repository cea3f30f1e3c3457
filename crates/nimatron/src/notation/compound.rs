//! [`Compound`]: how the components of a position are played together.

/// How the components of a position are played together.
///
/// ```
/// use nimatron::notation::{Compound, Expr};
///
/// assert_eq!(Expr::parse("nim 3 & kayles 5")?.compound, Compound::Every);
/// assert_eq!(Compound::All.sign(), "&&");
/// # Ok::<(), nimatron::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(description = "How the components of a position are played together.")
)]
pub enum Compound {
    /// `+`: a move is a move in one component, the disjunctive sum. The only component of a position is such a sum, too.
    #[default]
    Sum,
    /// `&`: a move is a move in every component that is not over (Every-SG); play ends with the last component, the long
    /// rule.
    Every,
    /// `&&`: a move is a move in every component; play ends with the first component that is over, the short rule.
    All,
    /// `|`: a move is a move in one or more components, as many as the player likes.
    Some,
}

impl Compound {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sum, Self::Every, Self::All, Self::Some];

    /// Returns the sign between two components.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Sum => "+",
            Self::Every => "&",
            Self::All => "&&",
            Self::Some => "|",
        }
    }
}
