//! Processor time, the measure least distorted by other load on the machine.

use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Result, ensure};
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;
use nix::time::{ClockId, clock_gettime};

/// Returns the processor time this process has used so far, in all its threads.
pub(crate) fn used() -> Duration {
    clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID).map(Duration::from).unwrap_or_default()
}

/// Returns the processor time, user and system, that a command uses. The command must succeed, and its output is
/// dropped.
pub(crate) fn of_command(command: &mut Command) -> Result<Duration> {
    let before = children()?;
    let status = command.stdout(Stdio::null()).status()?;
    ensure!(status.success(), "{command:?} ended with {status}");
    Ok(children()? - before)
}

fn children() -> Result<Duration> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let duration = |time: TimeVal| {
        Duration::from_secs(time.tv_sec() as u64) + Duration::from_micros(time.tv_usec() as u64)
    };
    Ok(duration(usage.user_time()) + duration(usage.system_time()))
}
