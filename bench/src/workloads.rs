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
    pub(crate) run: fn() -> Result<Vec<Table>>,
}

pub(crate) const WORKLOADS: &[Workload] = &[
    Workload { name: "columns", run: columns::tables },
    Workload { name: "many-positions", run: many_positions::tables },
    Workload { name: "winning-move", run: winning_move::tables },
    Workload { name: "text", run: text::tables },
    Workload { name: "answers", run: answers::tables },
    Workload { name: "users", run: users::tables },
    Workload { name: "sequences", run: sequences::tables },
    Workload { name: "search", run: search::tables },
    Workload { name: "subtraction", run: subtraction::tables },
    Workload { name: "boxes", run: boxes::tables },
];

/// Returns the workload with this name.
pub(crate) fn named(name: &str) -> Option<&'static Workload> {
    WORKLOADS.iter().find(|workload| workload.name == name)
}
