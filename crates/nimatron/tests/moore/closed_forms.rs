//! The closed forms of the number of legal moves and of lost positions agree with exhaustive counts.

use nimatron::engine::UBig;
use nimatron::engine::moore::Moore;
use nimatron::ruleset::Ruleset;
use nimatron::{Budget, Convention, Natural, Position};

fn box_rows(heaps: usize, width: u64) -> impl Iterator<Item = Vec<Natural>> {
    let size = width.pow(heaps as u32);
    (0..size).map(move |mut index| {
        let mut digit = || {
            let digit = index % width;
            index /= width;
            Natural::from(digit)
        };
        (0..heaps).map(|_| digit()).collect()
    })
}

#[test]
fn legal_moves_are_the_elementary_symmetric_sums() {
    let budget = Budget::default();
    for k in 1..=4u64 {
        for row in box_rows(4, 4) {
            let numbers: Vec<String> = row.iter().map(Natural::to_string).collect();
            let position: Position = format!("moore({k}) {}", numbers.join(" ")).parse().unwrap();
            let listed = position.rules().options(position.rows()).count();
            assert_eq!(
                Moore::new(k).unwrap().count_legal_moves(&row, &budget).unwrap(),
                UBig::from(listed),
                "{position}"
            );
        }
    }
}

#[test]
fn lost_positions_are_counted_by_the_closed_forms() {
    let budget = Budget::default();
    for (heaps, bits) in [(0, 1), (1, 3), (3, 3), (4, 2), (5, 2), (6, 2), (7, 1)] {
        for k in 1..=6u64 {
            let moore = Moore::new(k).unwrap();
            for convention in Convention::BOTH {
                let lost =
                    box_rows(heaps, 1 << bits).filter(|row| moore.outcome(row, convention).is_p()).count();
                let counted = moore.count_lost_positions(heaps, bits, convention, &budget).unwrap();
                assert_eq!(counted, UBig::from(lost), "{heaps} heaps of {bits} bits, k = {k}, {convention}");
            }
        }
    }
}
