//! Thousands of values of which few are rare, so that the next ones come by the block.

use super::{Random, with_values};
use crate::Budget;
use crate::engine::take_and_break::TakeAndBreak;
use crate::engine::take_and_break::tests::octal;

/// Returns the least value that no option of the next heap has, in the game of these octal digits.
fn next_value(digits: &[u8], unequal: bool, values: &[u32]) -> u32 {
    let heap = values.len();
    let mut seen = vec![false; 4096];
    for (taken, digit) in digits.iter().enumerate().filter(|(taken, _)| *taken <= heap) {
        let left = heap - taken;
        if digit & 1 != 0 && left == 0 {
            seen[0] = true;
        }
        if digit & 2 != 0 && left > 0 {
            seen[values[left] as usize] = true;
        }
        if digit & 4 != 0 {
            let last = if unequal { left.saturating_sub(1) / 2 } else { left / 2 };
            (1..=last).for_each(|a| seen[(values[a] ^ values[left - a]) as usize] = true);
        }
    }
    seen.iter().position(|seen| !seen).unwrap() as u32
}

/// Checks thousands of values, all but about `rare` of which have an odd number of ones under the mask: the next ones
/// are found in blocks, and are the least that no option has.
fn check_blocks(game: TakeAndBreak, digits: &[u8], mask: u64, spread: u64, rare: u64) {
    let mut random = Random(1901);
    let mut below = |bound: u64| random.below(bound);
    let len = 5200 + rare % 8;
    let is_rare = |value: u64| (value & mask).count_ones().is_multiple_of(2);
    let mut values = vec![0u32];
    for heap in 1..len {
        // Rare heaps come early, and a few late.
        let wanted = heap % (len / rare) == 7 && !(1000..=5000).contains(&heap);
        let drawn = (0..200).map(|_| below(spread)).find(|value| is_rare(*value) == wanted).unwrap();
        values.push(drawn.min(2 * heap) as u32);
    }
    let mut sequence = with_values(&game, &values);
    sequence.extend_to(len as usize + 1100, &Budget::new(u64::MAX)).unwrap();
    for _ in 0..=1100 {
        values.push(next_value(digits, game.splits_unequally(), &values));
    }
    assert_eq!(sequence.len(), values.len());
    let wrong = sequence.values().zip(&values).position(|(found, value)| found != *value);
    assert_eq!(wrong, None, "{game}");
    // The mask is found again.
    let rare = sequence.rare().unwrap();
    let all: Vec<usize> = (0..values.len()).filter(|heap| is_rare(values[*heap].into())).collect();
    assert_eq!((u64::from(rare.mask), rare.with_heap_parity), (mask, false));
    assert_eq!((rare.count, Some(&rare.last)), (all.len(), all.last()));
    assert!(sequence.rare_heaps().eq(all));
}

#[test]
fn blocks_of_officers() {
    check_blocks(octal("0.6"), &[0, 6], 1, 64, 20);
    check_blocks(octal("0.6"), &[0, 6], 6, 600, 50);
}

/// With so many values, a rare one is sometimes missing and ends a block.
#[test]
fn blocks_that_end_with_a_rare_heap() {
    check_blocks(octal("0.6"), &[0, 6], 1, 1024, 20);
    check_blocks(octal("0.37"), &[0, 3, 7], 4, 900, 40);
}

#[test]
fn blocks_of_games_that_take_and_split() {
    check_blocks(octal("0.07"), &[0, 0, 7], 2, 128, 10);
    check_blocks(octal("0.376"), &[0, 3, 7, 6], 5, 300, 30);
}

#[test]
fn blocks_of_games_that_split_in_several_ways() {
    check_blocks(octal("4.4"), &[4, 4], 1, 40, 16);
    check_blocks(octal("0.3434"), &[0, 3, 4, 3, 4], 4, 64, 12);
}

#[test]
fn blocks_of_grundys_game() {
    check_blocks(TakeAndBreak::grundy(), &[4], 3, 100, 25);
    check_blocks(TakeAndBreak::grundy(), &[4], 8, 300, 5);
}
