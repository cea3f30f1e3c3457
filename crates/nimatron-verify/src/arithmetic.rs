//! Values of codes that rise for ever: the two conditions under which they do.
//!
//! From heap `n0` on let the values rise by `s` with every `p` stones, up to the last heap `N` that was computed. Heaps from `n0` on
//! are regular, the others small. Let `q` be the largest power of 2 that divides `s`; a value is `q` times its high part plus its low
//! part. The next value of a later heap stays out of reach if no nim-sum of parts can be it: the low parts must agree, and
//! the high part of a nim-sum is at most the sum of the high parts, and as even. All values below it stay within reach if
//! each has, at the last `2p` heaps, an option that can be lengthened: by two parts of equal value that grow together; or, for values
//! high enough, by one regular part beside others whose nim-sum is below `q`.

use crate::work::{Refused, Work, ensure};

/// The values of a code, and how they rise.
pub(crate) struct Rising<'a> {
    /// Bit `i` of digit `t`: take `t`, leave `i` heaps.
    pub(crate) digits: &'a [u8],
    pub(crate) values: &'a [u64],
    /// The first regular heap, at least 1.
    pub(crate) start: usize,
    pub(crate) period: usize,
    pub(crate) saltus: u64,
}

/// What is done with the nim-sum, the sum of the high parts and the stones of a choice of parts.
type See<'a> = dyn FnMut((u64, i128, usize), &mut Work) -> Result<(), Refused> + 'a;

impl Rising<'_> {
    /// Checks both conditions.
    pub(crate) fn check(&self, work: &mut Work) -> Result<(), Refused> {
        let Self { digits, values, start, period, saltus } = self;
        let too_few = || format!("{} values are too few to prove that they rise for ever", values.len());
        let longest = start.checked_mul(3).and_then(|end| end.checked_add(digits.len()));
        let window = period.checked_mul(2).and_then(|twice| values.len().checked_sub(twice));
        let window =
            window.filter(|first| first > start).filter(|_| longest.is_some_and(|end| end <= values.len()));
        let first = window.ok_or_else(|| Refused(too_few()))?;
        let small = values[..*start].iter().max().copied().unwrap_or(0);
        let enough = saltus.checked_mul(2).and_then(|twice| twice.checked_add(small + 1));
        let enough = enough.filter(|enough| values[first..].iter().all(|value| value >= enough));
        let enough = enough.ok_or_else(|| Refused(too_few()))?;
        for heap in first..values.len() {
            self.check_below(heap, enough, work)?;
        }
        self.check_next(work)
    }

    const fn unit(&self) -> u64 {
        1 << self.saltus.trailing_zeros()
    }

    const fn high(&self, value: u64) -> i128 {
        (value / self.unit()) as i128
    }

    /// Checks that every smaller value is that of an option which can be lengthened.
    fn check_below(&self, heap: usize, enough: u64, work: &mut Work) -> Result<(), Refused> {
        let g = |part: usize| self.values[part];
        let mut missing: Vec<bool> = vec![true; usize::try_from(g(heap)).unwrap_or(usize::MAX)];
        work.spend(g(heap))?;
        let mut meet = |value: u64| {
            if let Some(place) = missing.get_mut(value as usize) {
                *place = false;
            }
        };
        let longer = |part: usize, others: u64| {
            let sum = g(part) ^ others;
            if part >= self.start && others < self.unit() && sum >= enough { Some(sum) } else { None }
        };
        let elastic = |a: usize, b: usize| g(a) == g(b) && (a == b || a.min(b) >= self.start);
        for (taken, digit) in self.digits.iter().enumerate().filter(|(taken, _)| *taken < heap) {
            let left = heap - taken;
            if digit & 2 != 0 {
                longer(left, 0).into_iter().for_each(&mut meet);
            }
            for a in 1..left {
                let b = left - a;
                if digit & 4 != 0 {
                    work.spend(1)?;
                    longer(b, g(a)).into_iter().for_each(&mut meet);
                    if elastic(a, b) {
                        meet(0);
                    }
                }
                for b in (a..b).filter(|_| digit & 8 != 0) {
                    work.spend(1)?;
                    let third = left - a - b;
                    longer(third, g(a) ^ g(b)).into_iter().for_each(&mut meet);
                    if elastic(a, b) {
                        meet(g(third));
                    }
                }
            }
        }
        let missed = missing.iter().position(|missing| *missing);
        ensure(missed.is_none(), || {
            format!("no option of heap {heap} keeps the value {} within reach", missed.unwrap_or(0))
        })
    }

    /// Checks that the next value is out of reach, for every place in the period.
    fn check_next(&self, work: &mut Work) -> Result<(), Refused> {
        for place in 0..self.period {
            for (taken, digit) in self.digits.iter().enumerate() {
                for heaps in (1..=3).filter(|heaps| digit >> heaps & 1 == 1) {
                    for regular in 1..=heaps {
                        let mut free = true;
                        self.small(heaps - regular, 1, (0, 0, 0), work, &mut |parts, work| {
                            free &= self.misses(place, taken, regular, parts, work)?;
                            Ok(())
                        })?;
                        ensure(free, || {
                            format!("an option may reach the next value of heap {}", self.start + place)
                        })?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Calls `see` with the nim-sum, the sum of the high parts and the stones of every choice of `count` small parts.
    fn small(
        &self,
        count: usize,
        least: usize,
        (xor, high, stones): (u64, i128, usize),
        work: &mut Work,
        see: &mut See<'_>,
    ) -> Result<(), Refused> {
        if count == 0 {
            work.spend(1)?;
            return see((xor, high, stones), work);
        }
        for part in least..self.start {
            let value = self.values[part];
            self.small(count - 1, part, (xor ^ value, high + self.high(value), stones + part), work, see)?;
        }
        Ok(())
    }

    fn misses(
        &self,
        place: usize,
        taken: usize,
        regular: usize,
        (xor, high, stones): (u64, i128, usize),
        work: &mut Work,
    ) -> Result<bool, Refused> {
        let (period, step) = (self.period as i128, self.high(self.saltus));
        let class = |place: usize| self.values[self.start + place];
        let next = class(place);
        let left = (self.start + place) as i128 - (taken + stones + regular * self.start) as i128;
        // The places of all regular parts but the last: a number in the base of the period.
        let choices = (1..regular).map(|_| self.period).product::<usize>();
        for choice in 0..choices {
            work.spend(1)?;
            let others = [choice % self.period, choice / self.period];
            let others = &others[..regular - 1];
            let rest = left - others.iter().sum::<usize>() as i128;
            let last = class(rest.rem_euclid(period) as usize);
            let (mut sum, mut nim_sum) = (self.high(last) + step * rest.div_euclid(period), last);
            for other in others {
                sum += self.high(class(*other));
                nim_sum ^= class(*other);
            }
            if (nim_sum ^ xor ^ next) % self.unit() != 0 {
                continue;
            }
            let ahead = sum - self.high(next);
            let reached = match regular {
                1 => self.meets(self.high(next), ahead, self.high(xor), work)?,
                _ => ahead + high >= 0 && (ahead + high) % 2 == 0,
            };
            if reached {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether the nim-sum of `high + ahead` and `beside` is `high` at some time, while `high` rises by the same step.
    fn meets(&self, high: i128, ahead: i128, beside: i128, work: &mut Work) -> Result<bool, Refused> {
        if ahead.abs() > beside {
            return Ok(false);
        }
        // Only as many binary digits of `high` matter as `beside` has.
        let rounds = (beside + 1).unsigned_abs().next_power_of_two() as i128;
        work.spend(rounds as u64)?;
        let step = self.high(self.saltus) % rounds;
        Ok((0..rounds).any(|round| {
            let high = (high + step * round) % rounds + 4 * rounds;
            (high + ahead) ^ beside == high
        }))
    }
}
