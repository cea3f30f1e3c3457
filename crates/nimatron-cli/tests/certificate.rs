//! The commands `solve --certificate` and `verify`.

mod fed;

use fed::fed;
use std::process::{Command, Output};

fn nimatron(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    fed(command.args(arguments), input)
}

fn stdout(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

#[test]
fn verify_accepts_what_solve_certifies() {
    for arguments in [
        &["moore(2) 3 4 5"][..],
        &["--misere", "-k", "2", "1", "1", "1", "1"],
        &["nim 3 4 5", "--grundy"],
        &["wythoff 3 5"],
        &["kayles 1000000000000000000000 7"],
        &["nim 3 4 + bash(3) 10", "--json"],
    ] {
        let printed = nimatron(&[&["solve", "--certificate"], arguments].concat(), "");
        assert!(printed.status.success(), "{arguments:?}");
        assert_eq!(stdout(&printed).lines().count(), 1);
        let verified = nimatron(&["verify", "-"], stdout(&printed));
        assert!(verified.status.success() && stdout(&verified).starts_with("verified: "), "{arguments:?}");
        let as_json = nimatron(&["verify", "--json"], stdout(&printed));
        let as_json: serde_json::Value = serde_json::from_str(stdout(&as_json)).unwrap();
        let certificate: serde_json::Value = serde_json::from_str(stdout(&printed)).unwrap();
        assert_eq!(as_json["claim"], certificate["claim"]);
    }
}

#[test]
fn a_file_gets_the_certificate_and_standard_output_the_answer() {
    let directory = std::env::temp_dir().join(format!("nimatron-certificate-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let file = directory.join("proof.json");
    let name = file.to_str().unwrap();
    let solved = nimatron(&["solve", "moore(2) 3 4 5", "--certificate", name], "");
    assert!(solved.status.success() && stdout(&solved).contains("moore(2) 3 3 3"));
    assert!(nimatron(&["verify", name], "").status.success());
    let tampered = std::fs::read_to_string(&file).unwrap().replace("3 3 3", "3 3 2");
    std::fs::write(&file, tampered).unwrap();
    let refused = nimatron(&["verify", name], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("column 0 holds 2 ones, not 3"));
    std::fs::remove_dir_all(directory).unwrap();
}

#[test]
fn a_refusal_has_a_reason() {
    for (arguments, input, code) in [
        (&["verify"][..], "{}", 2),
        (&["verify", "-"], "", 2),
        (&["verify", "no/such/file"], "", 2),
        (&["solve", "wythoff 5000000 1", "--certificate"], "", 0),
        (&["solve", "wythoff 5000000 9000000", "--certificate", "--budget", "1000"], "", 0),
        (&["solve", "end-nim 40 50 60 70", "--certificate", "--budget", "1000"], "", 1),
    ] {
        let output = nimatron(arguments, input);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert_eq!(output.stderr.is_empty(), code == 0);
    }
    let json = nimatron(&["verify", "--json"], "[]");
    assert!(stdout(&json).starts_with(r#"{"error":{"code":"refused","#));
}
