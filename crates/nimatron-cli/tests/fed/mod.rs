//! Running a command on an input.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// Runs `command` on `input` and returns what it printed.
pub(crate) fn fed(command: &mut Command, input: impl AsRef<[u8]>) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.as_ref().to_vec();
    // The command may stop reading before the end, and may print before it has read all.
    let feeder = thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the command ends");
    feeder.join().expect("the feeder ends");
    output
}
