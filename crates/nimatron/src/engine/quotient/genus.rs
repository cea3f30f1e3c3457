//! [`Genus`]: the Grundy values of a position under both conventions, and the games for which that is enough.
//!
//! A game is tame if every position in it has the genus of a Nim position: (0,1), (1,0) or (g,g). Sums of tame games are
//! tame and play like misère Nim (Conway, ONAG chapter 12; Gurvich & Ho, DAM 243, 2018).

use std::fmt;

use rustc_hash::FxHashMap;

use super::heaps::Heaps;
use super::{ElementSet, HeapOptions, SearchError};
use crate::{Budget, Outcome};

/// The Grundy values G and G⁻ of a position: both by mex, but a finished game has G = 0 and G⁻ = 1.
///
/// A position is lost for the player to move if its value under the convention is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Genus {
    /// G, under normal play.
    pub normal: usize,
    /// G⁻, under misère play.
    pub misere: usize,
}

impl Genus {
    /// The genus of a finished game.
    pub const OVER: Self = Self { normal: 0, misere: 1 };

    /// The genus of a position from those of its options.
    ///
    /// ```
    /// use nimatron::engine::quotient::Genus;
    ///
    /// let one = Genus::of_options([Genus::OVER]);
    /// assert_eq!(one.to_string(), "(1,0)");
    /// assert_eq!(Genus::of_options([Genus::OVER, one]).to_string(), "(2,2)");
    /// ```
    pub fn of_options(options: impl IntoIterator<Item = Self>) -> Self {
        let (mut normal, mut misere) = (ElementSet::new(), ElementSet::new());
        for option in options {
            normal.insert(option.normal);
            misere.insert(option.misere);
        }
        if normal.is_empty() { Self::OVER } else { Self { normal: normal.mex(), misere: misere.mex() } }
    }

    /// The genus of a sum of positions of tame games.
    ///
    /// ```
    /// use nimatron::engine::quotient::Genus;
    ///
    /// let nim = [1, 3].map(|normal| Genus { normal, misere: if normal == 1 { 0 } else { normal } });
    /// assert_eq!(Genus::of_tame_sum(nim), Genus { normal: 2, misere: 2 });
    /// assert_eq!(Genus::of_tame_sum([nim[0], nim[0]]), Genus { normal: 0, misere: 1 });
    /// ```
    pub fn of_tame_sum(parts: impl IntoIterator<Item = Self>) -> Self {
        let (normal, fickle) = parts
            .into_iter()
            .fold((0, true), |(sum, all), part| (sum ^ part.normal, all && part.is_fickle()));
        Self { normal, misere: if fickle { normal ^ 1 } else { normal } }
    }

    /// Whether this is (0,1) or (1,0): the genus of heaps of at most one stone.
    pub const fn is_fickle(self) -> bool {
        self.normal ^ 1 == self.misere && self.normal <= 1
    }

    /// Whether a Nim position has this genus. One such pair proves nothing: tameness is about every position of a game.
    pub const fn is_tame(self) -> bool {
        self.normal == self.misere || self.is_fickle()
    }

    /// The outcome under misère play.
    pub const fn misere_outcome(self) -> Outcome {
        Outcome::p_if(self.misere == 0)
    }

    /// The genus of a sum of heaps, by definition: every position that can be reached is looked at.
    ///
    /// # Errors
    /// [`SearchError`] if there are too many for the budget.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::engine::quotient::Genus;
    ///
    /// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    /// assert_eq!(Genus::of_sum(&nim, &[2, 2], &Budget::default())?.to_string(), "(0,0)");
    /// # Ok::<(), nimatron::engine::quotient::SearchError>(())
    /// ```
    pub fn of_sum(
        game: &(impl HeapOptions + ?Sized),
        sum: &[usize],
        budget: &Budget,
    ) -> Result<Self, SearchError> {
        let mut meter = budget.meter("genus by exhaustive search");
        let mut known: FxHashMap<Vec<usize>, Self> = FxHashMap::default();
        let mut over: FxHashMap<usize, bool> = FxHashMap::default();
        let mut tidy = |mut sum: Vec<usize>| {
            sum.retain(|&heap| !*over.entry(heap).or_insert_with(|| game.options(heap).is_empty()));
            sum.sort_unstable();
            sum
        };
        let mut stack = vec![tidy(sum.to_vec())];
        loop {
            let Some(top) = stack.last() else { return Ok(Self::OVER) };
            let mut options = Vec::new();
            for (place, &heap) in top.iter().enumerate() {
                for parts in game.options(heap) {
                    meter.spend(1)?;
                    if let Some(&part) = parts.iter().find(|&&part| part >= heap) {
                        return Err(SearchError::Upward { heap, part });
                    }
                    options.push(tidy([&top[..place], &top[place + 1..], &parts].concat()));
                }
            }
            let unknown: Vec<_> =
                options.iter().filter(|option| !known.contains_key(*option)).cloned().collect();
            if unknown.is_empty() {
                let genus = Self::of_options(options.iter().map(|option| known[option]));
                known.extend(stack.pop().map(|top| (top, genus)));
                if stack.is_empty() {
                    return Ok(genus);
                }
            }
            stack.extend(unknown);
        }
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.normal, self.misere)
    }
}

/// Why the heaps of a game are not known to be tame.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotTame {
    /// The first heap that is wild, with its genus.
    #[error("heap {heap} is wild: its genus is {genus}")]
    Wild {
        /// The heap.
        heap: usize,
        /// Its genus.
        genus: Genus,
    },
    /// The heaps could not all be looked at.
    #[error(transparent)]
    Unknown(#[from] SearchError),
}

/// The genus of each heap `0..=last` of a game in which they all are tame: then so is every sum of them, and
/// [`Genus::of_tame_sum`] gives its outcome.
///
/// # Errors
/// [`NotTame`] with the first wild heap, after which the genus of a sum is no longer that of its parts.
///
/// ```
/// use nimatron::Budget;
/// use nimatron::engine::quotient::{Genus, tame_values};
///
/// let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
/// let values = tame_values(&nim, 3, &Budget::default())?;
/// assert_eq!(values.iter().map(Genus::to_string).collect::<Vec<_>>(), ["(0,1)", "(1,0)", "(2,2)", "(3,3)"]);
/// # Ok::<(), nimatron::engine::quotient::NotTame>(())
/// ```
pub fn tame_values(
    game: &(impl HeapOptions + ?Sized),
    last: usize,
    budget: &Budget,
) -> Result<Vec<Genus>, NotTame> {
    let mut meter = budget.meter("genus of tame heaps");
    let mut heaps = Heaps::default();
    let mut values: Vec<Genus> = Vec::new();
    for heap in 0..=last {
        heaps.read(game)?;
        let options = heaps.options(heap);
        meter.spend(options.len() as u64 + 1).map_err(SearchError::from)?;
        let of_parts = |parts: &Vec<usize>| Genus::of_tame_sum(parts.iter().map(|&part| values[part]));
        let genus = Genus::of_options(options.iter().map(of_parts));
        if !genus.is_tame() {
            return Err(NotTame::Wild { heap, genus });
        }
        values.push(genus);
    }
    Ok(values)
}
