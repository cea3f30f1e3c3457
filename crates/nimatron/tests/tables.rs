//! The published tables of testdata/tables through the library, and their pictures.

use nimatron::{Budget, Lang, Messages, Outcome, Position, Table};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    table: Vec<Published>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Published {
    source: String,
    game: String,
    #[serde(default)]
    rows: Vec<String>,
    #[serde(default)]
    diagonal: String,
    last: Option<usize>,
    #[serde(default)]
    lost: Vec<String>,
}

fn numbers<T: std::str::FromStr>(row: &str) -> Vec<T> {
    row.split_whitespace().map(|number| number.parse().unwrap_or_else(|_| panic!("{number}"))).collect()
}

fn tables() -> Vec<Published> {
    toml::from_str::<Tables>(include_str!("../../../testdata/tables/published.toml")).unwrap().table
}

fn table(game: &str, last: usize, outcomes: bool) -> Table {
    let (game, budget): (Position, _) = (game.parse().unwrap(), Budget::default());
    let last = [last, last];
    let table = if outcomes { game.outcome_table(last, &budget) } else { game.value_table(last, &budget) };
    table.expect("two numbers").unwrap()
}

#[test]
fn tables_are_as_published() {
    let mut cells = 0;
    for published in tables() {
        let name = &published.source;
        let rows: Vec<Vec<u64>> = published.rows.iter().map(|row| numbers(row)).collect();
        let widest = rows.iter().map(Vec::len).max().unwrap_or(0).max(rows.len());
        if widest > 0 {
            let found = table(&published.game, widest, false);
            for (first, row) in rows.iter().enumerate() {
                for (second, value) in row.iter().enumerate() {
                    assert_eq!(found.value(first, second), Some(*value), "{name}: {first} {second}");
                    assert_eq!(found.outcome(first, second), Some(Outcome::p_if(*value == 0)), "{name}");
                    cells += 1;
                }
            }
        }
        let diagonal: Vec<u64> = numbers(&published.diagonal);
        if !diagonal.is_empty() {
            let found = table(&published.game, diagonal.len(), false);
            for (number, value) in diagonal.iter().enumerate() {
                assert_eq!(found.value(number, number), Some(*value), "{name}: {number}");
                cells += 1;
            }
        }
        if let Some(last) = published.last {
            let found = table(&published.game, last, true);
            let mut lost: Vec<(usize, usize)> = Vec::new();
            for first in 0..=last {
                let columns =
                    (first..=last).filter(|second| found.outcome(first, *second) == Some(Outcome::P));
                lost.extend(columns.map(|second| (first, second)));
            }
            let expected: Vec<Vec<usize>> = published.lost.iter().map(|pair| numbers(pair)).collect();
            let expected: Vec<_> = expected.iter().map(|pair| (pair[0], pair[1])).collect();
            assert_eq!(lost, expected, "{name}");
            cells += (last + 1) * (last + 1);
        }
    }
    assert!(cells > 2000, "{cells}");
}

/// Tests that a picture has its title, its axes, a path for each colour, a text in each cell and a legend, in every language.
#[test]
fn a_picture_says_what_it_shows() {
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let values = table("wythoff", 9, false);
        let svg = values.svg(&messages).unwrap();
        for text in [values.title(&messages), values.axis(0, &messages), values.axis(1, &messages)] {
            assert!(svg.contains(&format!(">{text}</text>")), "{lang}: {text}");
        }
        let zeros = svg.matches(">0</text>").count();
        // Seven lost positions, and the two axes.
        assert_eq!(zeros, 7 + 2, "{lang}");
        assert!(svg.contains(&messages.format("pairs-zero", &[])), "{lang}");
        let outcomes = table("misere nim", 60, true).svg(&messages).unwrap();
        assert!(outcomes.contains(&messages.format("pairs-won", &[])), "{lang}");
        assert!(!outcomes.contains("font-size=\"11\""), "small cells have no text");
    }
}

#[test]
fn a_table_that_is_too_large_has_no_picture() {
    let messages = Messages::new(Lang::En);
    assert!(table("nim", 999, true).svg(&messages).is_some());
    assert!(table("nim", 1000, true).svg(&messages).is_none());
}

/// Tests that the axes of every kind of table have their names.
#[test]
fn axes_are_called_what_the_game_calls_them() {
    let messages = Messages::new(Lang::En);
    let names = |game: &str| [0, 1].map(|axis| table(game, 3, true).axis(axis, &messages));
    assert_eq!(names("moore(2)"), ["down: heap 1", "across: heap 2"]);
    assert_eq!(names("fibonacci"), ["down: stones", "across: limit"]);
    assert_eq!(names("euclid"), ["down: number 1", "across: number 2"]);
    assert_eq!(names("kayles + nim 3 + bash(2)"), ["down: heap 1 of kayles", "across: heap 1 of bash(2)"]);
}
