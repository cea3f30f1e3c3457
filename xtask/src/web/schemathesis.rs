//! Requests made up from the OpenAPI document: none may be answered otherwise than the document says.

use std::process::Command;

use anyhow::{Result, ensure};

use super::server::Server;
use super::tools::{at_most, python};
use crate::command::{run as succeed, say};

/// How long it may take, in seconds.
const TIME: u64 = 300;
/// A server that answers one question at a time per core needs no more.
const MEMORY: u64 = 256;

/// Runs it against `server`, which must stay up and small.
pub(super) fn run(mut server: Server) -> Result<()> {
    let tool = python("schemathesis==4.32.5", "schemathesis")?.join("schemathesis");
    let mut command = Command::new(tool);
    command.arg("run").arg(format!("{}/api/openapi.json", server.address));
    command.args([
        "--url",
        &server.address,
        "--seed",
        "1",
        "--max-examples",
        "100",
        "--request-timeout",
        "15",
    ]);
    // What a position is cannot be said in a schema: most texts are none, and are refused.
    command.args(["--exclude-checks", "positive_data_acceptance"]);
    succeed(at_most(TIME, &command).current_dir(super::root().join("target")))?;
    ensure!(server.runs(), "the server ended");
    if let Some(memory) = server.memory() {
        say(&format!("the server has used at most {memory} MiB"));
        ensure!(memory <= MEMORY, "more than {MEMORY} MiB");
    }
    Ok(())
}
