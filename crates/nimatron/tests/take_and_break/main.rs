//! Take-and-break games: Grundy values, options with a value and periods against their definitions and the literature.

mod budgets;
mod options;
mod periods;
mod synthetic;
mod values;

use nimatron::Natural;
use nimatron::engine::take_and_break::{Amounts, Code, HeapGame};

fn octal(code: &str) -> HeapGame {
    Code::octal(code).unwrap().into()
}

fn hexadecimal(code: &str) -> HeapGame {
    Code::hexadecimal(code).unwrap().into()
}

fn amounts(list: &[u64]) -> Amounts {
    Amounts::new(list.iter().map(|n| Natural::from(*n))).unwrap()
}
