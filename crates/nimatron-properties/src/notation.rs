//! The notation of positions and of typed moves.

use nimatron::notation::Diagnostic;
use nimatron::notation::Expr;
use nimatron::{ParseError, Position};

/// Text is a position or has errors with places in it; a position prints as text that means the same; a typed move that
/// is legal prints as text that means the same. A second line is a typed move.
pub fn notation(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (position, typed) = text.split_once('\n').unwrap_or((text, ""));
    for text in [text, position] {
        match Expr::parse(text) {
            Ok(expr) => {
                let printed = expr.to_string();
                let again = Expr::parse(&printed).unwrap_or_else(|error| panic!("{printed:?}: {error}"));
                assert_eq!(meaning(&expr), meaning(&again), "{printed:?}");
                assert_eq!(printed, again.to_string());
            }
            Err(error) => error_is_in(&error, text),
        }
    }
    let position: Position = match position.parse() {
        Ok(position) => position,
        Err(error) => return error_is_in(&error, position),
    };
    let printed = position.to_string();
    let again: Position = printed.parse().unwrap_or_else(|error| panic!("{printed:?}: {error}"));
    assert_eq!(position.rows(), again.rows(), "{printed:?}");
    assert_eq!(printed, again.to_string());

    match position.typed_move(typed) {
        Err(error) => error_is_in(&error, typed),
        Ok(action) if position.play(&action).is_ok() => {
            assert_eq!(position.typed_move(&position.move_notation(&action)), Ok(action), "{printed}");
        }
        Ok(_) => {}
    }
}

type ExprParts<'a> = Vec<(&'a str, Option<Vec<&'a str>>, Vec<String>)>;

/// Returns what was written, without the places.
fn meaning(expr: &Expr) -> ExprParts<'_> {
    let components = expr.components.iter().map(|component| {
        let parameters = component.parameters.as_ref();
        let parameters =
            parameters.map(|all| all.value.iter().map(|parameter| parameter.value.as_str()).collect());
        let numbers = component.numbers.values().iter().map(ToString::to_string).collect();
        (component.name.value.as_str(), parameters, numbers)
    });
    components.collect()
}

/// Asserts that an error has places in the text.
pub(crate) fn error_is_in(error: &ParseError, text: &str) {
    diagnostics_are_in(&error.diagnostics, text);
    assert!(error.place(text).line <= text.matches('\n').count() + 1);
}

/// Asserts that every error has a place in the text and a message.
pub(crate) fn diagnostics_are_in(diagnostics: &[Diagnostic], text: &str) {
    assert!(!diagnostics.is_empty(), "{text:?}");
    for Diagnostic { span, message, expected } in diagnostics {
        assert!(text.get(span.clone()).is_some(), "{span:?} is no place in {text:?}: {message}");
        assert!(!message.to_string().is_empty() && !expected.to_string().is_empty());
    }
}
