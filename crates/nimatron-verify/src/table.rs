//! The table of lost positions, all of whose options are won, and of won ones, each with a lost option.

use std::collections::{HashMap, HashSet};

use crate::notation::{Position, shortened};
use crate::work::{Refused, Work, ensure};

/// Checks that the table proves that `root` is lost. Every game here ends, so it is enough to check each row once.
pub(crate) fn check(
    root: &Position,
    lost: &[String],
    won: &[(String, String)],
    work: &mut Work,
) -> Result<(), Refused> {
    let read = |text: &str, work: &mut Work| {
        let position = Position::read(text, work)?;
        ensure(position.is_like(root), || format!("`{}` is a position of another game", shortened(text)))?;
        Ok(position)
    };
    let mut losses = HashMap::new();
    for text in lost {
        let position = read(text, work)?;
        let twice = losses.insert(position.key(), position).is_some();
        ensure(!twice, || format!("`{}` is in the table twice", shortened(text)))?;
    }
    let mut wins = HashMap::new();
    for (text, to) in won {
        let (position, to) = (read(text, work)?, read(to, work)?);
        let key = position.key();
        let is_option = position.has_option(&to, work)?;
        ensure(is_option, || format!("`{}` has no such option", shortened(text)))?;
        let twice = losses.contains_key(&key) || wins.insert(key, to).is_some();
        ensure(!twice, || format!("`{}` is in the table twice", shortened(text)))?;
    }
    let mut needed = HashSet::new();
    let mut open = Vec::from([root.clone()]);
    while let Some(position) = open.pop() {
        let key = position.key();
        if !losses.contains_key(&key) {
            let lost_at_once = !position.misere && position.is_over(work)?;
            ensure(lost_at_once, || format!("`{}` is not among the lost positions", shortened(&key)))?;
            continue;
        }
        if !needed.insert(key.clone()) {
            continue;
        }
        let mut options = 0;
        position.options(work, &mut |option, work| {
            options += 1;
            let option_key = option.key();
            match wins.get(&option_key) {
                Some(to) => {
                    if needed.insert(option_key) {
                        open.push(to.clone());
                    }
                    Ok(())
                }
                None => ensure(option.misere && option.is_over(work)?, || {
                    format!(
                        "`{}` has the option `{}`, which is not among the won positions",
                        shortened(&key),
                        shortened(&option_key)
                    )
                }),
            }
        })?;
        ensure(options > 0, || format!("`{}` has no options and needs no row", shortened(&key)))?;
    }
    let rows = losses.keys().chain(wins.keys());
    let unneeded = rows.clone().find(|key| !needed.contains(*key));
    ensure(unneeded.is_none(), || {
        format!("`{}` is in the table and not needed", shortened(unneeded.map_or("", String::as_str)))
    })
}
