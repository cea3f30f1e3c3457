//! A chart in Braille dots, for a terminal.

use super::Chart;
use crate::report::picture::ticks;

impl Chart {
    /// The picture in Braille dots, at most `width` by `height` characters, with the values in front and the heaps below.
    ///
    /// While there are no more values than lines, each value has its own line.
    pub fn plot(&self, width: usize, height: usize) -> Vec<String> {
        let (width, height) = (width.max(2), height.max(2));
        let largest = self.largest();
        let own_lines = largest < height as u64;
        let height = if own_lines { largest as usize + 1 } else { height };
        // The line of dots that a value is on, counted from below.
        let level = |value: u64| -> usize {
            let scaled = u128::from(value) * (4 * height as u128 - 1) / u128::from(largest);
            if own_lines { value as usize * 4 + 1 } else { scaled as usize }
        };
        let mut dots = vec![0u8; width * height];
        for (heap, value) in self.values.iter().enumerate() {
            let x = heap * (2 * width - 1) / self.last();
            let row = 4 * height - 1 - level(*value);
            // Dots of a Braille character: 1 4, 2 5, 3 6 from the top, 7 8 below.
            let bit = [[0, 3], [1, 4], [2, 5], [6, 7]][row % 4][x % 2];
            dots[row / 4 * width + x / 2] |= 1 << bit;
        }
        let mut labels = vec![String::new(); height];
        for value in if own_lines { ticks(largest, largest) } else { ticks(largest, height as u64 / 3) } {
            labels[height - 1 - level(value) / 4] = value.to_string();
        }
        let margin = labels.iter().map(String::len).max().unwrap_or(0);
        let braille = |dots: &u8| char::from_u32(0x2800 + u32::from(*dots)).unwrap_or(' ');
        let rows = dots.chunks(width).zip(&labels);
        let mut lines: Vec<String> = rows
            .map(|(row, label)| {
                let mark = if label.is_empty() { '│' } else { '┤' };
                format!("{label:>margin$}{mark}{}", row.iter().map(braille).collect::<String>())
            })
            .collect();
        lines.extend(self.heaps_below(width, margin));
        lines
    }

    /// Returns the axis below the dots, and the sizes of the heaps below it.
    fn heaps_below(&self, width: usize, margin: usize) -> [String; 2] {
        let mut axis = vec!['─'; width];
        let mut sizes = vec![' '; width + margin + 1];
        let mut free = 0;
        for heap in ticks(self.last() as u64, 8) {
            let column = heap as usize * (2 * width - 1) / self.last() / 2;
            let text = heap.to_string();
            let start = (column + margin + 1).min(sizes.len().saturating_sub(text.len()));
            if start >= free && start + text.len() <= sizes.len() {
                axis[column] = '┬';
                sizes.splice(start..start + text.len(), text.chars());
                free = start + text.len() + 1;
            }
        }
        let axis = format!("{:margin$}└{}", "", axis.into_iter().collect::<String>());
        [axis, sizes.into_iter().collect::<String>().trim_end().to_owned()]
    }
}
