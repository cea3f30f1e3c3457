//! The grammatical form that a number asks for, as in the plural rules of the Unicode CLDR for whole numbers.

/// English: `one` stone, two stones.
pub(crate) const fn english(number: u64) -> &'static str {
    if number == 1 { "one" } else { "other" }
}

/// Russian: the last digits decide, except from 11 to 14.
#[cfg(any(test, feature = "messages"))]
pub(crate) const fn russian(number: u64) -> &'static str {
    match (number % 10, number % 100) {
        (_, 11..=14) => "many",
        (1, _) => "one",
        (2..=4, _) => "few",
        _ => "many",
    }
}

/// Chinese has one form.
#[cfg(feature = "messages")]
pub(crate) const fn chinese(_: u64) -> &'static str {
    "other"
}
