//! The table that proves a position lost: the relevant part of the game tree below it.

use std::collections::{BTreeMap, BTreeSet};

use super::Proof;
use crate::engine::search::Oracle;
use crate::packed::Packed;
use crate::position::{Position, Sum};
use crate::ruleset::{Numbers, Ruleset};
use crate::{Budget, Meter, Outcome, OverBudget};

/// The cost of a row of the table in steps: a proof should be shorter than the search that finds it.
pub(super) const ROW: u64 = 16;
/// The memory that an entry of a table takes besides its text, in bytes.
pub(super) const ENTRY: u64 = 64;

/// Returns the proof that `root` is lost; it must be lost and have options.
pub(super) fn proof(root: &Position, budget: &Budget) -> Result<Proof, OverBudget> {
    let mut meter = budget.meter("a table of positions");
    let mut winner = Winner {
        position: root,
        oracle: Oracle::outcome(&root.rules, root.convention),
        meter: budget.meter("exhaustive search"),
        budget,
    };
    let text = |rows: &[Numbers]| root.with_rows(rows.to_vec()).to_string();
    let (mut lost, mut won) = (BTreeSet::new(), BTreeMap::new());
    let mut open = vec![root.rules.canonical(root.rows.clone())];
    while let Some(rows) = open.pop() {
        let mut options = root.rules.options(&rows).peekable();
        if options.peek().is_none() || !lost.insert(text(&rows)) {
            continue;
        }
        meter.keep(ENTRY + rows.memory())?;
        for option in options {
            meter.spend(option.to.steps())?;
            let option = root.rules.canonical(option.to);
            let name = text(&option);
            if won.contains_key(&name) {
                continue;
            }
            // A won position without a lost option is one without options, under misère play.
            if let Some(reply) = winner.lost_option(&option)? {
                meter.spend(ROW)?;
                meter.keep(ENTRY + 2 * option.memory() + reply.memory())?;
                won.insert(name, text(&reply));
                open.push(root.rules.canonical(reply));
            }
        }
    }
    Ok(Proof::Table { lost: lost.into_iter().collect(), won: won.into_iter().collect() })
}

/// Finds winning moves, by theory if possible, else by search with a shared memory.
struct Winner<'a> {
    position: &'a Position,
    oracle: Oracle<'a, Sum, Outcome>,
    meter: Meter<'a>,
    budget: &'a Budget,
}

impl Winner<'_> {
    /// Returns a lost option of a won position, or `None` if it has no options.
    fn lost_option(&mut self, rows: &Vec<Numbers>) -> Result<Option<Vec<Numbers>>, OverBudget> {
        let Position { convention, rules, .. } = self.position;
        if let ([game], [row]) = (rules.games.as_ref(), rows.as_slice()) {
            for theorem in game.theorems() {
                if theorem.argue(row, *convention, self.budget)?.is_some() {
                    let found = theorem.winning_move(row, *convention, self.budget)?;
                    return Ok(found.map(|winning| vec![winning.to]));
                }
            }
        }
        for option in rules.options(rows) {
            if self.oracle.ask(&option.to, &mut self.meter)?.is_p() {
                return Ok(Some(option.to));
            }
        }
        Ok(None)
    }
}
