//! Every snippet of docs/RULES.md is run and has the answer stated there.

use nimatron::Budget;

use crate::Files;

/// Returns the fenced blocks of the guide, each with the word after its fence.
fn blocks() -> Vec<(String, String)> {
    let guide =
        std::fs::read_to_string(format!("{}/../../docs/RULES.md", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let mut blocks = Vec::new();
    let mut lines = guide.lines();
    while let Some(line) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((kind.to_owned(), body.join("\n")));
        }
    }
    blocks
}

/// A block `game` is a file. The last line of its comment asks: `# 20 7: N` gives numbers and the outcome.
/// A block `error` is a file too, and ends with a comment that the error begins with.
#[test]
fn every_snippet_is_run() {
    let blocks = blocks();
    let count = |kind: &str| blocks.iter().filter(|block| block.0 == kind).count();
    assert!(count("game") >= 10 && count("error") >= 3, "the guide has shrunk");
    for (kind, text) in &blocks {
        let files = Files::default().with("my.game", text);
        let remark = |line: &str| line.strip_prefix("# ").map(str::to_owned);
        match kind.as_str() {
            "game" => {
                let asked: Vec<String> =
                    text.lines().filter_map(remark).filter(|line| line.contains(": ")).collect();
                assert!(!asked.is_empty(), "nothing is asked of\n{text}");
                for line in asked {
                    let (numbers, outcome) = line.split_once(": ").unwrap();
                    let position = files.position(&format!("rules(my.game) {numbers}")).expect(text);
                    let found = position.solve(&Budget::default()).unwrap().outcome().to_string();
                    assert_eq!(found, outcome, "{numbers} in\n{text}");
                }
            }
            "error" => {
                let complaint = text.lines().filter_map(remark).next_back().expect(text);
                let error = files.position("rules(my.game) 9").expect_err(text).to_string();
                assert!(error.starts_with(&format!("my.game, {complaint}")), "{error}\n{text}");
            }
            // Commands are run by the command's own tests.
            "console" => {}
            other => panic!("a block `{other}` is not run"),
        }
    }
}
