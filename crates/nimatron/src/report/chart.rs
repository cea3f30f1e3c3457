//! [`Chart`]: Grundy values against heap sizes, as an SVG picture or as characters for a terminal.

mod drawing;
mod notes;
mod plot;

use std::collections::BTreeSet;

use crate::engine::take_and_break::{Period, RareHeaps, Sequence};

/// The values of the heaps 0..n, with the rare heaps marked and every second period shaded.
///
/// ```
/// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
/// use nimatron::report::Chart;
/// use nimatron::{Budget, Lang, Messages};
///
/// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
/// kayles.extend_to(300, &Budget::default())?;
/// let chart = Chart::of(&kayles, 200);
/// assert!(chart.svg("kayles", &Messages::new(Lang::En)).contains("with period 12"));
/// assert_eq!(chart.plot(60, 10).len(), 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chart {
    values: Vec<u64>,
    rare: BTreeSet<usize>,
    /// What makes a heap rare.
    rarity: Option<RareHeaps>,
    period: Option<Period>,
}

impl Chart {
    /// The values of `sequence` up to heap `last`, as far as they are known.
    pub fn of(sequence: &Sequence, last: usize) -> Self {
        let known = |heap: usize| sequence.known(&heap.into()).and_then(|value| value.0.to_u64());
        let values: Vec<u64> = (0..=last).map_while(known).collect();
        let rare = sequence.rare_heaps().take_while(|heap| *heap < values.len()).collect();
        Self { values, rare, rarity: sequence.rare(), period: sequence.period() }
    }

    /// The same with this period, which may have been proved by larger heaps.
    #[must_use]
    pub fn with_period(mut self, period: Option<Period>) -> Self {
        self.period = period;
        self
    }

    /// These values, without more to tell about them.
    pub fn of_values(values: Vec<u64>) -> Self {
        Self { values, rare: BTreeSet::new(), rarity: None, period: None }
    }

    fn largest(&self) -> u64 {
        self.values.iter().copied().max().unwrap_or(0).max(1)
    }

    fn last(&self) -> usize {
        self.values.len().saturating_sub(1).max(1)
    }
}
