//! Tests of the sparse-space method: exact under every mask, alone and by the block.

use super::*;
use crate::engine::take_and_break::TakeAndBreak;
use crate::engine::take_and_break::methods::naive_values;

#[test]
fn the_values_are_exact_under_every_mask() {
    let mut games = vec![TakeAndBreak::grundy()];
    games.extend(["0.6", "0.127", "0.77", "4.4", "0.064"].map(|code| TakeAndBreak::octal(code).unwrap()));
    for game in games {
        let expected = naive_values(&game, 500);
        for mask in 0..32 {
            for with_heap in [false, true] {
                let mut sparse = SparseMethod::new(MoveLists::new(&game));
                if with_heap && !sparse.one_parity {
                    continue;
                }
                sparse.class = RareClass { mask, with_heap, ..sparse.class };
                for heap in 0..expected.len() {
                    // Never another mask, and never so many rare heaps that the mask goes unused.
                    sparse.patience = usize::MAX;
                    let wide = expected[..=heap].iter().max().unwrap() + 1;
                    sparse.seen_at.resize((wide as usize).next_power_of_two().max(sparse.seen_at.len()), 0);
                    sparse.counts.resize(2 * sparse.seen_at.len(), 0);
                    if heap > 0 {
                        let next = sparse.next_by_class(&expected[..heap]);
                        assert_eq!(
                            next.value, expected[heap],
                            "{game} heap {heap} mask {mask:#b} {with_heap}"
                        );
                    }
                    sparse.absorb(&expected[..=heap]);
                }
                assert_eq!((sparse.class.mask, sparse.class.with_heap), (mask, with_heap));
            }
        }
    }
}

/// Returns the values of the next heaps, by blocks.
fn in_blocks(game: &TakeAndBreak, class: RareClass, values: &[u32], until: usize) -> Vec<u32> {
    let moves = MoveLists::new(game);
    let mut values = values.to_vec();
    let bound = (values.iter().max().unwrap() + 1).next_power_of_two() as usize;
    while values.len() < until {
        let heaps = values.iter().copied().enumerate().skip(1);
        let rare: Vec<(u32, u32)> =
            heaps.filter(|(h, v)| class.is_rare(*h, *v)).map(|(h, v)| (h as u32, v)).collect();
        let mut rows = BlockRows::new(&moves, class, &rare, &values, bound);
        let mut is_rare = false;
        while !is_rare && rows.are_before(values.len()) {
            let block = rows.block(&moves, &values).values;
            if block.is_empty() {
                return values;
            }
            values.extend(&block);
            is_rare = class.is_rare(values.len() - 1, values[values.len() - 1]);
        }
    }
    values
}

#[test]
fn blocks_are_exact_under_every_mask() {
    let mut games = vec![TakeAndBreak::grundy()];
    games.extend(
        ["0.6", "0.127", "4.4", "0.376", "0.3434", "0.07"].map(|code| TakeAndBreak::octal(code).unwrap()),
    );
    let mut compared = 0;
    for game in games {
        let expected = naive_values(&game, 5000);
        let sparse = SparseMethod::new(MoveLists::new(&game));
        for mask in [1, 2, 3, 6, 9, 15, 20] {
            for with_heap in [false, true] {
                if with_heap && !sparse.one_parity {
                    continue;
                }
                let class = RareClass { mask, with_heap, ..sparse.class };
                let found = in_blocks(&game, class, &expected[..4100], 4200);
                let len = found.len().min(expected.len());
                assert_eq!(found[..len], expected[..len], "{game} mask {mask:#b} {with_heap}");
                compared += len - 4100;
            }
        }
    }
    assert!(compared > 5000, "{compared}");
}

#[test]
fn blocks_and_single_heaps_agree() {
    let games: [TakeAndBreak; 2] = [TakeAndBreak::octal("0.6").unwrap(), TakeAndBreak::grundy()];
    for game in games {
        let [mut single, mut by_block] = [(); 2].map(|()| SparseMethod::new(MoveLists::new(&game)));
        let mut values = vec![0u16];
        while values.len() < 1 << 17 {
            single.absorb(&values);
            by_block.absorb(&values);
            let value = single.next_by_class(&values).value;
            assert_eq!(by_block.next(&values).value, value, "{game} heap {}", values.len());
            values.push(value as u16);
        }
        assert!(by_block.rows.is_some());
    }
}

#[test]
fn the_transform_counts_every_mask() {
    let counts = [5i64, 0, 7, 1, 2, 2, 9, 4];
    let mut sums = counts;
    walsh_hadamard(&mut sums);
    for (mask, sum) in sums.iter().enumerate() {
        let signed = |(i, n): (usize, &i64)| if (i & mask).count_ones() % 2 == 0 { *n } else { -n };
        assert_eq!(*sum, counts.iter().enumerate().map(signed).sum::<i64>());
    }
}

/// Checks that all methods give the same next value, and the work that each reports.
#[test]
fn every_way_leads_to_the_same_value() {
    for game in
        [TakeAndBreak::grundy(), TakeAndBreak::octal("0.6").unwrap(), TakeAndBreak::octal("0.376").unwrap()]
    {
        let expected = naive_values(&game, 150);
        for mask in [1, 6, 9] {
            let mut sparse = SparseMethod::new(MoveLists::new(&game));
            sparse.class.mask = mask;
            for heap in 1..expected.len() {
                sparse.patience = usize::MAX;
                sparse.seen_at.resize(32, 0);
                sparse.counts.resize(64, 0);
                sparse.absorb(&expected[..heap]);
                let bytes: Vec<u8> = expected[..heap].iter().map(|value| *value as u8).collect();
                let by_sets = sparse.next_by_sets(&bytes).map(|next| next.value);
                assert!(by_sets.is_none_or(|value| value == expected[heap]), "{game} {heap}");
                let splits = MoveLists::totals(&sparse.moves.split, heap, 2);
                let splits: usize = splits.map(|total| sparse.moves.last_smaller_part(total)).sum();
                let by_search = sparse.next_by_search(&expected[..heap]);
                assert_eq!(
                    (by_search.value, by_search.work),
                    (expected[heap], splits as u64),
                    "{game} {heap}"
                );
                sparse.seen_at.fill(0);
                let rare = sparse.see_rare_splits(&expected[..heap]);
                let smaller =
                    |total: usize| sparse.rare.iter().filter(|(r, _)| (*r as usize) < total).count();
                let totals = MoveLists::totals(&sparse.moves.split, heap, 2);
                assert_eq!(rare, totals.map(smaller).sum::<usize>() as u64, "{game} {heap}");
                let by_class = sparse.next_by_class(&expected[..heap]);
                assert_eq!(by_class.value, expected[heap], "{game} {heap} {mask}");
                assert!((rare..=rare + splits as u64).contains(&by_class.work), "{game} {heap} {mask}");
            }
        }
    }
}

/// Checks that blocks are found when requested, and are correct.
fn check_blocks(game: &TakeAndBreak, masks: &[(u32, bool)]) {
    let expected = naive_values(game, 2300);
    let sparse = SparseMethod::new(MoveLists::new(game));
    for (mask, with_heap) in masks {
        let class = RareClass { mask: *mask, with_heap: *with_heap && sparse.one_parity, ..sparse.class };
        let found = in_blocks(game, class, &expected[..1100], 2200);
        let len = found.len().min(expected.len());
        assert_eq!(found[..len], expected[..len], "{game} mask {mask:#b} {with_heap}");
        assert!(len > 1100, "{game} mask {mask:#b}");
    }
}

#[test]
fn blocks_of_grundys_game() {
    check_blocks(&TakeAndBreak::grundy(), &[(6, false), (9, true)]);
}

#[test]
fn blocks_of_officers() {
    check_blocks(&TakeAndBreak::octal("0.6").unwrap(), &[(20, false), (1, true)]);
}

#[test]
fn blocks_of_a_game_of_three_digits() {
    check_blocks(&TakeAndBreak::octal("0.376").unwrap(), &[(3, false), (15, false)]);
}

#[test]
fn blocks_of_a_game_of_four_digits() {
    check_blocks(&TakeAndBreak::octal("0.3434").unwrap(), &[(2, false), (9, false)]);
}

/// Blocks begin beyond 4096 heaps, after 2048 of which at most six are rare.
#[test]
fn blocks_begin_when_it_is_quiet() {
    let mut sparse = SparseMethod::new(MoveLists::new(&TakeAndBreak::grundy()));
    assert!(!sparse.is_quiet(4096) && sparse.is_quiet(4097));
    sparse.rare = (0..6).map(|heap| (5000 + heap, 0)).collect();
    assert!(sparse.is_quiet(5100));
    sparse.rare.insert(0, (4999, 0));
    assert!(!sparse.is_quiet(5100) && !sparse.is_quiet(7047) && sparse.is_quiet(7048));
    sparse.by_block = false;
    assert!(!sparse.is_quiet(7048));
    sparse.by_block = true;
    sparse.seen_at.resize(MOST_VALUES, 0);
    assert!(sparse.is_quiet(7048));
    sparse.seen_at.resize(MOST_VALUES + 1, 0);
    assert!(!sparse.is_quiet(7048));
}
