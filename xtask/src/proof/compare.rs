//! Moore's Nim: compares the outcome, the winning move and the remoteness of lost positions with the oracle, in both
//! conventions.

use std::fmt;
use std::ops::AddAssign;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow, ensure};
use nimatron::engine::UBig;
use nimatron::{Budget, Convention, Natural, Outcome, Position};

use super::oracle::Oracle;
use super::positions::{Moore, heaps, hexadecimal};

/// The program's answer about a position.
enum Verdict {
    /// No move is left; the outcome is that of the convention.
    Over(Outcome),
    /// The player to move loses.
    Loss,
    /// A move to these heaps wins.
    Win(Vec<u128>),
}

impl Verdict {
    const fn outcome(&self) -> Outcome {
        match self {
            Self::Over(outcome) => *outcome,
            Self::Loss => Outcome::P,
            Self::Win(_) => Outcome::N,
        }
    }
}

/// What was compared.
#[derive(Default)]
pub(super) struct Tally {
    positions: u64,
    lost: u64,
    won: u64,
    over: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.lost += other.lost;
        self.won += other.won;
        self.over += other.over;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { positions, lost, won, over } = self;
        write!(
            f,
            "{positions} positions agree under both conventions: {lost} times lost (with the remoteness), {won} times \
             won by a move, {over} times over"
        )
    }
}

/// Compares every position, from index 0 until there is none, on all processors, each with its own oracle.
pub(super) fn all(
    oracle: &Path,
    position: &(dyn Fn(u64, &mut Oracle) -> Result<Option<Moore>> + Sync),
) -> Result<Tally> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally> {
        let mut oracle = Oracle::start(oracle)?;
        let mut tally = Tally::default();
        while let Some(position) = position(next.fetch_add(1, Ordering::Relaxed), &mut oracle)? {
            tally.positions += 1;
            for convention in Convention::BOTH {
                one(&position, convention, &mut oracle, &mut tally)
                    .with_context(|| format!("{convention} {position}"))?;
            }
        }
        Ok(tally)
    };
    thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism()?.get()).map(|_| scope.spawn(work)).collect();
        let mut tally = Tally::default();
        for worker in workers {
            tally += worker.join().map_err(|_| anyhow!("a comparison panicked"))??;
        }
        Ok(tally)
    })
}

fn one(position: &Moore, convention: Convention, oracle: &mut Oracle, tally: &mut Tally) -> Result<()> {
    let request = position.request();
    let proved = oracle.ask(&format!("moore {convention} {request}"))?;
    let ours = program(position, convention)?;
    ensure!(closed_form(position, convention)? == ours.outcome(), "solve and Moore::outcome disagree");
    let (outcome, proved_move) = proved.split_once(' ').unwrap_or((proved.as_str(), ""));
    ensure!(
        outcome == ours.outcome().to_string(),
        "the program says {}, the oracle {proved}",
        ours.outcome()
    );
    match &ours {
        Verdict::Over(_) => {
            ensure!(proved_move == "over", "over for the program, {proved} for the oracle");
            tally.over += 1;
        }
        Verdict::Loss => {
            ensure!(proved_move.is_empty(), "a loss for the program, {proved} for the oracle");
            tally.lost += 1;
        }
        Verdict::Win(after) => {
            let wins = oracle.ask(&format!("wins {convention} {request} ->{}", hexadecimal(after)))?;
            ensure!(wins == "yes", "the oracle does not accept the program's move to {after:?}");
            let after = heaps(proved_move)?;
            ensure!(position.has_move_to(&after), "no move leads to {after:?}");
            let reply = program(&position.with_heaps(after), convention)?.outcome();
            ensure!(reply == Outcome::P, "the program does not accept the oracle's move to {proved_move}");
            tally.won += 1;
        }
    }
    if ours.outcome() == Outcome::P {
        let proved = oracle.ask(&format!("remoteness {convention} {request}"))?;
        let ours = parsed(position, convention)?.solve(&Budget::default())?.remoteness()?;
        ensure!(proved == ours.to_string(), "the remoteness is {proved}, not {ours}");
    }
    Ok(())
}

/// Returns the program's answer as a user gets it, from the text of a position to its analysis. A winning move is given
/// as the heaps after it.
fn program(position: &Moore, convention: Convention) -> Result<Verdict> {
    let position = parsed(position, convention)?;
    let solution = position.solve(&Budget::default())?;
    if position.is_over() {
        return Ok(Verdict::Over(solution.outcome()));
    }
    let winning = solution.winning_move()?;
    ensure!(winning.is_none() == solution.outcome().is_p(), "the outcome and the winning move disagree");
    let Some(winning) = winning else { return Ok(Verdict::Loss) };
    let played = position.play(winning.action()).map_err(|illegal| anyhow!("{illegal}"))?;
    ensure!(played == *winning.to(), "the move {winning} does not lead where it says");
    let [row] = played.rows().as_slice() else { return Err(anyhow!("one game became several")) };
    Ok(Verdict::Win(row.iter().map(size).collect::<Result<_>>()?))
}

/// Returns the outcome from the engine of Moore's Nim alone, without `solve`.
fn closed_form(position: &Moore, convention: Convention) -> Result<Outcome> {
    let heaps: Vec<Natural> = position.heaps.iter().map(|heap| Natural::from(UBig::from(*heap))).collect();
    Ok(nimatron::engine::moore::Moore::new(position.k)?.outcome(&heaps, convention))
}

fn parsed(position: &Moore, convention: Convention) -> Result<Position> {
    format!("{convention} {position}").parse().map_err(|error| anyhow!("{error}"))
}

fn size(heap: &Natural) -> Result<u128> {
    u128::try_from(heap.as_ubig()).map_err(|_| anyhow!("the heap {heap} has grown"))
}
