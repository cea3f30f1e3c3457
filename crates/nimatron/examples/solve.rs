//! Who wins a position, with which move, and why: `cargo run -p nimatron --example solve "moore(2) 3 4 5"`.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use nimatron::report::Explanation;
use nimatron::{Budget, Lang, Messages, Outcome, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A position is a game, its parameters in parentheses, and its heaps. In Moore's Nim with k = 2 a move takes
    // stones from one heap or from two; the player who cannot move loses.
    let text = std::env::args().nth(1).unwrap_or_else(|| "moore(2) 3 4 5".to_owned());
    let position: Position = text.parse()?;

    // The budget limits the work in steps, so that the answer is the same on every machine. If it is exhausted, the
    // result is an error, never a guess.
    let solution = position.solve(&Budget::default())?;

    match solution.outcome() {
        Outcome::N => println!("{position}: the next player wins"),
        Outcome::P => println!("{position}: the previous player wins, every move loses"),
    }
    if let Some(winning) = solution.winning_move()? {
        let after = position.play(winning.action())?;
        println!("a winning move: {}, which leaves {after}", position.move_notation(winning.action()));
        // What the winner leaves is lost for the opponent.
        assert_eq!(after.solve(&Budget::default())?.outcome(), Outcome::P);
    }
    // The calculation is kept as data; `Messages` words it in English, Russian or Chinese.
    print!("{}", Explanation::new(&solution, None, &Messages::new(Lang::En)));
    Ok(())
}
