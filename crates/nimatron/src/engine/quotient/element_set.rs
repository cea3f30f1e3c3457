//! [`ElementSet`]: a set of elements of a finite monoid, one bit each.

use std::fmt;

const WORD: usize = u64::BITS as usize;

/// A set of elements of a finite monoid, one bit each.
///
/// ```
/// use nimatron::engine::quotient::ElementSet;
///
/// let set: ElementSet = [1, 70].into_iter().collect();
/// assert!(set.contains(70) && !set.contains(71) && !set.contains(1000));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [1, 70]);
/// assert_eq!(set.to_string(), "{1, 70}");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ElementSet {
    /// Without trailing zeros, so that equal sets are equal words.
    words: Vec<u64>,
}

impl ElementSet {
    /// The empty set.
    pub const fn new() -> Self {
        Self { words: Vec::new() }
    }

    /// The elements below `order` that `member` holds for.
    pub(super) fn where_(order: usize, member: impl Fn(usize) -> bool) -> Self {
        let words = (0..order.div_ceil(WORD))
            .map(|w| {
                let elements = w * WORD..order.min((w + 1) * WORD);
                elements.rev().fold(0, |word, x| word << 1 | u64::from(member(x)))
            })
            .collect();
        Self { words }.trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.words.last() == Some(&0) {
            self.words.pop();
        }
        self
    }

    /// Adds an element; says whether it is new.
    pub fn insert(&mut self, x: usize) -> bool {
        if self.words.len() <= x / WORD {
            self.words.resize(x / WORD + 1, 0);
        }
        let word = &mut self.words[x / WORD];
        let before = *word;
        *word |= 1 << (x % WORD);
        *word != before
    }

    /// Whether `x` is in the set.
    pub fn contains(&self, x: usize) -> bool {
        self.words.get(x / WORD).is_some_and(|word| word >> (x % WORD) & 1 == 1)
    }

    /// Adds all elements of `other`.
    pub fn unite(&mut self, other: &Self) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Whether no element is in both sets.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set has no element.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The least number that is not in the set.
    pub(super) fn mex(&self) -> usize {
        let full = self.words.iter().take_while(|word| **word == u64::MAX).count();
        full * WORD + self.words.get(full).map_or(0, |word| word.trailing_ones() as usize)
    }

    /// The elements, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(w, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
                Some(w * WORD + bit)
            })
        })
    }
}

impl FromIterator<usize> for ElementSet {
    fn from_iter<I: IntoIterator<Item = usize>>(elements: I) -> Self {
        let mut set = Self::new();
        for x in elements {
            set.insert(x);
        }
        set
    }
}

impl fmt::Display for ElementSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
