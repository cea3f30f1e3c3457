//! The perfect opponent never loses a won position: seeded games through the API in every game and convention.

mod common;

use std::time::Duration;

use common::{get, post, the_app};
use nimatron::Position;
use nimatron::engine::rng::SplitMix64;
use nimatron::games::GAMES;
use nimatron::games::{Arity, Entry};
use nimatron_web::{Limits, app};
use serde_json::json;

/// How many games are played in each game and convention.
const GAMES_EACH: usize = 1000;

/// Returns a random position, small enough to be searched if there is no theory.
fn start(entry: &Entry, convention: &str, seed: u64) -> Option<String> {
    let example: Position = entry.example.parse().expect("an example");
    let component = example.components().next().expect("a game");
    let game = component.ruleset_notation();
    let mut rng = SplitMix64::new(seed);
    let mut draw = |most: u64| rng.below(most + 1);
    let numbers: Vec<u64> = match entry.arity {
        // Some parameters say how many heaps there are.
        Arity::Any
            if component.with_numbers(vec![]).is_ok()
                && component.with_numbers(vec![1u64.into()]).is_err() =>
        {
            component.numbers().iter().map(|_| draw(3)).collect()
        }
        Arity::Any => (0..2 + draw(1)).map(|_| draw(6)).collect(),
        Arity::Pair => vec![draw(20), draw(20)],
        Arity::Flags => (0..4 + draw(3)).map(|_| draw(1)).collect(),
        Arity::Edges => (1..4 + draw(3)).flat_map(|vertex| [draw(vertex - 1), vertex]).collect(),
    };
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let text = format!("{convention} {game} {}", numbers.join(" "));
    text.parse::<Position>().ok().map(|position| position.to_string())
}

/// Plays one game in which the perfect opponent sits where the win is; says whether it won. `None` if there is
/// nothing to play for: the game is over as it begins.
async fn perfect_wins(app: &axum::Router, start: &str, convention: &str, seed: u64) -> Option<bool> {
    let solved = post(app, "/api/solve", json!({"position": start})).await;
    assert_eq!(solved.status, 200, "{start}: {}", solved.text);
    let begins = solved.json()["outcome"] == "N";
    let other = if seed.is_multiple_of(2) { "random" } else { "fallible" };
    let mut position = start.to_owned();
    for turn in 0..10_000 {
        let perfect = (turn % 2 == 0) == begins;
        let level = if perfect { "perfect" } else { other };
        let answer =
            post(app, "/api/reply", json!({"position": position, "level": level, "seed": seed})).await;
        if turn == 0 && answer.code() == "game-over" {
            return None;
        }
        assert_eq!(answer.status, 200, "{position}: {}", answer.text);
        let made = answer.json();
        if made["over"] == true {
            // Whoever made the last move has won under normal play, and lost under misère play.
            return Some(perfect == (convention == "normal"));
        }
        position = made["to"].as_str().expect("a position").to_owned();
    }
    panic!("{start}: no end with seed {seed}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_perfect_opponent_never_loses_a_won_position() {
    // Everybody waits for their turn here, however busy the machine is.
    let patient = Duration::from_secs(600);
    let app = app(Limits { queue: patient, deadline: patient, request: patient, ..Limits::default() });
    let both = GAMES.iter().flat_map(|entry| ["normal", "misere"].map(|convention| (*entry, convention)));
    let tasks: Vec<_> = both
        .map(|(entry, convention)| {
            let app = app.clone();
            tokio::spawn(async move {
                let mut played = 0;
                for seed in 0.. {
                    assert!(
                        seed < 20 * GAMES_EACH as u64,
                        "{convention} {}: only {played} games",
                        entry.name
                    );
                    let Some(start) = start(entry, convention, seed) else { continue };
                    let Some(won) = perfect_wins(&app, &start, convention, seed).await else { continue };
                    assert!(won, "{start}: lost from a won position with seed {seed}");
                    played += 1;
                    if played == GAMES_EACH {
                        break;
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("1000 games, all won");
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_game() {
    let app = the_app();
    let question = json!({"position": "moore(2) 3 4 5 6", "level": "random", "seed": 5});
    let replies =
        [post(&app, "/api/reply", question.clone()).await, post(&app, "/api/reply", question).await];
    assert_eq!(replies[0].text, replies[1].text);
    let drawn = get(&app, "/api/random?game=nim&seed=9").await;
    assert_eq!(drawn.text, get(&app, "/api/random?game=nim&seed=9").await.text);
}
