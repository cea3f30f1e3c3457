//! [`Template`]: the JSON of an answer, with blanks for what differs from line to line.

use std::io::Write as _;

use nimatron::engine::UBig;
use nimatron::{Action, Convention, Natural, Outcome};
use serde_json::value::RawValue;

use crate::batch::BatchOptions;
use crate::batch::decimal::append_decimal;
use crate::batch::jsonl::LineAnswer;

/// Characters that stand for blanks in a sample: the position, where the move leads, the count, the `id` in its quotes.
const POSITION: &str = "\u{e000}";
const TO: &str = "\u{e001}";
const COUNT: &str = "\u{e002}";
const ID: &str = "\"\u{e003}\"";

/// The index of the first heap that the move of a sample changes; the others follow at every second index, so that an
/// index is different from every index counted from 1.
const FIRST: usize = 1000;
/// What these heaps hold before and after the move of a sample: a number of its own each.
const BEFORE: u64 = 8_000_000;
const AFTER: u64 = 7_000_000;

/// The JSON of an answer, cut at its blanks. It is made from an answer of the general road to a sample position, so the
/// shape and the words of an answer are defined there alone.
#[derive(Debug)]
pub(super) struct Template {
    segments: Vec<Segment>,
}

/// A part of an answer: what differs is named, with the place of the changed heap among all that change.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Segment {
    Text(Box<[u8]>),
    Id,
    Position,
    To,
    Count,
    Index(usize),
    IndexFromOne(usize),
    Before(usize),
    After(usize),
}

/// What fills the blanks.
pub(super) struct Blanks<'a> {
    pub(super) id: Option<&'a [u8]>,
    /// What is written before the heaps.
    pub(super) notation: &'a str,
    pub(super) heaps: &'a [u64],
    pub(super) changes: &'a [(usize, u64)],
    pub(super) count: Option<UBig>,
}

impl Template {
    /// Returns the template of answers to lines that begin with `head`, whose move changes so many heaps (none in a lost
    /// position), or `None` if the sample has no such answer.
    pub(super) fn of(
        head: &[u8],
        changes: usize,
        has_id: bool,
        counts: bool,
        options: &BatchOptions,
    ) -> Option<Self> {
        let json = sample(str::from_utf8(head).ok()?, changes, has_id, counts, options)?;
        let segments = segments(&json, changes);
        let blanks = segments.iter().filter(|segment| !matches!(segment, Segment::Text(_))).count();
        // The words name each changed heap and its sizes before and after, the typed move and the data all but the size before.
        let expected = 1 + usize::from(has_id) + usize::from(counts) + usize::from(changes > 0) + 7 * changes;
        (blanks == expected).then_some(Self { segments })
    }

    /// Appends the answer with these blanks filled in.
    pub(super) fn write(&self, blanks: &Blanks<'_>, out: &mut Vec<u8>) {
        let Blanks { id, notation, heaps, changes, count } = blanks;
        for segment in &self.segments {
            match segment {
                Segment::Text(text) => out.extend_from_slice(text),
                Segment::Id => out.extend_from_slice(id.unwrap_or_default()),
                Segment::Position => append_position(notation, heaps, &[], out),
                Segment::To => append_position(notation, heaps, changes, out),
                Segment::Count => match count.as_ref().map(u64::try_from) {
                    Some(Ok(count)) => append_decimal(count, out),
                    _ => write!(out, "{}", count.clone().unwrap_or_default())
                        .expect("memory takes all that is written"),
                },
                Segment::Index(change) => append_decimal(changes[*change].0 as u64, out),
                Segment::IndexFromOne(change) => append_decimal(changes[*change].0 as u64 + 1, out),
                Segment::Before(change) => append_decimal(heaps[changes[*change].0], out),
                Segment::After(change) => append_decimal(changes[*change].1, out),
            }
        }
    }
}

/// Appends a position after `changes`, whose indices ascend.
fn append_position(notation: &str, heaps: &[u64], changes: &[(usize, u64)], out: &mut Vec<u8>) {
    out.extend_from_slice(notation.as_bytes());
    let mut start = 0;
    for (index, after) in changes.iter().copied().chain([(heaps.len(), 0)]) {
        for heap in &heaps[start..index] {
            out.push(b' ');
            append_decimal(*heap, out);
        }
        if index < heaps.len() {
            out.push(b' ');
            append_decimal(after, out);
        }
        start = index + 1;
    }
}

/// Returns the answer of the general road to a sample position, with signs for the blanks.
fn sample(head: &str, changes: usize, has_id: bool, counts: bool, options: &BatchOptions) -> Option<String> {
    let changed: Vec<(usize, u64)> = (0..changes).map(|change| (FIRST + 2 * change, change as u64)).collect();
    let mut heaps = vec![0; FIRST + 2 * changes];
    for (index, change) in &changed {
        heaps[*index] = BEFORE + change;
    }
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    let mut position = options.position(&format!("{head} {}", heaps.join(" "))).ok()?;
    if changes == 0 && position.convention() == Convention::Misere {
        // Under misère play the position without stones is won.
        position = options.position(&format!("{head} 1")).ok()?;
    }
    let mut report = options.report(&position).ok()?;
    let is_expected = report.unknown.is_empty() && (report.outcome == Outcome::N) == (changes > 0);
    if !is_expected || report.winning_move.is_some() != (changes > 0) {
        return None;
    }
    if changes > 0 {
        let action = changed.iter().map(|(index, change)| (*index, Natural::from(AFTER + change))).collect();
        let made = position.legal_move(&Action::Set(action)).ok()?;
        report.winning_move = Some(options.move_report(&made).ok()?);
    }
    report.position = POSITION.to_owned();
    if let Some(winning) = &mut report.winning_move {
        winning.to = TO.to_owned();
    }
    if counts {
        report.winning_moves = Some(Some(COUNT.to_owned()));
    }
    let id = RawValue::from_string(ID.to_owned()).ok()?;
    serde_json::to_string(&LineAnswer::of_report(has_id.then_some(&id), &report)).ok()
}

/// Cuts a sample at its blanks.
fn segments(json: &str, changes: usize) -> Vec<Segment> {
    let mut segments = Vec::new();
    let (mut text, mut rest) = (String::new(), json);
    while let Some(next) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (length, blank) = match digits {
            0 => {
                [(POSITION, Segment::Position), (TO, Segment::To), (COUNT, Segment::Count), (ID, Segment::Id)]
                    .into_iter()
                    .find(|(sign, _)| rest.starts_with(sign))
                    .map_or((next.len_utf8(), None), |(sign, blank)| (sign.len(), Some(blank)))
            }
            digits => (digits, blank_called(&rest[..digits], changes)),
        };
        match blank {
            None => text.push_str(&rest[..length]),
            Some(blank) => {
                segments.push(Segment::Text(std::mem::take(&mut text).into_bytes().into()));
                segments.push(blank);
            }
        }
        rest = &rest[length..];
    }
    segments.push(Segment::Text(text.into_bytes().into()));
    segments
}

/// Returns the blank that a number stands for in a sample, or `None` if it stands for itself.
fn blank_called(digits: &str, changes: usize) -> Option<Segment> {
    let blank = |change: usize| {
        [
            (FIRST as u64 + 2 * change as u64, Segment::Index(change)),
            (FIRST as u64 + 2 * change as u64 + 1, Segment::IndexFromOne(change)),
            (BEFORE + change as u64, Segment::Before(change)),
            (AFTER + change as u64, Segment::After(change)),
        ]
    };
    let number: u64 = digits.parse().ok()?;
    (0..changes).flat_map(blank).find(|(sign, _)| *sign == number).map(|(_, blank)| blank)
}
