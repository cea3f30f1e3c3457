//! Typed moves: every printed move parses back, and errors have a span.

use nimatron::Position;
use nimatron::check::box_of;
use nimatron::games::GAMES;
use nimatron::ruleset::Ruleset;

#[test]
fn every_option_of_every_small_position_parses_back() {
    let mut moves = 0;
    for (game, numbers, largest) in GAMES.iter().flat_map(|entry| entry.samples) {
        for position in box_of(game, *numbers, (*largest).min(6)).step_by(7) {
            for option in position.rules().options(position.rows()) {
                let text = position.move_notation(&option.action);
                assert_eq!(position.typed_move(&text).as_ref(), Ok(&option.action), "{position}: {text}");
                moves += 1;
            }
        }
    }
    assert!(moves > 10_000, "{moves}");
    let sum: Position = "nim 2 3 + poker(2) 1 + turtles 1 1 + staircase 1 1 + fibonacci 5 3".parse().unwrap();
    for option in sum.rules().options(sum.rows()) {
        assert_eq!(sum.typed_move(&sum.move_notation(&option.action)), Ok(option.action));
    }
}

#[test]
fn a_move_may_be_written_in_several_ways() {
    let ways = [
        ("moore(2) 3 4 5", "3:3 1:1", "1>2 3>2"),
        ("moore(2) 3 4 5", " 3>2  1:1 ", "1>2 3>2"),
        ("nim 7", "3", "1>4"),
        ("nimble(squares) 5 6", "6:1", "6>5"),
        ("nimble 0 2 1", "2:1", "2>1"),
        ("nimble 0 2 1", "2>0", "2>0"),
        ("staircase 1 5", "2>1", "2:4"),
        ("poker(3) 4 4", "1>1", "1:3"),
        ("kayles 2 7", "2>4,2", "2>2,4"),
        ("nim 3 + bash(2) 9", "2/1", "2/1>8"),
        ("nim 3 + turtles 1 1 1", " 2 /3,1", "2/3,1"),
        ("ruler 1 1 1", " 3,1 ", "3,1"),
    ];
    for (position, written, printed) in ways {
        let position: Position = position.parse().unwrap();
        let action = position.typed_move(written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(position.move_notation(&action), printed);
        position.play(&action).unwrap();
    }
}

#[test]
fn errors_have_a_span() {
    let diagnostics = [
        ("nim 3 4", "3:1", 0, "there is no heap 3: 1 to 2"),
        ("nim 3 4", "0:1", 0, "there is no heap 0: 1 to 2"),
        ("nim 3 4", "2:5", 2, "5 is more than there is: at most 4"),
        (
            "nim 3 4",
            "2",
            0,
            "this is not a change of one number: a heap and an amount, like `1:2`, or what is left, like `1>2`",
        ),
        ("nim 3 4", "2+1", 0, "nothing can be added in this game: `:` takes, `>` leaves"),
        ("moore(2) 3 4", "1:1 1:2", 4, "heap 1 is named twice: each heap once"),
        ("nimble(squares) 3 4", "3:1 4:1", 0, "these are 2 moves: one at a time in this game"),
        ("nim 3 + nim 4", "1:1", 0, "this is a sum: a move in a sum names its component, like `2/1:3`"),
        ("nim 3 + nim 4", "3/1:1", 0, "there is no component 3: 1 to 2"),
        ("nim 3 + nim 0", "2/1:1", 2, "no move is left here: another component, if there is one"),
        ("turtles 1 1", "3", 0, "there is no coin 3: 1 to 2"),
        ("turtles 1 1", "2,7", 2, "there is no coin 7: 1 to 2"),
        ("fibonacci 5 3", "1:3", 0, "there is only one heap: a number of stones"),
        (
            "nim 3 4",
            "2:x",
            2,
            "`x` is not a number: a move is written like `2:3` (take 3 from heap 2) or `2>4` (lower heap 2 to 4)",
        ),
    ];
    for (position, written, place, message) in diagnostics {
        let position: Position = position.parse().unwrap();
        let error = position.typed_move(written).expect_err(written);
        assert_eq!((error.diagnostics[0].span.start, error.to_string().as_str()), (place, message));
    }
    // A move that parses but is illegal is refused by the rules.
    let position: Position = "nim 3 4".parse().unwrap();
    for written in ["1:1 2:1", "1:0", "1>3", "1>9"] {
        let action = position.typed_move(written).unwrap();
        assert!(position.play(&action).is_err(), "{written}");
    }
}
