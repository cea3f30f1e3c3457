//! [`Edges`]: the graph that a row of numbers writes, two for each edge.

use std::collections::HashMap;

use crate::Natural;

/// A graph whose vertices are counted from 0 in the order in which they are named; the vertex named 0 is always the first.
pub(super) struct Edges {
    /// The names of the vertices.
    pub(super) names: Vec<Natural>,
    /// The two ends of each edge; they are the same if it is a loop.
    pub(super) ends: Vec<[usize; 2]>,
}

/// The vertex named 0.
pub(super) const GROUND: usize = 0;

impl Edges {
    /// Returns the graph of a row; a number without a second one is left out.
    pub(super) fn of(row: &[Natural]) -> Self {
        let mut names = vec![Natural::ZERO];
        let mut indices = HashMap::from([(Natural::ZERO, GROUND)]);
        let mut index = |name: &Natural| {
            *indices.entry(name.clone()).or_insert_with(|| {
                names.push(name.clone());
                names.len() - 1
            })
        };
        let ends = row.chunks_exact(2).map(|pair| [index(&pair[0]), index(&pair[1])]).collect();
        Self { names, ends }
    }

    /// Returns for each vertex its edges, each with the vertex at its other end. A loop is named twice.
    pub(super) fn neighbours(&self) -> Vec<Vec<(usize, usize)>> {
        let mut neighbours = vec![Vec::new(); self.names.len()];
        for (edge, [a, b]) in self.ends.iter().enumerate() {
            neighbours[*a].push((edge, *b));
            neighbours[*b].push((edge, *a));
        }
        neighbours
    }

    /// Returns which edges are still connected with the ground if `cut` is not there.
    pub(super) fn grounded(&self, cut: Option<usize>) -> Vec<bool> {
        let neighbours = self.neighbours();
        let mut reached = vec![false; self.names.len()];
        reached[GROUND] = true;
        let mut open = vec![GROUND];
        while let Some(vertex) = open.pop() {
            for (edge, other) in &neighbours[vertex] {
                if Some(*edge) != cut && !std::mem::replace(&mut reached[*other], true) {
                    open.push(*other);
                }
            }
        }
        let is_kept = |(edge, ends): (usize, &[usize; 2])| Some(edge) != cut && reached[ends[0]];
        self.ends.iter().enumerate().map(is_kept).collect()
    }
}

/// A walk through a graph from the ground, one vertex after another, each as far as possible before the next.
pub(super) struct Walk {
    /// The vertices in the order in which they are reached.
    pub(super) order: Vec<usize>,
    /// The edge by which each vertex was reached, and the vertex before it; `None` for the ground and what is not reached.
    pub(super) before: Vec<Option<(usize, usize)>>,
    /// Whether the edge by which a vertex was reached is the only way back.
    pub(super) is_bridge: Vec<bool>,
}

impl Walk {
    pub(super) fn of(edges: &Edges) -> Self {
        let neighbours = edges.neighbours();
        let count = edges.names.len();
        let mut before = vec![None; count];
        let mut order = Vec::new();
        let mut place = vec![usize::MAX; count];
        let mut next = vec![0; count];
        // The earliest vertex, by its place, that is reached from what is above by an edge not of the walk.
        let mut lowest = vec![usize::MAX; count];
        let mut path = vec![GROUND];
        place[GROUND] = 0;
        order.push(GROUND);
        lowest[GROUND] = 0;
        while let Some(vertex) = path.last().copied() {
            let Some((edge, other)) = neighbours[vertex].get(next[vertex]).copied() else {
                path.pop();
                if let Some(below) = path.last() {
                    lowest[*below] = lowest[*below].min(lowest[vertex]);
                }
                continue;
            };
            next[vertex] += 1;
            if before[vertex].is_some_and(|(by, _)| by == edge) {
                continue;
            }
            if place[other] == usize::MAX {
                before[other] = Some((edge, vertex));
                place[other] = order.len();
                lowest[other] = order.len();
                order.push(other);
                path.push(other);
            } else {
                lowest[vertex] = lowest[vertex].min(place[other]);
            }
        }
        let is_bridge = (0..count).map(|vertex| before[vertex].is_some() && lowest[vertex] == place[vertex]);
        let is_bridge = is_bridge.collect();
        Self { order, before, is_bridge }
    }
}
