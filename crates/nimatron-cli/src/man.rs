//! The manual page: one page with every command and every option, in the language of the user.

use std::io::{self, Write};

use clap::{Arg, Command};
use nimatron::Messages;

use crate::help;

/// Writes the manual page in the language of man(7).
pub(crate) fn write(messages: &Messages, out: &mut impl Write) -> io::Result<()> {
    let mut command = help::command(messages);
    command.build();
    let word = |key: &str| messages.format(key, &[]);
    let about = word("help-about");
    writeln!(
        out,
        ".TH NIMATRON 1 \"\" \"nimatron {}\" \"{}\"",
        env!("CARGO_PKG_VERSION"),
        roff(&word("man-title"))
    )?;
    writeln!(out, ".SH {}\nnimatron \\- {}", word("man-name"), roff(&about))?;
    writeln!(out, ".SH {}\n.B nimatron\n{}", word("man-synopsis"), roff(&synopsis(&mut command)))?;
    writeln!(out, ".SH {}", word("man-description"))?;
    paragraphs(&word("help-after"), out)?;
    writeln!(out, ".SH {}", word("man-options"))?;
    let shared = |arg: &&Arg| matches!(arg.get_id().as_str(), "help" | "version" | "lang");
    command.get_arguments().filter(shared).try_for_each(|arg| option(arg, out))?;
    writeln!(out, ".SH {}", word("man-commands"))?;
    for subcommand in command.get_subcommands_mut() {
        let usage = synopsis(subcommand);
        writeln!(out, ".SS {}\n.B {}\n.PP", subcommand.get_name(), roff(&usage))?;
        writeln!(out, "{}", roff(&word(&format!("about-{}", subcommand.get_name()))))?;
        let mut own = subcommand.get_arguments().filter(|arg| !shared(arg) && !arg.is_hide_set());
        own.try_for_each(|arg| option(arg, out))?;
        writeln!(out, ".PP\n{}\n.PP\n.nf", roff(&word("help-examples")))?;
        for line in word(&format!("examples-{}", subcommand.get_name())).lines() {
            writeln!(out, "{}", roff(line))?;
        }
        writeln!(out, ".fi")?;
    }
    writeln!(out, ".SH {}\n{}", word("man-exit"), roff(&word("man-exit-text")))?;
    writeln!(out, ".SH {}\n{}", word("man-environment"), roff(&word("man-environment-text")))
}

fn synopsis(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    usage.strip_prefix("Usage: ").unwrap_or(&usage).trim_start_matches("nimatron ").to_owned()
}

fn paragraphs(text: &str, out: &mut impl Write) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(out, "{}", roff(line)))
}

fn option(arg: &Arg, out: &mut impl Write) -> io::Result<()> {
    let short = arg.get_short().map(|short| format!("-{short}"));
    let long = arg.get_long().map(|long| format!("--{long}"));
    let value =
        arg.get_value_names().filter(|_| arg.get_action().takes_values()).map_or(String::new(), |names| {
            names.iter().map(|name| format!("<{name}>")).collect::<Vec<_>>().join(" ")
        });
    let names: Vec<String> = short.into_iter().chain(long).collect();
    let separator = if names.is_empty() || value.is_empty() { "" } else { " " };
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    writeln!(
        out,
        ".TP\n\\fB{}\\fR{separator}\\fI{}\\fR\n{}",
        roff(&names.join(", ")),
        roff(&value),
        roff(&help)
    )
}

/// Returns the text with the characters that mean something to roff written so that they do not.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-").replace('`', "\\`");
    let lines = escaped
        .lines()
        .map(|line| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}
