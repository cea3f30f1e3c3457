//! `nimatron bench`: the set of positions is as wide as it says, and the signature is the hash of their answers. The
//! signature itself is pinned in `golden/bench.txt`.

use std::process::Command;

use nimatron::games::GAMES;
use sha2::{Digest, Sha256};

fn printed(option: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nimatron")).args(["bench", option]).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_signature_is_the_hash_of_the_answers() {
    let answers = printed("--answers");
    let hash: String = Sha256::digest(&answers).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(printed("--signature").trim_end(), hash);

    let lines: Vec<&str> = answers.lines().collect();
    // The positions are fixed, so games that came later are not among them.
    let covered = GAMES.iter().filter(|entry| {
        ["", "misere "].iter().all(|convention| {
            let start = format!("{convention}{}", entry.name);
            lines.iter().filter(|line| line.starts_with(&start)).count() >= 5
        })
    });
    assert!(covered.count() >= 25);
    assert!(lines.iter().filter(|line| line.contains(" + ")).count() > 100);
    let large = lines.iter().filter(|line| line.split(';').next().unwrap().len() > 200).count();
    assert!(large > 40, "{large} large positions");
    // Only large positions of Moore's Nim may be out of reach.
    let given_up = lines.iter().filter(|line| line.contains("out of reach"));
    assert!(given_up.into_iter().all(|line| line.contains("moore(")));
}
