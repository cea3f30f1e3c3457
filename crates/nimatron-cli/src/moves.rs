//! `nimatron moves`: all winning moves, their number, or a special one.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use nimatron::report::MoveReport;
use nimatron::{
    Budget, Goal, Messages, Move, Numbers, Position, Report, best_move, count, count_heap_sets, random_move,
    solve, winning_moves,
};

use crate::args::MovesArgs;
use crate::failure::Failure;
use crate::{input, json};

pub(crate) fn run(args: &MovesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, args.output.budget)?;
    let messages = Messages::new(input::lang(args.output.lang));
    let budget = Budget::new(args.output.budget);
    if let Some(wanted) = special(args, &position, &budget) {
        return show_special(args, &position, wanted?, &messages, &budget, out);
    }
    if args.output.json {
        return list_as_json(args, &position, &messages, &budget, out);
    }
    if args.count {
        return Ok(writeln!(out, "{}", count(&position, &budget)?)?);
    }
    if args.heap_sets {
        return Ok(writeln!(out, "{}", count_heap_sets(&position, &budget)?)?);
    }
    for found in winning_moves(&position, &budget).take(limit(args)) {
        show(&position, &found?, &messages, out)?;
    }
    Ok(())
}

fn limit(args: &MovesArgs) -> usize {
    args.limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

fn show(
    position: &Position,
    winning: &Move<Vec<Numbers>>,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let winning = MoveReport::new(position, winning, messages);
    Ok(writeln!(out, "{}  → {}", winning.text, winning.to)?)
}

type Special = Result<Option<Move<Vec<Numbers>>>, nimatron::OverBudget>;

/// The special move that was asked for.
fn special(args: &MovesArgs, position: &Position, budget: &Budget) -> Option<Special> {
    let wanted = &args.wanted;
    let goals = [
        (wanted.fewest_heaps, Goal::FewestHeaps),
        (wanted.fewest_stones, Goal::FewestStones),
        (wanted.most_stones, Goal::MostStones),
    ];
    if let Some((_, goal)) = goals.into_iter().find(|(asked, _)| *asked) {
        return Some(best_move(position, goal, budget));
    }
    wanted.random.then(|| random_move(position, args.seed.unwrap_or_else(clock), budget))
}

/// Nanoseconds of the clock, as a seed.
fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().wrapping_mul(1_000_000_000).wrapping_add(u64::from(since.subsec_nanos()))
}

fn show_special(
    args: &MovesArgs,
    position: &Position,
    wanted: Option<Move<Vec<Numbers>>>,
    messages: &Messages,
    budget: &Budget,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.output.json {
        let mut report = Report::new(position, &solve(position, budget)?, messages);
        report.winning_move = wanted.map(|wanted| MoveReport::new(position, &wanted, messages));
        return json::line(&report, out);
    }
    wanted.map_or(Ok(()), |wanted| show(position, &wanted, messages, out))
}

/// More moves than this are not kept for one JSON object unless `--limit` asks for them.
const MOST_LISTED: usize = 1_000_000;

fn list_as_json(
    args: &MovesArgs,
    position: &Position,
    messages: &Messages,
    budget: &Budget,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut report = Report::new(position, &solve(position, budget)?, messages);
    if args.count {
        return json::line(&report.with_count(count(position, budget)), out);
    }
    let most = if args.limit.is_some() { limit(args) } else { MOST_LISTED };
    let mut moves = Vec::new();
    let mut complete = true;
    for winning in winning_moves(position, budget) {
        match winning {
            Ok(winning) if moves.len() < most => moves.push(MoveReport::new(position, &winning, messages)),
            // What was found is kept; that there is more, or may be, is said.
            _ => {
                complete = false;
                break;
            }
        }
    }
    report.moves = Some(moves);
    report.moves_complete = Some(complete);
    json::line(&report, out)
}
