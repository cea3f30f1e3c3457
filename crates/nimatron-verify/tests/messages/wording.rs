//! A verified claim in words, and proofs of the wrong kind.

use super::{answer, lost};

#[test]
fn what_is_verified_is_said_in_words() {
    let two = r#"{"columns":{"ones":[0,2],"residues":[0,0]}}"#;
    assert_eq!(lost("nim 2 2", two), "nim 2 2 is a P-position: every move loses");
    let won = r#"{"won":{"position":"nim 3 2","to":"nim 2 2"}}"#;
    assert_eq!(answer(won, two), "nim 3 2 is an N-position: moving to nim 2 2 wins");
    for (position, said) in [
        ("nim 0", "nim 0 is a P-position: no move is left"),
        ("misere nim", "misere nim is an N-position: no move is left"),
        // No amount may be taken that is larger than the heap.
        ("subtract(2,3) 1 1", "subtract(2,3) 1 1 is a P-position: no move is left"),
        ("exact(2) 5 0", "exact(2) 5 0 is a P-position: no move is left"),
        ("grundy 2 1", "grundy 2 1 is a P-position: no move is left"),
        ("nim 0 + kayles", "nim 0 + kayles is a P-position: no move is left"),
        ("subtract(2,3) 1 2", "claim.over.position: a move is left"),
        ("exact(2) 5 1", "claim.over.position: a move is left"),
        ("grundy 3", "claim.over.position: a move is left"),
        ("nim 0 + kayles 1", "claim.over.position: a move is left"),
        // A move is found at once even where there are many.
        ("nim 18446744073709551615", "claim.over.position: a move is left"),
        ("nim 18446744073709551616", "claim.over.position: a heap beyond 64 bits is too large for a table"),
    ] {
        let claim = format!(r#"{{"over":{{"position":"{position}"}}}}"#);
        assert_eq!(answer(&claim, "\"no-move\""), said);
    }
    assert_eq!(lost("nim 0", "\"no-move\""), "nim 0 is a P-position: every move loses");
    let none = "proof: the position is not lost for want of a move";
    assert_eq!(lost("misere nim 0", "\"no-move\""), none);
    assert_eq!(lost("nim 1", "\"no-move\""), none);
}

#[test]
fn proofs_of_another_kind_are_refused() {
    let worth = r#"{"components":[{"by":"heaps","heaps":["0"]}]}"#;
    let not_lost = "proof: this kind of proof does not prove that a position is lost";
    assert_eq!(lost("nim 0", &format!(r#"{{"nim-sum":{{"worth":{worth}}}}}"#)), not_lost);
    assert_eq!(lost("nim 0", r#"{"window":{"values":[0]}}"#), not_lost);
    let other = "proof: this kind of proof does not prove such a claim";
    let over = r#"{"over":{"position":"nim 0"}}"#;
    assert_eq!(answer(over, r#"{"columns":{"ones":[],"residues":[]}}"#), other);
    let grundy = r#"{"grundy":{"position":"nim 0","value":"0"}}"#;
    assert_eq!(answer(grundy, "\"no-move\""), other);
    let period = r#"{"period":{"game":"lasker","preperiod":1,"period":4,"saltus":4}}"#;
    assert_eq!(answer(period, "\"no-move\""), other);
}
