//! `nimatron play` in line mode.

mod fed;

use std::process::{Command, Output};

use fed::fed;
use nimatron::{Budget, Level, Position};

fn play(args: &[&str], lines: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    fed(command.arg("play").args(args).env("LC_ALL", "C"), lines)
}

fn output(args: &[&str], lines: &str) -> String {
    let output = play(args, lines);
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The moves of a game in which both sides are perfect and the first player wins.
fn winning_line(start: &str) -> String {
    let mut position: Position = start.parse().unwrap();
    let mut typed = String::new();
    for turn in 0.. {
        let Some(found) = position.reply(Level::Perfect, 0, &Budget::default()).unwrap() else { break };
        if turn % 2 == 0 {
            typed.push_str(&format!("{}\n", position.move_notation(found.action())));
        }
        position = found.to().clone();
    }
    typed
}

#[test]
fn a_won_game_is_won() {
    for (start, args) in [
        ("moore(2) 3 4 5 6", vec!["-k", "2", "3", "4", "5", "6"]),
        ("misere moore(2) 3 4 5 6", vec!["--misere", "moore(2) 3 4 5 6"]),
        ("nim 4 4 2", vec!["nim 4 4 2"]),
        ("nim 3 + turtles 1 0 1", vec!["nim 3 + turtles 1 0 1"]),
    ] {
        let text = output(&args, &winning_line(start));
        assert!(text.trim_end().ends_with("You have won."), "{start}: {text}");
        assert!(!text.contains("gave the win away"), "{text}");
    }
}

#[test]
fn a_losing_move_is_marked_and_punished() {
    let text = output(&["--seed", "1", "nim 3 4"], "2:2\n");
    assert!(text.contains("You: lower heap 2 from 4 to 2\nThat move gave the win away.\n"), "{text}");
    assert!(text.contains("Computer: lower heap 1 from 3 to 2\n\nnim 2 2\n"), "{text}");
    let lost = output(&["nim 2 2"], "1:2\nundo\n1:1\n1:1\nmoves\n");
    assert_eq!(lost.matches("The computer has won.").count(), 2, "{lost}");
}

#[test]
fn commands_answer() {
    let text = output(
        &["--second", "--level", "random", "--seed", "5", "nim 1 1"],
        "hint\nhint\nhint\nhint\nwhy\nmoves\nredo\nlevel fallible 10%\nlevel\nhelp\nnew misere 5 5\nundo\nquit\n1:1\n",
    );
    for expected in [
        "Computer: ",
        "You can win from here.",
        "Look at heap ",
        "A winning move: lower heap ",
        "mod 2",
        " from 1 to 0\nThere is nothing",
        "There is nothing to play again.",
        "The opponent makes mistakes (10%).",
        "2:3 takes 3 from heap 2",
        "take back your last move",
        "Misère play: whoever cannot move wins.\nComputer: ",
        "There is nothing to take back.",
    ] {
        assert!(text.contains(expected), "{expected:?} in {text}");
    }
    assert!(!text.contains("You: "), "nothing is read after quit: {text}");
}

#[test]
fn errors_have_a_place_and_illegal_moves_are_refused() {
    let text = output(&["nim 3 4"], "7:1\n1:1 2:1\nlevel grand\nlang tlh\nnew nom 3\n");
    assert!(text.contains("  7:1\n  ^ there is no heap 7: 1 to 2\n"), "{text}");
    assert!(
        text.contains("A move that changes 2 of them is not allowed. A move takes stones from one heap, as many as you like."),
        "{text}"
    );
    assert!(text.contains("The levels are perfect"), "{text}");
    assert!(text.contains("The languages are en, ru and zh."), "{text}");
    assert!(text.contains("did you mean `nim`?"), "{text}");
    assert_eq!(text.matches("Your move.").count(), 1, "{text}");
    assert_eq!(play(&["nim x"], "").status.code(), Some(2));
}

#[test]
fn the_game_speaks_three_languages() {
    let text = output(&["--lang", "ru", "moore(2) 3 4 5"], "hint\n1:9\nlang zh\nhint\n");
    assert!(text.contains("Ваш ход.") && text.contains("Отсюда вы можете выиграть."), "{text}");
    assert!(text.contains("轮到你走。") && text.contains("你从这里可以赢。"), "{text}");
}

#[test]
fn huge_and_finished_positions_are_accepted() {
    let text = output(&["nim 1000000000000000000 1000000000000000000000"], "2:1\nwhy\n");
    assert!(text.contains("That move gave the win away."), "{text}");
    assert!(output(&["nim"], "1:1\n").contains("The computer has won."));
    assert!(output(&["misere nim"], "").contains("You have won."));
    let odd = "\u{0}\u{7f}ÿ\n9999999999999999999999:1\n1/1/1\n1:\n:\n\n";
    assert!(output(&["nim 3"], odd).contains("Your move."));
}
