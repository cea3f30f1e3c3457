//! What the verifier says: to each kind of forgery the reason with its place, to what is true yes, and at which cost.

use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::Sequence;
use nimatron::{Budget, Position};
use nimatron_verify::{verify, verify_within};

/// A certificate with a fitting seal, so that the proof has to stand for itself.
fn sealed(claim: &str, proof: &str) -> String {
    let text = format!(r#"{{"certificate":1,"claim":{claim},"proof":{proof},"seal":""}}"#);
    let mut certificate: nimatron_verify::Certificate =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    certificate.seal = certificate.fitting_seal();
    serde_json::to_string(&certificate).unwrap()
}

/// What the verifier says, a refusal or what has been verified.
fn answer(claim: &str, proof: &str) -> String {
    verify(&sealed(claim, proof)).map_or_else(|refusal| refusal.to_string(), |verified| verified.to_string())
}

fn lost(position: &str, proof: &str) -> String {
    answer(&format!(r#"{{"lost":{{"position":"{position}"}}}}"#), proof)
}

/// A claim of a value, by a component's rule and the heaps that it is worth, with a table of values.
fn value(position: &str, value: &str, by: &str, heaps: &str, values: &str) -> String {
    let claim = format!(r#"{{"grundy":{{"position":"{position}","value":"{value}"}}}}"#);
    let worth = format!(r#"{{"components":[{{"by":"{by}","heaps":{heaps}}}],"values":{values}}}"#);
    answer(&claim, &format!(r#"{{"nim-sum":{{"worth":{worth}}}}}"#))
}

fn period(game: &str, [preperiod, period, saltus]: [u64; 3], values: &[u64]) -> String {
    let numbers = format!(r#""preperiod":{preperiod},"period":{period},"saltus":{saltus}"#);
    answer(
        &format!(r#"{{"period":{{"game":"{game}",{numbers}}}}}"#),
        &format!(r#"{{"window":{{"values":{values:?}}}}}"#),
    )
}

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

#[test]
fn positions_are_read_in_one_form_only() {
    let not_known =
        |text: &str| format!("claim.lost.position: `{text}` is not a position that this verifier knows");
    for text in [
        "",
        "Nim 1",
        "nimm 1",
        "nim( 1",
        "nim) 1",
        "kayles(1) 1",
        "moore 1",
        "moore(0) 1",
        "moore(1,2) 1",
        "slow(0) 1",
        "exact(1,2) 1",
        "slow-exact(0) 1",
        "bash(0) 1",
        "bash(1,2) 1",
        "subtract(2,1) 1",
        "subtract(1,1) 1",
        "subtract(0,1) 1",
        "allbut(0) 1",
        "allbut(3,2) 1",
        "subtract 1",
        "bash 1",
        "poker 1",
        "poker(1,2) 1",
        "octal 1",
        "octal(7) 1",
        "octal(0.) 1",
        "octal(.7) 1",
        "octal(0.70) 1",
        "octal(0.00) 1",
        "octal(00.7) 1",
        "octal(0.78) 1",
        "octal(1.7) 1",
        "octal(2.7) 1",
        "octal(7.7) 1",
        "hex(0.A) 1",
        "hex(0.g) 1",
        "hex(5.1) 1",
        "wythoff 1",
        "wythoff 1 2 3",
        "euclid 1",
        "euclid 1 2 3",
        "fibonacci 1",
        "fibonacci 1 2 3",
        "turtles 2",
        "turtles 1 2",
        "game(2) 1",
    ] {
        assert_eq!(lost(text, "\"no-move\""), not_known(text));
    }
    for (text, word) in [
        ("nim 01", "01"),
        ("nim 1a", "1a"),
        ("nim  1", ""),
        ("nim 1 ", ""),
        ("nim +1", "+1"),
        ("moore() 1", ""),
        ("moore(02) 1", "02"),
        ("subtract(1,) 1", ""),
        ("poker() 1", ""),
        ("nim 1 + nim 00", "00"),
        ("nim 1 +", "+"),
    ] {
        let reason = format!("claim.lost.position: `{word}` is not a natural number");
        assert_eq!(lost(text, "\"no-move\""), reason, "{text}");
    }
    // Long texts are shortened after sixty characters.
    let long = format!("{}a", "1".repeat(59));
    assert!(lost(&format!("nim {long}"), "\"no-move\"").contains(&format!("`{long}` is not")));
    let longer = format!("{}a", "1".repeat(60));
    let shown = format!("`{}…` is not", "1".repeat(60));
    assert!(lost(&format!("nim {longer}"), "\"no-move\"").contains(&shown));
    for text in [
        "octal(0.0) 5",
        "octal(4.0) 1",
        "hex(8.0) 2",
        "hex(c.0) 1",
        "allbut() 0",
        "allbut(1) 1",
        "wythoff",
        "euclid",
        "fibonacci",
        "turtles",
        "poker(0) 0",
        "nimble 0",
        "dawson",
        "dawsons-kayles 1",
        "treblecross 2",
        "officers 1",
        "guiles",
        "staircase 0 0",
        "slow-exact(2) 9",
        "euclid 0 5",
        "lasker",
        "fibonacci 5 0",
        "wythoff 0 0",
    ] {
        assert_eq!(lost(text, "\"no-move\""), format!("{text} is a P-position: every move loses"));
    }
}

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
        ("misere nimble 1", "coins", r#"["1"]"#),
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
        ("nimble 5 3", "6", "coins", r#"["5","3"]"#, "[]", "nimble 5 3 has the Grundy value 6"),
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

fn values(game: &str, count: u64) -> Vec<u64> {
    let position: Position = game.parse().unwrap();
    let game = position.rules.games[0].heap_game().unwrap();
    let mut sequence = Sequence::new(game.clone());
    sequence.fill_to(count as usize, &mut nimatron::Budget::default().meter("values")).unwrap();
    sequence.values().map(u64::from).collect()
}

/// A game, the most heaps that a move leaves, the most that it takes, and its cycle: preperiod, period.
const PERIODIC: [(&str, u64, u64, [u64; 2]); 8] = [
    ("octal(0.3)", 0, 1, [0, 2]),
    ("octal(0.3033)", 0, 4, [0, 7]),
    ("octal(0.77)", 2, 2, [71, 12]),
    ("octal(0.4)", 2, 1, [54, 34]),
    ("octal(0.75)", 2, 2, [1, 2]),
    ("hex(0.f)", 3, 1, [0, 2]),
    ("subtract(2,3)", 0, 3, [0, 5]),
    ("subtract(2,4,7)", 0, 7, [8, 3]),
];

/// The number of values up to the end of the window of Guy & Smith and one period beyond; for 0 parts of subtraction games.
fn window(parts: u64, reach: u64, preperiod: u64, period: u64) -> u64 {
    match parts {
        0 => preperiod + reach + period,
        _ => parts * preperiod.max(1) + parts * period + reach,
    }
}

/// Windows are those of the theorems, not a value shorter or longer, and every value in them counts.
#[test]
fn windows_are_those_of_the_theorems() {
    for (game, parts, reach, [n0, p]) in PERIODIC {
        let len = window(parts, reach, n0, p);
        let values = values(game, len + 2 * p + 2);
        let check = |n0: u64, p: u64, len: u64| period(game, [n0, p, 0], &values[..len as usize]);
        assert_eq!(
            check(n0, p, len),
            format!("the Grundy values of {game} have period {p} from heap {n0} on")
        );
        for other in [0, len - 1, len + 1] {
            let said = format!("proof.window: {other} values are not the window that proves this period");
            assert_eq!(check(n0, p, other), said, "{game}");
        }
        let later = check(n0 + 1, p, window(parts, reach, n0 + 1, p));
        assert_eq!(later, format!("proof.window: the period begins before heap {}", n0 + 1), "{game}");
        if n0 > 0 {
            let sooner = check(n0 - 1, p, window(parts, reach, n0 - 1, p));
            assert_eq!(sooner, format!("proof.window: heap {} breaks the period", n0 - 1), "{game}");
        }
        let twice = check(n0, 2 * p, window(parts, reach, n0, 2 * p));
        assert_eq!(twice, format!("proof.window: the values repeat after {p} heaps already"), "{game}");
        for heap in 0..len as usize {
            let mut wrong = values[..len as usize].to_vec();
            wrong[heap] += 1;
            let (is, not) = (values[heap], wrong[heap]);
            let said = format!("proof.window: heap {heap} has the value {is}, not {not}");
            assert_eq!(period(game, [n0, p, 0], &wrong), said, "{game}");
        }
        let risen = format!("proof.window: {len} values are not the window that proves this period");
        assert_eq!(period(game, [n0, p, 1], &values[..len as usize]), risen);
    }
}

/// Where all but some amounts may be taken, any number of values will do from the window on, and the values may rise.
#[test]
fn windows_of_rising_values() {
    for (game, longest, cycle) in [
        ("allbut(2)", 2, [0, 4, 2]),
        ("allbut(1,4)", 4, [0, 2, 1]),
        ("allbut(2,6)", 6, [0, 4, 2]),
        ("nim", 0, [0, 1, 1]),
    ] {
        let [n0, p, saltus] = cycle;
        let text = if game == "nim" { "allbut()" } else { game };
        let values = values(text, 40);
        for len in 0..40 {
            let said = period(game, cycle, &values[..len as usize]);
            let expected = match len {
                _ if len < n0 + p => {
                    format!("proof.window: {len} values are not the window that proves this period")
                }
                _ if len < n0 + p + longest => "proof.window: the values end before the window".to_owned(),
                _ => {
                    format!("the Grundy values of {game} rise by {saltus} with period {p} from heap {n0} on")
                }
            };
            assert_eq!(said, expected, "{game} {len}");
        }
        let twice = format!("proof.window: the values repeat after {p} heaps already");
        assert_eq!(period(game, [n0, 2 * p, 2 * saltus], &values), twice);
        let later = format!("proof.window: the period begins before heap {}", n0 + 1);
        assert_eq!(period(game, [n0 + 1, p, saltus], &values), later);
        assert_eq!(period(game, [n0, p, saltus + 1], &values), "proof.window: heap 0 breaks the period");
    }
    assert_eq!(period("nim", [0, 2, 2], &[0, 1]), "proof.window: the values repeat after 1 heaps already");
    let lasker = values("lasker", 9);
    for len in 0..9 {
        let said = match len {
            5 => "the Grundy values of lasker rise by 4 with period 4 from heap 1 on".to_owned(),
            _ => format!("proof.window: {len} values are not the window that proves this period"),
        };
        assert_eq!(period("lasker", [1, 4, 4], &lasker[..len]), said);
    }
    for cycle in [[0, 4, 4], [1, 3, 4], [1, 4, 5], [2, 3, 4]] {
        let said = "proof.window: 5 values are not the window that proves this period";
        assert_eq!(period("lasker", cycle, &lasker[..5]), said);
    }
    for (game, said) in [
        ("nim 3", "proof.window: `nim 3` has heaps, and a period belongs to the game"),
        ("wythoff", "proof.window: `wythoff` is not a game of single heaps"),
        ("kayles", "proof.window: 3 values are not the window that proves this period"),
    ] {
        assert_eq!(period(game, [0, 1, 1], &[0, 1, 2]), said);
    }
}

/// Single values may rise for a while before the set of all values does.
#[test]
fn the_set_of_values_rises_too() {
    let (game, cycle) = ("allbut(2,3,5,7)", [2, 10, 3]);
    let values = values(game, 60);
    for len in 0..60 {
        let expected = match len {
            ..12 => format!("proof.window: {len} values are not the window that proves this period"),
            12..19 => "proof.window: the values end before the window".to_owned(),
            19..21 => "proof.window: the set of values does not rise as the theorem demands".to_owned(),
            _ => format!("the Grundy values of {game} rise by 3 with period 10 from heap 2 on"),
        };
        assert_eq!(period(game, cycle, &values[..len]), expected, "{len}");
    }
}

/// The fewest steps within which a certificate is verified.
fn cost(json: &str) -> u64 {
    let (mut too_few, mut enough) = (0, 1 << 40);
    while enough - too_few > 1 {
        let steps = (too_few + enough) / 2;
        if verify_within(json, steps).is_ok() { enough = steps } else { too_few = steps }
    }
    let refusal = verify_within(json, enough - 1).unwrap_err();
    assert_eq!(refusal.why, "checking this takes more work than is allowed");
    enough
}

/// What is looked at is paid for: a certificate of each kind and what its verification costs.
#[test]
fn the_work_is_counted() {
    let budget = Budget::default();
    let json = |certificate: Certificate| certificate.to_json().unwrap();
    for (position, steps) in [
        ("nim 3 4 5", 15),
        ("nim 12345678901234567890123 12345678901234567890122", 156),
        ("misere nim 1 1 1 2", 8),
        ("moore(2) 7 7 7", 13),
        ("misere moore(2) 1 1 1 1", 5),
        ("nim 0 0", 4),
        ("exact(3) 5 5", 3),
        ("wythoff 3 5", 144),
        ("misere wythoff 3 4", 12),
        ("euclid 3 5", 16),
        ("fibonacci 8 7", 152),
        ("exact(2) 1 2 3", 8),
        ("slow(2) 1 2 3", 63),
        ("slow-exact(2) 2 2 2", 45),
        ("turtles 1 0 1 1", 17),
        ("misere turtles 1 0 1", 17),
        ("misere kayles 5", 46),
        ("misere grundy 7", 56),
        ("misere hex(0.f) 4", 31),
        ("misere poker(1) 1 2", 14),
        ("misere staircase 2 1 + nim 1", 58),
        ("misere lasker 4", 105),
        ("subtract(1,3) 5 4", 63),
    ] {
        let certificate = Certificate::of_outcome(&position.parse().unwrap(), &budget).unwrap();
        assert_eq!(cost(&json(certificate)), steps, "{position}");
    }
    for (position, steps) in [
        ("nim 3 4 5", 98),
        ("moore(2) 1 2 3", 833),
        ("exact(2) 1 2 3", 294),
        ("slow(2) 1 2 3", 442),
        ("slow-exact(2) 2 2 2", 90),
        ("staircase 1 2 1", 574),
        ("poker(2) 1 1", 490),
        ("wythoff 3 4", 443),
        ("euclid 5 3", 53),
        ("fibonacci 5 4", 153),
        ("turtles 1 1 0 1", 519),
        ("kayles 9 3", 280),
        ("octal(4.7) 5", 100),
        ("hex(0.f) 7", 164),
        ("grundy 9", 119),
        ("lasker 5", 126),
        ("allbut(2) 9", 71),
        ("subtract(2,3) 9", 112),
        ("kayles 1000", 14592),
        ("bash(3) 7", 117),
    ] {
        let certificate = Certificate::of_grundy_value(&position.parse().unwrap(), &budget).unwrap();
        assert_eq!(cost(&json(certificate)), steps, "{position}");
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
