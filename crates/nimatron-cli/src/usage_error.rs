//! Errors in the arguments, in the language of the user.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use nimatron::notation::Wording;

/// Returns what is wrong with the arguments, and what may have been meant.
pub(crate) fn wording(error: &clap::Error) -> (Wording, Option<Wording>) {
    let text = |kind| error.get(kind).map(shown).unwrap_or_default();
    let argument = || plain(&text(ContextKind::InvalidArg));
    let about = |id| Wording::new(id).with("argument", argument());
    let with_value = |id| about(id).with("value", text(ContextKind::InvalidValue));
    let wording = match error.kind() {
        ErrorKind::UnknownArgument if argument().starts_with('-') => about("usage-unknown-option"),
        ErrorKind::UnknownArgument => about("usage-unexpected"),
        ErrorKind::InvalidSubcommand => {
            Wording::new("usage-unknown-command").with("argument", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => about("usage-missing"),
        ErrorKind::ArgumentConflict => match plain(&text(ContextKind::PriorArg)) {
            other if other == argument() => about("usage-twice"),
            other => about("usage-conflict").with("other", other),
        },
        ErrorKind::ValueValidation | ErrorKind::InvalidValue => {
            let number = error.source().and_then(|source| source.downcast_ref::<ParseIntError>());
            let lang = error.source().and_then(|source| source.downcast_ref::<Wording>());
            match (number.map(ParseIntError::kind), lang) {
                (Some(IntErrorKind::PosOverflow), _) => with_value("usage-number-large"),
                (Some(_), _) => with_value("usage-not-a-number"),
                (None, Some(lang)) => lang.clone(),
                (None, None) if text(ContextKind::InvalidValue).is_empty() => about("usage-no-value"),
                (None, None) => with_value("usage-value"),
            }
        }
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            about("usage-no-value")
        }
        ErrorKind::TooManyValues => with_value("usage-value"),
        _ => Wording::new("usage-other").with("argument", argument()),
    };
    let suggested =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    // The last one is the nearest.
    let nearest = |kind| match error.get(kind)? {
        ContextValue::Strings(texts) => texts.last().cloned(),
        other => Some(shown(other)),
    };
    let suggestion = suggested.into_iter().find_map(nearest).filter(|text| !text.is_empty());
    let values = text(ContextKind::ValidValue);
    let hint = match (suggestion, values) {
        (Some(meant), _) => Some(Wording::new("usage-did-you-mean").with("argument", plain(&meant))),
        (None, values) if !values.is_empty() => Some(about("usage-values").with("values", values)),
        _ => None,
    };
    (wording, hint)
}

/// Returns where the right arguments are found.
pub(crate) fn see(error: &clap::Error) -> Wording {
    // The usage names the command that was called, unless that is not known.
    let usage = error.get(ContextKind::Usage).map(shown).unwrap_or_default();
    let subcommand = usage.split_whitespace().skip_while(|word| *word != "nimatron").nth(1);
    let command = match subcommand.filter(|name| name.chars().all(|c| c.is_ascii_lowercase())) {
        Some(name) => format!("nimatron help {name}"),
        None => "nimatron help".to_owned(),
    };
    Wording::new("usage-see").with("command", command)
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// Returns an argument without the name of its value: `--limit` of `--limit <N>`.
fn plain(argument: &str) -> String {
    match argument.split_once([' ', '=', '[']) {
        Some((option, _)) if argument.starts_with('-') => option.to_owned(),
        _ => argument.to_owned(),
    }
}
