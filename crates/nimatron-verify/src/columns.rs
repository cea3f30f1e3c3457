//! Moore's theorem (1910), of which Bouton's (1901) is the case k = 1: lost iff every binary column of the heaps holds
//! a multiple of k + 1 ones; if no heap has two stones, misère play is lost iff the number of single stones is 1 modulo
//! k + 1.

use num_bigint::BigUint;

use crate::certificate::Worth;
use crate::game::Game;
use crate::notation::Position;
use crate::taking::Taking;
use crate::work::{Refused, Work, ensure};
use crate::worth;

/// Returns the heaps and k + 1, or refuses if the theorem does not apply to `position`.
fn heaps(position: &Position, worth: &Worth, work: &mut Work) -> Result<(Vec<BigUint>, BigUint), Refused> {
    if *worth == Worth::default()
        && let Some(only) = position.only()
    {
        match only.game.as_ref() {
            Game::Several { fewest, most, slow: false } if *fewest == BigUint::from(1u8) => {
                return Ok((only.row.clone(), most + 1u8));
            }
            Game::Heaps(Taking::AllBut(excluded)) if excluded.is_empty() => {
                return Ok((only.row.clone(), BigUint::from(2u8)));
            }
            _ => {}
        }
    }
    let tame = || match (position.only(), worth.components.as_slice()) {
        (Some(only), [worth]) => worth::holds_in_misere(only, worth.by),
        _ => false,
    };
    let why = || "under misère play this is not Nim of the heaps it is worth".to_owned();
    ensure(!position.misere || tame(), why)?;
    Ok((worth::heaps(position, worth, work)?, BigUint::from(2u8)))
}

/// Checks that the columns prove that `position` is lost.
pub(crate) fn check(
    position: &Position,
    worth: &Worth,
    ones: &[u64],
    residues: &[u64],
    work: &mut Work,
) -> Result<(), Refused> {
    let (heaps, modulus) = heaps(position, worth, work)?;
    let big = heaps.iter().any(|heap| heap.bits() > 1);
    ensure(!position.misere || big, || "under misère play no heap has two stones".to_owned())?;
    let width = heaps.iter().map(BigUint::bits).max().unwrap_or(0);
    work.spend(width.saturating_mul(heaps.len() as u64))?;
    for (what, count) in [("ones", ones.len()), ("residues", residues.len())] {
        ensure(count as u64 == width, || format!("there are {count} {what} for {width} columns"))?;
    }
    for (column, (claimed, residue)) in ones.iter().zip(residues).enumerate() {
        let count = heaps.iter().filter(|heap| heap.bit(column as u64)).count() as u64;
        ensure(*claimed == count, || format!("column {column} holds {count} ones, not {claimed}"))?;
        let left = BigUint::from(count) % &modulus;
        ensure(BigUint::from(*residue) == left, || {
            format!("the {count} ones of column {column} leave {left} modulo {modulus}, not {residue}")
        })?;
        ensure(*residue == 0, || {
            format!("the ones of column {column} leave {residue}, so the position is not lost")
        })?;
    }
    Ok(())
}

/// Checks that the number of single stones proves that `position` is lost.
pub(crate) fn check_singles(
    position: &Position,
    worth: &Worth,
    ones: u64,
    residue: u64,
    work: &mut Work,
) -> Result<(), Refused> {
    ensure(position.misere, || "single stones decide misère play only".to_owned())?;
    let (heaps, modulus) = heaps(position, worth, work)?;
    ensure(heaps.iter().all(|heap| heap.bits() <= 1), || "some heap has two stones".to_owned())?;
    let count = heaps.iter().filter(|heap| heap.bits() == 1).count() as u64;
    ensure(ones == count, || format!("there are {count} single stones, not {ones}"))?;
    let left = BigUint::from(count) % &modulus;
    ensure(BigUint::from(residue) == left, || {
        format!("{count} single stones leave {left} modulo {modulus}, not {residue}")
    })?;
    ensure(residue == 1, || format!("the single stones leave {residue}, so the position is not lost"))
}
