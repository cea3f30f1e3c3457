//! The progress bar is shown on a terminal and nowhere else.
#![cfg(unix)]

use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::command::batch;

/// Our end of a pseudo-terminal, and the end of the command.
fn terminal() -> (File, File) {
    let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
    grantpt(&ours).and_then(|()| unlockpt(&ours)).expect("it is ours");
    let name = ptsname(&ours, Vec::new()).expect("it has a name");
    let theirs = rustix::fs::open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("it opens");
    (File::from(ours), File::from(theirs))
}

/// Lets the run wait for its last line until the bar is due.
fn fed_slowly(mut child: Child) -> Option<i32> {
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(b"nim 1\n").unwrap();
    thread::sleep(Duration::from_millis(1200));
    stdin.write_all(b"nim 0\n").unwrap();
    drop(stdin);
    child.wait().unwrap().code()
}

/// What appears on the terminal; at its end reading is an error.
fn shown(mut ours: File) -> String {
    let (mut text, mut bytes) = (Vec::new(), [0; 1024]);
    while let Ok(count @ 1..) = ours.read(&mut bytes) {
        text.extend_from_slice(&bytes[..count]);
    }
    String::from_utf8(text).expect("it is text")
}

#[test]
fn a_bar_is_shown_on_a_terminal_and_cleared() {
    let (ours, theirs) = terminal();
    let mut command = batch(&["--format", "lines", "--answer", "outcome"]);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(theirs).spawn().unwrap();
    drop(command);
    assert_eq!(fed_slowly(child), Some(0));
    let shown = shown(ours);
    assert!(shown.contains(" MB read, 1 answers, 1 s") || shown.contains(" MB read, 2 answers"), "{shown:?}");
    assert!(shown.ends_with("\r\u{1b}[K"), "{shown:?}");
}

/// Neither among the answers nor without a terminal.
#[test]
fn no_bar_is_shown_elsewhere() {
    let (ours, theirs) = terminal();
    let mut command = batch(&["--format", "lines", "--answer", "outcome"]);
    command.stdin(Stdio::piped()).stdout(theirs.try_clone().unwrap()).stderr(theirs);
    let child = command.spawn().unwrap();
    drop(command);
    assert_eq!(fed_slowly(child), Some(0));
    assert_eq!(shown(ours), "N\r\nP\r\n");

    let mut command = batch(&["--format", "lines", "--answer", "outcome"]);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stderr = child.stderr.take().unwrap();
    assert_eq!(fed_slowly(child), Some(0));
    let mut text = String::new();
    stderr.read_to_string(&mut text).unwrap();
    assert_eq!(text, "");
}
