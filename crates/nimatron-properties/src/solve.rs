//! `solve` and the other answers, compared with the oracle.

use nimatron::Budget;
use nimatron::check::check;
use nimatron::engine::search::Oracle;

use crate::small;

const STEPS: u64 = 1_000;

/// Outcome, winning move, list and number of winning moves, Grundy value, genus and remoteness of a small position
/// are what exhaustive search finds.
pub fn solve(data: &[u8]) {
    let Some(position) = str::from_utf8(data).ok().and_then(small::position) else { return };
    let budget = Budget::new(STEPS);
    let checked = check([position.clone()], &budget);
    assert_eq!(checked.disagreements.first().map(ToString::to_string), None);
    let mut search = Oracle::remoteness(position.rules(), position.convention());
    if let Ok(moves) = position.solve(&budget).and_then(|solution| solution.remoteness())
        && let Ok((_, longest)) = search.answer(position.rows(), &budget)
    {
        assert_eq!(moves, longest, "{position}");
    }
}
