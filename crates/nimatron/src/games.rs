//! The list of games. A game is one file below and one line here; from that line come its name on every
//! surface, its row in the docs and its checks.

use crate::game::Entry;

mod allbut;
mod bash;
pub mod custom;
mod euclid;
mod exact;
mod fibonacci;
mod grundy;
mod heap_game;
mod lasker;
mod lowering;
mod lowering_amounts;
mod moore;
pub(crate) mod nim;
mod nimble;
mod octal;
mod poker;
mod random;
mod resolve;
mod slow;
mod slow_exact;
mod staircase;
mod subtract;
mod turtles;
mod wythoff;

pub use custom::RULES;
pub use random::random_position;
pub use resolve::{entry, resolve, resolve_component, resolve_component_with, resolve_with};

/// Every game, in the order in which it is listed.
pub const GAMES: &[&Entry] = &[
    &nim::ENTRY,
    &moore::ENTRY,
    &exact::ENTRY,
    &slow::ENTRY,
    &slow_exact::ENTRY,
    &bash::ENTRY,
    &subtract::ENTRY,
    &allbut::ENTRY,
    &nimble::ENTRY,
    &staircase::ENTRY,
    &poker::ENTRY,
    &wythoff::ENTRY,
    &euclid::ENTRY,
    &fibonacci::ENTRY,
    &turtles::ENTRY,
    &octal::OCTAL,
    &octal::HEX,
    &octal::KAYLES,
    &octal::DAWSON,
    &octal::DAWSONS_KAYLES,
    &octal::TREBLECROSS,
    &octal::OFFICERS,
    &octal::GUILES,
    &grundy::ENTRY,
    &lasker::ENTRY,
];
