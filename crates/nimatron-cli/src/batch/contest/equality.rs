//! Compares cases answered in bulk with the same cases answered one by one: every answer, every error and its place,
//! every place to resume from.

use clap::Parser;
use nimatron::Lang;
use nimatron::engine::rng::SplitMix64;
use nimatron_kernel::SimdLevel;

use super::{Bulk, CaseReader, Layout, Rules, answer_by, one_by_one};
use crate::args::{BatchArgs, Cli, Command};
use crate::batch::interrupts::Interrupts;
use crate::batch::partial_file::Progress;
use crate::batch::progress_bar::ProgressBar;
use crate::batch::run::Sink;
use crate::batch::source::Source;
use crate::batch::token::Tokens;
use crate::batch::{AnswerStyle, BatchOptions, BatchRun};
use crate::words;

/// How cases are answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    InBulk(SimdLevel),
    OneByOne,
}

/// The result of a run.
#[derive(Debug, PartialEq, Eq)]
struct Ran {
    answers: String,
    failure: Option<(&'static str, String)>,
    progress: Progress,
}

struct Asked {
    args: BatchArgs,
    options: BatchOptions,
}

impl Asked {
    fn with(options: &str) -> Self {
        let words =
            ["nimatron", "batch", "--format", "contest"].into_iter().chain(options.split_whitespace());
        let Command::Batch(args) = Cli::parse_from(words).command else { panic!("the command is batch") };
        let options = BatchOptions::of(&args, &words::messages(Lang::En)).expect("the question can be asked");
        Self { args, options }
    }

    fn style(&self) -> AnswerStyle {
        AnswerStyle::of(&self.args).expect("the words fit").unwrap_or_default()
    }

    fn layout(&self) -> Layout {
        let BatchArgs { k_per_case, until_end, max_line, .. } = self.args;
        Layout { k_per_case, until_end, max_number: max_line }
    }

    /// Answers `input`, read in chunks, after what an earlier run has answered.
    fn run(&self, how: How, input: &[u8], chunk: usize, before: Option<Progress>) -> Ran {
        let mut out = Vec::new();
        let sink = Sink::Stream(Box::new(&mut out));
        let source = Source::in_chunks(input.to_vec(), chunk);
        let bar = ProgressBar::new(true, &self.options.messages);
        let mut run = BatchRun::new(source, sink, before, bar, Interrupts::default()).noting();
        let (style, layout) = (self.style(), self.layout());
        let mut rules = Rules::of(&self.options.game, self.args.k_per_case);
        let bulk = match how {
            How::InBulk(level) => {
                let bulk = Bulk::of(&mut rules, &style, &self.options.budget, layout.max_number, level);
                Some(bulk.expect("it can be answered in bulk"))
            }
            How::OneByOne => None,
        };
        let ended = answer_by(bulk, &mut run, rules, &self.options, &style, layout);
        let failure = ended.and(run.finish()).err().map(|failure| failure.report(&self.options.messages));
        let mut progress = run.progress();
        if failure.is_some() {
            // How much of an overlong number was read depends on the chunks, and nothing depends on that.
            progress = Progress { answered: progress.answered, ..Progress::default() };
        }
        drop(run);
        let answers = String::from_utf8(out).expect("answers are text");
        Ran { answers, failure: failure.map(|report| (report.code.slug(), report.message)), progress }
    }

    /// Returns the progress of a run after `cases` cases.
    fn progress(&self, how: How, input: &[u8], chunk: usize, cases: u64) -> Progress {
        let (source, sink) =
            (Source::in_chunks(input.to_vec(), chunk), Sink::Stream(Box::new(std::io::sink())));
        let bar = ProgressBar::new(true, &self.options.messages);
        let mut run = BatchRun::new(source, sink, None, bar, Interrupts::default()).noting();
        let (style, layout) = (self.style(), self.layout());
        let mut rules = Rules::of(&self.options.game, self.args.k_per_case);
        let tokens = Tokens::new(layout.max_number);
        let mut reader = CaseReader { tokens, case: None, until_end: layout.until_end };
        if !layout.until_end {
            reader.number(&mut run, || "".into()).expect("the number of cases is there");
        }
        let answered = match how {
            How::InBulk(level) => {
                let bulk = Bulk::of(&mut rules, &style, &self.options.budget, layout.max_number, level);
                bulk.expect("as above").answer(&mut run, &mut reader, &mut rules, cases)
            }
            How::OneByOne => one_by_one(&mut run, &mut reader, &mut rules, &self.options, &style, cases),
        };
        assert!(answered.is_ok());
        run.progress()
    }

    /// Asserts that `input` gets the same answers in bulk and one by one, in chunks of each size.
    fn same(&self, input: &[u8], chunks: impl IntoIterator<Item = usize>) -> Ran {
        let expected = self.run(How::OneByOne, input, 1 << 20, None);
        for (chunk, level) in
            chunks.into_iter().flat_map(|chunk| SimdLevel::available().map(move |it| (chunk, it)))
        {
            let bulk = self.run(How::InBulk(level), input, chunk, None);
            assert_eq!(bulk, expected, "{level:?}, chunks of {chunk}: {}", input.escape_ascii());
        }
        expected
    }
}

/// Every combination of options that can be answered in bulk.
const OPTIONS: [&str; 20] = [
    "",
    "--answer outcome",
    "--answer report",
    "--misere --answer report",
    "--game moore(1) --answer report",
    "--game moore(2)",
    "--game moore(3) --misere --answer outcome",
    "--game moore(18446744073709551616)",
    "--game moore(2) --max-line 20",
    "--answer move",
    "--game moore(2) --misere --answer move",
    "--game moore(3) --answer move",
    "--game moore(18446744073709551616) --answer report",
    "--game moore(2) --misere --answer report --budget 3000",
    "--until-end",
    "--until-end --game moore(2) --answer heap-amount",
    "--words Alice,Bob --misere",
    "--answer count",
    "--game moore(2) --answer count --budget 3000",
    "--game moore(3) --misere --answer heaps",
];

const OPTIONS_WITH_K: [&str; 6] = [
    "--k-per-case",
    "--k-per-case --misere --answer outcome",
    "--k-per-case --misere --answer move",
    "--k-per-case --answer report --budget 3000",
    "--k-per-case --until-end --answer heap-amount",
    "--k-per-case --until-end --answer heaps --misere",
];

/// A generator of random contests, the same in every run.
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

    fn space(&mut self) -> &'static str {
        self.pick(&[" ", " ", " ", " ", "\n", "\n", "\r\n", "\t", "  ", "\n\n \n"])
    }

    /// Returns a heap that is small, ordinary, long, or beyond 64 bits.
    fn heap(&mut self) -> String {
        match self.below(60) {
            0 => "18446744073709551615".to_owned(),
            1 => "18446744073709551616".to_owned(),
            2 => "9".repeat(18 + self.below(30)),
            3 => format!("{}7", "0".repeat(self.below(30))),
            4 => "1_000".to_owned(),
            5..20 => self.below(2).to_string(),
            20..40 => self.below(8).to_string(),
            _ => self.below(1 << 30).to_string(),
        }
    }

    /// Returns a contest in which a few cases are lost.
    fn contest(&mut self, cases: usize, with_k: bool) -> String {
        let mut text = format!("{}{cases}", self.pick(&["", "", "\u{feff}", "\n "]));
        for _ in 0..cases {
            let most = [3, 6, 12, 300][self.below(20).min(3).min(self.below(9))];
            let mut heaps: Vec<String> = (0..self.below(most)).map(|_| self.heap()).collect();
            match self.below(4) {
                0 => heaps.extend(heaps.clone()),
                1 => heaps.extend([heaps.clone(), heaps.clone()].concat()),
                _ => {}
            }
            text += self.space();
            text += &heaps.len().to_string();
            if with_k {
                text += self.space();
                text += self.pick(&["1", "2", "3", "4", "20000000000000000000"]);
            }
            for heap in heaps {
                text += self.space();
                text += &heap;
            }
        }
        text + self.pick(&["", "\n", " \r\n\n"])
    }

    /// Puts something wrong or unusual at a random place.
    fn mistake(&mut self, text: &mut Vec<u8>) {
        let place = self.below(text.len() + 1);
        let until = (place + self.below(3)).min(text.len());
        let odd: [&[u8]; 20] = [
            b"",
            b"",
            b" ",
            b"7",
            b"x",
            b"-",
            b"-1",
            b" +3 ",
            b"_",
            b"\0",
            b"\x80",
            b"\xff",
            b"\xc3",
            b".",
            b"\x1f",
            "é".as_bytes(),
            "\u{a0}".as_bytes(),
            "\u{2028}".as_bytes(),
            "\u{feff}".as_bytes(),
            "−4".as_bytes(),
        ];
        let odd = odd[self.below(odd.len())];
        text.splice(place..until, odd.iter().copied());
    }
}

fn rounds(full: usize) -> usize {
    if std::env::var_os("NIMATRON_QUICK").is_some() { full.div_ceil(10) } else { full }
}

/// Every option, contests of many shapes, right and wrong, in chunks of many sizes.
#[test]
fn bulk_is_as_one_by_one() {
    let mut random = RandomText::seeded(1);
    for (options, with_k) in
        OPTIONS.map(|it| (it, false)).into_iter().chain(OPTIONS_WITH_K.map(|it| (it, true)))
    {
        let asked = Asked::with(options);
        let mut wrong = 0;
        for round in 0..rounds(60) {
            let cases = random.below(if round % 10 == 0 { 400 } else { 20 });
            let mut text = random.contest(cases, with_k).into_bytes();
            for _ in 0..random.below(4) {
                random.mistake(&mut text);
            }
            let chunks = [1 + random.below(30), 1 + random.below(300), 1 + random.below(3000), 1 << 18];
            wrong += usize::from(asked.same(&text, chunks).failure.is_some());
        }
        assert!(wrong > 0, "{options}: some are wrong");
    }
}

/// Splits the input into two chunks at every place.
#[test]
fn every_border() {
    for (options, input) in [
        ("--answer report", "5\n3\n3 4 5\r\n2 123456789 123456789\n0\n1 18446744073709551616 3 1 1 1\n"),
        ("--misere", "\u{feff}3\u{a0}2 1 1 \u{2003} 1 00000000000000000000000000007 3 1_0 1_1 1 "),
        ("--k-per-case", "4 3 2 7 7 7\n1 1 5\n0 9\n2 0 4 4\n"),
        ("--answer outcome", "3 1 5 2 1 -2"),
        ("", "2 1 5 2 1"),
        ("", "1 1 5 x"),
        ("", "4 1 5 1 6 1 7 1 \0"),
    ] {
        Asked::with(options).same(input.as_bytes(), 1..=input.len());
    }
}

/// Cases longer than a block, and than a chunk, with an error at the end or an unusual number in the middle.
#[test]
fn long_cases() {
    let mut random = RandomText::seeded(2);
    let mut case = |n: usize, odd: &str| {
        let mut heaps: Vec<String> = (0..n).map(|_| random.below(1 << 30).to_string()).collect();
        heaps[n / 2] = odd.to_owned();
        format!("{} {}\n", 2 * n, [heaps.clone(), heaps].concat().join(" "))
    };
    let [long, wide, wrong] = ["7", "123456789012345678901234567890", "seven"].map(|odd| case(9000, odd));
    let short = case(3, "7").repeat(3000);
    for input in [
        format!("3002 {long}{short}{long}"),
        format!("3002 {short}{wide}{long}"),
        format!("3003 {long}{short}{wide}{wrong}"),
        format!("3001 {short}{}", &long[..long.len() / 2]),
    ] {
        for options in ["--answer report", "--game moore(3)", "--game moore(3) --answer move"] {
            Asked::with(options).same(input.as_bytes(), [1000, 70_000, 1 << 18]);
        }
    }
}

/// Either kind of run resumes after any case of a run of either kind, and refuses other input.
#[test]
fn either_resumes_the_other() {
    let in_bulk = How::InBulk(SimdLevel::best());
    let asked = Asked::with("--answer report");
    let (cases, input) = (40, RandomText::seeded(3).contest(40, false));
    let whole = asked.run(How::OneByOne, input.as_bytes(), 1 << 18, None);
    assert_eq!((whole.failure, whole.progress.answered), (None, cases));
    for answered in 1..=cases {
        let before = asked.progress(How::OneByOne, input.as_bytes(), 1 << 18, answered);
        for chunk in [7, 100, 1 << 18] {
            assert_eq!(asked.progress(in_bulk, input.as_bytes(), chunk, answered), before);
            for how in [in_bulk, How::OneByOne] {
                let rest = asked.run(how, input.as_bytes(), chunk, Some(before.clone()));
                assert_eq!((rest.failure, whole.answers.ends_with(&rest.answers)), (None, true));
                assert_eq!(rest.progress, whole.progress);
                let other = Progress { input_hash: !before.input_hash, ..before.clone() };
                let refused = asked.run(how, input.as_bytes(), chunk, Some(other));
                assert!(refused.failure.is_some_and(|(_, message)| message.contains("cannot resume")));
                assert_eq!(refused.answers, "");
            }
        }
    }
}
