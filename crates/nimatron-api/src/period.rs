//! [`PeriodReport`]: how values repeat, in the one shape that every answer uses.

use nimatron::engine::quotient;
use nimatron::engine::take_and_break::{Period, Sequence};
use nimatron::theory::Citation;
use serde::Serialize;

/// How the values of heaps repeat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PeriodReport {
    /// Whether they do so for ever.
    pub kind: PeriodKind,
    /// The first heap from which on they repeat.
    pub preperiod: u64,
    /// After how many stones they do.
    pub period: u64,
    /// By how much they rise each time.
    pub saltus: u64,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HeapValue {
    /// The heap.
    pub heap: u64,
    /// Its Grundy value, as a decimal string.
    #[serde(serialize_with = "decimal")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub value: u64,
}

/// Writes a number as a decimal string.
fn decimal<S: serde::Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
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
            preperiod: cycle.preperiod(),
            period: cycle.period(),
            saltus: cycle.saltus(),
            exceptions: exceptions.map(|(heap, value)| HeapValue { heap, value: value.into() }).collect(),
            source,
        }
    }
}

impl From<quotient::Period> for PeriodReport {
    /// The period of the values of heaps in a misère quotient, which is always proved.
    fn from(period: quotient::Period) -> Self {
        Self {
            kind: PeriodKind::Proved,
            preperiod: period.preperiod as u64,
            period: period.period as u64,
            saltus: 0,
            exceptions: Vec::new(),
            source: Some(Citation::QUOTIENT.source),
        }
    }
}
