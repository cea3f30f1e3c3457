//! The game line by line: readable by scripts and by screen readers.

use std::io::{self, BufRead, Write};

use nimatron::notation::ParseError;
use nimatron::report::{MoveReport, how_to_type, illegal};
use nimatron::{Convention, Lang, Level, Messages, Position, games};

use crate::play::board;
use crate::play::command::PlayCommand;
use crate::play::hint;
use crate::play::session::{Player, Session, Turn};
use crate::rate::Rate;
use crate::rule_files::RuleFilesOnDisk;

/// A game in line mode: moves and commands are read from lines.
pub(crate) struct LineMode {
    session: Session,
    messages: Messages,
    prompt: &'static str,
    /// How many hints have been given in this position.
    hints: usize,
}

impl LineMode {
    pub(crate) const fn new(session: Session, messages: Messages, prompt: &'static str) -> Self {
        Self { session, messages, prompt, hints: 0 }
    }

    /// Plays until the input ends or someone quits.
    pub(crate) fn run(mut self, mut input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
        self.show_convention(out)?;
        self.show_level(out)?;
        self.proceed(out)?;
        let mut line = Vec::new();
        loop {
            write!(out, "{}", self.prompt)?;
            out.flush()?;
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let text = String::from_utf8_lossy(&line);
            match PlayCommand::of(&text) {
                PlayCommand::Quit => return Ok(()),
                command => self.obey(command, out)?,
            }
        }
    }

    fn print(&self, key: &str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.messages.format(key, &[]))
    }

    fn obey(&mut self, command: PlayCommand<'_>, out: &mut impl Write) -> io::Result<()> {
        match command {
            PlayCommand::Nothing | PlayCommand::Quit => Ok(()),
            PlayCommand::Hint => {
                self.hints = (self.hints + 1).min(hint::HINTS);
                let before = hint::hints(&self.session, self.hints - 1, &self.messages).len();
                let lines = hint::hints(&self.session, self.hints, &self.messages);
                // If there is no further hint, the last one is repeated.
                let new = if lines.len() > before { &lines[before..] } else { &lines[..] };
                new.iter().try_for_each(|line| writeln!(out, "{line}"))
            }
            PlayCommand::Why => {
                let hint::ArgumentText { theorem, calculation } = hint::why(&self.session, &self.messages);
                calculation.iter().chain(&theorem).try_for_each(|line| writeln!(out, "{line}"))
            }
            PlayCommand::Moves => {
                let lines = hint::moves(&self.session, &self.messages);
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))
            }
            PlayCommand::Undo if self.session.undo() => self.proceed(out),
            PlayCommand::Undo => self.print("play-nothing-to-undo", out),
            PlayCommand::Redo if self.session.redo() => self.proceed(out),
            PlayCommand::Redo => self.print("play-nothing-to-redo", out),
            PlayCommand::Level(text) => self.set_level(text, out),
            PlayCommand::Lang(code) => match code.parse::<Lang>() {
                Ok(lang) => {
                    self.messages = Messages::new(lang);
                    self.proceed(out)
                }
                Err(_) => self.print("play-lang-unknown", out),
            },
            PlayCommand::New(text) => match position(text) {
                Ok(start) => {
                    self.session.restart(start);
                    self.show_convention(out)?;
                    self.proceed(out)
                }
                Err(error) => self.point_at(&error, text, out),
            },
            PlayCommand::Help => self.help(out),
            PlayCommand::Move(text) => self.play(text, out),
        }
    }

    fn play(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        if self.session.winner().is_some() {
            return self.print("play-over", out);
        }
        let action = match self.session.position().typed_move(text) {
            Ok(action) => action,
            Err(error) => {
                self.print("play-not-a-move", out)?;
                self.point_at(&error, text, out)?;
                return self.how_to_move(out);
            }
        };
        if let Err(reason) = self.session.play(action.clone()) {
            return writeln!(out, "{}", illegal(self.session.position(), &action, &reason, &self.messages));
        }
        self.show_turn(out)?;
        self.proceed(out)
    }

    /// Lets the computer move if it is its turn, and shows the position for the next decision.
    fn proceed(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.hints = 0;
        if self.session.answer() {
            self.show_turn(out)?;
        }
        writeln!(out)?;
        writeln!(out, "{}", self.session.position())?;
        write!(out, "{}", board::text(self.session.position(), &self.messages))?;
        let Some(winner) = self.session.winner() else { return self.print("play-your-turn", out) };
        self.print(if winner == Player::You { "play-you-won" } else { "play-computer-won" }, out)?;
        match given_away(&self.session, &self.messages) {
            Some(text) => writeln!(out, "{text}"),
            None => Ok(()),
        }
    }

    fn show_turn(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(turn) = self.session.turns().last() else { return Ok(()) };
        turn_lines(turn, &self.messages).iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    fn set_level(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        let (name, rate) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rate = if rate.is_empty() { Ok(Rate(Level::PER_MILLE)) } else { rate.trim().parse() };
        match (name, rate) {
            ("", _) => self.show_level(out),
            (name, Ok(Rate(per_mille))) => match Level::named(name, per_mille) {
                Some(level) => {
                    self.session.level = level;
                    self.show_level(out)
                }
                None => self.print("play-level-unknown", out),
            },
            (_, Err(_)) => self.print("play-level-unknown", out),
        }
    }

    fn show_convention(&self, out: &mut impl Write) -> io::Result<()> {
        let rule = self.session.position().rule(&self.messages);
        rule.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        self.print(
            match self.session.position().convention() {
                Convention::Normal => "normal-play",
                Convention::Misere => "misere-play",
            },
            out,
        )
    }

    fn show_level(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", level_text(self.session.level, &self.messages))
    }

    fn help(&self, out: &mut impl Write) -> io::Result<()> {
        self.how_to_move(out)?;
        self.print("play-commands", out)
    }

    fn how_to_move(&self, out: &mut impl Write) -> io::Result<()> {
        how_to_type(self.session.position(), &self.messages)
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Prints what was typed with a caret under the error.
    fn point_at(&self, error: &ParseError, text: &str, out: &mut impl Write) -> io::Result<()> {
        let Some(mistake) = error.diagnostics.first() else { return Ok(()) };
        let before = text.get(..mistake.span.start).unwrap_or(text);
        writeln!(out, "  {text}")?;
        let said = [&mistake.message, &mistake.expected].map(|wording| self.messages.say(wording));
        writeln!(out, "  {}^ {}: {}", " ".repeat(board::width(before)), said[0], said[1])
    }
}

/// Returns a position for a new game, or `None` if nothing was typed. Bare numbers are heaps of the usual game.
pub(crate) fn position(text: &str) -> Result<Option<Position>, ParseError> {
    if text.is_empty() {
        return Ok(None);
    }
    let bare: (_, &[_]) = (games::name_of_bare_numbers(false), &[]);
    Position::parse_bare(text, bare, &RuleFilesOnDisk::default()).map(Some)
}

/// Returns a turn in words, with a remark if it gave the win away or was a guess.
pub(crate) fn turn_lines(turn: &Turn, messages: &Messages) -> Vec<String> {
    let played = turn.before.legal_move(&turn.action);
    let text = played.map_or_else(|_| String::new(), |played| MoveReport::new(&played, messages).text);
    let key = if turn.by == Player::You { "play-you" } else { "play-computer" };
    let mut lines = Vec::new();
    if turn.guessed {
        lines.push(messages.format("play-guess", &[]));
    }
    lines.push(messages.format(key, &[("move", &text)]));
    // The computer's mistakes are named only when the game is over.
    if turn.gave_away && turn.by == Player::You {
        lines.push(messages.format("play-gave-away", &[]));
    }
    lines
}

/// Returns the moves that gave the win away, in words, if there were any.
pub(crate) fn given_away(session: &Session, messages: &Messages) -> Option<String> {
    let name = |(player, number): (Player, usize)| {
        let key = if player == Player::You { "play-by-you" } else { "play-by-computer" };
        messages.format(key, &[("n", &number.to_string())])
    };
    let names: Vec<String> = session.given_away().map(name).collect();
    (!names.is_empty()).then(|| messages.format("play-given-away", &[("moves", &messages.list(&names))]))
}

/// Returns how well the opponent plays, in words.
pub(crate) fn level_text(level: Level, messages: &Messages) -> String {
    let text = match level {
        Level::Perfect => messages.format("play-level-perfect", &[]),
        Level::Fallible { per_mille } => {
            messages.format("play-level-fallible", &[("rate", &Rate(per_mille).to_string())])
        }
        Level::Random => messages.format("play-level-random", &[]),
    };
    messages.format("play-level", &[("level", &text)])
}
