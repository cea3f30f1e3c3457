//! Writing certificates.

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use nimatron::games::{self, RuleFiles};
use nimatron::notation::ErrorKind;
use nimatron::{Messages, Position};
use nimatron_api::CertificateAnswer;

use crate::failure::Failure;
use crate::files;

/// Returns whether this path means a standard stream.
pub(crate) fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

/// Writes a certificate to a file or to `out`.
pub(crate) fn write(
    certificate: &CertificateAnswer,
    file: &Path,
    messages: &Messages,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let json = certificate.json();
    if is_standard(file) {
        writeln!(out, "{json}")?;
    } else {
        let written = files::write_whole(file, format!("{json}\n").as_bytes());
        written.map_err(|error| Failure::unwritten(file, &error))?;
        // Answers stand on standard output; this is not one.
        let written = messages.format("wrote-certificate", &[("file", &file.display().to_string())]);
        writeln!(std::io::stderr(), "{written}")?;
    }
    Ok(())
}

/// Joins `--certificate FILE` into one argument, unless the word after `--certificate` belongs to the position: then
/// the certificate goes to standard output, and no heap is taken for a file name.
pub(crate) fn with_file(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments = arguments.peekable();
    let mut joined = Vec::new();
    while let Some(mut argument) = arguments.next() {
        if argument == "--certificate"
            && let Some(file) = arguments.next_if(|next| !belongs_to_position(&next.to_string_lossy()))
        {
            argument.push("=");
            argument.push(file);
        }
        joined.push(argument);
    }
    joined
}

/// Returns whether this text may be a part of a position or another option.
fn belongs_to_position(text: &str) -> bool {
    let resolves = |text: &str| {
        /// A rule file is part of a position too; it is not read here.
        struct Unread;
        impl RuleFiles for Unread {
            fn text(&self, _file: &str) -> Result<String, String> {
                Err(String::new())
            }
        }
        let bare: (_, &[_]) = (games::name_of_bare_numbers(false), &[]);
        Position::parse_bare(text, bare, &Unread)
            .map_or_else(|error| error.kind == ErrorKind::BadRules, |_| true)
    };
    let is_option = text.len() > 1 && text.starts_with('-');
    is_option || text == "+" || resolves(text) || resolves(&format!("{text} 0"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_told_from_a_position() {
        for (given, expected) in [
            ("solve --certificate 3 4 5", "solve --certificate 3 4 5"),
            ("solve --certificate moore(2) 3 4", "solve --certificate moore(2) 3 4"),
            ("solve --certificate misere nim 3", "solve --certificate misere nim 3"),
            ("solve --certificate octal(0.77) 3", "solve --certificate octal(0.77) 3"),
            ("solve --certificate rules(my.game) 3", "solve --certificate rules(my.game) 3"),
            ("solve 3 4 --certificate out.json", "solve 3 4 --certificate=out.json"),
            ("solve --certificate out 3 4", "solve --certificate=out 3 4"),
            ("solve --certificate ./3 4", "solve --certificate=./3 4"),
            ("solve 3 --certificate -", "solve 3 --certificate=-"),
            ("solve 3 --certificate", "solve 3 --certificate"),
            ("solve 3 --certificate --grundy", "solve 3 --certificate --grundy"),
            ("solve 3 --certificate -k 2", "solve 3 --certificate -k 2"),
        ] {
            let joined: Vec<String> = with_file(given.split(' ').map(OsString::from))
                .into_iter()
                .map(|argument| argument.to_string_lossy().into_owned())
                .collect();
            assert_eq!(joined.join(" "), expected);
        }
    }
}
