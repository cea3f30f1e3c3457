//! Staircase Nim: move one or more coins from a step to the next lower one [sprague-1937].
//!
//! Only the odd steps count: coins that the opponent moves down to an odd step are moved on at once. The number at
//! index i stands for step i + 1. The stairs may branch: then the parameters say for each step which one is below it, and a step
//! is odd if the way down from it is.

use crate::board::{Board, Look, Multiples, Sketch, Taking, Verb, Way};
use crate::game::{Arity, Entry, Game, InvalidNumber, Taken};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Reduction, Why, one};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "staircase",
    aliases: &[],
    parameters: "",
    arity: Arity::Any,
    example: "staircase 1 2 3",
    setup: |setup| setup.component(Staircase { parents: setup.optional_parents()? }),
    samples: &[
        ("staircase", 3, 3),
        ("staircase", 4, 2),
        ("staircase", 2, 5),
        ("staircase(0,1,1)", 3, 3),
        ("staircase(0,0,1,2,2)", 5, 1),
    ],
};

/// The stairs, each step with the number of the one below it, or 0 for the ground; `None` if they do not branch.
#[derive(Debug)]
struct Staircase {
    parents: Option<Vec<usize>>,
}

const FOREIGN: &str = "here a move takes coins one step down";

impl Staircase {
    /// Returns the number of the step below the one at index `step`, or 0 for the ground.
    fn below(&self, step: usize) -> usize {
        self.parents.as_ref().map_or(step, |parents| parents[step])
    }

    fn descend(&self, row: &Numbers, step: usize, coins: &Natural) -> LegalMove<Numbers> {
        let mut to = row.clone();
        to[step] = &row[step] - coins;
        if let Some(lower) = self.below(step).checked_sub(1) {
            to[lower] = &row[lower] + coins;
        }
        LegalMove { action: Action::difference(row, &to), to }
    }

    /// Returns the indices of the odd steps.
    fn odd_steps(&self, row: &Numbers) -> Vec<usize> {
        let mut is_odd: Vec<bool> = Vec::with_capacity(row.len());
        for step in 0..row.len() {
            is_odd.push(self.below(step).checked_sub(1).is_none_or(|lower| !is_odd[lower]));
        }
        (0..row.len()).filter(|step| is_odd[*step]).collect()
    }
}

impl Ruleset for Staircase {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new((0..row.len()).flat_map(move |step| {
            row[step].below().map(move |left| self.descend(row, step, &(&row[step] - &left)))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Some((step, left)) = action.changes(row.len(), "step", FOREIGN)?.last() else {
            return Err(IllegalMove::Foreign(FOREIGN));
        };
        let from = &row[*step];
        let coins = from.checked_sub(left).ok_or(IllegalMove::Foreign(FOREIGN))?;
        if coins.is_zero() {
            return Err(IllegalMove::beyond(coins, from, from));
        }
        self.descend(row, *step, &coins).confirmed(action, FOREIGN)
    }
}

impl Game for Staircase {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        let parents = self.parents.iter().flatten().map(usize::to_string);
        parents.collect::<Vec<_>>().join(",")
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        let below = || self.parents.iter().flatten().map(|parent| Natural::from(*parent)).collect();
        Facts::from([("branches", one(usize::from(self.parents.is_some()))), ("below", below())])
    }

    /// The coins are taken from one step; the next lower one only receives them.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::falling(from, to)
    }

    fn look(&self) -> Look {
        if self.parents.is_none() { Look::Steps } else { Look::Numbers }
    }

    /// Where a step has several above it, the one below it has to be named.
    fn move_words(&self, row: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        self.parents.as_ref()?;
        let Action::Set(changes) = action else { return None };
        let (step, left) = changes.last()?;
        let coins = row.get(*step)?.checked_sub(left)?;
        let facts = [("coins", one(coins)), ("from", one(step + 1)), ("to", one(self.below(*step)))];
        Some(("descend-to", Facts::from(facts)))
    }

    fn board(&self, row: &Numbers) -> Board {
        let Some(parents) = &self.parents else {
            let amounts = row.iter().cloned().map(Multiples::up_to).collect();
            let way = Way::Take(Taking::one(Verb::Descend, amounts));
            return Board::new(self.look(), row.clone(), [way]);
        };
        let below = parents.iter().take(row.len()).copied().collect();
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))]).drawn_as(Sketch::Tree { below })
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let steps = self.parents.as_ref()?.len();
        (row.len() > steps).then(|| InvalidNumber {
            index: steps,
            message: words!("error-step-count", count = row.len(), steps = steps),
            expected: words!("error-step-count-expected"),
        })
    }
}

impl Reduction for Staircase {
    fn citation(&self) -> &'static Citation {
        Citation::STAIRCASE
    }

    fn why(&self) -> Option<Why> {
        Some(if self.parents.is_none() { Why::OddSteps } else { Why::OddHeights })
    }

    fn change(&self) -> &'static str {
        if self.parents.is_none() { "no-move-odd-step" } else { "no-move-odd-height" }
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(self.odd_steps(row).into_iter().map(|step| row[step].clone()).collect())
    }

    /// An odd step loses coins to the even step below it, or gains them from an even step above it.
    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let step = self.odd_steps(row)[heap];
        if let Some(coins) = row[step].checked_sub(to) {
            return Box::new(std::iter::once(Ok(self.descend(row, step, &coins))));
        }
        let coins = to - &row[step];
        let is_above = |above: &usize| self.below(*above) == step + 1 && coins <= row[*above];
        let above: Vec<usize> = (step + 1..row.len()).filter(is_above).collect();
        Box::new(above.into_iter().map(move |above| Ok(self.descend(row, above, &coins))))
    }
}
