//! `--format contest`: answers, errors and their places.

use crate::command::{Ran, run};

fn contest(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    run(&[&["--format", "contest"], arguments].concat(), input)
}

#[test]
fn all_styles() {
    let input = "4\n3\n3 4 5\n3\n3 5 6\n0\n1 7\n";
    for (answer_format, answers) in [
        ("first-second", "First\nSecond\nSecond\nFirst\n"),
        ("outcome", "N\nP\nP\nN\n"),
        ("move", "nim 1 4 5\n-\n-\nnim 0\n"),
        ("heaps", "1 4 5\n-\n-\n0\n"),
        ("heap-amount", "1 2\n-\n-\n1 7\n"),
        ("count", "1\n0\n0\n1\n"),
        ("grundy", "2\n0\n0\n7\n"),
        (
            "report",
            "First player wins (N-position)\nNumber of winning options for the first step: 1\n\
             Second player wins (P-position)\nSecond player wins (P-position)\n\
             First player wins (N-position)\nNumber of winning options for the first step: 1\n",
        ),
    ] {
        let ran = contest(&["--answer", answer_format], input);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), answers, ""), "{answer_format}");
    }
    assert_eq!(contest(&[], input).out, "First\nSecond\nSecond\nFirst\n");
}

#[test]
fn moves_of_every_game_as_heaps() {
    let answered = |game: &str, style: &str, input: &str| {
        let ran = contest(&["--game", game, "--answer", style], input);
        (ran.code, ran.out, ran.err)
    };
    let good = |text: &str| (Some(0), text.to_owned(), String::new());
    assert_eq!(answered("moore(2)", "heap-amount", "2 3 3 4 5 3 7 7 7"), good("2 1 3 2\n-\n"));
    assert_eq!(answered("moore(2)", "heaps", "2 3 3 4 5 3 7 7 7"), good("3 3 3\n-\n"));
    assert_eq!(answered("wythoff", "heap-amount", "1 2 3 4"), good("1 2 2 2\n"));
    assert_eq!(answered("nimble", "heaps", "1 3 0 2 1"), good("1 2 0\n"));
    assert_eq!(answered("kayles", "heaps", "1 1 5"), good("2 2\n"));
    // A move that splits a heap has no amount.
    let (code, out, err) = answered("kayles", "heap-amount", "2 1 1 1 5");
    assert_eq!((code, out.as_str()), (Some(2), "1 1\n"));
    assert!(err.starts_with("error: case 2, line 1, column 7: the winning move 1>2,2 does more"), "{err}");
    let (code, _, err) = answered("poker(2)", "heap-amount", "x");
    assert_eq!(
        (code, err.starts_with("error: line 1, column 1: expected the number of cases")),
        (Some(2), true)
    );
}

#[test]
fn words_for_the_winner() {
    let input = "2 1 5 0";
    assert_eq!(contest(&["--words", "Alice,Bob"], input).out, "Alice\nBob\n");
    assert_eq!(contest(&["--words", "YES,NO", "--answer", "outcome"], input).out, "YES\nNO\n");
    assert_eq!(
        contest(&["--words", "The first wins,The second wins"], input).out,
        "The first wins\nThe second wins\n"
    );
    for wrong in ["Alice", "a,b,c", ""] {
        assert_eq!(contest(&["--words", wrong], input).code, Some(2), "{wrong}");
    }
    let refused = contest(&["--words", "a,b", "--answer", "move"], input);
    assert_eq!(refused.err, "error: --words names the winner, and --answer move does not\n");
}

#[test]
fn cases_without_their_number() {
    let until_end = |arguments: &[&str], input: &str| {
        let ran = contest(&[&["--until-end", "--answer", "outcome"], arguments].concat(), input);
        (ran.code, ran.out, ran.err)
    };
    let good = |text: &str| (Some(0), text.to_owned(), String::new());
    for input in ["3 3 5 6 1 7 0", "3\n3 5 6\n1 7\n0\n\n", "3 3 5 6\u{2003}1 7 0 \u{3000}\n"] {
        assert_eq!(until_end(&[], input), good("P\nN\nP\n"), "{input:?}");
        assert_eq!(until_end(&["--game", "staircase"], input), good("N\nN\nP\n"), "{input:?}");
    }
    assert_eq!(until_end(&[], ""), good(""));
    assert_eq!(until_end(&["--k-per-case"], "3 2 7 7 7\n3 1 7 7 7"), good("P\nN\n"));
    let (code, out, err) = until_end(&[], "1 5\n3 1 2");
    assert_eq!((code, out.as_str()), (Some(2), "N\n"));
    assert_eq!(err, "error: case 2, line 2, column 6: expected number 3 of 3, found end of input\n");
    // A single case is recognised.
    assert_eq!(run(&[], "3\n3 5 6\n").out, "Second\n");
    assert_eq!(run(&["--k-per-case"], "3 2\n3 5 6\n").out, "First\n");
    assert_eq!(run(&["--until-end"], "nim 1\n").code, Some(2));
}

#[test]
fn games_and_conventions() {
    let moves = |arguments: &[&str], input: &str| {
        let ran = contest(&[&["--answer", "move"], arguments].concat(), input);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{arguments:?}");
        ran.out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(moves(&["--game", "moore(2)"], "2 3 3 4 5 3 7 7 7"), ["moore(2) 3 3 3", "-"]);
    assert_eq!(moves(&["--misere"], "3 2 1 1 1 1 0"), ["misere nim 0 1", "-", "-"]);
    assert_eq!(moves(&["--game", "misere nim"], "1 2 1 1"), ["misere nim 0 1"]);
    assert_eq!(moves(&["--game", "Poker(4)"], "1 2 3 1"), ["poker(4) 1 1"]);
    assert_eq!(moves(&["--game", "bash(3)"], "1 1 5"), ["bash(3) 4"]);
    assert_eq!(moves(&["--game", "wythoff"], "2 2 3 4 0"), ["wythoff 1 2", "-"]);
    assert_eq!(contest(&["--game", "nim", "--misere"], "1 0").out, "First\n");
}

#[test]
fn k_with_each_case() {
    let huge = "9".repeat(40);
    let input = format!("5  3 2 3 4 5  3 2 7 7 7  3 1 3 5 6  3 {huge} 3 5 6  0 1");
    assert_eq!(contest(&["--k-per-case", "--answer", "outcome"], &input).out, "N\nP\nP\nN\nP\n");
    // With k = 1 this is Nim, with k = 2 it is not Moore's Nim.
    let exact =
        contest(&["--k-per-case", "--game", "exact", "--misere", "--answer", "move"], "2 2 2 32 3 2 1 32 3");
    assert_eq!(exact.out, "misere exact(2) 1 1\nmisere exact(1) 3 3\n");
    let bash = contest(&["--k-per-case", "--game", "bash", "--answer", "move"], "2 1 3 5 1 4 5");
    assert_eq!(bash.out, "bash(3) 4\n-\n");
    let zero = contest(&["--k-per-case"], "2 1 1 1\n1 0 5");
    assert_eq!((zero.code, zero.out.as_str()), (Some(2), "First\n"));
    assert!(zero.err.starts_with("error: case 2, line 2, column 3: moore has k = 0"), "{}", zero.err);
}

#[test]
fn numbers_of_any_length() {
    let huge = format!("1{}", "0".repeat(5000));
    let ran = contest(&["--answer", "move"], format!("1 3 {huge} 1 {huge}"));
    assert_eq!(ran.out, format!("nim {huge} 0 {huge}\n"));
    assert_eq!(
        contest(&[], "2 1 18446744073709551616 1 00000000000000000000000000000").out,
        "First\nSecond\n"
    );
    let capped = contest(&["--max-line", "10"], "2 1 1234567890 1 12345678901");
    assert_eq!((capped.code, capped.out.as_str()), (Some(2), "First\n"));
    assert!(
        capped.err.starts_with("error: case 2, line 1, column 18: this number is longer"),
        "{}",
        capped.err
    );
}

#[test]
fn white_space_of_any_kind() {
    for input in [
        "2 2 1 1 1 5",
        "\u{feff}2\r\n2\r\n1 1\r\n1\r\n5\r\n",
        "\n\n\t2\t2\u{b}1\u{c}1\n\n\n1 5   \n\n",
        "2\u{a0}2\u{3000}1\u{2003}1 \u{2028}1\u{85}5\u{feff}".trim_end_matches('\u{feff}'),
    ] {
        let ran = contest(&[], input);
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), "Second\nFirst\n"), "{input:?}: {}", ran.err);
    }
}

#[test]
fn bad_input_stops_after_the_answers_before_it() {
    let absurd = "1000000000000000000";
    let beyond = "99999999999999999999999999999";
    for (input, answers, message) in [
        ("", "", "line 1, column 1: expected the number of cases, found end of input".to_owned()),
        (" \n ", "", "line 2, column 2: expected the number of cases, found end of input".to_owned()),
        (
            "x",
            "",
            "line 1, column 1: expected the number of cases, found `x`, which is not a natural number".to_owned(),
        ),
        ("-1", "", "line 1, column 1: expected the number of cases, found the negative number `-1`".to_owned()),
        (
            "2\n1 5\n",
            "First\n",
            "case 2, line 3, column 1: expected n, the number of numbers in the case, found end of input"
                .to_owned(),
        ),
        (
            "2\n1 5\n3 1 2",
            "First\n",
            "case 2, line 3, column 6: expected number 3 of 3, found end of input".to_owned(),
        ),
        (
            "2\n1 5\n2 1 -2\n",
            "First\n",
            "case 2, line 3, column 5: expected number 2 of 2, found the negative number `-2`".to_owned(),
        ),
        ("2\n1 5\n-2 1 2\n", "First\n", "case 2, line 3, column 1: expected n, the number of numbers in the case, found the negative number `-2`".to_owned()),
        (
            "2\n1 5\n2 1 2.5\n",
            "First\n",
            "case 2, line 3, column 5: expected number 2 of 2, found `2.5`, which is not a natural number".to_owned(),
        ),
        ("2\n1 5\n2 1,2\n", "First\n", "case 2, line 3, column 3: expected number 1 of 2, found `1,2`, which is not a natural number".to_owned()),
        (
            "1\n1 5\n7\n",
            "First\n",
            "line 3, column 1: trailing input `7` after case 1".to_owned(),
        ),
        ("0 x", "", "line 1, column 3: trailing input `x` after case 0".to_owned()),
        ("1\n1 é5", "", "case 1, line 2, column 3: expected number 1 of 1, found `é5`, which is not a natural number".to_owned()),
        ("1\n1 \u{a0} 5\0", "", "case 1, line 2, column 5: expected number 1 of 1, found `5\\0`, which is not a natural number".to_owned()),
        ("3 1 5 2 1 +1", "First\n", "case 2, line 1, column 11: expected number 2 of 2, found `+1`, which is not a natural number".to_owned()),
        (
            &format!("{absurd}\n{absurd} 1"),
            "",
            format!("case 1, line 2, column 22: expected number 2 of {absurd}, found end of input"),
        ),
        (
            &format!("{beyond}\n{beyond}\n1"),
            "",
            format!("case 1, line 3, column 2: expected number 2 of {beyond}, found end of input"),
        ),
    ] {
        let ran = contest(&[], input);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), answers), "{input:?}: {}", ran.err);
        assert!(ran.err.starts_with(&format!("error: {message}")), "{input:?}: {}", ran.err);
    }
}

#[test]
fn bytes_that_are_not_utf8() {
    let ran = contest(&[], b"2 1 5\n1 \xff5");
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "First\n"));
    assert!(
        ran.err.starts_with("error: case 2, line 2, column 3: expected a natural number, found bytes"),
        "{}",
        ran.err
    );
    let cut = contest(&[], b"2 1 5\n1 5\xc3");
    assert!(
        cut.err.starts_with("error: case 2, line 2, column 4: expected a natural number, found bytes"),
        "{}",
        cut.err
    );
}

/// Found by the fuzzer: the reader of single cases went on as if in the last case, the one in bulk did not.
#[test]
fn text_after_the_last_case_belongs_to_no_case() {
    for answer_format in ["first-second", "move"] {
        let ran = contest(&["--answer", answer_format], b"1\n2 1 1 \xff");
        assert_eq!(ran.code, Some(2), "{answer_format}");
        assert!(
            ran.err.starts_with(
                "error: line 2, column 7: expected a natural number, found bytes that are not UTF-8"
            ),
            "{answer_format}: {}",
            ran.err
        );
    }
}

#[test]
fn numbers_that_are_invalid_in_the_game() {
    let ran = contest(&["--game", "wythoff"], "2 2 1 2\n3 1\n2 3");
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "Second\n"));
    assert!(
        ran.err.starts_with("error: case 2, line 3, column 3: wythoff takes two numbers, not 3"),
        "{}",
        ran.err
    );
    let ran = contest(&["--game", "turtles"], "1 3 1 0 2");
    assert!(ran.err.starts_with("error: case 1, line 1, column 9: turtles has the number 2"), "{}", ran.err);
}

#[test]
fn over_budget_is_not_an_input_error() {
    let ones = "1 ".repeat(26);
    let ran = contest(&["--game", "turtles", "--misere", "--budget", "1000"], format!("3 1 1 26 {ones} 1 1"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "Second\n"));
    assert!(ran.err.starts_with("error: case 2, line 1, column 7: budget exhausted"), "{}", ran.err);
}
