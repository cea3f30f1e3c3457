//! A subtraction game, next to the crates that support it.

use anyhow::{Context, Result};
use cgt::short::impartial::games::subtraction::Sub;
use nimatron::engine::take_and_break::TakeAndBreak;
use nimlib::{NimRule, Split, TakeSize};

use super::sequences::{has, listed, values};
use crate::race::{Race, Table, Target};

const SET: [u64; 6] = [1, 3, 4, 7, 11, 18];
const MANY: usize = 1_000_000;
/// The largest heap for nimlib, which keeps its values in a map.
const FEW: usize = 2000;

pub(crate) fn tables() -> Result<Vec<Table>> {
    let game = TakeAndBreak::subtraction(SET).context("the set is a subtraction set")?;
    let all = values(&game, MANY);
    let rule = NimRule { take: TakeSize::List(SET.to_vec()), split: Split::Never };
    let mut race = Race::new("Subtraction {1, 3, 4, 7, 11, 18}, values of all heaps to 1,000,000");
    race.variant(
        "cgt",
        |answer| *answer == all,
        || {
            let game = Sub::new(SET.iter().map(|amount| *amount as u32).collect());
            game.grundy_sequence().take(MANY + 1).map(|nimber| nimber.value()).collect::<Vec<u32>>()
        },
    )?
    .variant(
        "nimlib to 2,000",
        |answer| answer == &all[..=FEW],
        || {
            let rules = [rule.clone()];
            let value = |heap| nimlib::nimbers::calculate_nimber_for_height(heap, &rules, 0).0 as u32;
            (0..=FEW as u64).map(value).collect::<Vec<u32>>()
        },
    )?
    .variant("nimatron", has(&all), || listed(&game, MANY))?
    .target(Target::times(7.0, "cgt"));
    Ok(vec![race.run(5)?])
}
