//! The help: the arguments of clap with the words of a language, and `nimatron help`.

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Command, CommandFactory};
use nimatron::Messages;
use nimatron::notation::Wording;

use crate::args::Cli;
use crate::failure::Failure;

/// The name of the topic that explains the words.
const TERMS: &str = "terms";

/// Returns the command with its help in the language of `messages`.
pub(crate) fn command(messages: &Messages) -> Command {
    let top = worded(Cli::command(), messages)
        .about(messages.format("help-about", &[]))
        .after_help(messages.format("help-after", &[]))
        .subcommand_help_heading(messages.format("help-commands", &[]))
        .subcommand_value_name(messages.format("help-command", &[]))
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(messages.format("help-print-version", &[]))
                .help_heading(messages.format("help-options", &[])),
        );
    let top = top.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        let examples = indented(&messages.format(&format!("examples-{name}"), &[]));
        worded(command, messages)
            .about(messages.format(&format!("about-{name}"), &[]))
            .after_help(format!("{}\n{examples}", messages.format("help-examples", &[])))
    });
    with_usage(top, messages)
}

/// Returns each line behind two spaces.
fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

/// Returns the command with the words of its arguments, and a template without words of clap's.
fn worded(command: Command, messages: &Messages) -> Command {
    let name = command.get_name().to_owned();
    let usage = messages.format("help-usage", &[]);
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let options = messages.format("help-options", &[]);
    let help = Arg::new("help")
        .short('h')
        .long("help")
        .action(ArgAction::Help)
        .help(messages.format("help-print-help", &[]))
        .help_heading(options.clone())
        .display_order(1000);
    command
        .mut_args(|arg| argument(arg, &name, messages))
        .disable_help_flag(true)
        .arg(help)
        .help_template(template)
}

fn argument(arg: Arg, command: &str, messages: &Messages) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("arg-{command}-{id}");
    let key = if messages.has(&own) { own } else { format!("arg-{id}") };
    let mut help = messages.format(&key, &[]);
    let values: Vec<PossibleValue> = arg.get_possible_values();
    let takes_value = arg.get_action().takes_values();
    if takes_value && !values.is_empty() {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        help.push(' ');
        help.push_str(&messages.format("help-values", &[("values", &names.join(", "))]));
    }
    if let ([default], true) = (arg.get_default_values(), takes_value) {
        help.push(' ');
        help.push_str(&messages.format("help-default", &[("value", &default.to_string_lossy())]));
    }
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let names =
        arg.get_value_names().map_or(Vec::new(), |names| names.iter().map(ToString::to_string).collect());
    let value_name = |name: &String| {
        let key = format!("metavar-{}", name.to_lowercase());
        if messages.has(&key) { messages.format(&key, &[]) } else { name.clone() }
    };
    let names: Vec<String> = match names.as_slice() {
        [] => vec![value_name(&id.to_uppercase())],
        names => names.iter().map(value_name).collect(),
    };
    let arg = arg.help(help).help_heading(messages.format(heading, &[]));
    if takes_value { arg.hide_possible_values(true).hide_default_value(true).value_names(names) } else { arg }
}

/// Returns the command with usage lines in which nothing is in English.
fn with_usage(top: Command, messages: &Messages) -> Command {
    let mut built = top.clone();
    built.build();
    let options = format!("[{}]", messages.format("help-optional", &[]));
    let usage = |command: &mut Command| {
        let usage = command.render_usage().to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage).replace("[OPTIONS]", &options);
        usage.lines().map(str::trim).collect::<Vec<_>>().join("\n       ")
    };
    let of_top = usage(&mut built);
    let usages: Vec<(String, String)> =
        built.get_subcommands_mut().map(|command| (command.get_name().to_owned(), usage(command))).collect();
    let of_subcommand =
        |name: &str| usages.iter().find(|(known, _)| known == name).map(|(_, usage)| usage.clone());
    top.override_usage(of_top).mut_subcommands(|command| match of_subcommand(command.get_name()) {
        Some(usage) => command.override_usage(usage),
        None => command,
    })
}

/// Returns the help about a topic: a command, the terms, or everything if there is no topic.
pub(crate) fn about(topic: Option<&str>, messages: &Messages) -> Result<clap::builder::StyledStr, Failure> {
    let mut command = command(messages);
    command.build();
    match topic {
        None => Ok(command.render_help()),
        Some(TERMS) => Ok(crate::terms::text(messages).into()),
        Some(topic) => match command.find_subcommand_mut(topic) {
            Some(found) => Ok(found.render_help()),
            None => Err(Failure::Wrong(Wording::new("usage-unknown-topic").with("argument", topic))),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use nimatron::Lang;

    use super::*;
    use crate::{certificate, words};

    #[test]
    fn every_command_and_option_is_described_in_every_language() {
        for lang in Lang::ALL {
            let messages = words::messages(lang);
            for subcommand in command(&messages).get_subcommands() {
                let name = subcommand.get_name();
                for key in ["about", "examples"] {
                    assert!(messages.has(&format!("{key}-{name}")), "{lang}: {key}-{name}");
                }
                for arg in subcommand.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.starts_with("arg-") && !help.is_empty(), "{lang}: {name} {help}");
                }
            }
        }
    }

    #[test]
    fn the_examples_are_well_formed() {
        let messages = words::messages(Lang::En);
        for subcommand in Cli::command().get_subcommands() {
            let examples = messages.format(&format!("examples-{}", subcommand.get_name()), &[]);
            for line in examples.lines().filter(|line| line.starts_with("nimatron")) {
                // A remark stands after several spaces, another program after a sign of the shell.
                let line =
                    line.split("   ").next().unwrap_or_default().split(['|', '>']).next().unwrap_or_default();
                let line = line.replace('"', "");
                let arguments = certificate::with_file(line.split_whitespace().map(OsString::from));
                let read = command(&messages).try_get_matches_from(arguments);
                assert!(read.is_ok(), "{line}: {}", read.unwrap_err());
            }
        }
    }
}
