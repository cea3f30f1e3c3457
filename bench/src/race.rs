//! [`Race`]: variants of one job, timed round-robin; the least time of each is kept.

use std::hint::black_box;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use crate::clock;

/// A measurement shorter than this is repeated within the round, so that the cost of reading the clock is negligible.
const SHORTEST: Duration = Duration::from_millis(1);

type Run<'a> = Box<dyn FnMut() -> Result<Duration> + 'a>;

struct Variant<'a> {
    name: String,
    targets: Vec<Target>,
    run: Run<'a>,
}

/// The target of a variant.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) enum Target {
    /// This many times the speed of another variant of the race.
    Times(f64, String),
    /// At most this time.
    Within(Duration),
}

impl Target {
    /// Returns the target of `ratio` times the speed of the variant with this name.
    pub(crate) fn times(ratio: f64, other: &str) -> Self {
        Self::Times(ratio, other.to_owned())
    }
}

/// What was measured of one variant.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) time: Duration,
    pub(crate) targets: Vec<Target>,
}

/// What was measured in one race; the first row is the reference.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(crate) title: String,
    pub(crate) rows: Vec<Row>,
    pub(crate) remarks: Vec<String>,
}

impl Table {
    /// Returns the same table with a sentence below it.
    pub(crate) fn remark(mut self, remark: impl Into<String>) -> Self {
        self.remarks.push(remark.into());
        self
    }

    /// Returns the ratio of the speed of `row` to that of the row with this name.
    pub(crate) fn ratio(&self, row: &Row, name: &str) -> Option<f64> {
        let other = self.rows.iter().find(|other| other.name == name)?;
        Some(other.time.as_secs_f64() / row.time.as_secs_f64())
    }

    /// Returns the share of a target that a row reaches: 1 or more if it is met.
    pub(crate) fn share(&self, row: &Row, target: &Target) -> f64 {
        match target {
            Target::Times(times, other) => self.ratio(row, other).unwrap_or(0.0) / times,
            Target::Within(limit) => limit.as_secs_f64() / row.time.as_secs_f64(),
        }
    }

    /// Returns a line for each target that is reached by less than this share.
    pub(crate) fn missed(&self, share: f64) -> impl Iterator<Item = String> {
        self.missed_of(share, |_| true)
    }

    /// Returns the same for ratios only: what else runs on a machine changes times much more than ratios.
    pub(crate) fn missed_ratios(&self, share: f64) -> impl Iterator<Item = String> {
        self.missed_of(share, |target| matches!(target, Target::Times(..)))
    }

    fn missed_of(&self, share: f64, counts: fn(&Target) -> bool) -> impl Iterator<Item = String> {
        let rows = self.rows.iter().flat_map(|row| row.targets.iter().map(move |target| (row, target)));
        let missed = rows.filter(move |(row, target)| counts(target) && self.share(row, target) < share);
        missed.map(move |(row, target)| {
            format!("{}: {} reaches {:.2} of {target:?}", self.title, row.name, self.share(row, target))
        })
    }
}

/// Variants of one job. The first is the reference that the others are compared with.
pub(crate) struct Race<'a> {
    title: String,
    variants: Vec<Variant<'a>>,
}

impl<'a> Race<'a> {
    pub(crate) fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), variants: Vec::new() }
    }

    /// Adds a variant that gives an answer, which is checked before anything is timed.
    pub(crate) fn variant<A>(
        &mut self,
        name: &str,
        right: impl Fn(&A) -> bool,
        mut work: impl FnMut() -> A + 'a,
    ) -> Result<&mut Self> {
        ensure!(right(&work()), "{}: the answer of {name} is wrong", self.title);
        let once = timed(1, &mut work);
        let repeats = (SHORTEST.as_secs_f64() / once.as_secs_f64().max(1e-9)).ceil().max(1.0) as u32;
        Ok(self.timed(name, move || Ok(timed(repeats, &mut work))))
    }

    /// Adds a variant that measures itself, such as a command.
    pub(crate) fn timed(&mut self, name: &str, run: impl FnMut() -> Result<Duration> + 'a) -> &mut Self {
        self.variants.push(Variant { name: name.to_owned(), targets: Vec::new(), run: Box::new(run) });
        self
    }

    /// Sets the target of the variant that was added last.
    pub(crate) fn target(&mut self, target: Target) -> &mut Self {
        if let Some(variant) = self.variants.last_mut() {
            variant.targets.push(target);
        }
        self
    }

    /// Runs all variants in turn, `rounds` times.
    pub(crate) fn run(self, rounds: usize) -> Result<Table> {
        let Self { title, mut variants } = self;
        let mut least = vec![Duration::MAX; variants.len()];
        for _ in 0..rounds {
            for (variant, least) in variants.iter_mut().zip(&mut least) {
                *least = (*least).min((variant.run)()?);
            }
        }
        let row =
            |(variant, time): (Variant<'_>, _)| Row { name: variant.name, time, targets: variant.targets };
        Ok(Table { title, rows: variants.into_iter().zip(least).map(row).collect(), remarks: Vec::new() })
    }
}

fn timed<A>(repeats: u32, work: &mut impl FnMut() -> A) -> Duration {
    let begun = clock::used();
    for _ in 0..repeats {
        black_box(work());
    }
    (clock::used() - begun) / repeats
}
