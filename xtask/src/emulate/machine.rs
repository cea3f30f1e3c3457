//! The emulated machine, from power on to power off.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::command::{pass_on, say};

const BOCHSRC: &str = include_str!("../../emulate/bochsrc");
/// The last line that `init` writes, followed by the status of the tests.
const END: &str = "emulated: status ";

/// Boots `disc.iso`, shows the output of the tests as it arrives, and returns their status.
pub(super) fn boot(directory: &Path, model: &str, limit: Duration) -> Result<i32> {
    let log = directory.join("tests.log");
    for file in [&log, &directory.join("console.log")] {
        match fs::remove_file(file) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    fs::write(directory.join("bochsrc"), BOCHSRC)?;
    // Debian's Bochs is built with its debugger, which waits for commands.
    fs::write(directory.join("commands"), "continue\nquit\n")?;

    let mut bochs = Command::new("bochs");
    bochs.args(["-q", "-f", "bochsrc", "-rc", "commands"]).arg(format!("cpu: model={model}"));
    bochs.current_dir(directory).env("TERM", "vt100");
    let screen = File::create(directory.join("screen.log"))?;
    bochs.stdin(Stdio::null()).stdout(screen.try_clone()?).stderr(screen);
    say(&format!("$ {bochs:?}"));
    let said = watch(bochs.spawn().context("cannot run bochs")?, &log, limit)?;

    let status = said.lines().find_map(|line| line.strip_prefix(END)).and_then(|status| status.parse().ok());
    status.with_context(|| {
        format!("the machine ended before its tests; see the logs in {}", directory.display())
    })
}

/// Returns the output of the tests once the machine is off.
fn watch(mut machine: Child, log: &Path, limit: Duration) -> Result<String> {
    let start = Instant::now();
    let mut said = Vec::new();
    loop {
        let off = machine.try_wait()?;
        if let Ok(mut log) = File::open(log) {
            let before = said.len();
            said.clear();
            log.read_to_end(&mut said)?;
            pass_on(said.get(before..).unwrap_or_default());
        }
        if let Some(end) = off {
            // At power off Bochs ends with 1; a signal means a crash, or that it was killed.
            say(&format!("bochs: {end}"));
            return Ok(String::from_utf8_lossy(&said).replace('\r', ""));
        }
        if start.elapsed() > limit {
            // It ignores other signals.
            machine.kill()?;
            machine.wait()?;
            bail!("the machine was not done after {} s", limit.as_secs());
        }
        thread::sleep(Duration::from_millis(200));
    }
}
