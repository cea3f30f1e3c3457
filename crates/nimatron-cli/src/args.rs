//! The arguments of the command line, as one config.

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use nimatron::Lang;

/// Nim and its relatives, solved exactly: who wins, every winning move, and why
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, about, disable_help_subcommand = true)]
#[command(
    after_help = "Positions are written like `moore(2) 3 4 5`, `misere nim 1 2 3` or `nim 3 4 + bash(3) 10`.\n\
    Exit code 0: answered. 2: the input is wrong. 1: anything else."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Who wins, a winning move, and why
    Solve(SolveArgs),
    /// All winning moves, as they are found
    Moves(MovesArgs),
    /// The full argument, step by step
    Explain(ExplainArgs),
    /// Compare theory with exhaustive search as far as the budget goes
    Check(CheckArgs),
    /// List every game: its name, its rules, an example
    Games(GamesArgs),
    /// Serve the page and the HTTP API
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// A position, as it is given to every command that takes one.
#[derive(Debug, Args)]
pub(crate) struct PositionArgs {
    /// The position; bare numbers are heaps of Nim (with -k of Moore's Nim); `-` reads it from standard input
    #[arg(required = true, num_args = 1.., allow_hyphen_values = false, allow_negative_numbers = true)]
    pub(crate) position: Vec<String>,
    /// Bare numbers are heaps of Moore's Nim in which up to K heaps may be lowered
    #[arg(short, value_name = "K")]
    pub(crate) k: Option<String>,
    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
}

/// What the answer may cost and how it is shown.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Print the result as JSON, one object on one line
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the answer: en, ru or zh [default: from the locale]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
    /// How many steps an answer may take before it is given up
    #[arg(long, value_name = "STEPS", default_value_t = 10_000_000)]
    pub(crate) budget: u64,
}

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) fields: FieldArgs,
}

/// Fields of the result that have to be asked for.
#[derive(Debug, Args)]
pub(crate) struct FieldArgs {
    /// Also give the exact number of winning moves
    #[arg(long)]
    pub(crate) count: bool,
    /// Also give the Grundy value (normal play)
    #[arg(long)]
    pub(crate) grundy: bool,
    /// Also give the number of moves until the end, when the winner hurries and the loser delays
    #[arg(long)]
    pub(crate) remoteness: bool,
}

#[derive(Debug, Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) wanted: WantedArgs,
    /// Print at most N moves
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<u64>,
    /// Print their exact number instead of the moves
    #[arg(long)]
    pub(crate) count: bool,
    /// The number that draws the random move [default: from the clock]
    #[arg(long, requires = "random")]
    pub(crate) seed: Option<u64>,
}

/// One special winning move instead of all.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub(crate) struct WantedArgs {
    /// Only the one that changes the fewest heaps
    #[arg(long)]
    pub(crate) fewest_heaps: bool,
    /// Only the one that takes the fewest stones
    #[arg(long)]
    pub(crate) fewest_stones: bool,
    /// Only the one that takes the most stones
    #[arg(long)]
    pub(crate) most_stones: bool,
    /// Only one, drawn so that each is equally likely
    #[arg(long)]
    pub(crate) random: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print the list as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the list: en, ru or zh [default: from the locale]
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

#[cfg(feature = "serve")]
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 7446)]
    pub(crate) port: u16,
    /// The address to listen on; only this machine can reach the default
    #[arg(long, default_value_t = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST))]
    pub(crate) bind: std::net::IpAddr,
}
