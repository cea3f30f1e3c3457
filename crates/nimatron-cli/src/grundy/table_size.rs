//! [`TableSize`]: how far a table goes, as it is typed: `20x20`, or `20` for both numbers.

use std::str::FromStr;

/// The largest first and the largest second number of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableSize(pub(crate) [usize; 2]);

impl FromStr for TableSize {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let pair = text.split_once(['x', 'X', '×', ',']);
        let read = match pair {
            Some((first, second)) => number(first).zip(number(second)),
            None => number(text).map(|both| (both, both)),
        };
        let (first, second) = read.ok_or("expected two numbers, such as 20x20")?;
        Ok(Self([first, second]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_is_both() {
        for (text, expected) in
            [("20x30", [20, 30]), ("5", [5, 5]), ("3X4", [3, 4]), ("3×4", [3, 4]), ("0,9", [0, 9])]
        {
            assert_eq!(text.parse(), Ok(TableSize(expected)), "{text}");
        }
        for wrong in ["", "x", "3x", "3x4x5", "-1x2", "ax3"] {
            assert!(wrong.parse::<TableSize>().is_err(), "{wrong}");
        }
    }
}
