//! [`Bulk`]: cases of Moore's Nim, a block of text at a time.

use nimatron::engine::moore::{Batch, Moore, Summary};
use nimatron::{Budget, Natural};
use nimatron_kernel::{SimdLevel, numbers};

use crate::batch::contest::{CaseReader, Rules};
use crate::batch::moore_answers::{MooreAnswers, NamedMoore};
use crate::batch::{AnswerFormat, AnswerStyle, BatchRun};
use crate::failure::Failure;

/// The size of a block of text: small enough that its numbers and answers stay in the cache.
const BLOCK: usize = 32 << 10;

/// Answers cases of Moore's Nim through [`Moore`], with machine words for heaps wherever they fit.
///
/// All cases that are complete and plain in a block of text are read and answered together. All other cases are read
/// number by number by the [`CaseReader`] that serves every game and reports the place of every error: a case cut by
/// the end of a chunk, one with a number beyond 64 bits, one with a token that is not a number. If only the winner is
/// asked for, or in Nim the number of winning moves, the heaps of such a case are not kept in memory either.
pub(super) struct Bulk<'a> {
    asked: MooreAnswers<'a>,
    /// The game of the current case; the same for all cases unless each has its own k.
    game: NamedMoore,
    k_per_case: bool,
    level: SimdLevel,
    numbers: Vec<u64>,
    /// The answers to the current block.
    answers: Vec<u8>,
    /// The heaps of its cases and where each begins, if winning moves are asked for.
    heaps: Vec<u64>,
    offsets: Vec<u64>,
    /// Whether the last block ended before a case without an answer. That case is read again, number by number, so that
    /// the error has a place.
    is_refused: bool,
}

/// The numbers of one case in a block, and how many numbers it is written with.
struct Case<'a> {
    k: Option<u64>,
    heaps: &'a [u64],
    written: usize,
}

impl<'s> Bulk<'s> {
    /// Returns a bulk reader for these options, or `None` if the game is not Moore's Nim if its Grundy values
    /// are asked for, or if the limit on the length of a number is too small for blocks.
    pub(super) fn of(
        rules: &mut Rules<'_>,
        style: &'s AnswerStyle,
        budget: &'s Budget,
        max_number: usize,
        level: SimdLevel,
    ) -> Option<Self> {
        let (convention, k_per_case) = (rules.game.convention, rules.k_per_case);
        // Not k = 1, for which other games are Moore's Nim too.
        let component = rules.component(k_per_case.then(|| Natural::from(2u64))).ok()?;
        let game = NamedMoore::of(component, convention)?;
        // With such a limit, a plain number is never too long.
        let can_read = max_number >= numbers::LONGEST && style.format != AnswerFormat::Grundy;
        can_read.then(|| Self {
            asked: MooreAnswers { style, convention, budget },
            game,
            k_per_case,
            level,
            numbers: Vec::new(),
            answers: Vec::new(),
            heaps: Vec::new(),
            offsets: Vec::new(),
            is_refused: false,
        })
    }

    /// Answers `count` cases.
    pub(super) fn answer(
        &mut self,
        run: &mut BatchRun<'_>,
        reader: &mut CaseReader,
        rules: &mut Rules<'_>,
        count: u64,
    ) -> Result<(), Failure> {
        // If blocks keep ending early, they are tried less often.
        const FEWEST_TRIES: u64 = 64;
        let (mut done, mut patience) = (0, 1);
        while done < count {
            let answered = self.block(run, reader, rules, count - done)?;
            done += answered;
            patience = if answered > 0 { 1 } else { FEWEST_TRIES.min(patience * 2) };
            for _ in 0..if answered > 0 { 0 } else { patience.min(count - done) } {
                if reader.is_done(run)? {
                    return Ok(());
                }
                done += 1;
                reader.case = Some(done);
                self.case(run, reader, rules)?;
            }
        }
        Ok(())
    }

    /// Answers the cases that are complete and plain at the beginning of a block, at most `most`, and returns how many.
    fn block(
        &mut self,
        run: &mut BatchRun<'_>,
        reader: &mut CaseReader,
        rules: &mut Rules<'_>,
        most: u64,
    ) -> Result<u64, Failure> {
        if std::mem::take(&mut self.is_refused) {
            return Ok(0);
        }
        let before = run.answered_before();
        let most = before.map_or(most, |before| before.min(most));
        let text = run.buffered();
        let text = &text[..text.len().min(BLOCK)];
        let mut numbers = std::mem::take(&mut self.numbers);
        numbers.clear();
        let length = numbers::read(self.level, text, &mut numbers);
        let cases = cases(self.k_per_case, &numbers).take(usize::try_from(most).unwrap_or(usize::MAX));
        let (count, written) = match before {
            Some(_) => cases.fold((0, 0), |(count, written), case| (count + 1, written + case.written)),
            None => self.answer_cases(cases, rules),
        };
        // Consume whole cases only: a resumed run begins after a case.
        let rest = numbers.len() - written;
        self.numbers = numbers;
        let Some(length) = numbers::without_last(&text[..length], rest) else { return Ok(0) };
        reader.tokens.pass(&text[..length]);
        run.consume(length);
        if !run.were_answered(count)? {
            run.answers(count, |answers| answers.extend_from_slice(&self.answers))?;
        }
        Ok(count)
    }

    /// Collects the answers to `cases` up to the first that has none within the budget, and returns the number of cases and of the
    /// numbers that they are written with.
    fn answer_cases<'a>(
        &mut self,
        cases: impl Iterator<Item = Case<'a>>,
        rules: &mut Rules<'_>,
    ) -> (u64, usize) {
        let (mut count, mut written) = (0, 0);
        self.answers.clear();
        if self.asked.style.format.is_move() && !self.k_per_case {
            // All cases at once: the kernel takes several small positions at a time.
            self.heaps.clear();
            self.offsets.clear();
            self.offsets.push(0);
            for case in cases {
                self.heaps.extend_from_slice(case.heaps);
                self.offsets.push(self.heaps.len() as u64);
                count += 1;
                written += case.written;
            }
            if let Ok(batch) = Batch::new(&self.heaps, &self.offsets) {
                self.asked.append_moves(&self.game, batch, &mut self.answers);
            }
            return (count, written);
        }
        for case in cases {
            if case.k.is_some_and(|k| !self.set_k(k, rules))
                || self.asked.append(&self.game, case.heaps, &mut self.answers).is_err()
            {
                self.is_refused = true;
                break;
            }
            count += 1;
            written += case.written;
        }
        (count, written)
    }

    /// Takes the game with this k; returns `false` if there is none.
    fn set_k(&mut self, k: u64, rules: &mut Rules<'_>) -> bool {
        if *self.game.moore.k() == k {
            return true;
        }
        if self.asked.style.format != AnswerFormat::Move {
            // Only positions are printed with their k.
            return Moore::new(k).map(|moore| self.game.moore = moore).is_ok();
        }
        let component = rules.component(Some(Natural::from(k))).ok();
        let game = component.and_then(|component| NamedMoore::of(component, self.asked.convention));
        game.map(|game| self.game = game).is_some()
    }

    /// Answers one case, number by number.
    fn case(
        &mut self,
        run: &mut BatchRun<'_>,
        reader: &mut CaseReader,
        rules: &mut Rules<'_>,
    ) -> Result<(), Failure> {
        let (n, place, component) = reader.head(run, rules)?;
        if self.k_per_case
            && let Some(game) = NamedMoore::of(component, self.asked.convention)
        {
            self.game = game;
        }
        let mut heaps = match self.asked.takes_summaries(&self.game) {
            true => CaseHeaps::Summary(Box::default()),
            false => CaseHeaps::Words(Vec::new()),
        };
        let (mut index, last) = (0, n.to_u64().unwrap_or(u64::MAX));
        while index < last {
            index += self.plain(run, reader, last - index, &mut heaps);
            if index < last {
                index += 1;
                heaps.push(reader.number_of(run, index, &n)?.0);
            }
        }
        if run.was_answered()? {
            return Ok(());
        }
        self.answers.clear();
        let answered = match &heaps {
            CaseHeaps::Summary(summary) => self.asked.append_summary(&self.game, summary, &mut self.answers),
            CaseHeaps::Words(words) => self.asked.append(&self.game, words, &mut self.answers),
            CaseHeaps::Naturals(naturals) => self.asked.append(&self.game, naturals, &mut self.answers),
        };
        answered.map_err(|over| Failure::Other(reader.complaint(place, over.wording())))?;
        run.answers(1, |answers| answers.extend_from_slice(&self.answers))
    }

    /// Takes the plain numbers at the beginning of a block as heaps, at most `most`, and returns how many. A few
    /// numbers are left to the ordinary reader, which is as fast for them.
    fn plain(
        &mut self,
        run: &mut BatchRun<'_>,
        reader: &mut CaseReader,
        most: u64,
        heaps: &mut CaseHeaps,
    ) -> u64 {
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
        heaps.extend(taken);
        reader.tokens.pass(&text[..length]);
        run.consume(length);
        count as u64
    }
}

/// The heaps of one case that is read number by number, reduced to what the answer needs.
enum CaseHeaps {
    Summary(Box<Summary>),
    Words(Vec<u64>),
    Naturals(Vec<Natural>),
}

impl CaseHeaps {
    fn push(&mut self, heap: Natural) {
        match (&mut *self, heap.to_u64()) {
            (Self::Summary(summary), _) => summary.add(&heap),
            (Self::Words(words), Some(word)) => words.push(word),
            (Self::Words(words), None) => {
                *self = Self::Naturals(words.iter().copied().map(Natural::from).chain([heap]).collect());
            }
            (Self::Naturals(naturals), _) => naturals.push(heap),
        }
    }

    fn extend(&mut self, more: &[u64]) {
        let naturals = || more.iter().copied().map(Natural::from);
        match self {
            Self::Summary(summary) => naturals().for_each(|heap| summary.add(&heap)),
            Self::Words(words) => words.extend_from_slice(more),
            Self::Naturals(heaps) => heaps.extend(naturals()),
        }
    }
}

/// Returns the cases at the beginning of `numbers`, as long as they are complete and their k is at least one.
#[inline]
fn cases(k_per_case: bool, numbers: &[u64]) -> impl Iterator<Item = Case<'_>> {
    let mut rest = numbers;
    std::iter::from_fn(move || {
        let (n, after) = rest.split_first()?;
        let (k, after) = match k_per_case {
            true => after.split_first().map(|(k, after)| (Some(*k), after)).filter(|(k, _)| *k != Some(0))?,
            false => (None, after),
        };
        let (heaps, after) = after.split_at_checked(usize::try_from(*n).ok()?)?;
        let written = rest.len() - after.len();
        rest = after;
        Some(Case { k, heaps, written })
    })
}
