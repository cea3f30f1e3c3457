//! Files of strangers, and names that strangers chose: nothing is read or written that the person at the keyboard did
//! not name.
#![cfg(unix)]

mod fed;

use fed::fed;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own for each test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("nimatron-foreign-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).unwrap()
    }

    fn run(&self, arguments: &[&str], input: &str) -> Output {
        run_in(&self.0, arguments, input)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimatron"));
    fed(command.args(arguments).current_dir(folder).env("LANG", "C"), input)
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

const GAME: &str = "heap n\ntake 1..2\n";

#[test]
fn data_names_no_rule_files_unless_a_folder_is_given() {
    let folder = Folder::new("rules");
    folder.write("in/my.game", GAME);
    folder.write("outside.game", GAME);
    symlink(folder.0.join("outside.game"), folder.0.join("in/link.game")).unwrap();
    assert!(Command::new("mkfifo").arg(folder.0.join("in/fifo")).status().unwrap().success());

    let data = "nim 3\nrules(in/my.game) 4\nrules(/etc/passwd) 3\nrules(in/fifo) 3\nnim 4\n";
    let refused = folder.run(&["batch", "--format=lines", "--answer=outcome"], data);
    let lines = said(&refused);
    assert_eq!(lines.matches("--rule-folder").count(), 3, "{lines}");
    assert!(lines.starts_with("N\n"), "{lines}");

    let data = "rules(my.game) 4\nrules(my.game) 3\nrules(../outside.game) 3\nrules(link.game) 3\nrules(fifo) 3\n\
                rules(/dev/zero) 3\n";
    let within = folder.run(&["batch", "--format=lines", "--answer=outcome", "--rule-folder=in"], data);
    let lines = said(&within);
    assert!(lines.starts_with("N\nP\n"), "{lines}");
    assert_eq!(lines.matches("not an ordinary file").count(), 4, "{lines}");

    // The file that the arguments name is the person's own.
    let own =
        folder.run(&["batch", "--format=lines", "--answer=outcome", "--game=rules(in/my.game)"], "3\n4\n");
    assert_eq!(said(&own), "P\nN\n");
}

#[test]
fn the_answers_are_not_written_over_the_questions() {
    let folder = Folder::new("over");
    let questions = "nim 3\n".repeat(1000);
    folder.write("out.part", &questions);
    folder.write("same", &questions);
    fs::hard_link(folder.0.join("same"), folder.0.join("other.part")).unwrap();
    for arguments in [["out.part", "out"], ["same", "same"], ["same", "other"]] {
        let [input, output] = arguments;
        let refused = folder.run(&["batch", input, "--format=lines", "--output", output], "");
        assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
        assert!(said(&refused).contains("is the input"), "{}", said(&refused));
        assert_eq!(folder.read(input), questions.as_bytes());
    }
}

#[test]
fn links_are_not_followed() {
    let folder = Folder::new("links");
    folder.write("precious", "do not touch");
    folder.write("in", "nim 3\n");
    symlink(folder.0.join("precious"), folder.0.join("out.part")).unwrap();
    let refused = folder.run(&["batch", "in", "--format=lines", "--output", "out"], "");
    assert_eq!(refused.status.code(), Some(1), "{}", said(&refused));
    for (link, arguments) in [
        ("proof.json.part", ["solve", "nim 3 4 5", "--certificate=proof.json"].as_slice()),
        ("chart.svg.part", ["grundy", "kayles", "--svg=chart.svg"].as_slice()),
        ("values.part", ["grundy", "kayles", "--save=values"].as_slice()),
    ] {
        symlink(folder.0.join("precious"), folder.0.join(link)).unwrap();
        let done = folder.run(arguments, "");
        assert_eq!(done.status.code(), Some(0), "{}", said(&done));
        assert!(!folder.0.join(link).exists());
    }
    assert_eq!(folder.read("precious"), b"do not touch");
}

#[test]
fn a_full_disk_leaves_the_older_file() {
    for arguments in
        [["solve", "nim 3 4 5", "--certificate=/dev/full"], ["grundy", "kayles", "--svg=/dev/full"]]
    {
        let full = run_in(Path::new("/"), &arguments, "");
        assert_eq!(full.status.code(), Some(1), "{}", said(&full));
    }
    // No file may grow, and the signal that says so is ignored.
    let folder = Folder::new("full");
    for (file, arguments) in [
        ("proof.json", ["solve", "nim 3 4 5", "--certificate=proof.json"]),
        ("chart.svg", ["grundy", "kayles", "--svg=chart.svg"]),
        ("values", ["grundy", "octal(0.6)", "--save=values"]),
    ] {
        let good = folder.run(&arguments, "");
        assert_eq!(good.status.code(), Some(0), "{}", said(&good));
        let older = folder.read(file);
        assert!(!older.is_empty());
        if file == "values" {
            // A save goes on from what is there, so this one begins anew.
            fs::remove_file(folder.0.join(file)).unwrap();
        }
        let mut limited = Command::new("sh");
        limited.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_nimatron")]);
        let full = fed(limited.args(arguments).current_dir(&folder.0).env("LANG", "C"), "");
        assert_eq!(full.status.code(), Some(1), "{file}: {}", said(&full));
        assert!(said(&full).contains(&format!("cannot write {file}")), "{}", said(&full));
        assert!(!folder.0.join(format!("{file}.part")).exists(), "{file}");
        match file {
            "values" => assert!(!folder.0.join(file).exists()),
            _ => assert_eq!(folder.read(file), older, "{file}"),
        }
    }
}

#[test]
fn only_ordinary_files_hold_saved_values() {
    for device in ["/dev/zero", "/dev/full", "/dev/null", "/"] {
        let refused = run_in(Path::new("/"), &["grundy", "kayles", "--save", device], "");
        assert_eq!(refused.status.code(), Some(2), "{device}: {}", said(&refused));
        assert!(said(&refused).contains("not an ordinary file"), "{}", said(&refused));
    }
}

#[test]
fn good_blocks_of_damaged_values_are_used() {
    let folder = Folder::new("salvage");
    let arguments = ["grundy", "octal(0.6)", "--to=150000", "--save=values", "--csv"];
    let whole = folder.run(&arguments, "");
    assert_eq!(whole.status.code(), Some(0), "{}", said(&whole));
    let good = folder.read("values");
    let mut damaged = good.clone();
    // In the third block; the first two have 65,536 values of at most two bytes.
    let place = damaged.len() - 2000;
    damaged[place] ^= 0x40;
    folder.write("values", &damaged);
    let again = folder.run(&arguments, "");
    assert_eq!(again.status.code(), Some(0), "{}", said(&again));
    assert_eq!(again.stdout, whole.stdout);
    let note = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(note.contains("damaged from heap 131072 on"), "{note}");
    assert_eq!(folder.read("values"), good);
}

#[test]
fn forged_values_are_found() {
    let folder = Folder::new("forged");
    // Values of a game with the same first byte count, under the name of another: the checksum is made right again.
    let forged = forged_save("octal(0.77)", &[0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
    folder.write("values", forged);
    let refused = folder.run(&["grundy", "octal(0.77)", "--save=values"], "");
    assert_eq!(refused.status.code(), Some(2), "{}", said(&refused));
    assert!(said(&refused).contains("heap 3"), "{}", said(&refused));
}

/// Returns a file of values with right checksums: FNV-1a with 64 bits over everything before.
fn forged_save(game: &str, values: &[u8]) -> Vec<u8> {
    fn checksum(bytes: &[u8]) -> u64 {
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    }
    let mut bytes = b"nimgrund".to_vec();
    bytes.extend(2u16.to_le_bytes());
    bytes.extend((game.len() as u32).to_le_bytes());
    bytes.extend(game.as_bytes());
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes.extend((values.len() as u32).to_le_bytes());
    bytes.push(1);
    bytes.extend(&checksum(&bytes).to_le_bytes()[..2]);
    bytes.extend(values);
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}
