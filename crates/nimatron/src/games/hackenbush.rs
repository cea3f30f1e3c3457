//! Green Hackenbush: cut an edge of a graph; what is no longer connected with the ground, vertex 0, falls [winning-ways-7].
//!
//! The fusion principle: the vertices of a cycle may be brought together, so that its edges become loops, and a loop is worth a single
//! edge. The colon principle: branches that meet in a vertex may be replaced by one stalk, as long as the nim-sum of their
//! values, and an edge below a stalk adds 1 to its length. So the whole is worth one Nim heap. Misère play is searched.

use std::fmt;

use crate::board::{Board, Look, Sketch, Way};
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Entry, Game, InvalidNumber};
use crate::games::edges::{Edges, GROUND, Walk};
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Reduction, Step, Why, one};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

pub(crate) const ENTRY: Entry = Entry {
    name: "hackenbush",
    aliases: &[],
    parameters: "",
    arity: Arity::Edges,
    example: "hackenbush 0-1 1-2 1-3 3-1",
    setup: |setup| {
        setup.expect_no_parameters()?;
        setup.component(Hackenbush)
    },
    samples: &[("hackenbush", 4, 3), ("hackenbush", 6, 3), ("hackenbush", 8, 1)],
};

#[derive(Debug)]
struct Hackenbush;

const FOREIGN: &str = "here a move cuts one edge";

/// Returns the move that cuts an edge.
fn cut(row: &Numbers, edges: &Edges, edge: usize) -> LegalMove<Numbers> {
    let kept = edges.grounded(Some(edge));
    let to = row.chunks_exact(2).zip(kept).filter(|(_, is_kept)| *is_kept).flat_map(|(ends, _)| ends);
    LegalMove { action: Action::Split { index: 2 * edge, parts: Vec::new() }, to: to.cloned().collect() }
}

impl Ruleset for Hackenbush {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        let edges = Edges::of(row);
        Box::new((0..row.len() / 2).map(move |edge| cut(row, &edges, edge)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let Action::Split { index, parts } = action else { return Err(IllegalMove::Foreign(FOREIGN)) };
        if !parts.is_empty() || index % 2 == 1 {
            return Err(IllegalMove::Foreign(FOREIGN));
        }
        if *index >= row.len() {
            return Err(IllegalMove::no_such("edge", index / 2, row.len() / 2));
        }
        Ok(cut(row, &Edges::of(row), index / 2).to)
    }

    /// The smaller end of an edge first, and the edges in order.
    fn canonical(&self, row: Numbers) -> Numbers {
        let mut edges: Vec<[Natural; 2]> = row
            .chunks_exact(2)
            .map(|ends| [(&ends[0]).min(&ends[1]).clone(), (&ends[0]).max(&ends[1]).clone()])
            .collect();
        edges.sort_unstable();
        edges.concat()
    }
}

impl Game for Hackenbush {
    fn entry(&self) -> &'static Entry {
        &ENTRY
    }

    fn write_notation(&self, row: &Numbers, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(ENTRY.name)?;
        row.chunks_exact(2).try_for_each(|ends| write!(out, " {}-{}", ends[0], ends[1]))
    }

    fn look(&self) -> Look {
        Look::Tuples { width: 2 }
    }

    fn move_words(&self, row: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        let Action::Split { index, .. } = action else { return None };
        let end = |at: usize| row.get(at).cloned().map(one);
        Some(("cut-edge", Facts::from([("from", end(*index)?), ("to", end(index + 1)?)])))
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))]).drawn_as(Sketch::Edges)
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let edge = Edges::of(row).grounded(None).iter().position(|is_kept| !is_kept)?;
        let [a, b] = [&row[2 * edge], &row[2 * edge + 1]];
        Some(InvalidNumber {
            index: 2 * edge,
            message: words!("error-edge-loose", a = a, b = b),
            expected: words!("error-edge-loose-expected"),
        })
    }

    /// A tree with a few more edges.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        let vertices = rng.between(3, 6);
        let mut ends: Vec<u64> = (1..=vertices).flat_map(|vertex| [rng.below(vertex), vertex]).collect();
        for _ in 0..rng.between(0, 2) {
            ends.extend([rng.below(vertices + 1), rng.below(vertices + 1)]);
        }
        ends.into_iter().map(Natural::from).collect()
    }
}

/// One vertex after fusion, with what stands on it.
struct Fused {
    /// The vertices that were brought together, the lowest first.
    vertices: Vec<usize>,
    /// How many of the edges became loops.
    loops: u64,
    /// The lengths of the stalks that stand on it.
    stalks: Vec<u64>,
}

impl Fused {
    /// Returns the length of the one stalk that all of this is worth.
    fn value(&self) -> u64 {
        self.stalks.iter().fold(self.loops % 2, |sum, stalk| sum ^ stalk)
    }
}

/// Returns the vertices after fusion, those above first and the ground last.
fn fused(edges: &Edges) -> Vec<Fused> {
    let walk = Walk::of(edges);
    // Vertices are fused with the one from which they were reached, unless a bridge leads to them.
    let mut lowest = vec![GROUND; edges.names.len()];
    for vertex in &walk.order {
        lowest[*vertex] = match walk.before[*vertex] {
            Some((_, below)) if !walk.is_bridge[*vertex] => lowest[below],
            _ => *vertex,
        };
    }
    let mut all: Vec<Fused> =
        lowest.iter().map(|_| Fused { vertices: Vec::new(), loops: 0, stalks: Vec::new() }).collect();
    for vertex in &walk.order {
        all[lowest[*vertex]].vertices.push(*vertex);
    }
    for [a, b] in &edges.ends {
        if lowest[*a] == lowest[*b] {
            all[lowest[*a]].loops += 1;
        }
    }
    for vertex in walk.order.iter().rev().filter(|vertex| walk.is_bridge[**vertex]) {
        if let Some((_, below)) = walk.before[*vertex] {
            let stalk = all[*vertex].value() + 1;
            all[lowest[below]].stalks.push(stalk);
        }
    }
    let order = walk.order.into_iter().rev().filter(|vertex| lowest[*vertex] == *vertex);
    let order: Vec<usize> = order.collect();
    let mut all: Vec<Option<Fused>> = all.into_iter().map(Some).collect();
    order.into_iter().filter_map(|vertex| all[vertex].take()).collect()
}

fn value(edges: &Edges) -> Natural {
    Natural::from(fused(edges).last().map_or(0, Fused::value))
}

/// How many vertices are explained.
const MOST_NOTES: usize = 12;

impl Reduction for Hackenbush {
    fn citation(&self) -> &'static Citation {
        Citation::HACKENBUSH
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Game("hackenbush"))
    }

    fn change(&self) -> &'static str {
        "no-move-hackenbush"
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    /// The steps of the fusion and of the colon principle, from the top.
    fn premises(&self, row: &Numbers, _: &Budget) -> Vec<Step> {
        let edges = Edges::of(row);
        let notes = fused(&edges).into_iter().flat_map(|fused| {
            let name = |vertex: &usize| edges.names[*vertex].clone();
            let value = fused.value();
            let vertices: Vec<Natural> = fused.vertices.iter().map(name).collect();
            let fusion = (fused.loops > 0).then(|| {
                let key = if vertices.len() > 1 { "note-fusion" } else { "note-loops" };
                let facts = [
                    ("vertices", vertices.clone()),
                    ("loops", one(fused.loops)),
                    ("left", one(fused.loops % 2)),
                ];
                Step::note(key, facts)
            });
            let branches: Vec<Natural> = fused.stalks.iter().copied().map(Natural::from).collect();
            let colon = (!branches.is_empty()).then(|| {
                let vertex = vertices.first().cloned().unwrap_or_default();
                let loops = one(fused.loops % 2);
                let facts = [
                    ("vertex", vec![vertex]),
                    ("branches", branches),
                    ("loops", loops),
                    ("value", one(value)),
                ];
                Step::note("note-colon", facts)
            });
            fusion.into_iter().chain(colon)
        });
        notes.take(MOST_NOTES).collect()
    }

    fn nim_heaps(&self, row: &Numbers, _: &Budget) -> Result<Vec<Natural>, OverBudget> {
        Ok(vec![value(&Edges::of(row))])
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        _: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let to = to.clone();
        let mut meter = budget.meter("cutting every edge");
        let mut failed = false;
        let found = self.options(row).filter_map(move |option| match meter.spend(1 + row.len() as u64) {
            Ok(()) => (value(&Edges::of(&option.to)) == to).then_some(Ok(option)),
            Err(over) => Some(Err(over)),
        });
        Box::new(found.take_while(move |found| !std::mem::replace(&mut failed, found.is_err())))
    }
}
