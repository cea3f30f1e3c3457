//! [`MooreAnswers`]: the answers to positions of Moore's Nim, in a style.

use std::fmt::Display;
use std::io::Write as _;

use nimatron::engine::UBig;
use nimatron::engine::moore::{Batch, HeapSize, Moore, Summary};
use nimatron::games::Component;
use nimatron::{Budget, Convention, Natural, Outcome, OverBudget, Position};

use crate::batch::decimal::append_decimal;
use crate::batch::{AnswerFormat, AnswerStyle};

/// Moore's Nim, and how it is written in front of the heaps.
pub(crate) struct NamedMoore {
    pub(crate) moore: Moore,
    pub(crate) notation: String,
}

impl NamedMoore {
    /// Returns `None` if the game is not Moore's Nim.
    pub(crate) fn of(component: &Component, convention: Convention) -> Option<Self> {
        let moore = component.moore()?.clone();
        Some(Self { moore, notation: Position::new(convention, vec![component.clone()]).to_string() })
    }
}

/// The question about every case. Each answer is written as complete lines.
#[derive(Clone, Copy)]
pub(crate) struct MooreAnswers<'a> {
    pub(crate) style: &'a AnswerStyle,
    pub(crate) convention: Convention,
    pub(crate) budget: &'a Budget,
}

impl MooreAnswers<'_> {
    /// Appends the answer to one case, or nothing if it is over the budget.
    #[inline]
    pub(crate) fn append<H: Amount>(
        &self,
        game: &NamedMoore,
        heaps: &[H],
        answers: &mut Vec<u8>,
    ) -> Result<(), OverBudget> {
        if self.style.format.is_move() {
            let changes = game.moore.winning_move(heaps, self.convention).unwrap_or_default();
            self.append_move(game, heaps, &changes, answers);
            return Ok(());
        }
        let outcome = game.moore.outcome(heaps, self.convention);
        let count = || game.moore.count(heaps, self.convention, self.budget);
        self.append_outcome(outcome, count, answers)
    }

    /// Appends the positions after a winning move of each of many cases.
    pub(crate) fn append_moves(&self, game: &NamedMoore, batch: Batch<'_, u64, u64>, answers: &mut Vec<u8>) {
        let moves = game.moore.winning_moves_of(batch, self.convention);
        for (index, changes) in moves.iter().enumerate() {
            self.append_move(game, batch.get(index).unwrap_or_default(), changes, answers);
        }
    }

    /// Returns whether a [`Summary`] of the heaps is enough for an answer.
    pub(crate) fn takes_summaries(&self, game: &NamedMoore) -> bool {
        match self.style.format {
            AnswerFormat::FirstSecond | AnswerFormat::Outcome => true,
            AnswerFormat::Report | AnswerFormat::Count => game.moore == Moore::NIM,
            AnswerFormat::Move | AnswerFormat::Heaps | AnswerFormat::HeapAmount | AnswerFormat::Grundy => {
                false
            }
        }
    }

    /// Appends the answer to a case of which only the summary was kept.
    pub(crate) fn append_summary(
        &self,
        game: &NamedMoore,
        heaps: &Summary,
        answers: &mut Vec<u8>,
    ) -> Result<(), OverBudget> {
        let outcome = game.moore.outcome_of_summary(heaps, self.convention);
        let count = || Ok(game.moore.count_of_summary(heaps, self.convention).unwrap_or_default().into());
        self.append_outcome(outcome, count, answers)
    }

    #[inline]
    fn append_outcome(
        &self,
        outcome: Outcome,
        count: impl FnOnce() -> Result<UBig, OverBudget>,
        answers: &mut Vec<u8>,
    ) -> Result<(), OverBudget> {
        let count = self.style.counts(outcome).then(count).transpose()?;
        answers.extend_from_slice(self.style.text(outcome).as_bytes());
        match count.as_ref().map(u64::try_from) {
            None => {}
            Some(Ok(count)) => append_decimal(count, answers),
            Some(Err(_)) => append_display(&count.unwrap_or_default(), answers),
        }
        answers.push(b'\n');
        Ok(())
    }
}

impl MooreAnswers<'_> {
    /// Appends a move as the style wants it, or `-` if nothing changes.
    fn append_move<H: Amount>(
        &self,
        game: &NamedMoore,
        heaps: &[H],
        changes: &[(usize, H)],
        answers: &mut Vec<u8>,
    ) {
        let start = answers.len();
        match self.style.format {
            _ if changes.is_empty() => answers.push(b'-'),
            AnswerFormat::HeapAmount => {
                for (heap, size) in changes {
                    separate(start, answers);
                    append_decimal(*heap as u64 + 1, answers);
                    answers.push(b' ');
                    heaps[*heap].minus(size).append(answers);
                }
            }
            format => {
                if format == AnswerFormat::Move {
                    answers.extend_from_slice(game.notation.as_bytes());
                }
                let mut changes = changes.iter().peekable();
                for (index, heap) in heaps.iter().enumerate() {
                    let heap =
                        changes.next_if(|(changed, _)| *changed == index).map_or(heap, |(_, size)| size);
                    separate(start, answers);
                    heap.append(answers);
                }
            }
        }
        answers.push(b'\n');
    }
}

/// Appends a space unless the line that begins at `start` is empty.
fn separate(start: usize, answers: &mut Vec<u8>) {
    if answers.len() > start {
        answers.push(b' ');
    }
}

/// The size of a heap, from which a part can be taken.
pub(crate) trait Amount: HeapSize {
    /// Returns what is left after `part` is taken, which is no larger.
    fn minus(&self, part: &Self) -> Self;

    /// Appends the size in decimal digits.
    fn append(&self, answers: &mut Vec<u8>);
}

impl Amount for u64 {
    fn minus(&self, part: &Self) -> Self {
        self - part
    }

    fn append(&self, answers: &mut Vec<u8>) {
        append_decimal(*self, answers);
    }
}

impl Amount for Natural {
    fn minus(&self, part: &Self) -> Self {
        self - part
    }

    fn append(&self, answers: &mut Vec<u8>) {
        append_display(self, answers);
    }
}

fn append_display(number: &impl Display, answers: &mut Vec<u8>) {
    write!(answers, "{number}").expect("memory takes all that is written");
}
