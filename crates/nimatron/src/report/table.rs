//! The binary column table: heaps over columns, with sums and residues.

use crate::Natural;
use crate::report::Messages;
use crate::theory::{Facts, one};

/// Beyond these the table is longer or wider than a screen, and only its sums are shown.
const MOST_HEAPS: usize = 20;
const MOST_COLUMNS: usize = 24;

/// The table of `heaps` in binary, the highest column first, with the number of ones per column and its residue.
pub(super) fn columns(
    heaps: &[Natural],
    modulus: &Natural,
    ones: &[usize],
    residues: &[usize],
    messages: &Messages,
) -> Vec<String> {
    if ones.is_empty() {
        return Vec::new();
    }
    if ones.len() > MOST_COLUMNS {
        return wrong_columns(ones, modulus, residues, messages);
    }
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    let order = || (0..ones.len()).rev();
    let weights = order().map(|column| (1u64 << column).to_string()).collect();
    rows.push((messages.format("table-column", &[]), weights));
    if heaps.len() <= MOST_HEAPS {
        for heap in heaps {
            rows.push((
                heap.to_string(),
                order().map(|column| u8::from(heap.bit(column)).to_string()).collect(),
            ));
        }
    } else {
        rows.push((
            messages.format_plural("table-more", &Natural::from(heaps.len())),
            order().map(|_| "⋮".to_owned()).collect(),
        ));
    }
    rows.push((messages.format("table-ones", &[]), order().map(|column| ones[column].to_string()).collect()));
    let modulus = modulus.to_string();
    rows.push((
        messages.format("table-residue", &[("modulus", &modulus)]),
        order().map(|column| residues[column].to_string()).collect(),
    ));
    let is_wrong = |column: usize| residues[column] != 0;
    if order().any(is_wrong) {
        rows.push((
            String::new(),
            order().map(|column| if is_wrong(column) { "^" } else { "" }.to_owned()).collect(),
        ));
    }
    aligned(&rows)
}

/// The sums of a table too wide to show: the columns that are wrong, from the top.
fn wrong_columns(ones: &[usize], modulus: &Natural, residues: &[usize], messages: &Messages) -> Vec<String> {
    const MOST_SHOWN: usize = 6;
    let wrong: Vec<usize> = (0..residues.len()).rev().filter(|column| residues[*column] != 0).collect();
    let facts = Facts::from([
        ("columns", one(ones.len())),
        ("wrong", one(wrong.len())),
        ("modulus", vec![modulus.clone()]),
    ]);
    let mut lines = vec![messages.format_facts("table-summary", &facts, &[])];
    for column in wrong.iter().take(MOST_SHOWN) {
        let variables = [
            ("column", column.to_string()),
            ("ones", ones[*column].to_string()),
            ("residue", residues[*column].to_string()),
        ];
        lines.push(messages.format_owned("table-wrong-column", &variables));
    }
    if wrong.len() > MOST_SHOWN {
        lines.push("  …".to_owned());
    }
    lines
}

/// Rows with their cells right-aligned under each other.
fn aligned(rows: &[(String, Vec<String>)]) -> Vec<String> {
    let width = |text: &str| text.chars().map(|c| if c >= '\u{2e80}' { 2 } else { 1 }).sum::<usize>();
    let label = rows.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
    let columns = rows.first().map_or(0, |(_, cells)| cells.len());
    let cell = |column: usize| rows.iter().map(|(_, cells)| width(&cells[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(cell).collect();
    rows.iter()
        .map(|(name, cells)| {
            let mut line = format!("{name}{}", " ".repeat(label - width(name)));
            for (text, widest) in cells.iter().zip(&widths) {
                line.push_str(&" ".repeat(widest - width(text) + 2));
                line.push_str(text);
            }
            line.trim_end().to_owned()
        })
        .collect()
}
