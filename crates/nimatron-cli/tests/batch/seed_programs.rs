//! Contests are answered as by the programs of seeds 003 and 004, transcribed here, if the input is well-formed.

use nimatron::engine::rng::SplitMix64;

use crate::command::run;

/// Returns how many random cases each program is compared on for each size of numbers: `SEED_CASES`, by default few.
fn number_of_cases() -> u64 {
    std::env::var("SEED_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(300)
}

/// Cases of positive numbers as a contest's input.
fn cases(rng: &mut SplitMix64, most: u64) -> Vec<Vec<u64>> {
    (0..number_of_cases()).map(|_| (0..1 + rng.below(6)).map(|_| 1 + rng.below(most)).collect()).collect()
}

fn text(cases: &[Vec<u64>]) -> String {
    let case = |case: &Vec<u64>| {
        let numbers: Vec<String> = case.iter().map(u64::to_string).collect();
        format!("{}\n{}\n", case.len(), numbers.join(" "))
    };
    format!("{}\n{}", cases.len(), cases.iter().map(case).collect::<String>())
}

fn nim_sum(case: &[u64]) -> u64 {
    case.iter().fold(0, |sum, heap| sum ^ heap)
}

fn first_or_second(first: bool) -> &'static str {
    if first { "First\n" } else { "Second\n" }
}

#[test]
fn nim_as_in_seed_003() {
    for most in [1, 3, 7, 1 << 30] {
        let cases = cases(&mut SplitMix64::new(most), most);
        let expected: String = cases.iter().map(|case| first_or_second(nim_sum(case) > 0)).collect();
        assert_eq!(run(&[], text(&cases)).out, expected);
    }
}

#[test]
fn misere_nim_as_in_seed_003() {
    for most in [1, 2, 3, 7] {
        let cases = cases(&mut SplitMix64::new(most), most);
        let first = |case: &Vec<u64>| {
            if case.iter().max() == Some(&1) { case.len() & 1 == 0 } else { nim_sum(case) > 0 }
        };
        let expected: String = cases.iter().map(|case| first_or_second(first(case))).collect();
        assert_eq!(run(&["--misere"], text(&cases)).out, expected);
    }
}

/// The input gives the number of coins on each square.
#[test]
fn nimble_as_in_seed_003() {
    for most in [1, 2, 4, 1 << 30] {
        let mut cases = cases(&mut SplitMix64::new(most + 5), most);
        // The seed's squares may be empty.
        cases.iter_mut().flatten().for_each(|coins| *coins -= 1);
        let sum = |case: &Vec<u64>| {
            (0u64..).zip(case).filter(|(_, coins)| *coins % 2 == 1).fold(0, |sum, (i, _)| sum ^ i)
        };
        let expected: String = cases.iter().map(|case| first_or_second(sum(case) > 0)).collect();
        assert_eq!(run(&["--game", "nimble"], text(&cases)).out, expected);
    }
}

#[test]
fn nim_with_its_options_as_in_seed_004() {
    for most in [1, 3, 7, 1 << 30] {
        let cases = cases(&mut SplitMix64::new(most + 1), most);
        let report = |case: &Vec<u64>| match nim_sum(case) {
            0 => "Second player wins (P-position)\n".to_owned(),
            sum => format!(
                "First player wins (N-position)\nNumber of winning options for the first step: {}\n",
                case.iter().filter(|heap| (*heap ^ sum) < **heap).count()
            ),
        };
        let expected: String = cases.iter().map(report).collect();
        assert_eq!(run(&["--answer", "report"], text(&cases)).out, expected);
    }
}
