//! Best and random moves, heap sets, longest defence and remoteness of every game agree with exhaustive search.

use std::collections::BTreeSet;

use nimatron::check::box_of;
use nimatron::engine::moore::Goal;
use nimatron::engine::search::Oracle;
use nimatron::games::GAMES;
use nimatron::{Action, Budget, Move, Outcome, Position};

fn budget() -> Budget {
    Budget::new(10_000_000)
}

/// Small positions of every game, and of sums.
fn positions() -> impl Iterator<Item = Position> {
    let samples = GAMES.iter().flat_map(|entry| entry.samples);
    let boxes = samples.flat_map(|(game, numbers, largest)| {
        // Both conventions, and not only the smallest.
        let all: Vec<Position> = box_of(game, (*numbers).min(3), (*largest).min(5)).collect();
        let step = all.len() / 40 + 1;
        all.into_iter().step_by(step)
    });
    let sums =
        ["nim 2 3 + bash(3) 5", "moore(2) 1 2 2 + wythoff 1 2", "kayles 3 2 + nim 1 1", "nim 1 + nim 1"];
    let sums = sums.into_iter().flat_map(|sum| ["normal", "misere"].map(|it| format!("{it} {sum}")));
    boxes.chain(sums.map(|text| text.parse().unwrap()))
}

/// All options, and those that win.
fn options(position: &Position) -> (Vec<Move<'_>>, Vec<Move<'_>>) {
    let budget = budget();
    let mut oracle = Oracle::outcome(position.rules(), position.convention());
    let all: Vec<_> = position.legal_moves().collect();
    let wins = |option: &&Move<'_>| oracle.answer(option.to().rows(), &budget).unwrap() == Outcome::P;
    let winning = all.iter().filter(wins).cloned().collect();
    (all, winning)
}

fn stones(position: &Position) -> i64 {
    position.rows().iter().flatten().map(|heap| i64::try_from(heap.to_u64().unwrap()).unwrap()).sum()
}

/// The heaps that a move changes.
fn heaps(action: &Action) -> BTreeSet<(usize, usize)> {
    match action {
        Action::In { component, action } => {
            heaps(action).into_iter().map(|(_, heap)| (*component, heap)).collect()
        }
        Action::Set(changes) => changes.iter().map(|(heap, _)| (0, *heap)).collect(),
        Action::Together { actions } => actions.iter().flat_map(heaps).collect(),
        Action::Split { index, .. } => BTreeSet::from([(0, *index)]),
    }
}

#[test]
fn no_winning_move_is_better_than_the_best_move() {
    for position in positions() {
        let (_, winning) = options(&position);
        for goal in Goal::ALL {
            let rank = |option: &Move<'_>| match goal {
                Goal::FewestHeaps => heaps(option.action()).len() as i64,
                Goal::FewestStones => stones(&position) - stones(option.to()),
                Goal::MostStones => stones(option.to()) - stones(&position),
            };
            let best = position.solve(&budget()).and_then(|solution| solution.best_move(goal)).unwrap();
            assert!(best.as_ref().is_none_or(|best| winning.contains(best)), "{position}: {best:?}");
            let least = winning.iter().map(rank).min();
            assert_eq!(best.as_ref().map(rank), least, "{position}, {goal:?}: {best:?}");
        }
    }
}

#[test]
fn a_random_move_wins_and_every_winning_move_is_drawn() {
    for position in positions() {
        let (_, winning) = options(&position);
        let drawn = |seed| position.solve(&budget()).and_then(|solution| solution.random_move(seed)).unwrap();
        assert_eq!(drawn(1).is_none(), winning.is_empty(), "{position}");
        if winning.len() <= 3 {
            let seen: Vec<Move<'_>> = (0..60).filter_map(drawn).collect();
            assert!(seen.iter().all(|option| winning.contains(option)), "{position}");
            assert!(winning.iter().all(|option| seen.contains(option)), "{position}: {seen:?}");
        }
    }
}

#[test]
fn heap_sets_are_those_of_the_winning_moves() {
    for position in positions() {
        let (_, winning) = options(&position);
        let sets: BTreeSet<_> = winning.iter().map(|option| heaps(option.action())).collect();
        assert_eq!(
            position.solve(&budget()).and_then(|solution| solution.count_heap_sets()).unwrap(),
            sets.len() as u64,
            "{position}"
        );
    }
}

#[test]
fn the_longest_defence_lasts_as_long_as_the_game_can() {
    for position in positions() {
        let budget = budget();
        let mut search = Oracle::remoteness(position.rules(), position.convention());
        let (outcome, length) = search.answer(position.rows(), &budget).unwrap();
        assert_eq!(
            position.solve(&budget).and_then(|solution| solution.remoteness()).unwrap(),
            length,
            "{position}"
        );
        let found = position.solve(&budget).and_then(|solution| solution.longest_defence()).unwrap();
        assert_eq!(found.is_some(), outcome == Outcome::P && !position.is_over(), "{position}");
        if let Some(found) = found {
            assert_eq!(found.length, length, "{position}");
            let (all, _) = options(&position);
            assert!(all.contains(&found.first_move), "{position}");
            assert_eq!(
                search.answer(found.first_move.to().rows(), &budget).unwrap().1 + 1,
                length,
                "{position}"
            );
        }
        assert!(search.positions() > usize::from(!position.is_over()), "{position}: nothing was searched");
    }
}
