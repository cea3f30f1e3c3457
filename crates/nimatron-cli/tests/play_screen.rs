//! `nimatron play` on a pseudo-terminal: a whole game with the arrow keys.
#![cfg(all(unix, feature = "tui"))]

use std::fs::File;
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use nimatron::{Action, Budget, Level, Position};
use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

const COLUMNS: usize = 60;
const ROWS: usize = 20;
/// Far longer than anything takes: a slow machine is no failure.
const PATIENCE: Duration = Duration::from_secs(60);

/// The command on a terminal of its own, and what that terminal shows.
struct Terminal {
    child: Child,
    keyboard: File,
    output: Receiver<Vec<u8>>,
    screen: Screen,
}

impl Terminal {
    fn start(args: &[&str]) -> Self {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&ours).and_then(|()| unlockpt(&ours)).expect("it is ours");
        let size = Winsize { ws_row: ROWS as u16, ws_col: COLUMNS as u16, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&ours, size).expect("it has a size");
        let name = ptsname(&ours, Vec::new()).expect("it has a name");
        let theirs = rustix::fs::open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).expect("it opens");
        let theirs = File::from(theirs);
        let child = Command::new(env!("CARGO_BIN_EXE_nimatron"))
            .arg("play")
            .args(args)
            .env("TERM", "xterm-256color")
            .stdin(Stdio::from(theirs.try_clone().expect("another handle")))
            .stdout(Stdio::from(theirs.try_clone().expect("another handle")))
            .stderr(Stdio::from(theirs))
            .spawn()
            .expect("the command starts");
        let keyboard = File::from(ours);
        let mut reader = keyboard.try_clone().expect("another handle");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, keyboard, output, screen: Screen::default() }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("it takes keys");
    }

    /// Waits until the screen shows `expected`.
    fn wait_for(&mut self, expected: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.screen.text().contains(expected) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.write(&bytes),
                Err(_) => panic!("no {expected:?} in\n{}", self.screen.text()),
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Just enough of a terminal: text, and where the next of it goes.
#[derive(Default)]
struct Screen {
    cells: Vec<Vec<char>>,
    at: (usize, usize),
    /// What came of a sequence or a character that is not yet complete.
    pending: Vec<u8>,
}

impl Screen {
    fn text(&self) -> String {
        let lines = self.cells.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn write(&mut self, bytes: &[u8]) {
        self.pending.extend(bytes);
        let pending = std::mem::take(&mut self.pending);
        let valid = match std::str::from_utf8(&pending) {
            Ok(_) => pending.len(),
            Err(error) => error.valid_up_to(),
        };
        let text = std::str::from_utf8(&pending[..valid]).expect("checked");
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            if let Some(sequence) = rest.strip_prefix("\u{1b}[") {
                let Some(end) = sequence.find(|c: char| c.is_ascii_alphabetic()) else { break };
                self.obey(&sequence[..end], &sequence[end..=end]);
                rest = &sequence[end + 1..];
            } else if c == '\u{1b}' && rest.len() < 2 {
                break;
            } else {
                rest = &rest[c.len_utf8()..];
                if !c.is_control() {
                    self.put(c);
                }
            }
        }
        self.pending = rest.as_bytes().iter().chain(&pending[valid..]).copied().collect();
    }

    fn obey(&mut self, parameters: &str, command: &str) {
        match command {
            "H" => {
                let mut numbers = parameters.split(';').map(|text| text.parse().unwrap_or(1));
                let mut next = || numbers.next().unwrap_or(1usize).max(1) - 1;
                self.at = (next(), next());
            }
            "J" => self.cells.clear(),
            _ => {}
        }
    }

    fn put(&mut self, c: char) {
        let (row, column) = self.at;
        if self.cells.len() <= row {
            self.cells.resize(row + 1, Vec::new());
        }
        let line = &mut self.cells[row];
        if line.len() <= column {
            line.resize(column + 1, ' ');
        }
        line[column] = c;
        self.at.1 += 1;
    }
}

/// The keys that choose a move: from the top line down, taking one stone at a time.
fn keys(position: &Position, action: &Action) -> String {
    let Action::Set(lowered) = action else { panic!("a move of Moore's Nim") };
    let (up, down, right) = ("\u{1b}[A", "\u{1b}[B", "\u{1b}[C");
    let mut keys = up.repeat(position.rows()[0].len());
    let mut at = 0;
    for (heap, size) in lowered {
        keys.push_str(&down.repeat(heap - at));
        at = *heap;
        let taken = (&position.rows()[0][*heap] - size).to_usize().expect("small");
        keys.push_str(&right.repeat(taken));
    }
    keys
}

#[test]
fn a_whole_game_of_moores_nim_is_won_against_the_perfect_opponent() {
    let budget = Budget::default();
    let mut position: Position = "moore(2) 3 4 5 6".parse().unwrap();
    let mut terminal = Terminal::start(&["--lang", "en", "--seed", "1", &position.to_string()]);
    terminal.wait_for("Choose a move with the arrow keys.");
    terminal.press("hh");
    terminal.wait_for("Look at heap");
    let mut turns = 0;
    loop {
        let mine = position.reply(Level::Perfect, 1, &budget).unwrap().expect("a move");
        terminal.press(&keys(&position, mine.action()));
        terminal.wait_for("Your move: lower heap");
        terminal.press("\r");
        position = mine.to().clone();
        turns += 1;
        let Some(answer) = position.reply(Level::Perfect, 1, &budget).unwrap() else { break };
        position = answer.to().clone();
        terminal.wait_for(&format!("{position}\n"));
        terminal.wait_for("Choose a move with the arrow keys.");
    }
    assert!(turns >= 3, "{turns} turns");
    terminal.wait_for("You have won.");
    assert!(!terminal.screen.text().contains("gave the win away"));
    terminal.press("q");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn the_line_game_has_a_prompt_on_a_terminal() {
    let mut terminal = Terminal::start(&["--plain", "--lang", "en", "nim 1"]);
    // This screen knows no line ends.
    terminal.wait_for("Your move.>");
    terminal.press("1\rquit\r");
    terminal.wait_for("You have won.");
    assert!(terminal.child.wait().unwrap().success());
}
