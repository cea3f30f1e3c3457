//! `nimatron genus`: the genera of the single heaps of a game.

use std::io::Write;

use nimatron::Messages;
use nimatron::notation::Wording;
use nimatron_api::FoundGenera;

use crate::args::GenusArgs;
use crate::failure::Failure;
use crate::{input, interrupt, json};

pub(crate) fn run(args: &GenusArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let budget = args.limits.budget().stoppable(interrupt::flag());
    let position = input::game(&args.game, &budget, messages)?;
    let found = FoundGenera::new(&position, args.to, &budget)?;
    if args.json {
        return json::line(&found.into_answer()?, out);
    }
    // Also show what was found before the budget ran out.
    if args.csv {
        rows(&found, out)?
    } else {
        show(&found, messages, out)?
    }
    found.error().map_or(Ok(()), |error| Err(error.into()))
}

fn rows(found: &FoundGenera, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "heap,genus,grundy,misere,tame")?;
    for (heap, genus) in found.genera.iter().enumerate() {
        let misere: Vec<String> = genus.misere().iter().map(ToString::to_string).collect();
        let symbol = genus.to_string().replace(',', " ");
        writeln!(out, "{heap},{symbol},{},{},{}", genus.grundy(), misere.join(" "), genus.is_tame())?;
    }
    Ok(())
}

fn show(found: &FoundGenera, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let last = found.genera.len().saturating_sub(1);
    let heaps = Wording::new("quotient-heaps").with("game", &found.game).with("last", last);
    writeln!(out, "{}", messages.say(&heaps))?;
    let symbols: Vec<String> =
        found.genera.iter().enumerate().map(|(heap, genus)| format!("{heap}:{genus}")).collect();
    writeln!(out, "{}", messages.say(&Wording::new("genus-values").with("values", symbols.join(" "))))?;
    let wild = match found.first_wild() {
        Some(heap) => Wording::new("genus-wild").with("heap", heap),
        None => Wording::new("genus-tame"),
    };
    Ok(writeln!(out, "{}", messages.say(&wild))?)
}
