//! What answers cost: the least budget with which each question is answered, the same on every machine.
//!
//! Just below it the answer is refused; from it on, the answer is that of any larger budget.

use nimatron::moore::{
    BoxValues, best_winning_move, count_heap_sets, count_legal_moves, count_lost_in_box,
    count_lost_positions, count_winning_moves, random_winning_move, remoteness,
};
use nimatron::{Budget, Convention, Goal, Heap, OverBudget, Position};

type Answer = Result<String, OverBudget>;

/// The least number of steps with which a question is answered.
fn least(ask: &dyn Fn(&Budget) -> Answer) -> u64 {
    let (mut refused, mut answered) = (0, 1u64 << 36);
    let answer = ask(&Budget::new(answered)).unwrap();
    if ask(&Budget::new(0)).is_ok() {
        return 0;
    }
    while answered - refused > 1 {
        let middle = refused + (answered - refused) / 2;
        match ask(&Budget::new(middle)) {
            Ok(_) => answered = middle,
            Err(_) => refused = middle,
        }
    }
    assert_eq!(ask(&Budget::new(answered)).as_ref(), Ok(&answer));
    answered
}

fn heaps(sizes: &[u64]) -> Vec<Heap> {
    sizes.iter().copied().map(Heap::from).collect()
}

fn shown<T: std::fmt::Debug>(answer: Result<T, OverBudget>) -> Answer {
    answer.map(|answer| format!("{answer:?}"))
}

/// Asks one question of Moore's Nim.
fn of_moore(question: &str, sizes: &[u64], k: usize, budget: &Budget) -> Answer {
    let (heaps, convention) = (&heaps(sizes), Convention::Misere);
    match question {
        "count" => shown(count_winning_moves(heaps, k, convention, budget)),
        "sets" => shown(count_heap_sets(heaps, k, convention, budget)),
        "legal" => shown(count_legal_moves(heaps, k, budget)),
        "random" => shown(random_winning_move(heaps, k, convention, 7, budget)),
        "lasts" => shown(remoteness(heaps, k, convention, budget)),
        "fewest heaps" => shown(best_winning_move(heaps, k, convention, Goal::FewestHeaps, budget)),
        "fewest stones" => shown(best_winning_move(heaps, k, convention, Goal::FewestStones, budget)),
        _ => unreachable!("{question}"),
    }
}

#[test]
fn questions_of_moores_nim() {
    let many: Vec<u64> = (1..=40).map(|i| i * i % 31).collect();
    let ones_and_twos: Vec<u64> = (0..900).map(|i| 1 + i % 2).collect();
    let big: Vec<u64> = (1..=12u64).map(|i| i.pow(17)).collect();
    let rows: &[(&str, &[u64], usize, u64)] = &[
        ("count", &[5, 6, 7, 8, 9, 10], 3, 0),
        ("count", &many, 3, 0),
        ("count", &ones_and_twos, 3, 0),
        ("count", &ones_and_twos, 460, 0),
        ("count", &big, 4, 0),
        ("sets", &many, 2, 0),
        ("sets", &ones_and_twos, 3, 0),
        ("sets", &ones_and_twos, 460, 0),
        ("sets", &big, 4, 0),
        ("legal", &many, 3, 0),
        ("legal", &many, 40, 0),
        ("legal", &big, 4, 0),
        ("legal", &big, 12, 0),
        ("random", &many, 3, 0),
        ("random", &ones_and_twos, 460, 0),
        ("random", &big, 4, 0),
        ("lasts", &many, 3, 0),
        ("lasts", &big, 4, 0),
        ("fewest heaps", &many, 3, 0),
        ("fewest heaps", &big, 4, 0),
        ("fewest stones", &many, 3, 0),
        ("fewest stones", &big, 4, 0),
    ];
    let found: Vec<_> = rows
        .iter()
        .map(|(question, sizes, k, _)| {
            (*question, sizes.len(), *k, least(&|budget| of_moore(question, sizes, *k, budget)))
        })
        .collect();
    let expected: Vec<_> =
        rows.iter().map(|(question, sizes, k, steps)| (*question, sizes.len(), *k, *steps)).collect();
    assert_eq!(found, expected);
}
