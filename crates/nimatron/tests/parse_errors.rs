//! Parse errors of positions, moves and codes word for word, with the parts of the text that are underlined.

use nimatron::engine::take_and_break::TakeAndBreak;
use nimatron::notation::{Expr, Place};
use nimatron::{ParseError, Position};

/// Returns the text without its marks, and the spans that were marked.
fn unmarked(marked: &str) -> (String, Vec<std::ops::Range<usize>>) {
    let (mut text, mut spans) = (String::new(), Vec::new());
    for c in marked.chars() {
        match (c, spans.last_mut()) {
            ('«', _) => spans.push(text.len()..text.len()),
            ('»', Some(span)) => *span = span.start..text.len(),
            _ => text.push(c),
        }
    }
    (text, spans)
}

/// Checks all errors; `«` and `»` enclose the span of each.
fn check<T: std::fmt::Debug>(
    parse: impl Fn(&str) -> Result<T, ParseError>,
    marked: &str,
    explanation: &[(&str, &str)],
) {
    let (text, spans) = unmarked(marked);
    let error = parse(&text).expect_err(marked);
    let found: Vec<_> = error.diagnostics.iter().map(|it| it.span.clone()).collect();
    assert_eq!(found, spans, "{marked}");
    let words: Vec<(String, String)> =
        error.diagnostics.iter().map(|it| (it.message.to_string(), it.expected.to_string())).collect();
    let explained: Vec<(String, String)> =
        explanation.iter().map(|(message, expected)| ((*message).into(), (*expected).into())).collect();
    assert_eq!(words, explained, "{marked}");
    let texts: Vec<String> =
        explanation.iter().map(|(message, expected)| format!("{message}: {expected}")).collect();
    assert_eq!(error.to_string(), texts.join("; "));
    assert_eq!(error.code(), "syntax");
    assert_eq!(error.place(&text), Place::of(&text, spans[0].start));
}

const FIRST: &str = "a game comes first, such as `nim 3 4 5` or `moore(2) 3 4 5`";
const NEXT: &str = "numbers, `+` and the next game, or the end";
const NATURAL: &str = "natural numbers: 0, 1, 2, …";
const DIGITS: &str = "natural numbers in digits, `_` between digits, separated by spaces or commas";
const CLOSED: &str = "`)` after the parameters";

#[test]
fn errors_in_positions() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("«»", &[("the text ends", FIRST)]),
        ("  \u{feff} «»", &[("the text ends", FIRST)]),
        ("misere «»", &[("the text ends", FIRST)]),
        ("nim 3 +«»", &[("the text ends", FIRST)]),
        ("«3» 4", &[("`3` is not the name of a game", FIRST)]),
        ("«3d» 4", &[("`3d` is not the name of a game", FIRST)]),
        ("«-nim» 4", &[("`-nim` is not the name of a game", FIRST)]),
        ("«n.m» 4", &[("`n.m` is not the name of a game", FIRST)]),
        ("«»(2) 4", &[("unexpected `(`", FIRST)]),
        ("«», 3 + nim 3", &[("unexpected `,`", FIRST)]),
        (
            "misere «misere» «3» )",
            &[
                (
                    "`misere` stands in the middle",
                    "it comes first and holds for the whole sum: `misere nim 3 + nim 4`",
                ),
                ("`3` is not the name of a game", FIRST),
            ],
        ),
        ("nim 3 «)» 4 x + nim «y»", &[("unexpected `)`", NEXT), ("`y` is not a number", DIGITS)]),
        ("nim 3 «(»é( + «»+ nim 3", &[("unexpected `(`", NEXT), ("unexpected `+`", FIRST)]),
        (
            "nim «-3» «−3» «--»",
            &[("`-3` is negative", NATURAL), ("`−3` is negative", NATURAL), ("`--` is negative", NATURAL)],
        ),
        (
            "nim «3.5» «1e3» «_3» «3_» «é»",
            &[
                ("`3.5` is not a number", DIGITS),
                ("`1e3` is not a number", DIGITS),
                ("`_3` is not a number", DIGITS),
                ("`3_` is not a number", DIGITS),
                ("`é` is not a number", DIGITS),
            ],
        ),
        ("moore«(»2", &[("this parenthesis is not closed", CLOSED)]),
        ("moore «(»2, 3\n4 5", &[("this parenthesis is not closed", CLOSED)]),
        (
            "moore(2) «x» + moore«(»2",
            &[("`x` is not a number", DIGITS), ("this parenthesis is not closed", CLOSED)],
        ),
    ];
    for (marked, explanation) in cases {
        check(Expr::parse, marked, explanation);
    }
    let or_nim = |text: &str| Expr::parse_or(text, "nim", &[]);
    check(or_nim, "3 «x»", &[("`x` is not a number", DIGITS)]);
    check(or_nim, "«-3»", &[("`-3` is negative", NATURAL)]);
    check(or_nim, "3 +«»", &[("the text ends", FIRST)]);
    check(or_nim, "3 +«-3»", &[("`-3` is not the name of a game", FIRST)]);
    check(or_nim, "«»( 3", &[("unexpected `(`", FIRST)]);
}

#[test]
fn positions_are_parsed_with_their_spans() {
    let expr = Expr::parse("\u{feff}Mise\u{300}re  Grace's_2-Game ( a b ,, 3 )1,2 ,,\t3_0+nim").unwrap();
    assert_eq!(expr.to_string(), "misere grace's_2-game(a b,,3) 1 2 30 + nim");
    let text = "poker( 12 ,3)5 , 6 + nim ()";
    let expr = Expr::parse(text).unwrap();
    let [poker, nim] = expr.components.as_slice() else { panic!("{expr}") };
    assert_eq!(&text[poker.name.span.clone()], "poker");
    let parameters = poker.parameters.as_ref().unwrap();
    assert_eq!(&text[parameters.span.clone()], "( 12 ,3)");
    let inner: Vec<&str> = parameters.value.iter().map(|it| &text[it.span.clone()]).collect();
    assert_eq!(inner, ["12", "3"]);
    let numbers: Vec<&str> = (0..2).map(|index| &text[poker.numbers.span(index).unwrap()]).collect();
    assert_eq!(numbers, ["5", "6"]);
    assert_eq!((nim.name.span.clone(), nim.numbers.is_empty(), nim.numbers.span(0)), (21..24, true, None));
    let none = nim.parameters.as_ref().unwrap();
    assert_eq!((none.value.len(), none.span.clone()), (0, 25..27));
    // Two commas in a row are an empty parameter between them; a single empty one is none at all.
    let count =
        |text: &str| Expr::parse(text).unwrap().components[0].parameters.as_ref().unwrap().value.len();
    assert_eq!(["a()", "a( )", "a(,)", "a(1)", "a(1,)", "a(,1)"].map(count), [0, 0, 2, 1, 2, 2]);
    // The default game stands where its numbers begin.
    let expr = Expr::parse_or(" misere 3 4 + bash(3) 5+6", "moore", &["2", "x"]).unwrap();
    assert_eq!(expr.to_string(), "misere moore(2,x) 3 4 + bash(3) 5 + moore(2,x) 6");
    let places: Vec<_> = expr.components.iter().map(|it| it.name.span.clone()).collect();
    assert_eq!(places, [8..8, 14..18, 24..24]);
    assert_eq!(expr.components[0].parameters.as_ref().unwrap().span, 8..8);
    assert_eq!(Expr::parse_or("normal", "nim", &[]).unwrap().to_string(), "nim");
    assert!(Expr::parse_or("", "nim", &[]).unwrap().components[0].parameters.is_none());
}

const MOVE: &str = "a move is written like `2:3` (take 3 from heap 2) or `2>4` (lower heap 2 to 4)";

#[test]
fn errors_in_moves() {
    let cases: &[(&str, &[&str])] = &[
        ("«»", &["the move is missing"]),
        (" \t«»", &["the move is missing"]),
        ("2/ «»", &["the move is missing"]),
        ("«x»", &["`x` is not a number"]),
        ("«»/2:3", &["a number is missing here"]),
        (" «x »/2:3", &["`x` is not a number"]),
        ("2:«»", &["a number is missing here"]),
        ("«»:2", &["a number is missing here"]),
        ("2>«>1»", &["`>1` is not a number"]),
        ("2:3,«»", &["a number is missing here"]),
        ("2:3,«»,4", &["a number is missing here"]),
        ("1,«x»,2", &["`x` is not a number"]),
        ("«x»:1 2:«é» 3:4 5+«-1»", &["`x` is not a number", "`é` is not a number", "`-1` is not a number"]),
    ];
    let position = Position::nim([3u64, 4, 5]).unwrap();
    for (marked, explanation) in cases {
        let explanation: Vec<(&str, &str)> = explanation.iter().map(|message| (*message, MOVE)).collect();
        check(|text| position.typed_move(text), marked, &explanation);
    }
}

#[test]
fn errors_in_codes() {
    type Read = fn(&str) -> Result<TakeAndBreak, ParseError>;
    let splits = "a move that takes nothing splits the heap";
    let form = "a code is a digit, a point and more digits, as in 0.77";
    for (read, text, expected) in [
        (TakeAndBreak::octal as Read, "0.8", "digits are 0 to 7".to_owned()),
        (TakeAndBreak::hex, "0.g", "digits are 0 to 9 and a to f".to_owned()),
        (TakeAndBreak::octal, "3.7", format!("the first digit is 0 or 4: {splits}")),
        (TakeAndBreak::hex, "d.7", format!("the first digit is 0, 4, 8 or c: {splits}")),
        (TakeAndBreak::octal, "077", form.to_owned()),
        (TakeAndBreak::hex, "0.", form.to_owned()),
    ] {
        assert_eq!(read(text).unwrap_err().diagnostics[0].expected.to_string(), expected, "{text}");
    }
}
