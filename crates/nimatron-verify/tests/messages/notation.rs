//! The notation of positions: one spelling each, anything else is refused.

use super::lost;

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
        "moore(1,2,3) 1",
        "moore(1,0) 1",
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
        "ruler 2",
        "twins 2",
        "tartan(twins,twins,2) 2",
        "tartan(twins,nim,2) 1",
        "tartan(twins,twins,0) 1",
        "tartan(twins,twins) 1",
        "antonim 2 2",
        "silver-dollar 1 1",
        "silver-dollar 0",
        "northcott 3-3",
        "chomp 1 2",
        "dynamic(1/2) 1 1",
        "dynamic(3/1) 1 1",
        "dynamic(3) 1",
        "wythoff(1) 1 2",
        "wythoff(2) 1",
        "hackenbush 1-2",
        "staircase(1) 1",
        "staircase(0) 1 2",
        "node-kayles(2-1) 1 1",
        "arc-kayles(1-2) 1 1 1",
        "turtles 1 2",
        "game(2) 1",
    ] {
        assert_eq!(lost(text, "\"no-move\""), not_known(text));
    }
    for (text, word) in [
        ("nim 01", "01"),
        ("nim 1a", "1a"),
        ("nim 0-1", "0-1"),
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
    assert_eq!(lost("hackenbush 0 1", "\"no-move\""), "claim.lost.position: `0` is not an edge");
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
        "greedy",
        "euclid",
        "fibonacci",
        "turtles",
        "ruler",
        "poker(0) 0",
        "nimble 0",
        "nimble(squares) 0",
        "dawson",
        "dawsons-kayles 1",
        "linear-cram 1",
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
