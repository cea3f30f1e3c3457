//! Certificates: what the solver writes is accepted, and what is accepted is true.

use nimatron::certificate::Certificate as Written;
use nimatron::{Budget, Outcome, Position};
use nimatron_verify::{Certificate, Claim, verify_within};

use crate::small;

const STEPS: u64 = 20_000;

/// An accepted certificate claims what the solver finds too, even if the seal is recomputed to match; and the
/// certificates that the solver writes for a position are accepted.
pub fn certificate(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if text.starts_with('{') {
        let _ = verify_within(text, STEPS);
        let Ok(mut certificate) = serde_json::from_str::<Certificate>(text) else { return };
        certificate.seal = certificate.fitting_seal();
        let sealed = serde_json::to_string(&certificate).unwrap();
        if let Ok(verified) = verify_within(&sealed, STEPS) {
            assert!(holds(&verified.claim) != Some(false), "accepted, but not so: {sealed}");
        }
    } else if let Some(position) = small::position(text) {
        let budget = Budget::new(STEPS);
        let written = [Written::of_outcome(&position, &budget), Written::of_grundy_value(&position, &budget)];
        for certificate in written.into_iter().flatten() {
            let json = certificate.to_json().unwrap();
            verify_within(&json, 100 * STEPS).unwrap_or_else(|refusal| panic!("{refusal}: {json}"));
        }
    }
}

/// Returns whether the solver agrees, or `None` if that is out of its reach.
fn holds(claim: &Claim) -> Option<bool> {
    let budget = Budget::new(STEPS);
    let read = |text: &String| text.parse::<Position>().unwrap_or_else(|error| panic!("{text}: {error}"));
    let found = |text: &String| read(text).solve(&budget).ok().map(|solution| solution.outcome());
    Some(match claim {
        Claim::Won { position, to } => found(position)? == Outcome::N && found(to)? == Outcome::P,
        Claim::Lost { position } => found(position)? == Outcome::P,
        Claim::Over { position } => read(position).is_over(),
        Claim::Grundy { position, value } => read(position).grundy(&budget).ok()?.0.to_string() == *value,
        Claim::Period { game, preperiod, period, saltus } => {
            let last = preperiod.checked_add(*period)?.checked_add(100)?;
            let last = usize::try_from(last).ok().filter(|last| *last <= 2_000)?;
            let position = read(game);
            let game = position.components().next()?;
            let values = game.heap_values(last, &budget)?.ok()?.values;
            let (start, period) = (usize::try_from(*preperiod).ok()?, usize::try_from(*period).ok()?);
            let pairs = values.get(start..)?.iter().zip(values.get(start + period..)?);
            pairs.into_iter().all(|(value, later)| u64::from(*value) + saltus == u64::from(*later))
        }
    })
}
