//! [`Picture`]: an SVG document being drawn.
//!
//! Every part has its colours as attributes, so that the picture can be printed as it is, and a class, so that the page can
//! give it the colours of its theme.

use std::fmt::Write as _;

/// Colours, the same as those of the page in its light theme.
pub(super) const INK: &str = "#1c2430";
pub(super) const QUIET: &str = "#56606e";
pub(super) const LINE: &str = "#d8d3c7";
pub(super) const ACCENT: &str = "#0a4f8f";
pub(super) const BAND: &str = "#dfe9f5";
pub(super) const MARK: &str = "#b3410e";

/// The size of most text.
pub(super) const TEXT: f64 = 13.0;

/// Which end of a text is where it is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// An SVG document being drawn.
#[derive(Debug)]
pub(super) struct Picture {
    width: f64,
    body: String,
}

impl Picture {
    pub(super) const fn new(width: f64) -> Self {
        Self { width, body: String::new() }
    }

    /// Adds an element that is written out.
    pub(super) fn push(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// Adds a text.
    pub(super) fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let fill = if ["title", "label", "legend"].contains(&class) { INK } else { QUIET };
        let size = match class {
            "title" => 17.0,
            "tick" => 12.0,
            _ => TEXT,
        };
        let weight = if class == "title" { " font-weight=\"600\"" } else { "" };
        // Writing to a string does not fail.
        let _ = writeln!(
            self.body,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{}\" font-size=\"{size}\"{weight} \
             fill=\"{fill}\">{}</text>",
            anchor.name(),
            escaped(text)
        );
    }

    /// Adds a text that runs upwards.
    pub(super) fn upward_text(&mut self, class: &str, (x, y): (f64, f64), text: &str) {
        let _ = writeln!(
            self.body,
            "<text class=\"{class}\" transform=\"translate({x:.1} {y:.1}) rotate(-90)\" text-anchor=\"middle\" \
             font-size=\"{TEXT}\" fill=\"{INK}\">{}</text>",
            escaped(text)
        );
    }

    pub(super) fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64), fill: &str) {
        let _ = writeln!(
            self.body,
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             fill=\"{fill}\"/>"
        );
    }

    pub(super) fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64), stroke: &str) {
        let dashes = if class == "begin" { " stroke-width=\"2\" stroke-dasharray=\"6 4\"" } else { "" };
        let _ = writeln!(
            self.body,
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" \
             stroke=\"{stroke}\"{dashes}/>"
        );
    }

    /// Adds the title and the notes below it, and returns how far down they reach.
    pub(super) fn heading(&mut self, title: &str, notes: &[String]) -> f64 {
        const LEFT: f64 = 20.0;
        let mut y = 28.0;
        self.text("title", (LEFT, y), Anchor::Start, title);
        let most = self.width - 2.0 * LEFT;
        for line in notes.iter().flat_map(|note| wrapped(note, most)) {
            y += 19.0;
            self.text("note", (LEFT, y), Anchor::Start, &line);
        }
        y
    }

    /// Returns the document, `height` high and called `title`.
    pub(super) fn finish(self, height: f64, title: &str) -> String {
        let Self { width, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-label=\"{0}\" \
             font-family=\"system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif\">\n<title>{0}</title>\n\
             <rect class=\"ground\" width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#ffffff\"/>\n{body}</svg>\n",
            escaped(title)
        )
    }
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns about how wide a text of the usual size is: a picture is drawn without knowing its font.
pub(super) fn width(text: &str) -> f64 {
    text.chars().map(|c| if c >= '\u{2e80}' { 1.0 } else { 0.56 } * TEXT).sum()
}

/// Returns a text as lines that are at most about `most` wide.
fn wrapped(text: &str, most: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    // Between Chinese characters a line may end anywhere.
    for word in text.split_inclusive(|c: char| c == ' ' || c >= '\u{2e80}') {
        let line =
            lines.last_mut().filter(|line| line.is_empty() || width(line) + width(word.trim_end()) <= most);
        match line {
            Some(line) => line.push_str(word),
            None => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Returns round numbers from 0 to `most`, about `count` of them.
pub(super) fn ticks(most: u64, count: u64) -> impl Iterator<Item = u64> {
    let rough = most / count.max(1);
    let mut power = 1u64;
    while power.saturating_mul(10) <= rough {
        power *= 10;
    }
    let step =
        [1, 2, 5, 10].into_iter().map(|factor| power.saturating_mul(factor)).find(|step| *step >= rough);
    (0..=most).step_by(usize::try_from(step.unwrap_or(power)).unwrap_or(usize::MAX).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        let listed = |most, count| ticks(most, count).collect::<Vec<_>>();
        assert_eq!(listed(0, 6), [0]);
        assert_eq!(listed(4, 6), [0, 1, 2, 3, 4]);
        assert_eq!(listed(120, 12), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
        assert_eq!(listed(2000, 6), [0, 500, 1000, 1500, 2000]);
        for most in [1, 7, 99, 1234, 1 << 40, u64::MAX / 2] {
            assert!((1..=14).contains(&listed(most, 6).len()), "{most}");
        }
    }

    #[test]
    fn long_texts_are_wrapped_and_marks_escaped() {
        assert_eq!(wrapped("one two three", 60.0), ["one two", "three"]);
        assert_eq!(wrapped("一二三四五", 40.0), ["一二三", "四五"]);
        let mut picture = Picture::new(200.0);
        picture.heading("a < \"b\"", &["c & d".to_owned()]);
        let svg = picture.finish(100.0, "t");
        assert!(svg.contains("a &lt; &quot;b&quot;") && svg.contains("c &amp; d"), "{svg}");
    }
}
