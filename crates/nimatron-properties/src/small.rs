//! Positions small enough to be searched.

use nimatron::notation::Expr;

use nimatron::{Natural, Position, games};

const COMPONENTS: usize = 3;
const NUMBERS: usize = 5;
const LARGEST: u64 = 11;

/// Returns the position that a text denotes, cut down to a few components with a few small numbers each.
pub(crate) fn position(text: &str) -> Option<Position> {
    let mut expr = Expr::parse(text).ok()?;
    expr.components.truncate(COMPONENTS);
    for component in &mut expr.components {
        let small = |number: &Natural| Natural::from(number.to_u64().unwrap_or(LARGEST) % (LARGEST + 1));
        component.numbers = component.numbers.cut(NUMBERS, small);
    }
    games::resolve(&expr).ok()
}
