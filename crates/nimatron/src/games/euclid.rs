//! Euclid's game: subtract a positive multiple of the smaller number from the larger [cole-davie-1969].
//!
//! Play ends when a number is 0. Lost iff the numbers differ and the larger is below φ times the smaller; under
//! misère play equal numbers are lost too. Where the numbers are equal, either may be called the larger.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use dashu_int::ops::DivRem;

use crate::board::{Board, Look, Multiples, Taking, Verb, Way};
use crate::game::{Arity, Component, Entry, Game};
use crate::games::nim::lowered;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset, replaced};
use crate::theory::{Argument, Citation, Genus, Step, Target, Temper, Theorem};
use crate::{Budget, Convention, Natural, Nimber, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "euclid",
    aliases: &[],
    parameters: "",
    arity: Arity::Pair,
    example: "euclid 25 7",
    setup: |setup| {
        setup.expect_no_parameters()?;
        Ok(Component::new(Euclid, setup.row()?))
    },
    samples: &[("euclid", 2, 30)],
};

#[derive(Debug)]
struct Euclid;

/// The numbers as (index of the one to lower, its size, the other), for each that is at least the other.
fn lowerable(row: &Numbers) -> impl Iterator<Item = (usize, &Natural, &Natural)> {
    let pair = |i: usize| Some((i, row.get(i)?, row.get(1 - i)?));
    (0..2).filter_map(pair).filter(|(_, large, small)| large >= small && !small.is_zero())
}

impl Ruleset for Euclid {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(lowerable(row).flat_map(move |(index, large, small)| {
            let sizes = std::iter::successors(large.checked_sub(small), move |size| size.checked_sub(small));
            sizes.map(move |size| lowered(row, index, size))
        }))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let lowered = action.changes(row.len(), "number", "here a move lowers the larger number")?;
        let [(index, size)] = lowered else {
            return Err(IllegalMove::HeapCount { found: lowered.len(), expected: "exactly 1".to_owned() });
        };
        let from = &row[*index];
        let (_, _, small) = lowerable(row)
            .find(|(lowerable, ..)| lowerable == index)
            .ok_or(IllegalMove::Foreign("only the larger number is lowered, while none is 0"))?;
        let taken = from.checked_sub(size).unwrap_or_default();
        if taken.is_zero() || !taken.rem(small).is_zero() {
            let expected = format!("a positive multiple of {small}");
            return Err(IllegalMove::Amount { found: taken, from: from.clone(), expected });
        }
        Ok(replaced(row, *index, size.clone()))
    }

    fn canonical(&self, mut row: Numbers) -> Numbers {
        row.sort_unstable();
        row
    }
}

impl Game for Euclid {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn look(&self) -> Look {
        Look::Numbers
    }

    fn board(&self, row: &Numbers) -> Board {
        let mut amounts = vec![Multiples::none(); row.len()];
        for (index, large, small) in lowerable(row) {
            let most = large - &large.rem(small);
            amounts[index] = Multiples { of: small.clone(), most };
        }
        Board::new(self.look(), row.clone(), [Way::Take(Taking::one(Verb::Lower, amounts))])
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        vec![Box::new(GoldenRatio)]
    }

    fn value(&self, row: &Numbers, _: &Budget) -> Option<Result<Nimber, OverBudget>> {
        Some(Ok(Nimber(value(row))))
    }

    fn values_by_formula(&self, row: &Numbers, budget: &Budget) -> Option<Result<Vec<Natural>, OverBudget>> {
        Some(self.value(row, budget)?.map(|value| vec![value.0]))
    }

    /// Each value is reached by one multiple at most.
    fn winning_moves_in_sum<'a>(
        &'a self,
        row: &'a Numbers,
        others: &Genus,
        convention: Convention,
        budget: &'a Budget,
    ) -> Option<FallibleMoves<'a, Numbers>> {
        let target = Target::beside(others, convention);
        let wanted = [target.fickle.0.clone(), target.firm.0.clone()];
        let moves = lowerable(row).flat_map(move |(index, large, small)| {
            let rest = large.rem(small);
            let of_rest = value(&vec![rest.clone(), small.clone()]);
            let multiples: BTreeSet<Natural> = wanted.iter().map(|it| multiples(&of_rest, it)).collect();
            let sizes = multiples
                .into_iter()
                .map(move |multiple| Natural::from(multiple.as_ubig() * small.as_ubig() + rest.as_ubig()));
            sizes.filter(move |size| size < large).map(move |size| lowered(row, index, size))
        });
        let is_hit = move |option: &LegalMove<Numbers>| {
            let temper = self.temper(&option.to, budget).unwrap_or(Temper::Firm);
            target.is_hit(&Genus { value: Nimber(value(&option.to)), temper })
        };
        Some(Box::new(moves.filter(is_hit).map(Ok)))
    }

    fn temper(&self, row: &Numbers, _: &Budget) -> Option<Temper> {
        let fickle = lowerable(row).all(|(_, large, small)| large == small);
        Some(if fickle { Temper::Fickle } else { Temper::Firm })
    }
}

/// Returns the Grundy value. Let b = qa + r with r < a, and let g be the value of (r, a). The moves lead to (r, a) and to
/// (a, ja + r) with 0 < j < q, whose values are the q - 1 least ones besides g: so the value is q - 1 if that is below g,
/// else q.
fn value(row: &Numbers) -> Natural {
    let [one, other] = row.as_slice() else { return Natural::ZERO };
    let (mut small, mut large) = (one.min(other).clone(), one.max(other).clone());
    let mut quotients = Vec::new();
    while !small.is_zero() {
        let (quotient, rest) = large.as_ubig().div_rem(small.as_ubig());
        quotients.push(Natural::from(quotient));
        large = std::mem::replace(&mut small, Natural::from(rest));
    }
    quotients.iter().rev().fold(Natural::ZERO, |value, quotient| {
        let less = quotient - &Natural::ONE;
        if less < value { less } else { quotient.clone() }
    })
}

/// Returns the multiples of the smaller number that a move may leave in the larger one, besides the rest whose value is
/// `rest`, so that the position may have the value `wanted`.
fn multiples(rest: &Natural, wanted: &Natural) -> Natural {
    match wanted.cmp(rest) {
        Ordering::Equal => Natural::ZERO,
        Ordering::Less => wanted + &Natural::ONE,
        Ordering::Greater => wanted.clone(),
    }
}

struct GoldenRatio;

/// Whether `large` < φ·`small`, that is large² < small² + small·large.
fn close(small: &Natural, large: &Natural) -> bool {
    let (small, large) = (small.as_ubig(), large.as_ubig());
    large * large < small * (small + large)
}

fn argument(row: &Numbers, convention: Convention) -> Argument {
    let step = match lowerable(row).next() {
        None => Step::Over { convention },
        Some((_, large, small)) => {
            let numbers = [small.clone(), large.clone()];
            Step::GoldenRatio { close: close(small, large), numbers, convention }
        }
    };
    Argument::new(vec![step])
}

impl Theorem for GoldenRatio {
    fn citation(&self) -> &'static Citation {
        Citation::EUCLID
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        _: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        Ok(Some(argument(row, convention)))
    }

    /// Numbers further apart than twice the smaller are won, so only the last two options can be lost.
    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        _: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let moves = lowerable(row).flat_map(move |(index, large, small)| {
            let rest = large.rem(small);
            let sizes = [&rest + small, rest].into_iter().filter(move |size| size < large);
            sizes.map(move |size| lowered(row, index, size))
        });
        let lost = move |option: &LegalMove<Numbers>| {
            argument(&option.to, convention).outcome().is_some_and(|it| it.is_p())
        };
        Box::new(moves.filter(lost).map(Ok))
    }

    fn construction(
        &self,
        _: &Numbers,
        winning: &LegalMove<Numbers>,
        _: Convention,
        _: &Budget,
    ) -> Vec<Step> {
        let Some((_, large, small)) = lowerable(&winning.to).next() else {
            return vec![Step::found("found-euclid-end", [])];
        };
        let key = if small == large { "found-euclid-equal" } else { "found-euclid" };
        vec![Step::found(key, [("small", vec![small.clone()]), ("large", vec![large.clone()])])]
    }

    /// From b < φa the only move leaves a and b - a, and then a > φ(b - a).
    fn no_move(&self, row: &Numbers, _: Convention, _: &Budget) -> Vec<Step> {
        let Some((_, large, small)) = lowerable(row).next() else { return Vec::new() };
        let key = if small == large { "no-move-euclid-equal" } else { "no-move-euclid" };
        let facts =
            [("small", vec![small.clone()]), ("large", vec![large.clone()]), ("rest", vec![large - small])];
        vec![Step::no_move(key, facts)]
    }
}
