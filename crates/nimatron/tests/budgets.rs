//! Budgets: enough steps give an answer, too few an [`OverBudget`] that names what was tried.
//!
//! The bounds are generous: a faster algorithm passes, one that costs several times as much as today's does not.

#[path = "common/shorthand.rs"]
mod shorthand;

use std::collections::BTreeSet;
use std::fmt::Debug;

use nimatron::certificate::Certificate;
use nimatron::engine::moore::Goal;
use nimatron::{Budget, Move, OverBudget, Position};

use self::shorthand::in_full;

/// A question, a position in shorthand, and a number of steps that is enough.
const QUESTIONS: [(&str, &str, u64); 76] = [
    ("count", "moore(3) 5 6 7 8 9 10", 100),
    ("count", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("count", "moore(4) 2^200-1 2^199-5 2^130 2^70-3 2^65-1 9 5 7", 5000),
    ("count", "moore(3) 1*450 2*450", 100),
    ("count", "moore(200) 1*450 2*150", 500),
    ("count", "moore(120) 1*300 2*150 3*99", 1000),
    ("count", "misere moore(100) 1*3000 2*99", 200),
    ("count", "moore(2) 1*60 2*40 3*31 4*22 5*20 6*15 7*12", 100),
    ("count", "moore(5) 1 2 4 8 16 32 64 128 256 512 1024", 100),
    ("count", "nim 3 4 5", 100),
    ("count", "moore(2) 5 6 7", 100),
    ("sets", "moore(3) 5 6 7 8 9 10", 100),
    ("sets", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("sets", "moore(4) 2^200-1 2^199-5 2^130 2^70-3 2^65-1 9 5 7", 5000),
    ("sets", "moore(3) 1*450 2*450", 100),
    ("sets", "moore(120) 1*300 2*150", 1000),
    ("sets", "misere moore(100) 1*3000 2*99", 100),
    ("sets", "kayles 5 8", 100),
    ("legal", "moore(3) 3*9 5*7 9*8 14 17 21*5", 500),
    ("legal", "moore(300) 3*9 5*7 9*8 14 17 21*5", 200),
    ("legal", "moore(4) 2^900-1 2^1999-5 2^1300 2^70-3 2^65-1 9 5 7 0", 1000),
    ("legal", "moore(8) 2^900-1 2^1999-5 2^1300 2^70-3 2^65-1 9 5 7 0", 1000),
    ("random", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("random", "misere moore(100) 1*3000 2*99", 200),
    ("random", "moore(120) 1*300 2*150", 1000),
    ("random", "kayles 5 8", 100),
    ("fewest-heaps", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("fewest-heaps", "moore(4) 2^200-1 2^199-5 2^130 2^70-3 2^65-1 9 5 7", 10_000),
    ("fewest-stones", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("most-stones", "moore(4) 2^200-1 2^199-5 2^130 2^70-3 2^65-1 9 5 7", 5000),
    ("most-stones", "kayles 5 8", 100),
    ("remoteness", "moore(3) 3*9 5*7 9*8 14 17 21*5", 100),
    ("remoteness", "nim 2 3 + bash(3) 5", 2000),
    ("resistance", "nim 2 3 + bash(3) 5", 2000),
    ("resistance", "kayles 3 3", 200),
    ("grundy", "moore(2) 4 5 6 7", 5000),
    ("grundy", "moore(3) 2 2 2 2 2 3", 2000),
    ("grundy", "moore(2) 9 8 7 6", 10_000),
    ("grundy", "wythoff 5 8", 2000),
    ("grundy", "kayles 500", 1000),
    ("grundy", "nim 7 + wythoff 2 3", 200),
    ("box", "moore(2) 4 5 6 7", 5000),
    ("box", "moore(1) 9 9", 500),
    ("box", "moore(3) 2 2 2 2 2 3", 2000),
    ("box", "moore(4) 20 1 1 1 1 1", 5000),
    ("box", "moore(2) 0 0 0", 100),
    ("box", "moore(1) 70", 500),
    ("box", "moore(2) 70 3 3", 10_000),
    ("swept", "moore(2) 4 5 6 7", 500),
    ("swept", "misere moore(2) 4 5 6 70", 500),
    ("swept", "moore(3) 3 3 3 3 3 200", 5000),
    ("swept", "nim 9", 100),
    ("swept", "nim 0 9", 100),
    ("lost", "moore(3) 40 30", 500),
    ("lost", "misere moore(3) 900 3", 50_000),
    ("lost", "moore(1) 900 30", 50_000),
    ("outcome", "misere kayles 5 8", 5000),
    ("outcome", "misere kayles 9 + octal(0.07) 9", 20_000),
    ("outcome", "misere turtles 1 1 0 1", 200),
    ("solve", "misere kayles 5 8", 5000),
    ("solve", "wythoff 5 8 + nim 3", 2000),
    ("solve", "slow(2) 3 3 3 3", 1000),
    ("moves", "misere kayles 5 8", 5000),
    ("moves", "wythoff 5 8 + nim 3", 2000),
    ("moves", "exact(2) 3 4 5", 200),
    ("count", "exact(2) 3 4 5", 200),
    ("certificate", "wythoff 5 8", 1000),
    ("certificate", "kayles 5 5", 500),
    ("certificate", "nim 3 + kayles 3", 500),
    ("value", "nim 30 50", 100),
    ("value", "wythoff 3 4", 2000),
    ("value", "kayles 300", 1000),
    ("grundy", "exact(2) 3 4 5 6", 100),
    ("grundy", "exact(1) 3 4 5", 2000),
    ("grundy", "bash(3) 100", 100),
    ("grundy", "moore(2) 100 200 300", 100),
];

/// Questions that no method answers within 1,000 steps, each with one that is tried.
const OUT_OF_REACH: [(&str, &str, &str); 10] = [
    ("outcome", "misere kayles 50 50", "exhaustive search"),
    ("solve", "slow(3) 90 91 92 93 94 95", "exhaustive search"),
    ("moves", "wythoff 50 80 + nim 3", "exhaustive search"),
    ("count", "moore(3) 2^900-1 2^1999-5 2^1300 2^70-3 2^65-1 9", "winning moves by suffix classes"),
    ("grundy", "moore(2) 90 80 70 60", "Grundy values by search"),
    ("grundy", "officers 10^30", "Grundy values"),
    ("remoteness", "nim 20 30 + bash(3) 50", "exhaustive search"),
    ("resistance", "kayles 30 30", "exhaustive search"),
    ("certificate", "end-nim 40 50 60 70", "a table of positions"),
    ("lost", "moore(1) 9000 30", "number of lost positions"),
];

/// Returns the answer to a question as text. The position is read each time, since games keep what they have computed.
fn ask(question: &str, position: &str, budget: &Budget) -> Result<String, OverBudget> {
    fn text(answer: impl Debug) -> String {
        format!("{answer:?}")
    }
    fn typed(found: Option<Move<'_>>) -> String {
        found.map_or_else(|| "none".to_owned(), |found| found.to_string())
    }
    let position: Position = in_full(position).parse().unwrap();
    let component = position.components().next().unwrap();
    let moore = || component.moore().unwrap();
    let sizes = || position.rows()[0].iter().map(|heap| heap.to_usize().unwrap()).collect::<Vec<_>>();
    match question {
        "outcome" => position.solve(budget).map(|solution| solution.outcome()).map(text),
        // The method may depend on the budget, and the move with it.
        "solve" => position.solve(budget).map(|analysis| text(analysis.outcome())),
        "moves" => {
            let solution = position.solve(budget)?;
            let moves = solution.winning_moves().map(|found| Ok(found?.to_string()));
            moves.collect::<Result<BTreeSet<_>, _>>().map(text)
        }
        "count" => position.solve(budget).and_then(|solution| solution.count()).map(text),
        "sets" => position.solve(budget).and_then(|solution| solution.count_heap_sets()).map(text),
        "fewest-heaps" => position.solve(budget)?.best_move(Goal::FewestHeaps).map(typed),
        "fewest-stones" => position.solve(budget)?.best_move(Goal::FewestStones).map(typed),
        "most-stones" => position.solve(budget)?.best_move(Goal::MostStones).map(typed),
        "random" => position.solve(budget)?.random_move(7).map(typed),
        "grundy" => position.grundy(budget).map(text),
        "remoteness" => position.solve(budget).and_then(|solution| solution.remoteness()).map(text),
        "resistance" => {
            let defence = position.solve(budget)?.longest_defence()?;
            Ok(text(defence.map(|defence| (defence.first_move.to_string(), defence.length))))
        }
        "certificate" => Certificate::of_outcome(&position, budget).map(text),
        "value" => Certificate::of_grundy_value(&position, budget).map(text),
        "legal" => moore().count_legal_moves(&position.rows()[0], budget).map(text),
        "box" => moore().box_values(&sizes(), budget).map(text),
        "swept" => moore().count_lost_in_box(&sizes(), position.convention(), budget).map(text),
        "lost" => {
            let [heaps, bits] = sizes()[..] else { panic!("heaps and bits, not {position}") };
            moore().count_lost_positions(heaps, bits, position.convention(), budget).map(text)
        }
        _ => panic!("unknown question: {question}"),
    }
}

#[test]
fn every_question_is_answered_within_its_bound() {
    for (question, position, bound) in QUESTIONS {
        let answer = ask(question, position, &Budget::new(bound));
        assert!(answer.is_ok(), "{question} {position}: {}", answer.unwrap_err());
    }
}

/// With too few steps there is no answer; with more steps the answer is the same.
#[test]
fn the_answer_does_not_depend_on_the_budget() {
    for (question, position, bound) in QUESTIONS {
        let full = ask(question, position, &Budget::new(bound)).unwrap();
        let mut answered = false;
        let budgets = [0, 1].into_iter().chain((1..=24).map(|power| 1 << power));
        for steps in budgets.take_while(|steps| *steps < 8 * bound) {
            match ask(question, position, &Budget::new(steps)) {
                Ok(answer) => {
                    assert_eq!(answer, full, "{question} {position}: {steps} steps");
                    answered = true;
                }
                Err(error) => {
                    assert!(!answered, "{question} {position}: fewer than {steps} steps were enough");
                    assert!(!error.tried.is_empty() && error.tried.iter().all(|(_, spent)| *spent <= steps));
                }
            }
        }
        assert!(answered, "{question} {position}");
    }
}

#[test]
fn too_few_steps_are_an_error_that_names_what_was_tried() {
    for (question, position, work) in OUT_OF_REACH {
        let error = ask(question, position, &Budget::new(1000)).expect_err(position);
        let tried = error.tried.iter().find(|(tried, _)| *tried == work);
        let (_, steps) = tried.unwrap_or_else(|| panic!("{question} {position}: {error}"));
        assert!(*steps <= 1000, "{question} {position}: {error}");
        assert!(error.to_string().contains(&format!("{work} stopped after {steps} step")), "{error}");
    }
}
