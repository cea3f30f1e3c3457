//! Requests generated from the OpenAPI document: every answer must be as the document says.

use std::env;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::server::Server;
use super::tools::{at_most, python};
use crate::command::{run as succeed, say};

/// How many requests are generated for each check of an operation, unless the variable `NIMATRON_EXAMPLES` says more.
const EXAMPLES: u64 = 100;
/// How long one example of all of them may take, in seconds.
const TIME: u64 = 3;
/// The memory in MiB that a server with one question at a time per core may use.
const MEMORY: u64 = 256;

/// Runs Schemathesis against `server`, which must keep running within its memory limit.
pub(super) fn run(mut server: Server) -> Result<()> {
    let tool = python("schemathesis==4.32.5", "schemathesis")?.join("schemathesis");
    let asked = env::var("NIMATRON_EXAMPLES").ok();
    let examples = asked
        .map_or(Ok(EXAMPLES), |text| text.parse().with_context(|| format!("NIMATRON_EXAMPLES={text}")))?;
    let mut command = Command::new(tool);
    command.arg("run").arg(format!("{}/api/openapi.json", server.address));
    command.args([
        "--url",
        &server.address,
        "--seed",
        "1",
        "--max-examples",
        &examples.to_string(),
        "--request-timeout",
        "15",
    ]);
    // A schema cannot describe the notation of positions: most generated texts are not positions and are refused.
    command.args(["--exclude-checks", "positive_data_acceptance"]);
    succeed(at_most(TIME * examples, &command).current_dir(super::root().join("target")))?;
    ensure!(server.runs(), "the server ended");
    if let Some(memory) = server.memory() {
        say(&format!("the server has used at most {memory} MiB"));
        ensure!(memory <= MEMORY, "more than {MEMORY} MiB");
    }
    Ok(())
}
