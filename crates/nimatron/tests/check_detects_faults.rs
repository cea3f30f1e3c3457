//! The generic check notices every lie: Nim whose theory, or whose rules, say one thing that is not so.

use std::sync::Arc;

use nimatron::check::{Checked, box_of, check, check_below};
use nimatron::game::{Entry, Game};
use nimatron::ruleset::{FallibleMoves, IllegalMove, Moves};
use nimatron::theory::{Argument, Citation, Temper, Theorem};
use nimatron::{
    Action, Board, Budget, Component, Convention, Move, Nimber, Numbers, OverBudget, Position, Ruleset, UBig,
};

/// What is not so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lie {
    /// None at all.
    Nothing,
    /// Who wins.
    Outcome,
    /// The move that is said to win is the first one.
    Winning,
    /// The last winning move is not listed.
    Missing,
    /// The winning moves are all listed twice.
    Twice,
    /// There are said to be seven winning moves.
    Count,
    /// The value is seven.
    Value,
    /// So it is, and the small positions are these two: 1, and 2 beside 1.
    SmallRows,
    /// Fickle is called firm, and firm fickle.
    Temper,
    /// The first number of the row grows.
    Play,
}

/// Nim, but for the lie.
#[derive(Debug)]
struct Liar {
    nim: Arc<dyn Game>,
    lie: Lie,
}

impl Ruleset for Liar {
    type Position = Numbers;

    fn options<'a>(&'a self, row: &'a Numbers) -> Moves<'a, Numbers> {
        self.nim.options(row)
    }

    fn play(&self, row: &Numbers, action: &Action) -> Result<Numbers, IllegalMove> {
        let mut to = self.nim.play(row, action)?;
        if self.lie == Lie::Play {
            to[0] = 9u64.into();
        }
        Ok(to)
    }
}

impl Game for Liar {
    fn entry(&self) -> &'static Entry {
        self.nim.entry()
    }

    fn board(&self, row: &Numbers) -> Board {
        self.nim.board(row)
    }

    fn small_rows<'a>(&'a self, _: &'a Budget) -> Option<Box<dyn Iterator<Item = Numbers> + 'a>> {
        let rows = [vec![1u64.into()], vec![2u64.into(), 1u64.into()]];
        (self.lie == Lie::SmallRows).then(|| Box::new(rows.into_iter()) as Box<dyn Iterator<Item = Numbers>>)
    }

    fn breadth(&self) -> Option<usize> {
        self.nim.breadth()
    }

    fn theorems(&self) -> Vec<Box<dyn Theorem<'_> + '_>> {
        let explanation = |truth| Box::new(Explanation { truth, lie: self.lie }) as Box<dyn Theorem<'_> + '_>;
        self.nim.theorems().into_iter().map(explanation).collect()
    }

    fn value(&self, row: &Numbers, budget: &Budget) -> Option<Result<Nimber, OverBudget>> {
        let lie = matches!(self.lie, Lie::Value | Lie::SmallRows);
        if lie { Some(Ok(Nimber::from(7u64))) } else { self.nim.value(row, budget) }
    }

    fn temper(&self, row: &Numbers, budget: &Budget) -> Option<Temper> {
        let temper = self.nim.temper(row, budget)?;
        Some(match (self.lie, temper) {
            (Lie::Temper, Temper::Firm) => Temper::Fickle,
            (Lie::Temper, Temper::Fickle) => Temper::Firm,
            _ => temper,
        })
    }
}

/// Bouton's theorem, but for the lie.
struct Explanation<'g> {
    truth: Box<dyn Theorem<'g> + 'g>,
    lie: Lie,
}

impl<'g> Theorem<'g> for Explanation<'g> {
    fn citation(&self) -> &'static Citation {
        self.truth.citation()
    }

    fn argue(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<Argument>, OverBudget> {
        let lie = self.lie == Lie::Outcome;
        let explanation = if lie { [Convention::Misere, Convention::Normal] } else { Convention::BOTH };
        self.truth.argue(row, explanation[usize::from(convention == Convention::Misere)], budget)
    }

    fn winning_moves(
        &self,
        row: &'g Numbers,
        convention: Convention,
        budget: &'g Budget,
    ) -> FallibleMoves<'g, Numbers> {
        let mut all: Vec<_> = self.truth.winning_moves(row, convention, budget).collect();
        match self.lie {
            Lie::Missing => drop(all.pop()),
            Lie::Twice => all.extend(all.clone()),
            _ => {}
        }
        Box::new(all.into_iter())
    }

    fn winning_move(
        &self,
        row: &'g Numbers,
        convention: Convention,
        budget: &'g Budget,
    ) -> Result<Option<(Move<Numbers>, Vec<nimatron::theory::Step>)>, OverBudget> {
        if self.lie == Lie::Winning {
            let to: Numbers = [vec![0u64.into()], row[1..].to_vec()].concat();
            return Ok(Some((Move { action: Action::Set(vec![(0, 0u64.into())]), to }, Vec::new())));
        }
        self.truth.winning_move(row, convention, budget)
    }

    fn count(
        &self,
        row: &Numbers,
        convention: Convention,
        budget: &Budget,
    ) -> Result<Option<UBig>, OverBudget> {
        if self.lie == Lie::Count { Ok(Some(7u8.into())) } else { self.truth.count(row, convention, budget) }
    }
}

fn position(lie: Lie, text: &str) -> Position {
    let honest: Position = text.parse().unwrap();
    let game = Arc::new(Liar { nim: honest.rules.games[0].clone(), lie });
    Position::new(honest.convention, vec![Component { game, row: honest.rows[0].clone() }])
}

fn checked(lie: Lie, text: &str) -> Checked {
    check([position(lie, text)], &Budget::new(100_000))
}

/// What a lie is found out about, with both words.
fn noticed(lie: Lie, text: &str) -> Vec<String> {
    checked(lie, text).disagreements.iter().map(ToString::to_string).collect()
}

#[test]
fn the_truth_is_not_doubted() {
    for text in ["nim", "nim 1", "nim 3 5 6", "misere nim 1 1", "misere nim 2 3", "misere nim 0 1"] {
        let found = checked(Lie::Nothing, text);
        assert_eq!(found.disagreements, [], "{text}");
        assert_eq!((found.positions, found.swept, found.cut_short), (1, 0, false), "{text}");
        assert_eq!(found.methods.into_iter().collect::<Vec<_>>(), [("Bouton's theorem", 1)], "{text}");
    }
    assert_eq!(checked(Lie::Nothing, "nim 1 2").winning_moves, 1);
    assert_eq!(checked(Lie::Nothing, "nim 2 2 2").winning_moves, 3);
    assert_eq!(checked(Lie::Nothing, "nim 2 2").winning_moves, 0);
}

#[test]
fn every_lie_is_found_out() {
    assert_eq!(noticed(Lie::Value, "nim 2 3"), ["nim 2 3: Grundy value: theory says *7, search says *1"]);
    assert_eq!(
        noticed(Lie::Count, "nim 2 3"),
        ["nim 2 3: number of winning moves: theory says 7, search says 1"]
    );
    for (text, lie, search) in [("nim 1 1", "Firm", "(0, 1)"), ("misere nim 2", "Fickle", "(2, 2)")] {
        let found = noticed(Lie::Temper, text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with(&format!("{text}: genus: theory says Genus {{")), "{found:?}");
        assert!(found[0].contains(lie) && found[0].ends_with(&format!("search says {search}")), "{found:?}");
    }
    let found = noticed(Lie::Missing, "nim 2 2 2");
    assert_eq!(found.len(), 1, "{found:?}");
    let explanation = "nim 2 2 2: list of winning moves: theory says 2 moves (2 distinct), extra [], \
                search says 3 moves, missing [Move";
    assert!(found[0].starts_with(explanation), "{found:?}");
    let found = noticed(Lie::Twice, "nim 2 2 2");
    let explanation = "nim 2 2 2: list of winning moves: theory says 6 moves (3 distinct), extra [], \
                search says 3 moves, missing []";
    assert_eq!(found, [explanation]);
    let found = noticed(Lie::Winning, "nim 2 3");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("nim 2 3: winning move: theory says Move"), "{found:?}");
    // Every option is played.
    let found = noticed(Lie::Play, "nim 1 2");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.iter().all(|it| it.starts_with("nim 1 2: playing an option: theory says Ok([[")));
}

/// A wrong outcome brings wrong moves with it. The theorem is not asked for a move where it sees none.
#[test]
fn a_wrong_outcome_is_found_out_in_every_way() {
    let about =
        |text: &str| checked(Lie::Outcome, text).disagreements.iter().map(|it| it.about).collect::<Vec<_>>();
    let all = ["outcome", "argument", "winning move", "list of winning moves", "number of winning moves"];
    assert_eq!(about("nim 1"), all);
    assert_eq!(noticed(Lie::Outcome, "nim 1")[0], "nim 1: outcome: theory says P, search says N");
    assert!(
        noticed(Lie::Outcome, "nim 1")[2]
            .starts_with("nim 1: winning move: theory says none, search says {Move")
    );
}

/// Whole boxes are swept, so that a lie shows in as many positions as it should.
#[test]
fn a_lie_about_outcomes_shows_in_whole_boxes() {
    let bare = position(Lie::Outcome, "nim");
    let found = check_below(&bare, &Budget::new(256 * 9));
    let swept: Vec<String> =
        found.disagreements[found.disagreements.len() - 8..].iter().map(ToString::to_string).collect();
    // Boxes of 3 × 3 and 2 × 2 × 2: where no heap has two stones, misère play is the other way round.
    assert_eq!(found.swept, 2 * (9 + 8));
    assert_eq!(swept[0], "misere nim 0 0 0: outcome: theory says P, search says N");
    assert_eq!(swept[7], "misere nim 1 1 1: outcome: theory says N, search says P");
}

/// The budget is for all that is compared, and a check that it ends says so.
#[test]
fn a_check_ends_with_its_budget() {
    let positions = || (0..20u64).map(|n| format!("nim {n} {n}").parse::<Position>().unwrap());
    let whole = check(positions(), &Budget::new(1_000_000));
    assert!(!whole.cut_short && whole.positions == 20);
    let cut = check(positions(), &Budget::new(300));
    assert!(cut.cut_short && (1..20).contains(&cut.positions), "{cut:?}");
}

/// Which positions are compared, in order: each of them shows the lie about its value.
fn compared(position: &Position, budget: u64) -> Vec<String> {
    let checked = check_below(position, &Budget::new(budget));
    checked.disagreements.into_iter().map(|it| it.position).collect()
}

#[test]
fn a_position_is_checked_with_all_that_can_follow_in_both_conventions() {
    let mut found = compared(&position(Lie::Value, "nim 1 1"), 100_000);
    found.sort();
    let rows = ["0 0", "0 1", "1 0", "1 1"];
    let both = ["misere nim", "nim"].iter().flat_map(|game| rows.map(|row| format!("{game} {row}")));
    assert_eq!(found, both.collect::<Vec<_>>());
    let small = compared(&position(Lie::SmallRows, "nim"), 100_000);
    assert_eq!(small, ["nim 1", "misere nim 1", "nim 2 1", "misere nim 2 1"]);
    // A budget of few steps is for few positions.
    let honest: Position = "nim 9 9".parse().unwrap();
    let few = check_below(&honest, &Budget::new(3));
    assert!(few.cut_short && few.positions == 0, "{few:?}");
    let whole = check_below(&honest, &Budget::new(1_000_000));
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
    for (game, steps, positions, winning_moves) in [
        ("nim", 2000, 360, 333),
        ("wythoff", 2000, 117, 127),
        ("turtles", 2000, 153, 132),
        ("slow(2)", 5000, 910, 970),
    ] {
        let checked = check_below(&game.parse().unwrap(), &Budget::new(steps));
        assert!(checked.cut_short && checked.disagreements.is_empty(), "{game}");
        assert_eq!((checked.positions, checked.winning_moves), (positions, winning_moves), "{game}");
    }
}
