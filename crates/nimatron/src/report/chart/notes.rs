//! What there is to say about a sequence of values, as sentences.

use super::Chart;
use crate::Natural;
use crate::engine::take_and_break::Period;
use crate::report::Messages;
use crate::report::period::period_sentence;

/// How many exceptions are listed.
const MOST_LISTED: usize = 40;

impl Chart {
    /// Returns what there is to say about the values: the largest, the rare heaps, the period with its proof and its
    /// exceptions.
    pub fn notes(&self, messages: &Messages) -> Vec<String> {
        let number = |number: u64| number.to_string();
        let largest = self.values.iter().copied().max().unwrap_or(0);
        let heap = self.values.iter().position(|value| *value == largest).unwrap_or(0);
        let largest = [("value", number(largest)), ("heap", number(heap as u64))];
        let mut notes = vec![messages.format_owned("values-largest", &largest)];
        notes.extend(self.rarity_note(messages));
        let Some(period) = &self.period else {
            let last = number(self.values.len().saturating_sub(1) as u64);
            notes.push(messages.format_owned("values-no-period", &[("last", last)]));
            return notes;
        };
        notes.push(period_sentence(period, messages));
        let window = period.window();
        if !period.is_proved() {
            notes.push(
                messages.format_plural("values-observed", &Natural::from(window.end + period.length())),
            );
        } else if !window.is_empty() {
            let compared = [
                ("start", number(window.start)),
                ("end", number(window.end)),
                ("period", number(period.length())),
            ];
            notes.push(messages.format_owned("values-compared", &compared));
        }
        notes.extend(exceptions(period, messages));
        notes
    }

    /// Returns how many heaps are rare, and what that means, or `None` if the computation did not need it.
    fn rarity_note(&self, messages: &Messages) -> Option<String> {
        let rarity = self.rarity?;
        let key = if rarity.with_heap_parity { "values-rare-parity" } else { "values-rare" };
        let (last, mask) = (rarity.last.to_string(), format!("{:b}", rarity.mask));
        Some(messages.format_counted(key, &rarity.count.into(), &[("last", &last), ("mask", &mask)]))
    }
}

/// Returns the exceptions to a proved period; if there are many, the first of them and how many more there are.
fn exceptions(period: &Period, messages: &Messages) -> Option<String> {
    let all = period.exceptions();
    if all.is_empty() || !period.is_proved() {
        return None;
    }
    let listed = all.iter().take(MOST_LISTED).map(|(heap, value)| format!("{heap}:{value}"));
    let mut list = listed.collect::<Vec<_>>().join(" ");
    if let Some(more @ 1..) = all.len().checked_sub(MOST_LISTED) {
        list.push_str(" … ");
        list.push_str(&messages.format_plural("values-exceptions-more", &more.into()));
    }
    Some(messages.format("values-exceptions", &[("list", &list)]))
}
