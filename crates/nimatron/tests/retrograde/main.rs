//! Whole boxes of Moore's Nim by retrograde analysis, every k and both conventions: the outcome of every position and the
//! number of lost ones against the closed forms.
//!
//! `NIMATRON_POSITIONS` is the least number of positions to compare, a hundred million by default; `cargo xtask
//! retrograde --positions 1000000000` sets it.

mod marker;

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use marker::{HeapBox, Marked};
use nimatron::engine::UBig;
use nimatron::engine::moore::Moore;
use nimatron::{Budget, Convention, Natural, Outcome};

/// The number of heaps and the number of their sizes, 0 included. The first 17 boxes with every k and both
/// conventions are more than a hundred million positions, all of them more than a billion.
const BOXES: &[(usize, usize)] = &[
    (1, 1024),
    (2, 256),
    (3, 64),
    (4, 16),
    (5, 8),
    (6, 8),
    (6, 4),
    (7, 4),
    (8, 4),
    (9, 4),
    (10, 4),
    (4, 32),
    (5, 16),
    (7, 8),
    (3, 128),
    (16, 2),
    (2, 2048),
    (4, 64),
    (11, 4),
    (6, 16),
    (8, 8),
    (5, 32),
];

/// Boxes whose heaps have different bounds, for which there is no closed form of the number of lost positions.
const UNEVEN: &[&[usize]] = &[&[2, 3, 5, 7, 11, 13], &[100, 1, 6, 2, 3], &[3, 3, 3, 3, 3, 3, 3, 3, 3]];

/// Every so many positions are also asked about as heaps of any size, which costs thirty times as much.
const HEAPS_OF_ANY_SIZE: usize = 17;

struct Task {
    heap_box: HeapBox,
    /// The binary digits of every heap, where all sizes of so many digits are in the box.
    bits: Option<usize>,
    k: usize,
    convention: Convention,
}

impl Task {
    fn all(widths: &[usize]) -> impl Iterator<Item = Self> {
        let even = widths.iter().all(|width| *width == widths[0]) && widths[0].is_power_of_two();
        let bits = even.then(|| widths[0].ilog2() as usize);
        let choices = (1..=widths.len()).flat_map(|k| Convention::BOTH.map(|convention| (k, convention)));
        choices.map(move |(k, convention)| Self { heap_box: HeapBox(widths.to_vec()), bits, k, convention })
    }

    /// Compares; returns the number of positions.
    fn compare(&self) -> usize {
        let Self { heap_box, bits, k, convention } = self;
        let marked = Marked::of(heap_box, *k, *convention == Convention::Normal);
        let positions = heap_box.positions();
        let moore = Moore::new(*k).unwrap();
        let mut sizes = vec![0; heap_box.0.len()];
        let mut words = Vec::new();
        for position in 0..positions {
            let marked = Outcome::p_if(!marked.is_won(position));
            words.clear();
            words.extend(sizes.iter().map(|size| *size as u64));
            let found = moore.outcome(&words, *convention);
            assert_eq!(found, marked, "{convention} moore({k}) {sizes:?}");
            if position.is_multiple_of(HEAPS_OF_ANY_SIZE) {
                let heaps: Vec<Natural> = words.iter().copied().map(Natural::from).collect();
                assert_eq!(moore.outcome(&heaps, *convention), marked, "{convention} moore({k}) {sizes:?}");
            }
            heap_box.advance(&mut sizes);
        }
        if let Some(bits) = *bits {
            let counted = moore.count_lost_positions(sizes.len(), bits, *convention, &Budget::default());
            let lost = UBig::from(marked.lost(heap_box));
            assert_eq!(counted, Ok(lost), "{convention} moore({k}), {} heaps of {bits} bits", sizes.len());
        }
        positions
    }
}

#[test]
#[allow(clippy::print_stderr, reason = "the figures are what the longer run is for")]
fn closed_forms_agree_with_retrograde_analysis() {
    let wanted = std::env::var("NIMATRON_POSITIONS").map_or(100_000_000, |number| number.parse().unwrap());
    let even = BOXES.iter().map(|(heaps, sizes)| vec![*sizes; *heaps]);
    let mut boxes = UNEVEN.iter().map(|widths| widths.to_vec()).chain(even);
    let (mut tasks, mut positions) = (Vec::new(), 0);
    while positions < wanted {
        let widths = boxes.next().expect("there are not that many positions in all the boxes");
        positions += 2 * widths.len() * widths.iter().product::<usize>();
        tasks.extend(Task::all(&widths));
    }
    let (next, compared) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(task) = tasks.get(next.fetch_add(1, Relaxed)) {
                    compared.fetch_add(task.compare(), Relaxed);
                }
            });
        }
    });
    assert_eq!(compared.into_inner(), positions);
    eprintln!("{positions} positions, {} boxes with k and convention", tasks.len());
}
