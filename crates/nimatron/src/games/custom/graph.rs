//! [`Graph`]: a directed graph without cycles, with tokens on its vertices.

use std::collections::BTreeMap;

use super::token::Token;
use crate::notation::{Diagnostic, Span, Spanned};
use crate::wording::words;

/// A directed graph without cycles: a move slides a token along an edge.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    /// The vertices in ascending order, each with the indices of its successors.
    vertices: Vec<(u128, Vec<u32>)>,
}

/// Edges as they are read, each with its place.
#[derive(Debug, Default)]
pub(super) struct Edges {
    from: BTreeMap<u128, Vec<(u128, Span)>>,
}

impl Edges {
    /// Reads a line: `3 -> 1`, `3 -> 1 2`, or `3` for a vertex that may have no edges.
    pub(super) fn line(&mut self, tokens: &[Spanned<Token<'_>>]) -> Result<(), Diagnostic> {
        let vertex = |token: &Spanned<Token<'_>>| match token.value {
            Token::Number(number) => Ok(number.unsigned_abs()),
            _ => Err(Diagnostic {
                span: token.span.clone(),
                message: words!("error-not-a-vertex"),
                expected: words!("error-not-a-vertex-expected"),
            }),
        };
        let Some((first, rest)) = tokens.split_first() else { return Ok(()) };
        let from = vertex(first)?;
        self.from.entry(from).or_default();
        let wrong = match rest {
            [] => return Ok(()),
            [arrow, _, ..] if arrow.value == Token::Sign("->") => None,
            [arrow] if arrow.value == Token::Sign("->") => Some((arrow, words!("error-edge-nowhere"))),
            [other, ..] => Some((other, words!("error-no-arrow"))),
        };
        if let Some((token, message)) = wrong {
            return Err(Diagnostic {
                span: token.span.clone(),
                message,
                expected: words!("error-arrow-expected"),
            });
        }
        for token in rest[1..].iter().filter(|token| token.value != Token::Sign(",")) {
            let to = vertex(token)?;
            self.from.entry(to).or_default();
            self.from.entry(from).or_default().push((to, token.span.clone()));
        }
        Ok(())
    }

    /// Returns the graph, or an error at the edge that closes a cycle.
    pub(super) fn into_graph(self) -> Result<Graph, Diagnostic> {
        let names: Vec<u128> = self.from.keys().copied().collect();
        let index = |name: &u128| names.binary_search(name).unwrap_or_default();
        let mut edges: Vec<Vec<(usize, Span)>> = Vec::with_capacity(names.len());
        for targets in self.from.values() {
            let mut targets: Vec<_> = targets.iter().map(|(to, span)| (index(to), span.clone())).collect();
            targets.sort_by_key(|(to, _)| *to);
            targets.dedup_by_key(|(to, _)| *to);
            edges.push(targets);
        }
        find_cycle(&names, &edges)?;
        let to_word = |(to, _): &(usize, Span)| *to as u32;
        let targets = edges.iter().map(|targets| targets.iter().map(to_word).collect());
        Ok(Graph { vertices: names.into_iter().zip(targets).collect() })
    }
}

/// Walks every edge once, depth first, and reports an edge that closes a cycle.
fn find_cycle(names: &[u128], edges: &[Vec<(usize, Span)>]) -> Result<(), Diagnostic> {
    #[derive(Clone, Copy, PartialEq)]
    enum Seen {
        Never,
        OnTheWay,
        Done,
    }
    let mut seen = vec![Seen::Never; names.len()];
    for root in 0..names.len() {
        if seen[root] != Seen::Never {
            continue;
        }
        seen[root] = Seen::OnTheWay;
        let mut way = vec![(root, 0)];
        while let Some((vertex, next)) = way.last_mut() {
            let Some((to, span)) = edges[*vertex].get(*next) else {
                seen[*vertex] = Seen::Done;
                way.pop();
                continue;
            };
            *next += 1;
            match seen[*to] {
                Seen::Done => {}
                Seen::Never => {
                    seen[*to] = Seen::OnTheWay;
                    way.push((*to, 0));
                }
                Seen::OnTheWay => {
                    let cycle = way.iter().map(|(vertex, _)| *vertex).skip_while(|vertex| vertex != to);
                    return Err(closed(names, &cycle.collect::<Vec<_>>(), span));
                }
            }
        }
    }
    Ok(())
}

fn closed(names: &[u128], cycle: &[usize], span: &Span) -> Diagnostic {
    const SHOWN: usize = 8;
    let mut shown: Vec<String> = cycle.iter().take(SHOWN).map(|vertex| names[*vertex].to_string()).collect();
    if cycle.len() > SHOWN {
        shown.push("…".to_owned());
    }
    shown.extend(shown.first().cloned());
    Diagnostic {
        span: span.clone(),
        message: words!("error-cycle", cycle = shown.join(" -> ")),
        expected: words!("error-cycle-expected"),
    }
}

impl Graph {
    /// Returns the vertices in ascending order, each with the indices of its successors.
    pub(super) fn vertices(&self) -> &[(u128, Vec<u32>)] {
        &self.vertices
    }
}
