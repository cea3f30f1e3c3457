//! `nimatron grundy`: saved values survive a kill, files of other games are refused, proved periods can be verified.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn nimatron(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nimatron")).args(arguments).env("LANG", "C").output().unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_killed_run_resumes_and_gives_the_same_file() {
    let folder = folder("grundy-kill");
    let (whole, killed) = (folder.join("whole"), folder.join("killed"));
    let arguments = |file: &PathBuf| {
        ["grundy", "officers", "--to", "400000", "--json", "--save"]
            .map(str::to_owned)
            .into_iter()
            .chain([file.display().to_string()])
    };
    for pause in [600, 800, 1100] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_nimatron"))
            .args(arguments(&killed))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(pause));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let run = |file: &PathBuf| {
        let output = Command::new(env!("CARGO_BIN_EXE_nimatron")).args(arguments(file)).output().unwrap();
        assert!(output.status.success());
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        json["values"].clone()
    };
    assert_eq!(run(&killed), run(&whole));
    assert!(std::fs::read(&killed).unwrap() == std::fs::read(&whole).unwrap(), "the files differ");
}

#[test]
fn a_save_of_another_game_or_a_damaged_one_is_refused() {
    let file = folder("grundy-refused").join("values");
    let file = file.to_str().unwrap();
    assert!(nimatron(&["grundy", "officers", "--to", "500", "--save", file]).status.success());
    let other = nimatron(&["grundy", "kayles", "--to", "500", "--save", file]);
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("octal(0.6)"), "{other:?}");
    let mut bytes = std::fs::read(file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(file, bytes).unwrap();
    assert_eq!(nimatron(&["grundy", "officers", "--to", "500", "--save", file]).status.code(), Some(2));
}

#[test]
fn a_proved_period_has_a_certificate() {
    let file = folder("grundy-certificate").join("kayles.json");
    let file = file.to_str().unwrap();
    assert!(nimatron(&["grundy", "kayles", "--to", "20", "--certificate", file]).status.success());
    let verified = nimatron(&["verify", file]);
    assert!(verified.status.success(), "{verified:?}");
    let none = nimatron(&["grundy", "officers", "--to", "20", "--certificate", file]);
    assert_eq!(none.status.code(), Some(1));
}
