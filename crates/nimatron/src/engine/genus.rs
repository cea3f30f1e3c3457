//! [`GenusSymbol`]: how a position behaves beside Nim heaps under misère play, and the symbols of single heaps.
//!
//! The genus of G is g^γ₀γ₁γ₂… [conway-1976; Winning Ways, chapter 13]: g is its Grundy value, γ₀ its misère value, and γᵢ the
//! misère value of G + i·2, with i Nim heaps of two beside it. Such a heap can become one stone or none, and one stone beside a position
//! changes its misère value by one, so
//!
//! γᵢ(G) = mex of γᵢ(G′) for all options G′, of γᵢ₋₁(G) and of γᵢ₋₁(G) ⊕ 1.
//!
//! Once the options of G alternate between two values and γᵢ₊₂(G) = γᵢ(G), so does G for ever. The symbol ends with the two values
//! that alternate.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::rc::Rc;

use crate::engine::quotient::HeapOptions;
use crate::{Budget, Meter, OverBudget};

/// The genus of a position.
///
/// It prints as in Winning Ways: `4^146`; values above 9 are set apart by commas.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GenusSymbol {
    grundy: usize,
    misere: Vec<usize>,
}

impl GenusSymbol {
    /// Returns the genera of the heaps 0 to `last` of a game, and why they end before `last` if they do.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::genus::GenusSymbol;
    /// use nimatron::engine::take_and_break::TakeAndBreak;
    ///
    /// let kayles = TakeAndBreak::octal("0.77")?;
    /// let (genera, stopped) = GenusSymbol::of_heaps(&kayles, 5, &Budget::default());
    /// let symbols: Vec<String> = genera.iter().map(ToString::to_string).collect();
    /// assert_eq!(symbols, ["0^120", "1^031", "2^20", "3^31", "1^031", "4^146"]);
    /// assert_eq!(stopped, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_heaps(
        game: &(impl HeapOptions + ?Sized),
        last: usize,
        budget: &Budget,
    ) -> (Vec<Self>, Option<OverBudget>) {
        let mut search = GenusSearch::new(game);
        let stopped = search.read_to(last, budget).err();
        (search.heaps, stopped)
    }

    /// Returns the Grundy value.
    pub const fn grundy(&self) -> usize {
        self.grundy
    }

    /// Returns the misère values beside 0, 1, 2, … Nim heaps of two, at least two of them; the last two alternate for ever.
    pub fn misere(&self) -> &[usize] {
        &self.misere
    }

    /// Returns whether this is the genus of a position of Nim.
    pub fn is_tame(&self) -> bool {
        let firm = [self.grundy, self.grundy ^ 2];
        self.misere == firm
            || (self.grundy == 0 && self.misere == [1, 2, 0])
            || (self.grundy == 1 && self.misere == [0, 3, 1])
    }

    /// Returns the misère value beside so many Nim heaps of two.
    fn beside(&self, twos: usize) -> usize {
        let last = self.misere.len() - 1;
        self.misere[if twos <= last { twos } else { last - (twos - last) % 2 }]
    }

    /// Returns the heaps of two from which on the values alternate.
    fn settled(&self) -> usize {
        self.misere.len() - 2
    }

    /// Returns the genus of a position with these options.
    fn of<'a>(options: impl Iterator<Item = &'a Self> + Clone) -> Self {
        let grundy = least_missing(options.clone().map(|option| option.grundy));
        let settled = options.clone().map(Self::settled).max().unwrap_or(0);
        let mut misere: Vec<usize> = Vec::new();
        loop {
            let twos = misere.len();
            let beside = options.clone().map(|option| option.beside(twos));
            misere.push(match misere.last() {
                // Whoever cannot move has won.
                None if options.clone().next().is_none() => 1,
                None => least_missing(beside),
                Some(before) => least_missing(beside.chain([*before, *before ^ 1])),
            });
            if let Some(start) = twos.checked_sub(2).filter(|start| *start >= settled)
                && misere[start] == misere[twos]
            {
                misere.pop();
                while let [.., a, _, b] = misere[..]
                    && a == b
                {
                    misere.pop();
                }
                return Self { grundy, misere };
            }
        }
    }
}

impl fmt::Display for GenusSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let between = if self.misere.iter().any(|value| *value > 9) { "," } else { "" };
        let misere: Vec<String> = self.misere.iter().map(ToString::to_string).collect();
        write!(f, "{}^{}", self.grundy, misere.join(between))
    }
}

fn least_missing(values: impl Iterator<Item = usize>) -> usize {
    let values: HashSet<usize> = values.collect();
    (0..).find(|value| !values.contains(value)).unwrap_or(usize::MAX)
}

/// About how many bytes a sum takes besides its heaps and its values.
const KEPT: usize = 160;

/// A sum of heaps, ascending; heaps without options are left out.
type GenusSum = Vec<usize>;

/// The genera of single heaps, with those of all sums that they become.
#[derive(Debug)]
struct GenusSearch<'h, H: ?Sized> {
    game: &'h H,
    options: Vec<Vec<Vec<usize>>>,
    known: HashMap<GenusSum, Rc<GenusSymbol>>,
    heaps: Vec<GenusSymbol>,
}

impl<'h, H: HeapOptions + ?Sized> GenusSearch<'h, H> {
    /// Returns the search in which no heap has been read yet.
    fn new(game: &'h H) -> Self {
        Self { game, options: Vec::new(), known: HashMap::new(), heaps: Vec::new() }
    }

    /// Reads all heaps up to `last`.
    ///
    /// # Errors
    /// [`OverBudget`] if that takes too long. What was read is kept.
    fn read_to(&mut self, last: usize, budget: &Budget) -> Result<(), OverBudget> {
        let meter = &mut budget.meter("genera");
        while self.heaps.len() <= last {
            let heap = self.heaps.len();
            if self.options.len() == heap {
                let mut options = self.game.options(heap);
                // Parts that come later would make the search endless; the heaps of a game have none.
                options.retain(|option| option.iter().all(|part| *part < heap));
                let parts: usize = options.iter().map(|option| 1 + option.len()).sum();
                meter.spend(1 + parts as u64)?;
                self.options.push(options);
            }
            let genus = self.genus(self.without_ended(vec![heap]), meter)?;
            self.heaps.push(genus.as_ref().clone());
        }
        Ok(())
    }

    fn without_ended(&self, mut sum: GenusSum) -> GenusSum {
        sum.retain(|heap| !self.options[*heap].is_empty());
        sum.sort_unstable();
        sum
    }

    /// Returns the different options of a sum.
    fn options_of(&self, sum: &GenusSum, meter: &mut Meter<'_>) -> Result<Vec<GenusSum>, OverBudget> {
        let mut options = HashSet::new();
        for (index, heap) in sum.iter().enumerate().filter(|(index, heap)| !sum[..*index].contains(heap)) {
            for parts in &self.options[*heap] {
                meter.spend(1 + (sum.len() + parts.len()) as u64)?;
                let others =
                    sum.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, heap)| *heap);
                options.insert(self.without_ended(others.chain(parts.iter().copied()).collect()));
            }
        }
        Ok(options.into_iter().collect())
    }

    /// Returns the genus of a sum, having found those of everything that can follow.
    fn genus(&mut self, sum: GenusSum, meter: &mut Meter<'_>) -> Result<Rc<GenusSymbol>, OverBudget> {
        let mut open = vec![(sum.clone(), None::<(Vec<GenusSum>, usize)>)];
        while let Some((sum, state)) = open.pop() {
            if self.known.contains_key(&sum) {
                continue;
            }
            let (options, mut next) = match state {
                Some(state) => state,
                None => (self.options_of(&sum, meter)?, 0),
            };
            while options.get(next).is_some_and(|option| self.known.contains_key(option)) {
                next += 1;
            }
            match options.get(next).cloned() {
                Some(unknown) => {
                    open.push((sum, Some((options, next))));
                    open.push((unknown, None));
                }
                None => {
                    let genera: Vec<Rc<GenusSymbol>> =
                        options.iter().map(|option| Rc::clone(&self.known[option])).collect();
                    meter.spend(1 + 4 * genera.len() as u64)?;
                    let genus = Rc::new(GenusSymbol::of(genera.iter().map(Rc::as_ref)));
                    meter.keep((KEPT + size_of::<usize>() * (sum.len() + genus.misere.len())) as u64)?;
                    self.known.insert(sum, genus);
                }
            }
        }
        Ok(Rc::clone(&self.known[&sum]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::Oracle;
    use crate::{Natural, Position};

    /// The misère values are those that search finds beside heaps of two, and further on they alternate.
    #[test]
    fn symbols_are_what_search_finds() {
        let budget = Budget::default();
        for (name, last) in [
            ("kayles", 9),
            ("grundy", 13),
            ("dawsons-kayles", 10),
            ("octal(4.7)", 5),
            ("subtract(2,5)", 12),
            ("lasker", 5),
        ] {
            let position: Position = format!("{name} 0 + nim 0").parse().unwrap();
            let component = position.components().next().unwrap();
            let mut search = GenusSearch::new(component.take_and_break().unwrap());
            search.read_to(last, &budget).unwrap();
            let mut normal = Oracle::value(position.rules(), 0);
            let mut misere = Oracle::value(position.rules(), 1);
            for (heap, symbol) in search.heaps.iter().enumerate() {
                let rows = |twos: usize| vec![vec![Natural::from(heap)], vec![Natural::from(2u64); twos]];
                let grundy = normal.ask(&rows(0), &mut budget.meter("search")).unwrap();
                assert_eq!(symbol.grundy() as u64, grundy, "{name} {heap}");
                for twos in 0..5 {
                    let value = misere.ask(&rows(twos), &mut budget.meter("search")).unwrap();
                    assert_eq!(
                        symbol.beside(twos) as u64,
                        value,
                        "{name} {heap} + {twos} heaps of two: {symbol}"
                    );
                }
            }
        }
    }

    /// Wild heaps of Kayles and of Grundy's game, as printed in the tables of Winning Ways.
    #[test]
    fn the_published_symbols() {
        let budget = Budget::default();
        let kayles = crate::engine::take_and_break::TakeAndBreak::octal("0.77").unwrap();
        let mut search = GenusSearch::new(&kayles);
        search.read_to(15, &budget).unwrap();
        let wild: Vec<String> = (0..=15)
            .filter(|heap| !search.heaps[*heap].is_tame())
            .map(|heap| format!("{heap}:{}", search.heaps[heap]))
            .collect();
        assert_eq!(wild, ["5:4^146", "9:4^046", "11:6^46", "12:4^046", "15:7^57"]);
    }

    #[test]
    fn a_small_budget_stops_the_search() {
        let kayles = crate::engine::take_and_break::TakeAndBreak::octal("0.77").unwrap();
        let mut search = GenusSearch::new(&kayles);
        assert!(search.read_to(30, &Budget::new(1_000)).is_err());
        assert!(!search.heaps.is_empty() && search.heaps.len() < 30);
    }
}
