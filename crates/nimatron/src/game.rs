//! [`Game`]: a game with its parameters, and what is needed to set one up.

mod component;
mod entry;
mod rule_files;
mod setup;
mod taken;

use std::fmt;

use crate::board::Look;
use crate::engine::lines::Direction;
use crate::engine::moore::Moore;
use crate::engine::rng::SplitMix64;
use crate::engine::take_and_break::{Period, Sequence, TakeAndBreak};
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers, Ruleset};
use crate::theory::{Facts, Genus, Reduced, Reduction, Temper, Theorem};
use crate::{Board, Budget, Convention, Natural, Nimber, OverBudget};

pub use component::Component;
pub use entry::{Arity, Entry};
pub use rule_files::RuleFiles;
pub(crate) use setup::InvalidNumber;
pub(crate) use setup::Setup;
pub(crate) use taken::Taken;

/// A game with its parameters: rules, notation, and what theory knows about it.
pub(crate) trait Game: Ruleset<Position = Numbers> + fmt::Debug + Send + Sync {
    /// Its line in the list of games.
    fn entry(&self) -> &'static Entry;

    /// The parameters as written in the notation, without parentheses.
    fn parameters(&self, row: &Numbers) -> String {
        let _ = row;
        String::new()
    }

    /// Returns what defines the rules besides name and parameters: the text of a rule file.
    fn definition(&self) -> &str {
        ""
    }

    /// The numbers as written in the notation: all of the row but what is written as a parameter.
    fn numbers<'a>(&self, row: &'a Numbers) -> &'a [Natural] {
        row
    }

    /// The position in the notation.
    fn notation(&self, row: &Numbers) -> String {
        let mut text = String::new();
        self.write_notation(row, &mut text).expect("memory takes all that is written");
        text
    }

    /// Writes the position in the notation, number by number.
    fn write_notation(&self, row: &Numbers, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(&self.ruleset_notation(row))?;
        self.numbers(row).iter().try_for_each(|number| {
            out.write_char(' ')?;
            number.write_digits(out)
        })
    }

    /// The game in the notation: its name and parameters.
    fn ruleset_notation(&self, row: &Numbers) -> String {
        match (self.entry().name, self.parameters(row)) {
            (name, parameters) if parameters.is_empty() => name.to_owned(),
            (name, parameters) => [name, "(", &parameters, ")"].concat(),
        }
    }

    /// Returns the name of the sentence about its moves, the message `move-KEY`: that of the game, unless a parameter
    /// makes it another.
    fn rule_key(&self) -> &'static str {
        self.entry().name
    }

    /// Returns the numbers that the sentence about its moves needs, the message `move-NAME`.
    fn rule_facts(&self, row: &Numbers) -> Facts {
        let _ = row;
        Facts::new()
    }

    /// What its numbers are drawn as and called.
    fn look(&self) -> Look {
        Look::Heaps
    }

    /// What a board shows of a position and what may be chosen on it.
    fn board(&self, row: &Numbers) -> Board;

    /// Returns what the move from `from` to `to` takes, and from which heaps.
    fn taken(&self, from: &Numbers, to: &Numbers) -> Taken {
        Taken::of(from, to)
    }

    /// The Nim that this game is, if it is.
    fn reduction(&self) -> Option<&dyn Reduction> {
        None
    }

    /// Returns the take-and-break game that this is, or `None` if it is none.
    fn heap_game(&self) -> Option<&TakeAndBreak> {
        None
    }

    /// The theorems about it, the one to prefer first.
    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        self.reduction()
            .map(|reduction| Box::new(Reduced(reduction)) as Box<dyn Theorem + '_>)
            .into_iter()
            .collect()
    }

    /// The Grundy value by theory, or `None` where search is the only way.
    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(self.reduction()?.genus(row, budget).map(|genus| genus.value))
    }

    /// Returns the values by a formula that certificates may rely on: one for each heap where a move changes one heap only, else
    /// one for the whole row; `None` where there is none.
    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        let _ = (row, budget);
        None
    }

    /// Makes sure that the options of everything that can follow `row` are known, as they always are in the games
    /// of the list.
    ///
    /// # Errors
    /// [`OverBudget`] where a rule file cannot give them.
    fn prepare(&self, row: &Numbers, budget: &Budget) -> Result<(), OverBudget> {
        let _ = (row, budget);
        Ok(())
    }

    /// Returns the Moore's Nim that this game is, if a row of any numbers is a row of its heaps.
    fn as_moore(&self) -> Option<&Moore> {
        None
    }

    /// Returns the limit of the next move if so many stones are taken, where the numbers are stones and a limit.
    fn next_limit(&self, taken: &Natural) -> Natural {
        taken + taken
    }

    /// Returns the message that says what a move does, with its numbers, or `None` if the [look](Self::look) of the numbers
    /// says it well.
    fn move_words(&self, row: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        let _ = (row, action);
        None
    }

    /// A number that is not valid in a position of this game, beyond what [`Entry::arity`] says.
    fn invalid_number(&self, numbers: &Numbers) -> Option<InvalidNumber> {
        let _ = numbers;
        None
    }

    /// Random numbers to begin a game with: few and small.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let mut several = |fewest: u64, most: u64, least: u64, largest: u64| -> Numbers {
            let count = rng.between(fewest, most);
            (0..count).map(|_| Natural::from(rng.between(least, largest))).collect()
        };
        match self.entry().arity {
            Arity::Pair => several(2, 2, 4, 20),
            Arity::Flags => several(6, 10, 0, 1),
            Arity::Any | Arity::Edges => several(3, 5, 1, 9),
        }
    }

    /// Returns the same position written in the form called `form`, or `None` if the game has no such form.
    ///
    /// # Errors
    /// [`InvalidNumber`] if it would be too long.
    fn in_form(&self, row: &Numbers, form: &str) -> Option<Result<Component, InvalidNumber>> {
        let _ = (row, form);
        None
    }

    /// Small positions, growing, for the generic check; `None` where [`Entry::arity`] says what there is.
    fn small_rows<'a>(&'a self, budget: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
        let _ = budget;
        None
    }

    /// The values of single heaps from 0 to `last`, and their period; `None` where a position is not the sum of its
    /// numbers, each a heap of equal rules.
    fn heap_values(&self, last: usize, budget: &Budget) -> Option<Result<HeapValues, OverBudget>> {
        Some(HeapValues::of(self.heap_game()?.clone(), last, budget))
    }

    /// The directions along which all moves of a pair of numbers run, if they do: a move takes one of them, a positive
    /// number of times.
    fn lines(&self) -> Option<&'static [Direction]> {
        None
    }

    /// How the position behaves in misère sums, where it is known to be hereditarily tame.
    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        let reduction = self.reduction().filter(|reduction| reduction.holds_in_misere())?;
        Some(reduction.genus(row, budget).ok()?.temper)
    }

    /// Every move after which `row` beside components worth `others` is lost for the opponent, in closed form;
    /// `None` where the options have to be looked at.
    fn winning_moves_in_sum<'a>(
        &'a self,
        row: &'a Numbers,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> Option<FallibleMoves<'a, Numbers>> {
        Some(self.reduction()?.winning_moves_in_sum(row, others, convention, budget))
    }

    /// One such move, or `Ok(None)` if none was found, where one is found without looking at all options; `None` where
    /// listing them is the way.
    fn winning_move_in_sum(
        &self,
        row: &Numbers,
        others: &Genus,
        convention: Convention,
        budget: &Budget,
    ) -> Option<Result<Option<LegalMove<Numbers>>, OverBudget>> {
        let _ = (row, others, convention, budget);
        None
    }
}

/// The Grundy values of single heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeapValues {
    /// Those of the heaps 0, 1, 2, …
    pub values: Vec<u32>,
    /// How they repeat, proved or observed.
    pub period: Option<Period>,
}

impl HeapValues {
    /// Returns these values of the heaps 0, 1, 2, … of any game, with the period that they show at least three times.
    pub fn seen(values: Vec<u32>) -> Self {
        Self { period: Period::seen(&values), values }
    }

    /// Returns the values of the heaps 0 to `last` of a take-and-break game.
    pub(crate) fn of(game: TakeAndBreak, last: usize, budget: &Budget) -> Result<Self, OverBudget> {
        let mut sequence = Sequence::new(game);
        sequence.fill_to(last, budget)?;
        // A period may be proved by more heaps than were asked for.
        Ok(Self {
            values: sequence.values().take(last.saturating_add(1)).collect(),
            period: sequence.period(),
        })
    }
}
