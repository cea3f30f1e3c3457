//! [`contest_text`]: the input of a contest, for the text batch and its references.

use nimatron::engine::rng::SplitMix64;

/// Returns about `bytes` bytes of cases in the format `contest`, the same for the same `seed`: 3 to 20 heaps below 10^9
/// each, a quarter of the cases lost.
pub(crate) fn contest_text(bytes: usize, seed: u64) -> Vec<u8> {
    let mut rng = SplitMix64::new(seed);
    let mut body = String::with_capacity(bytes + 256);
    let mut cases = 0u64;
    while body.len() < bytes {
        let count = 3 + rng.below(18);
        let mut heaps: Vec<u64> = (0..count).map(|_| 1 + rng.below(1_000_000_000)).collect();
        if cases.is_multiple_of(4) {
            let sum = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
            heaps[0] = sum.max(1);
        }
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        body += &format!("{}\n{}\n", heaps.len(), heaps.join(" "));
        cases += 1;
    }
    format!("{cases}\n{body}").into_bytes()
}
