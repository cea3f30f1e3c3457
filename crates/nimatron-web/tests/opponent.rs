//! The perfect opponent never loses a won position: seeded games through the API in every game and convention.

mod common;

use common::{get, post, the_app};
use serde_json::{Value, json};

/// How many games are played in each game and convention.
const GAMES_EACH: u64 = 1000 / 20;

/// Plays one game from `position`; `perfect` moves first. Whether the perfect opponent won, and whether it should have.
async fn play(app: &axum::Router, position: String, seed: u64) -> (bool, bool) {
    let solved = post(app, "/api/solve", json!({"position": position})).await.json();
    let won = solved["outcome"] == "N";
    let mut position = position;
    for turn in 0..10_000 {
        let perfect = turn % 2 == 0;
        let level = if perfect { "perfect" } else { "random" };
        let question = json!({"position": position, "level": level, "seed": seed});
        let answer = post(app, "/api/reply", question).await;
        if answer.code() == "game-over" {
            let end = post(app, "/api/solve", json!({"position": position})).await.json();
            // The player to move is the winner iff the position without moves is N.
            return ((end["outcome"] == "N") == perfect, won);
        }
        assert_eq!(answer.status, 200, "{position}: {}", answer.text);
        position = answer.json()["to"].as_str().expect("a position").to_owned();
    }
    panic!("{position}: no end");
}

#[tokio::test]
async fn the_perfect_opponent_never_loses_a_won_position() {
    let app = the_app();
    let mut played = 0;
    let mut held = 0;
    for entry in nimatron::games::GAMES {
        for convention in ["normal", "misere"] {
            let example: nimatron::Position = entry.example.parse().unwrap();
            let name = example.rules.games[0].notation_without_numbers(&example.rows[0]);
            for seed in 0..GAMES_EACH {
                let drawn =
                    get(&app, &format!("/api/random?game={convention}%20{name}&seed={seed}")).await.json();
                let start = drawn["position"]
                    .as_str()
                    .map(str::to_owned)
                    .unwrap_or_else(|| panic!("{name}: {drawn}"));
                let solved = post(&app, "/api/solve", json!({"position": start})).await.json();
                if solved.get("error").map_or(&Value::Null, |error| &error["code"]) == "over-budget" {
                    continue;
                }
                let (won, should) = play(&app, start.clone(), seed).await;
                assert!(won || !should, "{start}: lost from a won position with seed {seed}");
                played += 1;
                held += u64::from(should);
            }
        }
    }
    assert!(played >= 1000 && held >= 500, "{played} games, {held} of them won from the start");
}
