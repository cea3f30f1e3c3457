//! Tests of saved sequences: resumed, damaged, cut off, added to.

use super::*;
use crate::Budget;

fn games() -> Vec<TakeAndBreak> {
    vec![
        TakeAndBreak::octal("0.6").unwrap(),
        TakeAndBreak::octal("0.77").unwrap(),
        TakeAndBreak::hex("8.3").unwrap(),
        "0.2[7]".parse().unwrap(),
        TakeAndBreak::grundy(),
        TakeAndBreak::lasker(),
        TakeAndBreak::subtraction([2u64, 5]).unwrap(),
        TakeAndBreak::all_but([2u64, 5]).unwrap(),
        // Values of two bytes.
        TakeAndBreak::subtraction(1..=300u64).unwrap(),
    ]
}

#[test]
fn a_sequence_goes_on_where_it_was_saved() {
    let budget = Budget::new(u64::MAX);
    for game in games() {
        let mut whole = Sequence::new(game.clone());
        whole.extend_to(700, &budget).unwrap();
        for half in [0, 3, 100, 650] {
            let mut first = Sequence::new(game.clone());
            first.extend_to(half, &budget).unwrap();
            let mut second = Sequence::resume(game.clone(), &first.to_bytes()).unwrap();
            assert_eq!(second.largest(), first.largest());
            assert_eq!(second.period(), first.period());
            second.extend_to(700, &budget).unwrap();
            assert!(second.values().zip(whole.values()).all(|(a, b)| a == b), "{game}");
            assert_eq!(cycle(&second), cycle(&whole), "{game}");
        }
    }
}

/// Returns preperiod, period and saltus, proved or not.
fn cycle(sequence: &Sequence) -> Option<String> {
    sequence.period().map(|period| period.to_string())
}

fn saved(last: usize) -> Sequence {
    let mut sequence = Sequence::new(TakeAndBreak::grundy());
    sequence.extend_to(last, &Budget::new(u64::MAX)).unwrap();
    sequence
}

#[test]
fn every_damaged_byte_is_noticed() {
    let bytes = saved(50).to_bytes();
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        let error = Sequence::resume(TakeAndBreak::grundy(), &damaged).unwrap_err();
        match at {
            0..8 => assert_eq!(error, SaveError::NotASave),
            8..10 => assert!(matches!(error, SaveError::Version { .. })),
            // A game's text that is longer than the file.
            10..14 => assert!(matches!(error, SaveError::Malformed | SaveError::Checksum)),
            _ => assert_eq!(error, SaveError::Checksum),
        }
    }
    let mut longer = bytes;
    longer.extend([0; 7]);
    assert_eq!(Sequence::resume(TakeAndBreak::grundy(), &longer).unwrap_err(), SaveError::Checksum);
}

#[test]
fn a_block_that_is_cut_off_is_not_there() {
    let sequence = saved(BLOCK + 100);
    let bytes = sequence.to_bytes();
    let again = Sequence::resume(TakeAndBreak::grundy(), &bytes).unwrap();
    assert_eq!((again.len(), again.saved.values), (BLOCK + 101, BLOCK));
    let mut beginning = Checkpoint::default();
    let start = Sequence::new(TakeAndBreak::grundy()).bytes_since(&mut beginning).1;
    for end in (beginning.bytes as usize..bytes.len()).step_by(997).chain(bytes.len() - 130..bytes.len()) {
        let again = Sequence::resume(TakeAndBreak::grundy(), &bytes[..end]).unwrap();
        let whole = end as u64 >= again.saved.bytes && again.saved.values == BLOCK;
        assert_eq!(again.len(), if whole { BLOCK } else { 1 });
        assert!(again.values().zip(sequence.values()).all(|(a, b)| a == b));
    }
    for end in 0..beginning.bytes as usize {
        assert!(Sequence::resume(TakeAndBreak::grundy(), &start[..end]).is_err());
    }
}

#[test]
fn additions_make_the_same_file() {
    for length in [&[10, 20, 70_000][..], &[65_535, 65_536], &[0, 65_534, 140_000]] {
        let mut sequence = Sequence::new(TakeAndBreak::octal("0.6").unwrap());
        let (mut file, mut checkpoint) = (Vec::new(), Checkpoint::default());
        for last in length {
            sequence.extend_to(*last, &Budget::new(u64::MAX)).unwrap();
            let (offset, bytes) = sequence.bytes_since(&mut checkpoint);
            // Nothing of the old end is left after the new one.
            assert!(offset as usize + bytes.len() >= file.len());
            file.truncate(offset as usize);
            file.extend(bytes);
            assert!(file == sequence.to_bytes());
            let resumed = Sequence::resume(sequence.game().clone(), &file).unwrap();
            assert_eq!(resumed.saved, checkpoint);
            assert!(resumed.values().eq(sequence.values()));
        }
    }
}

#[test]
fn values_with_a_good_checksum_must_still_be_possible() {
    for game in games() {
        let mut checkpoint = Checkpoint::default();
        let mut bytes = Sequence::new(game.clone()).bytes_since(&mut checkpoint).1;
        bytes.truncate(checkpoint.bytes as usize);
        push_block(&mut bytes, &PackedValues::Words(vec![0, 1, u32::MAX]), &mut checkpoint.checksum);
        let error = Sequence::resume(game, &bytes).unwrap_err();
        assert_eq!(error, SaveError::Value { heap: 2 });
    }
}

/// Whoever writes a file cannot make a period proved: what was read is recomputed, or proves nothing.
#[test]
fn a_forged_file_proves_no_period() {
    let kayles = || TakeAndBreak::octal("0.77").unwrap();
    let forged = |values: &[u32]| {
        let (mut bytes, mut checksum) = (Vec::new(), Checksum::default());
        let game = kayles().to_string();
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((game.len() as u32).to_le_bytes());
        bytes.extend(game.as_bytes());
        checksum.seal(&mut bytes, 0);
        let mut block = PackedValues::new();
        values.iter().for_each(|value| block.push(*value));
        push_block(&mut bytes, &block, &mut checksum);
        bytes
    };
    let alternating: Vec<u32> = (0..40).map(|heap| if heap == 0 { 0 } else { 2 - heap % 2 }).collect();
    let error = Sequence::from_bytes(kayles(), &forged(&alternating)).unwrap_err();
    assert!(error.to_string().contains("heap 3 "), "{error}");
    // The last of the true values changed.
    let mut right = Sequence::new(kayles());
    right.extend_to(400, &Budget::default()).unwrap();
    let mut values: Vec<u32> = right.values().collect();
    assert!(Sequence::from_bytes(kayles(), &forged(&values)).unwrap().proved_period().is_some());
    *values.last_mut().unwrap() ^= 1;
    let error = Sequence::from_bytes(kayles(), &forged(&values)).unwrap_err();
    assert!(error.to_string().contains(&format!("heap {} ", values.len() - 1)), "{error}");
}
