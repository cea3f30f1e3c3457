//! Reading a position from the arguments.

use std::io::Read;

use nimatron::notation::Expr;

use nimatron::{Budget, Convention, Lang, Position, games};
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::PositionArgs;
use crate::failure::Failure;
use crate::rule_files::RuleFilesOnDisk;

/// The longest position read from standard input. The heaps of a longer one would not fit in memory.
const MOST_BYTES: u64 = 4 << 30;

/// Returns the position that the arguments give. A rule file may use at most `steps` steps to list its moves.
pub(crate) fn position(args: &PositionArgs, steps: u64) -> Result<Position, Failure> {
    let text = text(args)?;
    let files = RuleFilesOnDisk::new(args.rules.clone(), Budget::new(steps));
    let parse = || {
        let expr = match (&args.k, &args.rules) {
            (Some(k), _) => Expr::parse_or(&text, games::name_of_bare_numbers(true), &[k])?,
            (None, Some(file)) => Expr::parse_or(&text, games::RULES.name, &[file])?,
            (None, None) => Expr::parse_or(&text, games::name_of_bare_numbers(false), &[])?,
        };
        games::resolve_with(&expr, &files)
    };
    let mut position = parse().map_err(|error| Failure::Input { text: shown(&text, args), error })?;
    if args.misere {
        position = position.with_convention(Convention::Misere);
    }
    match &args.form {
        Some(form) => Ok(position.in_form(form).map_err(ErrorReport::from)?),
        None => Ok(position),
    }
}

/// Returns a position or a game in the notation, whose rule files are read from the disk.
pub(crate) fn written(text: &str) -> Result<Position, Failure> {
    let files = RuleFilesOnDisk::default();
    let read = Expr::parse(text).and_then(|expr| games::resolve_with(&expr, &files));
    read.map_err(|error| Failure::Input { text: text.to_owned(), error })
}

/// Returns a game without numbers, as an empty position of it.
pub(crate) fn game(text: &str) -> Result<Position, Failure> {
    let position = written(text)?;
    let bare = position.components().len() == 1
        && position.components().all(|component| component.numbers().is_empty());
    if bare {
        Ok(position.with_convention(Convention::Normal))
    } else {
        let message = format!("`{text}` is a position: expected a game without heaps, such as `kayles`");
        Err(ErrorReport::new(ErrorCode::NotAGame, message).into())
    }
}

/// Returns the text that the caret points into: the position, or K if the error is there.
fn shown(text: &str, args: &PositionArgs) -> String {
    match &args.k {
        Some(k)
            if text.starts_with(|c: char| c.is_ascii_digit()) && k.parse::<nimatron::Natural>().is_err() =>
        {
            format!("-k {k}")
        }
        _ => text.to_owned(),
    }
}

fn text(args: &PositionArgs) -> Result<String, Failure> {
    if args.position != ["-"] {
        return Ok(args.position.join(" "));
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the language that was asked for, or else the locale's.
pub(crate) fn lang(asked: Option<Lang>) -> Lang {
    let locale = || {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
    };
    asked.unwrap_or_else(|| locale().map_or(Lang::En, |locale| Lang::of_locale(&locale)))
}
