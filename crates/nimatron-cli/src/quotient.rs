//! `nimatron quotient`: the misère quotient of a heap game.

use std::io::Write;

use nimatron::Budget;
use nimatron::engine::quotient::{Quotient, QuotientSearch};

use crate::args::QuotientArgs;
use crate::failure::Failure;
use crate::{input, interrupt, json};

pub(crate) fn run(args: &QuotientArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = input::game(&args.game)?;
    let game = position.components().next().and_then(|(game, _)| game.heap_game()).cloned();
    let Some(game) = game else {
        return Err(Failure::Wrong(format!(
            "{position} is not a heap game: misère quotients are for games whose moves \
            replace one heap, such as `kayles` or `octal(0.123)`"
        )));
    };
    let budget = Budget::new(args.budget).stoppable(interrupt::flag());
    let mut meter = budget.meter("misère quotient");
    let mut search = QuotientSearch::new(&game);
    let stopped = search.read_to(args.to, &mut meter).err();
    let growth = search.growth().to_vec();
    let quotient = search.into_quotient();
    let read = quotient.values().len().saturating_sub(1);
    let period = quotient.period(&game);
    let presentation = quotient.presentation(&budget);
    if args.json {
        let table: Vec<Vec<usize>> = table(&quotient);
        let json = serde_json::json!({
            "game": position.to_string(),
            "to": read,
            "complete": stopped.is_none(),
            "order": quotient.order(),
            "lost": quotient.lost().collect::<Vec<_>>(),
            "presentation": presentation.to_string(),
            "values": quotient.values(),
            "representatives": quotient.representatives(),
            "table": table,
            "growth": growth,
            "period": period.map(|period| serde_json::json!({ "preperiod": period.preperiod, "period": period.period })),
        });
        json::line(&json, out)?;
    } else {
        writeln!(out, "{position}, heaps 0 to {read}")?;
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
                period.preperiod, period.period
            )?,
            None => writeln!(out, "the quotient of these heaps; larger heaps may make it grow")?,
        }
    }
    match stopped {
        None => Ok(()),
        Some(error) => Err(Failure::Other(format!("stopped before heap {}: {error}", read + 1))),
    }
}

fn table(quotient: &Quotient) -> Vec<Vec<usize>> {
    let order = quotient.order();
    (0..order).map(|x| (0..order).map(|y| quotient.product(x, y)).collect()).collect()
}
