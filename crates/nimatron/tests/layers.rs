//! Data flows one way: what each layer must not know, held by its imports.

use std::path::{Path, PathBuf};

fn sources(place: &str) -> Vec<PathBuf> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = vec![src.join(format!("{place}.rs"))];
    let mut open = vec![src.join(place)];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    found
}

#[test]
fn no_layer_knows_what_it_must_not() {
    let forbidden: &[(&str, &[&str])] = &[
        ("notation", &["games", "theory", "solve", "engine", "report"]),
        ("ruleset", &["theory", "solve", "engine", "report", "games"]),
        (
            "engine/search",
            &[
                "theory",
                "games",
                "engine::moore",
                "engine::take_and_break",
                "engine::quotient",
                "solve",
                "report",
            ],
        ),
        ("theory", &["engine::search", "solve", "report"]),
        ("engine/moore", &["engine::search", "solve", "report", "games"]),
        ("engine/take_and_break", &["engine::search", "solve", "report", "games", "outcome"]),
        ("report", &["engine::search", "solve"]),
    ];
    for (layer, others) in forbidden {
        let files = sources(layer);
        assert!(!files.is_empty());
        for file in files {
            let text = std::fs::read_to_string(&file).unwrap();
            let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for other in *others {
                let import = format!("crate::{other}::");
                assert!(!code.contains(&import), "{} imports {import}", file.display());
            }
        }
    }
    // Grundy values belong to normal play.
    for file in sources("engine/take_and_break") {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(!text.contains("Convention::"), "{} sees a convention", file.display());
    }
}
