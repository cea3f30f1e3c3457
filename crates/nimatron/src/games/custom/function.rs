//! [`Function`]: what expressions can call.

/// A function of numbers; its result is `None` if it does not fit or does not exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Function {
    Min,
    Max,
    Abs,
    Gcd,
    Sqrt,
    Pow,
    Xor,
}

/// Every function with its name and how many arguments it takes at least and at most.
const FUNCTIONS: &[(&str, Function, usize, usize)] = &[
    ("min", Function::Min, 1, 16),
    ("max", Function::Max, 1, 16),
    ("abs", Function::Abs, 1, 1),
    ("gcd", Function::Gcd, 2, 2),
    ("sqrt", Function::Sqrt, 1, 1),
    ("pow", Function::Pow, 2, 2),
    ("xor", Function::Xor, 2, 2),
];

impl Function {
    /// Returns the function called `name`, with the fewest and the most arguments it takes.
    pub(super) fn named(name: &str) -> Option<(Self, usize, usize)> {
        FUNCTIONS
            .iter()
            .find(|known| known.0 == name)
            .map(|(_, function, least, most)| (*function, *least, *most))
    }

    /// Returns the names of all functions.
    pub(super) fn names() -> String {
        FUNCTIONS.iter().map(|known| known.0).collect::<Vec<_>>().join(", ")
    }

    /// Returns the result.
    pub(super) fn of(self, arguments: &[i128]) -> Option<i128> {
        match (self, arguments) {
            (Self::Min, numbers) => numbers.iter().min().copied(),
            (Self::Max, numbers) => numbers.iter().max().copied(),
            (Self::Abs, [a]) => a.checked_abs(),
            (Self::Gcd, [a, b]) => gcd(a.checked_abs()?, b.checked_abs()?),
            (Self::Sqrt, [a]) => a.checked_isqrt(),
            (Self::Pow, [a, b]) => a.checked_pow(u32::try_from(*b).ok()?),
            (Self::Xor, [a, b]) => (*a >= 0 && *b >= 0).then_some(a ^ b),
            _ => None,
        }
    }
}

fn gcd(mut a: i128, mut b: i128) -> Option<i128> {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    Some(a)
}
