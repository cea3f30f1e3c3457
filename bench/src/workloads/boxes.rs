//! All positions of Moore's Nim in a box.

use std::time::Duration;

use anyhow::Result;
use nimatron::engine::moore::{BoxValues, Moore};
use nimatron::{Budget, Convention};

use crate::marking;
use crate::race::{Race, Table, Target};

const HEAPS: usize = 5;
const K: usize = 2;
const MARKING: &str = "marking what can move to a lost position";

pub(crate) fn tables() -> Result<Vec<Table>> {
    Ok(vec![outcomes(16, 10)?, outcomes(32, 1)?, values(10)?, many_values()?])
}

/// Measures counting the lost positions, by the sweep and by marking; the target is five hundred million states a
/// second.
fn outcomes(side: usize, rounds: usize) -> Result<Table> {
    let states = side.pow(HEAPS as u32);
    let budget = Budget::new(u64::MAX);
    let moore = Moore::new(K)?;
    let swept = || moore.count_lost_in_box(&[side; HEAPS], Convention::Normal, &budget).unwrap_or_default();
    let expected = swept();
    let mut race = Race::new(format!("Outcomes of all {states} positions of five heaps below {side}, k = 2"));
    race.variant(MARKING, |lost| *lost as u64 == expected, || marking::lost_positions(side, HEAPS, K))?;
    race.variant("nimatron", |lost| *lost == expected, swept)?;
    if side == 32 {
        race.target(Target::Within(at(states, 500e6)));
    }
    race.run(rounds)
}

/// Measures the values of a box, compared with their definition.
fn values(side: usize) -> Result<Table> {
    let states = side.pow(HEAPS as u32);
    let naive = marking::values(side, HEAPS, K);
    let right = |values: &BoxValues| {
        let value = |index| values.value(&marking::position(index, side, HEAPS));
        (0..states).all(|index| value(index) == Some(naive[index].into()))
    };
    let mut race =
        Race::new(format!("Grundy values of all {states} positions of five heaps below {side}, k = 2"));
    race.variant("mex over all options", |values| *values == naive, || marking::values(side, HEAPS, K))?;
    race.variant("nimatron", right, || box_values(side))?;
    race.run(3)
}

/// Measures the values of a box too large for the definition; the target is a hundred million states of the box a
/// second.
fn many_values() -> Result<Table> {
    let states = 32usize.pow(HEAPS as u32);
    let small = box_values(8);
    let agrees = |large: &BoxValues| {
        let mut positions = (0..8usize.pow(HEAPS as u32)).map(|index| marking::position(index, 8, HEAPS));
        positions.all(|heaps| large.value(&heaps) == small.value(&heaps))
    };
    let mut race =
        Race::new(format!("Grundy values of all {states} positions of five heaps below 32, k = 2"));
    race.variant("nimatron", agrees, || box_values(32))?;
    race.target(Target::Within(at(states, 100e6)));
    race.run(5)
}

fn box_values(side: usize) -> BoxValues {
    let moore = Moore::new(K).expect("K is positive");
    moore.box_values(&[side - 1; HEAPS], &Budget::new(u64::MAX)).expect("the budget is unlimited")
}

/// Returns the time for `states` states at `rate` states a second.
fn at(states: usize, rate: f64) -> Duration {
    Duration::from_secs_f64(states as f64 / rate)
}
