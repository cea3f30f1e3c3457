//! Nim on sets of heaps: `hypergraph(1+2,2+3)` lowers every heap of one of the sets, `simplicial(1+2,2+3)` at least one
//! heap within one of them, and `circular(n,k)` some of k neighbours among n heaps in a circle.
//!
//! Moore's Nim and exact k-Nim are the symmetric cases. [`theorem`] says what is known, [`shape`] computes where.

mod longest;
mod sets;
mod shape;
mod theorem;

use crate::board::{Board, Sketch};
use crate::engine::moore::Moore;
use crate::engine::rng::SplitMix64;
use crate::game::{Arity, Component, Entry, Game, InvalidNumber, Setup};
use crate::games::moore::MooresTheorem;
use crate::notation::{ParseError, Spanned};
use crate::ruleset::{Action, IllegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Citation, Facts, Genus, Temper, Theorem};
use crate::wording::words;
use crate::{Budget, Natural, Nimber, OverBudget};
use sets::{Heaps, MOST_HEAPS, Sets};
use shape::Shapes;
use theorem::HypergraphTheorem;

pub(crate) const HYPERGRAPH: Entry = Entry {
    name: "hypergraph",
    aliases: &["hyper"],
    parameters: "1+2,2+3,…",
    arity: Arity::Any,
    example: "hypergraph(1+2,2+3,1+3) 3 4 5",
    setup: |setup| Hypergraph::set_up(setup, &HYPERGRAPH, Sets::new(sets(setup)?, false), None),
    samples: &[
        ("hypergraph(1,2,3)", 3, 4),
        ("hypergraph(1+2,1+3,2+3)", 3, 5),
        ("hypergraph(1+2,2+3,3+4)", 4, 3),
        ("hypergraph(1+2,1+4,2+3,3+4)", 4, 3),
        ("hypergraph(1+2,1+3,1+4,2+3,2+4,3+4)", 4, 3),
        ("hypergraph(1,2+3)", 3, 4),
        ("hypergraph(1,2,3+4,3+5,4+5)", 5, 2),
        ("hypergraph(1+2,2+3,3+4,4+5,1+5)", 5, 2),
    ],
};

pub(crate) const SIMPLICIAL: Entry = Entry {
    name: "simplicial",
    aliases: &[],
    parameters: "1+2,2+3,…",
    arity: Arity::Any,
    example: "simplicial(1+2,2+3) 3 4 5",
    setup: |setup| Hypergraph::set_up(setup, &SIMPLICIAL, Sets::new(sets(setup)?, true), None),
    samples: &[
        ("simplicial(1,2)", 2, 6),
        ("simplicial(1+2+3)", 3, 3),
        ("simplicial(1+2,1+3,2+3)", 3, 5),
        ("simplicial(1+2,2+3)", 3, 5),
        ("simplicial(1+2,3)", 3, 4),
        ("simplicial(1+2,1+3,1+4,2+3,2+4,3+4)", 4, 3),
        ("simplicial(1+2+3,3+4)", 4, 2),
    ],
};

pub(crate) const CIRCULAR: Entry = Entry {
    name: "circular",
    aliases: &[],
    parameters: "n,k",
    arity: Arity::Any,
    example: "circular(5,2) 3 1 4 1 5",
    setup: |setup| {
        let [n, k] = circle(setup)?;
        let arc = |first: usize| (0..k).fold(0, |set, step| set | 1 << ((first + step) % n));
        let sets = Sets::new((0..n).map(arc).collect(), true);
        Hypergraph::set_up(setup, &CIRCULAR, sets, Some([n, k]))
    },
    samples: &[
        ("circular(3,1)", 3, 4),
        ("circular(4,2)", 4, 3),
        ("circular(5,2)", 5, 2),
        ("circular(5,3)", 5, 2),
        ("circular(6,3)", 6, 1),
        ("circular(4,3)", 4, 3),
    ],
};

/// Nim on sets of heaps.
#[derive(Debug)]
pub(crate) struct Hypergraph {
    entry: &'static Entry,
    sets: Sets,
    /// How many heaps stand in a circle, and how many neighbours a move may lower, if they do.
    circle: Option<[usize; 2]>,
    /// The Moore's Nim that this is.
    moore: Option<Moore>,
    shapes: Shapes,
}

/// Reads the sets, each as the numbers of its heaps.
fn sets(setup: &Setup<'_>) -> Result<Vec<Heaps>, ParseError> {
    let (name, mut sets) = (setup.name(), Vec::new());
    let expected = || words!("error-heap-set-expected", most = MOST_HEAPS, example = setup.example());
    for Spanned { value, span } in setup.parameters() {
        let mut set: Heaps = 0;
        for number in value.split('+').map(str::trim) {
            let heap = number.parse::<Natural>().ok().and_then(|heap| heap.to_usize());
            match heap.filter(|heap| (1..=MOST_HEAPS).contains(heap)) {
                Some(heap) if set >> (heap - 1) & 1 == 0 => set |= 1 << (heap - 1),
                Some(heap) => {
                    return Err(setup.bad_parameter(
                        span,
                        words!("error-set-heap-twice", heap = heap),
                        expected(),
                    ));
                }
                None => {
                    let message = words!("error-heap-number", text = number);
                    return Err(setup.bad_parameter(span, message, expected()));
                }
            }
        }
        sets.push(set);
    }
    if sets.is_empty() {
        return Err(setup.bad_parameters(words!("error-no-heap-sets", name = name), expected()));
    }
    let all = sets.iter().fold(0, |all, set| all | set);
    match all.trailing_ones() {
        missing if (all >> 1) >> (missing.min(63)) != 0 => {
            let message = words!("error-heap-in-no-set", heap = u64::from(missing) + 1);
            Err(setup.bad_parameters(message, expected()))
        }
        _ => Ok(sets),
    }
}

/// Reads how many heaps stand in the circle, and how many neighbours a move may lower.
fn circle(setup: &Setup<'_>) -> Result<[usize; 2], ParseError> {
    let expected = || words!("error-circle-expected", most = MOST_HEAPS, example = setup.example());
    let [n, k] = setup.parameters() else {
        let found = setup.parameters().len();
        let message = words!("error-parameter-count", name = setup.name(), count = found);
        return Err(setup.bad_parameters(message, expected()));
    };
    let number = |parameter: &Spanned<String>, most: usize| {
        let number = parameter.value.parse::<Natural>().ok().and_then(|number| number.to_usize());
        number.filter(|number| (1..=most).contains(number)).ok_or_else(|| {
            let message = words!("error-circle-number", text = &parameter.value);
            setup.bad_parameter(&parameter.span, message, expected())
        })
    };
    let n = number(n, MOST_HEAPS)?;
    Ok([n, number(k, n)?])
}

/// The message of a form of lost positions, and whether a position has it.
type CircleRule = (&'static str, fn(&Numbers) -> bool);

impl Hypergraph {
    fn set_up(
        setup: &Setup<'_>,
        entry: &'static Entry,
        sets: Sets,
        circle: Option<[usize; 2]>,
    ) -> Result<Component, ParseError> {
        let moore = sets.symmetric().map(|k| Moore::of_positive(Natural::from(k)));
        setup.component(Self { entry, sets, circle, moore, shapes: Shapes::default() })
    }

    /// Returns the form of the lost positions under normal play around a circle, with its message, or `None` if none is
    /// known [dufour-heubach-2013].
    fn circle_rule(&self) -> Option<CircleRule> {
        match self.circle? {
            [5, 2] => Some(("circular-five-two", |row| {
                (0..5).any(|first| {
                    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|step| &row[(first + step) % 5]);
                    row.iter().all(|heap| heap <= a) && b == e && a + b == c + d
                })
            })),
            [5, 3] => Some(("circular-five-three", |row| {
                (0..5).any(|first| {
                    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|step| &row[(first + step) % 5]);
                    a.is_zero() && b == e && *b == c + d
                })
            })),
            [6, 3] => Some(("circular-six-three", |row| {
                let [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(|heap| &row[heap]);
                a + b == d + e && b + c == e + f
            })),
            _ => None,
        }
    }
}

impl Ruleset for Hypergraph {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        self.sets.options(row)
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        self.sets.play(row, action)
    }

    /// In Moore's Nim the order of the heaps does not matter.
    fn canonical(&self, mut row: Numbers) -> Numbers {
        if self.moore.is_some() {
            row.sort_unstable();
        }
        row
    }
}

impl Game for Hypergraph {
    fn entry(&self) -> &'static Entry {
        self.entry
    }

    fn board(&self, row: &Numbers) -> Board {
        let board = self.sets.board(row);
        if self.circle.is_some() { board.drawn_as(Sketch::Circle) } else { board }
    }

    fn parameters(&self, _: &Numbers) -> String {
        match self.circle {
            Some([n, k]) => format!("{n},{k}"),
            None => self.sets.notation(),
        }
    }

    fn rule_facts(&self, _: &Numbers) -> Facts {
        let facts = self.circle.map(|[n, k]| [("n", vec![Natural::from(n)]), ("k", vec![Natural::from(k)])]);
        facts.into_iter().flatten().collect()
    }

    fn invalid_number(&self, numbers: &Numbers) -> Option<InvalidNumber> {
        let (count, heaps) = (numbers.len(), self.sets.heaps());
        (count != 0 && count != heaps).then(|| InvalidNumber {
            index: heaps.min(count - 1),
            message: words!("error-heap-count", count = count),
            expected: words!("error-heap-count-expected", heaps = heaps, example = self.entry.example),
        })
    }

    fn random_numbers(&self, rng: &mut SplitMix64) -> Numbers {
        (0..self.sets.heaps()).map(|_| Natural::from(rng.between(1, 9))).collect()
    }

    fn small_rows<'a>(&'a self, _: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
        let heaps = self.sets.heaps();
        let rows = move |largest: u64| {
            let every = move |index: u64| {
                let digit =
                    move |heap: usize| index / (largest + 1).saturating_pow(heap as u32) % (largest + 1);
                (0..heaps).map(digit).collect::<Vec<u64>>()
            };
            let count = (largest + 1).saturating_pow(heaps as u32);
            // Those without a heap of the largest size came before.
            (0..count).map(every).filter(move |row| largest == 1 || row.contains(&largest))
        };
        Some(Box::new((1..).flat_map(rows).map(|row| row.into_iter().map(Natural::from).collect())))
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        let theorem =
            |citation| Box::new(HypergraphTheorem { game: self, citation }) as Box<dyn Theorem + '_>;
        if let Some(moore) = &self.moore {
            return vec![Box::new(MooresTheorem { moore, citation: Citation::MOORE })];
        }
        let circular = self.circle_rule().map(|_| Citation::CIRCULAR);
        let simplicial = self.sets.parts_are_enough().then_some(Citation::SIMPLICIAL);
        let cited = [circular, Some(Citation::TETRIS), simplicial, Some(Citation::SPRAGUE_GRUNDY)];
        cited.into_iter().flatten().map(theorem).collect()
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        if let Some(moore) = &self.moore {
            return Some(moore.grundy(row, budget));
        }
        let genera = self.genera(row, budget).transpose()?;
        Some(genera.map(|genera| Genus::of_sum(&genera).value))
    }

    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        if let Some(moore) = &self.moore {
            return Some(if moore.is_fickle(row) { Temper::Fickle } else { Temper::Firm });
        }
        Some(Genus::of_sum(&self.genera(row, budget).ok()??).temper)
    }
}
