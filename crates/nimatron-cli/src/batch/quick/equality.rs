//! Compares lines answered on the quick road with the same lines answered on the general one: every byte of the answers.

use clap::Parser;
use nimatron::Lang;
use nimatron::engine::rng::SplitMix64;

use super::QuickRoad;
use crate::args::{BatchArgs, Cli, Command};
use crate::batch::line::InputLine;
use crate::batch::run::Status;
use crate::batch::{AnswerStyle, BatchOptions, jsonl, lines};
use crate::words;

struct BothRoads {
    args: BatchArgs,
    options: BatchOptions,
}

impl BothRoads {
    fn with(options: &str, lang: Lang) -> Self {
        // Some numbers of moves are out of reach.
        let words = ["nimatron", "batch", "--budget", "20000"].into_iter().chain(options.split_whitespace());
        let Command::Batch(args) = Cli::parse_from(words).command else { panic!("the command is batch") };
        let options = BatchOptions::of(&args, &words::messages(lang)).expect("the question can be asked");
        Self { args, options }
    }

    /// Asserts that every line gets the same answer on both roads, and returns how many the quick one answered.
    fn same(&self, format: InputFormat, texts: &[String]) -> usize {
        let style = AnswerStyle::of(&self.args).expect("the words fit");
        let quick = QuickRoad::new(&self.options, style.as_ref()).expect("there is a quick road");
        let mut answered = 0;
        for (number, text) in (1..).zip(texts) {
            let Some(line) = InputLine::of(text.as_bytes(), number, self.args.max_line) else { continue };
            let (mut found, mut expected) = (b"before".to_vec(), b"before".to_vec());
            let taken = match format {
                InputFormat::Json => quick.answer_json(line, &mut found),
                InputFormat::Text => quick.answer_text(line, &mut found),
            };
            if taken.is_none() {
                // The general road answers; whatever that may cost, nobody compares it with itself.
                assert_eq!(found, b"before", "{text}: nothing is appended");
                continue;
            }
            let status = match format {
                InputFormat::Json => jsonl::answer(line, &self.options, style.as_ref(), &mut expected),
                InputFormat::Text => lines::answer(line, &self.options, style.as_ref(), &mut expected),
            };
            let (found, expected) = (String::from_utf8(found).unwrap(), String::from_utf8(expected).unwrap());
            assert_eq!((found, Status::Good), (expected, status.unwrap()), "{text}");
            answered += 1;
        }
        answered
    }
}

#[derive(Debug, Clone, Copy)]
enum InputFormat {
    Json,
    Text,
}

fn pick<'a>(rng: &mut SplitMix64, texts: &[&'a str]) -> &'a str {
    texts[rng.below(texts.len() as u64) as usize]
}

/// Returns a position as people write them, or something like it.
fn position(rng: &mut SplitMix64) -> String {
    const CONVENTIONS: &[&str] = &["", "", "misere ", "normal ", "misère ", " MISERE  ", "мизер "];
    const GAMES: &str = "nim|moore(1)|moore(2)|moore(3)|moore(2)|moore(9)|knim( 4 )|Moore (2)|exact(1)||moore(18446744073709551616)|\
        moore(2,1)|exact(2)|kayles|moore(0)|moore|nim +|turtles|nim 1 + moore(2)|nimble|nim3|poker(3)|moore(x)|misere|nim 3 x";
    const SEPARATORS: &[&str] = &[" ", " ", " ", " ", "  ", ",", ", ", "\t", " + ", "_", " -", ";"];
    let mut text = format!("{}{}", pick(rng, CONVENTIONS), pick(rng, &GAMES.split('|').collect::<Vec<_>>()));
    let odd = rng.below(4) == 0;
    let bits = [1, 2, 4, 10, 63, 64][rng.below(6) as usize];
    for _ in 0..rng.below(14) {
        text += if odd { pick(rng, SEPARATORS) } else { " " };
        let number = rng.next_u64() >> (64 - bits);
        match rng.below(if odd { 12 } else { 200 }) {
            0 => text += &format!("00{number}"),
            1 => text += &format!("{number}0000000000"),
            2 => text += pick(rng, &["x", "−3", "two", "٣", "+", "18446744073709551615"]),
            _ => text += &number.to_string(),
        }
    }
    text += pick(rng, &["", "", "", "", " ", ",", "\t", "\r"]);
    text
}

/// Returns a line of JSON with this position, or something like it.
fn json(rng: &mut SplitMix64, position: &str) -> String {
    if rng.below(2) == 0 {
        return format!("{{\"position\": \"{position}\", \"id\": {}}}", rng.below(100));
    }
    let position = match rng.below(12) {
        0 => position.replace(' ', "\\u0020"),
        1 => position.replace('m', "\\m"),
        _ => position.to_owned(),
    };
    let id = pick(
        rng,
        &[
            "1",
            "0",
            "12345678901234567890123",
            "\"a b\"",
            "null",
            "01",
            "-1",
            "1.5",
            "\"\\n\"",
            "\"é\"",
            "[1, 2]",
            "",
            "1 2",
            "\"x",
        ],
    );
    let space = pick(rng, &["", " ", " ", "\t", "\u{a0}"]);
    match rng.below(8) {
        0 => format!("{{\"position\":{space}\"{position}\"}}"),
        1 => format!("{{{space}\"id\":{id}{space},\"position\": \"{position}\"{space}}}{space}"),
        2 => format!("{{\"position\": \"{position}\", \"id\": {id}, \"more\": {id}}}"),
        3 => format!("{{\"position\": \"{position}\", \"id\": {id}, \"id\": {id}}}"),
        4 => format!("{{\"position\": \"{position}\", \"position\": \"{position}\"}}"),
        5 => pick(rng, &["{}", "{\"id\": 1}", "[]", "{\"position\": 3}", "{\"position\": \"nim 3\"} x", "{"])
            .to_owned(),
        _ => format!("{{\"position\": \"{position}\",{space}\"id\": {id}}}"),
    }
}

fn compare(format: InputFormat, options: &[&str], lang: Lang, lines: usize) {
    let mut rng = SplitMix64::new(16);
    for options in options {
        let texts: Vec<String> = (0..lines)
            .map(|_| {
                let position = position(&mut rng);
                match format {
                    InputFormat::Json => json(&mut rng, &position),
                    InputFormat::Text => position,
                }
            })
            .collect();
        let answered = BothRoads::with(options, lang).same(format, &texts);
        assert!(
            answered > lines / 40,
            "{options}: {answered} of {lines} lines were answered on the quick road"
        );
    }
}

#[test]
fn lines_of_json_get_the_same_answers() {
    let options =
        ["", "--count", "--game moore(3)", "--misere", "--count --misere", "--max-line 60", "--answer move"];
    compare(InputFormat::Json, &options, Lang::En, 3000);
}

#[test]
fn lines_get_the_same_answers_in_every_style() {
    let options = [
        "",
        "--count",
        "--answer first-second",
        "--words A,B",
        "--answer outcome",
        "--answer report",
        "--answer move",
        "--answer heaps",
        "--answer heap-amount",
        "--answer count",
        "--game moore(2) --answer count --misere",
    ];
    compare(InputFormat::Text, &options, Lang::En, 2000);
}

#[test]
fn the_words_are_the_same_in_every_language() {
    for lang in Lang::ALL {
        compare(InputFormat::Json, &["--count"], lang, 1500);
    }
}

/// All lines as the benchmarks have them are answered on the quick road.
#[test]
fn plain_lines_take_the_quick_road() {
    let mut rng = SplitMix64::new(4);
    let texts: Vec<String> = (0..500)
        .map(|id| {
            let heaps: Vec<String> = (0..rng.between(1, 12)).map(|_| rng.below(1000).to_string()).collect();
            let (misere, k) = (pick(&mut rng, &["", "misere "]), rng.between(1, 8));
            format!("{{\"position\": \"{misere}moore({k}) {}\", \"id\": {id}}}", heaps.join(" "))
        })
        .collect();
    assert_eq!(BothRoads::with("", Lang::En).same(InputFormat::Json, &texts), texts.len());
}

/// More games than are remembered are answered all the same.
#[test]
fn many_games_are_answered() {
    let texts: Vec<String> = (1..200).map(|k| format!("moore({k}) 3 4 5 {k}")).collect();
    assert!(BothRoads::with("", Lang::En).same(InputFormat::Text, &texts) >= super::HEADS);
    let others: Vec<String> =
        (1..200).map(|m| format!("bash({m}) 3 4")).chain(["nim 3 4".to_owned()]).collect();
    assert_eq!(BothRoads::with("", Lang::En).same(InputFormat::Text, &others), 1);
}

/// Other fields and Grundy values have no quick road.
#[test]
fn other_questions_are_left_to_the_general_road() {
    for options in ["--grundy", "--remoteness", "--because", "--answer grundy"] {
        let roads = BothRoads::with(options, Lang::En);
        let style = AnswerStyle::of(&roads.args).unwrap();
        assert!(QuickRoad::new(&roads.options, style.as_ref()).is_none(), "{options}");
    }
}
