//! [`App`]: what is on the screen, and what each key does to it.

use nimatron::board::Board;
use nimatron::report::{how_to_type, illegal};
use nimatron::{Action, Lang, Level, Messages, Natural};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::play::board::{self, Spot};
use crate::play::hint;
use crate::play::lines::{given_away, level_text, turn_lines};
use crate::play::screen::draft::{self, ChoiceStep, Draft, Mark};
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
    /// This many hints.
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
    /// The board of each component.
    pub(crate) boards: Vec<Board>,
    /// The lines of the boards.
    pub(crate) spots: Vec<Spot>,
    /// The chosen line.
    pub(crate) cursor: usize,
    /// The component in which something is chosen, and what.
    draft: Option<(usize, Draft)>,
    /// The digits of an amount that is being typed.
    digits: String,
    panel: Option<Panel>,
    /// The title and the lines of the panel, computed once because that may take long.
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
            boards: Vec::new(),
            spots: Vec::new(),
            cursor: 0,
            draft: None,
            digits: String::new(),
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

    /// Handles a key.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if matches!(key.code, KeyCode::Char('c' | 'd')) { Flow::Quit } else { Flow::Continue };
        }
        if self.typing.is_some() {
            self.press_typing(key.code);
            return Flow::Continue;
        }
        if !matches!(key.code, KeyCode::Char('0'..='9') | KeyCode::Backspace) {
            self.digits.clear();
        }
        match key.code {
            KeyCode::Char('q') => return Flow::Quit,
            KeyCode::Up | KeyCode::Char('k') => self.step(false),
            KeyCode::Down | KeyCode::Char('j') => self.step(true),
            KeyCode::Right | KeyCode::Char('+' | '=') => {
                self.choose_more(|draft, board, index| draft::stepped(draft, board, index, ChoiceStep::More));
            }
            KeyCode::Left | KeyCode::Char('-') => {
                self.choose(|draft, board, index| draft::stepped(draft, board, index, ChoiceStep::Less));
            }
            KeyCode::Char(digit @ '0'..='9') => self.type_digit(digit),
            KeyCode::Backspace => self.erase_digit(),
            KeyCode::Home => self.choose(|draft, _, index| draft::without(draft, index)),
            KeyCode::End => self.choose_more(draft::with_all),
            KeyCode::Char(' ') if self.mark(self.cursor).is_some() => {
                self.choose(|draft, _, index| draft::without(draft, index));
            }
            KeyCode::Char(' ') => self.choose_more(draft::with_all),
            KeyCode::Char('s') => self.change(|draft, board| draft.with_next_count(board)),
            KeyCode::Char(',') => self.change(|draft, board| draft.with_cut(board, 0, ChoiceStep::Less)),
            KeyCode::Char('.') => self.change(|draft, board| draft.with_cut(board, 0, ChoiceStep::More)),
            KeyCode::Char('<') => self.change(|draft, board| draft.with_cut(board, 1, ChoiceStep::Less)),
            KeyCode::Char('>') => self.change(|draft, board| draft.with_cut(board, 1, ChoiceStep::More)),
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
        let can_move = |line: &usize| self.spots[*line].index.is_some();
        let next = if down {
            (self.cursor + 1..self.spots.len()).find(can_move)
        } else {
            (0..self.cursor.min(self.spots.len())).rev().find(can_move)
        };
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// Returns what is chosen on the board of `component`.
    fn draft_in(&self, component: usize) -> Option<&Draft> {
        self.draft.as_ref().filter(|(chosen, _)| *chosen == component).map(|(_, draft)| draft)
    }

    /// Returns what the chosen move does to a line.
    pub(crate) fn mark(&self, line: usize) -> Option<Mark> {
        let Spot { component, index } = *self.spots.get(line)?;
        self.draft_in(component)?.mark(self.boards.get(component)?, index?)
    }

    /// Changes what is chosen at the cursor. A choice in one component gives up the choice in another.
    fn choose(&mut self, change: impl Fn(Option<&Draft>, &Board, usize) -> Option<Draft>) {
        let Some(Spot { component, index: Some(index) }) = self.spots.get(self.cursor).copied() else {
            return;
        };
        let Some(board) = self.boards.get(component) else { return };
        let before = self.draft_in(component);
        let after = change(before, board, index);
        if after.as_ref() != before {
            self.draft = after.map(|draft| (component, draft));
        }
    }

    /// Does the same as [`choose`](Self::choose) for a larger choice; if the board does not offer it, the rule is
    /// shown.
    fn choose_more(&mut self, change: impl Fn(Option<&Draft>, &Board, usize) -> Option<Draft>) {
        let before = self.draft.clone();
        self.choose(change);
        if self.draft == before
            && let Some(spot) = self.spots.get(self.cursor)
        {
            self.show_rule(spot.component);
        }
    }

    /// Changes how the chosen heap is split.
    fn change(&mut self, change: impl Fn(&Draft, &Board) -> Draft) {
        if let Some((component, draft)) = &mut self.draft
            && let Some(board) = self.boards.get(*component)
        {
            *draft = change(draft, board);
        }
    }

    fn show_rule(&mut self, component: usize) {
        if let Some(component) = self.session.position().components().nth(component)
            && self.session.winner().is_none()
        {
            self.message = vec![component.rule(&self.messages)];
        }
    }

    /// Appends a digit to those typed, or starts again with it if the number would exceed the heap.
    fn type_digit(&mut self, digit: char) {
        let Some(spot) = self.spots.get(self.cursor).filter(|spot| spot.index.is_some()) else { return };
        let size = spot.size(&self.boards);
        let longer = format!("{}{digit}", self.digits);
        let fits = |text: &String| text.parse::<Natural>().is_ok_and(|amount| amount <= size);
        if let Some(digits) = [longer, digit.to_string()].into_iter().find(fits) {
            self.digits = digits;
            self.take_typed();
        }
    }

    /// Deletes the last digit.
    fn erase_digit(&mut self) {
        if self.digits.is_empty()
            && let Some(Mark::Taken(amount) | Mark::Added(amount)) = self.mark(self.cursor)
        {
            self.digits = amount.to_string();
        }
        self.digits.pop();
        self.take_typed();
    }

    /// Takes the amount that is typed, or nothing if the board does not offer it: more digits may follow.
    fn take_typed(&mut self) {
        let amount = self.digits.parse::<Natural>().unwrap_or_default();
        let Some(Spot { component, index: Some(index) }) = self.spots.get(self.cursor).copied() else {
            return;
        };
        let Some(board) = self.boards.get(component) else { return };
        let before = self.draft_in(component);
        let after = match draft::with_typed(before, board, index, amount) {
            Some(after) => Some(after),
            None => draft::without(before, index),
        };
        self.draft = after.map(|draft| (component, draft));
    }

    fn clear(&mut self) {
        self.draft = None;
        self.show(None);
    }

    /// Opens a panel, or closes it if it is already open; for hints, shows the next one instead.
    fn open(&mut self, panel: Panel) {
        let closes = self.panel == Some(panel) && !matches!(panel, Panel::Hint(_));
        self.show((!closes).then_some(panel));
    }

    fn show(&mut self, panel: Option<Panel>) {
        self.scroll = 0;
        self.panel = panel;
        self.panel_text = panel.map(|panel| self.text_of(panel));
    }

    /// Returns the legal action that `text` denotes, or the reason why it is not legal.
    fn understood(&self, text: &str) -> Result<Action, String> {
        let position = self.session.position();
        let action = position.typed_move(text).map_err(|_| match how_to_type(position, &self.messages) {
            how if how.is_empty() => self.messages.format("play-over", &[]),
            how => how.join(" "),
        })?;
        match position.play(&action) {
            Ok(_) => Ok(action),
            Err(reason) => Err(illegal(position, &action, &reason, &self.messages)),
        }
    }

    /// Returns what is chosen as an action of the position; it may be only a part of a move.
    fn chosen(&self) -> Option<Action> {
        let (component, draft) = self.draft.as_ref()?;
        let action = draft.action(self.boards.get(*component)?)?;
        Some(match self.boards.len() {
            1 => action,
            _ => Action::In { component: *component, action: Box::new(action) },
        })
    }

    /// Returns the chosen move in words, or what is to be done instead; and whether it can be played.
    pub(crate) fn preview(&self) -> (String, bool) {
        if let Some(text) = &self.typing {
            return (self.messages.format("play-typing", &[("text", &format!("{text}_"))]), false);
        }
        let position = self.session.position();
        if let Some(winner) = self.session.winner() {
            let key = if winner == Player::You { "play-you-won" } else { "play-computer-won" };
            return (self.messages.format(key, &[]), false);
        }
        let Some(action) = self.chosen() else {
            return (self.messages.format("play-choose", &[]), false);
        };
        match position.legal_move(&action) {
            Ok(chosen) => {
                let text = nimatron::report::MoveReport::new(&chosen, &self.messages).text;
                (self.messages.format("play-preview", &[("move", &text)]), true)
            }
            Err(reason) => (illegal(position, &action, &reason, &self.messages), false),
        }
    }

    fn play_choice(&mut self) {
        if let Some(action) = self.chosen() {
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

    /// Lets the computer answer, reports the turns from number `before` on, and sets up the board.
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
        self.boards = board::boards(self.session.position());
        self.spots = board::spots(&self.boards);
        self.draft = None;
        self.show(self.panel.filter(|panel| !matches!(panel, Panel::Hint(_))));
        let can_stay = self.spots.get(self.cursor).is_some_and(|spot| spot.index.is_some());
        if !can_stay {
            self.cursor = self.spots.iter().position(|spot| spot.index.is_some()).unwrap_or(0);
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
            Level::Perfect => Level::Fallible { per_mille: Level::PER_MILLE },
            Level::Fallible { .. } => Level::Random,
            Level::Random => Level::Perfect,
        };
        self.message = vec![level_text(self.session.level, &self.messages)];
    }

    fn change_language(&mut self) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.messages.lang()).unwrap_or(0);
        self.messages = Messages::new(Lang::ALL[(at + 1) % Lang::ALL.len()]);
        self.message = vec![level_text(self.session.level, &self.messages)];
        self.show(self.panel);
    }

    /// Returns the title and the lines of a panel.
    fn text_of(&self, panel: Panel) -> (String, Vec<String>) {
        let (title, lines) = match panel {
            Panel::Hint(given) => ("play-panel-hint", hint::hints(&self.session, given, &self.messages)),
            Panel::Why => {
                // The calculation first: the theorem and its source may need scrolling.
                let hint::ArgumentText { theorem, calculation } = hint::why(&self.session, &self.messages);
                ("play-panel-why", [calculation, theorem].concat())
            }
            Panel::Moves => ("play-panel-moves", hint::moves(&self.session, &self.messages)),
            Panel::Help => {
                let keys = self.messages.format("play-help-keys", &[]);
                let mut lines: Vec<String> = keys.lines().map(str::to_owned).collect();
                lines.extend(how_to_type(self.session.position(), &self.messages));
                ("play-panel-help", lines)
            }
        };
        (self.messages.format(title, &[]), lines)
    }
}
