//! The reader of a rule file: what kind it is, then its lines.

use super::graph::Edges;
use super::line::{LineReader, is_keyword};
use super::recognition::heap_game;
use super::script::Script;
use super::token::{Token, tokens};
use super::{Body, MOST_BYTES};
use crate::games;
use crate::notation::{Diagnostic, Span, Spanned};
use crate::wording::{Wording, words};

/// The longest line, in bytes, so that no expression is deep or expensive.
const LONGEST_LINE: usize = 2000;
/// The most lines with moves.
const MOST_LINES: usize = 1000;
/// The most numbers of a position.
const WIDEST: usize = 8;
/// The maximum number of errors that are reported.
const MOST_MISTAKES: usize = 10;

/// What kind of file it is, once that is known.
enum FileKind<'a> {
    Lines { names: Vec<&'a str>, script: Script },
    Graph(Edges),
}

pub(super) fn read(text: &str) -> Result<(Option<String>, Body), Vec<Diagnostic>> {
    if text.len() > MOST_BYTES {
        let message = words!("error-rule-bytes", count = text.len());
        return Err(vec![diagnostic(&(0..0), message, words!("error-at-most-expected", most = MOST_BYTES))]);
    }
    let mut file = FileReader { name: None, kind: None };
    let mut diagnostics = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        // A byte order mark at the beginning of a file is ignored.
        let line_text = line.trim_start_matches('\u{feff}').trim_end();
        let start = offset + (line.len() - line.trim_start_matches('\u{feff}').len());
        if let Err(diagnostic) = file.line(line_text, start) {
            diagnostics.push(diagnostic);
        }
        if diagnostics.len() == MOST_MISTAKES {
            break;
        }
        offset += line.len();
    }
    if !diagnostics.is_empty() {
        return Err(diagnostics);
    }
    file.into_body(text.len()).map_err(|diagnostic| vec![diagnostic])
}

fn diagnostic(span: &Span, message: Wording, expected: Wording) -> Diagnostic {
    Diagnostic { span: span.clone(), message, expected }
}

struct FileReader<'a> {
    name: Option<String>,
    kind: Option<FileKind<'a>>,
}

impl<'a> FileReader<'a> {
    fn line(&mut self, line: &'a str, offset: usize) -> Result<(), Diagnostic> {
        if line.len() > LONGEST_LINE {
            let message = words!("error-line-bytes", count = line.len());
            let expected = words!("error-at-most-expected", most = LONGEST_LINE);
            return Err(diagnostic(&(offset..offset), message, expected));
        }
        if let Some(name) = line.trim_start().strip_prefix("game ") {
            return self.game(name, offset + line.len() - name.len());
        }
        let tokens = tokens(line, offset)?;
        let Some(first) = tokens.first() else { return Ok(()) };
        match &mut self.kind {
            None => self.kind = Some(Self::kind(&tokens)?),
            Some(_) if matches!(first.value, Token::Name("heap" | "position" | "graph")) => {
                let message = words!("error-second-kind");
                return Err(diagnostic(&first.span, message, words!("error-second-kind-expected")));
            }
            Some(FileKind::Graph(edges)) => edges.line(&tokens)?,
            Some(FileKind::Lines { names, script }) => {
                if first.value == Token::Name("measure") {
                    script.measure = measure(&tokens, names)?;
                    return Ok(());
                }
                let line = LineReader::new(&tokens, names).line()?;
                if script.lines.len() == MOST_LINES {
                    let expected = words!("error-too-many-lines-expected", most = MOST_LINES);
                    return Err(diagnostic(&first.span, words!("error-too-many-lines"), expected));
                }
                script.lines.push(line);
            }
        }
        Ok(())
    }

    /// Reads the name of the game.
    fn game(&mut self, name: &str, offset: usize) -> Result<(), Diagnostic> {
        let name = name.split('#').next().unwrap_or_default().trim_end();
        let span = offset..offset + name.len();
        let name = name.trim().to_lowercase();
        let well_formed = name.starts_with(char::is_alphabetic)
            && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\''));
        if !well_formed {
            let message = words!("error-not-a-name", text = name.escape_debug().to_string());
            return Err(diagnostic(&span, message, words!("error-game-name-expected")));
        }
        if games::entry(&name).is_some() || matches!(name.as_str(), "normal" | "misere" | "misère") {
            let expected = words!("error-reserved-expected");
            return Err(diagnostic(&span, words!("error-reserved", name = name), expected));
        }
        if self.name.is_some() {
            let expected = words!("error-named-already-expected");
            return Err(diagnostic(&span, words!("error-named-already"), expected));
        }
        self.name = Some(name);
        Ok(())
    }

    /// Returns the kind of the file, which the first line declares.
    fn kind(tokens: &[Spanned<Token<'a>>]) -> Result<FileKind<'a>, Diagnostic> {
        const ALLOWED: Wording = Wording::new("error-kind-expected");
        let (Token::Name(word @ ("heap" | "position" | "graph")), span) = (tokens[0].value, &tokens[0].span)
        else {
            return Err(diagnostic(&tokens[0].span, words!("error-bad-beginning"), ALLOWED));
        };
        let mut names = Vec::new();
        for token in tokens[1..].iter().filter(|token| token.value != Token::Sign(",")) {
            match token.value {
                Token::Name(name) if is_keyword(name) || names.contains(&name) => {
                    let expected = words!("error-name-taken-expected");
                    return Err(diagnostic(&token.span, words!("error-name-taken", name = name), expected));
                }
                Token::Name(name) => names.push(name),
                _ => return Err(diagnostic(&token.span, words!("error-this-not-a-name"), ALLOWED)),
            }
        }
        let wanted = match word {
            "graph" => 0..=0,
            "heap" => 1..=1,
            _ => 2..=WIDEST,
        };
        if !wanted.contains(&names.len()) {
            let expected = match word {
                "graph" => words!("error-graph-names-expected"),
                "heap" => words!("error-heap-names-expected"),
                _ => words!("error-position-names-expected", most = WIDEST),
            };
            let message = words!("error-name-count", word = word, count = names.len());
            return Err(diagnostic(span, message, expected));
        }
        Ok(match names.len() {
            0 => FileKind::Graph(Edges::default()),
            width => {
                let script = Script { width, lines: Vec::new(), measure: Vec::new() };
                FileKind::Lines { names, script }
            }
        })
    }

    fn into_body(self, end: usize) -> Result<(Option<String>, Body), Diagnostic> {
        let body = match self.kind {
            None => {
                let expected = words!("error-empty-file-expected");
                return Err(diagnostic(&(end..end), words!("error-empty-file"), expected));
            }
            Some(FileKind::Graph(edges)) => Body::Graph(edges.into_graph()?),
            Some(FileKind::Lines { script, .. }) => {
                let known = (script.width == 1).then(|| heap_game(&script.lines)).flatten();
                known.map_or(Body::Script(script), Body::Known)
            }
        };
        Ok((self.name, body))
    }
}

/// Reads the measure, which decreases with every move.
fn measure(
    tokens: &[Spanned<Token<'_>>],
    names: &[&str],
) -> Result<Vec<super::expression::Expression>, Diagnostic> {
    if names.len() == 1 {
        let expected = words!("error-heap-measure-expected");
        return Err(diagnostic(&tokens[0].span, words!("error-heap-measure"), expected));
    }
    let mut reader = LineReader::new(&tokens[1..], names);
    let measure = reader.numbers()?;
    reader.end()?;
    Ok(measure)
}
