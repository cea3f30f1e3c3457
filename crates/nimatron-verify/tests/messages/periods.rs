//! Proofs of periods: the window of values that each theorem demands, no shorter and no longer.

use super::{period, values};

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
        let risen = match parts {
            3 => format!("proof.window: heap {n0} breaks the period"),
            _ => format!("proof.window: {len} values are not the window that proves this period"),
        };
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

/// The values of a code rise for ever if there are enough of them to see it.
#[test]
fn windows_of_codes_that_rise() {
    let (game, cycle) = ("hex(0.08)", [1, 4, 1]);
    let values = values(game, 60);
    let few = |len: usize| format!("proof.window: {len} values are too few to prove that they rise for ever");
    for len in [9, 12, 16] {
        assert_eq!(period(game, cycle, &values[..len]), few(len));
    }
    for len in [40, 50, 60] {
        let said = "the Grundy values of hex(0.08) rise by 1 with period 4 from heap 1 on";
        assert_eq!(period(game, cycle, &values[..len]), said);
    }
    assert_eq!(period(game, [1, 4, 2], &values), "proof.window: heap 1 breaks the period");
    let twice = "proof.window: the values repeat after 4 heaps already";
    assert_eq!(period(game, [1, 8, 2], &values), twice);
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
