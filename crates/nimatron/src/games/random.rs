//! A position to begin with, drawn by a seed.

use crate::board::Look;
use crate::game::{Arity, Game};
use crate::position::Position;
use crate::rng::SplitMix64;
use crate::ruleset::Numbers;

/// How often a position is drawn before it is given up: some draws are over before they begin, such as coins that all
/// show tails.
const ATTEMPTS: usize = 64;

/// Draws a position of the games of `games`, whose numbers do not matter; `None` if none of the drawn ones has a move.
/// The same games and the same seed give the same position.
///
/// ```
/// use nimatron::Position;
/// use nimatron::games::random_position;
///
/// let games: Position = "misere moore(2) + wythoff".parse()?;
/// let drawn = random_position(&games, 7).expect("a position with a move");
/// assert!(!drawn.is_over() && drawn.to_string().starts_with("misere moore(2) "));
/// # Ok::<(), nimatron::ParseError>(())
/// ```
pub fn random_position(games: &Position, seed: u64) -> Option<Position> {
    let mut rng = SplitMix64::new(seed);
    let mut drawn = std::iter::repeat_with(|| draw(games, &mut rng)).take(ATTEMPTS);
    // A game of a rule file cannot be read back from its notation, so that it has no random positions.
    drawn.find_map(|text| text.parse().ok().filter(|position: &Position| !position.is_over()))
}

fn draw(games: &Position, rng: &mut SplitMix64) -> String {
    let components = games.components().map(|(game, row)| {
        let mut text = game.ruleset_notation(row);
        numbers(game, row, rng).iter().for_each(|number| text.push_str(&format!(" {number}")));
        text
    });
    let components: Vec<String> = components.collect();
    format!("{} {}", games.convention, components.join(" + "))
}

/// Numbers with which a game neither ends at once nor takes long.
fn numbers(game: &dyn Game, row: &Numbers, rng: &mut SplitMix64) -> Vec<usize> {
    let mut between = |least: usize, most: usize| least + rng.index(most - least + 1);
    match game.entry().arity {
        // One heap with a limit: anything but all of it may be taken at first.
        Arity::Pair if game.board(row).look == Look::Pile => {
            let stones = between(12, 40);
            vec![stones, stones - 1]
        }
        Arity::Pair => vec![between(4, 20), between(4, 20)],
        Arity::Flags => (0..between(6, 10)).map(|_| between(0, 1)).collect(),
        Arity::Any => (0..between(3, 5)).map(|_| between(1, 9)).collect(),
    }
}
