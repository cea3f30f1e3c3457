//! `nimatron quotient`: the misère quotient of a heap game.

use std::io::Write;

use nimatron::Budget;
use nimatron_api::FoundQuotient;

use crate::args::QuotientArgs;
use crate::failure::Failure;
use crate::{input, interrupt, json};

pub(crate) fn run(args: &QuotientArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::game(&args.game)?;
    let budget = Budget::new(args.budget).stoppable(interrupt::flag());
    let search = FoundQuotient::new(&position, args.to, &budget)?;
    if args.json {
        return json::line(&search.into_answer()?, out);
    }
    // Also show what was found before the budget ran out.
    show(&search, out)?;
    search.error().map_or(Ok(()), |error| Err(error.into()))
}

fn show(search: &FoundQuotient, out: &mut impl Write) -> Result<(), Failure> {
    let FoundQuotient { game, quotient, growth, presentation, period, .. } = search;
    writeln!(out, "{game}, heaps 0 to {}", search.last())?;
    writeln!(out, "order {}, {} in the P-portion", quotient.order(), quotient.lost().count())?;
    writeln!(out, "{presentation}")?;
    let growth: Vec<String> = growth.iter().map(|(heap, order)| format!("{heap}:{order}")).collect();
    writeln!(out, "growth (heap:order): {}", growth.join(" "))?;
    let names = presentation.names();
    let values: Vec<String> = quotient
        .values()
        .iter()
        .enumerate()
        .map(|(heap, value)| format!("{heap}:{}", names.get(*value).map_or("?", String::as_str)))
        .collect();
    writeln!(out, "values (heap:element): {}", values.join(" "))?;
    match period {
        Some(period) => writeln!(
            out,
            "the values repeat for ever from heap {} on with period {}: the quotient of all heaps",
            period.preperiod(),
            period.length()
        )?,
        None => writeln!(out, "the quotient of these heaps; larger heaps may make it grow")?,
    }
    Ok(())
}
