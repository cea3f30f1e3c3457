//! The oracle: outcomes, values and lengths by definition, from the rules alone. It knows no theory.

mod positions;

use crate::budget::{Budget, Meter, OverBudget};
use crate::outcome::{Convention, Outcome};
use crate::packed::Packed;
use crate::ruleset::Ruleset;
use positions::Positions;

/// What the answers about the options say about the position itself.
type Recurrence<'a, A> = Box<dyn Fn(&[A]) -> A + 'a>;

/// Answers about the positions of a game, each worked out from the answers about its options.
pub struct Oracle<'a, R: Ruleset + ?Sized, A> {
    rules: &'a R,
    answer: Recurrence<'a, A>,
    /// Whether one option with this answer settles the position, whatever the others are.
    settles: fn(&A) -> bool,
    positions: Positions,
    /// The answers about the positions, by their numbers; `None` for those that were met and not worked out.
    answers: Vec<Option<A>>,
    /// How many there are.
    known: usize,
}

/// A position whose options are being worked out.
struct Open {
    position: u32,
    /// Where its options begin in the list of all options of open positions.
    first: usize,
    /// The option that comes next.
    next: usize,
}

impl<'a, R: Ruleset + ?Sized> Oracle<'a, R, Outcome> {
    /// Who wins: N iff some option is P; without options, what the convention says.
    pub fn outcome(rules: &'a R, convention: Convention) -> Self {
        let answer = move |options: &[Outcome]| match options {
            [] => convention.of_terminal(),
            options => Outcome::p_if(options.iter().all(|option| *option == Outcome::N)),
        };
        Self { settles: |outcome| outcome.is_p(), ..Self::by(rules, answer) }
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
        Self {
            rules,
            answer: Box::new(answer),
            settles: |_| false,
            positions: Positions::default(),
            answers: Vec::new(),
            known: 0,
        }
    }

    /// Returns the answer about `position`.
    ///
    /// # Errors
    /// [`OverBudget`] if the budget is not enough.
    pub fn answer(&mut self, position: &R::Position, budget: &Budget) -> Result<A, OverBudget> {
        self.ask(position, &mut budget.meter("exhaustive search"))
    }

    /// The answer about `position`. Every option that is looked at costs a step, and more if it is long; what is kept
    /// costs memory.
    ///
    /// # Errors
    /// [`OverBudget`] when the meter runs out.
    pub(crate) fn ask(&mut self, position: &R::Position, meter: &mut Meter<'_>) -> Result<A, OverBudget> {
        let mut bytes = Vec::new();
        let root = self.number(position.clone(), &mut bytes, meter)?;
        let mut open: Vec<Open> = Vec::new();
        // The options of all open positions, those of the innermost last.
        let mut options: Vec<u32> = Vec::new();
        let mut entering = Some(root);
        loop {
            if let Some(position) = entering.take()
                && self.answers[position as usize].is_none()
            {
                let first = options.len();
                self.list_options(position, &mut options, &mut bytes, meter)?;
                open.push(Open { position, first, next: first });
            }
            let Some(innermost) = open.last_mut() else { break };
            // On to the next option that is not known, unless one that is known settles the position.
            let answers = &self.answers;
            let mut settled = None;
            while let Some(option) = options.get(innermost.next) {
                match &answers[*option as usize] {
                    Some(answer) if (self.settles)(answer) => {
                        settled = Some(answer.clone());
                        break;
                    }
                    Some(_) => innermost.next += 1,
                    None => break,
                }
            }
            if settled.is_none()
                && let Some(option) = options.get(innermost.next)
            {
                entering = Some(*option);
                continue;
            }
            let answer = match settled {
                Some(decisive) => (self.answer)(&[decisive]),
                None => {
                    let known = options[innermost.first..].iter();
                    let known: Vec<A> =
                        known.filter_map(|option| answers[*option as usize].clone()).collect();
                    (self.answer)(&known)
                }
            };
            self.answers[innermost.position as usize] = Some(answer);
            self.known += 1;
            options.truncate(innermost.first);
            open.pop();
        }
        Ok(self.answers[root as usize]
            .clone()
            .expect("the loop ends when the position it began with is worked out"))
    }

    /// Appends the options of a position to `options`, up to the first that settles it.
    fn list_options(
        &mut self,
        position: u32,
        options: &mut Vec<u32>,
        bytes: &mut Vec<u8>,
        meter: &mut Meter<'_>,
    ) -> Result<(), OverBudget> {
        let rules = self.rules;
        let first = options.len();
        let position = R::Position::unpack(self.positions.get(position));
        for option in rules.options(&position) {
            let option = self.number(option.to, bytes, meter)?;
            let is_settled = self.answers[option as usize].as_ref().is_some_and(self.settles);
            if is_settled {
                // The others need not be worked out.
                options.truncate(first);
            }
            if options.len() == options.capacity() {
                meter.keep(options.len() as u64 * size_of::<u32>() as u64)?;
            }
            options.push(option);
            if is_settled {
                break;
            }
        }
        Ok(())
    }

    /// Returns the number of the position that stands for this one, and pays for looking at it.
    fn number(
        &mut self,
        position: R::Position,
        bytes: &mut Vec<u8>,
        meter: &mut Meter<'_>,
    ) -> Result<u32, OverBudget> {
        /// A position of at most so many bytes costs one step.
        const SHORT: u64 = 16;
        bytes.clear();
        self.rules.canonical(position).pack(bytes);
        meter.spend(1 + bytes.len() as u64 / SHORT)?;
        let before = self.memory();
        let number = self.positions.number(bytes).ok_or_else(|| meter.out_of_memory())?;
        if number as usize == self.answers.len() {
            self.answers.push(None);
            meter.keep(self.memory() - before)?;
        }
        Ok(number)
    }

    /// Returns how many bytes of memory the positions and answers use.
    fn memory(&self) -> u64 {
        self.positions.memory() + (self.answers.capacity() * size_of::<Option<A>>()) as u64
    }

    /// How many positions have been worked out so far.
    pub fn positions(&self) -> usize {
        self.known
    }
}
