//! Options of a position of Moore's Nim with a given Grundy value: the formulas of the values, read backwards.

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

use super::Moore;
use crate::{Natural, Nimber};

/// The new sizes of some heaps.
type Changes = Vec<(usize, Natural)>;

impl Moore {
    /// Returns a few options with the Grundy value `value`: none only if there is none, or if it is larger than the value
    /// of the position. Returns `None` where no formula gives the values: with more than `k + 1` heaps, and for `k` = 1.
    ///
    /// With at most `k` heaps the value is the number of stones. With `k + 1` a move keeps a heap. Let `n` heaps have the
    /// least heap `m` and the excess `y - 1` over it. If the value `t` is the number of stones, the heap that is kept has at
    /// most `t`, and the others share the rest so that one of them gets as little as possible. Otherwise `t` lies between
    /// `y(y-1)/2` and `y(y+1)/2`, which gives `y`, and `m` is `t + 1` modulo `y`, which gives `m` for each heap that may be
    /// kept \[jenkyns-mayberry-1980\].
    pub(crate) fn options_with_value(&self, heaps: &[Natural], value: &Nimber) -> Option<Vec<Changes>> {
        let k = self.clamped(heaps.len());
        let filled: Vec<usize> = (0..heaps.len()).filter(|heap| !heaps[*heap].is_zero()).collect();
        let wanted = value.0.as_ubig();
        let sizes: Vec<&UBig> = filled.iter().map(|heap| heaps[*heap].as_ubig()).collect();
        let all = |sizes: Vec<UBig>| -> Changes {
            let pairs = filled.iter().zip(sizes).map(|(heap, size)| (*heap, Natural::from(size)));
            pairs.filter(|(heap, size)| heaps[*heap] != *size).collect()
        };
        let rows: Vec<Vec<UBig>> = if k == 1 || filled.len() > k.saturating_add(1) {
            return None;
        } else if filled.len() <= k {
            shares(&sizes, &vec![UBig::ZERO; sizes.len()], wanted).into_iter().collect()
        } else {
            let kept = 0..sizes.len();
            kept.flat_map(|kept| {
                [
                    with_stones(&sizes, kept, wanted),
                    with_excess(&sizes, kept, wanted),
                    ones(&sizes, kept, wanted),
                ]
            })
            .flatten()
            .collect()
        };
        Some(rows.into_iter().map(all).filter(|changes| (1..=k).contains(&changes.len())).collect())
    }
}

/// Returns sizes between `least` and `most` with this sum, the first ones as large as possible, or `None` if there are none.
fn shares(most: &[&UBig], least: &[UBig], sum: &UBig) -> Option<Vec<UBig>> {
    let mut left = sum.clone();
    for size in least {
        left = if *size <= left { left - size } else { return None };
    }
    let mut sizes = Vec::with_capacity(most.len());
    for (most, least) in most.iter().zip(least) {
        let more = if *most < least { return None } else { (*most - least).min(left.clone()) };
        left -= &more;
        sizes.push(least + more);
    }
    left.is_zero().then_some(sizes)
}

/// Returns sizes with the sum `stones`, that of `kept` being what it was, and the least of the others as small as
/// possible.
fn with_stones(sizes: &[&UBig], kept: usize, stones: &UBig) -> Option<Vec<UBig>> {
    let mut least = vec![UBig::ZERO; sizes.len()];
    least[kept] = sizes[kept].clone();
    // The smallest of the others gets its share last.
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by(|a, b| sizes[*b].cmp(sizes[*a]));
    let ordered = |list: &[UBig]| order.iter().map(|at| list[*at].clone()).collect::<Vec<_>>();
    let most: Vec<&UBig> = order.iter().map(|at| sizes[*at]).collect();
    let found = shares(&most, &ordered(&least), stones)?;
    let mut row = vec![UBig::ZERO; sizes.len()];
    order.iter().zip(found).for_each(|(at, size)| row[*at] = size);
    Some(row)
}

/// Returns sizes with the value `value` by the second half of the formula, that of `kept` being what it was.
fn with_excess(sizes: &[&UBig], kept: usize, value: &UBig) -> Option<Vec<UBig>> {
    // The y with y(y-1)/2 <= value < y(y+1)/2.
    let y = ((value * UBig::from(8u8) + UBig::ONE).sqrt() + UBig::ONE) / UBig::from(2u8);
    let above = (sizes[kept] + &y - (value + UBig::ONE) % &y) % &y;
    let least = sizes[kept] - above.clone().min(sizes[kept].clone());
    let is_high = least > *value && sizes.iter().all(|size| **size >= least);
    // The excess y - 1, of which the kept heap has its part; that is below y.
    let mut excess = if is_high { &y - UBig::ONE - &above } else { return None };
    let mut row = vec![least.clone(); sizes.len()];
    row[kept] = sizes[kept].clone();
    // Unless the kept heap is the least, one of the others is: the one with the least room.
    let others = (0..sizes.len()).filter(|at| *at != kept);
    let tightest = others.clone().min_by_key(|at| sizes[*at]).filter(|_| !above.is_zero());
    for at in others.filter(|at| Some(*at) != tightest) {
        let more = (sizes[at] - &least).min(excess.clone());
        excess -= &more;
        row[at] += more;
    }
    excess.is_zero().then_some(row)
}

/// Returns `kept` with heaps of at most one stone beside it, as many ones as `value` if that is 0 or 1, or none at all or one
/// everywhere: what the end of misère play may need.
fn ones(sizes: &[&UBig], kept: usize, value: &UBig) -> Option<Vec<UBig>> {
    (*sizes[kept] <= UBig::ONE).then_some(())?;
    let mut row = vec![UBig::ZERO; sizes.len()];
    row[kept] = sizes[kept].clone();
    if value.is_zero() {
        row.iter_mut().for_each(|size| *size = UBig::ONE);
    }
    Some(row)
}
