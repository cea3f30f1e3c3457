//! Claims about the winning move.

use crate::Natural;

use super::claims::{Claimed, Facts, count, number, options};

fn is_odd(heap: &Natural) -> bool {
    heap.bit(0)
}

/// The numbers that differ.
fn changed<'a>(from: &'a [Natural], to: &'a [Natural]) -> impl Iterator<Item = (&'a Natural, &'a Natural)> {
    from.iter().zip(to).filter(|(from, to)| from != to)
}

pub(crate) fn sorted(row: &[Natural]) -> Vec<Natural> {
    let mut row = row.to_vec();
    row.sort_unstable();
    row
}

pub(crate) fn filled(row: &[Natural]) -> Vec<&Natural> {
    row.iter().filter(|heap| !heap.is_zero()).collect()
}

/// Whether large < φ·small, that is large² < small² + small·large.
pub(crate) fn is_close(small: &Natural, large: &Natural) -> bool {
    let (small, large) = (small.to_u64().unwrap(), large.to_u64().unwrap());
    large * large < small * (small + large)
}

/// The Fibonacci numbers, no two of them neighbours, with this sum.
pub(crate) fn zeckendorf(number: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while *numbers.last().unwrap() <= number {
        numbers.push(numbers.iter().rev().take(2).sum());
    }
    let mut left = number;
    let mut parts = Vec::new();
    for part in numbers.into_iter().rev() {
        if part <= left {
            left -= part;
            parts.push(part);
        }
    }
    parts
}

/// The number of moves until the end, if there is no choice.
pub(crate) fn countdown(position: &crate::Position) -> usize {
    let options = options(position);
    match options.as_slice() {
        [] => 0,
        [only] => 1 + countdown(only),
        _ => panic!("there is a choice in {position}"),
    }
}

/// How many heaps are as small as the least, of those that are not empty.
fn equal_to_least(row: &[Natural]) -> usize {
    let filled = filled(row);
    let least = filled.iter().min().unwrap();
    filled.iter().filter(|heap| heap == &least).count()
}

pub(crate) fn holds(key: &str, facts: &Facts, claimed: &Claimed<'_>) -> bool {
    let (from, to) = (claimed.row(), claimed.to_row());
    let largest = || to.iter().max().unwrap();
    let largest_are = |parity: bool| {
        let count = to.iter().filter(|heap| *heap == largest()).count();
        number(facts, "size") == *largest()
            && self::count(facts, "count") == count
            && (count % 2 == 1) == parity
    };
    match key {
        "found-slow-even" => {
            to.iter().all(|heap| !is_odd(heap))
                && changed(from, to).count() == count(facts, "lowered")
                && changed(from, to).all(|(from, _)| is_odd(from))
        }
        "found-slow-odd" => {
            let heaps = filled(to);
            heaps.iter().all(|heap| is_odd(heap))
                && heaps.len() == count(facts, "heaps")
                && changed(from, to).count() == count(facts, "lowered")
                && changed(from, to).all(|(from, _)| !is_odd(from))
        }
        "found-countdown" => {
            options(claimed.position).len() == 1 && countdown(claimed.to()) == count(facts, "left")
        }
        "found-greedy" => largest_are(false),
        "found-greedy-ones" => largest_are(true) && *largest() == Natural::ONE,
        "found-greedy-switch" => {
            largest_are(true) && *largest() == Natural::ONE && from.iter().any(|heap| *heap > Natural::ONE)
        }
        "found-greedy-end" | "found-euclid-end" => claimed.to().is_over(),
        "found-euclid" => {
            let [small, large] = ["small", "large"].map(|name| number(facts, name));
            let answers = options(claimed.to());
            sorted(to) == [small.clone(), large.clone()]
                && small < large
                && is_close(&small, &large)
                && answers.len() == 1
                && !claimed.outcome(&answers[0]).is_p()
        }
        "found-euclid-equal" => {
            to[0] == to[1]
                && to[0] == number(facts, "small")
                && options(claimed.to()).iter().all(|it| it.is_over())
        }
        "found-fibonacci" | "found-fibonacci-parts" => {
            let [taken, twice, left, least] =
                ["taken", "twice", "left", "least"].map(|name| number(facts, name).to_u64().unwrap());
            let parts =
                |name: &str| facts[name].iter().map(|part| part.to_u64().unwrap()).collect::<Vec<_>>();
            let poisoned = u64::from(claimed.position.convention() == crate::Convention::Misere);
            from[0].to_u64().unwrap() - to[0].to_u64().unwrap() == taken
                && to[1] == twice
                && twice == 2 * taken
                && to[0] == left + poisoned
                && parts("sum-left") == zeckendorf(left)
                && parts("sum").iter().sum::<u64>() == taken
                && [parts("sum-left"), parts("sum")].concat() == zeckendorf(left + taken)
                && parts("sum-left").last() == Some(&least)
                && twice < least
                && (parts("sum").len() == 1) == (key == "found-fibonacci")
        }
        "found-fibonacci-all" => to[0].is_zero() && number(facts, "taken") == from[0],
        "found-fibonacci-all-but-one" => {
            to[0] == Natural::ONE && &number(facts, "taken") + &Natural::ONE == from[0]
        }
        "found-wythoff" => {
            let kept = number(facts, "kept");
            changed(from, to).count() == 1
                && to.contains(&kept)
                && from.contains(&kept)
                && sorted(to) == facts["pairs"]
        }
        "found-wythoff-both" => {
            let apart = |row: &[Natural]| &sorted(row)[1] - &sorted(row)[0];
            changed(from, to).count() == 2
                && apart(from) == number(facts, "difference")
                && apart(to) == apart(from)
                && sorted(to) == facts["pairs"]
        }
        "found-exact-end" => {
            let heaps = filled(to).len();
            claimed.to().is_over() && heaps == count(facts, "heaps") && heaps < count(facts, "k")
        }
        "found-exact-last" => {
            let answers = options(claimed.to());
            !answers.is_empty() && answers.iter().all(|answer| answer.is_over())
        }
        "found-exact-half" => {
            let heaps = filled(to);
            equal_to_least(to) == count(facts, "equal")
                && heaps.len() == count(facts, "heaps")
                && heaps.len() == 2 * count(facts, "k")
                && count(facts, "equal") >= count(facts, "more")
                && count(facts, "more") == count(facts, "k") + 1
                && heaps.into_iter().min() == Some(&number(facts, "least"))
        }
        "found-sum" | "found-sum-misere" => {
            let component = count(facts, "component") - 1;
            let value = |position: &crate::Position| {
                let component = position.components().nth(component).unwrap();
                let alone = crate::Position::new(crate::Convention::Normal, vec![component]);
                alone.grundy(&claimed.budget).unwrap().0
            };
            let [from, to, total] = ["from", "to", "total"].map(|name| number(facts, name));
            let rows = claimed.position.rows().iter().zip(claimed.to().rows());
            rows.enumerate().all(|(i, (before, after))| (before == after) == (i != component))
                && value(claimed.position) == from
                && value(claimed.to()) == to
                && claimed.position.grundy(&claimed.budget).unwrap().0 == total
                && (key == "found-sum-misere" || &from ^ &total == to)
        }
        // That the move leads to a lost position is checked for every winning move.
        "found-quotient" | "found-values" | "found-sum-unknown" => true,
        "found-search" => {
            let answers = options(claimed.to());
            answers.len() == count(facts, "moves")
                && answers.iter().all(|answer| !claimed.outcome(answer).is_p())
        }
        _ => panic!("nobody checks {key}"),
    }
}
