//! `rules(FILE)` and `--rules FILE` on the command line.

use std::process::{Command, Output};

fn nimatron(arguments: &[&str]) -> Output {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    Command::new(env!("CARGO_BIN_EXE_nimatron")).args(arguments).current_dir(root).output().unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    let output = nimatron(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn failure(arguments: &[&str]) -> (Option<i32>, String) {
    let output = nimatron(arguments);
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_rule_file_is_used_like_a_game() {
    let file = "examples/games/queen.game";
    let by_notation = stdout(&["solve", "--json", &format!("rules({file}) 4 9")]);
    assert!(by_notation.contains("\"outcome\":\"N\""), "{by_notation}");
    assert_eq!(stdout(&["solve", "--json", "--rules", file, "4", "9"]), by_notation);
    assert_eq!(stdout(&["solve", "--json", "--rules", file, "queen 4 9"]), by_notation);
    let moves = stdout(&["moves", "--lang", "en", "--rules", file, "queen", "4", "9"]);
    assert_eq!(moves, "go from (4, 9) to (4, 7)  → rules(examples/games/queen.game) 4 7\n", "{moves}");
    let sum = stdout(&["solve", "--json", "--grundy", &format!("rules({file}) 1 2 + nim 5")]);
    assert!(sum.contains("\"grundy\":\"5\""), "{sum}");
    assert!(stdout(&["games", "--lang", "en"]).contains("rules(FILE)"));
    assert!(
        stdout(&["check", "--budget", "5000", "rules(examples/games/diamond.game)"])
            .contains("0 disagreements")
    );
}

#[test]
fn errors_have_a_place_and_an_exit_code() {
    let directory = std::env::temp_dir().join(format!("nimatron-rules-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let write = |name: &str, bytes: &[u8]| {
        let path = directory.join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let upward = write("up.game", b"heap n\nto n + 1\n");
    let (code, message) = failure(&["solve", "--rules", &upward, "3"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("up.game, line 2, column 4: a move would lead up to 4, at 3"), "{message}");
    let binary = write("binary.game", b"heap n\n\xff\xfe");
    assert!(failure(&["solve", "--rules", &binary, "3"]).1.contains("byte 7 is not UTF-8"));
    let (code, message) = failure(&["solve", "rules(no-such-file.game) 3"]);
    assert_eq!(code, Some(2));
    assert!(message.contains("no-such-file.game"), "{message}");
    assert_eq!(failure(&["solve", "--rules", directory.to_str().unwrap(), "3"]).0, Some(2));
    let certified = failure(&["solve", "--certificate", "rules(examples/games/queen.game) 5 5"]);
    assert_eq!(certified.0, Some(2));
    assert!(certified.1.contains("no certificates"), "{}", certified.1);
    // Too much, not wrong.
    let (code, message) = failure(&["solve", "rules(examples/games/squares.game) 1000000000000"]);
    assert_eq!(code, Some(1), "{message}");
    assert_eq!(failure(&["solve", "--rules", "/dev/zero", "3"]).0, Some(2));
    std::fs::remove_dir_all(&directory).unwrap();
}
