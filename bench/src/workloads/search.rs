//! The oracle, which knows no theory: the value of a pair of heaps of Wythoff's game, from all pairs below it.

use std::collections::HashMap;
use std::time::Duration;

use anyhow::Result;
use nimatron::engine::search::Oracle;
use nimatron::ruleset::IllegalMove;
use nimatron::ruleset::{LegalMove, Ruleset};
use nimatron::{Action, Budget, Natural};

use crate::race::{Race, Table, Target};

const LARGEST: u64 = 100;
/// Five million options a second.
const PER_OPTION: Duration = Duration::from_nanos(200);

pub(crate) fn tables() -> Result<Vec<Table>> {
    let (value, options) = by_hash_of_rows();
    let pair = vec![Natural::from(LARGEST); 2];
    let budget = Budget::new(u64::MAX);
    let searched = || Oracle::value(&Pairs, 0).answer(&pair, &budget).ok();
    let mut race = Race::new(format!("The value of a pair of {LARGEST} in Wythoff's game, by search"));
    race.variant("hash of rows", |found| *found == (value, options), by_hash_of_rows)?;
    race.variant("nimatron", |found| *found == Some(value), searched)?;
    race.target(Target::Within(PER_OPTION * u32::try_from(options)?));
    Ok(vec![
        race.run(20)?
            .remark(format!("{options} options are looked at; the target is five million a second.")),
    ])
}

/// Returns the value of the largest pair and the number of options, each looked up in a table of rows of words.
fn by_hash_of_rows() -> (u64, u64) {
    let mut known: HashMap<Vec<u64>, u64> = HashMap::new();
    let mut looked = 0;
    for a in 0..=LARGEST {
        for b in a..=LARGEST {
            let lower_one = (0..a).map(|less| vec![less, b]);
            let lower_other = (0..b).map(|less| vec![less.min(a), less.max(a)]);
            let lower_both = (1..=a).map(|taken| vec![a - taken, b - taken]);
            let mut taken = vec![false; (a + b + a) as usize + 1];
            for row in lower_one.chain(lower_other).chain(lower_both) {
                looked += 1;
                taken[known[&row] as usize] = true;
            }
            let value = taken.iter().take_while(|taken| **taken).count() as u64;
            known.insert(vec![a, b], value);
        }
    }
    (known[&vec![LARGEST; 2]], looked)
}

/// The rules of Wythoff's game, as any program would give them to the library.
struct Pairs;

impl Ruleset for Pairs {
    type Position = Vec<Natural>;

    fn options<'a>(
        &'a self,
        pair: &'a Vec<Natural>,
    ) -> Box<dyn Iterator<Item = LegalMove<Vec<Natural>>> + 'a> {
        let [a, b] = [0, 1].map(|heap| pair.get(heap).and_then(Natural::to_u64).unwrap_or_default());
        let to = move |first: u64, second: u64| {
            let to = vec![Natural::from(first), Natural::from(second)];
            let changed = to.iter().cloned().enumerate().filter(|(heap, size)| pair.get(*heap) != Some(size));
            LegalMove { action: Action::Set(changed.collect()), to }
        };
        let lower_one = (0..a).map(move |less| to(less, b));
        let lower_other = (0..b).map(move |less| to(a, less));
        let lower_both = (1..=a.min(b)).map(move |taken| to(a - taken, b - taken));
        Box::new(lower_one.chain(lower_other).chain(lower_both))
    }

    fn play(&self, pair: &Vec<Natural>, action: &Action) -> Result<Vec<Natural>, IllegalMove> {
        let found = self.options(pair).find(|option| option.action == *action);
        found
            .map(|option| option.to)
            .ok_or_else(|| IllegalMove::HeapCount { found: 0, expected: "a legal move".to_owned() })
    }

    fn canonical(&self, mut pair: Vec<Natural>) -> Vec<Natural> {
        pair.sort_unstable();
        pair
    }
}
