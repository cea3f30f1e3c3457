//! Tests of values, periods and options: every fast method agrees with the definition and with the literature.

mod budgets;
mod options;
mod periods;
mod synthetic;
mod values;

use super::TakeAndBreak;

fn octal(code: &str) -> TakeAndBreak {
    TakeAndBreak::octal(code).unwrap()
}

fn hexadecimal(code: &str) -> TakeAndBreak {
    TakeAndBreak::hex(code).unwrap()
}

fn subtraction(amounts: &[u64]) -> TakeAndBreak {
    TakeAndBreak::subtraction(amounts.iter().copied()).unwrap()
}

fn all_but(amounts: &[u64]) -> TakeAndBreak {
    TakeAndBreak::all_but(amounts.iter().copied()).unwrap()
}
