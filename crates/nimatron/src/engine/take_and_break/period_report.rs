//! [`PeriodReport`]: a period as data.

use super::Period;
use crate::Natural;

/// How Grundy values repeat, in the one shape that a period has on every surface. Numbers are decimal strings.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct PeriodReport {
    /// Whether they do so for ever, or only as far as they were computed, which proves nothing.
    pub kind: PeriodKind,
    /// The first heap from which on they repeat.
    pub preperiod: Natural,
    /// The number of stones after which they do.
    pub period: Natural,
    /// By how much they rise each time.
    pub saltus: Natural,
    /// The heaps before the preperiod that have another value than the period would give them.
    pub exceptions: Vec<HeapValue>,
    /// Where the theorem that proves the period is found; null if the period was only observed.
    pub source: Option<&'static str>,
}

/// Whether a period holds for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) enum PeriodKind {
    /// By a theorem.
    Proved,
    /// As far as the values were computed.
    Observed,
}

/// A heap and its Grundy value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct HeapValue {
    /// The size of the heap.
    pub heap: Natural,
    /// Its Grundy value.
    pub value: Natural,
}

impl From<&Period> for PeriodReport {
    fn from(period: &Period) -> Self {
        let exception = |(heap, value): &(u64, u32)| HeapValue {
            heap: Natural::from(*heap),
            value: Natural::from(u64::from(*value)),
        };
        Self {
            kind: if period.is_proved() { PeriodKind::Proved } else { PeriodKind::Observed },
            preperiod: Natural::from(period.preperiod()),
            period: Natural::from(period.length()),
            saltus: Natural::from(period.saltus()),
            exceptions: period.exceptions().iter().map(exception).collect(),
            source: period.source(),
        }
    }
}

impl From<Period> for PeriodReport {
    fn from(period: Period) -> Self {
        Self::from(&period)
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Period {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        PeriodReport::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Period {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::schema::Schema>)>) {
        PeriodReport::schemas(schemas);
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use crate::Budget;
    use crate::engine::take_and_break::{Period, Sequence, TakeAndBreak};

    #[test]
    fn a_period_has_one_shape() {
        let mut game = Sequence::new(TakeAndBreak::octal("0.34").unwrap());
        let proved = serde_json::to_value(game.prove_period(&Budget::default()).unwrap()).unwrap();
        let pair = |heap: &str, value: &str| serde_json::json!({ "heap": heap, "value": value });
        let expected = serde_json::json!({
            "kind": "proved",
            "preperiod": "7",
            "period": "8",
            "saltus": "0",
            "exceptions": [pair("0", "0"), pair("2", "0"), pair("6", "1")],
            "source": "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956)",
        });
        assert_eq!(proved, expected);
        let observed = Period::seen(&[0u8, 1, 0, 1, 0, 1, 0, 1]).unwrap();
        let expected = serde_json::json!({
            "kind": "observed",
            "preperiod": "0",
            "period": "2",
            "saltus": "0",
            "exceptions": [],
            "source": null,
        });
        assert_eq!(serde_json::to_value(observed).unwrap(), expected);
    }
}
