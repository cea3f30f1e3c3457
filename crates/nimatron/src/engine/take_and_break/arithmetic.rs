//! The test by which an arithmetic period of a finite code is proved: values that rise for ever.
//!
//! **Theorem** (own; Howse & Nowakowski, Theoret. Comput. Sci. 313 (2004), have conditions of this kind). Let the code take at most
//! `k` stones. For the heaps up to `N` let `G(n+p) = G(n) + s` from `n0 >= 1` on, with `s > 0`, and let `N >= 3 n0 + k`. Call heaps from
//! `n0` on regular and the others small; let `q` be the largest power of 2 that divides `s`, and write a value as `q h + l` with
//! `l < q`. Let `V` be above all values of small heaps, let the last `2p` heaps up to `N` have values of at least `V + 2s`, and let
//! the two conditions below hold. Then `G(n+p) = G(n) + s` for all `n >= n0`.
//!
//! *Proof.* By induction let it hold below some `n > N`, and let `v = G(n-p) + s`.
//!
//! 1. *No option of `n` has the value `v`.* A move leaves at least `n - k > 3 (n0 - 1)` stones, so at least one part is regular. The
//!    values of regular parts are `q h + l` with `l` by the class of the part modulo `p`, and `h` rises by `s/q` with every `p` stones.
//!    So for given classes of the regular parts and given small parts the sum `H` of all `h` differs from the `h` of `v` by a
//!    number that does not depend on `n`. The `h` of the option is a nim-sum, so at most `H`, and even iff `H` is. Condition: if the
//!    nim-sum of all `l` is that of `v`, then `H` is less than the `h` of `v`, or their difference is odd. With only one regular part
//!    its `h` is `h(v) - δ`, and the nim-sum with a number `e` from the small parts is `h(v)` only if `|δ| <= e`, and that depends on
//!    the last binary digits of `h(v)` only, as many as `e` has: here all of them are tried.
//! 2. *Every smaller value `w` is the value of an option.* Let `n = n' + jp` with `n'` among the last `2p` heaps up to `N` and `j` even.
//!    Condition: for each `n'` and each `w' < G(n')` there is an option of `n'` with the value `w'` that has
//!    two parts of equal value, which are equal or both regular; or, if `w' >= V + 2s`, a regular part and others whose nim-sum is
//!    below `q`. Call the first *elastic*: both equal parts can grow by `p` any number of times. A third part that is worth `V` or
//!    more is regular. In the second the regular part can grow by `p`, which adds `s` to the value, since `q` divides `s`. If
//!    `w < V`, let both equal parts of the option for `w` grow by `p j/2`. If `w >= V + js`, let the regular part of the option for
//!    `w - js` grow by `jp`. Else `w - j's` is at least `V` and below `V + 2s` for some even `j' < j`; its option is elastic, its third
//!    part grows by `j'p` and its equal parts by `p (j-j')/2`. ∎

use std::ops::Range;

use super::methods::Value;
use super::period::Cycle;
use super::rules::{Digit, TakeAndBreak};

/// The most that the test may cost, in parts looked at.
const MOST_WORK: u64 = 1 << 27;

/// High parts of small heaps are not looked at beyond this.
const MOST_ROUNDS: i64 = 1 << 12;

/// How many periods are left between the first heap that may begin the last `2p` and the one that does: options for the
/// values just above those of small heaps need some room.
const SLACK: usize = 2;

/// Returns the heaps whose values were compared with those one period later, or `None` if the test does not prove this cycle.
pub(super) fn window<T: Value>(game: &TakeAndBreak, values: &[T], cycle: Cycle) -> Option<Range<u64>> {
    let reach = game.reach()?.to_usize()?;
    let start = usize::try_from(cycle.preperiod).ok()?.max(1);
    let (period, saltus) = (usize::try_from(cycle.period).ok()?, u32::try_from(cycle.saltus).ok()?);
    if saltus == 0 || game.splits_unequally() || values.len() < start.checked_add(period)? {
        return None;
    }
    let value = |heap: usize| -> u32 { values[heap].into() };
    let above = 1 + (0..start).map(value).max()?;
    let enough = above.checked_add(saltus.checked_mul(2)?)?;
    let least = (start..start + period).map(value).min()?;
    let rounds = enough.saturating_sub(least).div_ceil(saltus) as usize;
    let last = (3 * start + reach).max(start.checked_add(rounds.checked_mul(period)?)?);
    let last = last.checked_add(SLACK * period)?;
    let end = last.checked_add(2 * period)?;
    if end > values.len() {
        return None;
    }
    let digits: Vec<(usize, Digit)> =
        game.digits::<u64>().map(|(taken, digit)| (taken as usize, digit)).collect();
    let (n, p, d) = (end as u64, period as u64, digits.len() as u64);
    let parts = n.checked_mul(n)?.checked_mul(p)?.checked_mul(d)?;
    if parts > MOST_WORK {
        return None;
    }
    let values: Vec<u32> = (0..end).map(value).collect();
    let test = ArithmeticTest { digits, values, start, period, saltus, enough };
    (test.reaches_no_next_value() && (last..end).all(|heap| test.reaches_all_below(heap)))
        .then(|| start as u64..(end - period) as u64)
}

struct ArithmeticTest {
    /// The digits of the code by what is taken.
    digits: Vec<(usize, Digit)>,
    values: Vec<u32>,
    /// The first regular heap.
    start: usize,
    period: usize,
    saltus: u32,
    /// Values from this one on may be reached by options that are not elastic.
    enough: u32,
}

/// Small parts that are left beside regular ones.
struct SmallParts {
    xor: u32,
    /// The sum of their high parts.
    high: i64,
    stones: usize,
}

impl ArithmeticTest {
    /// Returns by how many binary digits the high part of a value is shifted.
    const fn shift(&self) -> u32 {
        self.saltus.trailing_zeros()
    }

    const fn low(&self, value: u32) -> u32 {
        value & ((1 << self.shift()) - 1)
    }

    const fn high(&self, value: u32) -> i64 {
        (value >> self.shift()) as i64
    }

    /// Returns every choice of so many small parts.
    fn small_parts(&self, count: usize) -> Vec<SmallParts> {
        let one = |a: usize| SmallParts { xor: self.values[a], high: self.high(self.values[a]), stones: a };
        let two = |a: usize, b: usize| SmallParts {
            xor: self.values[a] ^ self.values[b],
            high: self.high(self.values[a]) + self.high(self.values[b]),
            stones: a + b,
        };
        let small = 1..self.start;
        match count {
            0 => vec![SmallParts { xor: 0, high: 0, stones: 0 }],
            1 => small.map(one).collect(),
            _ => small.flat_map(|a| (a..self.start).map(move |b| two(a, b))).collect(),
        }
    }

    /// Tests the first condition.
    fn reaches_no_next_value(&self) -> bool {
        let small = [0, 1, 2].map(|count| self.small_parts(count));
        self.digits.iter().all(|(taken, digit)| {
            (1..=3).filter(|heaps| digit.leaves(*heaps)).all(|heaps| {
                (1..=heaps).all(|regular| {
                    let beside = &small[heaps - regular];
                    (0..self.period)
                        .all(|place| beside.iter().all(|beside| self.misses(place, *taken, regular, beside)))
                })
            })
        })
    }

    /// Returns whether no option with so many regular parts and these small ones has the next value at a place of the period.
    fn misses(&self, place: usize, taken: usize, regular: usize, beside: &SmallParts) -> bool {
        let period = self.period as i64;
        let next = self.values[self.start + place];
        let left = (self.start + place) as i64 - (taken + beside.stones + regular * self.start) as i64;
        let class = |place: usize| self.values[self.start + place];
        let step = self.high(self.saltus);
        // The place of the last regular part, and by how much the high parts rise, follow from those of the others.
        let last = |others: usize| {
            let left = left - others as i64;
            (class(left.rem_euclid(period) as usize), step * left.div_euclid(period))
        };
        let is_below = |xor: u32, sum: i64| {
            let ahead = sum - self.high(next);
            self.low(xor ^ beside.xor) != self.low(next) || ahead % 2 != 0 || ahead < 0
        };
        match regular {
            1 => {
                let (value, risen) = last(0);
                let behind = self.high(next) - self.high(value) - risen;
                self.low(value ^ beside.xor) != self.low(next)
                    || !self.meets(self.high(next), behind, self.high(beside.xor))
            }
            2 => (0..self.period).all(|a| {
                let (value, risen) = last(a);
                is_below(class(a) ^ value, self.high(class(a)) + self.high(value) + risen + beside.high)
            }),
            _ => (0..self.period).all(|a| {
                (0..self.period).all(|b| {
                    let (value, risen) = last(a + b);
                    let highs = self.high(class(a)) + self.high(class(b)) + self.high(value);
                    is_below(class(a) ^ class(b) ^ value, highs + risen)
                })
            }),
        }
    }

    /// Returns whether the nim-sum of `high - behind` and `beside` is `high` in some round, where `high` rises by the same step, or
    /// may be for all that is known.
    fn meets(&self, high: i64, behind: i64, beside: i64) -> bool {
        if behind.abs() > beside {
            return false;
        }
        if beside >= MOST_ROUNDS {
            return true;
        }
        let rounds = 1i64 << (64 - beside.leading_zeros());
        // More than all rounds together, so that nothing is below 0; it does not touch the last digits.
        let far = rounds << 32;
        (0..rounds).any(|round| {
            let high = high + far + (self.high(self.saltus) * round) % rounds;
            (high - behind) ^ beside == high
        })
    }

    /// Tests the second condition for one heap.
    fn reaches_all_below(&self, heap: usize) -> bool {
        let value = |part: usize| self.values[part];
        let wanted = value(heap) as usize;
        let mut reached = vec![false; wanted];
        let mut reach = |value: u32| {
            if let Some(reached) = reached.get_mut(value as usize) {
                *reached = true;
            }
        };
        // A regular part that may grow, and the nim-sum of the others.
        let grows = |part: usize, others: u32| {
            let sum = value(part) ^ others;
            (part >= self.start && self.low(others) == others && sum >= self.enough).then_some(sum)
        };
        let is_elastic = |a: usize, b: usize| value(a) == value(b) && (a == b || a >= self.start);
        for (taken, digit) in &self.digits {
            let Some(left) = heap.checked_sub(*taken) else { continue };
            if digit.leaves(1) {
                grows(left, 0).into_iter().for_each(&mut reach);
            }
            if digit.leaves(2) {
                for a in 1..=left / 2 {
                    let b = left - a;
                    grows(a, value(b)).into_iter().chain(grows(b, value(a))).for_each(&mut reach);
                    if is_elastic(a, b) {
                        reach(0);
                    }
                }
            }
            if digit.leaves(3) {
                for (a, b) in (1..left).flat_map(|a| (a..left.saturating_sub(a)).map(move |b| (a, b))) {
                    let third = left - a - b;
                    grows(third, value(a) ^ value(b)).into_iter().for_each(&mut reach);
                    if is_elastic(a, b) {
                        reach(value(third));
                    }
                }
            }
        }
        reached.into_iter().all(|reached| reached)
    }
}
