//! Proofs of Grundy values: by a table of values, by a game's rule, by a period.

use super::{answer, values};

/// Returns the answer to a claimed value of one component, with its rule, its Nim heaps and a table of values.
fn value(position: &str, value: &str, by: &str, heaps: &str, values: &str) -> String {
    let claim = format!(r#"{{"grundy":{{"position":"{position}","value":"{value}"}}}}"#);
    let worth = format!(r#"{{"components":[{{"by":"{by}","heaps":{heaps}}}],"values":{values}}}"#);
    answer(&claim, &format!(r#"{{"nim-sum":{{"worth":{worth}}}}}"#))
}

#[test]
fn values_are_the_least_that_no_option_has() {
    let wythoff = r#"[["wythoff 0 0",0],["wythoff 0 1",1],["wythoff 1 1",2]]"#;
    for (position, claimed, by, heaps, values, said) in [
        ("wythoff 1 1", "2", "values", r#"["2"]"#, wythoff, "wythoff 1 1 has the Grundy value 2"),
        ("wythoff 1 1", "3", "values", r#"["2"]"#, wythoff, "claim.grundy.value: the nim-sum is 2"),
        (
            "wythoff 1 1",
            "02",
            "values",
            r#"["2"]"#,
            wythoff,
            "claim.grundy.value: `02` is not a natural number",
        ),
        (
            "wythoff 1 1",
            "2",
            "values",
            r#"["3"]"#,
            wythoff,
            "proof.nim-sum.worth: Nim heap 1 of `wythoff` is 3, and should be 2",
        ),
        (
            "wythoff 1 1",
            "2",
            "values",
            r#"["2","0"]"#,
            wythoff,
            "proof.nim-sum.worth: Nim heap 2 of `wythoff` is 0, and should be missing",
        ),
        (
            "wythoff 1 1",
            "2",
            "values",
            "[]",
            wythoff,
            "proof.nim-sum.worth: Nim heap 1 of `wythoff` is missing, and should be 2",
        ),
        (
            "wythoff 1 1",
            "3",
            "values",
            r#"["3"]"#,
            r#"[["wythoff 0 0",0],["wythoff 0 1",1],["wythoff 1 1",3]]"#,
            "proof.nim-sum.worth: the least value that no option of `wythoff 1 1` has is 2, not 3",
        ),
        (
            "wythoff 1 1",
            "2",
            "values",
            r#"["2"]"#,
            r#"[["wythoff 0 1",1],["wythoff 1 1",2]]"#,
            "proof.nim-sum.worth: the value of `wythoff 0 0` is missing",
        ),
        (
            "wythoff 0 1",
            "1",
            "values",
            r#"["1"]"#,
            wythoff,
            "proof.nim-sum.worth: the value of `wythoff 1 1` is not needed",
        ),
        (
            "wythoff 0 1",
            "1",
            "values",
            r#"["1"]"#,
            r#"[["wythoff 0 1",1],["wythoff 1 0",1]]"#,
            "proof.nim-sum.worth: `wythoff 1 0` has two values",
        ),
        (
            "kayles 0 2",
            "2",
            "values",
            r#"["0","2"]"#,
            r#"[["kayles 1",1],["kayles 2",2]]"#,
            "kayles 0 2 has the Grundy value 2",
        ),
        ("nim 5 3", "6", "heaps", r#"["5","3"]"#, "[]", "nim 5 3 has the Grundy value 6"),
        (
            "nimble(squares) 5 3",
            "6",
            "coins",
            r#"["5","3"]"#,
            "[]",
            "nimble(squares) 5 3 has the Grundy value 6",
        ),
        (
            "nimble 7 1 4 5",
            "2",
            "counted-coins",
            r#"["1","2","2","3","3","3"]"#,
            "[]",
            "nimble 7 1 4 5 has the Grundy value 2",
        ),
        ("bash(4) 9 5", "4", "residues", r#"["4","0"]"#, "[]", "bash(4) 9 5 has the Grundy value 4"),
        (
            "staircase 1 7 2 9",
            "3",
            "odd-steps",
            r#"["1","2"]"#,
            "[]",
            "staircase 1 7 2 9 has the Grundy value 3",
        ),
        ("poker(9) 1 2", "3", "chips", r#"["1","2"]"#, "[]", "poker(9) 1 2 has the Grundy value 3"),
        ("turtles 1 0 1 1", "6", "heads", r#"["1","3","4"]"#, "[]", "turtles 1 0 1 1 has the Grundy value 6"),
        (
            "nim 5",
            "5",
            "coins",
            r#"["5"]"#,
            "[]",
            "proof.nim-sum.worth: `nim` is not worth Nim heaps by that rule",
        ),
        (
            "kayles 1",
            "1",
            "heaps",
            r#"["1"]"#,
            "[]",
            "proof.nim-sum.worth: `kayles` is not worth Nim heaps by that rule",
        ),
        (
            "kayles 1",
            "1",
            "period",
            r#"["1"]"#,
            "[]",
            "proof.nim-sum.worth: the period of `kayles` is missing",
        ),
        (
            "poker(1) 0",
            "0",
            "values",
            r#"["0"]"#,
            "[]",
            "proof.nim-sum.worth: the value of `poker(1) 0` is missing",
        ),
        (
            "nim 1 + nim 2",
            "3",
            "heaps",
            r#"["1"]"#,
            "[]",
            "proof.nim-sum.worth: 1 components have a worth, and the position has 2",
        ),
    ] {
        assert_eq!(value(position, claimed, by, heaps, values), said, "{position} {values}");
    }
}

/// A period answers for heaps of any size, at the end of its window and beyond.
#[test]
fn values_by_a_period() {
    let window = values("octal(0.77)", 167);
    assert_eq!(window.len(), 168);
    let periods =
        format!(r#"[{{"game":"kayles","preperiod":71,"period":12,"saltus":0,"values":{window:?}}}]"#);
    let all = values("octal(0.77)", 400);
    let said = |heap: u64, value: u64, periods: &str| {
        let claim = format!(r#"{{"grundy":{{"position":"kayles {heap}","value":"{value}"}}}}"#);
        let component = format!(r#"{{"by":"period","heaps":["{value}"]}}"#);
        let worth = format!(r#"{{"components":[{component}],"periods":{periods}}}"#);
        answer(&claim, &format!(r#"{{"nim-sum":{{"worth":{worth}}}}}"#))
    };
    for heap in [0, 1, 70, 71, 166, 167, 168, 169, 179, 180, 181, 399] {
        let value = all[heap as usize];
        assert_eq!(said(heap, value, &periods), format!("kayles {heap} has the Grundy value {value}"));
        let wrong =
            format!("proof.nim-sum.worth: Nim heap 1 of `kayles` is {}, and should be {value}", value + 1);
        assert_eq!(said(heap, value + 1, &periods), wrong);
    }
    let dawson = periods.replace("kayles", "dawson");
    assert!(said(9, 4, &dawson).starts_with("proof.nim-sum.worth: "));
    let twice = format!("[{0},{0}]", &periods[1..periods.len() - 1]);
    assert_eq!(said(9, 4, &twice), "proof.nim-sum.worth: a period is not needed");
}
