//! [`Chart`]: Grundy values against heap sizes, as an SVG picture or as characters for a terminal.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::engine::take_and_break::{Period, Sequence};

/// The values of the heaps 0..n, with the rare heaps marked and the period shaded.
///
/// ```
/// use nimatron::Budget;
/// use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
/// use nimatron::report::Chart;
///
/// let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
/// kayles.extend_to(300, &mut Budget::default().meter("values"))?;
/// let chart = Chart::of(&kayles, 200);
/// assert!(chart.svg("Kayles").contains("period 12"));
/// assert_eq!(chart.plot(60, 10).len(), 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chart {
    values: Vec<u64>,
    rare: BTreeSet<usize>,
    period: Option<Period>,
}

/// The picture's size and margins, in its own units.
const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 480.0;
const MARGIN: f64 = 48.0;

impl Chart {
    /// The values of `sequence` up to heap `last`, as far as they are known.
    pub fn of(sequence: &Sequence, last: usize) -> Self {
        let known = |heap: usize| sequence.known(&heap.into()).and_then(|value| value.0.to_u64());
        let values: Vec<u64> = (0..=last).map_while(known).collect();
        let rare = sequence.rare_heaps().take_while(|heap| *heap < values.len()).collect();
        Self { values, rare, period: sequence.period() }
    }

    /// The same with this period, which may have been proved by larger heaps.
    #[must_use]
    pub fn with_period(mut self, period: Option<Period>) -> Self {
        self.period = period;
        self
    }

    /// These values, without more to tell about them.
    pub fn of_values(values: Vec<u64>) -> Self {
        Self { values, rare: BTreeSet::new(), period: None }
    }

    fn largest(&self) -> u64 {
        self.values.iter().copied().max().unwrap_or(0).max(1)
    }

    fn last(&self) -> usize {
        self.values.len().saturating_sub(1).max(1)
    }

    /// The picture as an SVG document.
    pub fn svg(&self, title: &str) -> String {
        let title = escaped(title);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             font-family=\"system-ui, sans-serif\" font-size=\"13\">\n<title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
        );
        // Writing to a string does not fail.
        let _ = self
            .shade(&mut svg)
            .and_then(|()| self.axes(&mut svg, &title))
            .and_then(|()| self.points(&mut svg));
        svg.push_str("</svg>\n");
        svg
    }

    fn x(&self, heap: f64) -> f64 {
        MARGIN + heap / self.last() as f64 * (WIDTH - 2.0 * MARGIN)
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - MARGIN - value / self.largest() as f64 * (HEIGHT - 2.0 * MARGIN)
    }

    /// The first round of the period is shaded, and its second more lightly.
    fn shade(&self, svg: &mut String) -> std::fmt::Result {
        let Some(period) = &self.period else { return Ok(()) };
        let kind = if period.is_proved() { "proved" } else { "observed" };
        for (round, opacity) in [(0, 0.22), (1, 0.12)] {
            let from = period.preperiod() + round * period.length();
            let to = (from + period.length()).min(self.last() as u64);
            if from >= to {
                continue;
            }
            let (left, right) = (self.x(from as f64), self.x(to as f64));
            writeln!(
                svg,
                "<rect x=\"{left:.1}\" y=\"{MARGIN}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#0072b2\" \
                 fill-opacity=\"{opacity}\"><title>{kind} period {} from heap {}</title></rect>",
                right - left,
                HEIGHT - 2.0 * MARGIN,
                period.length(),
                period.preperiod(),
            )?;
        }
        Ok(())
    }

    fn axes(&self, svg: &mut String, title: &str) -> std::fmt::Result {
        let (left, bottom, right) = (MARGIN, HEIGHT - MARGIN, WIDTH - MARGIN);
        writeln!(svg, "<path d=\"M{left} {MARGIN}V{bottom}H{right}\" fill=\"none\" stroke=\"#444\"/>")?;
        for part in 0..=4u32 {
            let heap = (self.last() as f64 * f64::from(part) / 4.0).round();
            let value = (self.largest() as f64 * f64::from(part) / 4.0).round();
            writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{heap}</text>\n\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
                self.x(heap),
                bottom + 18.0,
                left - 6.0,
                self.y(value) + 4.0,
            )?;
        }
        let period = match &self.period {
            Some(period) => {
                let kind = if period.is_proved() { "proved" } else { "observed" };
                format!(", period {} from heap {} ({kind})", period.length(), period.preperiod())
            }
            None => String::new(),
        };
        let rare =
            if self.rare.is_empty() { String::new() } else { format!(", {} rare heaps ×", self.rare.len()) };
        writeln!(
            svg,
            "<text x=\"{left}\" y=\"{:.1}\" font-size=\"16\">{title}{period}{rare}</text>",
            MARGIN - 18.0
        )
    }

    /// One mark per place of the picture, however many heaps fall on it.
    fn points(&self, svg: &mut String) -> std::fmt::Result {
        let place = |heap: usize, value: u64| {
            let (x, y) = (self.x(heap as f64), self.y(value as f64));
            ((x * 2.0).round() as i64, (y * 2.0).round() as i64)
        };
        let heaps = self.values.iter().enumerate();
        let (rare, common): (Vec<_>, Vec<_>) = heaps.partition(|(heap, _)| self.rare.contains(heap));
        let places = |heaps: &[(usize, &u64)]| -> BTreeSet<(i64, i64)> {
            heaps.iter().map(|(heap, value)| place(*heap, **value)).collect()
        };
        svg.push_str("<g fill=\"#222\">\n");
        for (x, y) in places(&common) {
            writeln!(svg, "<circle cx=\"{}\" cy=\"{}\" r=\"1.4\"/>", x as f64 / 2.0, y as f64 / 2.0)?;
        }
        // Crosses, so that colour is not the only sign.
        svg.push_str("</g>\n<g stroke=\"#c8500a\" stroke-width=\"1.2\">\n");
        for (x, y) in places(&rare) {
            let (x, y) = (x as f64 / 2.0, y as f64 / 2.0);
            writeln!(svg, "<path d=\"M{} {}l5 5m-5 0l5 -5\"/>", x - 2.5, y - 2.5)?;
        }
        svg.push_str("</g>\n");
        Ok(())
    }

    /// The picture in Braille dots, `width` by `height` characters, with the largest value above and the axis below.
    pub fn plot(&self, width: usize, height: usize) -> Vec<String> {
        let (width, height) = (width.max(2), height.max(2));
        let mut dots = vec![0u8; width * height];
        for (heap, value) in self.values.iter().enumerate() {
            let x = heap * (2 * width - 1) / self.last();
            let y = (value * (4 * height as u64 - 1) / self.largest()) as usize;
            let row = 4 * height - 1 - y;
            // Dots of a Braille character: 1 4, 2 5, 3 6 from the top, 7 8 below.
            let bit = [[0, 3], [1, 4], [2, 5], [6, 7]][row % 4][x % 2];
            dots[row / 4 * width + x / 2] |= 1 << bit;
        }
        let braille = |dots: &u8| char::from_u32(0x2800 + u32::from(*dots)).unwrap_or(' ');
        let mut lines = vec![self.largest().to_string()];
        lines.extend(
            dots.chunks(width).map(|row| format!("│{}", row.iter().map(braille).collect::<String>())),
        );
        let last = self.last().to_string();
        lines.push(format!("0{}{last}", "─".repeat(width.saturating_sub(last.len()))));
        lines
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
