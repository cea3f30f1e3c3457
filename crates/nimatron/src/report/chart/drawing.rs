//! A chart as an SVG picture, the same for the command and the page.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::Chart;
use crate::report::Messages;
use crate::report::period::period_sentence;
use crate::report::picture::{ACCENT, Anchor, BAND, LINE, MARK, Picture, QUIET, ticks, width};

const WIDTH: f64 = 960.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = WIDTH - 24.0;
/// The space between the axes and the first and last dots.
const PADDING: f64 = 8.0;
const PLOT_HEIGHT: f64 = 300.0;
/// Beyond so many shaded periods nothing but grey would be seen.
const MOST_BANDS: u64 = 200;

/// Where heaps and values are in the picture.
struct Plot {
    top: f64,
    last: f64,
    largest: f64,
}

impl Plot {
    const fn bottom(&self) -> f64 {
        self.top + PLOT_HEIGHT
    }

    /// The width of one stone and the height of one value.
    fn scale(&self) -> (f64, f64) {
        ((RIGHT - LEFT - 2.0 * PADDING) / self.last, (PLOT_HEIGHT - 2.0 * PADDING) / self.largest)
    }

    fn x(&self, heap: f64) -> f64 {
        LEFT + PADDING + heap * self.scale().0
    }

    fn y(&self, value: f64) -> f64 {
        self.bottom() - PADDING - value * self.scale().1
    }
}

impl Chart {
    /// Returns the picture of the values of `game` as an SVG document.
    pub fn svg(&self, game: &str, messages: &Messages) -> String {
        let last = self.values.len().saturating_sub(1).to_string();
        let title = messages.format("chart-title", &[("game", game), ("last", &last)]);
        let mut picture = Picture::new(WIDTH);
        let notes: Vec<String> = self.period.iter().map(|period| period_sentence(period, messages)).collect();
        let plot = Plot {
            top: picture.heading(&title, &notes) + 16.0,
            last: self.last() as f64,
            largest: self.largest() as f64,
        };
        let bands = self.bands();
        for (from, to) in &bands {
            let (from, to) = (plot.x(*from), plot.x(*to).min(RIGHT));
            picture.rect("band", (from, plot.top), (to - from, PLOT_HEIGHT), BAND);
        }
        self.axes(&plot, &mut picture, messages);
        if let Some(begin) = self.begin() {
            let x = plot.x(begin);
            picture.line("begin", (x, plot.top), (x, plot.bottom()), MARK);
        }
        self.points(&plot, &mut picture);
        // One unit across is a stone, one unit up is a value: the page finds by it what the pointer is at.
        let (across, up) = plot.scale();
        picture.push(&format!(
            "<g class=\"plot\" transform=\"matrix({across:.6} 0 0 {:.6} {:.1} {:.1})\"/>",
            -up,
            plot.x(0.0),
            plot.y(0.0)
        ));
        let height = self.legend(&plot, !bands.is_empty(), &mut picture, messages);
        picture.finish(height, &title)
    }

    /// Returns where every second period begins and ends.
    fn bands(&self) -> Vec<(f64, f64)> {
        let Some(period) = &self.period else { return Vec::new() };
        let (last, length) = (self.last() as u64, period.length());
        if last / length / 2 > MOST_BANDS {
            return Vec::new();
        }
        let starts = (0..).map(|round| period.preperiod().saturating_add(length.saturating_mul(2 * round)));
        let starts = starts.take_while(|start| *start < last);
        // From halfway before the first heap to halfway before the next.
        let band = |start: u64| (start as f64 - 0.5, start.saturating_add(length).min(last + 1) as f64 - 0.5);
        starts.map(band).collect()
    }

    /// Returns where the repetition begins, if that is in the picture and not at its edge.
    fn begin(&self) -> Option<f64> {
        let preperiod = self.period.as_ref()?.preperiod();
        (1..=self.last() as u64).contains(&preperiod).then_some(preperiod as f64 - 0.5)
    }

    fn axes(&self, plot: &Plot, picture: &mut Picture, messages: &Messages) {
        for value in ticks(self.largest(), 6) {
            let y = plot.y(value as f64);
            picture.line("grid", (LEFT, y), (RIGHT, y), LINE);
            picture.text("tick", (LEFT - 7.0, y + 4.0), Anchor::End, &value.to_string());
        }
        for heap in ticks(self.last() as u64, 12) {
            let x = plot.x(heap as f64);
            picture.line("axis", (x, plot.bottom()), (x, plot.bottom() + 5.0), QUIET);
            picture.text("tick", (x, plot.bottom() + 19.0), Anchor::Middle, &heap.to_string());
        }
        picture.line("axis", (LEFT, plot.top), (LEFT, plot.bottom()), QUIET);
        picture.line("axis", (LEFT, plot.bottom()), (RIGHT, plot.bottom()), QUIET);
        let (across, up) = (messages.format("chart-across", &[]), messages.format("chart-up", &[]));
        picture.text("label", (f64::midpoint(LEFT, RIGHT), plot.bottom() + 42.0), Anchor::Middle, &across);
        picture.upward_text("label", (22.0, plot.top + PLOT_HEIGHT / 2.0), &up);
    }

    /// Draws one mark for each place of the picture, however many heaps fall on it.
    fn points(&self, plot: &Plot, picture: &mut Picture) {
        let place = |heap: usize, value: u64| {
            let (x, y) = (plot.x(heap as f64), plot.y(value as f64));
            ((x * 2.0).round() as i64, (y * 2.0).round() as i64)
        };
        let places = |rare: bool| -> BTreeSet<(i64, i64)> {
            let heaps = self.values.iter().enumerate();
            let heaps = heaps.filter(|(heap, _)| self.rare.contains(heap) == rare);
            heaps.map(|(heap, value)| place(heap, *value)).collect()
        };
        let half = |doubled: i64| doubled as f64 / 2.0;
        let mut dots = String::new();
        for (x, y) in places(false) {
            let _ = write!(dots, "M{} {}h0", half(x), half(y));
        }
        let size = (1000.0 / self.last() as f64).clamp(2.0, 6.0);
        picture.push(&format!(
            "<path class=\"dots\" fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"{size:.1}\" \
             stroke-linecap=\"round\" d=\"{dots}\"/>"
        ));
        // Crosses, so that colour is not the only sign.
        let mut crosses = String::new();
        for (x, y) in places(true) {
            let _ = write!(crosses, "M{} {}l6 6m-6 0l6 -6", half(x) - 3.0, half(y) - 3.0);
        }
        if !crosses.is_empty() {
            picture.push(&format!(
                "<path class=\"rare\" fill=\"none\" stroke=\"{MARK}\" stroke-width=\"1.5\" d=\"{crosses}\"/>"
            ));
        }
    }

    /// Draws what the signs mean, and returns the height of the picture.
    fn legend(&self, plot: &Plot, has_bands: bool, picture: &mut Picture, messages: &Messages) -> f64 {
        let y = plot.bottom() + 70.0;
        let mut x = LEFT;
        let mut entry = |key: &str, is_there: bool, draw: &dyn Fn(&mut Picture, f64)| {
            if is_there {
                let text = messages.format(key, &[]);
                draw(picture, x);
                picture.text("legend", (x + 22.0, y), Anchor::Start, &text);
                x += 22.0 + width(&text) + 28.0;
            }
        };
        entry("chart-dot", true, &|picture, x| {
            picture.push(&format!(
                "<path class=\"dots\" fill=\"none\" stroke=\"{ACCENT}\" stroke-width=\"6\" stroke-linecap=\"round\" \
                 d=\"M{x:.1} {:.1}h0\"/>",
                y - 4.5
            ));
        });
        entry("chart-rare", !self.rare.is_empty(), &|picture, x| {
            picture.push(&format!(
                "<path class=\"rare\" fill=\"none\" stroke=\"{MARK}\" stroke-width=\"1.5\" \
                 d=\"M{x:.1} {:.1}l8 8m-8 0l8 -8\"/>",
                y - 8.5
            ));
        });
        entry("chart-band", has_bands, &|picture, x| {
            picture.rect("band", (x, y - 11.0), (16.0, 13.0), BAND);
        });
        entry("chart-begin", self.begin().is_some(), &|picture, x| {
            picture.line("begin", (x + 8.0, y - 13.0), (x + 8.0, y + 4.0), MARK);
        });
        y + 20.0
    }
}
