//! [`Bulk`]: cases of Moore's Nim, a block of text at a time.

use std::io::Write as _;

use nimatron::engine::moore::{Summary, count_in_nim_of_words, outcome_of_words};
use nimatron::{Convention, Natural, Outcome};
use nimatron_kernel::{Level, numbers};

use crate::batch::contest::{Reader, Rules};
use crate::batch::{AnswerFormat, Run};
use crate::failure::Failure;

/// How much text is looked at together: little enough that its numbers and answers stay in the cache.
const BLOCK: usize = 32 << 10;

/// Answers cases of Moore's Nim where that takes no more than who wins, and in Nim the number of winning moves.
///
/// All cases that are complete and plain in a block of text are read and answered together. Any other is read number by
/// number, exactly and with the place of every mistake, by the [`Reader`] of all games: one that the end of a chunk cuts,
/// one with a number beyond 64 bits, one with something that is no number. Even that is not held in memory.
pub(super) struct Bulk {
    answer_format: AnswerFormat,
    convention: Convention,
    /// Not with each case.
    k: Option<u64>,
    level: Level,
    numbers: Vec<u64>,
}

/// The numbers of one case in a block, and how many numbers it is written with.
struct Case<'a> {
    k: u64,
    heaps: &'a [u64],
    written: usize,
}

impl Bulk {
    /// The bulk of such cases, if it can give such answers.
    pub(super) fn of(
        rules: &mut Rules<'_>,
        answer_format: AnswerFormat,
        max_number: usize,
        level: Level,
    ) -> Option<Self> {
        let (convention, k_per_case) = (rules.game.convention, rules.k_per_case);
        let k = rules.component(k_per_case.then_some(Natural::ONE)).ok()?.game.moores_k().map(saturated)?;
        let k = (!k_per_case).then_some(k);
        let can_answer = match answer_format {
            AnswerFormat::FirstSecond | AnswerFormat::Outcome => true,
            AnswerFormat::Report => k == Some(1),
            AnswerFormat::Move => false,
        };
        // A number that is too long is never plain.
        let can_read = max_number >= numbers::LONGEST;
        (can_answer && can_read).then(|| Self { answer_format, convention, k, level, numbers: Vec::new() })
    }

    /// Answers `count` cases.
    pub(super) fn answer(
        &mut self,
        run: &mut Run<'_>,
        reader: &mut Reader,
        rules: &mut Rules<'_>,
        count: u64,
    ) -> Result<(), Failure> {
        // Where blocks keep ending early, they are tried less often.
        const FEWEST_TRIES: u64 = 64;
        let (mut done, mut patience) = (0, 1);
        while done < count {
            let answered = self.block(run, reader, count - done)?;
            done += answered;
            patience = if answered > 0 { 1 } else { FEWEST_TRIES.min(patience * 2) };
            for _ in 0..if answered > 0 { 0 } else { patience.min(count - done) } {
                done += 1;
                reader.case = Some(done);
                self.case(run, reader, rules)?;
            }
        }
        Ok(())
    }

    /// Answers the cases that are complete and plain at the beginning of a block, at most `most`, and gives how many.
    fn block(&mut self, run: &mut Run<'_>, reader: &mut Reader, most: u64) -> Result<u64, Failure> {
        let most = run.answered_before().map_or(most, |before| before.min(most));
        let text = run.buffered();
        let text = &text[..text.len().min(BLOCK)];
        self.numbers.clear();
        let length = numbers::read(self.level, text, &mut self.numbers);
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let count_one = |(count, written), case: Case<'_>| (count + 1, written + case.written);
        let (count, written) = cases(self.k, &self.numbers).take(most).fold((0, 0), count_one);
        // What is consumed ends with a case: a run that is resumed begins there.
        let rest = self.numbers.len() - written;
        let Some(length) = numbers::without_last(&text[..length], rest) else { return Ok(0) };
        reader.tokens.pass(&text[..length]);
        run.consume(length);
        if run.were_answered(count)? {
            return Ok(count);
        }
        run.answers(count, |answers| {
            for case in cases(self.k, &self.numbers[..written]) {
                let outcome = outcome_of_words(case.heaps, case.k, self.convention);
                self.write(outcome, || count_in_nim_of_words(case.heaps, self.convention), answers);
            }
        })?;
        Ok(count)
    }

    /// Answers one case, number by number.
    fn case(&mut self, run: &mut Run<'_>, reader: &mut Reader, rules: &mut Rules<'_>) -> Result<(), Failure> {
        let (n, _, component) = reader.head(run, rules)?;
        let k = component.game.moores_k().map_or(1, |k| k.to_usize().unwrap_or(usize::MAX));
        let mut heaps = Summary::default();
        let (mut index, last) = (0, n.to_u64().unwrap_or(u64::MAX));
        while index < last {
            index += self.plain(run, reader, last - index, &mut heaps);
            if index < last {
                index += 1;
                heaps.add(&reader.number_of(run, index, &n)?.0);
            }
        }
        if run.was_answered()? {
            return Ok(());
        }
        let outcome = heaps.outcome(k, self.convention);
        run.answers(1, |answers| {
            self.write(outcome, || heaps.count_in_nim(self.convention) as u64, answers);
        })
    }

    /// Takes the plain numbers at the beginning of a block as heaps, at most `most`, and gives how many. For a few it is
    /// not worth the trouble.
    fn plain(&mut self, run: &mut Run<'_>, reader: &mut Reader, most: u64, heaps: &mut Summary) -> u64 {
        const FEW: usize = 100;
        let text = run.buffered();
        if most < FEW as u64 || text.len() < FEW {
            return 0;
        }
        let text = &text[..text.len().min(BLOCK)];
        self.numbers.clear();
        let length = numbers::read(self.level, text, &mut self.numbers);
        let count = self.numbers.len().min(usize::try_from(most).unwrap_or(usize::MAX));
        let (taken, rest) = self.numbers.split_at(count);
        let Some(length) = numbers::without_last(&text[..length], rest.len()) else { return 0 };
        taken.iter().for_each(|number| heaps.add(&Natural::from(*number)));
        reader.tokens.pass(&text[..length]);
        run.consume(length);
        count as u64
    }

    #[inline]
    fn write(&self, outcome: Outcome, count: impl Fn() -> u64, answers: &mut Vec<u8>) {
        answers.extend_from_slice(self.answer_format.text(outcome).as_bytes());
        if self.answer_format == AnswerFormat::Report && outcome == Outcome::N {
            match count() {
                digit @ 0..10 => answers.push(b'0' + digit as u8),
                count => write!(answers, "{count}").expect("memory takes all that is written"),
            }
        }
        answers.push(b'\n');
    }
}

/// The cases at the beginning of `numbers`, as long as they are complete and their k is at least one.
#[inline]
fn cases(k: Option<u64>, numbers: &[u64]) -> impl Iterator<Item = Case<'_>> {
    let mut rest = numbers;
    std::iter::from_fn(move || {
        let (n, after) = rest.split_first()?;
        let (k, after) = match k {
            Some(k) => (k, after),
            None => after.split_first().map(|(k, after)| (*k, after)).filter(|(k, _)| *k > 0)?,
        };
        let (heaps, after) = after.split_at_checked(usize::try_from(*n).ok()?)?;
        let written = rest.len() - after.len();
        rest = after;
        Some(Case { k, heaps, written })
    })
}

/// Beyond every number of heaps k makes no difference.
fn saturated(k: &Natural) -> u64 {
    k.to_u64().unwrap_or(u64::MAX)
}
