//! The command `nimatron`: arguments → expression → solve → report → standard output.
#![forbid(unsafe_code)]

mod args;
mod batch;
mod bench;
mod certificate;
mod check;
mod completions;
mod csv;
mod explain;
mod failure;
mod files;
mod games;
mod genus;
mod grundy;
mod harmless;
mod help;
mod input;
mod interrupt;
mod json;
mod limits;
mod lost;
mod man;
mod moves;
mod nimber;
mod play;
mod quotient;
mod rate;
mod rule_files;
#[cfg(feature = "serve")]
mod serve;
mod solve;
mod survey;
mod terminal;
mod terms;
mod usage_error;
mod verify;
mod words;

use std::ffi::OsString;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{FromArgMatches, Parser};
use nimatron::{Lang, Messages};

use args::{Cli, Command};
use failure::Failure;

pub use nimatron_api::ErrorReport;

/// Runs the command with the arguments of this process.
pub fn main() -> ExitCode {
    let arguments = certificate::with_file(std::env::args_os());
    let messages = words::messages(words::lang_of(&arguments));
    let cli = match read(arguments, &messages) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli.command, &messages, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if wants_json(&cli.command) && !matches!(failure, Failure::Io(_) | Failure::Answered(_)) {
        let error = serde_json::json!({ "error": failure.advised_report(&messages) });
        if writeln!(out, "{error}").and_then(|()| out.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::from(failure.exit_code(&messages))
}

/// Reads the arguments. If they ask for help or are wrong, says so and returns the exit code.
fn read(arguments: Vec<OsString>, messages: &Messages) -> Result<Cli, ExitCode> {
    // The words of the help are only looked up if somebody has to read them.
    if let Ok(cli) = Cli::try_parse_from(&arguments) {
        return Ok(cli);
    }
    let read = help::command(messages).try_get_matches_from(arguments);
    let error = match read.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => return Ok(cli),
        Err(error) => error,
    };
    let code = u8::try_from(error.exit_code()).unwrap_or(2);
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        // The reader of our output may have closed the pipe, which is not an error.
        return Err(match error.print().and_then(|()| io::stdout().flush()) {
            Err(unwritten) if unwritten.kind() != io::ErrorKind::BrokenPipe => {
                ExitCode::from(Failure::Io(unwritten).exit_code(messages))
            }
            _ => ExitCode::from(code),
        });
    }
    let (wording, hint) = usage_error::wording(&error);
    let mut stderr = anstream::stderr().lock();
    let _ = failure::complain(&mut stderr, &messages.say(&wording), messages);
    if let Some(hint) = hint {
        let _ = writeln!(stderr, "{}", messages.say(&hint));
    }
    let _ = writeln!(stderr, "{}", messages.say(&usage_error::see(&error)));
    Err(ExitCode::from(code))
}

/// `nimatron batch` with its arguments, which are read once, for any number of inputs.
///
/// ```
/// let batch = nimatron_cli::BatchCommand::new(&["--format", "contest"]).unwrap();
/// for (input, expected) in [("1 3 1 2 3", "Second\n"), ("2 1 5 2 7 7", "First\nSecond\n")] {
///     let mut answers = Vec::new();
///     batch.answer(input.as_bytes(), &mut answers).unwrap();
///     assert_eq!(answers, expected.as_bytes());
/// }
/// ```
pub struct BatchCommand {
    question: batch::BatchQuestion,
    messages: Messages,
}

impl BatchCommand {
    /// Reads the arguments that come after `nimatron batch`.
    ///
    /// # Errors
    /// What the command says on standard error.
    pub fn new(arguments: &[&str]) -> Result<Self, ErrorReport> {
        let messages = words::messages(Lang::default());
        let read = match Cli::try_parse_from(["nimatron", "batch"].iter().chain(arguments)) {
            Ok(Cli { command: Command::Batch(args), .. }) => batch::BatchQuestion::new(args, &messages),
            Ok(_) => Err(Failure::Wrong("that is not a batch".into())),
            Err(error) => Err(Failure::Wrong(error.to_string().into())),
        };
        match read {
            Ok(question) => Ok(Self { question, messages }),
            Err(failure) => Err(failure.report(&messages)),
        }
    }

    /// Writes the answers about `input`, which stands in place of a file, to `out`.
    ///
    /// # Errors
    /// What the command says on standard error.
    pub fn answer(&self, input: impl Read + 'static, out: &mut impl Write) -> Result<(), ErrorReport> {
        let answered = batch::over(&self.question, input, &self.messages, out);
        answered.map_err(|failure| failure.report(&self.messages))
    }
}

fn run(command: &Command, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Solve(args) => solve::run(args, messages, out),
        Command::Moves(args) => moves::run(args, messages, out),
        Command::Explain(args) => explain::run(args, messages, out),
        Command::Grundy(args) => grundy::run(args, messages, out),
        Command::Quotient(args) => quotient::run(args, messages, out),
        Command::Genus(args) => genus::run(args, messages, out),
        Command::Survey(args) => survey::run(args, messages, out),
        Command::Nimber(args) => nimber::run(args, out),
        Command::Lost(args) => lost::run(args, messages, out),
        Command::Batch(args) => batch::run(args.clone(), messages, out),
        Command::Play(args) => play::run(args, messages.lang(), out),
        Command::Check(args) => check::run(args, messages, out),
        Command::Verify(args) => verify::run(args, messages, out),
        Command::Bench(args) => bench::run(args, messages, out),
        Command::Games(args) => games::run(args, messages, out),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args, messages, out),
        Command::Completions { shell } => Ok(completions::write(*shell, messages, out)?),
        Command::Man => Ok(man::write(messages, out)?),
        Command::Help { topic } => {
            let help = help::about(topic.as_deref(), messages)?;
            out.flush()?;
            Ok(write!(anstream::stdout(), "{}", help.ansi())?)
        }
    }
}

fn wants_json(command: &Command) -> bool {
    match command {
        Command::Solve(args) => args.output.json,
        Command::Moves(args) => args.output.json,
        Command::Explain(args) => args.output.json,
        Command::Grundy(args) => args.json,
        Command::Quotient(args) => args.json,
        Command::Genus(args) => args.json,
        Command::Nimber(args) => args.json,
        Command::Lost(args) => args.json,
        Command::Check(args) => args.output.json,
        Command::Verify(args) => args.json,
        _ => false,
    }
}
