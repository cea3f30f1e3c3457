//! The generic check: everything that theory says about a position, compared with the oracle.

#[cfg(all(test, feature = "messages"))]
mod explanations;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashSet};

use crate::budget::Meter;
use crate::engine::moore::Moore;
use crate::engine::search::Oracle;
use crate::game::Arity;
use crate::packed::Packed;
use crate::position::{Move, Position, Sum};
use crate::ruleset::{Action, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Genus, Temper};
use crate::wording::{Wording, words};
use crate::{Budget, Convention, Natural, Nimber, Outcome, OverBudget};

/// What was compared, and what did not agree.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checked {
    /// Positions compared, each in one convention.
    pub positions: u64,
    /// Positions of which the outcome was compared with a sweep of a whole box, each in one convention.
    pub swept: u64,
    /// Winning moves compared.
    pub winning_moves: u64,
    /// How often each method gave the answer.
    pub methods: BTreeMap<&'static str, u64>,
    /// Where theory and search disagree: empty if the theory is right.
    pub disagreements: Vec<Wording>,
    /// Whether the budget ended the check before its end.
    pub cut_short: bool,
    /// What the budget was not enough for, if it ended the check before its end.
    pub over: Option<OverBudget>,
}

/// Returns that theory says one thing about a position and search another.
fn disagreement(position: &Position, about: &'static str, theory: String, search: String) -> Wording {
    let about = Wording::term(about);
    words!(
        "check-disagreement",
        position = position.to_string(),
        about = about,
        theory = theory,
        search = search
    )
}

/// The rules without their symmetries: what the oracle is asked about here.
struct Plain<'a>(&'a Sum);

impl Ruleset for Plain<'_> {
    type Position = Vec<Numbers>;

    fn options<'a>(&'a self, rows: &'a Vec<Numbers>) -> Moves<'a, Vec<Numbers>> {
        self.0.options(rows)
    }

    fn play(&self, rows: &Vec<Numbers>, action: &Action) -> Result<Vec<Numbers>, IllegalMove> {
        self.0.play(rows, action)
    }
}

/// Compares every position of a stream of positions of the same games, as far as the budget goes.
pub fn check(positions: impl IntoIterator<Item = Position>, budget: &Budget) -> Checked {
    let budget = &budget.shared(1);
    let mut checked = Checked::default();
    let mut positions = positions.into_iter().peekable();
    let Some(first) = positions.peek() else { return checked };
    let rules = first.rules.clone();
    let plain = Plain(&rules);
    let mut search = Search {
        rules: &rules,
        outcomes: Convention::BOTH.map(|convention| Oracle::outcome(&plain, convention)),
        value: Oracle::value(&plain, 0),
        misere_value: Oracle::value(&plain, 1),
        meter: budget.meter("exhaustive search"),
    };
    for position in positions {
        if let Err(over) = search.compare(&position, budget, &mut checked) {
            checked.cut_short = true;
            checked.over = Some(over);
            break;
        }
    }
    checked
}

struct Search<'a> {
    rules: &'a Sum,
    outcomes: [Oracle<'a, Plain<'a>, Outcome>; 2],
    value: Oracle<'a, Plain<'a>, u64>,
    misere_value: Oracle<'a, Plain<'a>, u64>,
    meter: Meter<'a>,
}

impl Search<'_> {
    fn compare(
        &mut self,
        position: &Position,
        budget: &Budget,
        checked: &mut Checked,
    ) -> Result<(), OverBudget> {
        let mut differ = |about, theory: String, search: String| {
            checked.disagreements.push(disagreement(position, about, theory, search));
        };
        let rows = &position.rows;
        let mut options: Vec<LegalMove<Vec<Numbers>>> = Vec::new();
        let mut kept = 0;
        for option in self.rules.options(rows) {
            self.meter.spend(option.to.steps())?;
            // Once in the list, once among the winning moves, and twice as large with its action.
            let memory = 4 * (size_of_val(&option) as u64 + option.to.memory());
            kept += memory;
            self.meter.keep(memory)?;
            options.push(option);
        }
        if self.rules.is_over(rows) != options.is_empty() {
            differ("end of the game", self.rules.is_over(rows).to_string(), options.is_empty().to_string());
        }
        let convention = position.convention;
        let oracle = &mut self.outcomes[usize::from(convention == Convention::Misere)];
        let outcome = oracle.ask(rows, &mut self.meter)?;
        let mut winning = HashSet::new();
        for option in &options {
            if oracle.ask(&option.to, &mut self.meter)?.is_p() {
                winning.insert(option.clone());
            }
            match self.rules.play(rows, &option.action) {
                Ok(to) if to == option.to => {}
                other => differ("playing an option", format!("{other:?}"), format!("{option:?}")),
            }
        }

        let solution = position.solve(budget)?;
        if solution.outcome() != outcome {
            differ("outcome", solution.outcome().to_string(), outcome.to_string());
        }
        if let Some(argued) = solution.settling().outcome().filter(|argued| *argued != outcome) {
            differ("argument", argued.to_string(), outcome.to_string());
        }
        let as_option =
            |found: &Move<'_>| LegalMove { action: found.action().clone(), to: found.to().rows.clone() };
        match &solution.winning_move()? {
            Some(found) if !winning.contains(&as_option(found)) => {
                differ("winning move", format!("{:?}", as_option(found)), format!("{winning:?}"));
            }
            None if !winning.is_empty() => differ("winning move", "none".to_owned(), format!("{winning:?}")),
            _ => {}
        }
        let listed = solution.winning_moves().collect::<Result<Vec<_>, _>>()?;
        let as_set: HashSet<_> = listed.iter().map(as_option).collect();
        if as_set.len() != listed.len() || as_set != winning {
            let extra: Vec<_> = as_set.difference(&winning).collect();
            let missing: Vec<_> = winning.difference(&as_set).collect();
            let theory = format!("{} moves ({} distinct), extra {extra:?}", listed.len(), as_set.len());
            differ("list of winning moves", theory, format!("{} moves, missing {missing:?}", winning.len()));
        }
        let count = solution.count()?;
        if count != Natural::from(winning.len()) {
            differ("number of winning moves", count.to_string(), winning.len().to_string());
        }
        let value = self.value.ask(rows, &mut self.meter)?;
        let grundy = position.grundy(budget)?;
        if grundy != Nimber::from(value) {
            differ("Grundy value", grundy.to_string(), Nimber::from(value).to_string());
        }
        let misere_value = self.misere_value.ask(rows, &mut self.meter)?;
        if let [row] = rows.as_slice()
            && let Some(temper) = self.rules.games[0].temper(row, budget)
        {
            let tame = Genus { value: value.into(), temper };
            let expected = if temper == Temper::Firm { value } else { value ^ 1 };
            if misere_value != expected || (temper == Temper::Fickle && value > 1) {
                differ("genus", format!("{tame:?}"), format!("({value}, {misere_value})"));
            }
        }
        self.meter.free(kept);
        checked.positions += 1;
        checked.winning_moves += winning.len() as u64;
        *checked
            .methods
            .entry(solution.method().citation().map_or("exhaustive search", |it| it.name))
            .or_default() += 1;
        Ok(())
    }
}

/// All positions of a game, given in the notation without numbers, with `numbers` numbers up to `largest`, in both
/// conventions; those that are no positions of the game are left out.
pub fn box_of(game: &str, numbers: usize, largest: u64) -> impl Iterator<Item = Position> + use<> {
    let game = game.to_owned();
    let width = largest + 1;
    let count = u32::try_from(numbers).ok().and_then(|n| width.checked_pow(n)).unwrap_or(u64::MAX);
    Convention::BOTH.into_iter().flat_map(move |convention| {
        let start = format!("{convention} {game}");
        (0..count).filter_map(move |mut index| {
            let mut text = start.clone();
            for _ in 0..numbers {
                text.push_str(&format!(" {}", index % width));
                index /= width;
            }
            text.parse().ok()
        })
    })
}

/// Checks a game without numbers over boxes of growing size, or a position with everything that can follow it, as far
/// as the budget goes.
pub fn check_below(position: &Position, budget: &Budget) -> Checked {
    let is_bare = position.parts().all(|(game, row)| game.numbers(row).is_empty());
    match position.parts().next() {
        Some((game, row)) if is_bare && position.rows.len() == 1 => {
            if let Some(rows) = game.small_rows(budget) {
                return check(rows.flat_map(|row| both_conventions(position, row)), budget);
            }
            let name = game.ruleset_notation(row);
            let boxes = boxes(game.entry().arity).flat_map(move |(n, largest)| box_of(&name, n, largest));
            let mut checked = check(boxes, budget);
            if let Some(moore) = game.as_moore() {
                sweep_boxes(position, moore, budget, &mut checked);
            }
            checked
        }
        _ => check(followers(position, budget), budget),
    }
}

/// Compares the outcomes of all positions of large boxes with those that a sweep finds.
fn sweep_boxes(position: &Position, moore: &Moore, budget: &Budget, checked: &mut Checked) {
    /// An outcome takes so many steps of the budget.
    const STEPS: u64 = 256;
    for heaps in 2..=6 {
        let length = (2..=64).take_while(|length| u64::pow(*length, heaps) <= budget.steps() / STEPS).last();
        let Some(length) = length else { continue };
        for convention in Convention::BOTH {
            let lengths = vec![length as usize; heaps as usize];
            let mut single = Position { convention, ..position.clone() };
            let swept = moore.sweep(&lengths, convention, budget, |front, lost| {
                for last in 0..length as usize {
                    let row = front.iter().chain([&last]).map(|size| Natural::from(*size)).collect();
                    single = single.with_rows(vec![row]);
                    let found = Outcome::p_if(lost == Some(last));
                    let theory = single.solve(budget).map(|solution| solution.outcome());
                    checked.swept += 1;
                    if theory != Ok(found) {
                        let theory =
                            theory.map_or_else(|over| over.to_string(), |outcome| outcome.to_string());
                        checked.disagreements.push(disagreement(
                            &single,
                            "outcome",
                            theory,
                            found.to_string(),
                        ));
                    }
                }
            });
            if let Err(over) = swept {
                checked.cut_short = true;
                checked.over = Some(over);
            }
        }
    }
}

fn both_conventions(position: &Position, row: Numbers) -> [Position; 2] {
    Convention::BOTH.map(|convention| Position { convention, ..position.with_rows(vec![row.clone()]) })
}

/// Boxes of growing size.
fn boxes(arity: Arity) -> impl Iterator<Item = (usize, u64)> {
    (1usize..).flat_map(move |level| match arity {
        Arity::Any => (1..=level.min(6)).map(|n| (n, (2 + level - n) as u64)).collect::<Vec<_>>(),
        Arity::Pair => vec![(2, 4 * level as u64)],
        Arity::Flags => vec![(level, 1)],
        Arity::Edges => vec![(2 * level, level.min(3) as u64)],
    })
}

/// The position and all that can follow it, in both conventions; as many as the budget has steps.
fn followers(position: &Position, budget: &Budget) -> impl Iterator<Item = Position> {
    // Most of what the check costs comes later.
    let share = budget.share(8);
    let mut meter = share.meter("exhaustive search");
    let mut seen = HashSet::from([position.rows.clone()]);
    let mut open = vec![position.rows.clone()];
    'all: while let Some(rows) = open.pop() {
        for option in position.rules.options(&rows) {
            let memory = 3 * (size_of::<Vec<Numbers>>() as u64 + option.to.memory());
            if meter.spend(option.to.steps()).is_err() {
                break 'all;
            }
            if !seen.contains(&option.to) {
                if meter.keep(memory).is_err() {
                    break 'all;
                }
                seen.insert(option.to.clone());
                open.push(option.to);
            }
        }
    }
    Convention::BOTH.into_iter().flat_map(move |convention| {
        let position = Position { convention, ..position.clone() };
        seen.clone().into_iter().map(move |rows| position.with_rows(rows))
    })
}
