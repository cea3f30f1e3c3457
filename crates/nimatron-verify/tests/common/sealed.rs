//! Certificates written by hand.

use nimatron_verify::Certificate;

/// Returns a certificate of `claim` by `proof` with a correct seal.
pub(crate) fn sealed(claim: &str, proof: &str) -> String {
    let text = format!(r#"{{"certificate":1,"claim":{claim},"proof":{proof},"seal":""}}"#);
    let mut certificate: Certificate =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    certificate.seal = certificate.fitting_seal();
    serde_json::to_string(&certificate).unwrap()
}
