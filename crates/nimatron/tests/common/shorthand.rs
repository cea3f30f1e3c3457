//! A shorthand for positions with many or large heaps.

use nimatron::engine::UBig;

/// Writes out the numbers of a position: `3*4` is four heaps of three stones, `2^70-1` is a power of two less one.
pub(crate) fn in_full(text: &str) -> String {
    let power = |word: &str| -> Option<String> {
        let (base, rest) = word.split_once('^')?;
        let (exponent, less) = rest.split_once('-').unwrap_or((rest, "0"));
        let number = UBig::from(base.parse::<u64>().ok()?).pow(exponent.parse().ok()?);
        Some((number - UBig::from(less.parse::<u64>().ok()?)).to_string())
    };
    let word = |word: &str| match word.split_once('*') {
        Some((number, times)) if times.parse::<usize>().is_ok() => {
            let number = power(number).unwrap_or_else(|| number.to_owned());
            vec![number; times.parse().unwrap()].join(" ")
        }
        _ => power(word).unwrap_or_else(|| word.to_owned()),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
