//! Proofs by a table of lost and won positions.

use super::lost;

#[test]
fn tables_are_closed_and_hold_nothing_else() {
    let table = |lost: &str, won: &str| format!(r#"{{"table":{{"lost":{lost},"won":{won}}}}}"#);
    let wins =
        r#"[["wythoff 1 1","wythoff 0 0"],["wythoff 0 1","wythoff 0 0"],["wythoff 2 0","wythoff 0 0"]]"#;
    for (position, losses, wins, said) in [
        ("wythoff 1 2", r#"["wythoff 2 1"]"#, wins, "wythoff 1 2 is a P-position: every move loses"),
        ("wythoff 0 0", "[]", "[]", "wythoff 0 0 is a P-position: every move loses"),
        ("wythoff 1 2", "[]", "[]", "proof.table: `wythoff 1 2` is not among the lost positions"),
        ("misere wythoff 0 0", "[]", "[]", "proof.table: `wythoff 0 0` is not among the lost positions"),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1","wythoff 1 2"]"#,
            wins,
            "proof.table: `wythoff 1 2` is in the table twice",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1","wythoff 1 1"]"#,
            wins,
            "proof.table: `wythoff 1 1` is in the table twice",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1"]"#,
            r#"[["wythoff 1 1","wythoff 0 0"],["wythoff 1 1","wythoff 0 0"]]"#,
            "proof.table: `wythoff 1 1` is in the table twice",
        ),
        ("wythoff 1 2", r#"["nim 2 1"]"#, wins, "proof.table: `nim 2 1` is a position of another game"),
        (
            "wythoff 1 2",
            r#"["misere wythoff 2 1"]"#,
            wins,
            "proof.table: `misere wythoff 2 1` is a position of another game",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1"]"#,
            r#"[["wythoff 1 1","nim 0 0"]]"#,
            "proof.table: `nim 0 0` is a position of another game",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1"]"#,
            r#"[["wythoff 1 2","wythoff 0 0"]]"#,
            "proof.table: `wythoff 1 2` has no such option",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1","wythoff 0 0"]"#,
            wins,
            "proof.table: `wythoff 0 0` has no options and needs no row",
        ),
        (
            "wythoff 1 2",
            r#"["wythoff 2 1","wythoff 3 5"]"#,
            wins,
            "proof.table: `wythoff 3 5` is in the table and not needed",
        ),
        (
            "misere subtract(2) 2",
            r#"["subtract(2) 2"]"#,
            "[]",
            "proof.table: `subtract(2) 2` is a position of another game",
        ),
        (
            "misere subtract(2) 2",
            r#"["misere subtract(2) 2"]"#,
            "[]",
            "misere subtract(2) 2 is a P-position: every move loses",
        ),
        (
            "subtract(2) 2",
            r#"["subtract(2) 2"]"#,
            "[]",
            "proof.table: `subtract(2) 2` has the option `subtract(2)`, which is not among the won positions",
        ),
    ] {
        assert_eq!(lost(position, &table(losses, wins)), said, "{position} {losses} {wins}");
    }
}
