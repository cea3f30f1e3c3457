//! Wythoff's game: lower one heap, or both by the same amount.
//!
//! Wythoff's theorem [wythoff-1907]: the lost pairs are (⌊nφ⌋, ⌊nφ⌋ + n). Under misère play the first two of them
//! are replaced by (2, 2) and (0, 1). [`fraenkel`] lets the two amounts differ.

mod fraenkel;

use dashu_int::UBig;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::engine::lines::Direction;
use crate::game::{Arity, Component, Entry, Game};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Temper, Theorem, one};
use crate::{Budget, Convention, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "wythoff",
    aliases: &[],
    parameters: "",
    arity: Arity::Pair,
    example: "wythoff 4 7",
    setup: |setup| {
        Ok(match setup.optional_natural("t", 1)?.filter(|t| *t > Natural::ONE) {
            None => Component::new(Wythoff, setup.row()?),
            Some(t) => Component::new(fraenkel::Generalised { t }, setup.row()?),
        })
    },
    samples: &[("wythoff", 2, 16), ("wythoff(2)", 2, 12), ("wythoff(3)", 2, 10), ("wythoff(5)", 2, 10)],
};

#[derive(Debug)]
struct Wythoff;

/// The move of a pair of heaps to these sizes.
fn to_pair(row: &Numbers, to: [Natural; 2]) -> LegalMove<Numbers> {
    let lowered =
        (0..2).filter(|heap| to[*heap] != row[*heap]).map(|heap| (heap, to[heap].clone())).collect();
    LegalMove { action: Action::Set(lowered), to: to.to_vec() }
}

impl Ruleset for Wythoff {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let [a, b] = row.as_slice() else { return Box::new(std::iter::empty()) };
        let first = a.below().map(|to| to_pair(row, [to, b.clone()]));
        let second = b.below().map(|to| to_pair(row, [a.clone(), to]));
        let least = a.min(b);
        let both = least.below().map(move |left| {
            let taken = least - &left;
            to_pair(row, [a - &taken, b - &taken])
        });
        Box::new(first.chain(second).chain(both))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let lowered = action.changes(row.len(), "heap", "here a move lowers heaps")?;
        let mut to = row.clone();
        let mut taken = Vec::new();
        for (heap, size) in lowered {
            let from = &row[*heap];
            let not_lower = || IllegalMove::NotLower { heap: heap + 1, from: from.clone(), to: size.clone() };
            taken.push(from.checked_sub(size).filter(|taken| !taken.is_zero()).ok_or_else(not_lower)?);
            to[*heap].clone_from(size);
        }
        match (lowered, taken.as_slice()) {
            ([_], _) => Ok(to),
            ([(0, _), (1, _)], [a, b]) if a == b => Ok(to),
            ([(0, _), (1, _)], [a, b]) => Err(IllegalMove::Amount {
                found: b.clone(),
                from: row[1].clone(),
                expected: format!("the same amount as from the other heap, {a},"),
            }),
            _ => Err(IllegalMove::HeapCount { found: lowered.len(), expected: "1 to 2".to_owned() }),
        }
    }

    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.sort_unstable();
        row
    }
}

impl Game for Wythoff {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("t", one(1u64))])
    }

    fn look(&self) -> Look {
        Look::Queen
    }

    fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().cloned().map(Multiples::up_to).collect();
        let taking = Taking { equally: true, ..Taking::several(Verb::Lower, 1, 2, amounts) };
        Board::new(self.look(), row.clone(), [Way::Take(taking)])
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(GoldenPairs)]
    }

    fn lines(&self) -> Option<&'static [Direction]> {
        Some(&[[1, 0], [0, 1], [1, 1]])
    }

    /// The misère exceptions are all: elsewhere values and misère values agree.
    fn temper(&self, row: &Numbers, _: &Budget) -> Option<Temper> {
        let mut pair: Vec<Option<u64>> = row.iter().map(Natural::to_u64).collect();
        pair.sort_unstable();
        let fickle = [&[][..], &[0, 0], &[0, 1], &[1, 2], &[2, 2]];
        let is_fickle = fickle.iter().any(|known| known.iter().copied().map(Some).eq(pair.iter().copied()));
        Some(if is_fickle { Temper::Fickle } else { Temper::Firm })
    }
}

struct GoldenPairs;

/// How many lost pairs are listed at most.
const FEW_PAIRS: usize = 12;

/// ⌊nφ⌋ = ⌊(n + √5n²) / 2⌋.
fn times_phi(n: &UBig) -> UBig {
    (n + five_squares_root(n)) >> 1
}

/// ⌊n√5⌋.
fn five_squares_root(n: &UBig) -> UBig {
    use dashu_int::ops::SquareRoot;
    (UBig::from(5u8) * n * n).sqrt()
}

/// The lost pair with difference `n`, the smaller number first.
fn pair(n: &Natural, convention: Convention) -> [Natural; 2] {
    match (convention, n.to_u64()) {
        (Convention::Misere, Some(0)) => [2u64, 2].map(Natural::from),
        (Convention::Misere, Some(1)) => [0u64, 1].map(Natural::from),
        _ => {
            let low = Natural::from(times_phi(n.as_ubig()));
            let high = &low + n;
            [low, high]
        }
    }
}

/// The number that makes a lost pair with `a`: every number is in exactly one lost pair.
fn partner(a: &Natural, convention: Convention) -> Natural {
    if let (Convention::Misere, Some(small @ 0..=2)) = (convention, a.to_u64()) {
        return Natural::from([1u64, 0, 2][small as usize]);
    }
    // a = ⌊nφ⌋ for n = ⌊(a + 1)/φ⌋, or else a = ⌊nφ²⌋ for n = ⌊(a + 1)/φ²⌋ = a - ⌊(a + 1)/φ⌋.
    let next = a.as_ubig() + UBig::ONE;
    let n = (five_squares_root(&next) - &next) >> 1;
    if times_phi(&n) == *a.as_ubig() { a + &Natural::from(n) } else { Natural::from(n) }
}

impl Theorem for GoldenPairs {
    fn citation(&self) -> &'static Citation {
        Citation::WYTHOFF
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let [a, b] = row.as_slice() else {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        };
        let heaps = [a.min(b).clone(), a.max(b).clone()];
        let difference = &heaps[1] - &heaps[0];
        let pair = pair(&difference, convention);
        Ok(Some(Argument::new(vec![Step::GoldenPair { heaps, difference, pair }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let [a, b] = row.as_slice() else { return Box::new(std::iter::empty()) };
        let first = Some(partner(b, convention)).filter(|to| to < a).map(|to| [to, b.clone()]);
        let second = Some(partner(a, convention)).filter(|to| to < b).map(|to| [a.clone(), to]);
        let [low, high] = pair(&(a.max(b) - a.min(b)), convention);
        let both = (low < *a.min(b)).then(|| if a <= b { [low, high] } else { [high, low] });
        Box::new([first, second, both].into_iter().flatten().map(|to| Ok(to_pair(row, to))))
    }

    /// The first lost pairs, up to the heaps themselves if they are small.
    fn premises(&self, row: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        let Some(largest) = row.iter().max() else { return Vec::new() };
        let mut pairs = (0..FEW_PAIRS).map(|n| pair(&Natural::from(n), convention)).collect::<Vec<_>>();
        pairs.sort_unstable();
        let few = pairs.iter().take_while(|[low, _]| low <= largest).count().max(5);
        let key = match convention {
            Convention::Normal => "note-wythoff",
            Convention::Misere => "note-wythoff-misere",
        };
        vec![Step::note(key, [("pairs", pairs.into_iter().take(few).flatten().collect())])]
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let ([a, b], [to_a, to_b]) = (row.as_slice(), winning.to.as_slice()) else { return Vec::new() };
        let target = || ("pairs", vec![to_a.min(to_b).clone(), to_a.max(to_b).clone()]);
        let kept =
            |kept: &Natural| vec![Step::found("found-wythoff", [("kept", vec![kept.clone()]), target()])];
        match (a == to_a, b == to_b) {
            (true, false) => kept(a),
            (false, true) => kept(b),
            _ => {
                let difference = a.max(b) - a.min(b);
                vec![Step::found("found-wythoff-both", [("difference", vec![difference]), target()])]
            }
        }
    }

    /// A move keeps one heap or the difference, and each number and each difference is in one lost pair only.
    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let [a, b] = row.as_slice() else { return Vec::new() };
        let difference = a.max(b) - a.min(b);
        let facts = [
            ("small", vec![a.min(b).clone()]),
            ("large", vec![a.max(b).clone()]),
            ("difference", vec![difference]),
        ];
        vec![Step::no_move(if a == b { "no-move-wythoff-equal" } else { "no-move-wythoff" }, facts)]
    }
}
