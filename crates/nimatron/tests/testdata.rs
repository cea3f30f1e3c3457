//! The cases of testdata/*.toml through the library.

use std::collections::BTreeSet;
use std::path::Path;

use nimatron::{Budget, Messages, Position};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases {
    case: Vec<Case>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    source: String,
    position: String,
    outcome: String,
    winning_moves: Option<String>,
    grundy: Option<String>,
    remoteness: Option<u64>,
    moves: Option<Vec<String>>,
}

#[test]
fn every_case_has_its_answer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata");
    let budget = Budget::default();
    let messages = Messages::new(nimatron::Lang::En);
    let mut cases = 0;
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|file| file.is_file()) {
        let text = std::fs::read_to_string(&file).unwrap();
        let listed: Cases = toml::from_str(&text).unwrap_or_else(|error| panic!("{file:?}: {error}"));
        for case in listed.case {
            let name = format!("{} ({})", case.position, case.source);
            let position: Position = case.position.parse().expect(&name);
            assert_eq!(position.to_string(), case.position, "{name}");
            let solution = position.solve(&budget).expect(&name);
            assert_eq!(solution.outcome().to_string(), case.outcome, "{name}");
            let report = nimatron::Report::new(&solution, &messages);
            assert_eq!(report.winner == "first", case.outcome == "N", "{name}");
            // The winner knows how, and has won after that move.
            let winning = solution.winning_move().expect(&name);
            assert_eq!(winning.is_some(), case.outcome == "N" && !position.is_over(), "{name}");
            if let Some(winning) = winning {
                assert!(winning.to().solve(&budget).expect(&name).outcome().is_p(), "{name}");
            }
            if let Some(expected) = case.winning_moves {
                assert_eq!(
                    position.solve(&budget).and_then(|solution| solution.count()).unwrap().to_string(),
                    expected,
                    "{name}"
                );
            }
            if let Some(expected) = case.grundy {
                assert_eq!(position.grundy(&budget).unwrap().0.to_string(), expected, "{name}");
            }
            if let Some(expected) = case.remoteness {
                assert_eq!(
                    position.solve(&budget).and_then(|solution| solution.remoteness()).unwrap(),
                    expected,
                    "{name}"
                );
            }
            if let Some(expected) = case.moves {
                let found = solution.winning_moves().map(|found| found.unwrap().to().to_string());
                let found: BTreeSet<String> = found.collect();
                assert_eq!(found, expected.into_iter().collect(), "{name}");
                assert!(found.contains(&report.winning_move.expect(&name).to), "{name}");
            }
            cases += 1;
        }
    }
    assert!(cases >= 40, "{cases} cases");
}
