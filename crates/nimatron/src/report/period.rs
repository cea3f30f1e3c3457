//! A period in words.

use crate::engine::take_and_break::Period;
use crate::report::Messages;

/// Returns how the values of a game repeat, in a sentence.
pub(super) fn period_sentence(period: &Period, messages: &Messages) -> String {
    let key = match (period.is_proved(), period.saltus()) {
        (true, 0) => "period-proved",
        (true, _) => "period-arithmetic-proved",
        (false, 0) => "period-observed",
        (false, _) => "period-arithmetic-observed",
    };
    let [preperiod, length, saltus] =
        [period.preperiod(), period.length(), period.saltus()].map(|number| number.to_string());
    let source = period.source().map_or(String::new(), |source| messages.term(source));
    let variables =
        [("preperiod", preperiod.as_str()), ("period", &length), ("saltus", &saltus), ("source", &source)];
    messages.format(key, &variables)
}
