//! The screen game without a terminal: keys in, text out.

use nimatron::{Budget, Lang, Messages, Position};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Flow};
use super::view;
use crate::play::board::width;
use crate::play::session::Session;
use crate::rule_files::RuleFilesOnDisk;

fn app(position: &str) -> App {
    let position = Position::parse_with(position, &RuleFilesOnDisk::default()).unwrap();
    let session = Session::new(position, false, Budget::default());
    App::new(session, Messages::new(Lang::En))
}

fn press(app: &mut App, keys: &str) {
    for word in keys.split(' ') {
        let codes: Vec<KeyCode> = match word {
            "Up" => vec![KeyCode::Up],
            "Down" => vec![KeyCode::Down],
            "Left" => vec![KeyCode::Left],
            "Right" => vec![KeyCode::Right],
            "Enter" => vec![KeyCode::Enter],
            "Esc" => vec![KeyCode::Esc],
            "End" => vec![KeyCode::End],
            "Home" => vec![KeyCode::Home],
            "Space" => vec![KeyCode::Char(' ')],
            "PgDn" => vec![KeyCode::PageDown],
            "Backspace" => vec![KeyCode::Backspace],
            word => word.chars().map(KeyCode::Char).collect(),
        };
        for code in codes {
            assert_eq!(app.press(KeyEvent::new(code, KeyModifiers::NONE)), Flow::Continue);
        }
    }
}

/// Returns the screen as text, with the spaces at line ends cut.
fn screen(app: &App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| view::draw(frame, app)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..rows {
        let mut line = String::new();
        let mut skip = 0;
        for x in 0..columns {
            if skip > 0 {
                skip -= 1;
                continue;
            }
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            skip = width(symbol).saturating_sub(1);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn shows(app: &App, expected: &str) {
    let text = screen(app, 60, 20);
    assert!(text.contains(expected), "{expected:?} in\n{text}");
}

#[test]
fn the_screen_of_a_chosen_move() {
    let mut app = app("moore(2) 3 4 5");
    press(&mut app, "Down Right Down 2");
    let expected = "\
moore(2) 3 4 5
Normal play: whoever cannot move loses.
  heap 1  3  ●●●
  heap 2  4  ●●●○  −1
▶ heap 3  5  ●●●○○  −2

The opponent plays perfectly.
Your move: lower heap 2 from 4 to 3 and heap 3 from 5 to 3
↑↓ heap  ←→ take  Enter play  h hint  w why  ? help  q quit
";
    assert_eq!(screen(&app, 60, 12).replace("\n\n\n\n", "\n"), expected);
}

#[test]
fn a_game_is_won_with_the_arrow_keys() {
    let mut app = app("moore(2) 1 2 3");
    // The only winning move lowers all to 1; the computer then takes a heap, and two are left.
    press(&mut app, "Down Right Down Right Right Enter");
    shows(&app, "You: lower heap 2 from 2 to 1 and heap 3 from 3 to 1");
    shows(&app, "Computer: lower heap 1 from 1 to 0");
    press(&mut app, "Up End Down End Enter");
    shows(&app, "You have won.");
    press(&mut app, "u");
    shows(&app, "moore(2) 0 1 1");
    press(&mut app, "r");
    shows(&app, "You have won.");
    press(&mut app, "n");
    shows(&app, "moore(2) 1 2 3");
}

#[test]
fn what_is_illegal_cannot_be_played() {
    let mut app = app("moore(2) 3 4 5");
    // A third heap is not offered, and the rule says why.
    press(&mut app, "Right Down Right Down Right");
    shows(&app, "A move takes stones from one or two heaps, as many as you\nlike from each.");
    shows(&app, "▶ heap 3  5  ●●●●●\n");
    shows(&app, "Your move: lower heap 1 from 3 to 2 and heap 2 from 4 to 3");
    press(&mut app, "Esc Enter");
    shows(&app, "Choose a move with the arrow keys.");
    shows(&app, "moore(2) 3 4 5\n");
    // No more can be taken than there is.
    press(&mut app, "Up Up Right Right Right Right 9 3 7");
    shows(&app, "▶ heap 1  3  ○○○  −3");
    press(&mut app, "Backspace");
    shows(&app, "▶ heap 1  3  ●●●\n");
    // An incomplete move can be chosen but not played.
    let mut both = self::app("exact(2) 3 4 5");
    press(&mut both, "Right Enter");
    shows(&both, "A move that changes 1 of them is not allowed. A move takes");
    shows(&both, "exact(2) 3 4 5\n");
}

#[test]
fn only_legal_amounts_are_offered() {
    let mut app = app("bash(3) 9");
    press(&mut app, "End");
    shows(&app, "▶ heap 1  9  ●●●●●●○○○  −3");
    press(&mut app, "Right");
    shows(&app, "−3\n");
    press(&mut app, "5");
    shows(&app, "▶ heap 1  9  ●●●●●●●●●\n");
    let mut pair = self::app("euclid 3 14");
    press(&mut pair, "Right");
    shows(&pair, "▶ number 1   3  ●●●\n");
    press(&mut pair, "Down Right Right");
    shows(&pair, "Your move: lower number 2 from 14 to 8");
    // The digits of a larger amount: 1 alone is no multiple of 3.
    press(&mut pair, "12");
    shows(&pair, "Your move: lower number 2 from 14 to 2");
    let mut equal = self::app("wythoff 5 7");
    press(&mut equal, "Right Right Down Right");
    shows(&equal, "Your move: lower heap 1 from 5 to 4 and heap 2 from 7 to 6");
    let mut subtraction = self::app("subtract(2,5) 9");
    press(&mut subtraction, "Right Right");
    shows(&subtraction, "Your move: lower heap 1 from 9 to 4");
    press(&mut subtraction, "Left Left");
    shows(&subtraction, "Choose a move with the arrow keys.");
}

#[test]
fn heaps_are_split_with_keys() {
    let mut kayles = app("kayles 7 2");
    press(&mut kayles, "Right");
    shows(&kayles, "▶ heap 1  7  ●●●●●●○  −1\n");
    press(&mut kayles, "Right s");
    shows(&kayles, "▶ heap 1  7  ●●○○●●●  −2 → 2 + 3\n");
    shows(&kayles, "Your move: split heap 1 (7) into 2 and 3");
    press(&mut kayles, ",");
    shows(&kayles, "●○○●●●●  −2 → 1 + 4");
    press(&mut kayles, ", . Enter");
    shows(&kayles, "You: split heap 1 (7) into 2 and 3");
    let mut unequal = self::app("grundy 6");
    press(&mut unequal, "Right");
    shows(&unequal, "▶ heap 1  6  ●●│●●●●  → 2 + 4\n");
    // Three and three are not offered.
    press(&mut unequal, ".");
    shows(&unequal, "●●●●│●●  → 4 + 2");
    press(&mut unequal, ", , Enter");
    shows(&unequal, "You: split heap 1 (6) into 1 and 5");
    let mut three = self::app("hex(0.8) 9");
    press(&mut three, "Right >");
    shows(&three, "●●○●●●●│●●  −1 → 2 + 4 + 2");
    press(&mut three, "Enter");
    shows(&three, "You: split heap 1 (9) into 2, 2 and 4");
}

#[test]
fn hints_come_in_steps_and_go_with_the_position() {
    let mut app = app("moore(2) 3 4 5");
    for expected in ["You can win from here.", "Look at heap 2 and heap 3.", "A winning move: lower heap 2"] {
        press(&mut app, "h");
        shows(&app, expected);
    }
    press(&mut app, "w");
    shows(&app, "    column  4  2  1");
    press(&mut app, "PgDn");
    shows(&app, "    mod 3   2  1  2");
    press(&mut app, "m");
    shows(&app, "2>3 3>3     lower heap 2 from 4 to 3");
    press(&mut app, "? PgDn PgDn PgDn PgDn PgDn");
    shows(&app, "2:3 takes 3 from heap 2");
    press(&mut app, "h :1:1 Enter");
    shows(&app, "That move gave the win away.");
    assert!(!screen(&app, 60, 20).contains("Hint"));
}

#[test]
fn levels_and_languages_change() {
    let mut app = app("nim 3 4");
    press(&mut app, "l");
    shows(&app, "The opponent makes mistakes (25%).");
    press(&mut app, "L");
    shows(&app, "Соперник ошибается (25%).");
    shows(&app, "▶ куча 1  3  ●●●");
    press(&mut app, "L ?");
    shows(&app, "▶ 第 1 堆  3  ●●●");
    shows(&app, "走所选的一步");
}

#[test]
fn each_game_is_played_in_its_own_terms() {
    let mut coins = app("nimble(squares) 2 7");
    press(&mut coins, "Down Right Right");
    shows(&coins, "▶ coin 2  7  ·····○·●  −2");
    shows(&coins, "Your move: move a coin from square 7 to square 5");
    let mut counted = app("nimble 0 2 1");
    press(&mut counted, "Down Down Right Right");
    shows(&counted, "  square 0  0    +1\n  square 1  2  ●●\n▶ square 2  1  ○  −1\n");
    shows(&counted, "Your move: move a coin from square 2 to square 0");
    press(&mut counted, "Left Up Enter");
    shows(&counted, "You: move a coin from square 2 to square 1");
    let mut chips = app("poker(3) 2 50");
    press(&mut chips, "Left Left");
    shows(&chips, "▶ heap 1   2  ●●  +2");
    shows(&chips, "Your move: add 2 chips from the bank to heap 1 (2 → 4)");
    let mut turtles = app("turtles 1 0 1");
    press(&mut turtles, "Down Space Down Right");
    shows(&turtles, "▶ coin 3    ● heads  ↻");
    shows(&turtles, "Your move: turn coin 3 to tails and turn over coin 2");
    let mut take = app("fibonacci 20 3");
    press(&mut take, "4");
    shows(&take, "Choose a move with the arrow keys.");
    press(&mut take, "End");
    shows(&take, "Your move: take 3 stones (the next limit is 6)");
    let mut sum = app("nim 5 + staircase 1 2");
    press(&mut sum, "Right Down Right");
    // A choice in one component gives up the choice in another.
    shows(&sum, "  heap 1  5  ●●●●●\n2/ staircase\n▶ step 2  2  ●○  −1\n");
    shows(&sum, "Your move: in staircase 1 2: move 1 coin from step 2 to\nstep 1");
    let mut kayles = app("kayles 7");
    press(&mut kayles, ":1>2,3 Enter");
    shows(&kayles, "You: split heap 1 (7) into 2 and 3");
}

#[test]
fn the_moves_of_a_rule_file_are_gone_through() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/games/queen.game");
    let mut queen = app(&format!("rules({file}) 3 4"));
    press(&mut queen, "Right");
    shows(&queen, "▶ number 1  3  ●●●  → 0\n  number 2  4  ●●●●  → 1\n");
    press(&mut queen, "Right");
    shows(&queen, "Your move: go from (3, 4) to (0, 4)");
    press(&mut queen, "Left Left");
    shows(&queen, "Choose a move with the arrow keys.");
    press(&mut queen, "Right Enter");
    shows(&queen, "You: go from (3, 4) to (0, 1)");
}

#[test]
fn large_positions_scroll_and_small_windows_say_so() {
    let many: String = (1..=300).map(|heap| format!(" {heap}")).collect();
    let mut app = app(&format!("nim{many}"));
    shows(&app, "▶ heap 1    1  ●\n");
    for _ in 0..150 {
        press(&mut app, "Down");
    }
    press(&mut app, "120");
    let text = screen(&app, 60, 20);
    assert!(text.contains("▶ heap 151  151    −120"), "{text}");
    assert!(text.contains('↑') && text.contains('↓'));
    let mut huge = self::app("nim 1000000000000000000000 17");
    press(&mut huge, "End");
    shows(&huge, "▶ heap 1  1000000..0000000    −1000000000000000000000");
    for (columns, rows) in [(1, 1), (10, 3), (39, 11), (40, 12), (200, 60)] {
        for keys in ["h", "w", "?", "Esc"] {
            press(&mut huge, keys);
            let _ = screen(&huge, columns, rows);
        }
    }
    assert_eq!(screen(&huge, 24, 1), "The window is too small.\n");
}

#[test]
fn no_meaning_is_carried_by_colour_alone() {
    let mut app = app("moore(2) 3 4 5");
    press(&mut app, "Right Down Right");
    let plain = screen(&app, 60, 20);
    app.colour = true;
    assert_eq!(screen(&app, 60, 20), plain);
}
