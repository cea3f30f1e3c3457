//! [`PeriodReport`]: how values repeat, in the one shape that every answer uses.

use nimatron::Natural;
use nimatron::engine::quotient;
use nimatron::engine::take_and_break::{Period, Sequence};
use nimatron::theory::Citation;
use serde::Serialize;

/// How the values of heaps repeat. Numbers are decimal strings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PeriodReport {
    /// Whether they do so for ever.
    pub kind: PeriodKind,
    /// The first heap from which on they repeat.
    pub preperiod: Natural,
    /// After how many stones they do.
    pub period: Natural,
    /// By how much they rise each time.
    pub saltus: Natural,
    /// The heaps before the preperiod whose values do not fit, with these values.
    pub exceptions: Vec<HeapValue>,
    /// Where it is proved that they repeat; null if it is only observed.
    pub source: Option<&'static str>,
}

/// Whether a period is proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PeriodKind {
    /// The values repeat for ever.
    Proved,
    /// They repeat as far as they were computed, which proves nothing.
    Observed,
}

/// A heap and its Grundy value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HeapValue {
    /// The heap.
    pub heap: Natural,
    /// Its Grundy value.
    pub value: Natural,
}

impl HeapValue {
    pub(crate) fn new(heap: u64, value: u64) -> Self {
        Self { heap: heap.into(), value: value.into() }
    }
}

impl PeriodReport {
    /// The period of a sequence of Grundy values; the exceptions are those of `sequence`.
    pub fn new(period: &Period, sequence: Option<&Sequence>) -> Self {
        let cycle = period.cycle();
        let (kind, source) = match period {
            Period::Proved { theorem, .. } => (PeriodKind::Proved, Some(theorem.source())),
            Period::Observed { .. } => (PeriodKind::Observed, None),
        };
        let exceptions = sequence.into_iter().flat_map(|sequence| sequence.exceptions(cycle));
        Self {
            kind,
            preperiod: cycle.preperiod().into(),
            period: cycle.period().into(),
            saltus: cycle.saltus().into(),
            exceptions: exceptions.map(|(heap, value)| HeapValue::new(heap, value.into())).collect(),
            source,
        }
    }
}

impl From<quotient::Period> for PeriodReport {
    /// The period of the values of heaps in a misère quotient, which is always proved.
    fn from(period: quotient::Period) -> Self {
        Self {
            kind: PeriodKind::Proved,
            preperiod: Natural::from(period.preperiod),
            period: Natural::from(period.period),
            saltus: Natural::ZERO,
            exceptions: Vec::new(),
            source: Some(Citation::QUOTIENT.source),
        }
    }
}
