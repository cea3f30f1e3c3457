//! [`App`]: what is on the screen, and what each key does to it.

use nimatron::report::illegal;
use nimatron::{Action, Lang, Level, Messages, Move, Rate, Shape};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::play::board::{self, Drawing, Line};
use crate::play::hint;
use crate::play::lines::{given_away, how_to_move, level_text, turn_lines};
use crate::play::screen::choice::Choice;
use crate::play::session::{Player, Session};

/// Whether the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Continue,
    Quit,
}

/// What the panel below the board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Panel {
    /// So many hints.
    Hint(usize),
    Why,
    Moves,
    Help,
}

/// The game as the screen shows it.
pub(crate) struct App {
    pub(crate) session: Session,
    pub(crate) messages: Messages,
    pub(crate) colour: bool,
    /// The board of the position.
    pub(crate) board: Vec<Line>,
    /// The chosen line of the board.
    pub(crate) cursor: usize,
    pub(crate) choice: Choice,
    panel: Option<Panel>,
    /// The title and the lines of the panel; worked out once, for that may take its time.
    pub(crate) panel_text: Option<(String, Vec<String>)>,
    /// The first line of the panel that is shown.
    pub(crate) scroll: u16,
    /// The move that is being typed.
    pub(crate) typing: Option<String>,
    /// What happened last.
    pub(crate) message: Vec<String>,
}

impl App {
    pub(crate) fn new(session: Session, messages: Messages) -> Self {
        let mut app = Self {
            session,
            messages,
            colour: false,
            board: Vec::new(),
            cursor: 0,
            choice: Choice::default(),
            panel: None,
            panel_text: None,
            scroll: 0,
            typing: None,
            message: Vec::new(),
        };
        app.message.push(level_text(app.session.level, &app.messages));
        app.proceed(0);
        app
    }

    /// Does what a key stands for.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) { Flow::Quit } else { Flow::Continue };
        }
        if self.typing.is_some() {
            self.press_typing(key.code);
            return Flow::Continue;
        }
        match key.code {
            KeyCode::Char('q') => return Flow::Quit,
            KeyCode::Up | KeyCode::Char('k') => self.step(false),
            KeyCode::Down | KeyCode::Char('j') => self.step(true),
            KeyCode::Right | KeyCode::Char('+' | '=') => self.more(),
            KeyCode::Left | KeyCode::Char('-') => self.less(),
            KeyCode::Char(digit @ '0'..='9') => self.choice.digit(self.cursor, digit, &self.board),
            KeyCode::Backspace => self.choice.backspace(self.cursor, &self.board),
            KeyCode::Home => self.choose_all(false),
            KeyCode::End => self.choose_all(true),
            KeyCode::Char(' ') => self.choose_all(self.choice.at(self.cursor).is_none()),
            KeyCode::Enter => self.play_choice(),
            KeyCode::Esc => self.clear(),
            KeyCode::Char(':') => self.typing = Some(String::new()),
            KeyCode::Char('u') => self.travel(Session::undo, "play-nothing-to-undo"),
            KeyCode::Char('r') => self.travel(Session::redo, "play-nothing-to-redo"),
            KeyCode::Char('n') => {
                self.session.restart(None);
                self.message.clear();
                self.proceed(0);
            }
            KeyCode::Char('h') => self.open(match self.panel {
                Some(Panel::Hint(given)) => Panel::Hint((given + 1).min(hint::HINTS)),
                _ => Panel::Hint(1),
            }),
            KeyCode::Char('w') => self.open(Panel::Why),
            KeyCode::Char('m') => self.open(Panel::Moves),
            KeyCode::Char('?') => self.open(Panel::Help),
            KeyCode::Char('l') => self.change_level(),
            KeyCode::Char('L') => self.change_language(),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(4),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(4),
            _ => {}
        }
        Flow::Continue
    }

    fn press_typing(&mut self, code: KeyCode) {
        let Some(text) = &mut self.typing else { return };
        match code {
            KeyCode::Char(c) => text.push(c),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let text = self.typing.take().unwrap_or_default();
                match self.understood(&text) {
                    Ok(action) => self.play(action),
                    Err(reason) => self.message = vec![reason],
                }
            }
            _ => {}
        }
    }

    /// Moves the cursor to the next line that a move can name.
    fn step(&mut self, down: bool) {
        let can_move = |line: &usize| self.board[*line].number.is_some();
        let next = if down {
            (self.cursor + 1..self.board.len()).find(can_move)
        } else {
            (0..self.cursor.min(self.board.len())).rev().find(can_move)
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    fn is_coin(&self) -> bool {
        self.board.get(self.cursor).is_some_and(|line| line.drawing == Drawing::Coin)
    }

    fn more(&mut self) {
        if self.is_coin() { self.choose_all(true) } else { self.choice.more(self.cursor, &self.board) }
    }

    fn less(&mut self) {
        let component = self.board.get(self.cursor).map_or(0, |line| line.component);
        let can_add = self.session.position().shape(component) == Some(Shape::Chips);
        self.choice.less(self.cursor, &self.board, can_add);
    }

    fn choose_all(&mut self, all: bool) {
        let Some(line) = self.board.get(self.cursor).filter(|line| line.number.is_some()) else { return };
        // Tails can be turned as well as heads.
        let whole = if line.drawing == Drawing::Coin { 1u64.into() } else { line.size.clone() };
        self.choice.set(self.cursor, if all { whole } else { 0u64.into() }, false, &self.board);
    }

    fn clear(&mut self) {
        self.choice.clear();
        self.show(None);
    }

    /// Opens a panel, or closes it where it is open already; hints go on instead.
    fn open(&mut self, panel: Panel) {
        let closes = self.panel == Some(panel) && !matches!(panel, Panel::Hint(_));
        self.show((!closes).then_some(panel));
    }

    fn show(&mut self, panel: Option<Panel>) {
        self.scroll = 0;
        self.panel = panel;
        self.panel_text = panel.map(|panel| self.text_of(panel));
    }

    /// The legal action that `text` writes, or why it is none.
    fn understood(&self, text: &str) -> Result<Action, String> {
        let position = self.session.position();
        let action = position.typed_move(text).map_err(|_| match how_to_move(position, &self.messages) {
            how if how.is_empty() => self.messages.format("play-over", &[]),
            how => how.join(" "),
        })?;
        match position.play(&action) {
            Ok(_) => Ok(action),
            Err(reason) => Err(illegal(position, &action, &reason, &self.messages)),
        }
    }

    /// The chosen move in words, or what is to be done instead; and whether it can be played.
    pub(crate) fn preview(&self) -> (String, bool) {
        if let Some(text) = &self.typing {
            return (self.messages.format("play-typing", &[("text", &format!("{text}_"))]), false);
        }
        let position = self.session.position();
        if let Some(winner) = self.session.winner() {
            let key = if winner == Player::You { "play-you-won" } else { "play-computer-won" };
            return (self.messages.format(key, &[]), false);
        }
        let Some(typed) = self.choice.typed(position, &self.board) else {
            return (self.messages.format("play-choose", &[]), false);
        };
        match self.understood(&typed).map(|action| (position.play(&action), action)) {
            Ok((Ok(after), action)) => {
                let chosen = Move { action, to: after.rows };
                let text = nimatron::report::MoveReport::new(position, &chosen, &self.messages).text;
                (self.messages.format("play-preview", &[("move", &text)]), true)
            }
            Ok((Err(_), action)) => (action.to_string(), false),
            Err(reason) => (reason, false),
        }
    }

    fn play_choice(&mut self) {
        if let Some(typed) = self.choice.typed(self.session.position(), &self.board)
            && let Ok(action) = self.understood(&typed)
        {
            self.play(action);
        }
    }

    fn play(&mut self, action: Action) {
        let before = self.session.turns().len();
        if self.session.play(action).is_ok() {
            self.message.clear();
            self.proceed(before);
        }
    }

    /// Lets the computer answer, tells of the turns from number `before` on, and sets up the board.
    fn proceed(&mut self, before: usize) {
        self.session.answer();
        for turn in self.session.turns().iter().skip(before) {
            self.message.extend(turn_lines(turn, &self.messages));
        }
        if self.session.winner().is_some() {
            self.message.extend(given_away(&self.session, &self.messages));
        }
        self.set_up();
    }

    fn set_up(&mut self) {
        self.board = board::lines(self.session.position(), &self.messages);
        self.choice.clear();
        self.show(self.panel.filter(|panel| !matches!(panel, Panel::Hint(_))));
        let can_stay = self.board.get(self.cursor).is_some_and(|line| line.number.is_some());
        if !can_stay {
            self.cursor = self.board.iter().position(|line| line.number.is_some()).unwrap_or(0);
        }
    }

    fn travel(&mut self, there: fn(&mut Session) -> bool, nothing: &str) {
        self.message.clear();
        if there(&mut self.session) {
            let before = self.session.turns().len();
            self.proceed(before);
        } else {
            self.message.push(self.messages.format(nothing, &[]));
        }
    }

    fn change_level(&mut self) {
        self.session.level = match self.session.level {
            Level::Perfect => Level::Fallible { mistakes: Rate::default() },
            Level::Fallible { .. } => Level::Random,
            Level::Random => Level::Perfect,
        };
        self.message = vec![level_text(self.session.level, &self.messages)];
    }

    fn change_language(&mut self) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.messages.lang()).unwrap_or(0);
        self.messages = Messages::new(Lang::ALL[(at + 1) % Lang::ALL.len()]);
        self.message = vec![level_text(self.session.level, &self.messages)];
        self.board = board::lines(self.session.position(), &self.messages);
        self.show(self.panel);
    }

    /// The title and the lines of a panel.
    fn text_of(&self, panel: Panel) -> (String, Vec<String>) {
        let (title, lines) = match panel {
            Panel::Hint(given) => ("play-panel-hint", hint::hints(&self.session, given, &self.messages)),
            Panel::Why => {
                let mut lines = hint::argument(&self.session, &self.messages);
                // The calculation first: the theorem and its source may need scrolling.
                lines.rotate_left(1);
                ("play-panel-why", lines)
            }
            Panel::Moves => ("play-panel-moves", hint::moves(&self.session, &self.messages)),
            Panel::Help => {
                let keys = self.messages.format("play-help-keys", &[]);
                let mut lines: Vec<String> = keys.lines().map(str::to_owned).collect();
                lines.extend(how_to_move(self.session.position(), &self.messages));
                ("play-panel-help", lines)
            }
        };
        (self.messages.format(title, &[]), lines)
    }
}
