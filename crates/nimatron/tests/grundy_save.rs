//! The file of saved Grundy values: written here a second time from its description, read, added to, cut off and forged.

use std::collections::BTreeSet;

use nimatron::Budget;
use nimatron::grundy::{Amounts, Checkpoint, Code, HeapGame, Period, SaveError, Sequence};

/// Values per block.
const BLOCK: usize = 65_536;

fn kayles() -> HeapGame {
    Code::octal("0.77").unwrap().into()
}

/// The values up to `last`, from the proof of the period on copied.
fn listed(game: HeapGame, last: usize) -> Sequence {
    let mut sequence = Sequence::new(game);
    sequence.fill_to(last, &mut Budget::new(u64::MAX).meter("values")).unwrap();
    sequence
}

/// FNV-1a, going on from `sum`.
fn fnv(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A writer of the format, as its description has it.
struct File {
    bytes: Vec<u8>,
    /// Up to where the running checksum goes.
    summed: usize,
    sum: u64,
}

impl File {
    fn new(text: &str) -> Self {
        let mut file = Self { bytes: b"nimgrund\x02\0".to_vec(), summed: 0, sum: 0xcbf2_9ce4_8422_2325 };
        file.bytes.extend((text.len() as u32).to_le_bytes());
        file.bytes.extend(text.as_bytes());
        file.seal();
        file
    }

    /// The checksum of all bytes before, the checksums too.
    fn seal(&mut self) {
        let stored = fnv(self.sum, &self.bytes[self.summed..]).to_le_bytes();
        self.bytes.extend(stored);
        self.sum = fnv(self.sum, &self.bytes[self.summed..]);
        self.summed = self.bytes.len();
    }

    fn block(mut self, count: u32, width: u8, data: &[u8]) -> Self {
        self.bytes.extend(count.to_le_bytes());
        self.bytes.push(width);
        let short = fnv(self.sum, &self.bytes[self.summed..]) as u16;
        self.bytes.extend(short.to_le_bytes());
        self.bytes.extend(data);
        self.seal();
        self
    }

    /// All values, in blocks, each as wide as it has to be.
    fn of(sequence: &Sequence) -> Vec<u8> {
        let values: Vec<u32> = sequence.values().collect();
        let blocks = values.chunks(BLOCK);
        let file = blocks.fold(Self::new(&sequence.game().to_string()), |file, block| {
            let width = match block.iter().max() {
                Some(0x1_0000..) => 4,
                Some(0x100..) => 2,
                _ => 1,
            };
            let data: Vec<u8> =
                block.iter().flat_map(|value| value.to_le_bytes().into_iter().take(width)).collect();
            file.block(block.len() as u32, width as u8, &data)
        });
        file.bytes
    }
}

#[test]
fn files_are_written_as_described() {
    let take = |most: u64| HeapGame::Subtraction(Amounts::new((1..=most).map(nimatron::Heap::from)).unwrap());
    for (game, lasts) in [
        (kayles(), &[0, 1, BLOCK - 2, BLOCK - 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK][..]),
        // Values of one byte, of two, and of four.
        (take(255), &[700]),
        (take(256), &[700]),
        (HeapGame::AllBut(Amounts::new([]).unwrap()), &[255, 256, BLOCK - 1, BLOCK, BLOCK + 10]),
        (HeapGame::Lasker, &[1000, 3 * BLOCK]),
    ] {
        for last in lasts {
            let sequence = listed(game.clone(), *last);
            assert_eq!(sequence.len(), last + 1);
            let bytes = sequence.to_bytes();
            assert!(bytes == File::of(&sequence), "{game} {last}");
            let again = Sequence::from_bytes(game.clone(), &bytes).unwrap();
            assert!(again.values().eq(sequence.values()), "{game} {last}");
            assert_eq!(again.largest(), sequence.largest(), "{game} {last}");
        }
    }
}

/// However a file grows, it is the one that is written at once, and only its last block is written again.
#[test]
fn additions_begin_with_the_last_block() {
    for lasts in [&[0, 10, BLOCK - 2, BLOCK - 1][..], &[BLOCK, 2 * BLOCK - 1, 2 * BLOCK + 5], &[3 * BLOCK]] {
        let (mut file, mut checkpoint) = (Vec::new(), Checkpoint::default());
        for (step, last) in lasts.iter().enumerate() {
            let sequence = listed(kayles(), *last);
            let (old, before) = (file.len(), checkpoint.clone());
            let addition = sequence.bytes_since(&mut checkpoint);
            assert_eq!(addition.offset == 0, step == 0, "the beginning is written once");
            file.truncate(addition.offset as usize);
            file.extend(addition.bytes);
            assert!(file == sequence.to_bytes() && file.len() >= old);
            let (again, resumed) = Sequence::resume(kayles(), &file).unwrap();
            assert_eq!(resumed, checkpoint);
            assert!(again.values().eq(sequence.values()));
            // A checkpoint moves on with whole blocks only.
            let whole = |last: usize| (last + 1) / BLOCK;
            let moved = step == 0 || whole(*last) > whole(lasts[step - 1]);
            assert_eq!(checkpoint != before, moved, "{lasts:?} {last}");
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
        let found = Sequence::from_bytes(kayles(), &bytes[..end]);
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
    let read = |file: File| Sequence::from_bytes(kayles(), &file.bytes).map(|sequence| sequence.len());
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
    // No heap has a value above twice its size.
    assert_eq!(read(start().block(3, 1, &[0, 1, 4])), Ok(3));
    assert_eq!(read(start().block(3, 1, &[1, 1, 2])), Err(SaveError::Value { heap: 0 }));
    let takes = HeapGame::Subtraction(Amounts::new([1u64, 2].map(nimatron::Heap::from)).unwrap());
    let of = |data: &[u8]| File::new("subtract(1,2)").block(data.len() as u32, 1, data).bytes;
    // Nor one above the number of its options: two that leave a heap, and one that leaves none.
    assert_eq!(Sequence::from_bytes(takes.clone(), &of(&[0, 1, 2, 3])).unwrap().len(), 4);
    let error = Sequence::from_bytes(takes, &of(&[0, 1, 2, 4])).unwrap_err();
    assert_eq!(error.to_string(), "the saved value of heap 3 is not one that it can have");
    let other = Sequence::from_bytes(HeapGame::Lasker, &start().bytes).unwrap_err();
    assert_eq!(other.to_string(), "the saved values are of octal(0.77), not of lasker");
    let mut newer = start().bytes;
    newer[8] = 3;
    let error = Sequence::from_bytes(kayles(), &newer).unwrap_err();
    assert_eq!(error.to_string(), "the saved values have format 3; format 2 is known");
}

/// The sequence of a game with these values, which need not be its own: what is concluded from them does not depend on it.
fn with_values(game: &HeapGame, values: &[u32]) -> Sequence {
    let data: Vec<u8> = values.iter().map(|value| u8::try_from(*value).unwrap()).collect();
    let file = File::new(&game.to_string()).block(values.len() as u32, 1, &data);
    Sequence::from_bytes(game.clone(), &file.bytes).unwrap()
}

/// Preperiod, period and saltus.
type Numbers = (usize, usize, u32);

/// Every cycle that the end of the values goes through twice, the shortest first, by trying all.
fn cycles(values: &[u32]) -> Vec<Numbers> {
    let len = values.len();
    let step = |n: usize| i64::from(values[n + 1]) - i64::from(values[n]);
    let mut found: Vec<Numbers> = Vec::new();
    for start in (0..len.saturating_sub(2)).rev() {
        let repeats = |period: &usize| (start..len - 1 - period).all(|n| step(n) == step(n + period));
        let period = (1..len - start).find(repeats).unwrap();
        let Some(saltus) = values[len - 1].checked_sub(values[len - 1 - period]) else { continue };
        if 2 * period <= len - start {
            found.retain(|(_, other, _)| *other != period);
            found.push((start, period, saltus));
        }
    }
    found
}

/// The window of the first cycle that the theorem of the game proves from these values, or else the cycle that is seen.
fn concluded(game: &HeapGame, values: &[u32]) -> Option<(Numbers, Option<std::ops::Range<usize>>)> {
    let (len, found) = (values.len(), cycles(values));
    let reach = game.reach().and_then(|reach| reach.to_usize());
    let window = |(n0, p, saltus): Numbers| match game {
        HeapGame::Subtraction(_) => (saltus == 0 && n0 + reach? + p <= len).then(|| n0..n0 + reach.unwrap()),
        HeapGame::AllBut(excluded) => {
            let longest = excluded.largest().map_or(0, |most| most.to_usize().unwrap());
            let start = len.checked_sub(p + longest).filter(|start| *start >= n0)?;
            let set = |end: usize| values[..end].iter().copied().collect::<BTreeSet<u32>>();
            let raised: BTreeSet<u32> =
                (0..saltus).chain(set(start).iter().map(|value| value + saltus)).collect();
            (set(start + p) == raised).then(|| start..start + longest)
        }
        _ => {
            let (from, parts) = (n0.max(1), game.most_parts());
            let end = match game {
                HeapGame::Grundy => 2 * from + 2 * p,
                _ => parts * from + (parts - 1) * p + reach?,
            };
            (saltus == 0 && end + p <= len).then(|| from..end)
        }
    };
    let proved = found.iter().find_map(|cycle| Some((*cycle, Some(window(*cycle)?))));
    let often = |(n0, p, _): &&Numbers| 2 * (len - n0) + 1 >= len && len - n0 >= 3 * p;
    proved.or_else(|| found.iter().rev().find(often).map(|cycle| (*cycle, None)))
}

/// What is said of values, good or bad, is what the theorems say of them.
#[test]
fn periods_are_concluded_as_the_theorems_say() {
    let amounts = |list: &[u64]| Amounts::new(list.iter().map(|n| nimatron::Heap::from(*n))).unwrap();
    let games = [
        HeapGame::Subtraction(amounts(&[1, 2, 3, 4, 5])),
        HeapGame::Subtraction(amounts(&[3])),
        HeapGame::AllBut(amounts(&[])),
        HeapGame::AllBut(amounts(&[2])),
        HeapGame::AllBut(amounts(&[1, 3])),
        HeapGame::Grundy,
        Code::octal("0.6").unwrap().into(),
        Code::octal("0.33").unwrap().into(),
        Code::hexadecimal("0.9").unwrap().into(),
    ];
    let mut seed = 1956u64;
    let mut below = |bound: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % bound
    };
    let mut counts = [0; 3];
    for round in 0..30_000 {
        let game = &games[round % games.len()];
        let (n0, p, len) = (below(6) as usize, 1 + below(5) as usize, 1 + below(32) as usize);
        // No value is larger than the game allows.
        let (saltus, largest) =
            if matches!(game, HeapGame::AllBut(_)) { (below(4) as u32, u32::MAX) } else { (0, 2) };
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..len {
            let most = (2 * heap as u64).min(1 + below(3));
            let value = match heap.checked_sub(n0 + p) {
                Some(_) if below(40) > 0 => values[heap - p] + saltus,
                _ => below(most + 1) as u32,
            };
            values.push(value.min(2 * heap as u32).min(largest));
        }
        let sequence = with_values(game, &values);
        let told = sequence.period().map(|period| {
            let cycle = period.cycle();
            let numbers = (cycle.preperiod() as usize, cycle.period() as usize, cycle.saltus() as u32);
            match period {
                Period::Proved { window, .. } => (numbers, Some(window.start as usize..window.end as usize)),
                Period::Observed { computed, .. } => {
                    assert_eq!(computed, len as u64);
                    (numbers, None)
                }
            }
        });
        let expected = concluded(game, &values);
        assert_eq!(told, expected, "{game} {values:?}");
        assert_eq!(sequence.proved_period().is_some(), matches!(expected, Some((_, Some(_)))));
        counts[expected.map_or(0, |(_, window)| 1 + usize::from(window.is_some()))] += 1;
    }
    assert!(counts.iter().all(|count| *count > 2000), "{counts:?}");
}
