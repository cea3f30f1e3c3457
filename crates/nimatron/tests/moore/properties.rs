//! Properties of positions beyond the reach of search: heaps of 200 bits, 200 heaps.

use nimatron::engine::UBig;
use nimatron::{Budget, Convention, Natural, Nimber, Outcome, Position};
use proptest::prelude::*;

/// A heap of up to 200 bits.
fn heap() -> impl Strategy<Value = Natural> {
    (proptest::collection::vec(any::<u8>(), 0..=25))
        .prop_map(|bytes| Natural::from(UBig::from_le_bytes(&bytes)))
}

/// Small heaps make columns meet; large ones need big numbers.
fn heaps(most: usize) -> impl Strategy<Value = Vec<Natural>> {
    let small = (0u64..8).prop_map(Natural::from);
    proptest::collection::vec(prop_oneof![small, heap()], 0..=most)
}

fn moore(k: u64, heaps: &[Natural], convention: Convention) -> Position {
    let numbers: Vec<String> = heaps.iter().map(Natural::to_string).collect();
    format!("{convention} moore({k}) {}", numbers.join(" ")).parse().unwrap()
}

fn outcome(position: &Position) -> Outcome {
    position.solve(&Budget::default()).unwrap().outcome()
}

fn convention() -> impl Strategy<Value = Convention> {
    prop_oneof![Just(Convention::Normal), Just(Convention::Misere)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// The first half of the proof: from N the winning move is legal and leads to P.
    #[test]
    fn a_winning_move_leads_to_a_lost_position(k in 1u64..45, heaps in heaps(200), convention in convention()) {
        let position = moore(k, &heaps, convention);
        let solution = position.solve(&Budget::default()).unwrap();
        if let Some(winning) = solution.winning_move().unwrap() {
            let after = position.play(winning.action()).unwrap();
            prop_assert_eq!(&after, winning.to());
            prop_assert_eq!(outcome(&after), Outcome::P);
        } else {
            prop_assert!(solution.outcome() == Outcome::P || position.is_over());
        }
    }

    /// The second half: from P sampled moves lead to N.
    #[test]
    fn every_sampled_move_from_a_lost_position_leads_to_a_won_one(
        k in 1u64..6,
        heaps in heaps(40),
        convention in convention(),
        picks in proptest::collection::vec((any::<prop::sample::Index>(), any::<u64>()), 1..6),
    ) {
        let position = moore(k, &heaps, convention);
        let winning = position.solve(&Budget::default()).unwrap().winning_move().unwrap();
        let lost = match winning {
            Some(winning) => winning.to().clone(),
            None => position,
        };
        let mut row: Vec<Natural> = lost.rows()[0].clone();
        for (pick, by) in picks.iter().take(k as usize) {
            if row.is_empty() {
                break;
            }
            let index = pick.index(row.len());
            let taken = Natural::from(*by).min(row[index].clone());
            row[index] = row[index].checked_sub(&taken).unwrap();
        }
        prop_assume!(row != lost.rows()[0]);
        prop_assert_eq!(outcome(&moore(k, &row, convention)), Outcome::N);
    }

    #[test]
    fn order_and_empty_heaps_do_not_matter(k in 1u64..9, heaps in heaps(60), convention in convention()) {
        let mut other: Vec<Natural> = heaps.iter().rev().cloned().collect();
        other.insert(other.len() / 2, Natural::ZERO);
        prop_assert_eq!(outcome(&moore(k, &heaps, convention)), outcome(&moore(k, &other, convention)));
    }

    #[test]
    fn k_plus_one_copies_of_a_heap_change_nothing(k in 1u64..9, heaps in heaps(60), copied in heap()) {
        let mut more = heaps.clone();
        more.extend(std::iter::repeat_n(copied, k as usize + 1));
        let of = |heaps: &[Natural]| outcome(&moore(k, heaps, Convention::Normal));
        prop_assert_eq!(of(&heaps), of(&more));
    }

    #[test]
    fn doubling_all_heaps_changes_nothing(k in 1u64..9, heaps in heaps(60)) {
        let doubled: Vec<Natural> = heaps.iter().map(|heap| heap + heap).collect();
        let of = |heaps: &[Natural]| outcome(&moore(k, heaps, Convention::Normal));
        prop_assert_eq!(of(&heaps), of(&doubled));
    }

    #[test]
    fn k_one_is_the_nim_sum(heaps in heaps(60)) {
        let sum: Nimber = heaps.iter().cloned().map(Nimber).sum();
        prop_assert_eq!(outcome(&moore(1, &heaps, Convention::Normal)), Outcome::p_if(sum.is_zero()));
    }

    #[test]
    fn k_beyond_the_heaps_is_lost_only_when_empty(heaps in heaps(30)) {
        let empty = heaps.iter().all(Natural::is_zero);
        prop_assert_eq!(outcome(&moore(u64::MAX, &heaps, Convention::Normal)), Outcome::p_if(empty));
    }

    /// If k + 1 is a power of two, an N-position has an odd number of winning moves.
    #[test]
    fn parity_law(k in prop_oneof![Just(1u64), Just(3)], heaps in heaps(7)) {
        let position = moore(k, &heaps, Convention::Normal);
        if outcome(&position) == Outcome::N {
            let number = position.solve(&Budget::new(50_000_000)).and_then(|solution| solution.count()).unwrap();
            prop_assert!(number.bit(0), "an even number of winning moves");
        }
    }

    /// Printing a position gives text that parses back to it, and the moves of every game keep that up.
    #[test]
    fn positions_print_and_parse_back(k in 1u64..9, heaps in heaps(20), convention in convention()) {
        let position = moore(k, &heaps, convention);
        let again: Position = position.to_string().parse().unwrap();
        prop_assert_eq!(again.to_string(), position.to_string());
        prop_assert_eq!(again.rows(), position.rows());
    }
}
