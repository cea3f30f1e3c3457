//! Which theorem answers a position, and what its argument proves.

use std::collections::BTreeMap;

use nimatron::theory::{Argument, Genus, Step, Temper};
use nimatron::{Budget, Convention, Natural, Nimber, Outcome, Position};

#[test]
fn every_game_is_answered_by_its_theorem() {
    for (position, kind, name) in [
        ("nim 3 4", "theorem", "Bouton's theorem"),
        ("moore(2) 3 4 5", "theorem", "Moore's theorem"),
        ("nimble 0 0 0 1 1", "theorem", ""),
        ("nimble(squares) 3 4", "theorem", ""),
        ("staircase 1 2 3", "theorem", ""),
        ("poker(2) 1 2", "theorem", ""),
        ("bash(3) 5 6", "theorem", ""),
        ("turtles 1 0 1", "theorem", ""),
        ("ruler 1 0 1", "theorem", "Ruler"),
        ("misere ruler 1 0 1", "exhaustive", ""),
        ("greedy 3 5 5 5", "theorem", "Greedy Nim"),
        ("misere greedy 1 1 1", "theorem", "Greedy Nim"),
        ("kayles 7 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("subtract(1,3) 7 5", "theorem", ""),
        ("lasker 7 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("nim 3 + kayles 5", "sprague-grundy", "Sprague–Grundy theorem"),
        ("misere kayles 7 5", "quotient", ""),
        ("misere turtles 1 0 1", "exhaustive", ""),
    ] {
        let position: Position = position.parse().unwrap();
        let analysis = position.solve(&Budget::default()).unwrap();
        assert_eq!(analysis.method().kind(), kind, "{position}");
        let cited = analysis.method().citation().map_or("", |citation| citation.name);
        assert!(name.is_empty() || cited == name, "{position}: {cited}");
        assert_eq!(cited.is_empty(), kind == "exhaustive", "{position}: {cited}");
        assert_eq!(analysis.argument().outcome(), Some(analysis.outcome()), "{position}");
    }
}

/// The outcome of an argument is that of its last step that has one.
#[test]
fn an_argument_proves_the_outcome_of_its_last_decisive_step() {
    let heap = |n: u64| Natural::from(n);
    let genus = |value: u64, temper| Genus { value: Nimber::from(value), temper };
    let (normal, misere) = (Convention::Normal, Convention::Misere);
    let columns = |residues: &[usize]| Step::Columns {
        modulus: heap(3),
        ones: residues.to_vec(),
        residues: residues.to_vec(),
    };
    let singles = |residue| Step::SmallHeaps { modulus: heap(3), ones: residue, residue };
    let sum = |total: u64| Step::NimSum { values: Vec::new(), total: Nimber::from(total) };
    let tame = |value, temper| Step::TameSum { parts: Vec::new(), total: genus(value, temper) };
    let value = |value, temper, convention| Step::Value { genus: genus(value, temper), convention };
    let parity = |odd, heaps, all_odd_lost| Step::Parity { odd, heaps, all_odd_lost };
    let countdown = |least, convention| Step::Countdown { least: heap(least), convention };
    let pair = |a: u64, b: u64, c: u64, d: u64| Step::GoldenPair {
        heaps: [heap(a), heap(b)],
        difference: heap(b - a),
        pair: [heap(c), heap(d)],
    };
    let ratio = |a: u64, b: u64, close, convention| Step::GoldenRatio {
        numbers: [heap(a), heap(b)],
        close,
        convention,
    };
    let zeckendorf = |limit: u64, parts: &[u64]| Step::Zeckendorf {
        stones: heap(parts.iter().sum()),
        limit: heap(limit),
        parts: parts.iter().map(|part| heap(*part)).collect(),
    };
    for (step, lost) in [
        (Step::Over { convention: normal }, true),
        (Step::Over { convention: misere }, false),
        (columns(&[]), true),
        (columns(&[0, 0]), true),
        (columns(&[0, 1]), false),
        (singles(1), true),
        (singles(0), false),
        (singles(2), false),
        (sum(0), true),
        (sum(1), false),
        (tame(0, Temper::Firm), true),
        (tame(0, Temper::Fickle), false),
        (tame(1, Temper::Fickle), true),
        (tame(1, Temper::Firm), false),
        (value(0, Temper::Fickle, normal), true),
        (value(0, Temper::Fickle, misere), false),
        (value(1, Temper::Fickle, misere), true),
        (value(2, Temper::Firm, misere), false),
        (parity(0, 3, false), true),
        (parity(1, 3, false), false),
        (parity(3, 3, false), false),
        (parity(3, 3, true), true),
        (parity(2, 3, true), false),
        (countdown(2, normal), true),
        (countdown(3, normal), false),
        (countdown(2, misere), false),
        (countdown(3, misere), true),
        (pair(1, 2, 1, 2), true),
        (pair(1, 3, 3, 5), false),
        (ratio(3, 4, true, normal), true),
        (ratio(3, 3, true, normal), false),
        (ratio(3, 3, true, misere), true),
        (ratio(3, 9, false, normal), false),
        (ratio(3, 9, false, misere), false),
        (zeckendorf(2, &[5, 3]), true),
        (zeckendorf(3, &[5, 3]), false),
        (zeckendorf(3, &[]), true),
        (Step::Rule { key: "", facts: BTreeMap::new(), outcome: Outcome::P }, true),
        (Step::Rule { key: "", facts: BTreeMap::new(), outcome: Outcome::N }, false),
        (Step::Searched { positions: 1, outcome: Outcome::P }, true),
        (Step::Quotient { order: 2, lost: 1, period: None, outcome: Outcome::N }, false),
    ] {
        assert_eq!(step.outcome(), Some(Outcome::p_if(lost)), "{step:?}");
        let silent = [Step::BigHeaps { big: 1 }, Step::Tetris { height: heap(4) }];
        assert!(silent.iter().all(|step| step.outcome().is_none()));
        // Steps without an outcome change nothing.
        let [before, after] = silent;
        let argument = Argument::new(vec![before, step, after]);
        assert_eq!(argument.outcome(), Some(Outcome::p_if(lost)));
    }
    assert_eq!(Argument::default().outcome(), None);
    let last = Argument::new(vec![sum(0), sum(1)]);
    assert_eq!(last.outcome(), Some(Outcome::N));
}

#[test]
fn winning_moves_are_counted_without_being_listed() {
    let kayles: Position = "kayles 1000000000000000000000".parse().unwrap();
    let number = kayles.solve(&Budget::new(10_000)).and_then(|solution| solution.count()).unwrap();
    assert!(number > u64::MAX, "{number}");
}
