//! A board offers exactly the legal moves, in every game.

use std::collections::{BTreeMap, BTreeSet};

use nimatron::board::{Board, Breaking, Taking, Way};
use nimatron::check::box_of;
use nimatron::games::GAMES;
use nimatron::{Action, Convention, Natural};

/// Returns every action that a person can make on the board.
fn actions(board: &Board) -> Vec<Action> {
    let heaps = || board.numbers.iter().enumerate();
    let of_way = |way: &Way| match way {
        Way::Take(taking) => takings(taking, board),
        Way::Turn { heads } => {
            let lefts = |head: &usize| std::iter::once(None).chain((0..*head).map(Some));
            let turns =
                heads.iter().flat_map(|head| lefts(head).map(|left| board.turn(*head, left).unwrap()));
            turns.collect()
        }
        Way::Break(breaking) => heaps()
            .flat_map(|(heap, size)| {
                breaks(breaking, size).into_iter().map(move |parts| board.leave(heap, parts))
            })
            .collect(),
        Way::List { moves } => moves.clone(),
    };
    board.ways.iter().flat_map(of_way).collect()
}

/// Every set of amounts that can be picked one after another, from the left to the right.
fn takings(taking: &Taking, board: &Board) -> Vec<Action> {
    let mut picks: BTreeSet<BTreeMap<usize, Natural>> = BTreeSet::from([BTreeMap::new()]);
    for (index, number) in board.numbers.iter().enumerate() {
        let most = taking.largest_pick(&BTreeMap::new(), index);
        let amounts = || Natural::range(Natural::ONE, &(&most + number) + &Natural::ONE);
        let more: Vec<_> = picks
            .iter()
            .flat_map(|before| {
                amounts().filter_map(|amount| {
                    let mut after = before.clone();
                    taking.pick(&mut after, index, amount).then_some(after)
                })
            })
            .collect();
        picks.extend(more);
    }
    let complete = picks.into_iter().filter(|picks| taking.is_complete(picks));
    let action = |picks: BTreeMap<usize, Natural>| {
        board.take(taking.verb, &picks.into_iter().collect::<Vec<_>>()).expect("amounts are in reach")
    };
    complete.map(action).collect()
}

/// Every set of parts that may be left of a heap, by the amounts that are offered.
fn breaks(breaking: &Breaking, size: &Natural) -> Vec<Vec<Natural>> {
    let amounts: Vec<Natural> = std::iter::successors(breaking.amount_above(size, None), |taken| {
        breaking.amount_above(size, Some(taken))
    })
    .collect();
    let down = std::iter::successors(amounts.last().cloned(), |taken| breaking.amount_below(size, taken));
    assert!(down.collect::<Vec<_>>().iter().rev().eq(&amounts), "{size}: the way down is the way up");
    let mut found = Vec::new();
    for taken in amounts {
        let left = size - &taken;
        let leavings = breaking.leavings(size, &taken);
        assert!(!leavings.is_empty(), "{taken} of {size}");
        for count in leavings {
            assert!(
                breaking.allows(size, &breaking.even_parts(&left, count)),
                "{taken} of {size}, {count} left"
            );
            found.extend(
                partitions(left.to_u64().expect("small"), count)
                    .into_iter()
                    .filter(|parts| breaking.allows(size, parts)),
            );
        }
    }
    found
}

/// Every way to write `left` as a sum of `count` positive numbers in ascending order.
fn partitions(left: u64, count: usize) -> Vec<Vec<Natural>> {
    let parts: Vec<Vec<u64>> = match count {
        0 => vec![vec![]],
        1 => vec![vec![left]],
        2 => (1..=left / 2).map(|a| vec![a, left - a]).collect(),
        3 => (1..=left)
            .flat_map(|a| (a..=left).map(move |b| (a, b)))
            .filter(|(a, b)| a + 2 * b <= left)
            .map(|(a, b)| vec![a, b, left - a - b])
            .collect(),
        _ => vec![],
    };
    parts.into_iter().map(|parts| parts.into_iter().map(Natural::from).collect()).collect()
}

#[test]
fn a_board_offers_exactly_the_options() {
    let mut compared = 0u64;
    for entry in GAMES {
        for (game, numbers, largest) in entry.samples {
            let largest = if *numbers > 2 { (*largest).min(3) } else { *largest };
            for position in box_of(game, *numbers, largest) {
                if position.convention() == Convention::Misere {
                    continue;
                }
                let board = position.board(0).unwrap();
                let shown = |action: &Action| format!("{action:?}");
                let offered: Vec<String> = actions(&board).iter().map(shown).collect();
                let options: Vec<String> =
                    position.legal_moves().map(|option| shown(option.action())).collect();
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
    let board = position.board(0).unwrap();
    let [Way::Take(taking)] = board.ways.as_slice() else { panic!("{board:?}") };
    assert_eq!((taking.fewest, taking.most), (1, 2));
    assert_eq!(taking.largest_pick(&BTreeMap::new(), 0), position.rows()[0][0]);
}
