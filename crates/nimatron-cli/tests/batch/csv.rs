//! The format `csv`.

use nimatron_cli::BatchCommand;

fn answered(arguments: &[&str], input: &'static str) -> (String, bool) {
    let mut out = Vec::new();
    let arguments = [&["--format", "csv"], arguments].concat();
    let ended = BatchCommand::new(&arguments).and_then(|batch| batch.answer(input.as_bytes(), &mut out));
    (String::from_utf8(out).unwrap(), ended.is_ok())
}

#[test]
fn a_column_of_positions() {
    let input = "id,position,note\r\n1,moore(2) 3 4 5,\"a, b\"\r\n\r\n2,\"nim 1,2 3\",\"say \"\"x\"\"\"\r\n";
    let expected = "id,position,note,outcome,winner,winning_move,to,winning_moves,error\n\
        1,moore(2) 3 4 5,\"a, b\",N,first,2>3 3>3,moore(2) 3 3 3,1,\n\
        2,\"nim 1,2 3\",\"say \"\"x\"\"\",P,second,,,0,\n";
    assert_eq!(answered(&["--count"], input), (expected.to_owned(), true));
}

#[test]
fn columns_of_heaps() {
    let (text, good) = answered(&["--misere", "--grundy"], "a,b,c\n1,1,1\n2,2,\n");
    assert!(good);
    assert_eq!(text.lines().nth(1), Some("1,1,1,P,second,,,1,"));
    assert_eq!(text.lines().nth(2), Some("2,2,,P,second,,,0,"));
    let (text, _) = answered(&[], "k,a,b,c,id\n2,3,4,5,x\n1,3,4,5,y\n");
    assert_eq!(text.lines().nth(1), Some("2,3,4,5,x,N,first,2>3 3>3,moore(2) 3 3 3,"));
    let (text, _) = answered(&["--game", "wythoff"], "a,b\n1,2\n");
    assert_eq!(text.lines().nth(1), Some("1,2,P,second,,,"));
}

#[test]
fn bad_lines_are_errors_beside_their_fields() {
    let (text, good) = answered(&[], "position,n\nnimm 3,1\nnim 3\n\"nim 3,4\nnim 2,5\n");
    assert!(!good);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[1].starts_with("nimm 3,1,,,,,unknown-game: 2:1: "), "{text}");
    assert!(lines[2].starts_with("nim 3,,,,,,\"input: 3:1: this line has 1 fields"), "{text}");
    assert!(lines[3].contains("input: 4:1: a field in quotes"), "{text}");
    assert_eq!(lines[4], "nim 2,5,N,first,1>0,nim 0,");
    for options in [["--answer", "move"], ["--words", "A,B"]] {
        let (text, good) = answered(&options, "position\nnim 1\n");
        assert!(!good && text.is_empty());
    }
}

#[test]
fn many_lines_on_many_threads() {
    let rows: String = (0..20_000).map(|n| format!("{},{},{}\n", n, n % 7, n % 13)).collect();
    let input: &'static str = Box::leak(format!("a,b,id\n{rows}").into_boxed_str());
    let (one, _) = answered(&["--threads", "1"], input);
    let (four, _) = answered(&["--threads", "4"], input);
    assert!(one == four && one.lines().count() == 20_001);
}
