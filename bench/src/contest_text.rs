//! [`contest_text`]: the input of a contest, for the text batch and its references.

/// About `bytes` bytes of cases in the format `contest`, the same for the same `seed`: 3 to 20 heaps below 10^9 each, a
/// quarter of the cases lost.
pub fn contest_text(bytes: usize, seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut random = |bound: u64| {
        // SplitMix64 (Steele, Lea and Flood 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % bound
    };
    let mut body = String::with_capacity(bytes + 256);
    let mut cases = 0u64;
    while body.len() < bytes {
        let mut heaps: Vec<u64> = (0..3 + random(18)).map(|_| 1 + random(1_000_000_000)).collect();
        if cases % 4 == 0 {
            let sum = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
            heaps[0] = sum.max(1);
        }
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        body += &format!("{}\n{}\n", heaps.len(), heaps.join(" "));
        cases += 1;
    }
    format!("{cases}\n{body}").into_bytes()
}
