//! Malformed, oversized and false certificates are refused with a reason, in bounded time, without a panic.

use std::time::{Duration, Instant};

use nimatron_verify::{verify, verify_within};

use super::sealed::sealed;
use super::value_certificate;

fn refuse(json: &str) -> String {
    let start = Instant::now();
    let refusal = verify_within(json, 20_000_000).expect_err("a refusal").to_string();
    assert!(start.elapsed() < Duration::from_secs(20), "{refusal}");
    assert!(refusal.len() < 1000);
    refusal
}

#[test]
fn malformed_text_is_refused() {
    for text in
        ["", "null", "[]", "{}", "1e999999999", "\"\"", "{\"certificate\":1", "\u{0}", "{\"certificate\":1}"]
    {
        refuse(text);
    }
    refuse(&"[".repeat(1_000_000));
    refuse(&"{\"claim\":".repeat(100_000));
    refuse(&format!("{{\"certificate\":1,\"claim\":{}", "{\"won\":".repeat(100_000)));
    refuse(&format!("{{\"certificate\":{}}}", "9".repeat(1_000_000)));
}

#[test]
fn unknown_repeated_and_misspelt_fields_are_refused() {
    let good = sealed(r#"{"lost":{"position":"nim 3 3"}}"#, r#"{"columns":{"ones":[2,2],"residues":[0,0]}}"#);
    assert!(verify(&good).is_ok());
    for (from, to) in [
        ("\"certificate\":1,", "\"certificate\":1,\"certificate\":1,"),
        ("\"certificate\":1,", "\"certificate\":1,\"note\":\"\","),
        ("\"ones\":[2,2],", "\"ones\":[2,2],\"ones\":[2,2],"),
        ("\"ones\":[2,2],", "\"ones\":[2,2],\"worth\":null,"),
        ("{\"position\"", "{\"position\":\"nim 1\",\"position\""),
        ("{\"lost\":", "{\"over\":{\"position\":\"nim 3 3\"},\"lost\":"),
        ("\"ones\":[2,2]", "\"ones\":[2,2.0]"),
        ("\"ones\":[2,2]", "\"ones\":[2,2e0]"),
        ("nim 3 3", "nim  3 3"),
        ("nim 3 3", "nim 03 3"),
        ("nim 3 3", "nim 3 3 "),
        ("nim 3 3", "nim +3 3"),
        ("nim 3 3", "nim -3 3"),
        ("nim 3 3", "nim 3_ 3"),
        ("nim 3 3", "nim() 3 3"),
        ("nim 3 3", "nim( 3 3"),
        ("nim 3 3", "moore(0) 3 3"),
        ("nim 3 3", "moore(2,3) 3 3"),
        ("nim 3 3", "octal(3.7) 3 3"),
        ("nim 3 3", "octal(.7) 3 3"),
        ("nim 3 3", "octal(0.8) 3 3"),
        ("nim 3 3", "wythoff 3"),
        ("nim 3 3", "turtles 3 3"),
        ("nim 3 3", "poker() 3 3"),
        ("nim 3 3", "subtract() 3 3"),
        ("nim 3 3", ""),
        ("nim 3 3", "+"),
        ("nim 3 3", "misere"),
        ("nim 3 3", "misère nim 3 3"),
    ] {
        let changed = good.replacen(from, to, 1);
        assert_ne!(changed, good);
        refuse(&changed);
    }
}

#[test]
fn gigantic_positions_are_refused_in_bounded_time() {
    let huge = "9".repeat(300_000);
    let many = " 7".repeat(100_000);
    let empty = r#"{"table":{"lost":[],"won":[]}}"#;
    for position in [
        format!("nim {huge}"),
        format!("bash({huge}) {huge}"),
        format!("moore({huge}) 1 2 3"),
        format!("octal(0.{}) 1000000000", "7".repeat(100_000)),
        "nim 1000000000".to_owned(),
        "octal(0.777) 1000000000000000000".to_owned(),
        "hex(0.fff) 18446744073709551615".to_owned(),
        "wythoff 100000000000 100000000000".to_owned(),
        "fibonacci 100000000000 100000000000".to_owned(),
        "euclid 100000000000000000000000000000000 1".to_owned(),
        "poker(100000000000) 1 1".to_owned(),
        "staircase 0 100000000000".to_owned(),
        "moore(1000000) 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2".to_owned(),
        format!("moore(100000){many}"),
        format!("exact(100000){many}"),
        format!("slow(7){many}"),
        format!("nim{many}"),
        format!("turtles{}", " 1".repeat(20_000)),
        format!("nim 1{}", " + nim 1".repeat(20_000)),
    ] {
        refuse(&sealed(&format!(r#"{{"lost":{{"position":"{position}"}}}}"#), empty));
        let row = format!(r#"{{"table":{{"lost":["{position}"],"won":[]}}}}"#);
        refuse(&sealed(&format!(r#"{{"lost":{{"position":"{position}"}}}}"#), &row));
        let worth = format!(
            r#"{{"nim-sum":{{"worth":{{"components":[{{"by":"values","heaps":["0"]}}],"values":[["{position}",0]]}}}}}}"#
        );
        refuse(&sealed(&format!(r#"{{"grundy":{{"position":"{position}","value":"0"}}}}"#), &worth));
        refuse(&sealed(
            &format!(r#"{{"won":{{"position":"{position}","to":"{position}"}}}}"#),
            r#"{"columns":{"ones":[],"residues":[]}}"#,
        ));
    }
}

#[test]
fn gigantic_periods_are_refused_in_bounded_time() {
    let most = u64::MAX;
    for game in [
        "octal(0.77)",
        "hex(0.f)",
        "subtract(1,18446744073709551615)",
        "allbut(18446744073709551615)",
        "lasker",
        "grundy",
        "nim",
        "bash(3)",
    ] {
        for (preperiod, period, saltus) in [
            (most, most, most),
            (0, most, 0),
            (most, 1, 0),
            (0, 1, most),
            (0, 0, 0),
            (1, 0, 1),
            (most - 1, 1, 0),
        ] {
            let claim = format!(
                r#"{{"period":{{"game":"{game}","preperiod":{preperiod},"period":{period},"saltus":{saltus}}}}}"#
            );
            for values in ["", "0", "0,1", "18446744073709551615,18446744073709551615", "0,1,2,3,1,4,3,2,1"] {
                refuse(&sealed(&claim, &format!(r#"{{"window":{{"values":[{values}]}}}}"#)));
            }
        }
    }
    refuse(&sealed(
        r#"{"period":{"game":"nim 3","preperiod":0,"period":1,"saltus":1}}"#,
        r#"{"window":{"values":[0]}}"#,
    ));
    refuse(&sealed(
        r#"{"period":{"game":"wythoff","preperiod":0,"period":1,"saltus":1}}"#,
        r#"{"window":{"values":[0]}}"#,
    ));
    refuse(&sealed(
        r#"{"period":{"game":"nim + nim","preperiod":0,"period":1,"saltus":1}}"#,
        r#"{"window":{"values":[0]}}"#,
    ));
}

/// Proofs of one kind do not prove claims of another, and false claims have none.
#[test]
fn false_claims_are_refused() {
    let columns = r#"{"columns":{"ones":[2,2],"residues":[0,0]}}"#;
    for (claim, proof) in [
        // A loss under misère play by the columns of normal play.
        (r#"{"lost":{"position":"misere nim 1 1"}}"#, r#"{"columns":{"ones":[2],"residues":[0]}}"#),
        (r#"{"lost":{"position":"misere turtles 0 1 1 1"}}"#, columns),
        (r#"{"lost":{"position":"misere nim"}}"#, "\"no-move\""),
        (r#"{"lost":{"position":"nim 1"}}"#, "\"no-move\""),
        (r#"{"over":{"position":"nim 1"}}"#, "\"no-move\""),
        (r#"{"over":{"position":"nim 3 3"}}"#, columns),
        (r#"{"grundy":{"position":"nim 3 3","value":"0"}}"#, columns),
        (r#"{"lost":{"position":"wythoff 3 3"}}"#, columns),
        (r#"{"lost":{"position":"slow(1) 3 3"}}"#, columns),
        (r#"{"lost":{"position":"exact(2) 3 3"}}"#, columns),
        (r#"{"lost":{"position":"nim 3 + nim 3"}}"#, columns),
        (r#"{"lost":{"position":"nim 1 1"}}"#, r#"{"singles":{"ones":2,"residue":0}}"#),
        (r#"{"lost":{"position":"misere nim 1 1"}}"#, r#"{"singles":{"ones":2,"residue":0}}"#),
        (r#"{"lost":{"position":"misere nim 1 2"}}"#, r#"{"singles":{"ones":1,"residue":1}}"#),
        // 1 1 1 2 is won although its remainders modulo 2 are those of a lost position of Moore's Nim.
        (r#"{"lost":{"position":"slow(2) 1 1 1 2"}}"#, r#"{"table":{"lost":["slow(2) 1 1 1 2"],"won":[]}}"#),
        // Two positions that prove each other.
        (
            r#"{"won":{"position":"nim 1","to":"nim 1"}}"#,
            r#"{"table":{"lost":["nim 1"],"won":[["nim 1","nim 1"]]}}"#,
        ),
    ] {
        refuse(&sealed(claim, proof));
    }
}

/// The Grundy value of a whole component is not the heap that it is worth under misère play.
#[test]
fn grundy_values_do_not_decide_misere_play() {
    for position in ["staircase 2 0 3", "poker(0) 2 3", "turtles 0 1 1", "kayles 2 3", "wythoff 0 1"] {
        let value: serde_json::Value = serde_json::from_str(&value_certificate(position)).unwrap();
        let claim = format!(r#"{{"lost":{{"position":"misere {position}"}}}}"#);
        let worth = &value["proof"]["nim-sum"]["worth"];
        let heaps =
            worth["components"][0]["heaps"].as_array().unwrap().iter().map(|heap| heap.as_str().unwrap());
        let heaps: Vec<u64> = heaps.map(|heap| heap.parse().unwrap()).collect();
        let ones: Vec<usize> =
            (0..2).map(|bit| heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count()).collect();
        let proof = match heaps.iter().max() {
            Some(2..) => format!(r#"{{"columns":{{"worth":{worth},"ones":{ones:?},"residues":[0,0]}}}}"#),
            _ => format!(r#"{{"singles":{{"worth":{worth},"ones":{},"residue":1}}}}"#, ones[0]),
        };
        let reason = refuse(&sealed(&claim, &proof));
        assert!(reason.contains("under misère play this is not Nim"), "{position}: {reason}");
    }
}
