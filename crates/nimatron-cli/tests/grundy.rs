//! `nimatron grundy`: saved values survive a kill, files of other games are refused, proved periods can be verified, tables
//! are as published.

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
fn a_save_of_another_game_is_refused_and_a_damaged_one_is_mended() {
    let file = folder("grundy-refused").join("values");
    let file = file.to_str().unwrap();
    assert!(nimatron(&["grundy", "officers", "--to", "500", "--save", file]).status.success());
    let other = nimatron(&["grundy", "kayles", "--to", "500", "--save", file]);
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("octal(0.6)"), "{other:?}");
    let good = std::fs::read(file).unwrap();
    let mut bytes = good.clone();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(file, bytes).unwrap();
    let mended = nimatron(&["grundy", "officers", "--to", "500", "--save", file]);
    assert_eq!(mended.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&mended.stderr).contains("damaged"), "{mended:?}");
    assert_eq!(std::fs::read(file).unwrap(), good);
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

#[derive(serde::Deserialize)]
struct Tables {
    table: Vec<Published>,
}

#[derive(serde::Deserialize)]
struct Published {
    source: String,
    game: String,
    #[serde(default)]
    rows: Vec<String>,
}

#[test]
fn tables_are_as_published() {
    let text = include_str!("../../../testdata/tables/published.toml");
    let mut rows = 0;
    for Published { source, game, rows: published } in toml::from_str::<Tables>(text).unwrap().table {
        let output = nimatron(&["grundy", &game, "--table", "12x12", "--csv"]);
        assert!(output.status.success(), "{source}: {output:?}");
        let printed = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<&str> = printed.lines().collect();
        assert_eq!((lines.len(), lines[0]), (14, ",0,1,2,3,4,5,6,7,8,9,10,11,12"), "{source}");
        for (first, row) in published.iter().enumerate() {
            let expected = format!("{first},{},", row.replace(' ', ","));
            assert!(
                lines[first + 1].starts_with(&expected),
                "{source}: {} is not {expected}",
                lines[first + 1]
            );
            rows += 1;
        }
    }
    assert!(rows > 20, "{rows}");
}

/// The picture in the README is what the command draws.
#[test]
fn the_picture_of_the_readme_is_drawn_by_the_command() {
    let file = folder("grundy-picture").join("wythoff.svg");
    let drawn = nimatron(&["grundy", "wythoff", "--table", "20x20", "--svg", file.to_str().unwrap()]);
    assert!(drawn.status.success(), "{drawn:?}");
    let committed = include_str!("../../../docs/pictures/wythoff.svg");
    assert!(
        std::fs::read_to_string(file).unwrap() == committed,
        "docs/pictures/wythoff.svg is not what is drawn now"
    );
    assert!(include_str!("../../../README.md").contains("docs/pictures/wythoff.svg"));
}

#[test]
fn a_chart_has_axes_a_legend_and_every_second_period() {
    let file = folder("grundy-chart").join("lasker.svg");
    for (lang, axis, rising) in [
        ("en", "size of the heap", "raises its value by 4"),
        ("ru", "размер кучи", "значение на 4"),
        ("zh", "堆的大小", "值增加 4"),
    ] {
        let arguments = ["grundy", "lasker", "--to", "60", "--lang", lang, "--svg", file.to_str().unwrap()];
        assert!(nimatron(&arguments).status.success());
        let svg = std::fs::read_to_string(&file).unwrap();
        // Heaps 1 to 60 are fifteen periods, of which eight are shaded; the legend shows one more.
        assert_eq!(svg.matches("class=\"band\"").count(), 9, "{lang}");
        assert!(
            svg.contains(axis) && svg.contains(rising) && svg.contains("class=\"begin\""),
            "{lang}: {svg}"
        );
    }
}

/// Without a terminal there are no colours, whatever is asked for; the tests of the module show that there are some with one.
#[test]
fn a_file_gets_no_colours() {
    let plain = nimatron(&["grundy", "wythoff", "--table", "3x3"]);
    assert!(plain.status.success() && !plain.stdout.contains(&0x1b), "{plain:?}");
}
