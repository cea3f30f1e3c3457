//! Misère quotients compared with published orders and with plain search.

mod parts;

use std::collections::HashMap;

use super::algebra::Algebra;
use super::candidate::Candidate;
use super::element_set::ElementSet;
use super::heaps::Heaps;
use super::monoid::Monoid;
use super::monomial::Monomial;
use super::{HeapOptions, JointHeaps, Quotient, QuotientError, QuotientSearch};
use crate::engine::take_and_break::TakeAndBreak;
use crate::{Budget, Natural, Outcome};

/// An octal game by its digits `d0.d1d2…`.
struct Octal(&'static str);

impl HeapOptions for Octal {
    fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let digits = self.0.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0');
        let mut options = Vec::new();
        for (taken, digit) in digits.enumerate().take_while(|&(taken, _)| taken <= heap) {
            let rest = heap - taken;
            options.extend((digit & 1 != 0 && rest == 0).then(Vec::new));
            options.extend((digit & 2 != 0 && rest > 0).then(|| vec![rest]));
            let splits = if digit & 4 == 0 { 0 } else { rest / 2 };
            options.extend((1..=splits).map(|a| vec![a, rest - a]));
        }
        options
    }
}

/// Misère outcomes by definition.
struct Plain<'g> {
    game: &'g dyn HeapOptions,
    known: HashMap<Vec<usize>, Outcome>,
}

impl Plain<'_> {
    fn outcome(&mut self, mut sum: Vec<usize>) -> Outcome {
        sum.sort_unstable();
        if let Some(&outcome) = self.known.get(&sum) {
            return outcome;
        }
        let options = options_of(self.game, &sum);
        let lost =
            !options.is_empty() && options.into_iter().all(|option| self.outcome(option) == Outcome::N);
        self.known.insert(sum, Outcome::p_if(lost));
        Outcome::p_if(lost)
    }
}

fn options_of(game: &dyn HeapOptions, sum: &[usize]) -> Vec<Vec<usize>> {
    let of_one = |i: usize| {
        let rest = [&sum[..i], &sum[i + 1..]].concat();
        game.options(sum[i]).into_iter().map(move |parts| [&rest[..], &parts].concat())
    };
    (0..sum.len()).flat_map(of_one).collect()
}

/// Returns all multisets of positive heaps with at most `stones` stones.
fn positions(stones: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    let mut next = 0;
    while next < all.len() {
        let sum: Vec<usize> = all[next].clone();
        let room = stones - sum.iter().sum::<usize>();
        let least = sum.last().copied().unwrap_or(1);
        all.extend((least..=room).map(|heap| [&sum[..], &[heap]].concat()));
        next += 1;
    }
    all
}

fn quotient(code: &'static str, last: usize) -> Quotient {
    Quotient::of(&Octal(code), last, &Budget::default()).unwrap()
}

#[test]
fn orders_and_p_portions_are_the_known_ones() {
    // Kayles and Dawson's Kayles (0.07): Plambeck & Siegel 2008; 0.123 and Guiles (0.15): Plambeck 2005.
    let table = [
        ("0.77", 170, 40, 9),
        ("0.75", 40, 8, 2),
        ("0.123", 60, 20, 5),
        ("0.71", 30, 36, 9),
        ("0.53", 30, 16, 3),
        ("0.72", 30, 24, 5),
        ("0.26", 19, 40, 10),
        ("0.15", 170, 42, 12),
        ("0.07", 24, 24, 5),
        ("0.07", 33, 638, 109),
    ];
    for (code, last, order, lost) in table {
        let quotient = quotient(code, last);
        assert_eq!((quotient.order(), quotient.lost().count()), (order, lost), "{code}");
        assert_eq!(quotient.values().len(), last + 1, "{code}");
        assert!(is_quotient(&quotient.proved, &Octal(code)), "{code}");
    }
}

#[test]
fn kayles_grows_seven_times() {
    let budget = Budget::default();
    let mut search = QuotientSearch::new(&Octal("0.77"));
    search.read_to(170, &mut budget.meter("misere quotient")).unwrap();
    assert_eq!(search.quotient().growth(), [(1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)]);
    let kayles = search.into_quotient();
    let lost = (1..=170).filter(|&heap| kayles.outcome(&[heap]) == Some(Outcome::P));
    // Sibert & Conway 1992.
    assert_eq!(lost.collect::<Vec<_>>(), [1, 4, 9, 12, 20]);
    for (x, sum) in kayles.representatives().iter().enumerate() {
        assert_eq!(kayles.value(sum), Some(x));
    }
}

/// The order at heap 33 is that of Plambeck & Siegel 2008, the order 360 at heap 30 is in Siegel's notes on MisereSolver
/// (2007); the others are computed here.
#[test]
fn dawsons_kayles_is_found_to_heap_33() {
    let dawson = quotient("0.07", 33);
    let orders = [
        (2, 2),
        (4, 6),
        (10, 12),
        (14, 24),
        (25, 144),
        (27, 176),
        (30, 360),
        (31, 520),
        (32, 552),
        (33, 638),
    ];
    assert_eq!((dawson.growth(), dawson.lost().count()), (&orders[..], 109));
    assert!(is_quotient(&dawson.proved, &Octal("0.07")));
    let mut plain = Plain { game: &Octal("0.07"), known: HashMap::new() };
    for heap in 0..=33 {
        assert_eq!(dawson.outcome(&[heap]), Some(plain.outcome(vec![heap])), "{heap}");
    }
}

/// At heap 10 of 0.3337 products of automata tell the multiples of a heap apart one by one; folding finds the quotient.
#[test]
fn folding_goes_on_where_products_do_not_end() {
    assert_eq!(quotient("0.3337", 14).growth(), [(1, 2), (2, 6), (4, 10), (10, 28), (11, 30)]);
}

#[test]
fn outcomes_agree_with_plain_search() {
    for code in [
        "0.77", "0.75", "0.123", "0.71", "0.53", "0.72", "0.26", "0.15", "0.07", "0.137", "0.6", "4.7",
        "0.3333",
    ] {
        let (game, quotient) = (Octal(code), quotient(code, 12));
        let mut plain = Plain { game: &game, known: HashMap::new() };
        for sum in positions(12) {
            assert_eq!(quotient.outcome(&sum), Some(plain.outcome(sum.clone())), "{code} {sum:?}");
        }
    }
}

/// Returns whether a candidate is the quotient of the heaps that it has values for.
fn is_quotient(candidate: &Candidate, game: &dyn HeapOptions) -> bool {
    let budget = Budget::default();
    let mut meter = budget.meter("proof");
    let mut heaps = Heaps::default();
    for value in &candidate.values {
        heaps.read(game, &mut Budget::default().meter("test")).unwrap();
        if heaps.is_over(heaps.len() - 1) && *value != 0 {
            return false;
        }
    }
    let Candidate { monoid, lost, .. } = candidate;
    let mut rows: Vec<ElementSet> = (0..monoid.order()).map(|x| monoid.residual(x, lost)).collect();
    rows.sort_unstable();
    rows.dedup();
    // Every two elements are distinguished, and no sum contradicts its options.
    let proof = Algebra::of(candidate.clone(), &heaps, &mut meter).unwrap();
    monoid.is_sound() && rows.len() == monoid.order() && proof.proves()
}

#[test]
fn what_is_tampered_with_is_no_quotient() {
    let game = Octal("0.77");
    let Candidate { monoid, lost, values, .. } = quotient("0.77", 14).proved;
    let order = monoid.order();
    let table: Vec<u32> = (0..order)
        .flat_map(|x| (0..order).map(move |y| (x, y)))
        .map(|(x, y)| monoid.product(x, y) as u32)
        .collect();
    let check = |table: &[u32], lost: &ElementSet, values: &[usize]| {
        let monoid = Monoid::unchecked(order, table.to_vec());
        monoid.is_sound() && is_quotient(&Candidate::new(monoid, lost.clone(), values.to_vec()), &game)
    };
    assert!(check(&table, &lost, &values));
    for x in 0..order {
        let flipped: ElementSet = (0..order).filter(|&y| lost.contains(y) != (x == y)).collect();
        assert!(!check(&table, &flipped, &values), "{x} in the P-portion");
        for y in 0..=x {
            let mut table = table.clone();
            table[x * order + y] = (table[x * order + y] + 1) % order as u32;
            table[y * order + x] = table[x * order + y];
            assert!(!check(&table, &lost, &values), "{x} times {y}");
        }
    }
    for heap in 0..=14 {
        let mut values = values.clone();
        values[heap] = (values[heap] + 1) % order;
        assert!(!check(&table, &lost, &values), "value of heap {heap}");
    }
}

#[test]
fn a_search_keeps_what_it_found() {
    let game = Octal("0.77");
    let budget = Budget::new(2_000);
    let mut search = QuotientSearch::new(&game);
    let error = search.read_to(170, &mut budget.meter("misere quotient")).unwrap_err();
    assert!(matches!(error, QuotientError::OverBudget(_)));
    let read = search.quotient().values().len();
    assert!((3..20).contains(&read));
    search.read_to(30, &mut Budget::default().meter("misere quotient")).unwrap();
    assert_eq!(search.quotient().order(), 40);
}

#[test]
fn an_option_must_come_before_its_heap() {
    let upward = |heap: usize| if heap == 3 { vec![vec![1], vec![2, 5]] } else { Vec::new() };
    assert_eq!(Quotient::of(&upward, 9, &Budget::default()), Err(QuotientError::Upward { heap: 3, part: 5 }));
}

#[test]
fn games_without_moves_have_the_trivial_quotient() {
    let idle = |_: usize| Vec::new();
    let quotient = Quotient::of(&idle, 5, &Budget::default()).unwrap();
    assert_eq!((quotient.order(), quotient.lost().count()), (1, 0));
    assert_eq!(quotient.outcome(&[3, 3]), Some(Outcome::N));
}

fn nim(heap: usize) -> Vec<Vec<usize>> {
    (0..heap).map(|rest| vec![rest]).collect()
}

/// Returns the options in Grundy's game: split a heap into two of different sizes.
fn grundys_game(heap: usize) -> Vec<Vec<usize>> {
    (1..heap.div_ceil(2)).map(|a| vec![a, heap - a]).collect()
}

#[test]
fn proved_periods_hold_further_out() {
    // Code, its last index, preperiod, period; Kayles and Guiles as in the papers above.
    let table =
        [("0.77", 2, 71, 12), ("0.15", 2, 66, 10), ("0.75", 2, 8, 2), ("0.123", 3, 5, 5), ("0.53", 2, 21, 9)];
    for (code, last_index, preperiod, period) in table {
        let game = TakeAndBreak::octal(code).unwrap();
        let last = 2 * preperiod + 2 * period + last_index - 1;
        assert_eq!(quotient(code, last - 1).period(&game), None, "{code}");
        let found = quotient(code, last).period(&game).unwrap();
        assert_eq!((found.preperiod(), found.length()), (preperiod as u64, period as u64), "{code}");
        let further = quotient(code, 2 * last);
        for heap in 1..=2 * last {
            let alike = found.least_alike(&Natural::from(heap)).to_usize().unwrap();
            assert_eq!(further.values()[heap], further.values()[alike], "{code} {heap}");
        }
    }
    assert_eq!(quotient("0.07", 24).period(&TakeAndBreak::octal("0.07").unwrap()), None);
}

/// The theorem is for moves that leave at most two heaps, equal ones too.
#[test]
fn other_games_have_no_proved_period() {
    let idle = Quotient::of(&|_: usize| Vec::new(), 100, &Budget::default()).unwrap();
    for (code, proved) in [("0.7", true), ("0.333", true), ("4!.0", false), ("0.8", false), ("0.[3]", false)]
    {
        assert_eq!(idle.period(&code.parse().unwrap()).is_some(), proved, "{code}");
    }
}

/// Take-and-break games have the options of their codes.
#[test]
fn games_have_the_options_of_their_codes() {
    for code in ["0.77", "0.123", "4.7", "0.6"] {
        let game = TakeAndBreak::octal(code).unwrap();
        for heap in 0..20 {
            let [mut found, mut expected] = [game.options(heap), Octal(code).options(heap)];
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{code} {heap}");
        }
    }
}

#[test]
fn sums_of_different_games_agree_with_plain_search() {
    let (kayles, digits) = (Octal("0.77"), Octal("0.123"));
    let joint = JointHeaps::new(vec![(&kayles, 9), (&nim, 4), (&grundys_game, 8), (&digits, 6)]);
    let quotient = Quotient::of(&joint, joint.last(), &Budget::default()).unwrap();
    let mut plain = Plain { game: &joint, known: HashMap::new() };
    let indices = 0..=joint.last();
    for a in indices.clone() {
        let (game, heap) = joint.heap(a).unwrap();
        assert_eq!(joint.index(game, heap), Some(a));
        for b in a..=joint.last() {
            for c in b..=joint.last() {
                let sum = vec![a, b, c];
                assert_eq!(quotient.outcome(&sum), Some(plain.outcome(sum.clone())), "{sum:?}");
            }
        }
    }
}

#[test]
fn a_presentation_says_the_same_as_the_table() {
    for (code, last) in [("0.77", 30), ("0.123", 12), ("0.71", 12), ("0.15", 30), ("0.26", 25), ("0.07", 14)]
    {
        let quotient = quotient(code, last);
        let presentation = quotient.presentation(&Budget::default());
        let value = |monomial: &Monomial| {
            let sum: Vec<usize> =
                monomial.factors().map(|generator| presentation.generators[generator]).collect();
            quotient.value(&sum).unwrap()
        };
        assert_eq!(presentation.elements.len(), quotient.order(), "{code}");
        for (x, monomial) in presentation.elements.iter().enumerate() {
            assert_eq!(value(monomial), x, "{code} {monomial}");
        }
        for (greater, less) in &presentation.relations {
            assert!(greater > less && value(greater) == value(less), "{code} {greater} = {less}");
        }
        assert!(presentation.lost.iter().map(value).eq(quotient.lost()), "{code}");
    }
}
