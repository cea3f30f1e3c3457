//! `nimatron lost`: the lost positions of a game in a box, their exact number and density.

use std::io::Write;

use nimatron::engine::UBig;
use nimatron::notation::Wording;
use nimatron::{Convention, LostPositions, Messages, Natural};

use crate::args::LostArgs;
use crate::failure::Failure;
use crate::{input, interrupt};

pub(crate) fn run(args: &LostArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let budget = args.limits.budget().stoppable(interrupt::flag());
    let mut game = input::game(&args.game, &budget, messages)?;
    if args.misere {
        game = game.with_convention(Convention::Misere);
    }
    let lost = game.lost_positions(args.heaps, args.below, &budget);
    if args.json {
        return json(args, &game.to_string(), &lost, out);
    }
    if !args.count {
        for found in lost.iter().take(args.limit) {
            writeln!(out, "{}", found?)?;
        }
        out.flush()?;
    }
    let (count, positions) = (lost.count()?, lost.positions()?);
    let summary = Wording::new("lost-count")
        .with("lost", &count)
        .with("positions", &positions)
        .with("density", density(&count, &positions));
    Ok(writeln!(out, "{}", messages.say(&summary))?)
}

fn json(args: &LostArgs, game: &str, lost: &LostPositions<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let limit = if args.count { 0 } else { args.limit };
    let listed = lost.iter().take(limit).map(|found| Ok(found?.to_string()));
    let listed = listed.collect::<Result<Vec<String>, Failure>>()?;
    let (count, positions) = (lost.count()?, lost.positions()?);
    let answer = serde_json::json!({
        "game": game,
        "heaps": args.heaps,
        "below": args.below,
        "lost": listed,
        "count": count.to_string(),
        "positions": positions.to_string(),
        "density": density(&count, &positions),
    });
    Ok(writeln!(out, "{answer}")?)
}

/// Returns the part that is lost, with six significant digits.
fn density(count: &Natural, positions: &Natural) -> String {
    if count.is_zero() || positions.is_zero() {
        return "0".to_owned();
    }
    // As many places as make the quotient at least a million.
    let mut scaled = count.as_ubig().clone();
    let mut places = 0;
    while scaled < positions.as_ubig() * UBig::from(100_000u32) {
        scaled *= UBig::from(10u8);
        places += 1;
    }
    let digits = (scaled / positions.as_ubig()).to_string();
    let padded = format!("{digits:0>width$}", width = places + 1);
    let (whole, part) = padded.split_at(padded.len() - places);
    match part.trim_end_matches('0') {
        "" => whole.to_owned(),
        part => format!("{whole}.{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn densities_are_decimal_fractions() {
        let shown = |count: u64, positions: u64| density(&Natural::from(count), &Natural::from(positions));
        assert_eq!(shown(0, 7), "0");
        assert_eq!(shown(7, 7), "1");
        assert_eq!(shown(1, 4), "0.25");
        assert_eq!(shown(1, 3), "0.333333");
        assert_eq!(shown(2, 3000), "0.000666666");
    }
}
