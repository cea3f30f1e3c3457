//! Whole boxes: the sweep of outcomes and the table of values agree with the definition.

use nimatron::{Budget, Convention};

use crate::brute::{Brute, heaps, moore};

/// Boxes of unequal sides, the longest one first, last and in the middle.
const BOXES: [&[usize]; 14] = [
    &[],
    &[1],
    &[9],
    &[5, 7],
    &[12, 3],
    &[3, 6, 4],
    &[6, 2, 5],
    &[7, 7, 7],
    &[1, 4, 1, 5],
    &[3, 5, 2, 4],
    &[4, 4, 4, 4],
    &[2, 3, 2, 3, 4],
    &[2, 2, 2, 2, 2, 3],
    &[2; 7],
];

#[test]
fn a_sweep_finds_the_lost_positions() {
    let budget = Budget::default();
    for k in [1, 2, 3, 4, 5, usize::MAX] {
        let mut brute = Brute::new(k);
        for lengths in BOXES {
            for convention in Convention::BOTH {
                let mut lost = Vec::new();
                let mut rows = 0;
                moore(k)
                    .sweep(lengths, convention, &budget, |front, last| {
                        rows += 1;
                        let Some(last) = last else { return };
                        let all = front.iter().chain((!lengths.is_empty()).then_some(&last));
                        lost.push(all.map(|heap| *heap as u64).collect::<Vec<u64>>());
                    })
                    .unwrap();
                let mut expected = positions(lengths);
                assert_eq!(rows * lengths.last().unwrap_or(&1), expected.len());
                expected.retain(|heaps| brute.is_lost(heaps, convention));
                assert_eq!(lost, expected, "{lengths:?} k={k} {convention}");
                let counted = moore(k).count_lost_in_box(lengths, convention, &budget).unwrap();
                assert_eq!(counted, expected.len() as u64);
            }
        }
    }
}

#[test]
fn the_values_of_a_box_are_the_mex() {
    let budget = Budget::default();
    for k in [1, 2, 3, 4, 5, usize::MAX] {
        let mut brute = Brute::new(k);
        for lengths in BOXES {
            let largest: Vec<usize> = lengths.iter().map(|length| length - 1).collect();
            let values = moore(k).box_values(&largest, &budget).unwrap();
            for position in positions(lengths) {
                let sizes: Vec<usize> = position.iter().map(|heap| *heap as usize).collect();
                let expected = brute.facts(&position).grundy;
                assert_eq!(values.value(&sizes), Some(expected), "{position:?} in {lengths:?}, k={k}");
            }
            let outside: Vec<usize> = largest.iter().map(|heap| heap + 1).collect();
            assert_eq!(values.value(&outside).is_some(), lengths.is_empty());
            assert_eq!(values.value(&[&largest[..], &[0]].concat()), None);
        }
    }
}

#[test]
fn rows_of_several_words_follow_the_theorem() {
    for (lengths, k) in
        [(&[3, 200][..], 1), (&[70, 70], 2), (&[2, 3, 130], 2), (&[3, 2, 4, 65], 3), (&[2, 3, 2, 130], 2)]
    {
        for convention in Convention::BOTH {
            moore(k)
                .sweep(lengths, convention, &Budget::default(), |front, last| {
                    let lost = |size: &usize| {
                        let position: Vec<u64> =
                            front.iter().chain([size]).map(|heap| *heap as u64).collect();
                        moore(k).outcome(&heaps(&position), convention).is_p()
                    };
                    assert_eq!(
                        (0..lengths[lengths.len() - 1]).find(lost),
                        last,
                        "{front:?} k={k} {convention}"
                    );
                })
                .unwrap();
        }
    }
}

#[test]
fn values_beyond_a_word_are_the_mex() {
    for (lengths, k) in [(&[71, 2, 2, 2][..], 2), (&[36, 35, 2, 2], 2), (&[24, 24, 24], 2), (&[131], 1)] {
        let mut brute = Brute::new(k);
        let largest: Vec<usize> = lengths.iter().map(|length| length - 1).collect();
        let values = moore(k).box_values(&largest, &Budget::default()).unwrap();
        let mut most = 0;
        for position in positions(lengths).iter().filter(|heaps| heaps.is_sorted_by(|a, b| a >= b)).step_by(7)
        {
            let sizes: Vec<usize> = position.iter().map(|heap| *heap as usize).collect();
            let expected = brute.facts(position).grundy;
            assert_eq!(values.value(&sizes), Some(expected), "{position:?} in {lengths:?}, k={k}");
            most = most.max(expected);
        }
        assert!(most > 64 || lengths.len() == 3, "{lengths:?}: {most}");
    }
    let count = |largest: &[usize]| moore(2).box_values(largest, &Budget::default()).unwrap().positions();
    // Multisets of three numbers up to 4.
    assert_eq!((count(&[4, 4, 4]), count(&[5]), count(&[])), (35, 6, 1));
}

#[test]
fn rows_of_several_words_and_large_boxes_follow_the_theorem() {
    let budget = Budget::new(u64::MAX);
    for (lengths, k) in [
        (&[3, 200][..], 1),
        (&[130, 129], 2),
        (&[20, 5, 300], 1),
        (&[7, 9, 128], 2),
        (&[65, 6, 65], 2),
        (&[4, 3, 5, 65], 3),
        (&[10, 9, 8, 7, 6], 2),
    ] {
        for convention in Convention::BOTH {
            moore(k)
                .sweep(lengths, convention, &budget, |front, last| {
                    for size in 0..lengths[lengths.len() - 1] {
                        let position: Vec<u64> =
                            front.iter().chain([&size]).map(|heap| *heap as u64).collect();
                        let explanation = moore(k).outcome(&heaps(&position), convention);
                        assert_eq!(explanation.is_p(), last == Some(size), "{position:?} k={k} {convention}");
                    }
                })
                .unwrap();
        }
    }
    for (n, bits) in [(4, 5), (5, 4), (6, 3), (3, 7), (8, 2)] {
        for k in 1..=n {
            for convention in Convention::BOTH {
                let counted = moore(k).count_lost_in_box(&vec![1 << bits; n], convention, &budget).unwrap();
                let formula = moore(k).count_lost_positions(n, bits, convention, &budget).unwrap();
                assert_eq!(formula, counted.into(), "{n} heaps of {bits} bits, k={k} {convention}");
            }
        }
    }
}

#[test]
fn a_box_too_large_is_refused() {
    let lost =
        |lengths: &[usize], k| moore(k).count_lost_in_box(lengths, Convention::Normal, &Budget::new(1 << 40));
    assert!(lost(&[usize::MAX; 3], 2).is_err());
    assert!(lost(&[2; 200], 100).is_err());
    assert!(lost(&[2, 1 << 40], 1).is_err());
    assert_eq!(lost(&[usize::MAX, 0, usize::MAX], 2), Ok(0));
    assert!(moore(2).count_lost_in_box(&[100; 4], Convention::Normal, &Budget::new(1000)).is_err());
    let values =
        |largest: &[usize], k| moore(k).box_values(largest, &Budget::new(u64::MAX)).map(|it| it.last());
    assert!(values(&[usize::MAX; 2], 1).is_err());
    assert!(values(&[1; 200], 100).is_err());
    assert!(moore(2).box_values(&[30; 5], &Budget::new(1000)).is_err());
    assert_eq!(values(&[], 1), Ok(0));
}

/// All positions of a box in lexicographic order.
fn positions(lengths: &[usize]) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    for length in lengths {
        let longer = |prefix: &Vec<u64>| {
            let prefix = prefix.clone();
            (0..*length).map(move |heap| [&prefix[..], &[heap as u64]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
