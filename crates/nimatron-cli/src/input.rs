//! Reading a position from the arguments.

use std::io::Read;

use nimatron::notation::{ErrorKind, ParseError, Wording};
use nimatron::{Budget, Convention, Messages, OverBudget, Position, games};
use nimatron_api::{ErrorCode, ErrorReport};

use crate::args::PositionArgs;
use crate::failure::Failure;
use crate::rule_files::RuleFilesOnDisk;

/// How many bytes of memory reading a position takes for each byte of it, at most: a number of one digit becomes a
/// number with its place in the text, and then a heap.
const MEMORY_PER_BYTE: u64 = 40;

/// Returns the position that the arguments give. A rule file may use the budget to list its moves.
pub(crate) fn position(
    args: &PositionArgs,
    budget: &Budget,
    messages: &Messages,
) -> Result<Position, Failure> {
    let text = text(args, budget)?;
    let files = RuleFilesOnDisk::new(args.rules.clone(), budget.clone(), messages.lang());
    let (game, parameter) = match (&args.k, &args.rules) {
        (Some(k), _) => (games::name_of_bare_numbers(true), Some(k.as_str())),
        (None, Some(file)) => (games::RULES.name, Some(file.as_str())),
        (None, None) => (games::name_of_bare_numbers(false), None),
    };
    let bare = (game, parameter.as_slice());
    let mut position =
        Position::parse_bare(&text, bare, &files).map_err(|error| wrong(error, &text, args))?;
    if args.misere {
        position = position.with_convention(Convention::Misere);
    }
    match &args.form {
        Some(form) => Ok(position.in_form(form).map_err(ErrorReport::from)?),
        None => Ok(position),
    }
}

/// Returns a position or a game in the notation, whose rule files are read from the disk.
pub(crate) fn written(text: &str, budget: &Budget, messages: &Messages) -> Result<Position, Failure> {
    let files = RuleFilesOnDisk::new(None, budget.clone(), messages.lang());
    Position::parse_with(text, &files).map_err(|error| Failure::Input { text: text.to_owned(), error })
}

/// Returns a game without numbers, as an empty position of it.
pub(crate) fn game(text: &str, budget: &Budget, messages: &Messages) -> Result<Position, Failure> {
    let position = written(text, budget, messages)?;
    let bare = position.components().len() == 1
        && position.components().all(|component| component.numbers().is_empty());
    if bare {
        Ok(position.with_convention(Convention::Normal))
    } else {
        let message = Wording::new("error-not-a-game").with("text", text);
        Err(ErrorReport::new(ErrorCode::NotAGame, message).into())
    }
}

/// Returns the failure of a position with this error. The caret points into the position, or into what stands for its
/// game if the error is there: K, or the rule file.
fn wrong(mut error: ParseError, text: &str, args: &PositionArgs) -> Failure {
    let is_bare = text.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let option = match (&args.k, &args.rules) {
        (Some(k), _) if is_bare && k.parse::<nimatron::Natural>().is_err() => Some(("-k", k)),
        (None, Some(file)) if error.kind == ErrorKind::BadRules => Some(("--rules", file)),
        _ => None,
    };
    let Some((option, value)) = option else { return Failure::Input { text: text.to_owned(), error } };
    let start = option.len() + 1;
    for diagnostic in &mut error.diagnostics {
        diagnostic.span = start..start + value.len();
    }
    Failure::Input { text: format!("{option} {value}"), error }
}

fn text(args: &PositionArgs, budget: &Budget) -> Result<String, Failure> {
    if args.position != ["-"] {
        return Ok(args.position.join(" "));
    }
    let most = budget.bytes() / MEMORY_PER_BYTE;
    let mut bytes = Vec::new();
    std::io::stdin().lock().take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(OverBudget::of_memory("reading the position", budget.bytes()).into());
    }
    // Valid text is not copied.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}
