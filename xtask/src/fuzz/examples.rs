//! The examples of the repository as inputs of each property, from which the fuzzer starts.

use std::path::Path;

use anyhow::{Result, bail};
use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::Sequence;
use nimatron::games::Component;
use nimatron::games::GAMES;
use nimatron::ruleset::Ruleset;
use nimatron::{Budget, Position};

/// Returns the inputs made from examples for a target.
pub(crate) fn of(target: &str) -> Result<Vec<Vec<u8>>> {
    let positions = positions()?;
    let inputs: Vec<String> = match target {
        "notation" => with_moves(&positions),
        "solve" => positions,
        // After the position, a few actions of every kind.
        "play" => {
            let actions: String = (0..240u8).map(|byte| char::from(byte % 128)).collect();
            positions.into_iter().map(|position| format!("{position}\n{actions}")).collect()
        }
        "json" => with_ids(&positions),
        "contest" => contests(),
        "certificate" => certificates(&positions)?.into_iter().chain(positions).collect(),
        "rules" => rule_files()?,
        "typed" => with_moves(&positions),
        "request" => requests(&positions),
        "save" => changes_of_saves(),
        "kernel" => heaps(),
        unknown => bail!("no examples for {unknown}"),
    };
    Ok(inputs.into_iter().map(String::into_bytes).collect())
}

/// Returns the examples of the games, small positions of all their samples, and the cases of testdata, in both
/// conventions.
fn positions() -> Result<Vec<String>> {
    let mut positions: Vec<String> = GAMES.iter().map(|entry| entry.example.to_owned()).collect();
    for (game, numbers, largest) in GAMES.iter().flat_map(|entry| entry.samples) {
        for size in 0..3 {
            let numbers = (0..*numbers as u64).map(|index| format!(" {}", (size + index) % (largest + 1)));
            positions.push(format!("{game}{}", numbers.collect::<String>()));
        }
    }
    for file in std::fs::read_dir(root().join("testdata"))? {
        let path = file?.path();
        // Beside the cases there are folders of tables and surveys.
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let text = std::fs::read_to_string(path)?;
        let written = text.lines().filter_map(|line| line.strip_prefix("position = \"")?.strip_suffix('"'));
        positions.extend(written.map(str::to_owned));
    }
    let misere: Vec<String> = positions.iter().map(|position| format!("misere {position}")).collect();
    let sums: Vec<String> = positions.windows(2).map(|pair| format!("{} + {}", pair[0], pair[1])).collect();
    let all = positions.into_iter().chain(misere).chain(sums);
    Ok(all.filter(|text| text.parse::<Position>().is_ok()).collect())
}

/// Returns each position with its first move.
fn with_moves(positions: &[String]) -> Vec<String> {
    let with_move = |text: &String| {
        let position: Option<Position> = text.parse().ok();
        let first = position.and_then(|it| {
            let option = it.rules().options(it.rows()).next()?;
            Some(it.move_notation(&option.action))
        });
        format!("{text}\n{}", first.unwrap_or_default())
    };
    positions.iter().map(with_move).collect()
}

/// Returns requests of several lines, and actions.
fn with_ids(positions: &[String]) -> Vec<String> {
    let line = |text: &String| format!("{{\"position\":\"{text}\",\"id\":[1,\"a\"]}}\n");
    let actions = [
        r#"{"set":[[0,"1"],[2,"3"]]}"#,
        r#"{"split":{"index":1,"parts":["1","2"]}}"#,
        r#"{"in":{"component":1,"action":{"set":[[1,"0"],[3,"0"]]}}}"#,
        r#"{"lower":[[0,"1"]]}"#,
    ];
    let requests = positions.chunks(3).map(|few| few.iter().map(line).collect());
    requests.chain(actions.map(str::to_owned)).collect()
}

/// Returns questions of every kind.
fn requests(positions: &[String]) -> Vec<String> {
    let about = |text: &String| {
        [
            format!(
                r#"{{"solve":{{"position":"{text}","count":true,"because":true,"explain":true,"lang":"ru"}}}}"#
            ),
            format!(
                r#"{{"solve":{{"position":"{text}","grundy":true,"remoteness":true,"moves":9,"goal":"random"}}}}"#
            ),
            format!(r#"{{"moves":{{"position":"{text}"}}}}"#),
            format!(r#"{{"play":{{"position":"{text}","move":"1>0"}}}}"#),
            format!(
                r#"{{"reply":{{"position":"{text}","level":"fallible","mistakes":0.5,"seed":3,"lang":"zh"}}}}"#
            ),
            format!(r#"{{"certificate":{{"position":"{text}","claim":"outcome"}}}}"#),
        ]
    };
    let of_games = [
        r#"{"random":{"game":"misere moore(2)","seed":7}}"#,
        r#"{"grundy":{"game":"kayles","to":40,"svg":true}}"#,
        r#"{"table":{"game":"wythoff","first":6,"second":5,"outcomes":true}}"#,
        r#"{"quotient":{"game":"kayles","to":6}}"#,
        r#"{"genus":{"game":"kayles","to":6}}"#,
        r#"{"nimber":{"expression":"(5 * 7 + 3) / 2"}}"#,
        r#"{"games":{"lang":"en"}}"#,
    ];
    // All of them would be eleven thousand inputs, on which a short run spends its whole time.
    positions.iter().step_by(16).flat_map(about).chain(of_games.map(str::to_owned)).collect()
}

/// Returns what is done to files of saved values: replaced, changed in a place, cut.
fn changes_of_saves() -> Vec<String> {
    let games = ["\0", "\u{1}", "\u{2}", "\u{3}"];
    let changes = [
        "\0nimatron",
        "\u{1}",
        "\u{1}\0\u{5}\u{1}",
        "\u{1}\0\u{50}\u{8}",
        "\u{2}\0\u{28}",
        "\u{2}\u{1}\0more",
    ];
    games.iter().flat_map(|game| changes.map(|change| format!("{game}{change}"))).collect()
}

/// Returns heaps in the bytes of a text, and numbers in digits.
fn heaps() -> Vec<String> {
    let mut inputs = Vec::new();
    for k in ["\0", "\u{1}", "\u{3}", "\u{13}"] {
        for width in ["\0", "\u{1}"] {
            for length in [1, 8, 24, 64, 200, 500] {
                let heaps: String = (0..length).map(|at| char::from((at * 37 % 128) as u8)).collect();
                inputs.push(format!("{k}{width}{heaps}"));
            }
            inputs.push(format!("{k}{width}3 45\n18446744073709551615  007 18446744073709551616 x 12"));
        }
    }
    inputs
}

/// Returns contests of every game, convention and style.
fn contests() -> Vec<String> {
    let cases = [
        "2\n3\n1 2 3\n2\n4 5\n",
        "2 2 2 3 1 2 1 1",
        "1\n1 0 5",
        "1\n2 1\n0 1",
        "1 3 18446744073709551615 4 5",
    ];
    let choices = (0..8u8).flat_map(|game| (0..6u8).map(move |rest| [game, rest % 2, rest % 3]));
    let chosen = choices.map(|choice| choice.map(char::from).iter().collect::<String>());
    chosen.flat_map(|choice| cases.map(|case| format!("{choice}{case}"))).collect()
}

/// Returns certificates of positions and periods.
fn certificates(positions: &[String]) -> Result<Vec<String>> {
    let budget = Budget::new(20_000);
    let mut certificates = Vec::new();
    for text in positions {
        let position: Position = text.parse()?;
        certificates.extend(Certificate::of_outcome(&position, &budget).ok());
        certificates.extend(Certificate::of_grundy_value(&position, &budget).ok());
        let first = position.components().next();
        if let Some(game) = first.as_ref().and_then(Component::take_and_break) {
            let mut sequence = Sequence::new(game.clone());
            let _ = sequence.prove_period(&budget);
            certificates.extend(Certificate::of_period(&sequence));
        }
    }
    let written: Result<Vec<String>, _> = certificates.iter().map(Certificate::to_json).collect();
    Ok(written?.into_iter().filter(|json| json.len() <= 512).collect())
}

/// Returns the example games, with small positions.
fn rule_files() -> Result<Vec<String>> {
    let mut files = Vec::new();
    for file in std::fs::read_dir(root().join("examples/games"))? {
        let text = std::fs::read_to_string(file?.path())?;
        files.extend(["", "5", "3 4", "2 3 4", "1 2 3 4"].map(|numbers| format!("{numbers}\n{text}")));
    }
    Ok(files)
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
