//! A table of two numbers as a picture: the values as colours, the lost positions in a colour of their own.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::picture::{Anchor, INK, Picture, QUIET, ticks, width};
use crate::board::Look;
use crate::report::{Messages, place};
use crate::solve::Table;
use crate::{Convention, Outcome};

/// Values from small to large: ColorBrewer's YlGnBu, which prints well and can be told apart by the colour-blind.
const RAMP: [[u8; 3]; 9] = [
    [255, 255, 217],
    [237, 248, 177],
    [199, 233, 180],
    [127, 205, 187],
    [65, 182, 196],
    [29, 145, 192],
    [34, 94, 168],
    [37, 52, 148],
    [8, 29, 88],
];
/// Lost positions.
const LOST: [u8; 3] = [217, 72, 15];
/// Won positions, where only outcomes are shown.
const WON: [u8; 3] = [223, 233, 245];
/// How many colours the values are given.
const SHADES: u64 = 64;

const LEFT: f64 = 70.0;
const RIGHT: f64 = 24.0;
/// The size of a cell in which a value can be written, and of the largest table of such cells.
const CELL: f64 = 26.0;
const MOST_WRITTEN: usize = 32;
/// The size of a picture whose cells are smaller.
const SMALL: f64 = 832.0;

impl Table {
    /// The most cells that a picture has.
    pub const MOST_DRAWN: u64 = 1_000_000;

    /// Returns what the table shows, as a title.
    pub fn title(&self, messages: &Messages) -> String {
        let key = match (self.has_outcomes_only(), self.game().convention()) {
            (true, _) => "pairs-title-outcomes",
            (false, Convention::Normal) => "pairs-title",
            (false, Convention::Misere) => "pairs-title-misere",
        };
        messages.format(key, &[("game", &self.game().to_string())])
    }

    /// Returns what the first number, down, or the second number, across, is called.
    pub fn axis(&self, axis: usize, messages: &Messages) -> String {
        let (component, index) = self.place(axis);
        let parts: Vec<_> = self.game().parts().collect();
        let (game, row) = parts[component];
        let beside = game.look().noun_beside().filter(|_| game.look() == Look::Pile && index == 1);
        let name = match beside {
            Some(beside) => messages.format(&format!("place-{beside}"), &[]),
            None => place(self.game(), component, index, messages),
        };
        let name = match parts.len() {
            1 => name,
            _ => messages.format("pairs-in", &[("number", &name), ("game", &game.ruleset_notation(row))]),
        };
        messages.format(["pairs-down", "pairs-across"][axis.min(1)], &[("number", &name)])
    }

    /// Returns what there is to say about the table as a whole, as sentences.
    pub fn notes(&self, messages: &Messages) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some((value, [first, second])) = self.largest() {
            let (value, position) = (value.to_string(), self.position(first, second).to_string());
            notes.push(messages.format("pairs-largest", &[("value", &value), ("position", &position)]));
        }
        let cells = (0..=self.last()[0]).flat_map(|a| (0..=self.last()[1]).map(move |b| (a, b)));
        let lost = cells.filter(|(a, b)| self.outcome(*a, *b) == Some(Outcome::P)).count();
        notes.push(messages.format_plural("pairs-lost-count", &lost.into()));
        if !self.has_outcomes_only() && self.game().convention() == Convention::Misere {
            notes.push(messages.format("pairs-misere", &[]));
        }
        notes
    }

    /// Returns the picture as an SVG document, or `None` if there are more than [`MOST_DRAWN`](Self::MOST_DRAWN) cells.
    pub fn svg(&self, messages: &Messages) -> Option<String> {
        let [rows, columns] = self.last().map(|last| last + 1);
        let cells = (rows as u64).checked_mul(columns as u64);
        cells.filter(|cells| *cells <= Self::MOST_DRAWN)?;
        let most = rows.max(columns);
        let cell = if most <= MOST_WRITTEN { CELL } else { SMALL / most as f64 };
        let (across, down) = (columns as f64 * cell, rows as f64 * cell);
        let mut picture = Picture::new((LEFT + across + RIGHT).max(520.0));
        let title = self.title(messages);
        let top = picture.heading(&title, &self.notes(messages)) + 58.0;
        picture.text("label", (LEFT + across / 2.0, top - 28.0), Anchor::Middle, &self.axis(1, messages));
        picture.upward_text("label", (22.0, top + down / 2.0), &self.axis(0, messages));
        let labels = if most <= MOST_WRITTEN { most as u64 } else { 12 };
        for second in ticks(columns as u64 - 1, labels) {
            let x = LEFT + (second as f64 + 0.5) * cell;
            picture.text("tick", (x, top - 8.0), Anchor::Middle, &second.to_string());
        }
        for first in ticks(rows as u64 - 1, labels) {
            let y = top + (first as f64 + 0.5) * cell + 4.0;
            picture.text("tick", (LEFT - 8.0, y), Anchor::End, &first.to_string());
        }
        self.cells((LEFT, top), cell, &mut picture);
        if cell >= CELL {
            self.texts((LEFT, top), cell, &mut picture);
        }
        picture.push(&format!(
            "<rect class=\"axis\" x=\"{LEFT}\" y=\"{top:.1}\" width=\"{across:.1}\" height=\"{down:.1}\" fill=\"none\" \
             stroke=\"{QUIET}\"/>"
        ));
        let y = top + down + 34.0;
        self.legend(y, &mut picture, messages);
        Some(picture.finish(y + 22.0, &title))
    }

    /// Returns the colour of a value: the lost positions have one of their own.
    fn shade(&self, first: usize, second: usize, largest: u64) -> u64 {
        match (self.outcome(first, second), self.value(first, second)) {
            (Some(Outcome::P), _) => 0,
            (_, None) => 1,
            (_, Some(value)) => {
                let place = u128::from(value - 1) * u128::from(SHADES - 1) / u128::from(largest.max(2) - 1);
                1 + place as u64
            }
        }
    }

    fn colour(&self, shade: u64) -> [u8; 3] {
        match shade {
            0 => LOST,
            _ if self.has_outcomes_only() => WON,
            shade => ramp((shade - 1) as f64 / (SHADES - 1) as f64),
        }
    }

    /// Draws the cells, those of one colour in one path, with one unit for a cell: the page finds by it what the pointer is
    /// at.
    fn cells(&self, (x, y): (f64, f64), cell: f64, picture: &mut Picture) {
        let largest = self.largest().map_or(1, |(value, _)| value);
        let mut paths: BTreeMap<u64, String> = BTreeMap::new();
        for first in 0..=self.last()[0] {
            let mut second = 0;
            while second <= self.last()[1] {
                let shade = self.shade(first, second, largest);
                let same =
                    (second..=self.last()[1]).take_while(|next| self.shade(first, *next, largest) == shade);
                let run = same.count();
                let _ = write!(paths.entry(shade).or_default(), "M{second} {first}.5h{run}");
                second += run;
            }
        }
        picture.push(&format!(
            "<g class=\"cells\" transform=\"translate({x:.1} {y:.1}) scale({cell:.4})\" fill=\"none\" \
             shape-rendering=\"crispEdges\">"
        ));
        for (shade, path) in paths {
            let colour = hex(self.colour(shade));
            picture.push(&format!("<path stroke=\"{colour}\" d=\"{path}\"/>"));
        }
        picture.push("</g>");
    }

    /// Writes the values into the cells; of outcomes only the lost ones.
    fn texts(&self, (x, y): (f64, f64), cell: f64, picture: &mut Picture) {
        let largest = self.largest().map_or(1, |(value, _)| value);
        if largest > 9999 {
            return;
        }
        let size = if largest > 999 { 9 } else { 11 };
        picture.push(&format!("<g font-size=\"{size}\" text-anchor=\"middle\">"));
        for first in 0..=self.last()[0] {
            for second in 0..=self.last()[1] {
                let text = match (self.value(first, second), self.outcome(first, second)) {
                    (Some(value), _) => value.to_string(),
                    (None, Some(Outcome::P)) => Outcome::P.to_string(),
                    _ => continue,
                };
                let colour = self.colour(self.shade(first, second, largest));
                let fill = if is_dark(colour) { "#ffffff" } else { INK };
                picture.push(&format!(
                    "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{fill}\">{text}</text>",
                    x + (second as f64 + 0.5) * cell,
                    y + (first as f64 + 0.5) * cell + 4.0
                ));
            }
        }
        picture.push("</g>");
    }

    /// Draws what the colours mean.
    fn legend(&self, y: f64, picture: &mut Picture, messages: &Messages) {
        let mut x = LEFT;
        let mut swatch = |colour: [u8; 3], key: &str, picture: &mut Picture| {
            let text = messages.format(key, &[]);
            picture.rect("swatch", (x, y - 11.0), (16.0, 13.0), &hex(colour));
            picture.text("legend", (x + 22.0, y), Anchor::Start, &text);
            x += 22.0 + width(&text) + 24.0;
        };
        if self.has_outcomes_only() {
            swatch(LOST, "pairs-lost", picture);
            swatch(WON, "pairs-won", picture);
            return;
        }
        swatch(LOST, "pairs-zero", picture);
        let largest = self.largest().map_or(0, |(value, _)| value);
        if largest >= 1 {
            const STEPS: u32 = 40;
            const STEP: f64 = 3.0;
            picture.text("legend", (x, y), Anchor::Start, "1");
            let start = x + 12.0;
            for step in 0..STEPS {
                let colour = hex(ramp(f64::from(step) / f64::from(STEPS - 1)));
                let left = f64::from(step).mul_add(STEP, start);
                picture.rect("swatch", (left, y - 11.0), (STEP + 0.5, 13.0), &colour);
            }
            let end = f64::from(STEPS).mul_add(STEP, start) + 6.0;
            picture.text("legend", (end, y), Anchor::Start, &largest.to_string());
        }
    }
}

/// Returns the colour of a value at `place` between 0, the smallest, and 1, the largest.
fn ramp(place: f64) -> [u8; 3] {
    let scaled = place.clamp(0.0, 1.0) * (RAMP.len() - 1) as f64;
    let below = (scaled.floor() as usize).min(RAMP.len() - 2);
    let share = scaled - below as f64;
    std::array::from_fn(|part| {
        let [from, to] = [RAMP[below][part], RAMP[below + 1][part]].map(f64::from);
        (to - from).mul_add(share, from).round() as u8
    })
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Returns whether white is easier to read on a colour than black.
fn is_dark([red, green, blue]: [u8; 3]) -> bool {
    // The lightness that the eye sees (ITU-R BT.601).
    299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) < 140_000
}
