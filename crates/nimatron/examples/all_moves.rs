//! Every winning move of a position, their number, and the best of them: `cargo run -p nimatron --example all_moves`.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use nimatron::engine::moore::Goal;

use nimatron::{Budget, Natural, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position: Position = "moore(2) 1 1 2 3 3 4".parse()?;
    let budget = Budget::default();
    // How the position is solved is decided once; each question is answered when it is asked.
    let solution = position.solve(&budget)?;

    // The list is lazy: the first moves are there at once, however many there are.
    let moves = solution.winning_moves().collect::<Result<Vec<_>, _>>()?;
    for winning in &moves {
        println!("{winning}");
    }

    // Counting does not list. The number may be larger than any machine word, hence a big integer.
    let number = solution.count()?;
    println!("{position}: {number} winning moves");
    assert_eq!(number, Natural::from(moves.len()));

    let kayles: Position = "kayles 1000000000000000000000".parse()?;
    let number = kayles.solve(&budget)?.count()?;
    println!("{kayles}: {number} winning moves");
    assert!(number > u64::MAX);

    // Of all winning moves, the one that changes the fewest heaps, or takes the fewest or the most stones.
    for goal in Goal::ALL {
        let best = solution.best_move(goal)?.ok_or("the position is lost")?;
        println!("{goal:?}: {best}");
        assert!(moves.contains(&best));
    }
    Ok(())
}
