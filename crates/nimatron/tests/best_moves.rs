//! Best and random moves, heap sets, longest defence and remoteness of every game agree with exhaustive search.

use std::collections::BTreeSet;

use nimatron::check::box_of;
use nimatron::engine::moore::Goal;
use nimatron::engine::search::Oracle;
use nimatron::games::GAMES;
use nimatron::{Budget, Move, Natural, Outcome, Position};

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

/// What a move takes, by the rules of each game: the heaps that it changes, and the stones by which it lowers them.
fn taken(position: &Position, option: &Move<'_>) -> (BTreeSet<(usize, usize)>, i64) {
    let (mut heaps, mut stones) = (BTreeSet::new(), 0);
    for (component, (from, to)) in position.components().zip(option.to().components()).enumerate() {
        let size = |heap: &Natural| i64::try_from(heap.to_u64().unwrap()).unwrap();
        let pairs: Vec<(i64, i64)> =
            from.numbers().iter().zip(to.numbers()).map(|(a, b)| (size(a), size(b))).collect();
        if from.numbers().len() != to.numbers().len() {
            let first = pairs.iter().position(|(from, to)| from != to).unwrap_or(pairs.len());
            heaps.insert((component, first));
            stones +=
                from.numbers().iter().map(size).sum::<i64>() - to.numbers().iter().map(size).sum::<i64>();
            continue;
        }
        if from.entry().name == "northcott" {
            // A row of two pieces is one heap, the distance between them.
            for (row, pieces) in pairs.chunks(2).enumerate() {
                let shorter = (pieces[0].0 - pieces[1].0).abs() - (pieces[0].1 - pieces[1].1).abs();
                if shorter != 0 {
                    heaps.insert((component, row));
                    stones += shorter;
                }
            }
            continue;
        }
        for (index, (from_size, to_size)) in pairs.into_iter().enumerate() {
            let counts = match from.entry().name {
                // The limit is no heap.
                "fibonacci" | "dynamic" => index == 0,
                // Coins come to one place and are taken from the other.
                "staircase" | "nimble" if !from.ruleset_notation().contains("squares") => to_size < from_size,
                _ => true,
            };
            if counts && from_size != to_size {
                heaps.insert((component, index));
                stones += from_size - to_size;
            }
        }
    }
    (heaps, stones)
}

#[test]
fn limits_banks_and_lower_steps_are_no_heaps() {
    for (position, goal, to) in [
        ("fibonacci 19 18", Goal::FewestStones, "fibonacci 18 2"),
        ("fibonacci 19 18", Goal::MostStones, "fibonacci 13 12"),
        ("fibonacci 19 18 + nim 0", Goal::FewestStones, "fibonacci 18 2 + nim 0"),
        ("poker(3) 1 2 4", Goal::FewestStones, "poker(0) 1 5 4"),
        ("staircase 5 1 0", Goal::MostStones, "staircase 0 1 0"),
    ] {
        let position: Position = position.parse().unwrap();
        let solution = position.solve(&budget()).unwrap();
        assert_eq!(solution.best_move(goal).unwrap().unwrap().to().to_string(), to, "{position} {goal:?}");
    }
    for (position, sets) in [("fibonacci 19 12", 1u64), ("poker(3) 1 2 4", 2), ("staircase 5 0 3", 1)] {
        let position: Position = position.parse().unwrap();
        let solution = position.solve(&budget()).unwrap();
        assert_eq!(solution.count_heap_sets().unwrap(), sets, "{position}");
    }
}

#[test]
fn no_winning_move_is_better_than_the_best_move() {
    for position in positions() {
        let (_, winning) = options(&position);
        for goal in Goal::ALL {
            let rank = |option: &Move<'_>| match goal {
                Goal::FewestHeaps => taken(&position, option).0.len() as i64,
                Goal::FewestStones => taken(&position, option).1,
                Goal::MostStones => -taken(&position, option).1,
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
        let sets: BTreeSet<_> = winning.iter().map(|option| taken(&position, option).0).collect();
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
