//! The screen, drawn: title, board, panel, what happened, the chosen move, the keys.

use nimatron::{Convention, Natural};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line as TextLine, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::play::board::{Drawing, Spot, padded, width};
use crate::play::screen::app::App;
use crate::play::screen::draft::Mark;

/// The smallest window in which everything fits.
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
    // Keep the latest messages.
    let message = &message[message.len().saturating_sub(4)..];
    let (message_height, preview_height) = (height(message), height(&preview).min(3));
    let convention = match app.session.position().convention() {
        Convention::Normal => "normal-play",
        Convention::Misere => "misere-play",
    };
    // In a low window the rule gives way to the board.
    let mut rules = wrap(&app.session.position().rule(&app.messages), area.width);
    rules.truncate(usize::from((area.height - LEAST.1) / 3));
    rules.extend(wrap(&[app.messages.format(convention, &[])], area.width));
    let rule_height = height(&rules).min(area.height / 2);
    let rest = area.height - 2 - rule_height - message_height - preview_height;
    let wanted = panel.as_ref().map_or(0, |(_, lines)| height(lines).saturating_add(2));
    let panel_height = wanted.min(rest.saturating_sub(LEAST_BOARD));
    let [title, rule, board, panel_area, message_area, preview_area, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rule_height),
        Constraint::Min(1),
        Constraint::Length(panel_height),
        Constraint::Length(message_height),
        Constraint::Length(preview_height),
        Constraint::Length(1),
    ])
    .areas(area);

    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(app.session.position().to_string()).style(bold), title);
    frame.render_widget(paragraph(&rules), rule);
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

/// Returns `text` in lines of at most `columns` columns, broken at spaces and beside wide characters.
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
        // Do not break in the indentation.
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
    let is_sum = app.boards.len() > 1;
    let mut rows = Vec::with_capacity(app.spots.len());
    let mut component = None;
    for (i, spot) in app.spots.iter().enumerate() {
        if is_sum && component.replace(spot.component) != Some(spot.component) {
            rows.push(Shown::Header(spot.component));
        }
        rows.push(Shown::Line(i));
    }
    let at = rows.iter().position(|row| matches!(row, Shown::Line(i) if *i == app.cursor)).unwrap_or(0);
    // Keep the cursor in the middle while there are rows beyond both edges.
    let first = at.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
    let shown = &rows[first..rows.len().min(first + height)];
    let lines = || shown.iter().filter_map(|row| if let Shown::Line(i) = row { Some(*i) } else { None });
    let labels = lines().map(|i| width(&label(app, app.spots[i]))).max().unwrap_or(0);
    let numbers = lines().map(|i| number(app, app.spots[i]).len()).max().unwrap_or(0);
    let mut text: Vec<TextLine<'_>> = Vec::with_capacity(shown.len());
    for row in shown {
        text.push(match row {
            Shown::Header(component) => {
                let name = app.session.position().components().nth(*component);
                let name = name.map_or(String::new(), |component| component.ruleset_notation());
                TextLine::from(format!("{}/ {name}", component + 1))
            }
            Shown::Line(i) => board_line(app, *i, labels, numbers, usize::from(area.width)),
        });
    }
    frame.render_widget(Paragraph::new(text), area);
    // Mark an edge that hides further rows.
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

fn label(app: &App, spot: Spot) -> String {
    spot.label(app.session.position(), &app.boards, &app.messages)
}

/// Returns the size of a line, cut in the middle if it is long.
fn number(app: &App, spot: Spot) -> String {
    let digits = spot.size(&app.boards).to_string();
    match (spot.drawing(&app.boards), digits.len()) {
        (Some(Drawing::Coin), _) => String::new(),
        (_, 0..=16) => digits,
        (_, length) => format!("{}..{}", &digits[..7], &digits[length - 7..]),
    }
}

/// Returns what happens to a number, in symbols.
fn change(mark: Option<&Mark>, size: &Natural) -> String {
    let listed = |parts: &[Natural]| parts.iter().map(Natural::to_string).collect::<Vec<_>>();
    match mark {
        None => String::new(),
        Some(Mark::Turned) => "  ↻".to_owned(),
        Some(Mark::Added(amount)) => format!("  +{amount}"),
        Some(Mark::Taken(amount)) => format!("  −{amount}"),
        Some(Mark::Becomes(parts)) => format!("  → {}", listed(parts).join(", ")),
        Some(Mark::Broken(parts)) => {
            let left = parts.iter().fold(Natural::ZERO, |sum, part| &sum + part);
            let taken = size.checked_sub(&left).filter(|taken| !taken.is_zero());
            let taken = taken.map_or(String::new(), |taken| format!("−{taken} "));
            format!("  {taken}→ {}", listed(parts).join(" + "))
        }
    }
}

/// Returns the stones of a heap that is broken: those taken are drawn between the first part and the others, and a bar
/// marks a cut where none is taken.
fn broken_stones(parts: &[Natural], size: usize) -> Vec<(String, bool)> {
    let parts: Vec<usize> = parts.iter().filter_map(Natural::to_usize).collect();
    let taken = size.saturating_sub(parts.iter().sum());
    let mut stones = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        match (i, taken) {
            (0, _) => {}
            (1, 1..) => stones.push(("○".repeat(taken), true)),
            _ => stones.push(("│".to_owned(), true)),
        }
        stones.push(("●".repeat(*part), false));
    }
    stones
}

fn board_line(app: &App, i: usize, labels: usize, numbers: usize, columns: usize) -> TextLine<'static> {
    let spot = app.spots[i];
    let mark = app.mark(i);
    let size = spot.size(&app.boards);
    let at_cursor = i == app.cursor && spot.index.is_some();
    let start = format!(
        "{} {}  {:>numbers$}  ",
        if at_cursor { "▶" } else { " " },
        padded(&label(app, spot), labels),
        number(app, spot),
    );
    let change = change(mark.as_ref(), &size);
    let room = columns.saturating_sub(width(&start) + width(&change) + 4);
    let small = size.to_usize().filter(|size| *size <= room);
    let taken = match &mark {
        Some(Mark::Taken(amount)) => amount.to_usize().unwrap_or(0),
        _ => 0,
    };
    let coin = |side: &str, key: &str| vec![(format!("{side} {}", app.messages.format(key, &[])), false)];
    let drawn = match (spot.drawing(&app.boards), small, &mark) {
        (Some(Drawing::Stones), Some(size), Some(Mark::Broken(parts))) => broken_stones(parts, size),
        (Some(Drawing::Stones), Some(size), _) => {
            vec![("●".repeat(size.saturating_sub(taken)), false), ("○".repeat(taken.min(size)), true)]
        }
        (Some(Drawing::Track), Some(size), _) if taken > 0 => {
            let to = size.saturating_sub(taken);
            let way = format!("{}○{}", "·".repeat(to), "·".repeat(size - to - 1));
            vec![(way, false), ("●".to_owned(), true)]
        }
        (Some(Drawing::Track), Some(size), _) => vec![(format!("{}●", "·".repeat(size)), false)],
        (Some(Drawing::Coin), Some(0), _) => coin("○", "coin-tails"),
        (Some(Drawing::Coin), ..) => coin("●", "coin-heads"),
        _ => Vec::new(),
    };
    let style = if at_cursor { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let marked = style.patch(coloured(app, Color::Yellow));
    let drawn =
        drawn.into_iter().map(|(text, is_marked)| Span::styled(text, if is_marked { marked } else { style }));
    let line = std::iter::once(Span::styled(start, style)).chain(drawn).chain([Span::styled(change, marked)]);
    TextLine::from(line.collect::<Vec<_>>())
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
