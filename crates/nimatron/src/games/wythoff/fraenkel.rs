//! Generalised Wythoff: lower one heap, or both by amounts that differ by less than t [fraenkel-1982].
//!
//! The lost pairs are (⌊nα⌋, ⌊nα⌋ + tn) with α = (2 - t + √(t² + 4)) / 2. Under misère play, if t ≥ 2, they are
//! (⌊nα + γ⌋, ⌊nα + γ⌋ + tn + 1) with γ = 1/α [fraenkel-1984]. Each number is in one lost pair, and the differences are t apart.

use std::collections::BTreeMap;

use dashu_int::{IBig, UBig};

use super::{ENTRY, to_pair};
use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Entry, Game};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Facts, Step, Theorem, one};
use crate::{Budget, Convention, Natural, Outcome, OverBudget};

/// The game for one t ≥ 2.
#[derive(Debug)]
pub(super) struct Generalised {
    pub(super) t: Natural,
}

impl Generalised {
    /// The moves that lower both heaps.
    fn both<'a>(&'a self, row: &'a Numbers) -> impl Iterator<Item = LegalMove<Numbers>> + 'a {
        let pairs = match row.as_slice() {
            [a, b] => Some((a, b)),
            _ => None,
        };
        pairs.into_iter().flat_map(move |(a, b)| {
            let from_a = Natural::range(Natural::ONE, a + &Natural::ONE);
            from_a.flat_map(move |k| {
                // From the second heap k - t + 1 to k + t - 1 stones are taken, of which there must be so many.
                let least = (&k + &Natural::ONE).checked_sub(&self.t).unwrap_or_default().max(Natural::ONE);
                let end = (&k + &self.t).min(b + &Natural::ONE);
                let left = a - &k;
                Natural::range(least, end).map(move |l| to_pair(row, [left.clone(), b - &l]))
            })
        })
    }

    /// ⌊(p + q√(t² + 4)) / d⌋, which is not negative.
    fn floor(&self, p: IBig, q: &UBig, d: UBig) -> UBig {
        use dashu_int::ops::SquareRoot;
        let t = self.t.as_ubig();
        let root = ((t * t + UBig::from(4u8)) * q * q).sqrt();
        UBig::try_from(p + IBig::from(root)).unwrap_or_default() / d
    }

    /// The lost pair number `n`, the smaller number first.
    fn pair(&self, n: &UBig, convention: Convention) -> [Natural; 2] {
        let t = self.t.as_ubig();
        let two_less_t = IBig::from(2) - IBig::from(t.clone());
        let (low, difference) = match convention {
            Convention::Normal => {
                let low = self.floor(IBig::from(n.clone()) * two_less_t, n, UBig::from(2u8));
                (low, t * n)
            }
            // nα + 1/α = ((tn + 1)α + t - 2) / t.
            Convention::Misere => {
                let q = t * n + UBig::ONE;
                let p = (IBig::from(q.clone()) - IBig::from(2)) * two_less_t;
                (self.floor(p, &q, t * UBig::from(2u8)), q)
            }
        };
        let high = &low + difference;
        [low, high].map(Natural::from)
    }

    /// The largest `n` for which number `which` of the pair is at most `bound`, or 0 if there is none. Both numbers of a
    /// pair grow with n, and the smaller one is at least n.
    fn last_up_to(&self, bound: &Natural, which: usize, convention: Convention) -> UBig {
        let (mut low, mut high) = (UBig::ZERO, bound.as_ubig() + UBig::ONE);
        while &high - &low > UBig::ONE {
            let middle = (&low + &high) >> 1;
            match self.pair(&middle, convention)[which] <= *bound {
                true => low = middle,
                false => high = middle,
            }
        }
        low
    }

    /// The number that makes a lost pair with `a`: every number is in exactly one lost pair.
    fn partner(&self, a: &Natural, convention: Convention) -> Natural {
        let [low, high] = self.pair(&self.last_up_to(a, 0, convention), convention);
        if low == *a {
            return high;
        }
        let [low, _] = self.pair(&self.last_up_to(a, 1, convention), convention);
        low
    }

    /// The lost pairs that may be an option of lowering both heaps: those whose difference is close to that of the heaps, in
    /// both orders.
    fn near(&self, row: &[Natural], convention: Convention) -> Vec<[Natural; 2]> {
        let difference = row[0].as_ubig().max(row[1].as_ubig()) - row[0].as_ubig().min(row[1].as_ubig());
        let n = difference / self.t.as_ubig();
        // Under misère play the differences are by one larger than the multiples of t.
        let numbers = [n.clone().max(UBig::ONE) - UBig::ONE, n.clone(), n + UBig::ONE];
        let mut pairs: Vec<[Natural; 2]> = numbers
            .into_iter()
            .flat_map(|n| {
                let [low, high] = self.pair(&n, convention);
                [[low.clone(), high.clone()], [high, low]]
            })
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        pairs
    }

    fn is_move_of_both(&self, row: &[Natural], to: &[Natural; 2]) -> bool {
        let taken = |heap: usize| row[heap].checked_sub(&to[heap]).filter(|taken| !taken.is_zero());
        taken(0).zip(taken(1)).is_some_and(|(k, l)| k.max(l.clone()) < &(&row[0] - &to[0]).min(l) + &self.t)
    }
}

impl Ruleset for Generalised {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let [a, b] = row.as_slice() else { return Box::new(std::iter::empty()) };
        let first = a.below().map(|to| to_pair(row, [to, b.clone()]));
        let second = b.below().map(|to| to_pair(row, [a.clone(), to]));
        Box::new(first.chain(second).chain(self.both(row)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let changes = action.changes(row.len(), "heap", "here a move lowers heaps")?;
        let mut to = row.clone();
        for (heap, size) in changes {
            let from = &row[*heap];
            if size >= from {
                return Err(IllegalMove::NotLower { heap: heap + 1, from: from.clone(), to: size.clone() });
            }
            to[*heap].clone_from(size);
        }
        match to.as_slice() {
            _ if changes.len() == 1 => Ok(to),
            [a, b] if changes.len() == 2 => match self.is_move_of_both(row, &[a.clone(), b.clone()]) {
                true => Ok(to),
                false => Err(IllegalMove::Amount {
                    found: &row[1] - b,
                    from: row[1].clone(),
                    expected: format!("less than {} more or fewer than {},", self.t, &row[0] - a),
                }),
            },
            _ => Err(IllegalMove::HeapCount { found: changes.len(), expected: "1 to 2".to_owned() }),
        }
    }

    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.sort_unstable();
        row
    }
}

impl Game for Generalised {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn parameters(&self, _: &Numbers) -> String {
        self.t.to_string()
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        Facts::from([("t", one(self.t.clone()))])
    }

    fn look(&self) -> Look {
        Look::Queen
    }

    /// One heap is lowered by choosing; what may be taken from both is listed.
    fn board(&self, row: &Numbers) -> Board {
        let amounts = row.iter().cloned().map(Multiples::up_to).collect();
        let both: Moves<'_, Numbers> = Box::new(self.both(row));
        let ways = [Way::Take(Taking::one(Verb::Lower, amounts)), Way::list(both)];
        Board::new(self.look(), row.clone(), ways)
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(FraenkelPairs(self))]
    }
}

struct FraenkelPairs<'a>(&'a Generalised);

/// The heaps, the smaller first.
fn in_order(row: &[Natural]) -> [Natural; 2] {
    [(&row[0]).min(&row[1]).clone(), (&row[0]).max(&row[1]).clone()]
}

impl Theorem for FraenkelPairs<'_> {
    fn citation(&self) -> &'static Citation {
        Citation::FRAENKEL
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        if row.iter().all(Natural::is_zero) {
            return Ok(Some(Argument::new(vec![Step::Over { convention }])));
        }
        let [small, large] = in_order(row);
        let partner = self.0.partner(&small, convention);
        let outcome = Outcome::p_if(partner == large);
        let facts = BTreeMap::from([("small", small), ("large", large), ("partner", partner)]);
        Ok(Some(Argument::new(vec![Step::Rule { key: "wythoff-partner", facts, outcome }])))
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let [a, b] = row.as_slice() else { return Box::new(std::iter::empty()) };
        let game = self.0;
        let first = Some(game.partner(b, convention)).filter(|to| to < a).map(|to| [to, b.clone()]);
        let second = Some(game.partner(a, convention)).filter(|to| to < b).map(|to| [a.clone(), to]);
        let both = game.near(row, convention).into_iter().filter(|to| game.is_move_of_both(row, to));
        Box::new(first.into_iter().chain(second).chain(both).map(|to| Ok(to_pair(row, to))))
    }

    /// The first lost pairs.
    fn premises(&self, _: &Numbers, convention: Convention, _: &Budget) -> Vec<Step> {
        const FEW: u64 = 5;
        let pairs = (0..FEW).flat_map(|n| self.0.pair(&UBig::from(n), convention)).collect();
        let facts = [("pairs", pairs), ("t", one(self.0.t.clone()))];
        vec![Step::note("note-fraenkel", facts)]
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        vec![Step::found("found-fraenkel", [("pairs", in_order(&winning.to).to_vec())])]
    }

    /// A move keeps one heap, or changes the difference by less than t.
    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let facts = [("pairs", in_order(row).to_vec()), ("t", one(self.0.t.clone()))];
        vec![Step::no_move("no-move-fraenkel", facts)]
    }
}
