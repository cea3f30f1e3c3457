//! A board offers exactly the legal moves, in every game.

use std::collections::BTreeSet;

use nimatron::board::{Board, Breaking, Taking, Way};
use nimatron::check::box_of;
use nimatron::games::GAMES;
use nimatron::{Action, Convention, Natural};

/// Returns every action that a person can make on the board.
fn actions(board: &Board) -> Vec<Action> {
    board
        .ways
        .iter()
        .flat_map(|way| match way {
            Way::Take(taking) => takings(taking, &board.numbers),
            Way::Turn { heads } => {
                let lefts = |head: &usize| std::iter::once(None).chain((0..*head).map(Some));
                let turns =
                    heads.iter().flat_map(|head| lefts(head).map(|left| Action::Turn { head: *head, left }));
                turns.collect()
            }
            Way::Break(breaking) => (0..board.numbers.len())
                .flat_map(|heap| breaks(breaking, heap, &board.numbers[heap]))
                .collect(),
        })
        .collect()
}

fn takings(taking: &Taking, numbers: &[Natural]) -> Vec<Action> {
    let mut picks: Vec<Vec<(usize, Natural)>> = vec![Vec::new()];
    for (index, amounts) in taking.amounts.iter().enumerate() {
        let mut more = Vec::new();
        for pick in &picks {
            let mut amount = amounts.of.clone();
            while amount <= amounts.most {
                if !taking.equally || pick.iter().all(|(_, other)| *other == amount) {
                    more.push(pick.iter().cloned().chain([(index, amount.clone())]).collect());
                }
                amount = &amount + &amounts.of;
            }
        }
        picks.extend(more);
    }
    picks.retain(|pick| (taking.fewest..=taking.most).contains(&pick.len()));
    picks.iter().map(|pick| taking.verb.action(numbers, pick).expect("amounts are in reach")).collect()
}

fn breaks(breaking: &Breaking, heap: usize, size: &Natural) -> Vec<Action> {
    let size = size.to_u64().expect("small");
    let mut actions = Vec::new();
    for taken in 0..=size {
        let run = breaking
            .runs
            .iter()
            .find(|run| run.from <= taken && run.to.as_ref().is_none_or(|to| *to >= taken));
        let left = size - taken;
        for parts in run.map_or(&[] as &[usize], |run| &run.leaves) {
            let sizes: Vec<Vec<u64>> = match parts {
                0 if left == 0 => vec![vec![]],
                1 if left > 0 => vec![vec![left]],
                2 => (1..=left / 2).map(|a| vec![a, left - a]).collect(),
                3 => (1..=left)
                    .flat_map(|a| (a..=left).map(move |b| (a, b)))
                    .filter(|(a, b)| a + 2 * b <= left)
                    .map(|(a, b)| vec![a, b, left - a - b])
                    .collect(),
                _ => vec![],
            };
            for parts in sizes.into_iter().filter(|parts| !breaking.unequal || parts[0] != parts[1]) {
                let parts: Vec<Natural> = parts.into_iter().map(Natural::from).collect();
                actions.push(match parts.as_slice() {
                    [] => Action::Lower(vec![(heap, Natural::ZERO)]),
                    [size] => Action::Lower(vec![(heap, size.clone())]),
                    _ => Action::Split { heap, parts },
                });
            }
        }
    }
    actions
}

#[test]
fn a_board_offers_exactly_the_options() {
    let mut compared = 0u64;
    for entry in GAMES {
        for (game, numbers, largest) in entry.samples {
            let largest = if *numbers > 2 { (*largest).min(3) } else { *largest };
            for position in box_of(game, *numbers, largest) {
                if position.convention == Convention::Misere {
                    continue;
                }
                let (game, row) = (&position.rules.games[0], &position.rows[0]);
                let board = game.board(row);
                let shown = |action: &Action| format!("{action:?}");
                let offered: Vec<String> = actions(&board).iter().map(shown).collect();
                let options: Vec<String> = game.options(row).map(|option| shown(&option.action)).collect();
                let sets = [&offered, &options].map(|list| list.iter().collect::<BTreeSet<_>>());
                assert_eq!(sets[0], sets[1], "{position}");
                assert_eq!(offered.len(), options.len(), "{position}: an action twice");
                assert_eq!(board.ways.is_empty(), options.is_empty(), "{position}");
                compared += options.len() as u64;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn a_huge_position_has_a_small_board() {
    let text = format!("moore(18446744073709551616) {0} {0}", "9".repeat(300));
    let position: nimatron::Position = text.parse().unwrap();
    let board = position.rules.games[0].board(&position.rows[0]);
    let [Way::Take(taking)] = board.ways.as_slice() else { panic!("{board:?}") };
    assert_eq!((taking.fewest, taking.most), (1, 2));
    assert_eq!(taking.amounts[0].most, position.rows[0][0]);
}
