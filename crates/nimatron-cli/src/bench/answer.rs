//! Every answer to a position, as one line.

use nimatron::{
    Budget, Goal, Move, Numbers, OverBudget, Position, best_move, count, count_heap_sets, grundy,
    longest_defence, random_move, remoteness, solve, winning_moves,
};

/// What an answer may cost; one that costs more is out of reach, on every machine alike.
const STEPS: u64 = 20_000;
/// So many of the winning moves are listed.
const LISTED: usize = 8;

/// The position and the answers: who wins and how it is known, a winning move, the number of all and of their heap
/// sets, the Grundy value, the remoteness, the move that resists longest, the first winning moves, the best and a
/// random one.
pub(crate) fn line(position: &Position) -> String {
    let budget = Budget::new(STEPS);
    let to = |found: &Move<Vec<Numbers>>| position.with_rows(found.to.clone()).to_string();
    let special = |found: Result<Option<Move<Vec<Numbers>>>, _>| {
        told(found.map(|found| found.as_ref().map_or("none".to_owned(), to)))
    };
    let verdict = solve(position, &budget).map(|analysis| {
        let winning = analysis.verdict.winning_move().map_or("none".to_owned(), to);
        format!("{} by {}, {winning}", analysis.outcome(), analysis.method.kind())
    });
    let listed = winning_moves(position, &budget).take(LISTED).map(|found| Ok(to(&found?)));
    let listed: Result<Vec<String>, OverBudget> = listed.collect();
    let goals = [Goal::FewestHeaps, Goal::FewestStones, Goal::MostStones];
    let mut fields = vec![
        position.to_string(),
        told(verdict),
        told(count(position, &budget)),
        told(count_heap_sets(position, &budget)),
        told(grundy(position, &budget)),
        told(remoteness(position, &budget)),
        special(longest_defence(position, &budget).map(|found| found.map(|found| found.first_move))),
        told(listed.map(|listed| listed.join(", "))),
    ];
    fields.extend(goals.map(|goal| special(best_move(position, goal, &budget))));
    fields.push(special(random_move(position, 1, &budget)));
    fields.join("; ")
}

fn told(answer: Result<impl ToString, OverBudget>) -> String {
    answer.map_or("out of reach".to_owned(), |answer| answer.to_string())
}
