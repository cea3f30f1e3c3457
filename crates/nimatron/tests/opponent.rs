//! The opponent: the perfect level never loses a won position, replies are legal, huge heaps are no obstacle.

use nimatron::engine::rng::SplitMix64;
use nimatron::games::GAMES;
use nimatron::{Budget, Convention, Level, Outcome, Position};

const GAMES_EACH: u64 = 1000;

/// Returns random position number `index` of a sample box, or `None` if its numbers are invalid.
fn small_position(sample: &(&str, usize, u64), convention: Convention, index: u64) -> Option<Position> {
    let (game, numbers, largest) = sample;
    let mut rng = SplitMix64::new(index);
    let mut text = format!("{convention} {game}");
    for _ in 0..*numbers {
        text.push_str(&format!(" {}", rng.below(largest + 1)));
    }
    text.parse().ok()
}

/// Plays to the end; player 0 begins. Returns who won, and which players had a won position on the way.
fn played(start: Position, levels: [Level; 2], seed: u64) -> (usize, [bool; 2]) {
    let budget = Budget::default();
    let mut position = start;
    let mut had_won = [false; 2];
    for turn in 0.. {
        let player = turn % 2;
        had_won[player] |= position.solve(&budget).unwrap().outcome() == Outcome::N;
        let Some(reply) = position.reply(levels[player], seed, &budget).unwrap() else {
            let winner = if position.convention() == Convention::Misere { player } else { 1 - player };
            return (winner, had_won);
        };
        let after = position.play(reply.action()).expect("a reply is legal");
        assert_eq!(after, *reply.to(), "{position}");
        position = after;
    }
    unreachable!("a game ends")
}

#[test]
fn the_perfect_level_never_loses_a_won_position() {
    let others = [Level::Random, Level::Fallible { per_mille: Level::PER_MILLE }];
    for entry in GAMES {
        for convention in Convention::BOTH {
            let (mut won, mut count) = (0, 0);
            for game in 0..GAMES_EACH {
                let sample = &entry.samples[game as usize % entry.samples.len()];
                let Some(start) = small_position(sample, convention, game) else { continue };
                let me = (game / 2 % 2) as usize;
                let mut levels = [others[game as usize % 2]; 2];
                levels[me] = Level::Perfect;
                let name = start.to_string();
                let (winner, had_won) = played(start, levels, game);
                assert!(winner == me || !had_won[me], "{name}, seed {game}");
                won += u64::from(winner == me);
                count += 1;
            }
            // Not every row of numbers is a position of every game.
            assert!(count > GAMES_EACH / 4, "{} {convention}: {count} games", entry.name);
            assert!(won > count / 4, "{} {convention}: {won} wins of {count}", entry.name);
        }
    }
}

#[test]
fn huge_heaps_are_answered_at_every_level() {
    let big = "1000000000000000003";
    let googol = format!("1{}", "0".repeat(100));
    let many: String = (0..20_000).map(|heap| format!(" {}", big.len() + heap)).collect();
    let positions = [
        format!("nim {big} {googol} 17"),
        format!("nim {big} {big}"),
        format!("moore(2) {big} {big} {big}"),
        format!("moore(3) {googol} {big} 5 6 7 8"),
        format!("moore(5){many}"),
        format!("exact(2) {big} {big} {googol}"),
        format!("bash(3) {big} {big}"),
        format!("bash({big}) {googol} {googol}"),
        format!("nimble(squares) {big} {googol}"),
        format!("nimble 0 {big} {googol} 3"),
        format!("staircase {big} 3 {googol}"),
        format!("staircase {big} 3 {big}"),
        format!("poker({googol}) {big} {big}"),
        format!("wythoff {big} {googol}"),
        format!("euclid {googol} {big}"),
        format!("euclid {googol} 7"),
        format!("fibonacci {googol} {big}"),
        format!("nim {big} + staircase {googol} + nimble(squares) {googol}"),
    ];
    let fallible = Level::Fallible { per_mille: Level::PER_MILLE };
    for text in positions {
        for misere in ["", "misere "] {
            let position: Position = format!("{misere}{text}").parse().unwrap();
            for (seed, level) in (0..4).flat_map(|seed| [(seed, Level::Random), (seed, fallible)]) {
                let budget = Budget::new(100_000);
                let reply = position.reply(level, seed, &budget).unwrap().unwrap();
                assert_eq!(position.play(reply.action()).unwrap(), *reply.to());
            }
            let perfect = position.reply(Level::Perfect, 0, &Budget::new(100_000)).unwrap().unwrap();
            assert_eq!(position.play(perfect.action()).unwrap(), *perfect.to());
        }
    }
}

#[test]
fn the_seed_determines_the_replies() {
    let position: Position = "moore(2) 7 8 9 1000000000000000000000".parse().unwrap();
    let moves = |level, seeds: std::ops::Range<u64>| -> Vec<_> {
        seeds
            .map(|seed| position.reply(level, seed, &Budget::default()).unwrap().unwrap().to_string())
            .collect()
    };
    assert_eq!(moves(Level::Random, 0..20), moves(Level::Random, 0..20));
    let mut random = moves(Level::Random, 0..20);
    random.dedup();
    assert!(random.len() > 15);
    let perfect = moves(Level::Perfect, 0..1).remove(0);
    let sometimes = Level::Fallible { per_mille: Level::PER_MILLE };
    let right = moves(sometimes, 0..400).into_iter().filter(|action| *action == perfect).count();
    assert!((250..350).contains(&right), "{right}");
}
