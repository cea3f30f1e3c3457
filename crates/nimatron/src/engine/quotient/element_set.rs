//! [`ElementSet`]: a set of elements of a finite monoid, one bit each.

const WORD: usize = u64::BITS as usize;

/// A set of elements of a finite monoid, one bit each.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct ElementSet {
    /// Without trailing zeros, so that equal sets are equal words.
    words: Vec<u64>,
}

impl ElementSet {
    /// Returns the empty set.
    pub(super) const fn new() -> Self {
        Self { words: Vec::new() }
    }

    /// Returns the elements below `order` for which `member` holds.
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

    /// Adds an element and returns whether it is new.
    pub(super) fn insert(&mut self, x: usize) -> bool {
        if self.words.len() <= x / WORD {
            self.words.resize(x / WORD + 1, 0);
        }
        let word = &mut self.words[x / WORD];
        let before = *word;
        *word |= 1 << (x % WORD);
        *word != before
    }

    /// Returns whether `x` is in the set.
    pub(super) fn contains(&self, x: usize) -> bool {
        self.words.get(x / WORD).is_some_and(|word| word >> (x % WORD) & 1 == 1)
    }

    /// Adds all elements of `other`.
    pub(super) fn unite(&mut self, other: &Self) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Returns the elements, ascending.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
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
