//! [`HypergraphTheorem`]: who wins, for the shapes of sets that theory knows.
//!
//! * If one of the sets meets all others, also in every smaller part, the first move can be the last; under chains of
//!   sets (see [`Shape`]) the value is the length of the longest play [boros-tetris].
//! * If none does, but in every smaller part one does, a position is lost iff each set contains a smallest heap: a move
//!   must lower such a heap, so that afterwards the smallest heaps are among those lowered, which miss a set. If a
//!   set is missed, one of those without smallest heaps meets all others of these, and lowering it to the smallest size
//!   wins. Under chains the Jenkyns–Mayberry formula gives the value.
//! * If each circuit has a point, a position is lost iff it is a sum of circuits [ehrenborg-steingrimsson-1996].
//! * Sets without common heaps make a sum.

use std::collections::BTreeMap;

use dashu_int::UBig;

use super::Hypergraph;
use super::longest::longest_play;
use super::sets::{Heaps, indices, support};
use super::shape::{Shape, connected, meeting};
use crate::ruleset::{Action, FallibleMoves, LegalMove, Numbers};
use crate::theory::{Argument, Citation, Genus, Method, Step, Temper, Theorem, one, options_where};
use crate::{Budget, Convention, Meter, Natural, Nimber, Outcome, OverBudget};

/// How much of the budget the conditions may cost.
const CONDITION_STEPS: u64 = 1_000_000;

/// Why a position is won or lost.
pub(super) enum Reason {
    /// The form of lost positions around a circle.
    Circle(&'static str),
    /// One of the sets meets all others.
    Meeting,
    /// No set meets all others, and the smallest heaps of this part decide.
    Balanced(Heaps),
    /// Each circuit has a point.
    Pointed(Vec<(Heaps, usize)>),
    /// The values of parts without common heaps.
    Sum(Vec<Genus>),
}

impl Hypergraph {
    fn meter<'b>(budget: &'b Budget) -> Meter<'b> {
        budget.meter("conditions of a theorem")
    }

    fn shape(&self, heaps: Heaps, budget: &Budget) -> Result<Shape, OverBudget> {
        self.shapes.of(&self.sets, heaps, &mut Self::meter(&budget.at_most(CONDITION_STEPS)))
    }

    /// Returns the number of moves of the longest play on the sets within `part`.
    fn longest(&self, row: &Numbers, part: Heaps, budget: &Budget) -> Result<Natural, OverBudget> {
        if self.sets.parts_are_enough() {
            let stones = indices(part).map(|heap| row[heap].as_ubig().clone()).sum::<UBig>();
            return Ok(Natural::from(stones));
        }
        longest_play(row, &self.sets.within(part), &mut Self::meter(budget))
    }

    /// Returns whether two moves can be made one after the other.
    fn has_two_moves(&self, row: &Numbers) -> bool {
        let sets = self.sets.within(support(row));
        if self.sets.parts_are_enough() {
            return row.iter().map(|heap| heap.as_ubig().clone()).sum::<UBig>() > UBig::ONE;
        }
        let fit = |a: Heaps, b: Heaps| indices(a & b).all(|heap| row[heap] > 1);
        sets.iter().any(|a| sets.iter().any(|b| fit(*a, *b)))
    }

    fn has_move(&self, row: &Numbers) -> bool {
        !self.sets.within(support(row)).is_empty()
    }

    /// Returns whether every move is the last.
    fn is_last(&self, row: &Numbers) -> bool {
        self.has_move(row) && !self.has_two_moves(row)
    }

    /// Returns the heaps of `part` that are as small as the smallest, and their size.
    pub(super) fn smallest(row: &Numbers, part: Heaps) -> (Heaps, Natural) {
        let least = indices(part).map(|heap| &row[heap]).min().cloned().unwrap_or_default();
        let heaps = indices(part).filter(|heap| row[*heap] == least);
        (heaps.fold(0, |all, heap| all | 1 << heap), least)
    }

    /// Returns whether each set within `part` contains one of its smallest heaps.
    fn is_balanced(&self, row: &Numbers, part: Heaps) -> bool {
        let (smallest, _) = Self::smallest(row, part);
        self.sets.within(part & !smallest).is_empty()
    }

    /// Returns the genus of a part, or `None` if no theorem gives it.
    fn genus_of_part(
        &self,
        row: &Numbers,
        part: Heaps,
        budget: &Budget,
    ) -> Result<Option<Genus>, OverBudget> {
        let (value, is_fickle) = match self.shape(part, budget)? {
            Shape::Meeting { is_tetris: true } => {
                let longest = self.longest(row, part, budget)?;
                (longest.clone(), longest <= 1)
            }
            Shape::Balanced { has_formula: true } => {
                let (_, least) = Self::smallest(row, part);
                let above = row.iter().map(|heap| heap.checked_sub(&least).unwrap_or_default()).collect();
                let longest = self.longest(row, part, budget)?;
                let y = self.longest(&above, part, budget)?.into_ubig() + UBig::ONE;
                let c = &y * (&y - UBig::ONE) / UBig::from(2u8);
                let value = if *least.as_ubig() <= c {
                    longest.clone()
                } else {
                    Natural::from(&c + (least.as_ubig() - &c - UBig::ONE) % &y)
                };
                (value, longest <= 1 || (least == 1 && y.is_one()))
            }
            _ => return Ok(None),
        };
        let temper = if is_fickle { Temper::Fickle } else { Temper::Firm };
        Ok(Some(Genus { value: Nimber(value), temper }))
    }

    /// Returns the genus of each part of the position, or `None` if no theorem gives them all.
    pub(super) fn genera(&self, row: &Numbers, budget: &Budget) -> Result<Option<Vec<Genus>>, OverBudget> {
        let parts = connected(&self.sets.within(support(row)));
        parts.into_iter().map(|part| self.genus_of_part(row, part, budget)).collect()
    }

    /// Returns who wins and why, or `None` if no theorem says it.
    fn judge(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<(Reason, Outcome)>, OverBudget> {
        let normal = convention == Convention::Normal;
        let by = |reason: Reason, lost: bool| Ok(Some((reason, Outcome::p_if(lost))));
        if let Some((key, has_form)) = self.circle_rule().filter(|_| normal && !row.is_empty()) {
            return by(Reason::Circle(key), has_form(row));
        }
        let filled = support(row);
        let parts = connected(&self.sets.within(filled));
        // Heaps in no set do not count.
        let all = parts.iter().fold(0, |all, part| all | part);
        match self.shape(all, budget)? {
            Shape::Meeting { .. } if normal => return by(Reason::Meeting, !self.has_move(row)),
            Shape::Meeting { is_tetris: true } => return by(Reason::Meeting, self.is_last(row)),
            Shape::Balanced { .. } if normal => {
                return by(Reason::Balanced(all), self.is_balanced(row, all));
            }
            Shape::Balanced { has_formula: true } if parts.len() == 1 => {
                let is_firm = Self::smallest(row, all).1 > 1;
                let lost = self.is_last(row) || (is_firm && self.is_balanced(row, all));
                return by(Reason::Balanced(all), lost);
            }
            Shape::Pointed { circuits } if normal => {
                let lost = is_sum_of_circuits(row, &circuits);
                return by(Reason::Pointed(circuits), lost);
            }
            _ => {}
        }
        match self.genera(row, budget)? {
            Some(genera) => {
                let outcome = Genus::of_sum(&genera).outcome(convention);
                Ok(Some((Reason::Sum(genera), outcome)))
            }
            None => Ok(None),
        }
    }

    /// Returns a move that leaves a position in which every move is the last.
    fn move_before_last(&self, row: &Numbers) -> Option<Numbers> {
        let filled = support(row);
        if self.sets.parts_are_enough() {
            // One stone of one heap stays.
            return indices(filled).find_map(|kept| {
                let mut to = vec![Natural::ZERO; row.len()];
                to[kept] = Natural::ONE;
                let lowered = if row[kept] == 1 { filled & !(1 << kept) } else { filled };
                self.sets.contain(lowered).then_some(to)
            });
        }
        self.sets.within(filled).into_iter().find_map(|set| {
            let mut to = row.clone();
            indices(set).for_each(|heap| to[heap] = Natural::ZERO);
            if self.has_two_moves(&to) {
                return None;
            }
            // Each stone that is given back makes the longest play longer by one move at most.
            for heap in indices(set) {
                if self.has_move(&to) {
                    break;
                }
                let most = &row[heap] - &Natural::ONE;
                to[heap].clone_from(&most);
                if self.has_move(&to) {
                    let (mut low, mut high) = (Natural::ZERO, most);
                    while &low + &Natural::ONE < high {
                        let middle = Natural::from((low.as_ubig() + high.as_ubig()) >> 1);
                        to[heap].clone_from(&middle);
                        if self.has_move(&to) { high = middle } else { low = middle }
                    }
                    to[heap] = high;
                }
            }
            self.is_last(&to).then_some(to)
        })
    }

    /// Returns the position after the winning move that the theorem constructs, or `None` if it constructs none.
    fn constructed(&self, row: &Numbers, reason: &Reason, convention: Convention) -> Option<Numbers> {
        let lowered_to = |set: Heaps, size: &Natural| {
            let mut to = row.clone();
            indices(set).for_each(|heap| to[heap].clone_from(size));
            to
        };
        match reason {
            Reason::Meeting if convention == Convention::Normal => {
                let sets = self.sets.within(support(row));
                Some(lowered_to(meeting(&sets)?, &Natural::ZERO))
            }
            Reason::Balanced(part) => {
                let (smallest, least) = Self::smallest(row, *part);
                if convention == Convention::Misere && least <= 1 {
                    return self.move_before_last(row);
                }
                Some(lowered_to(meeting(&self.sets.within(part & !smallest))?, &least))
            }
            Reason::Meeting => self.move_before_last(row),
            Reason::Pointed(circuits) => {
                // What is left when no circuit can be taken away any more is taken by the move.
                let mut left = row.clone();
                for (circuit, _) in circuits {
                    let (_, least) = Self::smallest(&left, *circuit);
                    indices(*circuit).for_each(|heap| left[heap] = &left[heap] - &least);
                }
                Some(row.iter().zip(&left).map(|(heap, left)| heap - left).collect())
            }
            Reason::Circle(_) | Reason::Sum(_) => None,
        }
    }
}

/// Returns whether each heap is the sum of the circuits that contain it, each as often as its own heap says.
fn is_sum_of_circuits(row: &Numbers, circuits: &[(Heaps, usize)]) -> bool {
    row.iter().enumerate().all(|(heap, size)| {
        let through = circuits.iter().filter(|(circuit, _)| circuit >> heap & 1 == 1);
        let sum: UBig = through.map(|(_, point)| row[*point].as_ubig()).sum();
        sum == *size.as_ubig()
    })
}

/// The theorems about sets of heaps, each where its condition holds.
pub(super) struct HypergraphTheorem<'g> {
    pub(super) game: &'g Hypergraph,
    /// The theorem that is cited; the others are left to their own.
    pub(super) citation: &'static Citation,
}

impl HypergraphTheorem<'_> {
    /// Returns the judgement if it is this theorem's.
    fn judge(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<(Reason, Outcome)>, OverBudget> {
        let found = self.game.judge(row, convention, budget)?;
        Ok(found.filter(|(reason, _)| reason.citation() == self.citation))
    }

    fn reason(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Option<Reason> {
        Some(self.game.judge(row, convention, budget).ok()??.0)
    }
}

impl Reason {
    fn citation(&self) -> &'static Citation {
        match self {
            Self::Circle(_) => Citation::CIRCULAR,
            Self::Meeting | Self::Balanced(_) => Citation::TETRIS,
            Self::Pointed(_) => Citation::SIMPLICIAL,
            Self::Sum(_) => Citation::SPRAGUE_GRUNDY,
        }
    }
}

impl Theorem for HypergraphTheorem<'_> {
    fn citation(&self) -> &'static Citation {
        self.citation
    }

    fn method(&self) -> Method {
        match self.citation {
            citation if citation == Citation::SPRAGUE_GRUNDY => Method::SpragueGrundy(citation),
            citation => Method::Theorem(citation),
        }
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let Some((reason, outcome)) = self.judge(row, convention, budget)? else { return Ok(None) };
        let rule = |key, facts: BTreeMap<&'static str, Natural>| Step::Rule { key, facts, outcome };
        let least = |part| BTreeMap::from([("least", Hypergraph::smallest(row, part).1)]);
        let step = match (reason, convention) {
            (Reason::Circle(key), _) => rule(key, BTreeMap::new()),
            (Reason::Meeting, Convention::Normal) => rule("hypergraph-meeting", BTreeMap::new()),
            (Reason::Meeting, Convention::Misere) => rule("hypergraph-meeting-misere", BTreeMap::new()),
            (Reason::Balanced(part), Convention::Normal) => rule("hypergraph-balanced", least(part)),
            (Reason::Balanced(part), Convention::Misere) => rule("hypergraph-balanced-misere", least(part)),
            (Reason::Pointed(circuits), _) => {
                rule("hypergraph-pointed", BTreeMap::from([("circuits", Natural::from(circuits.len()))]))
            }
            (Reason::Sum(genera), Convention::Normal) => {
                let total = Genus::of_sum(&genera).value;
                Step::NimSum { values: genera.into_iter().map(|genus| genus.value).collect(), total }
            }
            (Reason::Sum(parts), Convention::Misere) => Step::TameSum { total: Genus::of_sum(&parts), parts },
        };
        Ok(Some(Argument::new(vec![step])))
    }

    fn premises(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        match self.reason(row, convention, budget) {
            Some(Reason::Sum(genera)) => {
                let values = genera.into_iter().map(|genus| genus.value.0).collect::<Vec<_>>();
                vec![Step::note("note-hypergraph-parts", [("parts", one(values.len())), ("values", values)])]
            }
            _ => Vec::new(),
        }
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        options_where(self.game, row, budget, move |option| {
            let found = self.game.judge(option, convention, budget)?;
            Ok(found.is_some_and(|(_, outcome)| outcome.is_p()))
        })
    }

    fn winning_move(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        if let Some((reason, _)) = self.judge(row, convention, budget)?
            && let Some(to) = self.game.constructed(row, &reason, convention)
        {
            return Ok(Some(LegalMove { action: Action::difference(row, &to), to }));
        }
        self.winning_moves(row, convention, budget).next().transpose()
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        budget: &Budget,
    ) -> Vec<Step> {
        let to = &winning.to;
        if !self.game.has_move(to) {
            return vec![Step::found("found-hypergraph-end", [])];
        }
        if convention == Convention::Misere && self.game.is_last(to) {
            return vec![Step::found("found-exact-last", [])];
        }
        vec![match self.reason(row, convention, budget) {
            Some(Reason::Balanced(part)) => {
                let least = Hypergraph::smallest(to, part).1;
                Step::found("found-hypergraph-balanced", [("least", vec![least])])
            }
            Some(Reason::Pointed(_)) => Step::found("found-hypergraph-pointed", []),
            Some(Reason::Circle(_)) => Step::found("found-circular", []),
            Some(Reason::Sum(_)) => {
                let Ok(Some(genera)) = self.game.genera(to, budget) else { return Vec::new() };
                let values = genera.into_iter().map(|genus| genus.value.0).collect();
                Step::found("found-hypergraph-sum", [("values", values)])
            }
            _ => return Vec::new(),
        }]
    }

    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        if convention == Convention::Misere && self.game.is_last(row) {
            return vec![Step::no_move("no-move-exact-last", [])];
        }
        let key = match self.reason(row, convention, budget) {
            Some(Reason::Pointed(_)) => "no-move-hypergraph-pointed",
            Some(Reason::Circle(_)) => "no-move-circular",
            Some(Reason::Sum(_)) => "no-move-hypergraph-sum",
            _ => "no-move-hypergraph-balanced",
        };
        let mut steps = vec![Step::no_move(key, [])];
        if key == "no-move-hypergraph-balanced" && convention == Convention::Misere {
            steps.push(Step::no_move("no-move-hypergraph-misere", []));
        }
        steps
    }
}
