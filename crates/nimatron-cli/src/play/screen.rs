//! The game on the whole screen.

mod app;
mod draft;
mod view;

use std::io;

use nimatron::Messages;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::play::session::Session;
use app::{App, Flow};

/// Plays on the terminal until someone quits.
pub(crate) fn run(session: Session, messages: Messages) -> io::Result<()> {
    let mut app = App::new(session, messages);
    app.colour = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut terminal = ratatui::try_init()?;
    let done = loop {
        if let Err(error) = terminal.draw(|frame| view::draw(frame, &app)) {
            break Err(error);
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                if app.press(key) == Flow::Quit {
                    break Ok(());
                }
            }
            // A new size only needs drawing again.
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    ratatui::try_restore()?;
    done
}

#[cfg(test)]
mod tests;
