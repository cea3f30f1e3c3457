//! What every explanation must have, in every language.

use std::collections::HashSet;

use crate::report::Explanation;
use crate::theory::Step;
use crate::{Budget, Lang, Messages, Outcome, Position};

pub(crate) fn check(position: &Position) {
    let solution = position.solve(&Budget::new(3_000_000)).unwrap();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let explanation = Explanation::new(&solution, None, &messages);
        let context = || format!("{position} ({lang}):\n{explanation}");
        let is_over = position.is_over();
        assert!(!explanation.rule.is_empty() && !explanation.steps.is_empty(), "{}", context());
        let (needed, other) = match solution.outcome() {
            Outcome::N => (&explanation.construction, &explanation.no_move_helps),
            Outcome::P => (&explanation.no_move_helps, &explanation.construction),
        };
        assert!(other.is_none(), "{}", context());
        assert_eq!(needed.is_none(), is_over, "{}", context());
        if let Some((_, steps)) = needed {
            assert!(steps.iter().any(|step| step.sentences().next().is_some()), "no body: {}", context());
        }
        let aligned = explanation.sentences().len();
        assert_eq!(aligned, solution.argument().steps.len(), "a step for each step: {}", context());
        let mut said = HashSet::new();
        let rule: Vec<&str> = explanation.rule.iter().map(String::as_str).collect();
        let steps = solution.argument().steps;
        let told = explanation.sentences().into_iter().zip(steps.iter().map(Some));
        for (lines, step) in std::iter::once((rule, None)).chain(told) {
            for line in lines {
                assert_eq!(unfilled(line, position), None, "{line}\n{}", context());
                // The same may be done in several columns.
                let sentences = line.split_inclusive(['.', '。']).map(str::trim).filter(|it| it.len() > 12);
                for sentence in sentences.filter(|_| !matches!(step, Some(Step::Balancing(_)))) {
                    assert!(said.insert(sentence.to_owned()), "twice: {sentence}\n{}", context());
                }
            }
        }
    }
}

/// Returns a letter that stands for a number, a variable or the key of a message, if there is one.
fn unfilled(line: &str, position: &Position) -> Option<String> {
    let mut line = line.to_owned();
    // Codes such as hex(0.f) and names of rule files are no letters.
    for component in position.components() {
        line = line.replace(&component.ruleset_notation(), "game").replace(".game", "");
    }
    let is_key = !line.contains([' ', '，', '：', '。']) && line.contains('-');
    let is_open = line.contains(['{', '}', '$']);
    let mut words = line.split(|c: char| !c.is_alphanumeric());
    let letter =
        words.find(|word| word.len() == 1 && *word != "a" && word.chars().all(|c| c.is_ascii_lowercase()));
    let is_half_filled = ["  ", " ,", " .", "= =", "()"].iter().any(|gap| line.contains(gap));
    letter.map(str::to_owned).or((is_key || is_open || is_half_filled).then(|| line.clone()))
}
