//! `nimatron quotient`: the misère quotient of a heap game.

use std::io::Write;

use nimatron::Messages;
use nimatron::notation::Wording;
use nimatron_api::FoundQuotient;

use crate::args::QuotientArgs;
use crate::failure::Failure;
use crate::{input, interrupt, json};

pub(crate) fn run(args: &QuotientArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let budget = args.limits.budget().stoppable(interrupt::flag());
    let position = input::game(&args.game, &budget, messages)?;
    let search = FoundQuotient::new(&position, args.to, &budget)?;
    if args.json {
        return json::line(&search.into_answer()?, out);
    }
    // Also show what was found before the budget ran out.
    show(&search, messages, out)?;
    search.error().map_or(Ok(()), |error| Err(error.into()))
}

fn show(search: &FoundQuotient, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let say = |wording: Wording| messages.say(&wording);
    let FoundQuotient { game, quotient, presentation, period, .. } = search;
    writeln!(out, "{}", say(Wording::new("quotient-heaps").with("game", game).with("last", search.last())))?;
    let order = Wording::new("quotient-order").with("order", quotient.order());
    writeln!(out, "{}", say(order.with("lost", quotient.lost().count())))?;
    writeln!(out, "{presentation}")?;
    let growth = quotient.growth().iter().map(|(heap, order)| format!("{heap}:{order}")).collect::<Vec<_>>();
    writeln!(out, "{}", say(Wording::new("quotient-growth").with("growth", growth.join(" "))))?;
    let names = presentation.names();
    let values: Vec<String> = quotient
        .values()
        .iter()
        .enumerate()
        .map(|(heap, value)| format!("{heap}:{}", names.get(*value).map_or("?", String::as_str)))
        .collect();
    writeln!(out, "{}", say(Wording::new("quotient-values").with("values", values.join(" "))))?;
    let reach = match period {
        Some(period) => Wording::new("quotient-for-ever")
            .with("preperiod", period.preperiod())
            .with("period", period.length()),
        None => Wording::new("quotient-so-far"),
    };
    Ok(writeln!(out, "{}", say(reach))?)
}
