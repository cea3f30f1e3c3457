//! [`Content`]: what the beginning of the input says about the way in which it is written.

use crate::batch::Format;

/// How the input is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) format: Format,
    /// Whether a contest is a single case, without the number of cases in front of it.
    pub(crate) is_one_case: bool,
}

/// How much of the input is looked at in search of something that is not a number.
const SAMPLE: usize = 64 << 10;
/// The longest single case that is recognised as one.
const LONGEST_CASE: usize = 4 << 20;

impl From<Format> for Content {
    fn from(format: Format) -> Self {
        Self { format, is_one_case: false }
    }
}

impl Content {
    /// Returns how the input is written that begins with `head`, which is all of it if `is_all`; or `None` if more has
    /// to be seen.
    ///
    /// JSON begins with a brace. Otherwise one whole line is waited for: positions are lines that begin with a name or
    /// have signs between their numbers, and everything else is the numbers of a contest, or what was meant as one.
    pub(crate) fn of(head: &[u8], is_all: bool, k_per_case: bool) -> Option<Self> {
        let text = String::from_utf8_lossy(head);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let is_cut = !is_all && head.len() < SAMPLE;
        if text.starts_with('{') {
            return Some(Format::Jsonl.into());
        }
        if text.is_empty() {
            return (!is_cut).then_some(Format::Lines.into());
        }
        if is_cut && !text.contains('\n') {
            return None;
        }
        let end = (0..=SAMPLE.min(text.len())).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        if text[..end].lines().any(is_position) {
            return Some(Format::Lines.into());
        }
        let is_one_case = OneCase { text, k_per_case }.is_all_of_it(is_all, head.len() < LONGEST_CASE)?;
        Some(Self { format: Format::Contest, is_one_case })
    }
}

/// Returns whether a line is a position in the notation rather than some numbers of a contest.
fn is_position(line: &str) -> bool {
    line.trim_start().starts_with(char::is_alphabetic) || line.contains(['(', '+', '&', '|', ','])
}

/// Input that may be a single case: n (or n and k) on a line, and n numbers on the next.
struct OneCase<'a> {
    text: &'a str,
    k_per_case: bool,
}

impl OneCase<'_> {
    /// Returns whether the input is a single case and does not make sense as a contest that begins with the number of
    /// cases; `None` if more has to be seen, which is asked for only if `may_grow`.
    fn is_all_of_it(&self, is_all: bool, may_grow: bool) -> Option<bool> {
        let Some((first, rest)) = self.text.split_once('\n') else { return Some(false) };
        let head: Vec<&str> = first.split_whitespace().collect();
        let n = match (head.as_slice(), self.k_per_case) {
            ([n], false) | ([n, _], true) => n.parse::<usize>().ok(),
            _ => None,
        };
        let Some(n) = n else { return Some(false) };
        let rest = rest.trim_start();
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let found = line.split_whitespace().take(n.saturating_add(1)).count();
        if !after.trim_start().is_empty() || found > n || (found < n && rest.contains('\n')) {
            return Some(false);
        }
        if is_all {
            return Some(found == n && !self.has_number_of_cases());
        }
        if may_grow { None } else { Some(false) }
    }

    /// Returns whether the first number is that of the cases that follow it.
    fn has_number_of_cases(&self) -> bool {
        let mut words = self.text.split_whitespace();
        let mut number = || words.next()?.parse::<u64>().ok();
        let mut all = || {
            for _ in 0..number()? {
                let n = number()?;
                for _ in 0..n.checked_add(u64::from(self.k_per_case))? {
                    number()?;
                }
            }
            Some(())
        };
        all().is_some() && words.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str) -> Content {
        Content::of(text.as_bytes(), true, false).expect("all of it was seen")
    }

    #[test]
    fn each_format_is_recognised() {
        for (text, format) in [
            ("{\"position\":\"nim 1\"}", Format::Jsonl),
            ("\u{feff} \n\t{", Format::Jsonl),
            ("nim 1 2\n", Format::Lines),
            ("\n\nmisère nim 1 2\n", Format::Lines),
            ("3 4 5\nmoore(2) 1 2\n", Format::Lines),
            ("3, 4, 5\n", Format::Lines),
            ("1 2 + nim 3\n", Format::Lines),
            ("", Format::Lines),
            (" \n", Format::Lines),
            ("2\n1 5\n2 1 2\n", Format::Contest),
            ("2 1 5 2 1 2", Format::Contest),
            ("2\n1 5\n2 1 -2\n", Format::Contest),
            ("2\n1 5\n2 1 2x\n", Format::Contest),
        ] {
            assert_eq!(whole(text), format.into(), "{text:?}");
        }
    }

    #[test]
    fn one_case_is_recognised_if_it_is_nothing_else() {
        let one = Content { format: Format::Contest, is_one_case: true };
        for text in ["3\n1 2 3\n", "3\n1 2 3", "2\n\n5 5\n\n", "1\n7", "3\n1 99999999999999999999999 3\n"] {
            assert_eq!(whole(text), one, "{text:?}");
        }
        for text in ["2\n0 0\n", "1\n0\n", "3\n1 2\n", "3\n1 2 3 4\n", "3\n1 2 3\n4\n", "3\n", "3 1 2 3\n"] {
            assert_eq!(whole(text), Format::Contest.into(), "{text:?}");
        }
        assert_eq!(Content::of(b"2 1\n5 5\n", true, true), Some(one));
        assert_eq!(Content::of(b"2\n1 1 5\n1 1 5\n", true, true), Some(Format::Contest.into()));
    }

    #[test]
    fn no_more_is_waited_for_than_is_needed() {
        for text in ["", " ", "\n\n", "n", "nim 1", "12", "3\n1 2", "3\n1 2 3\n"] {
            assert_eq!(Content::of(text.as_bytes(), false, false), None, "{text:?}");
        }
        for text in ["{", "nim 1\n", "2\n1\n", "3\n1 2 3\n4", "3 4\n"] {
            assert!(Content::of(text.as_bytes(), false, false).is_some(), "{text:?}");
        }
    }
}
