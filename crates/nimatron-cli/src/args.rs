//! The arguments of the command line, as one config.

use std::num::NonZero;
use std::path::PathBuf;

use clap::builder::Resettable;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use nimatron::{Lang, Level};
use nimatron_api::{SolveQuestion, SurveyFamily};

use crate::batch::{AnswerFormat, Format, WinnerWords};
use crate::grundy::TableSize;
use crate::limits::LimitArgs;
use crate::rate::Rate;
use crate::survey::SurveyFormat;

// What the help says of each argument is a message, `arg-COMMAND-NAME` or `arg-NAME` (words/en.ftl); the comments here
// are for whoever reads the code.

/// The command `nimatron`.
#[derive(Debug, Parser)]
#[command(name = "nimatron", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// The language, which was read from the arguments before (`words::lang_of`)
    #[arg(long, global = true, display_order = 900)]
    pub(crate) lang: Option<Lang>,
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
    /// Grundy values of single heaps 0..N, the period with its proof
    Grundy(GrundyArgs),
    /// The misère quotient of a heap game
    Quotient(QuotientArgs),
    /// The genera of single heaps 0..N: how they behave under misère play
    Genus(GenusArgs),
    /// The lost positions of a game in a box, their number and density
    Lost(LostArgs),
    /// Every game of a family up to equivalence
    Survey(SurveyArgs),
    /// Calculate with nimbers
    Nimber(NimberArgs),
    /// Many positions at once
    Batch(BatchArgs),
    /// Play against the computer
    Play(PlayArgs),
    /// Compare theory with exhaustive search as far as the budget goes
    Check(CheckArgs),
    /// Check a certificate written by solve --certificate
    Verify(VerifyArgs),
    /// How fast this machine answers, and one hash over the answers to a fixed set of positions
    Bench(BenchArgs),
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
    /// Help about a command or the terms
    Help {
        /// The command, or `terms`
        topic: Option<String>,
    },
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
    /// Bare numbers, and the game's own name, mean the game of this rule file (docs/RULES.md)
    #[arg(long, value_name = "FILE", conflicts_with = "k")]
    pub(crate) rules: Option<String>,
    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
    /// Write the position in this form where its game has several: `counts` or `squares`
    #[arg(long)]
    pub(crate) form: Option<String>,
}

/// What the answer may cost and how it is shown.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Print the result as JSON, one object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) fields: FieldArgs,
    #[command(flatten)]
    pub(crate) certificate: CertificateArgs,
}

/// Where to write the proof of the answer.
#[derive(Debug, Args)]
pub(crate) struct CertificateArgs {
    /// Write a proof of the answer to FILE, or print it instead of the answer; with --grundy a proof of the value
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub(crate) certificate: Option<PathBuf>,
}

/// Fields of the result that have to be asked for.
#[derive(Debug, Clone, Copy, Args)]
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
    /// Also give the argument as data, in JSON
    #[arg(long)]
    pub(crate) because: bool,
}

impl FieldArgs {
    /// Returns the question for these fields.
    pub(crate) fn question(self, lang: Lang) -> SolveQuestion {
        SolveQuestion {
            count: self.count,
            grundy: self.grundy,
            remoteness: self.remoteness,
            because: self.because,
            lang: Some(lang.code().to_owned()),
            ..SolveQuestion::default()
        }
    }
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
    /// Print the number of different sets of heaps that they change
    #[arg(long, conflicts_with = "count")]
    pub(crate) heap_sets: bool,
    /// Also give the argument as data, in JSON
    #[arg(long)]
    pub(crate) because: bool,
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
    /// Also give the argument as data, in JSON
    #[arg(long)]
    pub(crate) because: bool,
}

#[derive(Debug, Args)]
#[command(mut_arg("budget", |budget| budget.default_value(Resettable::Reset)))]
pub(crate) struct GrundyArgs {
    /// The game without numbers, such as kayles, octal(0.156) or rules(FILE); for a table also a sum of two, kayles + nim
    pub(crate) game: String,
    /// The largest heap
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) to: usize,
    /// The values of all positions with two numbers, from 0 0 to A B, as a table
    #[arg(long, value_name = "AxB", conflicts_with_all = ["to", "plot", "save", "certificate"])]
    pub(crate) table: Option<TableSize>,
    /// Show in the table who wins instead of the values: N the player to move, P the other
    #[arg(long, requires = "table")]
    pub(crate) outcomes: bool,
    /// Misère play in the table: whoever cannot move wins
    #[arg(long, requires = "table")]
    pub(crate) misere: bool,
    /// Print the rows `heap,grundy`, or the table as rows
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the values in the terminal
    #[arg(long, conflicts_with_all = ["csv", "json"])]
    pub(crate) plot: bool,
    /// Draw the values into an SVG file: a chart, or a heat map of the table
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<String>,
    /// Keep the values in FILE and go on from there next time
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<String>,
    /// Write a proof of the period to FILE, or print it instead of the values
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    pub(crate) certificate: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
#[command(mut_arg("budget", |budget| budget.default_value("100000000")))]
pub(crate) struct QuotientArgs {
    /// The heap game without numbers, such as kayles or octal(0.123)
    pub(crate) game: String,
    /// The largest heap
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) to: usize,
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct LostArgs {
    /// The game without numbers, such as moore(2) or wythoff
    pub(crate) game: String,
    /// How many heaps, or other numbers, a position has
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) heaps: usize,
    /// Every heap has fewer stones than this
    #[arg(long, value_name = "SIZE", default_value_t = 16)]
    pub(crate) below: u64,
    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
    /// Print at most N positions
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) limit: usize,
    /// Print only their number
    #[arg(long)]
    pub(crate) count: bool,
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
#[command(mut_arg("budget", |budget| budget.default_value("100000000")))]
pub(crate) struct GenusArgs {
    /// The heap game without numbers, such as kayles or octal(0.123)
    pub(crate) game: String,
    /// The largest heap
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) to: usize,
    /// Print the rows `heap,genus,grundy,misere,tame`
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct SurveyArgs {
    /// Which games: octal or hexadecimal codes, or subtraction sets
    #[arg(value_parser = SurveyFamily::NAMES)]
    pub(crate) family: String,
    /// Codes with at most N digits after the point
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) digits: u32,
    /// Subtraction sets whose amounts are at most N
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) largest: u32,
    /// The largest heap
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub(crate) to: usize,
    /// Also the order of the misère quotient of the heaps up to N
    #[arg(long, value_name = "N")]
    pub(crate) quotient: Option<usize>,
    /// How many steps the search for one quotient may take before it is given up
    #[arg(long, value_name = "STEPS", default_value_t = 1_000_000)]
    pub(crate) budget: u64,
    /// How the rows are written
    #[arg(long, default_value = "csv")]
    pub(crate) format: SurveyFormat,
    /// Write the rows to FILE instead of standard output, each as soon as it is known
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Go on after the rows that FILE has
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// How many threads compute [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZero<usize>>,
}

#[derive(Debug, Args)]
pub(crate) struct NimberArgs {
    /// Numbers, + * / ^, parentheses and sqrt( ), such as "(5 * 7 + 3) / 2"
    #[arg(required = true)]
    pub(crate) expression: Vec<String>,
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Clone, Args)]
pub(crate) struct BatchArgs {
    /// The file to read; `-` or none is standard input; gzip and zstd are recognised by content
    pub(crate) file: Option<PathBuf>,
    /// How the input is written [default: recognised by content: a `{` first is jsonl, only numbers a contest, else
    /// lines]
    #[arg(long)]
    pub(crate) format: Option<Format>,
    /// What bare numbers are, such as `moore(2)` [default: nim; with --k-per-case moore]
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// Misère play: whoever cannot move wins
    #[arg(long)]
    pub(crate) misere: bool,
    /// Each case of a contest is `n k` and then n numbers
    #[arg(long)]
    pub(crate) k_per_case: bool,
    /// A contest does not begin with the number of cases: they follow one another until the end
    #[arg(long)]
    pub(crate) until_end: bool,
    /// What to print for each position [default: first-second in a contest, else JSON]
    #[arg(long, value_name = "STYLE")]
    pub(crate) answer: Option<AnswerFormat>,
    /// The words for the winner instead of `First` and `Second`, such as Alice,Bob
    #[arg(long, value_name = "FIRST,SECOND")]
    pub(crate) words: Option<WinnerWords>,
    #[command(flatten)]
    pub(crate) fields: FieldArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// Rule files that positions name may be read, from this folder and those below it
    #[arg(long, value_name = "FOLDER")]
    pub(crate) rule_folder: Option<PathBuf>,
    /// The longest line read, and in a contest the longest number
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20)]
    pub(crate) max_line: usize,
    /// How many threads answer jsonl and lines [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZero<usize>>,
    /// Which instructions read the numbers of a contest, to compare them [default: the best there are]
    #[arg(long, value_name = "NAME", value_parser = ["portable", "avx2", "avx512"], hide = true)]
    pub(crate) instructions: Option<String>,
    /// Write to FILE.part and rename it to FILE at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Go on where an interrupted run with the same input, options and --output stopped
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
}

#[derive(Debug, Args)]
#[command(mut_arg("position", |position| position.required(false)))]
#[command(mut_arg("budget", |budget| budget.default_value("1000000")))]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// How well the computer plays [default: perfect; with --mistakes: fallible]
    #[arg(long, value_name = "LEVEL", value_parser = Level::NAMES)]
    pub(crate) level: Option<String>,
    /// How often a fallible computer plays at random, such as 0.25 or 25%
    #[arg(long, value_name = "RATE")]
    pub(crate) mistakes: Option<Rate>,
    /// The same seed gives the same game [default: another each time]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// The computer begins
    #[arg(long)]
    pub(crate) second: bool,
    /// Line mode (the default if standard output is not a terminal)
    #[arg(long)]
    pub(crate) plain: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
#[command(mut_arg("budget", |budget| budget.default_value(nimatron_verify::STEPS.to_string())))]
pub(crate) struct VerifyArgs {
    /// The file with the certificate; `-` is standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// Print the result as JSON, one object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// Print only the hash: the same on every machine, until an answer changes
    #[arg(long)]
    pub(crate) signature: bool,
    /// Print the answers that are hashed, one position on each line
    #[arg(long, conflicts_with = "signature")]
    pub(crate) answers: bool,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print one JSON object on one line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

#[cfg(feature = "serve")]
#[derive(Debug, Args)]
#[command(mut_arg("budget", |budget| budget.default_value("1000000")))]
#[command(mut_arg("memory", |memory| memory.default_value("64M")))]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 7446)]
    pub(crate) port: u16,
    /// The address to listen on; only this machine can reach the default
    #[arg(long, default_value_t = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST))]
    pub(crate) bind: std::net::IpAddr,
    /// A name by which clients may reach the server, besides `localhost` and IP addresses; may be repeated
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}
