//! The command `nimatron`: arguments → expression → solve → report → standard output.
#![forbid(unsafe_code)]

mod args;
mod batch;
mod bench;
mod certificate;
mod check;
mod explain;
mod failure;
mod games;
mod grundy;
mod input;
mod interrupt;
mod json;
mod moves;
mod play;
mod quotient;
mod rule_files;
#[cfg(feature = "serve")]
mod serve;
mod solve;
mod terms;
mod verify;

use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::{Cli, Command, HelpArgs};
use failure::Failure;

pub use nimatron_api::ErrorReport;

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    let cli = Cli::parse_from(certificate::with_file(std::env::args_os()));
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if wants_json(&cli.command) && !matches!(failure, Failure::Io(_) | Failure::Answered(_)) {
        let error = serde_json::json!({ "error": failure.report() });
        if writeln!(out, "{error}").and_then(|()| out.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::from(failure.exit_code())
}

/// Runs `nimatron batch` with these arguments over `input` in place of a file, and writes the answers to `out`.
///
/// ```
/// let mut answers = Vec::new();
/// nimatron_cli::batch(&["--format", "contest"], "1 3 1 2 3".as_bytes(), &mut answers).unwrap();
/// assert_eq!(answers, b"Second\n");
/// ```
///
/// # Errors
/// What the command says on standard error.
pub fn batch(
    arguments: &[&str],
    input: impl Read + 'static,
    out: &mut impl Write,
) -> Result<(), ErrorReport> {
    let arguments = ["nimatron", "batch"].iter().chain(arguments);
    let answered = match Cli::try_parse_from(arguments) {
        Ok(Cli { command: Command::Batch(args) }) => batch::over(&args, input, out),
        Ok(_) => Err(Failure::Wrong("that is not a batch".to_owned())),
        Err(error) => Err(Failure::Wrong(error.to_string())),
    };
    answered.map_err(|failure| failure.report())
}

fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Solve(args) => solve::run(args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Explain(args) => explain::run(args, out),
        Command::Grundy(args) => grundy::run(args, out),
        Command::Quotient(args) => quotient::run(args, out),
        Command::Batch(args) => batch::run(args, out),
        Command::Play(args) => play::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Games(args) => games::run(args, out),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args, out),
        Command::Completions { shell } => {
            clap_complete::generate(*shell, &mut Cli::command(), "nimatron", out);
            Ok(())
        }
        Command::Man => Ok(clap_mangen::Man::new(Cli::command()).render(out)?),
        Command::Help(args) => help(args, out),
    }
}

/// Prints the glossary, or the help of the command or of one of its subcommands.
fn help(args: &HelpArgs, out: &mut impl Write) -> Result<(), Failure> {
    let mut command = Cli::command();
    match args.topic.as_deref() {
        Some("terms") => {
            let messages = nimatron::Messages::new(input::lang(args.lang));
            Ok(write!(out, "{}", terms::text(&messages))?)
        }
        None => Ok(write!(out, "{}", command.render_help())?),
        Some(topic) => match command.find_subcommand_mut(topic) {
            Some(subcommand) => Ok(write!(out, "{}", subcommand.render_help())?),
            None => Err(Failure::Wrong(format!("there is no help about `{topic}`: terms, or a command"))),
        },
    }
}

fn wants_json(command: &Command) -> bool {
    match command {
        Command::Solve(args) => args.output.json,
        Command::Moves(args) => args.output.json,
        Command::Explain(args) => args.output.json,
        Command::Grundy(args) => args.json,
        Command::Quotient(args) => args.json,
        Command::Check(args) => args.output.json,
        Command::Verify(args) => args.json,
        _ => false,
    }
}
