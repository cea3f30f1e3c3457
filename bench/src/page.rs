//! The page of results, docs/BENCHMARKS.md.

use std::fmt::Write;
use std::time::Duration;

use crate::machine::Machine;
use crate::race::{Row, Table, Target};

const HEAD: &str = "\
# Benchmarks

Written by `cargo xtask bench`; do not edit. Each table is one run of one process: all its variants in turn, many rounds, the
least processor time of each. Every variant's answer was checked before it was timed. Read the ratios first: the machine
is shared, and the times change with what else runs on it. There is one part for each kind of processor that was measured;
a run replaces only the part of its own.
";

/// What begins the part of a kind of processor.
const PART: &str = "\n## ";

/// Returns the page `before` with the part of this machine's kind of processor replaced, or added at the end.
pub(crate) fn page(before: &str, machine: &Machine, tables: &[Table]) -> String {
    let ours = part(machine, tables);
    let heading = |part: &str| part.lines().next().unwrap_or_default().to_owned();
    let mut parts: Vec<String> = before.split(PART).skip(1).map(|part| part.trim_end().to_owned()).collect();
    match parts.iter_mut().find(|part| heading(part) == heading(&ours)) {
        Some(part) => *part = ours,
        None => parts.push(ours),
    }
    let mut page = HEAD.to_owned();
    parts.iter().for_each(|part| {
        let _ = writeln!(page, "{PART}{}", part.trim_end());
    });
    page
}

/// Returns the part of a machine, without what begins it.
fn part(machine: &Machine, tables: &[Table]) -> String {
    let Machine { processor, instructions, cores, features, memory, compiler, date, load } = machine;
    let mut part = format!("{processor}, {instructions}\n");
    let _ = write!(
        part,
        "\nMachine: {cores} cores ({features}), {memory}; {compiler}; {date}; load at the end {load}.\n"
    );
    let missed: Vec<String> = tables.iter().flat_map(|table| table.missed(1.0)).collect();
    let targets: usize = tables.iter().flat_map(|table| &table.rows).map(|row| row.targets.len()).sum();
    let _ = writeln!(part, "\n{} of {targets} targets are met.", targets - missed.len());
    tables.iter().for_each(|measured| part.push_str(&table(measured)));
    part
}

/// Returns one table in Markdown.
pub(crate) fn table(table: &Table) -> String {
    let Table { title, rows, remarks } = table;
    let reference = rows.first().map_or("", |row| &row.name);
    let mut text =
        format!("\n### {title}\n\n| variant | × {reference} | time | target |\n|---|---|---|---|\n");
    for row in rows {
        let ratio = table.ratio(row, reference).unwrap_or(f64::NAN);
        let targets: Vec<String> = row.targets.iter().map(|target| target_cell(table, row, target)).collect();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            row.name,
            number(ratio),
            duration(row.time),
            targets.join("; ")
        );
    }
    remarks.iter().for_each(|remark| {
        let _ = write!(text, "\n{remark}\n");
    });
    text
}

fn target_cell(table: &Table, row: &Row, target: &Target) -> String {
    let asked = match target {
        Target::Times(ratio, other) => {
            let reached = table.ratio(row, other).unwrap_or(f64::NAN);
            format!("≥ {} × {other} (reached {})", rounded(*ratio), number(reached))
        }
        Target::Within(limit) => format!("≤ {}", duration(*limit)),
    };
    format!("{asked}: {}", if table.share(row, target) >= 1.0 { "met" } else { "**missed**" })
}

/// Formats a number with three significant digits.
fn number(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value if value >= 0.1 => format!("{value:.2}"),
        value => format!("{value:.4}"),
    }
}

/// Formats a target with at most two digits after the point.
fn rounded(ratio: f64) -> String {
    format!("{}", (ratio * 100.0).round() / 100.0)
}

fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let (scale, unit) = match seconds {
        seconds if seconds >= 1.0 => (1.0, "s"),
        seconds if seconds >= 1e-3 => (1e3, "ms"),
        seconds if seconds >= 1e-6 => (1e6, "µs"),
        _ => (1e9, "ns"),
    };
    format!("{} {unit}", number(seconds * scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(instructions: &str) -> Machine {
        let word = || "x".to_owned();
        Machine {
            processor: "Processor".into(),
            instructions: instructions.into(),
            cores: 2,
            features: word(),
            memory: word(),
            compiler: word(),
            date: word(),
            load: word(),
        }
    }

    #[test]
    fn a_run_replaces_only_the_part_of_its_own_processor() {
        let measured = |title: &str| Table { title: title.into(), rows: Vec::new(), remarks: Vec::new() };
        let one = page("", &machine("Avx2"), &[measured("first")]);
        let both = page(&one, &machine("Avx512"), &[measured("second")]);
        assert!(both.starts_with(one.trim_end()) && both.contains("### second"), "{both}");
        let again = page(&both, &machine("Avx2"), &[measured("third")]);
        assert_eq!(again, both.replace("first", "third"));
    }
}
