//! Files of saved values that somebody or something has changed.

use std::cell::RefCell;
use std::collections::HashMap;

use nimatron::Budget;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};

use crate::bytes::Bytes;

const GAMES: [&str; 4] = ["0.77", "0.137", "0.16", "4.004"];

/// How many values the files hold: several blocks are left to other tests, which take longer.
const LAST: usize = 300;

thread_local! {
    /// The files as they were saved, by game.
    static SAVED: RefCell<HashMap<&'static str, Vec<u8>>> = RefCell::default();
}

fn saved(code: &'static str) -> Vec<u8> {
    let compute = || {
        let mut sequence = Sequence::new(TakeAndBreak::octal(code).unwrap());
        sequence.extend_to(LAST, &Budget::default()).unwrap();
        sequence.to_bytes()
    };
    SAVED.with_borrow_mut(|known| known.entry(code).or_insert_with(compute).clone())
}

/// The first byte chooses a game, the second what is done: a file is read that is these bytes, or the saved file changed
/// by them. It is refused, or its values are the right ones, all of them or those before the damage.
pub fn save(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let code = bytes.one_of(&GAMES);
    let whole = saved(code);
    let file = match bytes.below(3) {
        0 => bytes.rest().to_vec(),
        1 => {
            let mut file = whole.clone();
            while let (Some(high), Some(low), Some(change)) = (bytes.byte(), bytes.byte(), bytes.byte()) {
                let at = (usize::from(high) << 8 | usize::from(low)) % file.len();
                file[at] ^= change;
            }
            file
        }
        _ => {
            let kept = (bytes.below(255) << 8 | bytes.below(255)) % (whole.len() + 1);
            [&whole[..kept], bytes.rest()].concat()
        }
    };
    let game = || TakeAndBreak::octal(code).unwrap();
    let right = Sequence::from_bytes(game(), &whole).unwrap();
    match Sequence::from_bytes(game(), &file) {
        // A file whose end is missing holds what comes before it.
        Ok(sequence) => assert!(sequence.values().eq(right.values().take(sequence.len())), "{code}"),
        Err(refused) => assert!(!refused.to_string().is_empty()),
    }
    if let Ok((mut sequence, _)) = Sequence::recovered(game(), &file) {
        assert!(sequence.len() <= right.len());
        assert!(sequence.values().eq(right.values().take(sequence.len())), "{code}");
        // It goes on rightly, perhaps farther: values are computed in blocks, and a proved period gives the rest.
        sequence.extend_to(LAST, &Budget::default()).unwrap();
        let both = sequence.len().min(right.len());
        assert!(sequence.values().take(both).eq(right.values().take(both)), "{code}");
    }
}
