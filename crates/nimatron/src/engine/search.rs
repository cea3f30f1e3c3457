//! The oracle: outcomes, values and lengths by definition, from the rules alone. It knows no theory.

use rustc_hash::FxHashMap;

use crate::budget::{Meter, OverBudget};
use crate::outcome::{Convention, Outcome};
use crate::ruleset::Ruleset;

/// What the answers about the options say about the position itself.
type Recurrence<'a, A> = Box<dyn Fn(&[A]) -> A + 'a>;

/// Answers about the positions of a game, each worked out from the answers about its options.
pub struct Oracle<'a, R: Ruleset + ?Sized, A> {
    rules: &'a R,
    answer: Recurrence<'a, A>,
    known: FxHashMap<R::Position, A>,
}

impl<'a, R: Ruleset + ?Sized> Oracle<'a, R, Outcome> {
    /// Who wins: N iff some option is P; without options, what the convention says.
    pub fn outcome(rules: &'a R, convention: Convention) -> Self {
        Self::by(rules, move |options| match options {
            [] => convention.of_terminal(),
            options => Outcome::p_if(options.iter().all(|option| *option == Outcome::N)),
        })
    }
}

impl<'a, R: Ruleset + ?Sized> Oracle<'a, R, u64> {
    /// The Grundy value: the least value that no option has, and `terminal` (0 in normal play, 1 for the misère
    /// value) where there are no options.
    pub fn value(rules: &'a R, terminal: u64) -> Self {
        Self::by(rules, move |options| match options {
            [] => terminal,
            options => {
                let mut taken = vec![false; options.len()];
                for value in options {
                    if let Some(taken) = taken.get_mut(*value as usize) {
                        *taken = true;
                    }
                }
                taken.iter().take_while(|taken| **taken).count() as u64
            }
        })
    }
}

impl<'a, R: Ruleset + ?Sized> Oracle<'a, R, (Outcome, u64)> {
    /// Who wins and after how many moves, when the winner hurries and the loser delays.
    pub fn remoteness(rules: &'a R, convention: Convention) -> Self {
        Self::by(rules, move |options: &[(Outcome, u64)]| {
            let (lost, won): (Vec<_>, Vec<_>) = options.iter().partition(|(outcome, _)| outcome.is_p());
            match (lost.iter().map(|(_, moves)| moves).min(), won.iter().map(|(_, moves)| moves).max()) {
                (Some(soonest), _) => (Outcome::N, soonest + 1),
                (None, Some(latest)) => (Outcome::P, latest + 1),
                (None, None) => (convention.of_terminal(), 0),
            }
        })
    }
}

impl<'a, R: Ruleset + ?Sized, A: Clone> Oracle<'a, R, A> {
    /// An oracle that works out the answer about a position by `answer` from those about its options.
    pub fn by(rules: &'a R, answer: impl Fn(&[A]) -> A + 'a) -> Self {
        Self { rules, answer: Box::new(answer), known: FxHashMap::default() }
    }

    /// The answer about `position`. Every option that is looked at costs a step.
    ///
    /// # Errors
    /// [`OverBudget`] when the meter runs out.
    pub fn ask(&mut self, position: &R::Position, meter: &mut Meter<'_>) -> Result<A, OverBudget> {
        let root = self.rules.canonical(position.clone());
        let mut open = vec![(root.clone(), None::<Vec<R::Position>>)];
        while let Some((position, options)) = open.pop() {
            if self.known.contains_key(&position) {
                continue;
            }
            let Some(options) = options else {
                let mut options = Vec::new();
                for option in self.rules.options(&position) {
                    meter.spend(1)?;
                    options.push(self.rules.canonical(option.to));
                }
                let unknown: Vec<_> =
                    options.iter().filter(|option| !self.known.contains_key(*option)).cloned().collect();
                open.push((position, Some(options)));
                open.extend(unknown.into_iter().map(|option| (option, None)));
                continue;
            };
            let answers: Vec<A> = options.iter().map(|option| self.known[option].clone()).collect();
            self.known.insert(position, (self.answer)(&answers));
        }
        Ok(self.known[&root].clone())
    }

    /// How many positions have been worked out so far.
    pub fn positions(&self) -> usize {
        self.known.len()
    }
}
