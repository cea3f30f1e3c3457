//! Every answer to a position, as one line.

use nimatron::engine::moore::Goal;

use nimatron::{Budget, Move, OverBudget, Position, Solution};

/// The budget of an answer in steps, so that the same answers are out of reach on every machine.
const STEPS: u64 = 20_000;
/// The maximum number of winning moves that are listed.
const LISTED: usize = 8;

/// The answer to a question for one move.
type MoveAnswer<'p> = Result<Option<Move<'p>>, OverBudget>;

/// Returns a line with the position and the answers: who wins and how it is known, a winning move, the number of all
/// and of their heap sets, the Grundy value, the remoteness, the move that resists longest, the first winning moves,
/// the best and a random one.
pub(crate) fn line(position: &Position) -> String {
    let budget = Budget::new(STEPS);
    let to = |found: &Move<'_>| found.to().to_string();
    let special =
        |found: MoveAnswer<'_>| shown(found.map(|found| found.as_ref().map_or("none".to_owned(), to)));
    let solution = position.solve(&budget);
    let ask = |question: &dyn Fn(&Solution<'_>) -> Result<String, OverBudget>| {
        shown(solution.as_ref().map_err(Clone::clone).and_then(question))
    };
    let asked_move = |question: &dyn for<'p> Fn(&Solution<'p>) -> MoveAnswer<'p>| {
        special(solution.as_ref().map_err(Clone::clone).and_then(question))
    };
    let verdict = |solution: &Solution<'_>| {
        let winning = solution.winning_move()?.as_ref().map_or("none".to_owned(), to);
        Ok(format!("{} by {}, {winning}", solution.outcome(), solution.method().kind()))
    };
    let listed = |solution: &Solution<'_>| {
        let listed = solution.winning_moves().take(LISTED).map(|found| Ok(to(&found?)));
        Ok(listed.collect::<Result<Vec<String>, OverBudget>>()?.join(", "))
    };
    let goals = [Goal::FewestHeaps, Goal::FewestStones, Goal::MostStones];
    let mut fields = vec![
        position.to_string(),
        ask(&verdict),
        ask(&|solution| Ok(solution.count()?.to_string())),
        ask(&|solution| Ok(solution.count_heap_sets()?.to_string())),
        shown(position.grundy(&budget)),
        ask(&|solution| Ok(solution.remoteness()?.to_string())),
        asked_move(&|solution| Ok(solution.longest_defence()?.map(|found| found.first_move))),
        ask(&listed),
    ];
    fields.extend(goals.map(|goal| asked_move(&|solution| solution.best_move(goal))));
    fields.push(asked_move(&|solution| solution.random_move(1)));
    fields.join("; ")
}

fn shown(answer: Result<impl ToString, OverBudget>) -> String {
    answer.map_or("out of reach".to_owned(), |answer| answer.to_string())
}
