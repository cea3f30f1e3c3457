//! `nimatron moves`: all winning moves, their number, or a special one.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use nimatron::report::MoveReport;
use nimatron::{Messages, Move, Position};
use nimatron_api::{Answerer, MoveGoal, SolveQuestion};

use crate::args::MovesArgs;
use crate::failure::Failure;
use crate::{input, json};

/// The maximum number of moves in one JSON object, unless `--limit` allows more.
const MOST_LISTED: u64 = 1_000_000;

pub(crate) fn run(args: &MovesArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::position(&args.position, &args.output.limits.budget(), messages)?;
    let budget = args.output.limits.budget_of_all();
    if args.output.json {
        return json::line(
            &question(args, messages).answer_about(&position, &Answerer::default(), &budget)?,
            out,
        );
    }
    let solution = position.solve(&budget)?;
    let question = question(args, messages);
    if let Some(goal) = question.goal {
        let wanted = goal.winning_move(&solution, question.seed)?;
        return match wanted {
            Some(wanted) => show(&wanted, messages, out),
            None => show_none(&position, messages, out),
        };
    }
    if args.count {
        return Ok(writeln!(out, "{}", solution.count()?)?);
    }
    if args.heap_sets {
        return Ok(writeln!(out, "{}", solution.count_heap_sets()?)?);
    }
    let mut is_lost = true;
    for found in solution.winning_moves().take(limit(args)) {
        show(&found?, messages, out)?;
        is_lost = false;
    }
    if is_lost && limit(args) > 0 { show_none(&position, messages, out) } else { Ok(()) }
}

/// Says that there is no winning move, where answers do not stand: standard output holds one move in each line.
fn show_none(position: &Position, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    out.flush()?;
    let key = if position.is_over() { "moves-over" } else { "moves-none" };
    Ok(writeln!(std::io::stderr(), "{}", messages.format(key, &[]))?)
}

fn limit(args: &MovesArgs) -> usize {
    args.limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

fn show(winning: &Move<'_>, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let winning = MoveReport::new(winning, messages);
    Ok(writeln!(out, "{}  → {}", winning.text, winning.to)?)
}

/// Nanoseconds of the clock, as a seed.
fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().wrapping_mul(1_000_000_000).wrapping_add(u64::from(since.subsec_nanos()))
}

/// Returns the question for `nimatron-api`.
fn question(args: &MovesArgs, messages: &Messages) -> SolveQuestion {
    let wanted = &args.wanted;
    let goals = [
        (wanted.fewest_heaps, MoveGoal::FewestHeaps),
        (wanted.fewest_stones, MoveGoal::FewestStones),
        (wanted.most_stones, MoveGoal::MostStones),
        (wanted.random, MoveGoal::Random),
    ];
    let goal = goals.into_iter().find_map(|(asked, goal)| asked.then_some(goal));
    let listed = goal.is_none() && !args.count && !args.heap_sets;
    SolveQuestion {
        count: args.count,
        heap_sets: args.heap_sets,
        moves: listed.then_some(args.limit.unwrap_or(MOST_LISTED)),
        seed: args.seed.unwrap_or_else(|| if wanted.random { clock() } else { 0 }),
        goal,
        because: args.because,
        lang: Some(messages.lang().code().to_owned()),
        ..SolveQuestion::default()
    }
}
