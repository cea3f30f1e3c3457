//! [`Sketch`]: what a picture of a component shows beyond its numbers.

/// What a picture of a component shows beyond its numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sketch {
    /// Rows of squares upon each other, each number the squares of a row, the first row at the bottom.
    Rows,
    /// A strip of squares that count from 1.
    FromOne,
    /// Rows of coins under each other.
    Lines {
        /// How many coins a row has.
        width: usize,
    },
    /// A graph whose vertices are the numbers: 1 if a vertex is left.
    Graph {
        /// The two ends of each edge, from 0.
        edges: Vec<[usize; 2]>,
    },
    /// A graph whose edges are pairs of numbers, its two ends; the ground is 0.
    Edges,
    /// Rows of squares, each pair of numbers the squares of the two pieces in a row, which face each other.
    Facing,
    /// Heaps that stand in a circle.
    Circle,
    /// Steps that branch, each number the coins on a step.
    Tree {
        /// For each step the number of the one below it, from 1, or 0 for the ground.
        below: Vec<usize>,
    },
}
