//! Octal and hexadecimal codes, and the octal games that have a name.

use crate::engine::take_and_break::{Base, Code, NAMED_CODES};
use crate::game::Component;
use crate::game::{Arity, Entry, Setup, SetupError};
use crate::games::heap_game;

pub(crate) const OCTAL: Entry = Entry {
    name: "octal",
    aliases: &[],
    parameters: "d0.d1d2…",
    arity: Arity::Any,
    example: "octal(0.156) 12 7",
    setup: |setup| coded(setup, &OCTAL, Base::Octal),
    samples: &[("octal(0.77)", 2, 7), ("octal(4.7)", 2, 5), ("octal(0.17)", 3, 4), ("octal(0.6)", 2, 8)],
};

pub(crate) const HEX: Entry = Entry {
    name: "hex",
    aliases: &[],
    parameters: "d0.d1d2…",
    arity: Arity::Any,
    example: "hex(0.9) 12 7",
    setup: |setup| coded(setup, &HEX, Base::Hexadecimal),
    samples: &[("hex(0.9)", 2, 8), ("hex(8.1)", 1, 9), ("hex(0.f)", 1, 8)],
};

fn coded(setup: &Setup<'_>, entry: &'static Entry, base: Base) -> Result<Component, SetupError> {
    let code = setup.code(base)?;
    heap_game::setup(setup, entry, code.to_string(), code.into())
}

macro_rules! named {
    ($($constant:ident = $name:literal, $example:literal, $box:expr;)*) => {
        $(
            pub(crate) const $constant: Entry = Entry {
                name: $name,
                aliases: &[],
                parameters: "",
                arity: Arity::Any,
                example: $example,
                setup: |setup| named(setup, &$constant),
                samples: &[$box],
            };
        )*
    };
}

named! {
    KAYLES = "kayles", "kayles 12 7", ("kayles", 2, 6);
    DAWSON = "dawson", "dawson 12 7", ("dawson", 2, 7);
    DAWSONS_KAYLES = "dawsons-kayles", "dawsons-kayles 12 7", ("dawsons-kayles", 2, 8);
    TREBLECROSS = "treblecross", "treblecross 12 7", ("treblecross", 2, 8);
    OFFICERS = "officers", "officers 12 7", ("officers", 2, 7);
    GUILES = "guiles", "guiles 12 7", ("guiles", 2, 7);
}

fn named(setup: &Setup<'_>, entry: &'static Entry) -> Result<Component, SetupError> {
    setup.expect_no_parameters()?;
    let code = NAMED_CODES.iter().find(|named| named.name == entry.name).map_or("0.0", |named| named.code);
    let code =
        Code::octal(code).map_err(|error| setup.bad_parameters(error.to_string(), error.expected()))?;
    heap_game::setup(setup, entry, String::new(), code.into())
}
