//! A rule file of a game with a known theory is recognised and answered by it; all others are searched.

use super::position;

#[test]
fn games_with_a_known_theory_are_recognised() {
    let recognised = |lines: &str| {
        let bare = position(&format!("heap n\n{lines}"), "").unwrap();
        bare.components().next().unwrap().take_and_break().map(ToString::to_string)
    };
    for (lines, game) in [
        ("take any", "allbut()"),
        ("take any but 2, 5..6", "allbut(2,5,6)"),
        ("take any but 0..2", "allbut(1,2)"),
        ("take any but 4095", "allbut(4095)"),
        ("take 1, 3..4", "subtract(1,3,4)"),
        ("take 3\ntake 1", "subtract(1,3)"),
        ("take 5..4\ntake 1", "subtract(1)"),
        ("take 4095", "subtract(4095)"),
        ("split unequal", "grundy"),
        ("split\ntake any", "lasker"),
        ("take any\nsplit", "lasker"),
        ("split", "octal(4.0)"),
        ("split\ntake 1", "octal(4.3)"),
        ("take 0 leave 2\ntake 1 leave any", "octal(4.7)"),
        ("take 1, 2 leave any", "octal(0.77)"),
        ("take 1 leave 0\ntake 1 leave 2\ntake 3 leave 1", "octal(0.502)"),
        ("take 1 leave 0, 3", "hex(0.9)"),
        ("take 0 leave 2, 3\ntake 2 leave 1", "hex(c.02)"),
        ("take 1 leave 1", "octal(0.2)"),
    ] {
        assert_eq!(recognised(lines).as_deref(), Some(game), "{lines}");
    }
    for lines in [
        "take 4096",
        "take any but 4096",
        "take n",
        "take 1..n",
        "take any but n",
        "take any leave any",
        "take any leave 0",
        "split\ntake any but 2",
        "take any\ntake 1 leave 2",
        "split unequal\ntake 1",
        "take 1\nsplit unequal",
        "split\ntake any leave any",
        "take any\ntake 1",
        "when n > 0: take 1",
        "to 0",
        "take any\ntake any",
    ] {
        assert_eq!(recognised(lines), None, "{lines}");
    }
}
