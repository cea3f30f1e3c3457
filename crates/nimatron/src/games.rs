//! The list of games. A game is one file below and one line here; from that line come its name on every
//! surface, its row in the docs and its checks.

mod antonim;
mod bash;
mod bounded_moore;
mod build;
mod chomp;
mod coin_row;
pub mod custom;
mod dynamic;
mod edges;
mod end_nim;
mod euclid;
mod exact;
mod fibonacci;
mod graph_kayles;
mod greedy;
mod hackenbush;
mod hypergraph;
mod lowering;
mod lowering_limit;
mod moore;
pub(crate) mod nim;
mod nimble;
mod nimhoff;
mod northcott;
mod other_names;
mod poker;
mod resolve;
mod ruler;
mod silver_dollar;
mod slow;
mod slow_exact;
mod staircase;
mod take_and_break;
mod tartan;
mod turning;
mod turtles;
mod wythoff;

pub use crate::game::{Arity, Component, Entry, HeapValues, RuleFiles};
pub use build::PositionBuilder;
pub use custom::RULES;
#[cfg(all(feature = "messages", not(feature = "messages-apart")))]
pub(crate) use other_names::MESSAGES;
pub use resolve::{
    entry, into_position, name_of_bare_numbers, resolve, resolve_component, resolve_component_with,
    resolve_with,
};

/// The games in the order in which they are listed, by groups.
const GROUPS: &[&[&Entry]] = &[
    &[&nim::ENTRY, &moore::ENTRY, &exact::ENTRY, &slow::ENTRY, &slow_exact::ENTRY],
    &[&greedy::ENTRY, &antonim::ENTRY, &end_nim::ENTRY, &nimhoff::ENTRY, &bash::ENTRY],
    &[&hypergraph::HYPERGRAPH, &hypergraph::SIMPLICIAL, &hypergraph::CIRCULAR],
    take_and_break::TAKING,
    &[&nimble::ENTRY, &silver_dollar::ENTRY, &northcott::ENTRY, &staircase::ENTRY, &poker::ENTRY],
    &[&wythoff::ENTRY, &euclid::ENTRY, &chomp::ENTRY, &fibonacci::ENTRY, &dynamic::ENTRY],
    &[&turtles::ENTRY, &turning::MOCK_TURTLES, &turning::TWINS, &turning::TRIPLETS, &ruler::ENTRY],
    &[&tartan::ENTRY],
    &[&hackenbush::ENTRY, &graph_kayles::NODE_KAYLES, &graph_kayles::ARC_KAYLES],
    take_and_break::BREAKING,
];

/// Every game, in the order in which it is listed.
pub const GAMES: &[&Entry] = &joined::<{ count(GROUPS) }>(GROUPS);

const fn count(groups: &[&[&Entry]]) -> usize {
    let (mut count, mut group) = (0, 0);
    while group < groups.len() {
        count += groups[group].len();
        group += 1;
    }
    count
}

/// The entries of all groups, one after the other. `N` is their number.
const fn joined<const N: usize>(groups: &[&[&'static Entry]]) -> [&'static Entry; N] {
    let mut all = [groups[0][0]; N];
    let (mut next, mut group, mut place) = (0, 0, 0);
    while next < N {
        if place == groups[group].len() {
            group += 1;
            place = 0;
        } else {
            all[next] = groups[group][place];
            next += 1;
            place += 1;
        }
    }
    all
}
