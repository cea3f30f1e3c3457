//! Node Kayles and Arc Kayles on a graph: take a vertex with its neighbours, or an edge with its two ends.
//!
//! The numbers say which vertices are left. No closed form is known, and the winner of Node Kayles is hard to find in general
//! (Schaefer 1978): the value of each connected part is searched, of parts that differ only in the names of their vertices often
//! once. Misère play is searched.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use crate::board::{Board, Look, Sketch, Way};
use crate::budget::Meter;
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, InvalidNumber, Setup};
use crate::notation::ParseError;
use crate::ruleset::{Action, FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Reduction, Why};
use crate::wording::words;
use crate::{Budget, Natural, OverBudget};

const fn entry(
    name: &'static str,
    example: &'static str,
    samples: &'static [(&'static str, usize, u64)],
) -> Entry {
    Entry { name, aliases: &[], parameters: "edges", arity: Arity::Flags, example, setup, samples }
}

pub(crate) const NODE_KAYLES: Entry = entry(
    "node-kayles",
    "node-kayles(1-2,2-3,3-4,4-5) 1 1 1 1 1",
    &[("node-kayles(1-2,2-3,3-4,4-5,5-6,6-7)", 7, 1), ("node-kayles(1-2,2-3,3-1,3-4,4-5,5-6,6-4)", 6, 1)],
);
pub(crate) const ARC_KAYLES: Entry = entry(
    "arc-kayles",
    "arc-kayles(1-2,2-3,3-4,4-1) 1 1 1 1",
    &[("arc-kayles(1-2,2-3,3-4,4-5,5-6,6-7)", 7, 1), ("arc-kayles(1-2,2-3,3-1,3-4,4-5,5-6,6-4)", 6, 1)],
);

fn setup(setup: &Setup<'_>) -> Result<Component, ParseError> {
    let edges = setup.edges()?;
    let takes_edges = setup.entry().name == ARC_KAYLES.name;
    setup.component(GraphKayles::new(
        if takes_edges { &ARC_KAYLES } else { &NODE_KAYLES },
        takes_edges,
        edges,
    ))
}

#[derive(Debug)]
struct GraphKayles {
    entry: &'static Entry,
    /// Whether a move takes the two ends of an edge, and not a vertex with its neighbours.
    takes_edges: bool,
    /// The two ends of each edge, from 0, the smaller first; each edge once.
    edges: Vec<[usize; 2]>,
    neighbours: Vec<Vec<usize>>,
    /// The values of connected parts, by their edges.
    values: Mutex<HashMap<Vec<usize>, u32>>,
}

const FOREIGN: &str = "here a move takes what the rules say, and all of it";

/// The vertices that a row says are left.
fn left(row: &Numbers) -> Vec<usize> {
    (0..row.len()).filter(|vertex| !row[*vertex].is_zero()).collect()
}

/// The move that takes these vertices.
fn take(row: &Numbers, taken: &[usize]) -> LegalMove<Numbers> {
    let mut to = row.clone();
    for vertex in taken {
        to[*vertex] = Natural::ZERO;
    }
    LegalMove { action: Action::difference(row, &to), to }
}

impl GraphKayles {
    fn new(entry: &'static Entry, takes_edges: bool, edges: Vec<[usize; 2]>) -> Self {
        let count = edges.iter().flatten().max().map_or(0, |last| last + 1);
        let mut neighbours = vec![Vec::new(); count];
        for [a, b] in &edges {
            neighbours[*a].push(*b);
            neighbours[*b].push(*a);
        }
        Self { entry, takes_edges, edges, neighbours, values: Mutex::default() }
    }

    /// What each move takes of these vertices, which are in order; each once.
    fn takings(&self, vertices: &[usize]) -> Vec<Vec<usize>> {
        let has = |vertex: &usize| vertices.binary_search(vertex).is_ok();
        if self.takes_edges {
            return self.edges.iter().filter(|ends| ends.iter().all(has)).map(|ends| ends.to_vec()).collect();
        }
        let with_neighbours = |vertex: &usize| {
            let around = self.neighbours[*vertex].iter().copied().filter(has);
            let mut taken: Vec<usize> = around.chain([*vertex]).collect();
            taken.sort_unstable();
            taken
        };
        // Neighbours that have all others in common are taken by the same move.
        let mut seen = HashSet::new();
        vertices.iter().map(with_neighbours).filter(|taken| seen.insert(taken.clone())).collect()
    }

    /// The connected parts of these vertices, each in order.
    fn parts(&self, vertices: &[usize]) -> Vec<Vec<usize>> {
        let mut open: HashSet<usize> = vertices.iter().copied().collect();
        let mut parts = Vec::new();
        for vertex in vertices {
            if !open.remove(vertex) {
                continue;
            }
            let mut part = vec![*vertex];
            let mut next = 0;
            while next < part.len() {
                let around = self.neighbours[part[next]].iter().copied().filter(|other| open.remove(other));
                part.extend(around.collect::<Vec<_>>());
                next += 1;
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts
    }

    /// The edges of a part, whose vertices are renamed in an order that depends on their neighbours and theirs, so that like parts
    /// are often written the same; whatever the order, equal keys are equal graphs.
    fn key(&self, part: &[usize]) -> Vec<usize> {
        const ROUNDS: usize = 3;
        let around = |vertex: usize| {
            self.neighbours[vertex]
                .iter()
                .filter_map(|other| part.binary_search(other).ok())
                .collect::<Vec<_>>()
        };
        let around: Vec<Vec<usize>> = part.iter().map(|vertex| around(*vertex)).collect();
        let mut colours: Vec<usize> = around.iter().map(Vec::len).collect();
        for _ in 0..ROUNDS {
            let signature = |vertex: usize| {
                let mut others: Vec<usize> = around[vertex].iter().map(|other| colours[*other]).collect();
                others.sort_unstable();
                (colours[vertex], others)
            };
            let signatures: Vec<_> = (0..part.len()).map(signature).collect();
            let mut sorted = signatures.clone();
            sorted.sort();
            sorted.dedup();
            colours = signatures.iter().map(|it| sorted.binary_search(it).unwrap_or(0)).collect();
        }
        let mut order: Vec<usize> = (0..part.len()).collect();
        order.sort_by_key(|vertex| colours[*vertex]);
        let mut names = vec![0; part.len()];
        for (name, vertex) in order.into_iter().enumerate() {
            names[vertex] = name;
        }
        let edges = (0..part.len()).flat_map(|a| around[a].iter().map(move |b| (a, *b)));
        let mut edges: Vec<[usize; 2]> =
            edges.map(|(a, b)| [names[a], names[b]]).filter(|[a, b]| a < b).collect();
        edges.sort_unstable();
        std::iter::once(part.len()).chain(edges.concat()).collect()
    }

    /// The value of a connected part.
    fn value(&self, part: &[usize], meter: &mut Meter<'_>) -> Result<u32, OverBudget> {
        let key = self.key(part);
        let known = || self.values.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = known().get(&key).copied() {
            return Ok(value);
        }
        let mut reached = HashSet::new();
        for taken in self.takings(part) {
            meter.spend(1 + part.len() as u64)?;
            reached.insert(self.value_after(part, &taken, meter)?);
        }
        let value = (0..).find(|value| !reached.contains(value)).unwrap_or(0);
        known().insert(key, value);
        Ok(value)
    }

    /// The nim-sum of the values of what is left of a part.
    fn value_after(&self, part: &[usize], taken: &[usize], meter: &mut Meter<'_>) -> Result<u32, OverBudget> {
        let rest: Vec<usize> = part.iter().copied().filter(|vertex| !taken.contains(vertex)).collect();
        self.parts(&rest).iter().try_fold(0, |sum, part| Ok(sum ^ self.value(part, meter)?))
    }
}

impl Ruleset for GraphKayles {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        Box::new(self.takings(&left(row)).into_iter().map(|taken| take(row, &taken)))
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        action.changes(row.len(), "vertex", FOREIGN)?;
        let same = |option: &LegalMove<Numbers>| option.action == *action;
        let given = self.options(row).find(same).map(|option| option.to);
        given.ok_or(IllegalMove::Foreign(FOREIGN))
    }
}

impl Game for GraphKayles {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn parameters(&self, _: &Numbers) -> String {
        let edges = self.edges.iter().map(|[a, b]| format!("{}-{}", a + 1, b + 1));
        edges.collect::<Vec<_>>().join(",")
    }

    fn look(&self) -> Look {
        Look::Numbers
    }

    fn move_words(&self, _: &Numbers, action: &Action) -> Option<(&'static str, Facts)> {
        let Action::Set(changes) = action else { return None };
        let vertices = changes.iter().map(|(vertex, _)| Natural::from(vertex + 1)).collect();
        Some(("take-vertices", Facts::from([("vertices", vertices)])))
    }

    fn board(&self, row: &Numbers) -> Board {
        Board::new(self.look(), row.clone(), [Way::list(self.options(row))])
            .drawn_as(Sketch::Graph { edges: self.edges.clone() })
    }

    fn reduction(&self) -> Option<&dyn Reduction> {
        Some(self)
    }

    /// The graph is given: three of four vertices are left.
    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        self.neighbours.iter().map(|_| Natural::from(rng.between(0, 3).min(1))).collect()
    }

    fn invalid_number(&self, row: &Numbers) -> Option<InvalidNumber> {
        let vertices = self.neighbours.len();
        (row.len() > vertices).then(|| InvalidNumber {
            index: vertices,
            message: words!("error-vertex-count", count = row.len(), vertices = vertices),
            expected: words!("error-vertex-count-expected"),
        })
    }
}

impl Reduction for GraphKayles {
    fn citation(&self) -> &'static Citation {
        Citation::SPRAGUE_GRUNDY
    }

    fn why(&self) -> Option<Why> {
        Some(Why::Game("graph-kayles"))
    }

    fn holds_in_misere(&self) -> bool {
        false
    }

    fn change(&self) -> &'static str {
        "no-move-graph-kayles"
    }

    fn nim_heaps(&self, row: &Numbers, budget: &Budget) -> Result<Vec<Natural>, OverBudget> {
        let mut meter = budget.meter("the values of the parts of a graph");
        let parts = self.parts(&left(row));
        parts.iter().map(|part| Ok(Natural::from(u64::from(self.value(part, &mut meter)?)))).collect()
    }

    fn lift<'a>(
        &'a self,
        row: &'a Numbers,
        heap: usize,
        to: &Natural,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let part = self.parts(&left(row)).swap_remove(heap);
        let to = to.clone();
        let mut meter = budget.meter("the values of the parts of a graph");
        Box::new(self.takings(&part).into_iter().filter_map(move |taken| {
            match self.value_after(&part, &taken, &mut meter) {
                Ok(value) => (to == u64::from(value)).then(|| Ok(take(row, &taken))),
                Err(over) => Some(Err(over)),
            }
        }))
    }
}
