//! [`SurveyFamily`]: which games a survey is about.

use std::collections::BTreeMap;

use nimatron::notation::Wording;

use super::SurveyClass;
use super::code::Code;
use crate::{ErrorCode, ErrorReport};

/// A finite family of take-and-break games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SurveyFamily {
    /// The octal codes 0.d₁d₂… with at most so many digits after the point.
    Octal(u32),
    /// The hexadecimal codes with at most so many digits after the point.
    Hex(u32),
    /// The subtraction sets whose amounts are at most this.
    Subtraction(u32),
}

/// The most games of one survey.
const MOST: u64 = 1 << 24;

impl SurveyFamily {
    /// The names of the families.
    pub const NAMES: [&'static str; 3] = ["octal", "hex", "subtraction"];

    /// Returns the family with this name and bound: the digits of a code, or the largest amount.
    pub fn named(name: &str, bound: u32) -> Option<Self> {
        let families = [Self::Octal(bound), Self::Hex(bound), Self::Subtraction(bound)];
        let named = Self::NAMES.into_iter().zip(families);
        named.into_iter().find(|(known, _)| *known == name).map(|(_, family)| family)
    }

    /// Returns the classes of equivalent games, in the order of the games that stand for them.
    ///
    /// # Errors
    /// [`ErrorReport`] if there are too many games.
    pub fn classes(self) -> Result<Vec<SurveyClass>, ErrorReport> {
        let games = match self {
            Self::Octal(digits) => 8u64.checked_pow(digits),
            Self::Hex(digits) => 16u64.checked_pow(digits),
            Self::Subtraction(largest) => 1u64.checked_shl(largest),
        };
        let too_many =
            || ErrorReport::new(ErrorCode::TooLarge, Wording::new("error-survey").with("most", MOST));
        let games = games.filter(|games| *games <= MOST).ok_or_else(too_many)?;
        match self {
            Self::Octal(digits) => codes("octal", 8, digits, games),
            Self::Hex(digits) => codes("hex", 16, digits, games),
            Self::Subtraction(_) => subtraction_sets(games),
        }
    }
}

/// Returns the classes of the first `games` codes with so many digits.
fn codes(name: &str, base: u64, digits: u32, games: u64) -> Result<Vec<SurveyClass>, ErrorReport> {
    let mut classes: BTreeMap<Code, Vec<String>> = BTreeMap::new();
    for number in 1..games {
        let code =
            Code::new((0..digits).rev().map(|place| (number / base.pow(place) % base) as u8).collect());
        let (standard, shift) = code.standard();
        let shown = if shift == 0 { code.to_string() } else { format!("{code}+{shift}") };
        classes.entry(standard).or_default().push(shown);
    }
    let class = |(standard, codes): (Code, Vec<String>)| {
        SurveyClass::new(&format!("{name}({standard})"), codes.join(" "))
    };
    classes.into_iter().map(class).collect()
}

/// Returns the classes of the subtraction sets that the bits of the numbers below `games` describe. Sets are equivalent if
/// one is a multiple of the other: the heaps n, …, n + g - 1 for n divisible by g are then alike.
fn subtraction_sets(games: u64) -> Result<Vec<SurveyClass>, ErrorReport> {
    let mut classes: BTreeMap<Vec<u32>, Vec<String>> = BTreeMap::new();
    for bits in 1..games {
        let amounts: Vec<u32> = (1..=64).filter(|amount| bits >> (amount - 1) & 1 == 1).collect();
        let divisor = amounts.iter().fold(0, |divisor, amount| gcd(divisor, *amount));
        let shown = amounts.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        classes.entry(amounts.iter().map(|amount| amount / divisor).collect()).or_default().push(shown);
    }
    let class = |(amounts, sets): (Vec<u32>, Vec<String>)| {
        let amounts = amounts.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        SurveyClass::new(&format!("subtract({amounts})"), sets.join(" "))
    };
    classes.into_iter().map(class).collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_one_class() {
        for (family, games) in
            [(SurveyFamily::Octal(3), 511), (SurveyFamily::Hex(2), 255), (SurveyFamily::Subtraction(8), 255)]
        {
            let classes = family.classes().unwrap();
            let codes: Vec<&str> = classes.iter().flat_map(|class| class.codes().split(' ')).collect();
            assert_eq!(codes.len(), games);
        }
        let dawson = SurveyFamily::Octal(3).classes().unwrap();
        let dawson = dawson.iter().find(|class| class.game() == "octal(0.137)").unwrap();
        assert!(dawson.codes().starts_with("0.07+1 0.071+1 ") && dawson.codes().contains(" 0.137 0.4+2 "));
        let all = SurveyFamily::Subtraction(4).classes().unwrap();
        assert!(all.iter().any(|class| class.game() == "subtract(1,2)" && class.codes() == "1,2 2,4"));
        assert!(SurveyFamily::Octal(99).classes().is_err());
        assert!(SurveyFamily::Subtraction(99).classes().is_err());
    }
}
