//! What every explanation must have, in every language.

use std::collections::HashSet;

use crate::report::Explanation;
use crate::theory::Step;
use crate::{Budget, Lang, Messages, Natural, Outcome, Position};

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
                assert!(sums_are_right(line), "{line}\n{}", context());
                // The same may be done in several columns.
                let sentences = line.split_inclusive(['.', '。']).map(str::trim).filter(|it| it.len() > 12);
                for sentence in sentences.filter(|_| !matches!(step, Some(Step::Balancing(_)))) {
                    assert!(said.insert(sentence.to_owned()), "twice: {sentence}\n{}", context());
                }
            }
        }
    }
}

/// Returns whether every sum and nim-sum in this line is what stands behind its equals sign.
fn sums_are_right(line: &str) -> bool {
    let spaced = line.chars().fold(String::new(), |spaced, c| match c {
        '0'..='9' | ' ' => spaced + c.encode_utf8(&mut [0; 4]),
        '⊕' | '+' | '=' => format!("{spaced} {c} "),
        _ => spaced + " | ",
    });
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let number = |place: usize| words.get(place).and_then(|word| word.parse::<Natural>().ok());
    let is_right = |equals: usize| {
        let (Some(mut sum), Some(said)) = (number(equals - 1), number(equals + 1)) else { return true };
        let mut first = equals - 1;
        while first >= 2 {
            let Some(term) = number(first - 2) else { break };
            match words[first - 1] {
                "⊕" => sum = &sum ^ &term,
                "+" => sum = &sum + &term,
                _ => break,
            }
            first -= 2;
        }
        sum == said
    };
    (1..words.len()).filter(|place| words[*place] == "=").all(is_right)
}

#[test]
fn wrong_sums_are_noticed() {
    assert!(sums_are_right("The nim-sum is 2 ⊕ 4 ⊕ 8 = 14.") && sums_are_right("和：4 ⊕ 12 ⊕ 0 = 8。"));
    assert!(sums_are_right("3 together, 8 + 5 = 13") && sums_are_right("k = 2"));
    assert!(!sums_are_right("heaps worth 4 ⊕ 7 = 6.") && !sums_are_right("8 + 4 = 13"));
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
