//! The file itself: written as described, added to, cut off, forged.

use super::File;
use crate::Budget;
use crate::engine::take_and_break::tests::{all_but, octal, subtraction};
use crate::engine::take_and_break::{Checkpoint, SaveError, Sequence, TakeAndBreak};

/// Values per block.
pub(crate) const BLOCK: usize = 65_536;

fn kayles() -> TakeAndBreak {
    octal("0.77")
}

/// Returns the values up to `last`, from the proof of the period on copied.
fn listed(game: TakeAndBreak, last: usize) -> Sequence {
    let mut sequence = Sequence::new(game);
    sequence.fill_to(last, &Budget::new(u64::MAX)).unwrap();
    sequence
}

#[test]
fn files_are_written_as_described() {
    let take = |most: u64| subtraction(&(1..=most).collect::<Vec<_>>());
    for (game, length) in [
        (kayles(), &[0, 1, BLOCK - 2, BLOCK - 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK][..]),
        // Values of one byte, of two, and of four.
        (take(255), &[700]),
        (take(256), &[700]),
        (all_but(&[]), &[255, 256, BLOCK - 1, BLOCK, BLOCK + 10]),
        (TakeAndBreak::lasker(), &[1000, 3 * BLOCK]),
    ] {
        for last in length {
            let sequence = listed(game.clone(), *last);
            assert_eq!(sequence.len(), last + 1);
            let bytes = sequence.to_bytes();
            assert!(bytes == File::of(&sequence), "{game} {last}");
            let again = Sequence::resume(game.clone(), &bytes).unwrap();
            assert!(again.values().eq(sequence.values()), "{game} {last}");
            assert_eq!(again.largest(), sequence.largest(), "{game} {last}");
        }
    }
}

/// However a file grows, it is the one that is written at once, and only its last block is written again.
#[test]
fn additions_begin_with_the_last_block() {
    for length in [&[0, 10, BLOCK - 2, BLOCK - 1][..], &[BLOCK, 2 * BLOCK - 1, 2 * BLOCK + 5], &[3 * BLOCK]] {
        let (mut file, mut checkpoint) = (Vec::new(), Checkpoint::default());
        for (step, last) in length.iter().enumerate() {
            let sequence = listed(kayles(), *last);
            let (old, before) = (file.len(), checkpoint.clone());
            let (offset, bytes) = sequence.bytes_since(&mut checkpoint);
            assert_eq!(offset == 0, step == 0, "the beginning is written once");
            file.truncate(offset as usize);
            file.extend(bytes);
            assert!(file == sequence.to_bytes() && file.len() >= old);
            let again = Sequence::resume(kayles(), &file).unwrap();
            assert_eq!(again.saved, checkpoint);
            assert!(again.values().eq(sequence.values()));
            // A checkpoint moves on with whole blocks only.
            let whole = |last: usize| (last + 1) / BLOCK;
            let moved = step == 0 || whole(*last) > whole(length[step - 1]);
            assert_eq!(checkpoint != before, moved, "{length:?} {last}");
            let mut same = checkpoint.clone();
            sequence.bytes_since(&mut same);
            assert_eq!(same, checkpoint);
        }
    }
}

#[test]
fn what_is_cut_off_is_not_there() {
    let bytes = listed(kayles(), BLOCK + 9).to_bytes();
    let beginning = File::new("octal(0.77)").bytes.len();
    let first_block = beginning + 7 + BLOCK + 8;
    for end in 0..bytes.len() {
        if (beginning + 20..first_block - 20).contains(&end) && end % 5000 > 0 {
            continue;
        }
        let found = Sequence::resume(kayles(), &bytes[..end]);
        match end {
            _ if end < 8 => assert_eq!(found.unwrap_err(), SaveError::NotASave),
            _ if end < beginning => assert_eq!(found.unwrap_err(), SaveError::Malformed, "{end}"),
            _ if end < first_block => assert_eq!(found.unwrap().len(), 1, "{end}"),
            _ => assert_eq!(found.unwrap().len(), BLOCK, "{end}"),
        }
    }
}

/// Good checksums do not make a good file.
#[test]
fn forged_files_are_refused() {
    let start = || File::new("octal(0.77)");
    let read = |file: File| Sequence::resume(kayles(), &file.bytes).map(|sequence| sequence.len());
    assert_eq!(read(start()), Ok(1));
    assert_eq!(read(start().block(3, 1, &[0, 1, 2])), Ok(3));
    assert_eq!(read(start().block(3, 2, &[0, 0, 1, 0, 2, 0])), Ok(3));
    assert_eq!(read(start().block(3, 4, &[0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0])), Ok(3));
    for malformed in [
        start().block(0, 1, &[]),
        start().block(1, 0, &[]),
        start().block(1, 3, &[0; 3]),
        start().block(1, 8, &[0; 8]),
        start().block(BLOCK as u32 + 1, 1, &[0; BLOCK + 1]),
        // Only the last block may be short.
        start().block(2, 1, &[0, 1]).block(1, 1, &[2]),
    ] {
        assert_eq!(read(malformed), Err(SaveError::Malformed));
    }
    assert_eq!(read(start().block(3, 1, &[0, 1, 5])), Err(SaveError::Value { heap: 2 }));
    // A possible value, but not the one that the heap has.
    assert_eq!(read(start().block(3, 1, &[0, 1, 4])), Err(SaveError::Value { heap: 2 }));
    assert_eq!(read(start().block(3, 1, &[1, 1, 2])), Err(SaveError::Value { heap: 0 }));
    let takes = subtraction(&[1, 2]);
    let of = |data: &[u8]| File::new("subtract(1,2)").block(data.len() as u32, 1, data).bytes;
    assert_eq!(Sequence::resume(takes.clone(), &of(&[0, 1, 2, 0])).unwrap().len(), 4);
    let error = Sequence::from_bytes(takes, &of(&[0, 1, 2, 4])).unwrap_err();
    assert_eq!(error.to_string(), "the saved value of heap 3 is not one that it can have");
    // A code that an earlier version wrote otherwise.
    let earlier = File::new("octal(0.33)").block(4, 1, &[0, 1, 2, 0]).bytes;
    assert_eq!(Sequence::resume(subtraction(&[1, 2]), &earlier).unwrap().len(), 4);
    let other = Sequence::from_bytes(TakeAndBreak::lasker(), &start().bytes).unwrap_err();
    assert_eq!(other.to_string(), "the saved values are of octal(0.77), not of lasker");
    let mut newer = start().bytes;
    newer[8] = 3;
    let error = Sequence::from_bytes(kayles(), &newer).unwrap_err();
    assert_eq!(error.to_string(), "the saved values have format 3; format 2 is known");
}
