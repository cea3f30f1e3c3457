//! The glossary: the terms of the answers in the order in which they are shown.

use crate::report::Messages;

/// The terms; the message `term-NAME` has the words and `term-NAME-meaning` what they mean.
const TERMS: [&str; 20] = [
    "heap",
    "position",
    "normal",
    "misere",
    "n",
    "p",
    "winning-move",
    "column",
    "mod",
    "nim-sum",
    "option",
    "value",
    "sum",
    "loose",
    "tame",
    "quotient",
    "period",
    "remoteness",
    "search",
    "budget",
];

impl Messages {
    /// Returns the glossary: for each term of the answers its words and what they mean.
    ///
    /// ```
    /// use nimatron::{Lang, Messages};
    ///
    /// let glossary = Messages::new(Lang::En).glossary();
    /// assert!(glossary.iter().any(|(term, meaning)| term == "winning move" && meaning.contains("lost for the opponent")));
    /// ```
    pub fn glossary(&self) -> Vec<(String, String)> {
        let entry = |term: &str| {
            let (words, meaning) = (format!("term-{term}"), format!("term-{term}-meaning"));
            (self.format(&words, &[]), self.format(&meaning, &[]))
        };
        TERMS.into_iter().map(entry).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Lang, lang};

    #[test]
    fn every_term_of_the_messages_is_shown() {
        let lines = lang::IN_ALL_LANGUAGES.iter().flat_map(|file| file.lines());
        let keys = lines.filter_map(|line| line.strip_prefix("term-")?.strip_suffix("-meaning ="));
        assert!(keys.eq(TERMS));
        for lang in Lang::ALL {
            for (term, meaning) in Messages::new(lang).glossary() {
                assert!(!term.starts_with("term-") && !meaning.starts_with("term-"), "{lang}: {term}");
            }
        }
    }
}
