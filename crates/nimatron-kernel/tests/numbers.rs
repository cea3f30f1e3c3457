//! The readers of numbers agree with a simple definition at every level of the processor.

#[path = "../src/splitmix64.rs"]
mod splitmix64;

use nimatron_kernel::SimdLevel;
use nimatron_kernel::numbers::{LONGEST, read, without_last};

use self::splitmix64::SplitMix64;

/// What [`read`] is to give, word by word.
fn by_definition(text: &[u8]) -> (Vec<u64>, usize) {
    let (mut numbers, mut at) = (Vec::new(), 0);
    loop {
        let is_space = |byte: &u8| b" \t\n\x0b\x0c\r".contains(byte);
        at += text[at..].iter().take_while(|byte| is_space(byte)).count();
        let word: Vec<u8> = text[at..].iter().copied().take_while(|byte| !is_space(byte)).collect();
        let is_cut = at + word.len() == text.len();
        let is_short = (1..=LONGEST).contains(&word.len()) && word.iter().all(u8::is_ascii_digit);
        let number = String::from_utf8(word.clone()).ok().and_then(|word| word.parse().ok());
        match number {
            Some(number) if is_short && !is_cut => numbers.push(number),
            _ => return (numbers, at),
        }
        at += word.len();
    }
}

fn same(text: &[u8]) {
    let (expected, length) = by_definition(text);
    for level in SimdLevel::available() {
        let mut numbers = vec![7];
        let read = read(level, text, &mut numbers);
        assert_eq!((read, &numbers[1..]), (length, &expected[..]), "{level:?} {}", text.escape_ascii());
    }
    // Cut after any of its numbers, a text has the numbers up to that one.
    let read = &text[..length];
    for count in (0..=expected.len()).take(5) {
        let cut = without_last(read, count);
        assert_eq!(cut.is_none(), count == expected.len());
        let Some(cut) = cut else { continue };
        let (numbers, end) = by_definition(&[&read[..cut], b" "].concat());
        assert_eq!((numbers.as_slice(), end), (&expected[..expected.len() - count], cut + 1));
    }
}

/// A source of random texts, the same in every run.
struct RandomText(SplitMix64);

impl RandomText {
    fn seeded(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0.index(bound)
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    /// About `len` bytes of numbers of up to `digits` digits.
    fn text(&mut self, len: usize, digits: usize) -> Vec<u8> {
        let mut text = Vec::new();
        while text.len() < len {
            let digits = 1 + self.below(digits);
            text.extend((0..digits).map(|_| b'0' + self.below(10) as u8));
            for _ in 0..1 + self.below(8).saturating_sub(6) {
                text.extend_from_slice(self.pick(&[" ", " ", "\n", "\r\n", "\t", "\x0b", "\x0c"]).as_bytes());
            }
        }
        text
    }
}

fn rounds(full: usize) -> usize {
    if std::env::var_os("NIMATRON_QUICK").is_some() { full.div_ceil(20) } else { full }
}

/// Every byte at every place of a short text, next to digits and next to white space.
#[test]
fn every_byte_at_every_place() {
    let text =
        b"1 22 333 4444\n55555 666666 7777777 88888888\r\n999999999 1234567890 12345678901 1 2 3 4 5 6 ";
    for place in (0..text.len()).step_by(if rounds(20) == 1 { 7 } else { 1 }) {
        for byte in 0..=u8::MAX {
            let mut text = text.to_vec();
            text[place] = byte;
            same(&text);
        }
    }
}

/// Every text cut at every length: the last number may be cut, and the last group is never full.
#[test]
fn every_length() {
    for digits in [1, 2, 9, 16, 20] {
        let text = RandomText::seeded(digits as u64).text(400, digits);
        (0..text.len()).for_each(|len| same(&text[..len]));
        (0..text.len()).for_each(|start| same(&text[start..]));
    }
}

/// Numbers of every length at every place in a group, the longest that fits and the shortest that does not.
#[test]
fn every_length_of_a_number() {
    let ends =
        ["18446744073709551615", "18446744073709551616", "99999999999999999999", "00000000000000000001"];
    let numbers = (0..40).map(|len| "9".repeat(len)).chain(ends.map(str::to_owned));
    for number in numbers {
        for shift in 0..70 {
            same(format!("{}1 {number} 2 {number}\n3 4 5 ", " ".repeat(shift)).as_bytes());
        }
    }
}

#[test]
fn nothing_and_white_space() {
    for text in ["", " ", "\n", "5", "5 ", "x", " x"] {
        same(text.as_bytes());
    }
    for len in [63, 64, 65, 8191, 8192, 8193, 20_000] {
        same(&vec![b' '; len]);
        same(&vec![b'1'; len]);
        same(&[b"1 ".repeat(len), b"x".to_vec()].concat());
    }
}

/// Long texts of short and of long numbers, changed at random places.
#[test]
fn long_texts_with_mistakes() {
    let mut random = RandomText::seeded(5);
    for round in 0..rounds(400) {
        let len = 1 + random.below(40_000);
        let mut text = random.text(len, [1, 3, 9, 10, 17, 20, 24][round % 7]);
        for _ in 0..random.below(4) {
            let place = random.below(text.len());
            let odd = random.pick(&[
                "x",
                "-",
                "_",
                "\0",
                "\u{a0}",
                "é",
                "123456789012345678901234567890",
                "  ",
                "",
            ]);
            text.splice(place..place + 1, odd.bytes());
        }
        same(&text);
    }
}
