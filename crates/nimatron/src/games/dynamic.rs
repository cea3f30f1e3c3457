//! Dynamic Nim: take 1..limit stones; the next limit is c times what was taken [schwenk-1970].
//!
//! Schwenk: let the parts be 1 = H₁ < H₂ < … where H after Hₙ is Hₙ + Hₘ for the least m with ⌊c·Hₘ⌋ ≥ Hₙ. Every number is a sum
//! of parts, the largest first; a position is lost iff the limit is below the last of them. It is so for every limit that never
//! falls and never is below what was taken, and so for c ≥ 1 and for many rule files; for c = 2 the parts are the Fibonacci
//! numbers. Under misère play the last stone is poison: with at least one stone and a limit of at least one, it is normal play
//! with one stone less.

use std::collections::BTreeMap;

use crate::board::{Board, Look, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, InvalidNumber, Taken};
use crate::games::custom::{LimitRule, RULES};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::wording::words;
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "dynamic",
    aliases: &[],
    parameters: "c",
    arity: Arity::Pair,
    example: "dynamic(3) 20 19",
    setup: |setup| {
        let [over, under] = setup.one_ratio("c")?;
        Ok(Component::new(Dynamic { limits: NextLimit::Ratio { over, under } }, setup.row()?))
    },
    samples: &[
        ("dynamic(1)", 2, 16),
        ("dynamic(3)", 2, 22),
        ("dynamic(4)", 2, 16),
        ("dynamic(3/2)", 2, 16),
        ("dynamic(7/3)", 2, 16),
    ],
};

/// The rules "take at most the limit; what was taken says the next limit".
#[derive(Debug)]
pub(super) struct Dynamic {
    limits: NextLimit,
}

/// How the next limit follows from what was taken: it never falls.
#[derive(Debug)]
enum NextLimit {
    /// It is the multiple by the ratio `over` to `under`, in lowest terms, rounded down.
    Ratio { over: Natural, under: Natural },
    /// A rule file says it.
    Rule { file: String, text: String, rule: LimitRule },
}

/// Returns the game of a rule file.
pub(super) fn of_rule(file: String, text: String, rule: LimitRule) -> Dynamic {
    Dynamic { limits: NextLimit::Rule { file, text, rule } }
}

/// How much work it may be to see whether the theorem answers.
const TRIAL: u64 = 100_000;

const FOREIGN: &str = "here a move takes stones, and their multiple is the next limit";

/// Stones and limit; the empty position has neither.
fn state(row: &Numbers) -> (Natural, Natural) {
    match row.as_slice() {
        [stones, limit] => (stones.clone(), limit.clone()),
        _ => (Natural::ZERO, Natural::ZERO),
    }
}

impl Dynamic {
    fn limit_after(&self, taken: &Natural) -> Natural {
        match &self.limits {
            NextLimit::Ratio { over, under } => {
                Natural::from(taken.as_ubig() * over.as_ubig() / under.as_ubig())
            }
            // Positions with a limit that cannot be calculated are not valid.
            NextLimit::Rule { rule, .. } => rule.after(taken).unwrap_or_default(),
        }
    }

    /// Returns the game if its theorem answers this position, or `None` if that is not known.
    pub(super) fn answering(self, row: &Numbers) -> Option<Self> {
        // If nothing might be taken after a single stone, play could end before the stones do.
        let is_answered = row.len() == 2
            && !self.limit_after(&Natural::ONE).is_zero()
            && self.invalid_number(row).is_none()
            && matches!(Schwenk(&self).parts(&row[0], &Budget::new(TRIAL)), Ok(Some(_)));
        is_answered.then_some(self)
    }

    fn take(&self, row: &Numbers, taken: &Natural) -> LegalMove<Numbers> {
        let to = vec![&row[0] - taken, self.limit_after(taken)];
        LegalMove { action: Action::difference(row, &to), to }
    }
}

impl Ruleset for Dynamic {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let (stones, limit) = state(row);
        let most = stones.min(limit);
        Box::new(Natural::range(Natural::ONE, &most + &Natural::ONE).map(|taken| self.take(row, &taken)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Some((0, left)) = action.changes(row.len(), "number", FOREIGN)?.first() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let (stones, limit) = state(row);
        let taken = stones.checked_sub(left).ok_or(IllegalMove::Foreign(FOREIGN))?;
        let most = limit.min(stones.clone());
        if taken.is_zero() || taken > most {
            return Err(IllegalMove::beyond(taken, &stones, &most));
        }
        self.take(row, &taken).confirmed(action, FOREIGN)
    }
}

impl Game for Dynamic {
    fn entry(&self) -> &'static Entry {
        match self.limits {
            NextLimit::Ratio { .. } => &ENTRY,
            NextLimit::Rule { .. } => &RULES,
        }
    }

    fn parameters(&self, _: &Numbers) -> String {
        match &self.limits {
            NextLimit::Ratio { over, under } if *under == Natural::ONE => over.to_string(),
            NextLimit::Ratio { over, under } => format!("{over}/{under}"),
            NextLimit::Rule { file, .. } => file.clone(),
        }
    }

    fn definition(&self) -> &str {
        match &self.limits {
            NextLimit::Ratio { .. } => "",
            NextLimit::Rule { text, .. } => text,
        }
    }

    fn rule_facts(&self, row: &Numbers) -> Facts {
        let NextLimit::Ratio { over, under } = &self.limits else { return Facts::new() };
        let facts = [("limit", state(row).1), ("over", over.clone()), ("under", under.clone())];
        facts.into_iter().map(|(name, number)| (name, one(number))).collect()
    }

    /// The limit is no heap.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::among(from, to, |index| index == 0)
    }

    /// In a rule file both are numbers of a position.
    fn look(&self) -> Look {
        match self.limits {
            NextLimit::Ratio { .. } => Look::Pile,
            NextLimit::Rule { .. } => Look::Tuples { width: 2 },
        }
    }

    /// A list of moves: the next limit need not be twice what was taken.
    fn board(&self, row: &Numbers) -> Board {
        if let NextLimit::Rule { .. } = self.limits {
            return Board::new(self.look(), row.clone(), [Way::list(self.options(row))]);
        }
        let (stones, limit) = state(row);
        Board::new(self.look(), vec![stones], [Way::list(self.options(row))]).beside(limit)
    }

    fn next_limit(&self, taken: &Natural) -> Natural {
        self.limit_after(taken)
    }

    /// Enough stones for a few moves; the first player may not take them all.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let stones = rng.between(12, 40);
        vec![Natural::from(stones), Natural::from(stones - 1)]
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let NextLimit::Rule { file, rule, .. } = &self.limits else { return None };
        if !matches!(row.len(), 0 | 2) {
            let message = words!("error-piece-count", count = row.len());
            let expected = words!("error-piece-count-expected", file = file, width = 2usize);
            return Some(InvalidNumber { index: row.len().min(3) - 1, message, expected });
        }
        // What is taken is at most the stones, and no step of the calculation falls.
        let is_large = |index: &usize| {
            let most = if *index == 0 { rule.after(&row[0]) } else { Some(row[*index].clone()) };
            most.is_none_or(|most| i128::try_from(most.as_ubig()).is_err())
        };
        (0..row.len()).find(is_large).map(|index| InvalidNumber {
            index,
            message: words!("error-rule-large", number = &row[index]),
            expected: words!("error-rule-large-expected"),
        })
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(Schwenk(self))]
    }
}

struct Schwenk<'a>(&'a Dynamic);

/// How many parts are computed at most. They grow by at least the factor 1 + 1/c.
const MOST_PARTS: u64 = 1 << 20;

impl Schwenk<'_> {
    /// Returns the sum of parts that makes `stones`, the largest first, or `None` if the parts end before, as they may if a limit is
    /// below what was taken.
    ///
    /// # Errors
    /// [`OverBudget`] if there are too many parts up to `stones`, as there may be if the ratio is large.
    fn parts(&self, stones: &Natural, budget: &Budget) -> Result<Option<Vec<Natural>>, OverBudget> {
        let mut meter = budget.meter("the parts of Schwenk's sum");
        let mut parts = vec![Natural::ONE];
        let mut least = 0;
        loop {
            let last = parts.last().expect("begun with one");
            if last >= stones {
                break;
            }
            while parts.get(least).is_some_and(|part| self.0.limit_after(part) < *last) {
                least += 1;
                meter.spend(1)?;
            }
            let Some(part) = parts.get(least) else { return Ok(None) };
            let next = last + part;
            if next > *stones {
                break;
            }
            if parts.len() as u64 >= MOST_PARTS {
                return Err(OverBudget::after("the parts of Schwenk's sum", MOST_PARTS));
            }
            meter.spend(1 + next.bit_len() as u64 / 64)?;
            parts.push(next);
        }
        let mut left = stones.clone();
        let mut sum = Vec::new();
        for part in parts.into_iter().rev() {
            // A part can be used once only: the next one would be larger.
            if let Some(rest) = left.checked_sub(&part) {
                left = rest;
                sum.push(part);
            }
        }
        Ok(Some(sum))
    }
}

/// The stones that count in this convention, or `None` where no move is left.
fn counting(row: &Numbers, convention: Convention) -> Option<Natural> {
    let (stones, limit) = state(row);
    let unpoisoned = match convention {
        Convention::Normal => stones.clone(),
        Convention::Misere => stones.checked_sub(&Natural::ONE)?,
    };
    (!stones.is_zero() && !limit.is_zero()).then_some(unpoisoned)
}

impl Theorem for Schwenk<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::DYNAMIC
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let limit = state(row).1;
        let Some(stones) = counting(row, convention) else {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        };
        let Some(parts) = self.parts(&stones, budget)? else { return Ok(None) };
        let steps = match parts.last() {
            // Under misère play the only stone must be taken.
            None => vec![Step::Rule { key: "dynamic-last", facts: BTreeMap::new(), outcome: Outcome::P }],
            Some(least) => {
                let sum = Step::note("note-dynamic", [("stones", vec![stones]), ("sum", parts.clone())]);
                let facts = BTreeMap::from([("least", least.clone()), ("limit", limit.clone())]);
                vec![sum, Step::Rule { key: "dynamic", facts, outcome: Outcome::p_if(limit < *least) }]
            }
        };
        Ok(Some(Argument::new(steps)))
    }

    /// If taking t wins, the limit after it is below the last part of the rest, so these parts and those of t together are the
    /// sum of the whole: t is the sum of the last few parts.
    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let parts = match counting(row, convention).map(|stones| self.parts(&stones, budget)).transpose() {
            Ok(parts) => parts.flatten().unwrap_or_default(),
            Err(over) => return Box::new(std::iter::once(Err(over))),
        };
        let limit = state(row).1;
        let mut taken = Natural::ZERO;
        let mut winning = Vec::new();
        for (i, part) in parts.iter().enumerate().rev() {
            taken = &taken + part;
            if taken > limit {
                break;
            }
            if i.checked_sub(1).is_none_or(|before| self.0.limit_after(&taken) < parts[before]) {
                winning.push(Ok(self.0.take(row, &taken)));
            }
        }
        Box::new(winning.into_iter())
    }

    fn premises(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let (stones, _) = state(row);
        match (convention, counting(row, convention)) {
            (Convention::Misere, Some(left)) => {
                vec![Step::note("note-fibonacci-misere", [("stones", vec![stones]), ("left", vec![left])])]
            }
            _ => Vec::new(),
        }
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        budget: &Budget,
    ) -> Vec<Step> {
        let taken = &row[0] - &winning.to[0];
        let left = counting(&winning.to, convention).filter(|left| !left.is_zero());
        let Some(left) = left else {
            let key = match convention {
                Convention::Normal => "found-fibonacci-all",
                Convention::Misere => "found-fibonacci-all-but-one",
            };
            return vec![Step::found(key, [("taken", vec![taken])])];
        };
        let parts = self.parts(&left, budget).ok().flatten().unwrap_or_default();
        let least = parts.last().cloned().unwrap_or_default();
        let facts = [
            ("limit", vec![winning.to[1].clone()]),
            ("taken", vec![taken]),
            ("left", vec![left]),
            ("sum", parts),
            ("least", vec![least]),
        ];
        vec![Step::found("found-dynamic", facts)]
    }

    /// What is left of the last part after fewer stones than it has are taken ends in a part within the new limit.
    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        let Some(stones) = counting(row, convention) else { return Vec::new() };
        match self.parts(&stones, budget).ok().flatten().unwrap_or_default().last() {
            None => vec![Step::no_move("no-move-fibonacci-last", [])],
            Some(least) => {
                let facts = [("limit", vec![state(row).1]), ("least", vec![least.clone()])];
                vec![Step::no_move("no-move-dynamic", facts)]
            }
        }
    }
}
