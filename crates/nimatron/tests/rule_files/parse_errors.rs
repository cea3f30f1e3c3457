//! Errors in rule files word for word, with the part of the text that is underlined, and limits of size.

use nimatron::games::custom::{MOST_BYTES, read_name};

/// Returns the errors of a file: what is underlined, what is wrong, and what was expected.
fn errors(text: &str) -> Vec<(&str, String, String)> {
    let diagnostics = read_name(text).expect_err(text);
    diagnostics
        .into_iter()
        .map(|it| (&text[it.span], it.message.to_string(), it.expected.to_string()))
        .collect()
}

/// Checks the first error; `«` and `»` enclose what is underlined.
fn check(marked: &str, message: &str, expected: &str) {
    let text = marked.replace(['«', '»'], "");
    let start = marked.find('«').expect(marked);
    let end = marked.find('»').expect(marked) - '«'.len_utf8();
    let diagnostics = read_name(&text).expect_err(&text);
    let first = &diagnostics[0];
    assert_eq!(
        (first.span.clone(), first.message.to_string().as_str(), first.expected.to_string().as_str()),
        (start..end, message, expected),
        "{marked}"
    );
}

#[test]
fn every_error_is_underlined_and_explained() {
    let start = "first `heap n`, `position a b` or `graph` says what a game is about";
    let heap_move = "a move: `to …`, `take …` or `split`; or `for`, `when` or `let` before it";
    let tuple_move = "a move: `to (…)`; or `for`, `when` or `let` before it";
    let signs = "names, numbers and signs such as `+` and `<=`; `#` begins a comment";
    let number = "a number, a name, or something in parentheses";
    let functions = "one of min, max, abs, gcd, sqrt, pow, xor";
    let left = "how many heaps are left: 0, 1, 2 or 3, several with commas, or `any`";
    let word = "a word of letters, digits, `-` and `_`";
    let arrow = "`->` between the two ends of an edge: `3 -> 1`";
    let cases: &[(&str, &str, &str)] = &[
        ("«»", "the file is empty", "`heap n`, `position a b` or `graph`, and moves below"),
        ("\u{feff} # é\n«»", "the file is empty", "`heap n`, `position a b` or `graph`, and moves below"),
        ("«take» 3", "a game does not begin like this", start),
        ("\u{feff}«take» 3", "a game does not begin like this", start),
        ("\u{feff}\u{feff} «3»", "a game does not begin like this", start),
        ("heap «3»", "this is not a name", start),
        ("position a, «(» b", "this is not a name", start),
        ("«heap»", "`heap` has 0 names", "one: `heap n`"),
        ("«heap» a b", "`heap` has 2 names", "one: `heap n`"),
        ("«position» a", "`position` has 1 name", "2 to 8: `position a b`"),
        ("«position» a b c d e f g h i", "`position` has 9 names", "2 to 8: `position a b`"),
        ("«graph» g", "`graph` has 1 name", "nothing after `graph`; the edges come on the lines below"),
        ("position a, b, «a»", "`a` is taken", "another name"),
        ("heap «unequal»", "`unequal` is taken", "another name"),
        ("heap n\n«graph»", "duplicate `heap`, `position` or `graph` line", "moves, one family on each line"),
        ("graph\n«heap» n", "duplicate `heap`, `position` or `graph` line", "moves, one family on each line"),
        (
            "heap n\n«measure» n",
            "a heap is measured by its size",
            "`measure` belongs to positions of several numbers",
        ),
        ("position a b\nmeasure a, «to»", "unexpected `to`", number),
        ("position a b\nmeasure a «b»", "unexpected `b`", "nothing more on this line"),
        // The name of the game.
        ("game «Nim»  # Bouton's\nheap n", "`nim` is reserved", "a name of its own"),
        ("game «misère»\nheap n", "`misère` is reserved", "a name of its own"),
        ("game «normal»\nheap n", "`normal` is reserved", "a name of its own"),
        ("game «3d»\nheap n", "`3d` is not the name of a game", word),
        ("game «a b»\nheap n", "`a b` is not the name of a game", word),
        ("game «»#\nheap n", "`` is not the name of a game", word),
        ("game a\ngame «b»\nheap n", "the game has a name already", "one name"),
        // Messages and signs.
        (
            "heap n\nto «170141183460469231731687303715884105728»",
            "this number is too large",
            "numbers below 2^127",
        ),
        ("heap n\n  to «é»", "there is no number `é` here", "one of n"),
        ("heap n\n  to n «&» 1", "unexpected `&`", signs),
        ("heap n\nto n # é\n «\u{1}»", "unexpected `\\u{1}`", signs),
        ("heap n\nto n - «;»", "unexpected `;`", signs),
        // Lines.
        ("heap n\n«n» - 1", "unexpected `n`", heap_move),
        ("heap n\n«3»", "unexpected `3`", heap_move),
        ("heap n\n«->»", "unexpected `->`", heap_move),
        ("position a b\n«take» 1", "unexpected `take`", tuple_move),
        ("position a b\n«split»", "unexpected `split`", tuple_move),
        ("heap n\nto«»", "the line ends here", number),
        ("heap n\nto n - 1 «to» 3", "unexpected `to`", "nothing more on this line"),
        ("heap n\nsplit unequal «unequal»", "unexpected `unequal`", "nothing more on this line"),
        ("heap n\nfor «1» in 1..2: to 0", "unexpected `1`", "the name of a number"),
        ("heap n\nfor «in» in 1..2: to 0", "unexpected `in`", "the name of a number"),
        ("heap n\nfor«»", "the line ends here", "the name of a number"),
        ("heap n\nfor «n» in 1..2: to 0", "`n` is a number already", "a new name"),
        ("heap n\nfor i in 1..2, let «i» = 3: to 0", "`i` is a number already", "a new name"),
        ("heap n\nfor i «=» 1..2: to 0", "unexpected `=`", "`in` and a range: `for i in 1..n`"),
        (
            "heap n\nfor i in 1«,» 2: to 0",
            "unexpected `,`",
            "`..` and the end of the range, which belongs to it",
        ),
        ("heap n\nfor i in 1..«i»: to 0", "there is no number `i` here", "one of n"),
        ("heap n\nlet d = «d» + 1: to 0", "there is no number `d` here", "one of n"),
        ("heap n\nlet d «==» 1: to 0", "unexpected `==`", "`=` and a number: `let d = a - b`"),
        ("heap n\nwhen n > 1 «to» 0", "unexpected `to`", "`:` and a move, or another `for`, `when` or `let`"),
        ("heap n\nwhen n > 1«»", "the line ends here", "`:` and a move, or another `for`, `when` or `let`"),
        ("heap n\nwhen n > 1: «when» n > 2: to 0", "unexpected `when`", heap_move),
        ("position a b\nto «a», b", "unexpected `a`", "a position in parentheses: `to (a - 1, b)`"),
        ("position a b\nto «(a - 1)»", "this position has 1 number", "2, as the file says above"),
        ("position a b\nto (a, 0), «(1, 2, 3)»", "this position has 3 numbers", "2, as the file says above"),
        ("position a b\nto (a, 0 «:»", "unexpected `:`", "`,` and the next number, or `)`"),
        ("position a b\nto (a, 0),«»", "the line ends here", "a position in parentheses: `to (a - 1, b)`"),
        ("heap n\ntake 1 leave«»", "the line ends here", left),
        ("heap n\ntake 1 leave 1, «4»", "unexpected `4`", left),
        ("heap n\ntake 1 leave «n»", "unexpected `n`", left),
        ("heap n\ntake any but«»", "the line ends here", number),
        ("heap n\ntake any «1»", "unexpected `1`", "nothing more on this line"),
        ("heap n\ntake 1..«»", "the line ends here", number),
        // Expressions.
        ("heap n\nto «(n > 1)» + 1", "this is a condition", "a number"),
        ("heap n\nto 2 * «(n > 1)»", "this is a condition", "a number"),
        ("heap n\nto -«(n > 1)»", "this is a condition", "a number"),
        ("heap n\nwhen 1 < «(n > 1)»: to 0", "this is a condition", "a number"),
        ("heap n\nwhen «(n > 1)» < 3: to 0", "this is a condition", "a number"),
        ("heap n\nto «n > 1 or n > 2»", "this is a condition", "a number"),
        ("heap n\nto «not n > 1»", "this is a condition", "a number"),
        ("heap n\nto min(n, «1 <= n < 3»)", "this is a condition", "a number"),
        ("heap n\nwhen «n + 1»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen «-n»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen «2 * (n - 1)»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen not «max(1, n)»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen «n» or n > 1: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen n > 1 or «n»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nwhen n > 1 and «n - 2»: to 0", "this is a number", "a condition, such as `n > 3`"),
        ("heap n\nfor i in 1..n, let k = i: to «m»", "there is no number `m` here", "one of n, i, k"),
        ("heap n\nto «f»(n)", "there is no function `f`", functions),
        ("heap n\nto «gcd»(n)", "`gcd` has 1 number", "it takes 2"),
        ("heap n\nto «abs»(n, n)", "`abs` has 2 numbers", "it takes 1"),
        ("heap n\nto «min»(0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16)", "`min` has 17 numbers", "1 to 16"),
        ("heap n\nto min(n «:»", "unexpected `:`", "`,` and the next number, or `)`"),
        ("heap n\nto (n «:»", "unexpected `:`", "`)`"),
        ("heap n\nto n + «for»", "unexpected `for`", number),
        // Graphs.
        ("graph\n«a» -> 1", "this is not a vertex", "edges, one per line, between numbers: `3 -> 1`"),
        ("graph\n1 -> 2, «->»", "this is not a vertex", "edges, one per line, between numbers: `3 -> 1`"),
        ("graph\n1 «->»", "this edge leads nowhere", arrow),
        ("graph\n1 «2»", "there is no arrow here", arrow),
        ("graph\n1 «2» 3", "there is no arrow here", arrow),
        (
            "graph\n1 -> 2\n2 -> 3, «2»",
            "this edge closes a cycle: 2 -> 2",
            "a graph without cycles, or the game need not end",
        ),
        (
            "graph\n0 -> 1\n1 -> 2\n2 -> 3\n3 -> 4\n4 -> 5\n5 -> 6\n6 -> 7\n7 -> 8\n8 -> «1»",
            "this edge closes a cycle: 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> 1",
            "a graph without cycles, or the game need not end",
        ),
        (
            "graph\n1 -> 2\n2 -> 3\n3 -> 4\n4 -> 5\n5 -> 6\n6 -> 7\n7 -> 8\n8 -> 9\n9 -> «1»",
            "this edge closes a cycle: 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> … -> 1",
            "a graph without cycles, or the game need not end",
        ),
    ];
    for (marked, message, expected) in cases {
        check(marked, message, expected);
    }
}

#[test]
fn limits_are_exact() {
    let nested = |depth: usize| format!("heap n\nto {}0{}", "(".repeat(depth), ")".repeat(depth));
    assert!(read_name(&nested(32)).is_ok());
    assert_eq!(
        errors(&nested(33)),
        [(
            "0",
            "this is nested too deeply".to_owned(),
            "at most 32 levels; `let` gives a part a name".to_owned()
        )]
    );
    // What is side by side is not deep.
    let wide = format!("heap n\nto {}", ["(0)"; 60].join(" + "));
    assert!(read_name(&wide).is_ok());
    let wide = format!("heap n\nto {}", ["-(0)"; 60].join(" + min(1, 2) + "));
    assert!(read_name(&wide).is_ok());
    let long = |bytes: usize| format!("heap n\nto {}", "0".repeat(bytes - 3));
    assert!(read_name(&long(2000)).is_ok());
    assert_eq!(errors(&long(2001)), [("", "this line has 2001 bytes".to_owned(), "at most 2000".to_owned())]);
    assert_eq!(read_name(&long(2001)).unwrap_err()[0].span, 7..7);
    let lines = |count: usize| format!("heap n\n{}", "take 1\n".repeat(count));
    assert!(read_name(&lines(1000)).is_ok());
    assert_eq!(
        errors(&lines(1001)),
        [("take", "there are too many lines".to_owned(), "at most 1000 with moves".to_owned())]
    );
    let names = "position a b c d e f g h\nto (0, 0, 0, 0, 0, 0, 0, 0)";
    assert!(read_name(names).is_ok());
    let sixteen = "heap n\nto min(0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15)";
    assert!(read_name(sixteen).is_ok());
    assert!(read_name("heap n\nto 170141183460469231731687303715884105727").is_ok());
}

#[test]
fn the_limit_of_file_size_is_exact() {
    let remark = "#".repeat(1023) + "\n";
    let large = |bytes: usize| {
        let text = format!("heap n\n{}", remark.repeat(bytes / remark.len()));
        text[..bytes].to_owned()
    };
    assert!(read_name(&large(MOST_BYTES)).is_ok());
    let over = read_name(&large(MOST_BYTES + 1)).unwrap_err();
    assert_eq!(
        (over[0].span.clone(), over[0].message.to_string().as_str(), over[0].expected.to_string().as_str()),
        (0..0, "the file has 16777217 bytes", "at most 16777216")
    );
}

/// One error for each line, at most ten.
#[test]
fn errors_are_reported_together() {
    let diagnostics = |count: usize| errors(&format!("heap n\n{}", "to m\n".repeat(count))).len();
    assert_eq!([1, 2, 9, 10, 11, 50].map(diagnostics), [1, 2, 9, 10, 10, 10]);
    let texts: Vec<&str> = errors("heap n\nto é\n\u{feff}to m\r\n  take\n").iter().map(|it| it.0).collect();
    assert_eq!(texts, ["é", "m", ""]);
}

#[test]
fn names_are_read_in_lower_case() {
    let name = |text: &str| read_name(text).unwrap();
    assert_eq!(name("  game Grace's_2-Game  # of her own\nheap n"), Some("grace's_2-game".to_owned()));
    assert_eq!(name("heap n\ngame Été\ntake 1"), Some("été".to_owned()));
    assert_eq!(name("heap game_\ntake 1"), None);
}
