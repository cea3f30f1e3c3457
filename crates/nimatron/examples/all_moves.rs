//! Every winning move of a position, their number, and the best of them: `cargo run -p nimatron --example all_moves`.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use nimatron::{Budget, Goal, Position, UBig, best_move, count, winning_moves};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position: Position = "moore(2) 1 1 2 3 3 4".parse()?;
    let budget = Budget::default();

    // The list is lazy: the first moves are there at once, however many there are.
    let moves = winning_moves(&position, &budget).collect::<Result<Vec<_>, _>>()?;
    for winning in &moves {
        println!("{} leaves {}", winning.action, position.with_rows(winning.to.clone()));
    }

    // Counting does not list. The number may be larger than any machine word, hence a big integer.
    let number = count(&position, &budget)?;
    println!("{position}: {number} winning moves");
    assert_eq!(number, UBig::from(moves.len()));

    let kayles: Position = "kayles 1000000000000000000000".parse()?;
    let number = count(&kayles, &budget)?;
    println!("{kayles}: {number} winning moves");
    assert!(number > UBig::from(u64::MAX));

    // Of all winning moves, the one that changes the fewest heaps, or takes the fewest or the most stones.
    for goal in Goal::ALL {
        let best = best_move(&position, goal, &budget)?.ok_or("the position is lost")?;
        println!("{goal:?}: {}", best.action);
        assert!(moves.contains(&best));
    }
    Ok(())
}
