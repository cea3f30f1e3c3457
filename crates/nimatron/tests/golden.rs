//! What the library says, to the letter: answers, explanations in three languages, boards, replies and refusals.
//!
//! The files in `tests/golden` hold questions, each after `$ `, and what is said to them. `UPDATE_GOLDEN=1` writes them anew.

use std::path::Path;

use nimatron::certificate::Certificate;
use nimatron::engine::take_and_break::Sequence;
use nimatron::game::RuleFiles;
use nimatron::notation::ParseError;
use nimatron::report::{Chart, explain, explanation, illegal, place, places};
use nimatron::{
    Action, Budget, Expr, Goal, Lang, Level, Messages, Natural, OverBudget, Position, Rate, Report, Ruleset,
    UBig, best_move, count, count_heap_sets, games, grundy, longest_defence, outcome, random_move,
    remoteness, reply, solve, winning_moves,
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
fn diagnostics(error: &ParseError, text: &str) -> String {
    let mut said = format!("{} {:?}: {error}", error.code(), error.place(text));
    for diagnostic in &error.diagnostics {
        said += &format!("\n  {:?}: {} ({})", &diagnostic.span, diagnostic.message, diagnostic.expected);
    }
    said
}

fn read(text: &str) -> Result<Position, String> {
    let read = Expr::parse(text).and_then(|expr| games::resolve_with(&expr, &Examples));
    read.map_err(|error| diagnostics(&error, text))
}

/// `LANG REST`, or `REST` in English.
fn in_language(text: &str) -> (Messages, &str) {
    let spoken = text.split_once(' ').and_then(|(lang, rest)| Some((lang.parse::<Lang>().ok()?, rest)));
    let (lang, rest) = spoken.unwrap_or((Lang::En, text));
    (Messages::new(lang), rest)
}

/// The numbers of a question in full: `3*4` is four threes, `2^70-1` is what it says.
fn in_full(text: &str) -> String {
    let power = |word: &str| -> Option<String> {
        let (base, rest) = word.split_once('^')?;
        let (exponent, less) = rest.split_once('-').unwrap_or((rest, "0"));
        let number = UBig::from(base.parse::<u64>().ok()?).pow(exponent.parse().ok()?);
        Some((number - UBig::from(less.parse::<u64>().ok()?)).to_string())
    };
    let word = |word: &str| match word.split_once('*') {
        Some((number, times)) if times.parse::<usize>().is_ok() => {
            let number = power(number).unwrap_or_else(|| number.to_owned());
            vec![number; times.parse().unwrap()].join(" ")
        }
        _ => power(word).unwrap_or_else(|| word.to_owned()),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// What an answer costs: the least budget with which it is given, the same on every machine, and what is said just
/// below it.
fn least(ask: impl Fn(&Budget) -> Result<(), OverBudget>) -> String {
    if ask(&Budget::new(0)).is_ok() {
        return "0".to_owned();
    }
    let mut answered = 1;
    while ask(&Budget::new(answered)).is_err() {
        answered *= 2;
    }
    let mut refused = answered / 2;
    while answered - refused > 1 {
        let middle = refused + (answered - refused) / 2;
        *(if ask(&Budget::new(middle)).is_ok() { &mut answered } else { &mut refused }) = middle;
    }
    format!("{answered}; below, {}", ask(&Budget::new(refused)).unwrap_err())
}

/// Asks one question, with so much budget.
fn ask(what: &str, position: &Position, budget: &Budget) -> Result<(), OverBudget> {
    let k = || position.rules.games[0].breadth().unwrap();
    let sizes = || position.rows[0].iter().map(|heap| heap.to_usize().unwrap()).collect::<Vec<_>>();
    match what {
        "outcome" => outcome(position, budget).map(drop),
        "solve" => solve(position, budget).map(drop),
        "moves" => winning_moves(position, budget).try_for_each(|found| found.map(drop)),
        "count" => count(position, budget).map(drop),
        "sets" => count_heap_sets(position, budget).map(drop),
        "fewest-heaps" => best_move(position, Goal::FewestHeaps, budget).map(drop),
        "fewest-stones" => best_move(position, Goal::FewestStones, budget).map(drop),
        "most-stones" => best_move(position, Goal::MostStones, budget).map(drop),
        "random" => random_move(position, 7, budget).map(drop),
        "grundy" => grundy(position, budget).map(drop),
        "remoteness" => remoteness(position, budget).map(drop),
        "resistance" => longest_defence(position, budget).map(drop),
        "certificate" => Certificate::of_outcome(position, budget).map(drop),
        "value" => Certificate::of_grundy_value(position, budget).map(drop),
        "legal" => nimatron::engine::moore::count_legal_moves(&position.rows[0], k(), budget).map(drop),
        "box" => nimatron::engine::moore::BoxValues::new(&sizes(), k(), budget).map(drop),
        "swept" => {
            nimatron::engine::moore::count_lost_in_box(&sizes(), k(), position.convention, budget).map(drop)
        }
        "lost" => {
            let [heaps, bits] = sizes()[..] else { unreachable!("heaps and bits") };
            nimatron::engine::moore::count_lost_positions(heaps, bits, k(), position.convention, budget)
                .map(drop)
        }
        _ => unreachable!("{what}"),
    }
}

fn lines<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join("\n")
}

fn said(question: &str) -> Result<String, String> {
    let (verb, rest) = question.split_once(' ').unwrap_or((question, ""));
    let (messages, rest) = in_language(rest);
    // What is done in a position stands behind a bar.
    let (text, done) = rest.split_once(" | ").unwrap_or((rest, ""));
    let budget = Budget::new(30_000);
    let position = read(&in_full(text))?;
    let over = |error: OverBudget| error.to_string();
    let analysis = || solve(&position, &budget).map_err(over);
    let first_move = || longest_defence(&position, &budget).map_err(over);
    Ok(match verb {
        "read" => position.to_string(),
        "solve" => {
            let analysis = analysis()?;
            let report = Report::new(&position, &analysis, &messages)
                .with_count(count(&position, &budget))
                .with_grundy(grundy(&position, &budget))
                .with_remoteness(remoteness(&position, &budget));
            report.text(&position, &analysis, first_move()?.as_ref(), &messages)
        }
        "answer" => {
            let analysis = analysis()?;
            Report::new(&position, &analysis, &messages).text(&position, &analysis, None, &messages)
        }
        "explain" => explanation(&position, &analysis()?, first_move()?.as_ref(), &messages),
        "told" => {
            let explanation = explain(&position, &analysis()?, first_move()?.as_ref(), &messages);
            lines(explanation.steps.iter().map(|step| step.join(" / ")).chain(explanation.conclusion))
        }
        "moves" => {
            let found: Result<Vec<_>, _> = winning_moves(&position, &budget).collect();
            lines(found.map_err(over)?.iter().map(|option| position.move_notation(&option.action)))
        }
        "best" => {
            let shown = |found: Option<nimatron::Move<_>>| {
                found.map_or("none".to_owned(), |found| position.move_notation(&found.action))
            };
            let best = |goal| Ok((format!("{goal:?}"), best_move(&position, goal, &budget)?));
            let drawn = |seed| Ok((format!("drawn by {seed}"), random_move(&position, seed, &budget)?));
            let found: Result<Vec<_>, _> = Goal::ALL.into_iter().map(best).chain((0..5).map(drawn)).collect();
            let sets = count_heap_sets(&position, &budget).map_err(over)?;
            let found =
                found.map_err(over)?.into_iter().map(|(what, found)| format!("{what}: {}", shown(found)));
            lines(found.chain([format!("sets: {sets}")]))
        }
        "options" => {
            lines(position.rules.options(&position.rows).map(|option| position.move_notation(&option.action)))
        }
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
            lines(position.components().map(|(game, row)| serde_json::to_string(&game.board(row)).unwrap()))
        }
        "place" => lines((0..3).map(|index| place(&position, 0, index, &messages))),
        "reply" => {
            let level =
                Level::named(done, Rate::of_per_mille(500).unwrap()).map_err(|error| error.to_string())?;
            let found = |seed| reply(&position, level, seed, &budget).map_err(over);
            // A perfect player draws no lots.
            let seeds = if level == Level::Perfect { 1 } else { 6 };
            let found: Result<Vec<_>, _> = (0..seeds).map(found).collect();
            let shown = |found: Option<nimatron::Move<_>>| {
                found.map_or("none".to_owned(), |found| position.move_notation(&found.action))
            };
            found?.into_iter().map(shown).collect::<Vec<_>>().join("; ")
        }
        "certificate" => Certificate::of_outcome(&position, &budget).map_err(over)?.to_json().unwrap(),
        "value" => Certificate::of_grundy_value(&position, &budget).map_err(over)?.to_json().unwrap(),
        "chart" => {
            let last = done.parse().map_err(|_| "a number, please".to_owned())?;
            let game = position.rules.games[0].heap_game().ok_or("no heap game".to_owned())?;
            let mut sequence = Sequence::new(game.clone());
            sequence.extend_to(last + 50, &mut Budget::default().meter("values")).map_err(over)?;
            let chart = Chart::of(&sequence, last);
            chart.svg("values") + &lines(chart.plot(30, 6))
        }
        "values" => {
            let last: Natural = done.parse().map_err(|_| "a number, please".to_owned())?;
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
        // Each time read anew, since games keep what they have worked out.
        what => {
            let what = what.strip_suffix("-costs").ok_or(format!("unknown: {what}"))?;
            least(|budget| ask(what, &read(&in_full(text)).unwrap(), budget))
        }
    })
}

/// Compares a file with what is said now; the first question whose answer differs is shown.
fn compare(file: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
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
fn replies_by_lot() {
    compare("random_replies.txt");
}

#[test]
fn certificates() {
    compare("certificates.txt");
}

#[test]
fn values_and_their_pictures() {
    compare("values.txt");
}

#[test]
fn costs() {
    compare("costs.txt");
}
