//! [`QuickRoad`]: plain lines about Moore's Nim, from their bytes to the bytes of the answers.

#[cfg(test)]
mod equality;
mod head;
mod plain_json;
mod plain_position;
mod template;

use std::sync::OnceLock;

use crate::batch::line::InputLine;
use crate::batch::moore_answers::MooreAnswers;
use crate::batch::{AnswerFormat, AnswerStyle, BatchOptions};
use head::Head;
use plain_json::PlainRequest;
use plain_position::PlainPosition;
use template::{Blanks, Template};

/// How many different games are remembered.
const HEADS: usize = 32;

/// Answers the lines that most lines are like: a position of Moore's Nim, heaps that fit machine words, and nothing that
/// needs an error message. All other lines are left to the road that serves every game.
///
/// It knows neither the notation of games nor the shape of an answer. What stands before the heaps is read once by the
/// general road, and answers are written by [`Template`]s, made from answers of the general road.
pub(crate) struct QuickRoad<'o> {
    options: &'o BatchOptions,
    /// Whether the number of winning moves is asked for.
    counts: bool,
    style: Option<&'o AnswerStyle>,
    heads: [OnceLock<Head>; HEADS],
    /// Beginnings of lines that are no game of Moore's Nim.
    others: [OnceLock<Box<[u8]>>; HEADS],
}

impl<'o> QuickRoad<'o> {
    /// Returns the quick road to such answers, or `None` if they need the general one.
    pub(crate) fn new(options: &'o BatchOptions, style: Option<&'o AnswerStyle>) -> Option<Self> {
        let counts = options.counts()?;
        let is_quick = style.is_none_or(|style| style.format != AnswerFormat::Grundy);
        is_quick.then(|| Self {
            options,
            counts,
            style,
            heads: [const { OnceLock::new() }; HEADS],
            others: [const { OnceLock::new() }; HEADS],
        })
    }

    /// Answers a line of JSON, or returns `None` and appends nothing if it needs the general road.
    pub(crate) fn answer_json(&self, line: InputLine<'_>, out: &mut Vec<u8>) -> Option<()> {
        let request = PlainRequest::of(line.bytes).filter(|_| line.is_short_enough())?;
        self.answer(request.position, request.id, out)
    }

    /// Answers a position in the notation, or returns `None` and appends nothing if it needs the general road.
    pub(crate) fn answer_text(&self, line: InputLine<'_>, out: &mut Vec<u8>) -> Option<()> {
        if line.is_short_enough() { self.answer(line.bytes, None, out) } else { None }
    }

    fn answer(&self, position: &[u8], id: Option<&[u8]>, out: &mut Vec<u8>) -> Option<()> {
        let PlainPosition { head, heaps } = PlainPosition::of(position)?;
        let head = self.head(head)?;
        match self.style {
            Some(style) => {
                let (convention, budget) = (head.convention, &self.options.budget);
                MooreAnswers { style, convention, budget }.append(&head.game, &heaps, out).ok()?;
                // Whoever called adds the end of the line.
                out.pop();
            }
            None => {
                let changes = head.game.moore.winning_move(&heaps, head.convention).unwrap_or_default();
                // Where the game is over, the player to move may have won without a move.
                if changes.is_empty() && !head.game.moore.outcome(&heaps, head.convention).is_p() {
                    return None;
                }
                let template = head.template(changes.len(), id.is_some(), self.counts, self.options)?;
                let count = match self.counts {
                    true => Some(head.count(&heaps, &self.options.budget)?),
                    false => None,
                };
                let blanks =
                    Blanks { id, notation: &head.game.notation, heaps: &heaps, changes: &changes, count };
                template.write(&blanks, out);
            }
        }
        Some(())
    }

    /// Returns the game that a line begins with, or `None` if it is not Moore's Nim or too many others were met.
    fn head(&self, text: &[u8]) -> Option<&Head> {
        for slot in &self.heads {
            match slot.get() {
                Some(head) if *head.text == *text => return Some(head),
                Some(_) => {}
                None => {
                    let is_other = |other: &OnceLock<Box<[u8]>>| other.get().is_some_and(|it| **it == *text);
                    if self.others.iter().any(is_other) {
                        return None;
                    }
                    let Some(head) = Head::of(text, self.options) else {
                        let _ = self.others.iter().find(|other| other.set(text.into()).is_ok());
                        return None;
                    };
                    // Another thread may have met another game meanwhile.
                    let stored = slot.get_or_init(|| head);
                    return (*stored.text == *text).then_some(stored);
                }
            }
        }
        None
    }
}
