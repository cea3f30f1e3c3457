//! The command `nimatron`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nimatron_cli::main()
}
