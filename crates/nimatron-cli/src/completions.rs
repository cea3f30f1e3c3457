//! `nimatron completions`: a script for a shell, which knows the games too.

use std::io::{self, Write};

use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use nimatron::games::GAMES;
use nimatron::{Lang, Messages};

use crate::help;

/// The arguments in which a game may stand.
const OF_GAMES: [&str; 2] = ["position", "game"];

/// Writes the script.
pub(crate) fn write(shell: Shell, messages: &Messages, out: &mut impl Write) -> io::Result<()> {
    let names = || GAMES.iter().map(|entry| entry.name);
    let with_games = |command: Command| {
        command.mut_args(|arg| match OF_GAMES.contains(&arg.get_id().as_str()) {
            // Nothing is read with these arguments: a shell only offers the names.
            true => arg.value_parser(PossibleValuesParser::new(names())),
            false if arg.get_id() == "lang" => {
                arg.value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code)))
            }
            false => arg,
        })
    };
    let mut command = with_games(help::command(messages)).mut_subcommands(with_games);
    // Into memory first: clap panics if it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    out.write_all(&script)
}
