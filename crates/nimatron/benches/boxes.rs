//! Moore's Nim over a whole box, k = 2: `cargo bench -p nimatron --bench boxes`.
#![expect(clippy::print_stdout, reason = "the times are the output")]

#[path = "race/race.rs"]
mod race;

use nimatron::moore::{BoxValues, count_lost_in_box, count_lost_positions};
use nimatron::{Budget, Convention};

use race::{Contender, race};

const K: usize = 2;

fn main() {
    let budget = Budget::new(u64::MAX);
    let swept = |length, heaps| move || sweep(length, heaps, &Budget::new(u64::MAX));
    for (length, heaps, rounds) in [(8usize, 5usize, 3), (16, 5, 1)] {
        race(
            &format!("outcomes of {length}^{heaps}, k = {K}"),
            states(length, heaps),
            &mut [
                Contender::new("sweep", 20, swept(length, heaps)),
                Contender::new("marking", 3 * rounds, || Marked::new(length, heaps).lost()),
                Contender::new("naive", rounds, || Naive::new(length, heaps).lost()),
            ],
        );
    }
    let expected = count_lost_positions(5, 5, K, Convention::Normal, &budget).expect("a small number");
    assert_eq!(expected, sweep(32, 5, &budget).into());
    race(
        &format!("outcomes of 32^5, k = {K}"),
        states(32, 5),
        &mut [
            Contender::new("sweep", 10, swept(32, 5)),
            Contender::new("marking", 1, || Marked::new(32, 5).lost()),
        ],
    );
    for (length, heaps) in [(6usize, 5usize), (10, 5)] {
        race(
            &format!("Grundy values of {length}^{heaps}, k = {K}"),
            states(length, heaps),
            &mut [
                Contender::new("sorted multisets", 20, || largest_sum(length, heaps)),
                Contender::new("naive", 1, || Naive::new(length, heaps).sum_of_values()),
            ],
        );
    }
    race(
        &format!("Grundy values of 32^5, k = {K}"),
        states(32, 5),
        &mut [Contender::new("sorted multisets", 5, || {
            BoxValues::new(&[31; 5], K, &Budget::new(u64::MAX)).expect("a small box").last()
        })],
    );
}

fn states(length: usize, heaps: usize) -> u64 {
    (length as u64).pow(heaps as u32)
}

fn sweep(length: usize, heaps: usize, budget: &Budget) -> u64 {
    count_lost_in_box(&vec![length; heaps], K, Convention::Normal, budget).expect("a small box")
}

/// The values of a box of equal sides, added up over all positions with a weight that shows their places.
fn largest_sum(length: usize, heaps: usize) -> u64 {
    let values = BoxValues::new(&vec![length - 1; heaps], K, &Budget::new(u64::MAX)).expect("a small box");
    let sorted = |index: usize| {
        let position = digits(index, length, heaps);
        position.is_sorted().then(|| values.value(&position).expect("in the box"))
    };
    (0..length.pow(heaps as u32)).filter_map(|index| Some(sorted(index)? * (index as u64 + 1))).sum()
}

fn digits(mut index: usize, length: usize, heaps: usize) -> Vec<usize> {
    let mut digits = vec![0; heaps];
    for digit in digits.iter_mut().rev() {
        *digit = index % length;
        index /= length;
    }
    digits
}

/// Calls `visit` with the index of every position that differs from `heaps` in one to `K` heaps, each of a size in `sizes`; until
/// it says `true`.
fn changed(
    heaps: &[usize],
    sizes: &dyn Fn(usize) -> std::ops::Range<usize>,
    length: usize,
    visit: &mut dyn FnMut(usize) -> bool,
) -> bool {
    fn go(
        heaps: &[usize],
        sizes: &dyn Fn(usize) -> std::ops::Range<usize>,
        length: usize,
        (index, left): (usize, usize),
        visit: &mut dyn FnMut(usize) -> bool,
    ) -> bool {
        let Some((heap, rest)) = heaps.split_first() else { return left < K && visit(index) };
        go(rest, sizes, length, (index * length + heap, left), visit)
            || left > 0
                && sizes(*heap).any(|size| go(rest, sizes, length, (index * length + size, left - 1), visit))
    }
    go(heaps, sizes, length, (0, K), visit)
}

/// Every option of every position.
struct Naive {
    length: usize,
    heaps: usize,
}

impl Naive {
    const fn new(length: usize, heaps: usize) -> Self {
        Self { length, heaps }
    }

    fn lost(&self) -> u64 {
        let mut lost = vec![false; self.length.pow(self.heaps as u32)];
        for index in 0..lost.len() {
            let position = digits(index, self.length, self.heaps);
            lost[index] = !changed(&position, &|heap| 0..heap, self.length, &mut |option| lost[option]);
        }
        lost.iter().map(|lost| u64::from(*lost)).sum()
    }

    fn sum_of_values(&self) -> u64 {
        let mut values = vec![0u32; self.length.pow(self.heaps as u32)];
        let mut seen_at = vec![usize::MAX; 1 << 12];
        let mut sum = 0;
        for index in 0..values.len() {
            let position = digits(index, self.length, self.heaps);
            changed(&position, &|heap| 0..heap, self.length, &mut |option| {
                seen_at[values[option] as usize] = index;
                false
            });
            values[index] = seen_at.iter().take_while(|at| **at == index).count() as u32;
            if position.is_sorted() {
                sum += u64::from(values[index]) * (index as u64 + 1);
            }
        }
        sum
    }
}

/// Every lost position marks all from which it is reached.
struct Marked {
    length: usize,
    heaps: usize,
}

impl Marked {
    const fn new(length: usize, heaps: usize) -> Self {
        Self { length, heaps }
    }

    fn lost(&self) -> u64 {
        let mut won = vec![false; self.length.pow(self.heaps as u32)];
        let mut lost = 0;
        for index in 0..won.len() {
            if !won[index] {
                lost += 1;
                let position = digits(index, self.length, self.heaps);
                changed(&position, &|heap| heap + 1..self.length, self.length, &mut |from| {
                    won[from] = true;
                    false
                });
            }
        }
        lost
    }
}
