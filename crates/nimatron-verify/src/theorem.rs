//! Theorems about whole positions: who has lost them, and what they are worth, without a table.
//!
//! - Wythoff (1907): lost are the pairs (⌊nφ⌋, ⌊nφ⌋ + n); under misère play (0, 1) and (2, 2) instead of (0, 0) and (1, 2).
//! - Euclid (Cole & Davie 1969): with a < b, lost iff b < φa; under misère play a = b is lost too. With b = qa + r the Grundy value
//!   is q - 1 if that is below the value of (r, a), else q.
//! - Fibonacci Nim (Whinihan 1963): lost iff the limit is below the least part of the stones' Zeckendorf sum; under misère play
//!   of one stone fewer.
//! - Exact k-Nim with at most 2k heaps (Boros, Gurvich, Ho, Makino & Mursic 2018): the Grundy value is the number T of moves that can
//!   be made at most, or follows from it with 2k heaps; tame.
//! - Moore's Nim with at most k + 1 heaps (Jenkyns & Mayberry 1980): the Grundy value.
//! - Slow k-Nim with at most k + 2 heaps, k >= 2 (Gurvich & Ho 2015): lost iff all heaps are even, or, empty ones being added, the
//!   smallest is even and all others are odd; for k = 2 and three heaps the value.
//! - Exact slow k-Nim: with at most k heaps the least one counts the moves; with k + 1 both players keep the smallest even heap, or a
//!   largest one if all are odd (Gurvich, Martynov, Maximchuk & Vyalyi 2023).
//! - Greedy Nim (Albert & Nowakowski 2004): lost iff the number of largest heaps is even; under misère play odd if they have one
//!   stone.
//! - Daisies under misère play, `octal(4.7)` or with more moves that take two stones and leave nothing, or three and leave nothing or
//!   two heaps (solved by Plambeck 1992; the rule is proved in the source of Nimatron): a heap of 1 or 3 weighs 0, of 2 weighs 1, of
//!   n >= 4 weighs n - 3. Heaps of 1 and 3 only: lost iff oddly many. If one heap weighs 4 more than all others, or is a 5 among
//!   ones and threes: lost iff oddly many heaps are odd and oddly many even; else iff evenly many are odd and evenly many even.
//! - Subtraction games with one or two amounts a < b = 2ha + r: h times a zeros and a ones, then r zeros, a - r twos and r ones if r <= a,
//!   else a zeros, a ones and r - a twos; and so on.

mod length;

use num_bigint::BigUint;

use crate::certificate::Theorem;
use crate::game::{Game, Row};
use crate::notation::{Component, Position};
use crate::taking::Taking;
use crate::work::{Refused, Work, ensure};

fn nat(n: u64) -> BigUint {
    BigUint::from(n)
}

/// Returns the heaps that are not empty, ascending.
fn filled(row: &Row) -> Row {
    let mut heaps: Row = row.iter().filter(|heap| **heap != nat(0)).cloned().collect();
    heaps.sort_unstable();
    heaps
}

/// Checks that `by` proves that `position` is lost.
pub(crate) fn check(position: &Position, by: Theorem, work: &mut Work) -> Result<(), Refused> {
    let foreign = || Refused("this theorem is not about such a position".to_owned());
    let only = position.only().ok_or_else(foreign)?;
    work.spend(1 + only.row.iter().map(|number| 1 + number.bits() / 64).sum::<u64>().saturating_pow(2))?;
    let lost = match (by, only.game.as_ref()) {
        (Theorem::GoldenPair, Game::Wythoff { t }) if *t == BigUint::from(1u8) => {
            golden_pair(&only.row, position.misere)
        }
        (Theorem::GoldenRatio, Game::Euclid) => golden_ratio(&only.row, position.misere),
        (Theorem::Zeckendorf, Game::Dynamic { over, under })
            if *over == BigUint::from(2u8) && *under == BigUint::from(1u8) =>
        {
            zeckendorf(&only.row, position.misere)
        }
        (Theorem::LargestHeaps, Game::Greedy) => largest_heaps(&only.row, position.misere),
        (Theorem::Daisies, Game::Heaps(Taking::Code(digits))) if position.misere && are_daisies(digits) => {
            Some(daisies(&filled(&only.row)))
        }
        (Theorem::Tetris, Game::Several { fewest, most, slow: false }) if fewest == most => {
            tetris(&only.row, most)
                .map(|(value, is_fickle)| value == nat(u64::from(position.misere && is_fickle)))
        }
        (Theorem::Parity, Game::Several { fewest, most, slow: true }) if *fewest == nat(1) => {
            parity(&only.row, most).filter(|_| !position.misere)
        }
        (Theorem::Countdown, Game::Several { fewest, most, slow: true }) if fewest == most => {
            countdown(&only.row, most).map(|moves| moves.bit(0) == position.misere)
        }
        (Theorem::SmallestEven, Game::Several { fewest, most, slow: true }) if fewest == most => {
            let heaps = filled(&only.row);
            let fits = BigUint::from(heaps.len()) == most + 1u8 && !position.misere;
            if fits { Some(!length::of(heaps, work)?.bit(0)) } else { None }
        }
        _ => None,
    };
    ensure(lost.ok_or_else(foreign)?, || "by this theorem the position is not lost".to_owned())
}

/// Returns the Grundy values by which a component is worth Nim heaps in closed form, or `None` if there is no such theorem.
pub(crate) fn values(component: &Component) -> Option<Vec<BigUint>> {
    let row = &component.row;
    let whole = |value: BigUint| vec![value];
    match component.game.as_ref() {
        Game::Euclid => Some(whole(euclid(row))),
        Game::Several { fewest, most, slow: false } if fewest == most => {
            tetris(row, most).map(|(value, _)| whole(value))
        }
        Game::Several { most, slow: false, .. } => moore(row, most).map(whole),
        Game::Several { fewest, most, slow: true } if fewest == most => {
            countdown(row, most).map(|moves| whole(moves % 2u8))
        }
        Game::Several { most, slow: true, .. } => slow(row, most).map(whole),
        Game::Heaps(Taking::Listed(amounts)) => amounts_values(amounts, row),
        _ => None,
    }
}

fn golden_pair(row: &Row, misere: bool) -> Option<bool> {
    let (small, large) = pair(row)?;
    let is = |a: u64, b: u64| *small == nat(a) && *large == nat(b);
    if misere && (is(0, 0) || is(1, 2) || is(0, 1) || is(2, 2)) {
        return Some(is(0, 1) || is(2, 2));
    }
    let n = large - small;
    let root = (&n * &n * 5u8).sqrt();
    Some((n + root) / 2u8 == *small)
}

fn pair(row: &Row) -> Option<(&BigUint, &BigUint)> {
    match row.as_slice() {
        [a, b] => Some((a.min(b), a.max(b))),
        _ => None,
    }
}

fn golden_ratio(row: &Row, misere: bool) -> Option<bool> {
    let (small, large) = pair(row).filter(|(small, _)| **small != nat(0))?;
    Some(large * large < small * (small + large) && (misere || small != large))
}

fn euclid(row: &Row) -> BigUint {
    let Some((small, large)) = pair(row) else { return nat(0) };
    let (mut small, mut large) = (small.clone(), large.clone());
    let mut quotients = Vec::new();
    while small != nat(0) {
        quotients.push(&large / &small);
        let rest = &large % &small;
        large = std::mem::replace(&mut small, rest);
    }
    let mut value = nat(0);
    for quotient in quotients.into_iter().rev() {
        value = if quotient <= value { quotient - 1u8 } else { quotient };
    }
    value
}

fn zeckendorf(row: &Row, misere: bool) -> Option<bool> {
    let [stones, limit] = row.as_slice() else { return None };
    if *limit == nat(0) || *stones == nat(0) {
        return None;
    }
    let mut left = stones - u8::from(misere);
    let mut numbers = vec![nat(1), nat(2)];
    while numbers[numbers.len() - 1] <= left {
        numbers.push(&numbers[numbers.len() - 1] + &numbers[numbers.len() - 2]);
    }
    let mut least = None;
    for number in numbers.into_iter().rev() {
        if number <= left {
            left -= &number;
            least = Some(number);
        }
    }
    Some(least.is_none_or(|least| *limit < least))
}

fn largest_heaps(row: &Row, misere: bool) -> Option<bool> {
    let largest = row.iter().max().filter(|largest| **largest != nat(0))?;
    let is_even = row.iter().filter(|heap| *heap == largest).count().is_multiple_of(2);
    Some(is_even != (misere && *largest == nat(1)))
}

fn are_daisies(digits: &[u8]) -> bool {
    let digit = |taken: usize| digits.get(taken).copied().unwrap_or(0);
    let begins =
        digit(0) == 4 && digit(1) == 7 && matches!(digit(2), 0 | 1) && matches!(digit(3), 0 | 1 | 4 | 5);
    begins && digits.iter().skip(4).all(|digit| *digit == 0)
}

/// Returns whether heaps that are not empty, in ascending order, are lost in Daisies under misère play.
fn daisies(heaps: &Row) -> bool {
    let is_odd = |number: usize| number % 2 == 1;
    let odd = is_odd(heaps.iter().filter(|heap| heap.bit(0)).count());
    let even = is_odd(heaps.iter().filter(|heap| !heap.bit(0)).count());
    let three = nat(3);
    let large: Vec<&BigUint> = heaps.iter().filter(|heap| **heap != nat(1) && **heap != three).collect();
    // The largest heap is the heaviest one, but for 2 beside 3, which are both too light to be ahead.
    let weight = |heap: &&BigUint| if **heap == nat(2) { nat(1) } else { *heap - &three };
    match large.as_slice() {
        [] => odd,
        [five] if **five == nat(5) => odd && even,
        [others @ .., largest] => {
            let others: BigUint = others.iter().map(weight).sum();
            if weight(largest) >= others + nat(4) { odd && even } else { !odd && !even }
        }
    }
}

/// Returns the most moves that can be made in exact k-Nim: the largest t with Σ min(heap, t) >= kt.
fn most_moves(heaps: &Row, k: &BigUint) -> BigUint {
    let (mut low, mut high) = (nat(0), heaps.iter().sum::<BigUint>() / k);
    while low < high {
        let middle = (&low + &high + 1u8) / 2u8;
        let reached: BigUint = heaps.iter().map(|heap| heap.min(&middle)).sum();
        if reached >= k * &middle {
            low = middle;
        } else {
            high = middle - 1u8;
        }
    }
    low
}

/// Returns what a formula of the kind of Jenkyns and Mayberry gives: `whole` while the least heap does not exceed y(y-1)/2.
fn jenkyns_mayberry(whole: BigUint, least: &BigUint, y: &BigUint) -> BigUint {
    let threshold = y * (y - 1u8) / 2u8;
    if *least <= threshold { whole } else { (least - &threshold - 1u8) % y + threshold }
}

/// Returns the Grundy value of exact k-Nim, and whether the misère value differs.
fn tetris(row: &Row, k: &BigUint) -> Option<(BigUint, bool)> {
    let heaps = filled(row);
    let twice = k * 2u8;
    let count = BigUint::from(heaps.len());
    if *k == nat(1) || count > twice {
        return None;
    }
    let moves = most_moves(&heaps, k);
    let is_short = moves <= nat(1);
    if count < twice {
        return Some((moves, is_short));
    }
    let least = heaps.first()?.clone();
    let above = most_moves(&heaps.iter().map(|heap| heap - &least).collect(), k);
    let is_fickle = is_short || (least == nat(1) && above == nat(0));
    Some((jenkyns_mayberry(moves, &least, &(above + 1u8)), is_fickle))
}

/// Returns the Grundy value of Moore's Nim with at most k + 1 heaps, k at least 2.
fn moore(row: &Row, k: &BigUint) -> Option<BigUint> {
    let heaps = filled(row);
    let count = BigUint::from(heaps.len());
    let stones: BigUint = heaps.iter().sum();
    if count <= *k {
        return Some(stones);
    }
    if *k == nat(1) || count != k + 1u8 {
        return None;
    }
    let least = heaps.first()?;
    let y = &stones - least * &count + 1u8;
    Some(jenkyns_mayberry(stones, least, &y))
}

/// Returns whether slow k-Nim is lost.
fn parity(row: &Row, k: &BigUint) -> Option<bool> {
    let heaps = filled(row);
    let (count, most) = (BigUint::from(heaps.len()), k + 2u8);
    if *k == nat(1) || count > most {
        return None;
    }
    let odd = heaps.iter().filter(|heap| heap.bit(0)).count();
    let least_is_even = count < most || heaps.first().is_none_or(|least| !least.bit(0));
    Some(odd == 0 || (BigUint::from(odd) + 1u8 == most && least_is_even))
}

/// Returns the Grundy value of slow 2-Nim with at most three heaps.
fn slow(row: &Row, k: &BigUint) -> Option<BigUint> {
    let mut heaps = filled(row);
    (*k == nat(2) && heaps.len() <= 3).then(|| {
        heaps.resize(3, nat(0));
        heaps.sort_unstable();
        let differ = |i: usize| u64::from(heaps[i].bit(0) != heaps[i + 1].bit(0));
        nat(2 * differ(0) + differ(1))
    })
}

/// Returns the number of moves in exact slow k-Nim with at most k heaps.
fn countdown(row: &Row, k: &BigUint) -> Option<BigUint> {
    let heaps = filled(row);
    let count = BigUint::from(heaps.len());
    if count < *k { Some(nat(0)) } else { heaps.into_iter().next().filter(|_| count == *k) }
}

/// Returns the values of heaps of a subtraction game with one or two amounts.
fn amounts_values(amounts: &[BigUint], row: &Row) -> Option<Vec<BigUint>> {
    let (small, large) = match amounts {
        [only] => (only, only),
        [small, large] => (small, large),
        _ => return None,
    };
    let (twice, whole) = (small * 2u8, small + large);
    let rest = large % &twice;
    let value = |heap: &BigUint| {
        let place = heap % &whole;
        // The part of the period after which the last 2a or so values differ from zeros and ones in turn.
        let regular = large - &rest + if rest <= *small { nat(0) } else { twice.clone() };
        if place < regular {
            return (place / small) % 2u8;
        }
        let place = place - regular;
        match rest <= *small {
            true if place < rest => nat(0),
            true if place < *small => nat(2),
            true => nat(1),
            false => nat(2),
        }
    };
    Some(row.iter().map(value).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    const UNBOUNDED: Work = Work { left: u64::MAX };

    fn is_lost(position: &Position, known: &mut HashMap<String, bool>) -> bool {
        let key = position.key();
        if let Some(lost) = known.get(&key) {
            return *lost;
        }
        let mut options = Vec::new();
        let mut see = |option: Position, _: &mut Work| {
            options.push(option);
            Ok(())
        };
        position.options(&mut { UNBOUNDED }, &mut see).unwrap();
        let lost =
            if options.is_empty() { !position.misere } else { options.iter().all(|it| !is_lost(it, known)) };
        known.insert(key, lost);
        lost
    }

    fn value(component: &Component, known: &mut HashMap<String, u64>) -> u64 {
        let key = component.key();
        if let Some(value) = known.get(&key) {
            return *value;
        }
        let mut rows = Vec::new();
        let mut see = |row: Row, _: &mut Work| {
            rows.push(row);
            Ok(())
        };
        component.game.options(&component.row, &mut { UNBOUNDED }, &mut see).unwrap();
        let of_options: Vec<u64> =
            rows.into_iter().map(|row| value(&Component { row, ..component.clone() }, known)).collect();
        let least = (0..).find(|value| !of_options.contains(value)).unwrap();
        known.insert(key, least);
        least
    }

    /// Calls `see` with the text of every position of a box.
    fn each(head: &str, count: u32, most: u64, see: &mut dyn FnMut(&str)) {
        for mut index in 0..(most + 1).pow(count) {
            let mut text = head.to_owned();
            for _ in 0..count {
                text += &format!(" {}", index % (most + 1));
                index /= most + 1;
            }
            see(&text);
        }
    }

    #[test]
    fn theorems_agree_with_search() {
        let mut decided = HashMap::new();
        for (head, count, most, by) in [
            ("wythoff", 2, 14, Theorem::GoldenPair),
            ("euclid", 2, 18, Theorem::GoldenRatio),
            ("fibonacci", 2, 22, Theorem::Zeckendorf),
            ("exact(2)", 3, 5, Theorem::Tetris),
            ("exact(2)", 4, 3, Theorem::Tetris),
            ("exact(3)", 4, 3, Theorem::Tetris),
            ("slow(2)", 4, 4, Theorem::Parity),
            ("slow(3)", 5, 2, Theorem::Parity),
            ("slow-exact(2)", 2, 6, Theorem::Countdown),
            ("slow-exact(2)", 3, 9, Theorem::SmallestEven),
            ("slow-exact(3)", 4, 5, Theorem::SmallestEven),
            ("greedy", 3, 4, Theorem::LargestHeaps),
            ("octal(4.7)", 3, 9, Theorem::Daisies),
            ("octal(4.715)", 2, 10, Theorem::Daisies),
        ] {
            for convention in ["", "misere "] {
                let mut known = HashMap::new();
                each(&format!("{convention}{head}"), count, most, &mut |text| {
                    let position = Position::read(text, &mut { UNBOUNDED }).unwrap();
                    match check(&position, by, &mut { UNBOUNDED }) {
                        Err(Refused(why)) if why.starts_with("this theorem") => {}
                        checked => {
                            let lost = is_lost(&position, &mut known);
                            assert_eq!(checked.is_ok(), lost, "{text}");
                            *decided.entry(format!("{by:?}")).or_insert(0) += 1;
                        }
                    }
                });
            }
        }
        assert!(decided.len() == 9 && decided.values().all(|count| *count > 40), "{decided:?}");
    }

    #[test]
    fn formulas_agree_with_search() {
        let mut found = 0;
        for (head, count, most) in [
            ("euclid", 2, 24),
            ("exact(2)", 3, 5),
            ("exact(2)", 4, 3),
            ("moore(2)", 3, 6),
            ("moore(3)", 4, 3),
            ("slow(2)", 3, 6),
            ("slow-exact(2)", 2, 6),
            ("subtract(3)", 1, 40),
            ("subtract(2,5)", 1, 60),
            ("subtract(3,4)", 1, 60),
            ("subtract(3,9)", 1, 60),
            ("subtract(2,8)", 1, 60),
            ("subtract(4,13)", 1, 90),
        ] {
            let mut known = HashMap::new();
            each(head, count, most, &mut |text| {
                let component = Component::read(text, &mut { UNBOUNDED }).unwrap();
                if let Some(values) = values(&component) {
                    let sum = values.iter().fold(nat(0), |sum, value| sum ^ value);
                    assert_eq!(sum, nat(value(&component, &mut known)), "{text}");
                    found += 1;
                }
            });
        }
        assert!(found > 1_500, "{found}");
    }

    /// The rounds that are left out do not change the number of moves.
    #[test]
    fn long_plays_are_counted_right() {
        for heaps in [[100u64, 200, 300, 401], [7, 7, 300, 300], [31, 1000, 1001, 5000], [2, 3, 4, 5]] {
            let mut slow = heaps.to_vec();
            let mut moves = 0u64;
            while slow[1] > 0 {
                let kept = slow.iter().position(|heap| heap % 2 == 0).unwrap_or(3);
                slow.iter_mut().enumerate().filter(|(i, _)| *i != kept).for_each(|(_, heap)| *heap -= 1);
                slow.sort_unstable();
                moves += 1;
            }
            assert_eq!(
                length::of(heaps.map(nat).to_vec(), &mut { UNBOUNDED }).unwrap(),
                nat(moves),
                "{heaps:?}"
            );
        }
    }
}
