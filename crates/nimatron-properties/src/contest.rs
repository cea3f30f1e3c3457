//! Contest text: the number of cases, and for each case n (or n and k) and n numbers.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Cursor, Read};
use std::rc::Rc;

use nimatron::{Budget, Natural, Position};
use nimatron_cli::{BatchCommand, ErrorReport};

use crate::bytes::Bytes;

const STEPS: u64 = 500;

/// The stream reader agrees with a naive reader that splits the whole text at white space. The first three bytes choose
/// the game, the convention and what is printed.
pub fn contest(data: &[u8]) {
    let mut choices = Bytes::new(data);
    let (game, k_per_case) = choices.one_of(&[
        ("nim", false),
        ("moore", true),
        ("moore(2)", false),
        ("exact", true),
        ("poker(3)", false),
        ("wythoff", false),
        ("octal(0.137)", false),
        ("turtles", false),
    ]);
    let misere = choices.below(2) == 1;
    let style = choices.one_of(&["outcome", "first-second", "move"]);
    let steps = STEPS.to_string();
    let mut arguments =
        vec!["--format", "contest", "--game", game, "--answer", style, "--budget", steps.as_str()];
    arguments.extend(misere.then_some("--misere"));
    arguments.extend(k_per_case.then_some("--k-per-case"));

    let (written, ended) = answers(&arguments, choices.rest());
    let Ok(text) = str::from_utf8(choices.rest()) else { return };
    let mut expected = String::new();
    let twin = Twin { game, k_per_case, misere, style };
    let was_good = twin.answer(text.strip_prefix('\u{feff}').unwrap_or(text), &mut expected).is_some();
    assert_eq!(written, expected, "{arguments:?} {text:?}: {ended:?}");
    assert_eq!(ended.is_ok(), was_good, "{arguments:?} {text:?}: {ended:?}");
}

thread_local! {
    /// The batches asked for so far, by their arguments: reading these takes longer than most answers.
    static BATCHES: RefCell<HashMap<String, Rc<BatchCommand>>> = RefCell::default();
}

fn batch(arguments: &[&str]) -> Rc<BatchCommand> {
    let read = || Rc::new(BatchCommand::new(arguments).unwrap());
    BATCHES.with_borrow_mut(|known| known.entry(arguments.join(" ")).or_insert_with(read).clone())
}

/// One of so many inputs is answered with two threads as well: threads take longer to start than most answers.
const WITH_THREADS: usize = 16;

/// Returns what the command answers, and asserts that the answer depends neither on the chunks of the input nor on the
/// number of threads.
pub(crate) fn answers(arguments: &[&str], input: &[u8]) -> (String, Result<(), ErrorReport>) {
    let answers = |threads, input: Box<dyn Read>| {
        let mut out = Vec::new();
        let ended = batch(&[arguments, &["--threads", threads]].concat()).answer(input, &mut out);
        (String::from_utf8(out).unwrap(), ended)
    };
    let at_once = answers("1", Box::new(Cursor::new(input.to_vec())));
    let threads = match input.iter().map(|byte| usize::from(*byte)).sum::<usize>() % WITH_THREADS {
        0 => "2",
        _ => "1",
    };
    let piecemeal = answers(threads, Box::new(Piecemeal(Cursor::new(input.to_vec()))));
    let message = |ended: &Result<(), ErrorReport>| ended.as_ref().err().map(|error| error.message.clone());
    assert_eq!((&at_once.0, message(&at_once.1)), (&piecemeal.0, message(&piecemeal.1)), "{arguments:?}");
    at_once
}

/// Input that arrives a few bytes at a time, so that numbers and characters are split.
struct Piecemeal(Cursor<Vec<u8>>);

impl Read for Piecemeal {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = buffer.len().min(7);
        self.0.read(&mut buffer[..most])
    }
}

/// The naive reader.
struct Twin<'a> {
    game: &'a str,
    k_per_case: bool,
    misere: bool,
    style: &'a str,
}

impl Twin<'_> {
    /// Appends the answers up to the first error. Returns `None` if there is one.
    fn answer(&self, text: &str, answers: &mut String) -> Option<()> {
        let mut words = text.split_whitespace();
        let mut number = || words.next()?.parse::<Natural>().ok();
        for _ in 0..number()?.to_u64().unwrap_or(u64::MAX) {
            let n = number()?;
            let mut position = if self.misere { "misere " } else { "" }.to_owned() + self.game;
            if self.k_per_case {
                position += &format!("({})", number()?);
            }
            for _ in 0..n.to_u64().unwrap_or(u64::MAX) {
                position += &format!(" {}", number()?);
            }
            *answers += &self.solved(&position.parse().ok()?)?;
            answers.push('\n');
        }
        words.next().is_none().then_some(())
    }

    fn solved(&self, position: &Position) -> Option<String> {
        let budget = Budget::new(STEPS);
        if self.style == "move" {
            let analysis = position.solve(&budget).ok()?;
            let winning = analysis.winning_move().ok()?.map(|it| it.into_position());
            return Some(winning.map_or("-".to_owned(), |to| to.to_string()));
        }
        let outcome = position.solve(&budget).map(|solution| solution.outcome()).ok()?;
        Some(match (self.style, outcome.is_p()) {
            ("first-second", false) => "First".to_owned(),
            ("first-second", true) => "Second".to_owned(),
            _ => outcome.to_string(),
        })
    }
}
