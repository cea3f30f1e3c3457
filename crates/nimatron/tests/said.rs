//! What the library says, to the letter: answers, explanations in three languages, boards, replies and refusals.
//!
//! The files in `tests/said` hold questions, each after `$ `, and what is said to them. `UPDATE_GOLDEN=1` writes them anew.

use std::path::Path;

use nimatron::certificate::Certificate;
use nimatron::expr::ParseError;
use nimatron::report::{Chart, explanation, illegal, place, places, told};
use nimatron::rules::RuleFiles;
use nimatron::{
    Action, Budget, Expr, Goal, Heap, Lang, Level, Position, Rate, Report, Ruleset, Words, best_move, count,
    count_heap_sets, games, grundy, random_move, remoteness, reply, resistance, solve, winning_moves,
};

/// The rule files of the repository.
struct Examples;

impl RuleFiles for Examples {
    fn text(&self, file: &str) -> Result<String, String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/games");
        std::fs::read_to_string(folder.join(file)).map_err(|_| "no such file".to_owned())
    }

    fn budget(&self) -> Budget {
        Budget::new(200_000)
    }
}

/// An error with all its mistakes and their places.
fn mistakes(error: &ParseError, text: &str) -> String {
    let mut said = format!("{} {:?}: {error}", error.code(), error.place(text));
    for mistake in &error.mistakes {
        said += &format!("\n  {:?}: {} ({})", &mistake.span, mistake.message, mistake.allowed);
    }
    said
}

fn read(text: &str) -> Result<Position, String> {
    let read = Expr::parse(text).and_then(|expr| games::resolve_with(&expr, &Examples));
    read.map_err(|error| mistakes(&error, text))
}

/// `LANG REST`, or `REST` in English.
fn in_language(text: &str) -> (Words, &str) {
    let spoken = text.split_once(' ').and_then(|(lang, rest)| Some((lang.parse::<Lang>().ok()?, rest)));
    let (lang, rest) = spoken.unwrap_or((Lang::En, text));
    (Words::new(lang), rest)
}

fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join("\n")
}

fn said(question: &str) -> Result<String, String> {
    let (verb, rest) = question.split_once(' ').unwrap_or((question, ""));
    let (words, rest) = in_language(rest);
    // What is done in a position stands behind a bar.
    let (text, done) = rest.split_once(" | ").unwrap_or((rest, ""));
    let budget = Budget::new(30_000);
    let position = read(text)?;
    let over = |error: nimatron::OverBudget| error.to_string();
    let analysis = || solve(&position, &budget).map_err(over);
    let resisting = || resistance(&position, &budget).map_err(over);
    Ok(match verb {
        "read" => position.to_string(),
        "solve" => {
            let analysis = analysis()?;
            let report = Report::new(&position, &analysis, &words)
                .with_count(count(&position, &budget))
                .with_grundy(grundy(&position, &budget))
                .with_remoteness(remoteness(&position, &budget));
            report.text(&position, &analysis, resisting()?.as_ref(), &words)
        }
        "explain" => explanation(&position, &analysis()?, resisting()?.as_ref(), &words),
        "told" => {
            let told = told(&position, &analysis()?, resisting()?.as_ref(), &words);
            lines(told.steps.iter().map(|step| step.join(" / ")).chain(told.conclusion))
        }
        "moves" => {
            let found: Result<Vec<_>, _> = winning_moves(&position, &budget).collect();
            lines(found.map_err(over)?.iter().map(|option| &option.action))
        }
        "best" => {
            let best = |goal| {
                let found = best_move(&position, goal, &budget).map(|best| best.map(|best| best.action.to_string()));
                format!("{goal:?}: {found:?}")
            };
            let sets = count_heap_sets(&position, &budget);
            let drawn = random_move(&position, 4, &budget).map(|drawn| drawn.map(|drawn| drawn.action.to_string()));
            lines(Goal::ALL.map(best)) + &format!("\nsets: {sets:?}\ndrawn: {drawn:?}")
        }
        "options" => lines(position.rules.options(&position.rows).map(|option| option.action)),
        "type" => match position.typed_move(done) {
            Err(error) => mistakes(&error, done),
            Ok(action) => match position.play(&action) {
                Ok(after) => format!("{action} to {after}: {}", places(&position, &action, &words)),
                Err(reason) => format!("{reason}\n{}", illegal(&position, &action, &reason, &words)),
            },
        },
        "play" => {
            let action: Action = serde_json::from_str(done).map_err(|error| error.to_string())?;
            match position.play(&action) {
                Ok(after) => after.to_string(),
                Err(reason) => format!("{reason}\n{}", illegal(&position, &action, &reason, &words)),
            }
        }
        "board" => lines(
            position.components().map(|(game, row)| serde_json::to_string(&game.board(row)).unwrap()),
        ),
        "place" => lines((0..3).map(|index| place(&position, 0, index, &words))),
        "reply" => {
            let level = Level::named(done, Rate::of_per_mille(500).unwrap()).map_err(|error| error.to_string())?;
            let found = |seed| reply(&position, level, seed, &budget).map_err(over);
            let found: Result<Vec<_>, _> = (0..6).map(found).collect();
            let shown = |found: Option<nimatron::Move<_>>| found.map_or("none".to_owned(), |found| found.action.to_string());
            found?.into_iter().map(shown).collect::<Vec<_>>().join("; ")
        }
        "certificate" => Certificate::of_outcome(&position, &budget).map_err(over)?.to_json().unwrap(),
        "value" => Certificate::of_grundy_value(&position, &budget).map_err(over)?.to_json().unwrap(),
        "values" => {
            let last: Heap = done.parse().map_err(|_| "a number, please".to_owned())?;
            let values = position.rules.games[0].heap_values(last.to_usize().unwrap(), &budget);
            match values {
                None => "none".to_owned(),
                Some(values) => {
                    let values = values.map_err(over)?;
                    let chart = Chart::of_values(values.values.iter().copied().map(u64::from).collect());
                    let chart = chart.with_period(values.period);
                    chart.svg("<values>") + &lines(chart.plot(30, 6))
                }
            }
        }
        _ => return Err(format!("unknown: {verb}")),
    })
}

/// Compares a file with what is said now; the first question whose answer differs is shown.
fn compare(file: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/said").join(file);
    let golden = std::fs::read_to_string(&file).unwrap();
    let questions: Vec<&str> = golden.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    assert!(questions.len() > 10, "{}", file.display());
    let answer = |question: &&str| {
        let answer = said(question).unwrap_or_else(|refusal| format!("! {refusal}"));
        format!("$ {question}\n{}\n\n", answer.trim_end())
    };
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, questions.iter().map(answer).collect::<String>()).unwrap();
        return;
    }
    let mut rest = golden.as_str();
    for question in &questions {
        let now = answer(question);
        let (known, following) = rest.split_at(rest[1..].find("\n$ ").map_or(rest.len(), |end| end + 2));
        assert_eq!(now, known);
        rest = following;
    }
}

#[test]
fn explanations() {
    compare("explained.txt");
}

#[test]
fn moves() {
    compare("moves.txt");
}

#[test]
fn boards() {
    compare("boards.txt");
}

#[test]
fn typed_moves() {
    compare("typed.txt");
}

#[test]
fn positions_and_their_mistakes() {
    compare("read.txt");
}

#[test]
fn replies() {
    compare("replies.txt");
}

#[test]
fn certificates() {
    compare("certificates.txt");
}

#[test]
fn values_and_their_pictures() {
    compare("values.txt");
}
