//! Checks the certificates of Nimatron with independent code that shares nothing with the solver.
//!
//! Trusted are only the rules of the games, as `game` and `taking` state them, and the theorems that `columns`,
//! `worth`, `theorem` and `period` cite. Everything else is recomputed. See `docs/CERTIFICATES.md` for the format.
#![forbid(unsafe_code)]

mod arithmetic;
mod certificate;
mod columns;
mod game;
mod notation;
mod period;
mod table;
mod taking;
mod theorem;
mod work;
mod worth;

use std::fmt;

use num_bigint::BigUint;

pub use certificate::{Certificate, Claim, Periodic, Proof, Rule, Theorem, Worth, WorthOf};
use notation::{Position, natural};
use work::{Refused, Work, ensure};

/// What has been verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// The claim, which holds.
    pub claim: Claim,
}

/// Why a certificate is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The field that is wrong, such as `claim.won.to`; empty if the text is not a certificate at all.
    pub at: &'static str,
    /// What is wrong with it.
    pub why: String,
}

/// The default limit on the steps of a verification: at most about a minute.
pub const STEPS: u64 = 1_000_000_000;

/// Checks a certificate.
///
/// # Errors
/// [`Refusal`] with the reason.
///
/// ```
/// use nimatron_verify::verify;
///
/// let refusal = verify(r#"{"certificate":1}"#).unwrap_err();
/// assert_eq!(refusal.to_string(), "missing field `claim` at line 1 column 17");
/// ```
pub fn verify(json: &str) -> Result<Verified, Refusal> {
    verify_within(json, STEPS)
}

/// Checks a certificate in at most `steps` steps.
///
/// # Errors
/// [`Refusal`] with the reason.
pub fn verify_within(json: &str, steps: u64) -> Result<Verified, Refusal> {
    let refuse = |at: &'static str| move |Refused(why)| Refusal { at, why };
    let certificate: Certificate =
        serde_json::from_str(json).map_err(|error| Refusal { at: "", why: error.to_string() })?;
    let Certificate { certificate: version, claim, proof, seal } = &certificate;
    ensure(*version == Certificate::VERSION, || {
        format!("the format has version {version}, and this verifier reads {}", Certificate::VERSION)
    })
    .map_err(refuse("certificate"))?;
    let mut work = Work { left: steps };
    check(claim, proof, &mut work)?;
    // The seal is checked last, because a failing proof gives a better error.
    ensure(*seal == certificate.fitting_seal(), || {
        "the certificate was altered: it proves its claim, but not the one that it was written for".to_owned()
    })
    .map_err(refuse("seal"))?;
    Ok(Verified { claim: certificate.claim })
}

fn check(claim: &Claim, proof: &Proof, work: &mut Work) -> Result<(), Refusal> {
    let refuse = |at: &'static str| move |Refused(why)| Refusal { at, why };
    let other = || Refusal { at: "proof", why: "this kind of proof does not prove such a claim".to_owned() };
    match (claim, proof) {
        (Claim::Won { position, to }, _) => {
            let position = Position::read(position, work).map_err(refuse("claim.won.position"))?;
            let to = Position::read(to, work).map_err(refuse("claim.won.to"))?;
            let is_option = position.has_option(&to, work).map_err(refuse("claim.won.to"))?;
            ensure(is_option, || "no move leads there".to_owned()).map_err(refuse("claim.won.to"))?;
            check_lost(&to, proof, work)
        }
        (Claim::Lost { position }, _) => {
            let position = Position::read(position, work).map_err(refuse("claim.lost.position"))?;
            check_lost(&position, proof, work)
        }
        (Claim::Over { position }, Proof::NoMove) => {
            let position = Position::read(position, work).map_err(refuse("claim.over.position"))?;
            let over = position.is_over(work).map_err(refuse("claim.over.position"))?;
            ensure(over, || "a move is left".to_owned()).map_err(refuse("claim.over.position"))
        }
        (Claim::Grundy { position, value }, Proof::NimSum { worth }) => {
            let position = Position::read(position, work).map_err(refuse("claim.grundy.position"))?;
            let value = natural(value, work).map_err(refuse("claim.grundy.value"))?;
            let heaps = worth::heaps(&position, worth, work).map_err(refuse("proof.nim-sum.worth"))?;
            let sum = heaps.iter().fold(BigUint::ZERO, |sum, heap| sum ^ heap);
            let why = || format!("the nim-sum is {}", notation::shortened(&sum.to_string()));
            ensure(sum == value, why).map_err(refuse("claim.grundy.value"))
        }
        (Claim::Period { game, preperiod, period, saltus }, Proof::Window { values }) => {
            let (game, values) = (game.clone(), values.clone());
            let periodic = Periodic { game, preperiod: *preperiod, period: *period, saltus: *saltus, values };
            period::check(&periodic, work).map_err(refuse("proof.window"))
        }
        _ => Err(other()),
    }
}

/// Checks the proof that a position is lost.
fn check_lost(position: &Position, proof: &Proof, work: &mut Work) -> Result<(), Refusal> {
    let (at, checked) = match proof {
        Proof::Columns { worth, ones, residues } => {
            ("proof.columns", columns::check(position, worth, ones, residues, work))
        }
        Proof::Singles { worth, ones, residue } => {
            ("proof.singles", columns::check_singles(position, worth, *ones, *residue, work))
        }
        Proof::Table { lost, won } => ("proof.table", table::check(position, lost, won, work)),
        Proof::Theorem { by } => ("proof.theorem", theorem::check(position, *by, work)),
        Proof::NoMove => {
            let why = || "the position is not lost for want of a move".to_owned();
            ("proof", position.is_over(work).and_then(|over| ensure(over && !position.misere, why)))
        }
        Proof::NimSum { .. } | Proof::Window { .. } => {
            ("proof", Err(Refused("this kind of proof does not prove that a position is lost".to_owned())))
        }
    };
    checked.map_err(|Refused(why)| Refusal { at, why })
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.claim {
            Claim::Won { position, to } => write!(f, "{position} is an N-position: moving to {to} wins"),
            Claim::Lost { position } => write!(f, "{position} is a P-position: every move loses"),
            Claim::Over { position } => {
                let outcome = if position.starts_with("misere ") { "n N" } else { " P" };
                write!(f, "{position} is a{outcome}-position: no move is left")
            }
            Claim::Grundy { position, value } => write!(f, "{position} has the Grundy value {value}"),
            Claim::Period { game, preperiod, period, saltus: 0 } => {
                write!(f, "the Grundy values of {game} have period {period} from heap {preperiod} on")
            }
            Claim::Period { game, preperiod, period, saltus } => write!(
                f,
                "the Grundy values of {game} rise by {saltus} with period {period} from heap {preperiod} on"
            ),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            "" => f.write_str(&self.why),
            at => write!(f, "{at}: {}", self.why),
        }
    }
}

impl std::error::Error for Refusal {}
