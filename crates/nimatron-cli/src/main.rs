//! The command `nimatron`: arguments → expression → solve → report → standard output.

mod args;
mod check;
mod explain;
mod failure;
mod games;
mod input;
mod json;
mod moves;
#[cfg(feature = "serve")]
mod serve;
mod solve;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::{Cli, Command};
use failure::Failure;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = run(&cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = done else { return ExitCode::SUCCESS };
    if wants_json(&cli.command) && !matches!(failure, Failure::Io(_) | Failure::Said) {
        let error = serde_json::json!({ "error": failure.report() });
        if writeln!(out, "{error}").and_then(|()| out.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::from(failure.exit_code())
}

fn run(command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Solve(args) => solve::run(args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Explain(args) => explain::run(args, out),
        Command::Check(args) => check::run(args, out),
        Command::Games(args) => games::run(args, out),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args, out),
        Command::Completions { shell } => {
            clap_complete::generate(*shell, &mut Cli::command(), "nimatron", out);
            Ok(())
        }
        Command::Man => Ok(clap_mangen::Man::new(Cli::command()).render(out)?),
    }
}

fn wants_json(command: &Command) -> bool {
    match command {
        Command::Solve(args) => args.output.json,
        Command::Moves(args) => args.output.json,
        Command::Explain(args) => args.output.json,
        Command::Check(args) => args.output.json,
        _ => false,
    }
}
