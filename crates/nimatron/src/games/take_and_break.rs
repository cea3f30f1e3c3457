//! All take-and-break games of the list, as a table: subtraction and all-but games, codes, and the games with a name of
//! their own. A new named code is one line of the table and its messages.

mod daisies;
mod rules;

pub(crate) use rules::{HeapRules, others_note, replace, value_note};

use crate::Natural;
use crate::engine::take_and_break::TakeAndBreak;
use crate::game::{Arity, Component, Entry, Setup};
use crate::notation::ParseError;

/// How the parameters of an entry become a game.
enum Parameters {
    /// There are none.
    None(fn() -> Result<TakeAndBreak, ParseError>),
    /// One code.
    Code(fn(&str) -> Result<TakeAndBreak, ParseError>),
    /// So many amounts or more.
    Amounts(usize, fn(Vec<Natural>) -> Result<TakeAndBreak, ParseError>),
}

impl Parameters {
    /// As in the table of games.
    const fn signature(&self) -> &'static str {
        match self {
            Self::None(_) => "",
            Self::Code(_) => "d0.d1d2…",
            Self::Amounts(..) => "s,…",
        }
    }

    fn read(&self, setup: &Setup<'_>, entry: &'static Entry) -> Result<Component, ParseError> {
        let bad = |error| setup.at_parameters(error);
        let (parameters, game) = match self {
            Self::None(game) => {
                setup.expect_no_parameters()?;
                (String::new(), game().map_err(bad)?)
            }
            Self::Code(read) => {
                let game = setup.code(*read)?;
                (game.code(), game)
            }
            Self::Amounts(fewest, game) => {
                let game = game(setup.amounts(*fewest)?).map_err(bad)?;
                let amounts: Vec<String> =
                    game.listed().iter().map(|(amount, _)| amount.to_string()).collect();
                (amounts.join(","), game)
            }
        };
        HeapRules::component(setup, entry, parameters, game)
    }
}

macro_rules! table {
    ($list:ident { $($constant:ident, $name:literal, $parameters:expr, $example:literal, $samples:expr;)* }) => {
        $(
            const $constant: Entry = Entry {
                name: $name,
                aliases: &[],
                parameters: $parameters.signature(),
                arity: Arity::Any,
                example: $example,
                setup: |setup| $parameters.read(setup, &$constant),
                samples: &$samples,
            };
        )*
        pub(crate) const $list: &[&Entry] = &[$(&$constant),*];
    };
}

use Parameters::{Amounts, Code, None as Fixed};

// Subtraction games are tame [ferguson-1974].
table! { TAKING {
    SUBTRACT, "subtract", Amounts(1, TakeAndBreak::subtraction), "subtract(1,3,4) 10 7",
        [("subtract(1,3,4)", 3, 8), ("subtract(2)", 3, 5), ("subtract(2,5,6)", 2, 12), ("subtract(7,30)", 2, 12)];
    ALL_BUT, "allbut", Amounts(0, TakeAndBreak::all_but), "allbut(2,3) 10 7",
        [("allbut(1)", 2, 8), ("allbut(2,3)", 2, 8), ("allbut()", 2, 5)];
} }

// A heap of n is: in Kayles a row of n pins, of which a ball knocks down one or two neighbours, in Dawson's Kayles always
// two; in Linear Cram a strip of n squares, of which a domino covers two neighbours (Winning Ways, chapter 15); in Dawson's
// Chess n pairs of pawns; in Treblecross n - 2 squares; in Officers n + 1 of Couples-are-Forever.
table! { BREAKING {
    OCTAL, "octal", Code(TakeAndBreak::octal), "octal(0.156) 12 7",
        [("octal(0.77)", 2, 7), ("octal(4.7)", 2, 5), ("octal(0.17)", 3, 4), ("octal(0.6)", 2, 8)];
    HEX, "hex", Code(TakeAndBreak::hex), "hex(0.9) 12 7", [("hex(0.9)", 2, 8), ("hex(8.1)", 1, 9), ("hex(0.f)", 1, 8)];
    KAYLES, "kayles", Fixed(|| TakeAndBreak::octal("0.77")), "kayles 12 7", [("kayles", 2, 6)];
    DAWSON, "dawson", Fixed(|| TakeAndBreak::octal("0.137")), "dawson 12 7", [("dawson", 2, 7)];
    DAWSONS, "dawsons-kayles", Fixed(|| TakeAndBreak::octal("0.07")), "dawsons-kayles 12 7", [("dawsons-kayles", 2, 8)];
    LINEAR_CRAM, "linear-cram", Fixed(|| TakeAndBreak::octal("0.07")), "linear-cram 12 7", [("linear-cram", 2, 8)];
    TREBLECROSS, "treblecross", Fixed(|| TakeAndBreak::octal("0.007")), "treblecross 12 7", [("treblecross", 2, 8)];
    OFFICERS, "officers", Fixed(|| TakeAndBreak::octal("0.6")), "officers 12 7", [("officers", 2, 7)];
    GUILES, "guiles", Fixed(|| TakeAndBreak::octal("0.15")), "guiles 12 7", [("guiles", 2, 7)];
    GRUNDY, "grundy", Fixed(|| Ok(TakeAndBreak::grundy())), "grundy 7 12", [("grundy", 2, 8), ("grundy", 1, 11)];
    LASKER, "lasker", Fixed(|| Ok(TakeAndBreak::lasker())), "lasker 7 12", [("lasker", 2, 4), ("lasker", 1, 7)];
} }
