//! Proofs by column counts of Moore's Nim and of games equivalent to Nim, under both conventions.

use super::lost;

#[test]
fn columns_are_counted() {
    let columns =
        |ones: &str, residues: &str| format!(r#"{{"columns":{{"ones":{ones},"residues":{residues}}}}}"#);
    for (position, ones, residues, said) in [
        ("nim", "[]", "[]", "nim is a P-position: every move loses"),
        ("nim 0 0", "[]", "[]", "nim 0 0 is a P-position: every move loses"),
        ("moore(3) 2 2 2 2", "[0,4]", "[0,0]", "moore(3) 2 2 2 2 is a P-position: every move loses"),
        ("misere nim 2 2", "[0,2]", "[0,0]", "misere nim 2 2 is a P-position: every move loses"),
        ("misere nim 1 1", "[2]", "[0]", "proof.columns: under misère play no heap has two stones"),
        ("misere nim", "[]", "[]", "proof.columns: under misère play no heap has two stones"),
        ("nim 2 2", "[2]", "[0,0]", "proof.columns: there are 1 ones for 2 columns"),
        ("nim 2 2", "[0,2]", "[0]", "proof.columns: there are 1 residues for 2 columns"),
        ("nim 2 2", "[0,2,0]", "[0,0,0]", "proof.columns: there are 3 ones for 2 columns"),
        ("nim 2 2", "[0,1]", "[0,1]", "proof.columns: column 1 holds 2 ones, not 1"),
        ("nim 2 3", "[1,2]", "[0,0]", "proof.columns: the 1 ones of column 0 leave 1 modulo 2, not 0"),
        (
            "nim 2 3",
            "[1,2]",
            "[1,0]",
            "proof.columns: the ones of column 0 leave 1, so the position is not lost",
        ),
        ("moore(2) 1 1", "[2]", "[0]", "proof.columns: the 2 ones of column 0 leave 2 modulo 3, not 0"),
        // Neither slow nor exact play is Moore's game, nor is a sum of two of them.
        ("slow(1) 2 2", "[0,2]", "[0,0]", "proof.columns: 0 components have a worth, and the position has 1"),
        (
            "exact(2) 2 2 2",
            "[0,3]",
            "[0,0]",
            "proof.columns: 0 components have a worth, and the position has 1",
        ),
        ("exact(1) 2 2", "[0,2]", "[0,0]", "exact(1) 2 2 is a P-position: every move loses"),
        (
            "nim 2 + nim 2",
            "[0,2]",
            "[0,0]",
            "proof.columns: 0 components have a worth, and the position has 2",
        ),
    ] {
        assert_eq!(lost(position, &columns(ones, residues)), said, "{position} {ones} {residues}");
    }
    for (position, ones, residue, said) in [
        ("misere nim 1", 1, 1, "misere nim 1 is a P-position: every move loses"),
        ("misere nim 0 1 1 1", 3, 1, "misere nim 0 1 1 1 is a P-position: every move loses"),
        ("misere moore(2) 1 1 1 1", 4, 1, "misere moore(2) 1 1 1 1 is a P-position: every move loses"),
        ("nim 1", 1, 1, "proof.singles: single stones decide misère play only"),
        ("misere nim 1 2", 1, 1, "proof.singles: some heap has two stones"),
        ("misere nim 1 3", 1, 1, "proof.singles: some heap has two stones"),
        ("misere nim 1 1 1", 2, 1, "proof.singles: there are 3 single stones, not 2"),
        ("misere moore(2) 1 1", 2, 1, "proof.singles: 2 single stones leave 2 modulo 3, not 1"),
        ("misere nim 1 1", 2, 0, "proof.singles: the single stones leave 0, so the position is not lost"),
        (
            "misere moore(2) 1 1",
            2,
            2,
            "proof.singles: the single stones leave 2, so the position is not lost",
        ),
    ] {
        let proof = format!(r#"{{"singles":{{"ones":{ones},"residue":{residue}}}}}"#);
        assert_eq!(lost(position, &proof), said, "{position} {ones} {residue}");
    }
}

/// Only where misère play of a game is that of Nim do the heaps that it is worth decide it.
#[test]
fn heaps_decide_misere_play_of_some_games() {
    let said = |position: &str, by: &str, heaps: &str, ones: u64| {
        let worth = format!(r#"{{"components":[{{"by":"{by}","heaps":{heaps}}}]}}"#);
        lost(position, &format!(r#"{{"singles":{{"worth":{worth},"ones":{ones},"residue":1}}}}"#))
    };
    for (position, by, heaps) in [
        ("misere nim 1", "heaps", r#"["1"]"#),
        ("misere nimble(squares) 1", "coins", r#"["1"]"#),
        ("misere nimble 8 1", "counted-coins", r#"["1"]"#),
        ("misere bash(2) 4", "residues", r#"["1"]"#),
        ("misere staircase 1 5", "odd-steps", r#"["1"]"#),
        ("misere poker(7) 1", "chips", r#"["1"]"#),
    ] {
        assert_eq!(said(position, by, heaps, 1), format!("{position} is a P-position: every move loses"));
    }
    let not_nim = "proof.singles: under misère play this is not Nim of the heaps it is worth";
    assert_eq!(said("misere turtles 1", "heads", r#"["1"]"#, 1), not_nim);
    assert_eq!(said("misere staircase 1", "chips", r#"["1"]"#, 1), not_nim);
    assert_eq!(said("misere nim 1 + nim 0", "heaps", r#"["1"]"#, 1), not_nim);
}
