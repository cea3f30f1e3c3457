//! [`HeapGame`]: the rules of a game in which a move replaces one heap by smaller ones.

use std::fmt;

use super::parts::{Parts, Size};
use super::{Amounts, Base, Code, Digit};
use crate::Natural;

/// A game on heaps whose moves take `t` stones from one heap and leave the rest as so many heaps as the digit `d_t`
/// allows.
///
/// A [`Code`] has finitely many digits. The others are the same with other digits: Lasker's Nim is 4.333…, a
/// subtraction game has a 3 at each of its amounts, its opposite a 3 at all others. Only Grundy's game, the digit
/// 4 at 0, adds a condition: the two parts are unequal.
///
/// ```
/// use nimatron::Natural;
/// use nimatron::engine::take_and_break::HeapGame;
///
/// let options: Vec<Vec<u64>> = HeapGame::Grundy.options(&6u64).map(|parts| parts.to_vec()).collect();
/// assert_eq!(options, [[1, 5], [2, 4]]);
/// assert!(HeapGame::Lasker.allows(&Natural::from(6u64), &[3u64, 3].map(Natural::from)));
/// assert_eq!(HeapGame::nim().to_string(), "allbut()");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum HeapGame {
    /// The game of an octal or hexadecimal code.
    Code(Code),
    /// Grundy's game: split a heap into two unequal ones.
    Grundy,
    /// Lasker's Nim: take any number of stones, or split a heap into two.
    Lasker,
    /// Take one of these amounts.
    Subtraction(Amounts),
    /// Take any amount but these.
    AllBut(Amounts),
}

impl From<Code> for HeapGame {
    fn from(code: Code) -> Self {
        Self::Code(code)
    }
}

impl HeapGame {
    /// Nim: take any amount.
    pub fn nim() -> Self {
        Self::AllBut(Amounts::default())
    }

    /// The digit `d_t` for `t` stones taken.
    pub fn digit(&self, taken: &Natural) -> Digit {
        let take_if = |may: bool| if may { Digit::TAKE } else { Digit::NONE };
        match self {
            Self::Code(code) => {
                taken.to_usize().and_then(|t| code.digits().get(t).copied()).unwrap_or(Digit::NONE)
            }
            Self::Grundy if taken.is_zero() => Digit::SPLIT,
            Self::Grundy => Digit::NONE,
            Self::Lasker if taken.is_zero() => Digit::SPLIT,
            Self::Lasker => Digit::TAKE,
            Self::Subtraction(amounts) => take_if(amounts.contains(taken)),
            Self::AllBut(amounts) => take_if(!taken.is_zero() && !amounts.contains(taken)),
        }
    }

    /// Whether the two parts of a split must differ.
    pub const fn splits_unequally(&self) -> bool {
        matches!(self, Self::Grundy)
    }

    /// Whether a move may replace a heap of size `from` by these `parts`, which are in any order and not empty.
    pub fn allows(&self, from: &Natural, parts: &[Natural]) -> bool {
        if parts.len() > 3 || parts.iter().any(Natural::is_zero) {
            return false;
        }
        let left = parts.iter().fold(Natural::ZERO, |sum, part| &sum + part);
        let unequal = || !self.splits_unequally() || parts[0] != parts[1];
        from.checked_sub(&left).is_some_and(|taken| self.digit(&taken).leaves(parts.len()) && unequal())
    }

    /// Every option of a heap, each once: the fewest stones taken first, then the fewest parts, then the smallest.
    pub fn options<'a, N: Size + 'a>(&'a self, heap: &N) -> impl Iterator<Item = Parts<N>> + use<'a, N> {
        self.options_by(self.digits(), heap, None)
    }

    /// The options that leave at least two heaps, all but the largest of them below `bound`.
    pub(super) fn breaks<N: Size>(
        &self,
        heap: &N,
        bound: Option<N>,
    ) -> impl Iterator<Item = Parts<N>> + use<'_, N> {
        self.options_by(self.breaking_digits(), heap, bound)
    }

    fn options_by<N: Size, D>(
        &self,
        digits: D,
        heap: &N,
        bound: Option<N>,
    ) -> impl Iterator<Item = Parts<N>> + use<N, D>
    where
        D: Iterator<Item = (N, Digit)>,
    {
        let heap = heap.clone();
        let unequal = self.splits_unequally();
        digits
            .map_while(move |(taken, digit)| Some((heap.minus(&taken)?, digit)))
            .flat_map(move |(left, digit)| digit.partitions(&left, unequal, bound.clone()))
    }

    /// The digits that allow a split, without their other bits. There are finitely many in every game.
    pub(super) fn breaking_digits<N: Size>(&self) -> impl Iterator<Item = (N, Digit)> + use<'_, N> {
        let digits = match self {
            Self::Code(code) => code.digits(),
            Self::Grundy | Self::Lasker => &[Digit::SPLIT],
            Self::Subtraction(_) | Self::AllBut(_) => &[],
        };
        numbered(digits)
            .map(|(taken, digit)| (taken, digit.breaking()))
            .filter(|(_, digit)| *digit != Digit::NONE)
    }

    /// The digits that are not zero, in order; without end for Lasker's Nim and for `AllBut`.
    pub(super) fn digits<'a, N: Size + 'a>(&'a self) -> Box<dyn Iterator<Item = (N, Digit)> + 'a> {
        let take = |taken| (taken, Digit::TAKE);
        let positive = || std::iter::successors(Some(N::ONE), N::up);
        let sizes = |amounts: &'a Amounts| amounts.as_slice().iter().map_while(N::from_heap);
        match self {
            Self::Code(code) => Box::new(numbered(code.digits()).filter(|(_, digit)| *digit != Digit::NONE)),
            Self::Grundy => Box::new(std::iter::once((N::default(), Digit::SPLIT))),
            Self::Lasker => {
                Box::new(std::iter::once((N::default(), Digit::SPLIT)).chain(positive().map(take)))
            }
            Self::Subtraction(amounts) => Box::new(sizes(amounts).map(take)),
            Self::AllBut(amounts) => {
                let mut excluded = sizes(amounts).peekable();
                let expected = move |taken: &N| excluded.next_if_eq(taken).is_none();
                Box::new(positive().filter(expected).map(take))
            }
        }
    }

    /// The last amount with a digit that is not zero, or `None` if there is no last one. A game without moves has 0.
    pub fn reach(&self) -> Option<Natural> {
        match self {
            Self::Code(code) => Some(Natural::from(code.digits().len() - 1)),
            Self::Grundy => Some(Natural::ZERO),
            Self::Subtraction(amounts) => Some(amounts.largest().cloned().unwrap_or_default()),
            Self::Lasker | Self::AllBut(_) => None,
        }
    }

    /// The most heaps that one move can leave of one heap, at least 1.
    pub fn most_parts(&self) -> usize {
        self.breaking_digits::<Natural>().filter_map(|(_, digit)| digit.most_parts()).max().unwrap_or(1)
    }
}

fn numbered<N: Size>(digits: &[Digit]) -> impl Iterator<Item = (N, Digit)> {
    std::iter::successors(Some(N::default()), N::up).zip(digits.iter().copied())
}

/// In the notation of positions: `octal(0.77)`, `hex(0.8)`, `grundy`, `lasker`, `subtract(1,2)`, `allbut(3)`.
impl fmt::Display for HeapGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => match code.base() {
                Base::Octal => write!(f, "octal({code})"),
                Base::Hexadecimal => write!(f, "hex({code})"),
            },
            Self::Grundy => f.write_str("grundy"),
            Self::Lasker => f.write_str("lasker"),
            Self::Subtraction(amounts) => write!(f, "subtract({amounts})"),
            Self::AllBut(amounts) => write!(f, "allbut({amounts})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Vec<HeapGame> {
        let amounts = |list: &[u64]| Amounts::new(list.iter().map(|n| Natural::from(*n))).unwrap();
        let mut games = vec![HeapGame::Grundy, HeapGame::Lasker, HeapGame::nim()];
        games.extend(
            ["0.77", "0.137", "4.7", "4.0", "0.0", "0.00425"].map(|text| Code::octal(text).unwrap().into()),
        );
        games.extend(["0.f", "8.1", "c.08a", "0.9"].map(|text| Code::hexadecimal(text).unwrap().into()));
        games.push(HeapGame::Subtraction(amounts(&[2, 5])));
        games.push(HeapGame::AllBut(amounts(&[1, 4])));
        games
    }

    /// All sorted lists of at most three positive numbers with a sum of at most `total`.
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
                let mut options: Vec<Vec<u64>> = game.options(&heap).map(|parts| parts.to_vec()).collect();
                let mut big: Vec<Vec<u64>> = game
                    .options(&Natural::from(heap))
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
        let kayles = HeapGame::from(Code::octal("0.77").unwrap());
        let half = heap.checked_sub(&Natural::ONE).unwrap();
        assert!(kayles.allows(&heap, std::slice::from_ref(&half)));
        assert!(!kayles.allows(&heap, &[half, Natural::ZERO]));
        assert!(!kayles.allows(&heap, std::slice::from_ref(&heap)));
        assert!(!kayles.allows(&heap, &[]));
        assert!(HeapGame::nim().allows(&heap, &[]));
        assert_eq!(kayles.options(&u64::MAX).nth(1).unwrap().to_vec(), [1, u64::MAX - 2]);
        let amounts = Amounts::new([heap.clone()]).unwrap();
        assert_eq!(HeapGame::Subtraction(amounts.clone()).options(&u64::MAX).count(), 0);
        assert_eq!(HeapGame::Subtraction(amounts).options(&heap).count(), 1);
    }
}
