//! The generic check detects faults: Nim with one wrong statement in its theory or its rules.

use std::sync::Arc;

use super::{Checked, box_of, check, check_below};
use crate::engine::UBig;
use crate::engine::moore::Moore;
use crate::game::{Entry, Game};
use crate::games::Component;
use crate::ruleset::{FallibleMoves, IllegalMove, LegalMove, Moves, Numbers, Ruleset};
use crate::theory::{Argument, Citation, Step, Temper, Theorem};
use crate::wording::Wording;
use crate::{Action, Board, Budget, Convention, Nimber, OverBudget, Position};

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InjectedFault {
    /// Nothing.
    Nothing,
    /// The outcome.
    Outcome,
    /// The first legal move is returned as the winning one.
    Winning,
    /// The last winning move is missing from the list.
    Missing,
    /// Each winning move is listed twice.
    Twice,
    /// The number of winning moves is seven.
    Count,
    /// The value is seven.
    Value,
    /// The value is seven, and the small positions are `1` and `2 1`.
    SmallRows,
    /// Fickle and firm are exchanged.
    Temper,
    /// Playing a move raises the first heap.
    Play,
}

/// Nim with a fault.
#[derive(Debug)]
struct FaultyNim {
    nim: Arc<dyn Game>,
    fault: InjectedFault,
}

impl Ruleset for FaultyNim {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        self.nim.options(row)
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let mut to = self.nim.play(row, action)?;
        if self.fault == InjectedFault::Play {
            to[0] = 9u64.into();
        }
        Ok(to)
    }
}

impl Game for FaultyNim {
    fn entry(&self) -> &'static Entry {
        self.nim.entry()
    }

    fn board(&self, row: &Numbers) -> Board {
        self.nim.board(row)
    }

    fn small_rows<'a>(&'a self, _: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
        let rows = [vec![1u64.into()], vec![2u64.into(), 1u64.into()]];
        (self.fault == InjectedFault::SmallRows)
            .then(|| Box::new(rows.into_iter()) as Box<dyn Iterator<Item = Numbers>>)
    }

    fn as_moore(&self) -> Option<&Moore> {
        self.nim.as_moore()
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem + '_>> {
        let faulty = |truth| Box::new(FaultyTheorem { truth, fault: self.fault }) as Box<dyn Theorem + '_>;
        self.nim.theorems().into_iter().map(faulty).collect()
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        let fault = matches!(self.fault, InjectedFault::Value | InjectedFault::SmallRows);
        if fault { Some(Ok(Nimber::from(7u64))) } else { self.nim.value(row, budget) }
    }

    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        let temper = self.nim.temper(row, budget)?;
        Some(match (self.fault, temper) {
            (InjectedFault::Temper, Temper::Firm) => Temper::Fickle,
            (InjectedFault::Temper, Temper::Fickle) => Temper::Firm,
            _ => temper,
        })
    }
}

/// Bouton's theorem, with a fault.
struct FaultyTheorem<'g> {
    truth: Box<dyn Theorem + 'g>,
    fault: InjectedFault,
}

impl Theorem for FaultyTheorem<'_> {
    fn citation(&self) -> &'static Citation {
        self.truth.citation()
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let fault = self.fault == InjectedFault::Outcome;
        let conventions = if fault { [Convention::Misere, Convention::Normal] } else { Convention::BOTH };
        self.truth.argue(row, conventions[usize::from(convention == Convention::Misere)], budget)
    }

    fn winning_moves<'a>(
        &'a self,
        row: &'a Numbers,
        convention: Convention,
        budget: &'a Budget,
    ) -> FallibleMoves<'a, Numbers> {
        let mut all: Vec<_> = self.truth.winning_moves(row, convention, budget).collect();
        match self.fault {
            InjectedFault::Missing => drop(all.pop()),
            InjectedFault::Twice => all.extend(all.clone()),
            _ => {}
        }
        Box::new(all.into_iter())
    }

    fn winning_move(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<LegalMove<Numbers>>, OverBudget> {
        if self.fault == InjectedFault::Winning {
            let to: Numbers = [vec![0u64.into()], row[1..].to_vec()].concat();
            return Ok(Some(LegalMove { action: Action::Set(vec![(0, 0u64.into())]), to }));
        }
        self.truth.winning_move(row, convention, budget)
    }

    fn construction(
        &self,
        row: &Numbers,
        winning: &LegalMove<Numbers>,
        convention: Convention,
        budget: &Budget,
    ) -> Vec<Step> {
        self.truth.construction(row, winning, convention, budget)
    }

    fn no_move(&self, row: &Numbers, convention: Convention, budget: &Budget) -> Vec<Step> {
        self.truth.no_move(row, convention, budget)
    }

    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        if self.fault == InjectedFault::Count {
            Ok(Some(7u8.into()))
        } else {
            self.truth.count(row, convention, budget)
        }
    }
}

fn position(fault: InjectedFault, text: &str) -> Position {
    let nim: Position = text.parse().unwrap();
    let game = Arc::new(FaultyNim { nim: Arc::clone(&nim.rules.games[0]), fault });
    Position::new(nim.convention, vec![Component { game, row: nim.rows[0].clone() }])
}

fn checked(fault: InjectedFault, text: &str) -> Checked {
    check([position(fault, text)], &Budget::new(100_000))
}

/// Returns the disagreements that a fault causes.
fn disagreements(fault: InjectedFault, text: &str) -> Vec<String> {
    checked(fault, text).disagreements.iter().map(ToString::to_string).collect()
}

#[test]
fn correct_theory_passes() {
    for text in ["nim", "nim 1", "nim 3 5 6", "misere nim 1 1", "misere nim 2 3", "misere nim 0 1"] {
        let found = checked(InjectedFault::Nothing, text);
        assert_eq!(found.disagreements, Vec::<Wording>::new(), "{text}");
        assert_eq!((found.positions, found.swept, found.cut_short), (1, 0, false), "{text}");
        assert_eq!(found.methods.into_iter().collect::<Vec<_>>(), [("Bouton's theorem", 1)], "{text}");
    }
    assert_eq!(checked(InjectedFault::Nothing, "nim 1 2").winning_moves, 1);
    assert_eq!(checked(InjectedFault::Nothing, "nim 2 2 2").winning_moves, 3);
    assert_eq!(checked(InjectedFault::Nothing, "nim 2 2").winning_moves, 0);
}

#[test]
fn every_fault_is_reported() {
    assert_eq!(
        disagreements(InjectedFault::Value, "nim 2 3"),
        ["nim 2 3: Grundy value: theory says *7, search says *1"]
    );
    assert_eq!(
        disagreements(InjectedFault::Count, "nim 2 3"),
        ["nim 2 3: number of winning moves: theory says 7, search says 1"]
    );
    for (text, fault, search) in [("nim 1 1", "Firm", "(0, 1)"), ("misere nim 2", "Fickle", "(2, 2)")] {
        let found = disagreements(InjectedFault::Temper, text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with(&format!("{text}: genus: theory says Genus {{")), "{found:?}");
        assert!(
            found[0].contains(fault) && found[0].ends_with(&format!("search says {search}")),
            "{found:?}"
        );
    }
    let found = disagreements(InjectedFault::Missing, "nim 2 2 2");
    assert_eq!(found.len(), 1, "{found:?}");
    let explanation = "nim 2 2 2: list of winning moves: theory says 2 moves (2 distinct), extra [], \
                search says 3 moves, missing [LegalMove";
    assert!(found[0].starts_with(explanation), "{found:?}");
    let found = disagreements(InjectedFault::Twice, "nim 2 2 2");
    let explanation = "nim 2 2 2: list of winning moves: theory says 6 moves (3 distinct), extra [], \
                search says 3 moves, missing []";
    assert_eq!(found, [explanation]);
    let found = disagreements(InjectedFault::Winning, "nim 2 3");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("nim 2 3: winning move: theory says LegalMove"), "{found:?}");
    // Every option is played.
    let found = disagreements(InjectedFault::Play, "nim 1 2");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.iter().all(|it| it.starts_with("nim 1 2: playing an option: theory says Ok([[")));
}

/// A wrong outcome implies wrong moves. The theorem is not asked for a move in a position it calls lost.
#[test]
fn a_wrong_outcome_is_reported_with_its_wrong_moves() {
    let about = |text: &str| {
        let found = disagreements(InjectedFault::Outcome, text);
        found.iter().map(|it| it.split(": ").nth(1).unwrap().to_owned()).collect::<Vec<_>>()
    };
    let all = ["outcome", "argument", "winning move", "list of winning moves", "number of winning moves"];
    assert_eq!(about("nim 1"), all);
    assert_eq!(
        disagreements(InjectedFault::Outcome, "nim 1")[0],
        "nim 1: outcome: theory says P, search says N"
    );
    assert!(
        disagreements(InjectedFault::Outcome, "nim 1")[2]
            .starts_with("nim 1: winning move: theory says none, search says {LegalMove")
    );
}

#[test]
fn a_wrong_outcome_is_reported_for_whole_boxes() {
    let bare = position(InjectedFault::Outcome, "nim");
    let found = check_below(&bare, &Budget::new(256 * 9));
    let swept: Vec<String> =
        found.disagreements[found.disagreements.len() - 8..].iter().map(ToString::to_string).collect();
    // Boxes of 3 × 3 and 2 × 2 × 2: where no heap has two stones, misère play is the other way round.
    assert_eq!(found.swept, 2 * (9 + 8));
    assert_eq!(swept[0], "misere nim 0 0 0: outcome: theory says P, search says N");
    assert_eq!(swept[7], "misere nim 1 1 1: outcome: theory says N, search says P");
}

#[test]
fn a_check_ends_with_its_budget() {
    let positions = || (0..20u64).map(|n| format!("nim {n} {n}").parse::<Position>().unwrap());
    let whole = check(positions(), &Budget::new(1_000_000));
    assert!(!whole.cut_short && whole.positions == 20);
    let cut = check(positions(), &Budget::new(300));
    assert!(cut.cut_short && (1..20).contains(&cut.positions), "{cut:?}");
}

/// Returns the positions compared, in order: the value of each is wrong.
fn compared(position: &Position, budget: u64) -> Vec<String> {
    let checked = check_below(position, &Budget::new(budget));
    let position = |it: &Wording| it.to_string().split(": ").next().unwrap().to_owned();
    checked.disagreements.iter().map(position).collect()
}

#[test]
fn a_position_is_checked_with_all_followers_in_both_conventions() {
    let mut found = compared(&position(InjectedFault::Value, "nim 1 1"), 100_000);
    found.sort();
    let rows = ["0 0", "0 1", "1 0", "1 1"];
    let both = ["misere nim", "nim"].iter().flat_map(|game| rows.map(|row| format!("{game} {row}")));
    assert_eq!(found, both.collect::<Vec<_>>());
    let small = compared(&position(InjectedFault::SmallRows, "nim"), 100_000);
    assert_eq!(small, ["nim 1", "misere nim 1", "nim 2 1", "misere nim 2 1"]);
    // With few steps, few positions are checked.
    let nim: Position = "nim 9 9".parse().unwrap();
    let few = check_below(&nim, &Budget::new(3));
    assert!(few.cut_short && few.positions == 0, "{few:?}");
    let whole = check_below(&nim, &Budget::new(1_000_000));
    assert!(!whole.cut_short && whole.positions == 200, "{whole:?}");
    // A sum of bare games is a position like any other.
    let sum = check_below(&"nim + nim".parse().unwrap(), &Budget::new(1000));
    assert!(!sum.cut_short && sum.positions == 2 && sum.swept == 0, "{sum:?}");
}

/// Boxes grow until the budget ends.
#[test]
fn a_bare_game_is_checked_in_growing_boxes() {
    let names = |game: &str, numbers, largest| {
        box_of(game, numbers, largest).map(|position| position.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names("nim", 1, 1), ["nim 0", "nim 1", "misere nim 0", "misere nim 1"]);
    let pairs = ["0 0", "1 0", "2 0", "0 1", "1 1", "2 1", "0 2", "1 2", "2 2"];
    let both = ["moore(2)", "misere moore(2)"];
    let expected: Vec<String> =
        both.iter().flat_map(|game| pairs.map(|pair| format!("{game} {pair}"))).collect();
    assert_eq!(names("moore(2)", 2, 2), expected);
    assert_eq!(names("nim", 0, 9), ["nim", "misere nim"]);
    assert_eq!(names("wythoff", 3, 1), [""; 0]);
    for game in ["nim", "wythoff", "turtles", "slow(2)"] {
        let game: Position = game.parse().unwrap();
        let [fewer, more] = [2000, 20_000].map(|steps| check_below(&game, &Budget::new(steps)));
        assert!(fewer.cut_short && fewer.disagreements.is_empty() && more.disagreements.is_empty(), "{game}");
        assert!(fewer.positions > 20 && fewer.winning_moves > 20, "{game}: {fewer:?}");
        assert!(fewer.positions < more.positions, "{game}: {more:?}");
    }
}
