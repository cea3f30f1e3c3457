//! The list of workloads, one file each.

mod answers;
mod boxes;
mod columns;
mod many_positions;
mod search;
mod sequences;
mod subtraction;
mod text;
mod users;
mod winning_move;

use anyhow::Result;

use crate::race::Table;

/// A workload, measured in its own process.
pub(crate) struct Workload {
    pub(crate) name: &'static str,
    /// Whether `--gate` runs it: it takes seconds and needs no command.
    pub(crate) is_gated: bool,
    pub(crate) run: fn() -> Result<Vec<Table>>,
}

pub(crate) const WORKLOADS: &[Workload] = &[
    Workload { name: "columns", is_gated: true, run: columns::tables },
    Workload { name: "many-positions", is_gated: true, run: many_positions::tables },
    Workload { name: "winning-move", is_gated: true, run: winning_move::tables },
    Workload { name: "text", is_gated: false, run: text::tables },
    Workload { name: "answers", is_gated: false, run: answers::tables },
    Workload { name: "users", is_gated: false, run: users::tables },
    Workload { name: "sequences", is_gated: false, run: sequences::tables },
    Workload { name: "search", is_gated: false, run: search::tables },
    Workload { name: "subtraction", is_gated: false, run: subtraction::tables },
    Workload { name: "boxes", is_gated: false, run: boxes::tables },
];

/// Returns the workload with this name.
pub(crate) fn named(name: &str) -> Option<&'static Workload> {
    WORKLOADS.iter().find(|workload| workload.name == name)
}
