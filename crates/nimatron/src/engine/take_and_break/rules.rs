//! [`TakeAndBreak`]: the rules of a game in which a move takes stones from one heap and may break up the rest.

mod amounts;
mod code;
mod digit;
mod parts;

pub(crate) use digit::Digit;
pub(crate) use parts::{Parts, Size, pairs};

use std::fmt;

use crate::Natural;
use crate::notation::ParseError;

/// A game on heaps in which a move takes `t` stones from one heap and leaves the rest as any number of heaps that the
/// digit `d_t` allows: bit `i` of `d_t` stands for exactly `i` non-empty heaps (Guy & Smith 1956).
///
/// | game | generalised code | constructor |
/// |---|---|---|
/// | Kayles | `0.77` | `TakeAndBreak::octal("0.77")` |
/// | take one stone and leave no heap or three | `0.9` | `TakeAndBreak::hex("0.9")` |
/// | take 1 or 3 | `0.303` | `TakeAndBreak::subtraction([1, 3])` |
/// | take anything but 2, leave at most one heap | `0.30[3]` | `TakeAndBreak::all_but([2])` |
/// | Nim | `0.[3]` | `TakeAndBreak::nim()` |
/// | Lasker's Nim | `4.[3]` | `TakeAndBreak::lasker()` |
/// | Grundy's game | `4!.0` | `TakeAndBreak::grundy()` |
///
/// The generalised codes are those of CGSuite: a digit in brackets repeats forever, and `!` says that the two parts of
/// a split must differ. [`str::parse`] reads them. Two games are equal if their digits are, however they were written.
///
/// ```
/// use nimatron::engine::quotient::HeapOptions;
/// use nimatron::engine::take_and_break::TakeAndBreak;
///
/// let kayles = TakeAndBreak::octal("0.77")?;
/// assert_eq!(kayles.options(3), [vec![2], vec![1, 1], vec![1]]);
/// assert_eq!(kayles.to_string(), "octal(0.77)");
/// assert_eq!("4!.0".parse(), Ok(TakeAndBreak::grundy()));
/// assert_eq!("0.[3]".parse(), Ok(TakeAndBreak::nim()));
/// assert_eq!(TakeAndBreak::octal("0.303")?, TakeAndBreak::subtraction([1u64, 3])?);
/// # Ok::<(), nimatron::ParseError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TakeAndBreak {
    /// `d_0`. Taking nothing is a move only if the heap breaks, so it has none of the bits 0 and 1.
    first: Digit,
    /// The digits `d_t` for `t > 0` that differ from `tail`, in ascending order of `t`. A sparse list, because a
    /// subtraction game may have amounts far beyond the machine word.
    digits: Vec<(Natural, Digit)>,
    /// All other digits `d_t` for `t > 0`.
    tail: Digit,
    /// Whether the two parts of a split must differ. Then only `d_0` splits, and into two.
    unequal: bool,
}

impl TakeAndBreak {
    /// Returns the game in which one of these amounts is taken from a heap.
    ///
    /// ```
    /// use nimatron::engine::take_and_break::TakeAndBreak;
    ///
    /// assert_eq!(TakeAndBreak::subtraction([4u64, 1, 4])?.to_string(), "subtract(1,4)");
    /// assert!(TakeAndBreak::subtraction([2u64, 0]).is_err());
    /// # Ok::<(), nimatron::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] if an amount is 0: a move must take something.
    pub fn subtraction<A: Into<Natural>>(amounts: impl IntoIterator<Item = A>) -> Result<Self, ParseError> {
        let amounts = amounts.into_iter().map(|amount| (amount.into(), Digit::TAKE));
        Self::new(Digit::NONE, amounts.collect(), Digit::NONE)
    }

    /// Returns the game in which any amount but these is taken from a heap.
    ///
    /// # Errors
    /// [`ParseError`] if an amount is 0, which is never allowed.
    pub fn all_but<A: Into<Natural>>(amounts: impl IntoIterator<Item = A>) -> Result<Self, ParseError> {
        let amounts = amounts.into_iter().map(|amount| (amount.into(), Digit::NONE));
        Self::new(Digit::NONE, amounts.collect(), Digit::TAKE)
    }

    /// Returns Nim: take any amount.
    pub const fn nim() -> Self {
        Self { first: Digit::NONE, digits: Vec::new(), tail: Digit::TAKE, unequal: false }
    }

    /// Returns Grundy's game: split a heap into two unequal ones.
    pub const fn grundy() -> Self {
        Self { first: Digit::SPLIT, digits: Vec::new(), tail: Digit::NONE, unequal: true }
    }

    /// Returns Lasker's Nim: take any number of stones, or split a heap into two.
    pub const fn lasker() -> Self {
        Self { first: Digit::SPLIT, digits: Vec::new(), tail: Digit::TAKE, unequal: false }
    }

    /// Returns the game with these digits, in any order. `first` only breaks heaps.
    pub(crate) fn new(
        first: Digit,
        mut digits: Vec<(Natural, Digit)>,
        tail: Digit,
    ) -> Result<Self, ParseError> {
        if let Some(index) = digits.iter().position(|(amount, _)| amount.is_zero()) {
            return Err(code::zero_amount(index));
        }
        digits.retain(|(_, digit)| *digit != tail);
        digits.sort_unstable();
        digits.dedup();
        Ok(Self { first: first.breaking(), digits, tail, unequal: false })
    }

    /// Returns the digit `d_t` for `t` stones taken.
    pub(crate) fn digit(&self, taken: &Natural) -> Digit {
        if taken.is_zero() {
            return self.first;
        }
        match self.digits.binary_search_by(|(amount, _)| amount.cmp(taken)) {
            Ok(place) => self.digits[place].1,
            Err(_) => self.tail,
        }
    }

    /// Returns the digit `d_0`.
    pub(crate) const fn first(&self) -> Digit {
        self.first
    }

    /// Returns the digits after `d_0` that differ from the [tail](Self::tail), in ascending order of the amount taken.
    pub(crate) fn listed(&self) -> &[(Natural, Digit)] {
        &self.digits
    }

    /// Returns the digit of all amounts that are not [listed](Self::listed).
    pub(crate) const fn tail(&self) -> Digit {
        self.tail
    }

    /// Returns whether the two parts of a split must differ.
    pub(crate) const fn splits_unequally(&self) -> bool {
        self.unequal
    }

    /// Returns whether a move takes one of finitely many amounts, at least one, and never breaks a heap, whatever the
    /// size of the heap.
    pub(crate) fn is_subtraction(&self) -> bool {
        let takes = self.digits.iter().all(|(_, digit)| *digit == Digit::TAKE);
        self.first == Digit::NONE && self.tail == Digit::NONE && takes && !self.digits.is_empty()
    }

    /// Returns the amounts that may not be taken if these are the only limit to the moves, or `None` if it is another
    /// kind of game.
    pub(crate) fn excluded(&self) -> Option<impl DoubleEndedIterator<Item = &Natural>> {
        let excludes = self.digits.iter().all(|(_, digit)| *digit == Digit::NONE);
        let all_but = self.first == Digit::NONE && self.tail == Digit::TAKE && excludes;
        all_but.then(|| self.digits.iter().map(|(amount, _)| amount))
    }

    /// Returns whether this is Lasker's Nim.
    pub(crate) fn is_lasker(&self) -> bool {
        *self == Self::lasker()
    }

    /// Returns whether a move may replace a heap of size `from` by these `parts`, which are in any order and not empty.
    pub(crate) fn allows(&self, from: &Natural, parts: &[Natural]) -> bool {
        if parts.len() > 3 || parts.iter().any(Natural::is_zero) {
            return false;
        }
        let left = parts.iter().fold(Natural::ZERO, |sum, part| &sum + part);
        let unequal = || !self.unequal || parts.len() != 2 || parts[0] != parts[1];
        from.checked_sub(&left).is_some_and(|taken| self.digit(&taken).leaves(parts.len()) && unequal())
    }

    /// Returns the lists of heaps that may replace a heap, each once: the fewest stones taken first, then the fewest
    /// parts, then the smallest.
    pub(crate) fn replacements<'a, N: Size + 'a>(
        &'a self,
        heap: &N,
    ) -> impl Iterator<Item = Parts<N>> + use<'a, N> {
        self.replacements_by(self.digits(), heap, None)
    }

    /// Returns the replacements of which all parts but the largest are below `bound`.
    pub(crate) fn replacements_with_small_parts<'a, N: Size + 'a>(
        &'a self,
        heap: &N,
        bound: N,
    ) -> impl Iterator<Item = Parts<N>> + use<'a, N> {
        self.replacements_by(self.digits(), heap, Some(bound))
    }

    /// Returns the replacements by at least two heaps, all but the largest of them below `bound`.
    pub(super) fn breaks<'a, N: Size + 'a>(
        &'a self,
        heap: &N,
        bound: Option<N>,
    ) -> impl Iterator<Item = Parts<N>> + use<'a, N> {
        self.replacements_by(self.breaking_digits(), heap, bound)
    }

    fn replacements_by<N: Size, D>(
        &self,
        digits: D,
        heap: &N,
        bound: Option<N>,
    ) -> impl Iterator<Item = Parts<N>> + use<N, D>
    where
        D: Iterator<Item = (N, Digit)>,
    {
        let heap = heap.clone();
        let unequal = self.unequal;
        digits
            .map_while(move |(taken, digit)| Some((heap.minus(&taken)?, digit)))
            .flat_map(move |(left, digit)| digit.partitions(&left, unequal, bound.clone()))
    }

    /// Returns the digits that allow a split, without their other bits; infinitely many only if the tail allows one.
    pub(super) fn breaking_digits<'a, N: Size + 'a>(
        &'a self,
    ) -> impl Iterator<Item = (N, Digit)> + use<'a, N> {
        let all = if self.tail.breaking() == Digit::NONE { self.listed_digits() } else { self.digits() };
        all.map(|(taken, digit)| (taken, digit.breaking())).filter(|(_, digit)| *digit != Digit::NONE)
    }

    /// Returns the digits that are not zero, in order of the amount taken; infinitely many if the tail is one of them.
    pub(super) fn digits<'a, N: Size + 'a>(&'a self) -> Box<dyn Iterator<Item = (N, Digit)> + 'a> {
        if self.tail == Digit::NONE {
            return Box::new(self.listed_digits().filter(|(_, digit)| *digit != Digit::NONE));
        }
        let mut listed = self.listed_digits::<N>().skip_while(|(taken, _)| *taken == N::default()).peekable();
        let positive = std::iter::successors(Some(N::ONE), N::up);
        let after = positive.map(move |taken| {
            let digit = listed.next_if(|(at, _)| *at == taken).map_or(self.tail, |(_, digit)| digit);
            (taken, digit)
        });
        let all = std::iter::once((N::default(), self.first)).chain(after);
        Box::new(all.filter(|(_, digit)| *digit != Digit::NONE))
    }

    /// Returns `d_0` and the listed digits.
    fn listed_digits<'a, N: Size + 'a>(&'a self) -> Box<dyn Iterator<Item = (N, Digit)> + 'a> {
        let listed = self.digits.iter();
        let listed = listed.map_while(|(amount, digit)| Some((N::from_natural(amount)?, *digit)));
        Box::new(std::iter::once((N::default(), self.first)).chain(listed))
    }

    /// Returns the largest amount with a digit that is not zero, or `None` if there is no largest one. A game without
    /// moves has 0.
    pub(crate) fn reach(&self) -> Option<Natural> {
        let last = || self.digits.last().map(|(amount, _)| amount.clone()).unwrap_or_default();
        (self.tail == Digit::NONE).then(last)
    }

    /// Returns the most heaps that one move can leave of one heap, at least 1.
    pub(crate) fn most_parts(&self) -> usize {
        let listed = self.digits.iter().map(|(_, digit)| *digit);
        let most = listed.chain([self.first, self.tail]).filter_map(Digit::most_parts).max();
        most.unwrap_or(1).max(1)
    }
}

/// In the notation of positions: `octal(0.77)`, `hex(0.8)`, `grundy`, `lasker`, `subtract(1,2)`, `allbut(3)`. A game
/// without a name there is written by its generalised code.
impl fmt::Display for TakeAndBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |amounts: Vec<String>| amounts.join(",");
        if *self == Self::grundy() {
            f.write_str("grundy")
        } else if self.is_lasker() {
            f.write_str("lasker")
        } else if self.is_subtraction() {
            let amounts = self.digits.iter().map(|(amount, _)| amount.to_string());
            write!(f, "subtract({})", list(amounts.collect()))
        } else if let Some(amounts) = self.excluded() {
            write!(f, "allbut({})", list(amounts.map(Natural::to_string).collect()))
        } else if self.unequal || self.tail != Digit::NONE {
            f.write_str(&self.code())
        } else if self.most_parts() > 2 {
            write!(f, "hex({})", self.code())
        } else {
            write!(f, "octal({})", self.code())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Vec<TakeAndBreak> {
        let mut games = vec![TakeAndBreak::grundy(), TakeAndBreak::lasker(), TakeAndBreak::nim()];
        games.extend(
            ["0.77", "0.137", "4.7", "4.0", "0.0", "0.00425"].map(|code| TakeAndBreak::octal(code).unwrap()),
        );
        games.extend(["0.f", "8.1", "c.08a", "0.9"].map(|code| TakeAndBreak::hex(code).unwrap()));
        games.extend(["0.[7]", "4.05[2]", "8.3[0]", "0.0[f]", "4!.3[1]"].map(|code| code.parse().unwrap()));
        games.push(TakeAndBreak::subtraction([2u64, 5]).unwrap());
        games.push(TakeAndBreak::all_but([1u64, 4]).unwrap());
        games
    }

    /// Returns all sorted lists of at most three positive numbers with a sum of at most `total`.
    fn multisets(total: u64) -> Vec<Vec<u64>> {
        let mut all = vec![vec![]];
        for a in 1..=total {
            all.push(vec![a]);
            for b in a..=total - a {
                all.push(vec![a, b]);
                all.extend((b..=total.saturating_sub(a + b)).map(|c| vec![a, b, c]));
            }
        }
        all
    }

    #[test]
    fn the_options_are_what_is_allowed() {
        for game in games() {
            for heap in 0..=16u64 {
                let mut options: Vec<Vec<u64>> =
                    game.replacements(&heap).map(|parts| parts.to_vec()).collect();
                let mut big: Vec<Vec<u64>> = game
                    .replacements(&Natural::from(heap))
                    .map(|parts| parts.iter().map(|n| n.to_u64().unwrap()).collect())
                    .collect();
                assert!(options.iter().all(|parts| parts.is_sorted()));
                let broken: Vec<Vec<u64>> = game.breaks(&heap, None).map(|parts| parts.to_vec()).collect();
                assert!(broken.iter().eq(options.iter().filter(|parts| parts.len() > 1)));
                let bounded: Vec<Vec<u64>> =
                    game.breaks(&heap, Some(3)).map(|parts| parts.to_vec()).collect();
                let small = |parts: &&Vec<u64>| parts.iter().rev().skip(1).all(|part| *part < 3);
                assert!(bounded.iter().eq(broken.iter().filter(small)));
                let expected = |parts: &Vec<u64>| {
                    let parts: Vec<Natural> = parts.iter().rev().map(|n| Natural::from(*n)).collect();
                    game.allows(&Natural::from(heap), &parts)
                };
                let mut expected: Vec<Vec<u64>> = multisets(heap).into_iter().filter(expected).collect();
                for list in [&mut options, &mut big, &mut expected] {
                    list.sort();
                }
                assert_eq!(options, expected, "{game} {heap}");
                assert_eq!(options, big, "{game} {heap}");
            }
        }
    }

    #[test]
    fn a_digit_is_the_same_by_place_and_in_order() {
        for game in games() {
            let mut listed = vec![Digit::NONE; 20];
            for (taken, digit) in game.digits::<u64>().take_while(|(taken, _)| *taken < 20) {
                listed[taken as usize] = digit;
            }
            let placed: Vec<Digit> = (0..20u64).map(|taken| game.digit(&Natural::from(taken))).collect();
            assert_eq!(listed, placed, "{game}");
        }
    }

    #[test]
    fn huge_heaps_are_no_trouble() {
        let heap: Natural = "9".repeat(250).parse().unwrap();
        let kayles = TakeAndBreak::octal("0.77").unwrap();
        let half = heap.checked_sub(&Natural::ONE).unwrap();
        assert!(kayles.allows(&heap, std::slice::from_ref(&half)));
        assert!(!kayles.allows(&heap, &[half, Natural::ZERO]));
        assert!(!kayles.allows(&heap, std::slice::from_ref(&heap)));
        assert!(!kayles.allows(&heap, &[]));
        assert!(TakeAndBreak::nim().allows(&heap, &[]));
        assert_eq!(kayles.replacements(&u64::MAX).nth(1).unwrap().to_vec(), [1, u64::MAX - 2]);
        let huge = TakeAndBreak::subtraction([heap.clone()]).unwrap();
        assert_eq!(huge.replacements(&u64::MAX).count(), 0);
        assert_eq!(huge.replacements(&heap).count(), 1);
    }
}
