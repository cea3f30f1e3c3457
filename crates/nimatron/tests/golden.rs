//! The library's output word for word: answers, explanations in three languages, boards, replies and errors.
//!
//! The files in `tests/golden` hold questions, each after `$ `, with the expected answers. `UPDATE_GOLDEN=1` rewrites them.

#[path = "common/shorthand.rs"]
mod shorthand;

use std::path::Path;

use nimatron::certificate::Certificate;
use nimatron::engine::moore::Goal;
use nimatron::engine::take_and_break::Sequence;
use nimatron::games::RuleFiles;
use nimatron::notation::Expr;
use nimatron::notation::ParseError;
use nimatron::report::{Chart, Explanation, illegal, place, places};
use nimatron::{Action, Budget, Lang, Level, Messages, Move, Natural, OverBudget, Position, Report, games};

use self::shorthand::in_full;

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

/// Returns an error with all its diagnostics and their spans.
fn diagnostics(error: &ParseError, text: &str) -> String {
    let mut text = format!("{} {:?}: {error}", error.code(), error.place(text));
    for diagnostic in &error.diagnostics {
        text += &format!("\n  {:?}: {} ({})", &diagnostic.span, diagnostic.message, diagnostic.expected);
    }
    text
}

fn read(text: &str) -> Result<Position, String> {
    let read = Expr::parse(text).and_then(|expr| games::resolve_with(&expr, &Examples));
    read.map_err(|error| diagnostics(&error, text))
}

/// Reads `LANG REST`, or `REST` in English.
fn in_language(text: &str) -> (Messages, &str) {
    let spoken = text.split_once(' ').and_then(|(lang, rest)| Some((lang.parse::<Lang>().ok()?, rest)));
    let (lang, rest) = spoken.unwrap_or((Lang::En, text));
    (Messages::new(lang), rest)
}

/// Returns the items, one a line.
fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join("\n")
}

/// Returns the answer to one question, or an error as it is printed.
fn answer(question: &str) -> Result<String, String> {
    let (verb, rest) = question.split_once(' ').unwrap_or((question, ""));
    let (messages, rest) = in_language(rest);
    // A move or another argument follows a bar.
    let (text, done) = rest.split_once(" | ").unwrap_or((rest, ""));
    let budget = Budget::new(30_000);
    let position = read(&in_full(text))?;
    let component = position.components().next().ok_or("no game")?;
    let over = |error: OverBudget| error.to_string();
    let solution = || position.solve(&budget).map_err(over);
    Ok(match verb {
        "read" => position.to_string(),
        "solve" => {
            let solution = solution()?;
            let defence = solution.longest_defence().map_err(over)?;
            let report = Report::new(&solution, &messages)
                .with_count(solution.count())
                .with_grundy(position.grundy(&budget))
                .with_remoteness(solution.remoteness());
            Explanation::new(&solution, defence.as_ref(), &messages).summary(&report.field_lines(&messages))
        }
        "answer" => Explanation::new(&solution()?, None, &messages).summary(&[]),
        "explain" => {
            let solution = solution()?;
            let defence = solution.longest_defence().map_err(over)?;
            Explanation::new(&solution, defence.as_ref(), &messages).to_string()
        }
        "told" => {
            let solution = solution()?;
            let defence = solution.longest_defence().map_err(over)?;
            let explanation = Explanation::new(&solution, defence.as_ref(), &messages);
            let steps = explanation.sentences();
            let conclusion = explanation.conclusion().into_iter().map(str::to_owned);
            lines(steps.iter().map(|step| step.join(" / ")).chain(conclusion))
        }
        "moves" => {
            let found: Result<Vec<_>, _> = solution()?.winning_moves().collect();
            lines(found.map_err(over)?)
        }
        "best" => {
            let shown = |found: Option<Move<'_>>| found.map_or("none".to_owned(), |found| found.to_string());
            let best = |goal| {
                Ok((
                    format!("{goal:?}"),
                    position.solve(&budget).and_then(|solution| solution.best_move(goal))?,
                ))
            };
            let drawn = |seed| {
                Ok((
                    format!("drawn by {seed}"),
                    position.solve(&budget).and_then(|solution| solution.random_move(seed))?,
                ))
            };
            let found: Result<Vec<_>, _> = Goal::ALL.into_iter().map(best).chain((0..5).map(drawn)).collect();
            let sets =
                position.solve(&budget).and_then(|solution| solution.count_heap_sets()).map_err(over)?;
            let found =
                found.map_err(over)?.into_iter().map(|(what, found)| format!("{what}: {}", shown(found)));
            lines(found.chain([format!("sets: {sets}")]))
        }
        "options" => lines(position.legal_moves()),
        "type" => match position.typed_move(done) {
            Err(error) => diagnostics(&error, done),
            Ok(action) => match position.play(&action) {
                Ok(after) => {
                    let typed = position.move_notation(&action);
                    format!("{typed} to {after}: {}", places(&position, &action, &messages))
                }
                Err(reason) => format!("{reason}\n{}", illegal(&position, &action, &reason, &messages)),
            },
        },
        "play" => {
            let action: Action = serde_json::from_str(done).map_err(|error| error.to_string())?;
            match position.play(&action) {
                Ok(after) => after.to_string(),
                Err(reason) => format!("{reason}\n{}", illegal(&position, &action, &reason, &messages)),
            }
        }
        "board" => {
            lines(position.components().map(|component| serde_json::to_string(&component.board()).unwrap()))
        }
        "place" => lines((0..3).map(|index| place(&position, 0, index, &messages))),
        "reply" => {
            let level = Level::named(done, 500).ok_or_else(|| format!("{done} is no level"))?;
            let found = |seed| position.reply(level, seed, &budget).map_err(over);
            // A perfect player does not depend on the seed.
            let seeds = if level == Level::Perfect { 1 } else { 6 };
            let found: Result<Vec<_>, _> = (0..seeds).map(found).collect();
            let shown = |found: Option<Move<'_>>| found.map_or("none".to_owned(), |found| found.to_string());
            found?.into_iter().map(shown).collect::<Vec<_>>().join("; ")
        }
        "certificate" => Certificate::of_outcome(&position, &budget).map_err(over)?.to_json().unwrap(),
        "value" => Certificate::of_grundy_value(&position, &budget).map_err(over)?.to_json().unwrap(),
        "chart" => {
            let last = done.parse().map_err(|_| "a number, please".to_owned())?;
            let game = component.take_and_break().ok_or("no heap game".to_owned())?;
            let mut sequence = Sequence::new(game.clone());
            sequence.extend_to(last + 50, &Budget::default()).map_err(over)?;
            let chart = Chart::of(&sequence, last);
            chart.svg("values", &Messages::new(Lang::En)) + &lines(chart.plot(30, 6))
        }
        "values" => {
            let last: Natural = done.parse().map_err(|_| "a number, please".to_owned())?;
            let values = component.heap_values(last.to_usize().unwrap(), &budget);
            match values {
                None => "none".to_owned(),
                Some(values) => {
                    let values = values.map_err(over)?;
                    let chart = Chart::of_values(values.values.iter().copied().map(u64::from).collect());
                    let chart = chart.with_period(values.period);
                    chart.svg("<values>", &Messages::new(Lang::En)) + &lines(chart.plot(30, 6))
                }
            }
        }
        _ => return Err(format!("unknown: {verb}")),
    })
}

/// Compares a file with the answers given now and shows the first that differs.
fn compare(file: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    let golden = std::fs::read_to_string(&file).unwrap();
    let questions: Vec<&str> = golden.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    assert!(questions.len() > 10, "{}", file.display());
    let answer = |question: &&str| {
        let answer = self::answer(question).unwrap_or_else(|refusal| format!("! {refusal}"));
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
fn positions_and_parse_errors() {
    compare("read.txt");
}

#[test]
fn replies() {
    compare("replies.txt");
}

#[test]
fn random_replies() {
    compare("random_replies.txt");
}

#[test]
fn certificates() {
    compare("certificates.txt");
}

#[test]
fn values_and_charts() {
    compare("values.txt");
}
