//! The screen, drawn: title, board, panel, what happened, the chosen move, the keys.

use nimatron::Convention;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::play::board::{Drawing, Line, padded, width};
use crate::play::screen::app::App;

/// The least window in which everything has its place.
const LEAST: (u16, u16) = (40, 12);
/// The least height of the board beside an open panel.
const LEAST_BOARD: u16 = 4;

/// Draws the game.
pub(crate) fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = app.messages.format("play-too-small", &[]);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    let wrap = |lines: &[String], columns: u16| -> Vec<String> {
        lines.iter().flat_map(|line| wrapped(line, usize::from(columns))).collect()
    };
    let panel = app.panel_text.as_ref().map(|(title, lines)| (title, wrap(lines, area.width - 2)));
    let message = wrap(&app.message, area.width);
    let (preview, playable) = app.preview();
    let preview = wrap(&[preview], area.width);
    // The last things that happened matter most.
    let message = &message[message.len().saturating_sub(4)..];
    let (message_height, preview_height) = (height(message), height(&preview).min(3));
    let rest = area.height - 3 - message_height - preview_height;
    let wanted = panel.as_ref().map_or(0, |(_, lines)| height(lines).saturating_add(2));
    let panel_height = wanted.min(rest.saturating_sub(LEAST_BOARD));
    let [title, rule, board, panel_area, message_area, preview_area, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Min(1),
        Constraint::Length(panel_height),
        Constraint::Length(message_height),
        Constraint::Length(preview_height),
        Constraint::Length(1),
    ])
    .areas(area);

    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(app.session.position().to_string()).style(bold), title);
    let convention = match app.session.position().convention {
        Convention::Normal => "normal-play",
        Convention::Misere => "misere-play",
    };
    frame.render_widget(Paragraph::new(app.messages.format(convention, &[])), rule);
    draw_board(frame, board, app);
    if let Some((title, lines)) = panel {
        let last = wanted.saturating_sub(panel_height);
        let block = Block::bordered().title(title.as_str());
        let panel = paragraph(&lines).block(block).scroll((app.scroll.min(last), 0));
        frame.render_widget(panel, panel_area);
    }
    frame.render_widget(paragraph(message), message_area);
    let style = if playable { bold.patch(coloured(app, Color::Green)) } else { Style::new() };
    frame.render_widget(paragraph(&preview).style(style), preview_area);
    let dim = Style::new().add_modifier(Modifier::DIM);
    frame.render_widget(Paragraph::new(app.messages.format("play-keys", &[])).style(dim), keys);
}

fn height(lines: &[String]) -> u16 {
    u16::try_from(lines.len()).unwrap_or(u16::MAX)
}

fn paragraph(lines: &[String]) -> Paragraph<'_> {
    Paragraph::new(lines.iter().map(|line| TextLine::from(line.as_str())).collect::<Vec<_>>())
}

/// `text` in lines of at most `columns` columns, broken at spaces and beside wide characters.
fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut can_break = 0;
    for c in text.chars() {
        let wide = width(c.encode_utf8(&mut [0; 4])) > 1;
        if wide {
            can_break = line.len();
        }
        if width(&line) + 1 + usize::from(wide) > columns {
            let rest = line.split_off(if can_break == 0 { line.len() } else { can_break });
            lines.push(std::mem::replace(&mut line, rest));
            can_break = 0;
            if c == ' ' && line.is_empty() {
                continue;
            }
        }
        line.push(c);
        // Indentation is no place to break.
        if wide || (c == ' ' && !line.trim_start().is_empty()) {
            can_break = line.len();
        }
    }
    lines.push(line);
    lines
}

fn coloured(app: &App, colour: Color) -> Style {
    if app.colour { Style::new().fg(colour) } else { Style::new() }
}

/// A line of the board, or the name of a component above its lines.
enum Shown {
    Header(usize),
    Line(usize),
}

fn draw_board(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let height = usize::from(area.height);
    let is_sum = app.session.position().rows.len() > 1;
    let mut rows = Vec::with_capacity(app.board.len());
    let mut component = None;
    for (i, line) in app.board.iter().enumerate() {
        if is_sum && component.replace(line.component) != Some(line.component) {
            rows.push(Shown::Header(line.component));
        }
        rows.push(Shown::Line(i));
    }
    let at = rows.iter().position(|row| matches!(row, Shown::Line(i) if *i == app.cursor)).unwrap_or(0);
    // The cursor stays in the middle while there is something to see on both sides.
    let first = at.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
    let shown = &rows[first..rows.len().min(first + height)];
    let lines = || shown.iter().filter_map(|row| if let Shown::Line(i) = row { Some(*i) } else { None });
    let labels = lines().map(|i| width(&app.board[i].label)).max().unwrap_or(0);
    let numbers = lines().map(|i| number(&app.board[i]).len()).max().unwrap_or(0);
    let mut text: Vec<TextLine<'_>> = Vec::with_capacity(shown.len());
    for row in shown {
        text.push(match row {
            Shown::Header(component) => {
                let name = app.session.position().components().nth(*component);
                let name = name.map_or(String::new(), |(game, row)| game.ruleset_notation(row));
                TextLine::from(format!("{}/ {name}", component + 1))
            }
            Shown::Line(i) => board_line(app, *i, labels, numbers, usize::from(area.width)),
        });
    }
    frame.render_widget(Paragraph::new(text), area);
    // What lies beyond the edge is announced there.
    let mark = |frame: &mut Frame<'_>, y: u16, sign: &str| {
        frame.render_widget(Paragraph::new(sign.to_owned()), Rect::new(area.right() - 1, y, 1, 1));
    };
    if first > 0 {
        mark(frame, area.y, "↑");
    }
    if first + height < rows.len() {
        mark(frame, area.bottom() - 1, "↓");
    }
}

/// The size of a line, cut in the middle where it is long.
fn number(line: &Line) -> String {
    let digits = line.size.to_string();
    match (line.drawing, digits.len()) {
        (Drawing::Coin, _) => String::new(),
        (_, 0..=16) => digits,
        (_, length) => format!("{}..{}", &digits[..7], &digits[length - 7..]),
    }
}

fn board_line(app: &App, i: usize, labels: usize, numbers: usize, columns: usize) -> TextLine<'static> {
    let line = &app.board[i];
    let chosen = app.choice.at(i);
    let at_cursor = i == app.cursor && line.number.is_some();
    let start = format!(
        "{} {}  {:>numbers$}  ",
        if at_cursor { "▶" } else { " " },
        padded(&line.label, labels),
        number(line),
    );
    let change = match chosen {
        Some(_) if line.drawing == Drawing::Coin => "  ↻".to_owned(),
        Some(amount) if amount.added => format!("  +{}", amount.heap),
        Some(amount) => format!("  −{}", amount.heap),
        None => String::new(),
    };
    let room = columns.saturating_sub(width(&start) + width(&change) + 2);
    let size = line.size.to_usize().filter(|size| *size <= room);
    let taken = chosen.filter(|amount| !amount.added).and_then(|amount| amount.heap.to_usize()).unwrap_or(0);
    let (kept, gone) = match (line.drawing, size) {
        (Drawing::Stones, Some(size)) => {
            ("●".repeat(size.saturating_sub(taken)), "○".repeat(taken.min(size)))
        }
        (Drawing::Track, Some(size)) if taken > 0 => {
            let to = size.saturating_sub(taken);
            (format!("{}○{}", "·".repeat(to), "·".repeat(size - to - 1)), "●".to_owned())
        }
        (Drawing::Track, Some(size)) => (format!("{}●", "·".repeat(size)), String::new()),
        (Drawing::Coin, Some(0)) => (format!("○ {}", app.messages.format("coin-tails", &[])), String::new()),
        (Drawing::Coin, _) => (format!("● {}", app.messages.format("coin-heads", &[])), String::new()),
        _ => (String::new(), String::new()),
    };
    let style = if at_cursor { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let marked = style.patch(coloured(app, Color::Yellow));
    TextLine::from(vec![
        Span::styled(start, style),
        Span::styled(kept, style),
        Span::styled(gone, marked),
        Span::styled(change, marked),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces_and_beside_wide_characters() {
        assert_eq!(wrapped("one two three", 8), ["one two ", "three"]);
        assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrapped("  ab cd", 4), ["  ab", "cd"]);
        assert_eq!(wrapped("翻转第 2 枚", 9), ["翻转第 2 ", "枚"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
