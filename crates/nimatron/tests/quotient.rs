//! Misère quotients agree with published orders and with search.

use std::collections::HashMap;

use nimatron::engine::quotient::{
    ElementSet, Genus, HeapOptions, Joint, Monoid, NotAMonoid, NotTame, Period, Quotient, Refusal, Search,
    SearchError, tame_values,
};
use nimatron::{Budget, Natural, Outcome};

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

/// All multisets of positive heaps with at most `stones` stones.
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
fn published_orders_and_p_portions() {
    // Kayles: Plambeck & Siegel 2008; 0.123 and Guiles (0.15): Plambeck 2005.
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
    ];
    for (code, last, order, lost) in table {
        let quotient = quotient(code, last);
        assert_eq!((quotient.monoid().order(), quotient.lost().len()), (order, lost), "{code}");
        assert_eq!(quotient.values().len(), last + 1, "{code}");
        let (monoid, lost, values) =
            (quotient.monoid().clone(), quotient.lost().clone(), quotient.values().to_vec());
        let again = Quotient::from_parts(monoid, lost, values, &Octal(code), &Budget::default());
        assert_eq!(again, Ok(quotient), "{code}");
    }
}

#[test]
fn kayles_grows_seven_times() {
    let budget = Budget::default();
    let mut search = Search::new(&Octal("0.77"));
    search.read_to(170, &mut budget.meter("misere quotient")).unwrap();
    assert_eq!(search.growth(), [(1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)]);
    let kayles = search.into_quotient();
    let lost = (1..=170).filter(|&heap| kayles.outcome(&[heap]) == Some(Outcome::P));
    // Sibert & Conway 1992.
    assert_eq!(lost.collect::<Vec<_>>(), [1, 4, 9, 12, 20]);
    for (x, sum) in kayles.representatives().iter().enumerate() {
        assert_eq!(kayles.value(sum), Some(x));
    }
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

#[test]
fn a_changed_quotient_is_refused() {
    let game = Octal("0.77");
    let true_one = quotient("0.77", 14);
    let order = true_one.monoid().order();
    let rows: Vec<Vec<usize>> =
        (0..order).map(|x| (0..order).map(|y| true_one.monoid().product(x, y)).collect()).collect();
    let prove = |rows: &[Vec<usize>], lost: &ElementSet, values: &[usize]| {
        let monoid = Monoid::from_table(rows)?;
        Quotient::from_parts(monoid, lost.clone(), values.to_vec(), &game, &Budget::default())
    };
    assert_eq!(prove(&rows, true_one.lost(), true_one.values()).as_ref(), Ok(&true_one));
    for x in 0..order {
        let flipped: ElementSet = (0..order).filter(|&y| true_one.lost().contains(y) != (x == y)).collect();
        assert!(prove(&rows, &flipped, true_one.values()).is_err(), "{x} in the P-portion");
        for y in 0..=x {
            let mut rows = rows.clone();
            rows[x][y] = (rows[x][y] + 1) % order;
            rows[y][x] = rows[x][y];
            assert!(prove(&rows, true_one.lost(), true_one.values()).is_err(), "{x} times {y}");
        }
    }
    for heap in 0..=14 {
        let mut values = true_one.values().to_vec();
        values[heap] = (values[heap] + 1) % order;
        assert!(prove(&rows, true_one.lost(), &values).is_err(), "value of heap {heap}");
    }
}

#[test]
fn each_refusal_has_its_reason() {
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let prove = |rows: &[&[usize]], lost: &[usize], values: &[usize]| {
        let rows: Vec<Vec<usize>> = rows.iter().map(|row| row.to_vec()).collect();
        let lost = lost.iter().copied().collect();
        Quotient::from_parts(Monoid::from_table(&rows)?, lost, values.to_vec(), &nim, &Budget::default())
    };
    let two: [&[usize]; 2] = [&[0, 1], &[1, 0]];
    assert!(prove(&two, &[1], &[0, 1]).is_ok());
    assert_eq!(prove(&two, &[1], &[0, 2]), Err(Refusal::NoElement(2)));
    assert_eq!(prove(&two, &[2], &[0, 1]), Err(Refusal::NoElement(2)));
    assert_eq!(prove(&two, &[1], &[1, 1]), Err(Refusal::FinishedHeap(0)));
    assert_eq!(prove(&two, &[], &[0, 1]), Err(Refusal::Alike(0, 1)));
    assert_eq!(prove(&two, &[0], &[0, 1]), Err(Refusal::Contradiction(vec![])));
    assert_eq!(prove(&two, &[1], &[0, 1, 0]), Err(Refusal::Contradiction(vec![1, 2])));
    assert_eq!(prove(&two, &[1], &[0]), Err(Refusal::NotReached(1)));
    let skew = NotAMonoid::NotCommutative(0, 1);
    assert_eq!(prove(&[&[0, 1], &[0, 1]], &[1], &[0, 1]), Err(Refusal::NotAMonoid(skew)));
}

#[test]
fn a_search_keeps_what_it_found() {
    let game = Octal("0.77");
    let budget = Budget::new(2_000);
    let mut search = Search::new(&game);
    let error = search.read_to(170, &mut budget.meter("misere quotient")).unwrap_err();
    assert!(matches!(error, SearchError::OverBudget(_)));
    let read = search.quotient().values().len();
    assert!((3..20).contains(&read));
    search.read_to(30, &mut Budget::default().meter("misere quotient")).unwrap();
    assert_eq!(search.quotient().monoid().order(), 40);
}

#[test]
fn an_option_must_come_before_its_heap() {
    let upward = |heap: usize| if heap == 3 { vec![vec![1], vec![2, 5]] } else { Vec::new() };
    assert_eq!(Quotient::of(&upward, 9, &Budget::default()), Err(SearchError::Upward { heap: 3, part: 5 }));
}

#[test]
fn games_without_moves_have_the_trivial_quotient() {
    let idle = |_: usize| Vec::new();
    let quotient = Quotient::of(&idle, 5, &Budget::default()).unwrap();
    assert_eq!((quotient.monoid().order(), quotient.lost().len()), (1, 0));
    assert_eq!(quotient.outcome(&[3, 3]), Some(Outcome::N));
}

fn nim(heap: usize) -> Vec<Vec<usize>> {
    (0..heap).map(|rest| vec![rest]).collect()
}

/// Grundy's game: split a heap into two of different sizes.
fn grundys_game(heap: usize) -> Vec<Vec<usize>> {
    (1..heap.div_ceil(2)).map(|a| vec![a, heap - a]).collect()
}

#[test]
fn proved_periods_hold_further_out() {
    // Code, its last index, preperiod, period; Kayles and Guiles as in the papers above.
    let table =
        [("0.77", 2, 71, 12), ("0.15", 2, 66, 10), ("0.75", 2, 8, 2), ("0.123", 3, 5, 5), ("0.53", 2, 21, 9)];
    for (code, last_index, preperiod, period) in table {
        let last = 2 * preperiod + 2 * period + last_index - 1;
        let period = Period { preperiod, period };
        assert_eq!(quotient(code, last - 1).period(last_index), None, "{code}");
        assert_eq!(quotient(code, last).period(last_index), Some(period), "{code}");
        let further = quotient(code, 2 * last);
        for heap in 1..=2 * last {
            let alike = period.least_alike(&Natural::from(heap));
            assert_eq!(further.values()[heap], further.values()[alike], "{code} {heap}");
        }
    }
    assert_eq!(quotient("0.07", 24).period(2), None);
}

#[test]
fn winning_moves_agree_with_plain_search() {
    for code in ["0.77", "0.123", "0.71", "4.7", "0.26"] {
        let (game, quotient) = (Octal(code), quotient(code, 10));
        let mut plain = Plain { game: &game, known: HashMap::new() };
        for sum in positions(10) {
            let after = |place: usize, parts: &[usize]| [&sum[..place], &sum[place + 1..], parts].concat();
            let mut lost: Vec<Vec<usize>> = Vec::new();
            for (place, &heap) in sum.iter().enumerate() {
                let options = game.options(heap).into_iter();
                let options = options.map(|parts| after(place, &parts));
                lost.extend(options.filter(|option| plain.outcome(option.clone()) == Outcome::P));
            }
            let found = quotient.winning_moves(&game, &sum).unwrap();
            let mut found: Vec<Vec<usize>> = found.iter().map(|m| after(m.place, &m.parts)).collect();
            lost.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, lost, "{code} {sum:?}");
        }
        assert_eq!(quotient.winning_moves(&game, &[11]), None);
    }
}

#[test]
fn sums_of_different_games_agree_with_plain_search() {
    let (kayles, digits) = (Octal("0.77"), Octal("0.123"));
    let joint = Joint::new(vec![(&kayles, 9), (&nim, 4), (&grundys_game, 8), (&digits, 6)]);
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
fn published_first_wild_heaps() {
    let budget = Budget::default();
    let genus = |normal, misere| Genus { normal, misere };
    let wild = |heap, genus| Err(NotTame::Wild { heap, genus });
    let kayles = Octal("0.77");
    assert_eq!(tame_values(&kayles, 40, &budget), wild(5, genus(4, 1)));
    assert_eq!(tame_values(&grundys_game, 40, &budget), wild(13, genus(3, 1)));
    for (heap, g) in [(5, (4, 1)), (9, (4, 0)), (11, (6, 4)), (12, (4, 0)), (15, (7, 5))] {
        assert_eq!(Genus::of_sum(&kayles, &[heap], &budget), Ok(genus(g.0, g.1)), "Kayles {heap}");
    }
    for (heap, g) in [(13, (3, 1)), (16, (3, 1)), (18, (4, 0))] {
        assert_eq!(
            Genus::of_sum(&grundys_game, &[heap], &budget),
            Ok(genus(g.0, g.1)),
            "Grundy's game {heap}"
        );
    }
    let wild_heaps = |game: &dyn HeapOptions, last| {
        (1..=last)
            .filter(|&heap| !Genus::of_sum(game, &[heap], &budget).unwrap().is_tame())
            .collect::<Vec<_>>()
    };
    assert_eq!(wild_heaps(&kayles, 15), [5, 9, 11, 12, 15]);
    assert_eq!(wild_heaps(&grundys_game, 18), [13, 16, 18]);
}

#[test]
fn tame_sums_agree_with_plain_search() {
    let budget = Budget::default();
    let mut tame = 0;
    for code in ["0.3", "0.33", "0.333", "0.303", "0.313", "0.7", "0.73", "0.6", "0.75", "0.77", "4.7"] {
        let game = Octal(code);
        let values = (0..=9).map(|last| tame_values(&game, last, &budget)).take_while(Result::is_ok);
        let values = values.last().unwrap().unwrap();
        tame += usize::from(values.len() == 10);
        for sum in positions(9).into_iter().filter(|sum| sum.iter().all(|&heap| heap < values.len())) {
            let by_parts = Genus::of_tame_sum(sum.iter().map(|&heap| values[heap]));
            assert_eq!(Ok(by_parts), Genus::of_sum(&game, &sum, &budget), "{code} {sum:?}");
        }
    }
    assert!(tame >= 5, "too few tame games to mean anything: {tame}");
}

#[test]
fn a_presentation_agrees_with_its_table() {
    for (code, last) in [("0.77", 30), ("0.123", 12), ("0.71", 12), ("0.15", 30), ("0.26", 25), ("0.07", 14)]
    {
        let quotient = quotient(code, last);
        let presentation = quotient.presentation(&Budget::default());
        let value = |monomial: &nimatron::engine::quotient::Monomial| {
            let sum: Vec<usize> =
                monomial.factors().map(|generator| presentation.generators[generator]).collect();
            quotient.value(&sum).unwrap()
        };
        assert_eq!(presentation.elements.len(), quotient.monoid().order(), "{code}");
        for (x, monomial) in presentation.elements.iter().enumerate() {
            assert_eq!(value(monomial), x, "{code} {monomial}");
        }
        for (greater, less) in &presentation.relations {
            assert!(greater > less && value(greater) == value(less), "{code} {greater} = {less}");
        }
        assert!(presentation.lost.iter().map(value).eq(quotient.lost().iter()), "{code}");
    }
}
