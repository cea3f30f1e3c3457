//! [`Certificate`]: an answer with a proof that can be checked without the solver.
//!
//! The crate `nimatron-verify` checks it and shares no code with this one; `docs/CERTIFICATES.md` describes the JSON.

mod claim;
mod lost;
mod table;
mod worth;

use serde::Serialize;
use sha2::{Digest, Sha256};

pub(crate) use claim::{Claim, ComponentValue, NimEquivalent, Periodic, Proof, ProofTheorem, Rule};

use crate::engine::take_and_break::{Period, Sequence};
use crate::notation::Compound;
use crate::position::Position;
use crate::{Budget, Natural, OverBudget};

/// A claim with its proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Certificate {
    /// The version of the format.
    certificate: u64,
    /// What is claimed.
    pub(crate) claim: Claim,
    /// Why it is so.
    pub(crate) proof: Proof,
}

impl Certificate {
    const VERSION: u64 = 1;

    const fn new(claim: Claim, proof: Proof) -> Self {
        Self { certificate: Self::VERSION, claim, proof }
    }

    /// The certificate of who wins, and by which move.
    ///
    /// # Errors
    /// [`OverBudget`] where the answer is out of reach, or its proof too long.
    ///
    /// ```
    /// use nimatron::certificate::Certificate;
    /// use nimatron::{Budget, Position};
    ///
    /// let position: Position = "moore(2) 1 2 3".parse()?;
    /// let json = Certificate::of_outcome(&position, &Budget::default())?.to_json()?;
    /// assert!(json.contains(r#""claim":{"won":{"position":"moore(2) 1 2 3","to":"moore(2) 1 1 1"}}"#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_outcome(position: &Position, budget: &Budget) -> Result<Self, OverBudget> {
        let text = position.to_string();
        Ok(match position.solve(budget)?.winning_move()? {
            Some(winning) => {
                let proof = lost::proof(winning.to(), budget)?;
                Self::new(Claim::Won { position: text, to: winning.to().to_string() }, proof)
            }
            None if position.is_over() => Self::new(Claim::Over { position: text }, Proof::NoMove),
            None => Self::new(Claim::Lost { position: text }, lost::proof(position, budget)?),
        })
    }

    /// The certificate of the Grundy value under normal play, whatever the convention of `position`.
    ///
    /// # Errors
    /// [`OverBudget`] where the answer is out of reach, or its proof too long.
    ///
    /// ```
    /// use nimatron::certificate::Certificate;
    /// use nimatron::{Budget, Position};
    ///
    /// let position: Position = "wythoff 3 5 + nim 6".parse()?;
    /// let json = Certificate::of_grundy_value(&position, &Budget::default())?.to_json()?;
    /// assert!(json.contains(r#""value":"6""#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_grundy_value(position: &Position, budget: &Budget) -> Result<Self, OverBudget> {
        // A compound that is no sum has a value, but the format has no proof of it.
        if position.compound() != Compound::Sum {
            return Err(OverBudget::after("a table of Grundy values", 0));
        }
        let worth = worth::by_values(position, budget)?;
        let value = worth.heaps().fold(Natural::ZERO, |sum, heap| &sum ^ heap);
        Ok(Self::new(Claim::Grundy { position: position.to_string(), value }, Proof::NimSum { worth }))
    }

    /// The certificate of the period of a sequence, or `None` where the values computed do not prove one.
    ///
    /// ```
    /// use nimatron::Budget;
    /// use nimatron::certificate::Certificate;
    /// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
    ///
    /// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
    /// assert!(Certificate::of_period(&kayles).is_none());
    /// kayles.prove_period(&Budget::default())?;
    /// let json = Certificate::of_period(&kayles).expect("the period is proved").to_json()?;
    /// assert!(json.contains(r#""preperiod":71,"period":12,"saltus":0"#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_period(sequence: &Sequence) -> Option<Self> {
        let Periodic { game, preperiod, period, saltus, values } =
            Periodic::of(sequence.game().to_string(), sequence)?;
        Some(Self::new(Claim::Period { game, preperiod, period, saltus }, Proof::Window { values }))
    }

    /// Returns the certificate as one line of JSON, with a checksum that detects edits.
    ///
    /// # Errors
    /// Only if serialization fails.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let json = serde_json::to_string(self)?;
        let seal: String = Sha256::digest(&json).iter().map(|byte| format!("{byte:02x}")).collect();
        let open = json.strip_suffix('}').unwrap_or(&json);
        Ok(format!("{open},\"seal\":\"{seal}\"}}"))
    }
}

impl Periodic {
    /// The proved period of a sequence, with the values up to the end of the window of its theorem.
    fn of(game: String, sequence: &Sequence) -> Option<Self> {
        let proved = sequence.period().filter(Period::is_proved)?;
        let (preperiod, period, saltus) = (proved.preperiod(), proved.length(), proved.saltus());
        let count = usize::try_from(proved.window().end + period).ok()?;
        let values: Vec<u64> = sequence.values().take(count).map(u64::from).collect();
        // The period of two amounts is known without the values that would prove it to the verifier.
        if values.len() < count || proved.is_of_amounts() {
            return None;
        }
        Some(Self { game, preperiod, period, saltus, values })
    }
}
