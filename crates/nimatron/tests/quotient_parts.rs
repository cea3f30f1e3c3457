//! Parts of a misère quotient: element sets, residuals, monomials, presentations, genera, and bounds on the cost.

use std::collections::BTreeSet;

use nimatron::engine::quotient::{
    ElementSet, Genus, Joint, Monoid, Monomial, NotTame, Quotient, Search, SearchError, octal_reach,
    tame_values,
};
use nimatron::engine::rng::SplitMix64;
use nimatron::engine::take_and_break::{Code, HeapGame};
use nimatron::{Budget, Natural};

/// An octal game by the digits of its code.
fn octal(digits: &'static [u8]) -> impl Fn(usize) -> Vec<Vec<usize>> {
    move |heap| {
        let mut options = Vec::new();
        for (taken, digit) in digits.iter().enumerate().take_while(|&(taken, _)| taken <= heap) {
            let rest = heap - taken;
            options.extend((digit & 1 != 0 && rest == 0).then(Vec::new));
            options.extend((digit & 2 != 0 && rest > 0).then(|| vec![rest]));
            let splits = if digit & 4 == 0 { 0 } else { rest / 2 };
            options.extend((1..=splits).map(|a| vec![a, rest - a]));
        }
        options
    }
}

const KAYLES: &[u8] = &[0, 7, 7];

/// Compared with a set of the standard library, with elements around multiples of the word size.
#[test]
fn element_sets_behave_as_sets() {
    let elements = [0, 1, 5, 62, 63, 64, 65, 127, 128, 129, 191, 192, 300];
    let mut rng = SplitMix64::new(7);
    let mut subset = || {
        let chosen = rng.next_u64();
        elements.iter().copied().filter(|x| chosen >> (x % 61) & 1 == 1).collect::<BTreeSet<usize>>()
    };
    for _ in 0..300 {
        let (a, b) = (subset(), subset());
        let [mut set, other] = [&a, &b].map(|elements| elements.iter().copied().collect::<ElementSet>());
        assert!(set.iter().eq(a.iter().copied()));
        assert_eq!((set.len(), set.is_empty()), (a.len(), a.is_empty()));
        assert_eq!(set.is_disjoint(&other), a.is_disjoint(&b));
        for x in 0..400 {
            assert_eq!(set.contains(x), a.contains(&x), "{x}");
        }
        assert_eq!(set == other, a == b);
        set.unite(&other);
        assert!(set.iter().eq(a.union(&b).copied()));
        for x in elements {
            let mut more = set.clone();
            assert_eq!(more.insert(x), !set.contains(x));
            assert!(more.contains(x) && !more.insert(x));
        }
    }
    assert_eq!(ElementSet::new().to_string(), "{}");
    assert_eq!([64, 3].into_iter().collect::<ElementSet>().to_string(), "{3, 64}");
}

/// Orders around the word size.
#[test]
fn residuals_are_those_of_the_definition() {
    for order in [1usize, 2, 63, 64, 65, 128, 130] {
        // Addition modulo the order.
        let rows: Vec<Vec<usize>> =
            (0..order).map(|x| (0..order).map(|y| (x + y) % order).collect()).collect();
        let monoid = Monoid::from_table(&rows).unwrap();
        let set: ElementSet = (0..order).filter(|x| x % 5 == 1 || x % 7 == 2).collect();
        for x in [0, 1 % order, order / 2, order - 1] {
            let expected: ElementSet = (0..order).filter(|z| set.contains((x + z) % order)).collect();
            assert_eq!(monoid.residual(x, &set), expected, "{order} {x}");
        }
        assert_eq!(monoid.product_of([1 % order; 3]), 3 % order);
    }
}

#[test]
fn presentations_are_written_as_in_the_literature() {
    for (digits, last, relations, explanation) in [
        (&[0u8, 1] as &[u8], 1, 1, "⟨a | a²=1⟩, order 2, P = {a}, a=1"),
        (&[0, 3], 5, 1, "⟨a | a²=1⟩, order 2, P = {a}, a=1"),
        (&[0, 3, 3], 5, 2, "⟨a, b | a²=1, b³=b⟩, order 6, P = {a, b²}, a=1, b=2"),
        (KAYLES, 4, 2, "⟨a, b | a²=1, b³=b⟩, order 6, P = {a, b²}, a=1, b=2"),
        (KAYLES, 8, 3, "⟨a, b, c | a²=1, c²=1, b³=b⟩, order 12, P = {a, b², ac}, a=1, b=2, c=5"),
        (
            &[0, 1, 2, 3],
            12,
            11,
            "⟨a, b, c, d, e | a²=1, c²=c, cd=bc, ce=ac, d²=1, de=be, e²=c, b²d=b³⟩, order 20, \
             P = {a, c, b², ad, be}, a=1, b=3, c=6, d=8, e=9",
        ),
        (
            &[0, 7, 1],
            12,
            6,
            "⟨a, b, c, d | a²=1, d²=1, b²c=c, b⁴=b², c⁴=ac³, c³d=c³⟩, order 36, \
             P = {a, b², bc, ad, c², cd, b³d, ac³, bc²d}, a=1, b=2, c=5, d=8",
        ),
    ] {
        let game = octal(digits);
        let quotient = Quotient::of(&game, last, &Budget::default()).unwrap();
        let presentation = quotient.presentation(&Budget::default());
        assert_eq!(presentation.to_string(), explanation);
        // Each element has a sum of heaps with its value, and the identity the empty one.
        let representatives = quotient.representatives();
        assert!(representatives.len() == quotient.monoid().order() && representatives[0].is_empty());
        for (x, sum) in representatives.iter().enumerate() {
            assert_eq!(quotient.value(sum), Some(x), "{sum:?}");
        }
        // Without budget none of the relations is left out.
        let all = quotient.presentation(&Budget::new(0));
        assert_eq!(all.relations.len(), relations, "{explanation}");
        assert!(presentation.relations.iter().all(|relation| all.relations.contains(relation)));
        assert_eq!((all.elements, all.lost), (presentation.elements, presentation.lost));
    }
}

fn monomials(last: usize) -> Vec<Monomial> {
    let game = octal(KAYLES);
    Quotient::of(&game, last, &Budget::default()).unwrap().presentation(&Budget::default()).elements
}

#[test]
fn monomials_are_ordered_by_degree_and_then_by_generator() {
    let all = monomials(12);
    assert!(all[0].degree() == 0 && all[0].to_string() == "1");
    for a in &all {
        assert_eq!(a.degree(), a.exponents().iter().map(|&exponent| u64::from(exponent)).sum::<u64>());
        assert_eq!(a.factors().count() as u64, a.degree());
        for b in &all {
            let by_degree = a.degree().cmp(&b.degree());
            assert_eq!(a.cmp(b), by_degree.then(b.exponents().cmp(a.exponents())));
            assert_eq!(a.partial_cmp(b), Some(a.cmp(b)));
        }
    }
}

/// Whether something is done within `bound` steps and needs more than one.
fn costs_at_most(bound: u64, done: impl Fn(&Budget) -> bool) -> bool {
    done(&Budget::new(bound)) && !done(&Budget::new(1))
}

/// Checks the cost of a search, a proof, a genus and a presentation against generous bounds.
fn check_costs(digits: &'static [u8], last: usize, bounds: [u64; 4]) {
    let game = octal(digits);
    let quotient = Quotient::of(&game, last, &Budget::default()).unwrap();
    let proved = |budget: &Budget| {
        let (monoid, lost) = (quotient.monoid().clone(), quotient.lost().clone());
        Quotient::from_parts(monoid, lost, quotient.values().to_vec(), &game, budget).is_ok()
    };
    let shortest = quotient.presentation(&Budget::default());
    let [search, proof, genus, presentation] = bounds;
    assert!(costs_at_most(search, |budget| Quotient::of(&game, last, budget).is_ok()), "{digits:?} {last}");
    assert!(costs_at_most(proof, proved), "{digits:?} {last}");
    assert!(
        costs_at_most(genus, |budget| Genus::of_sum(&game, &[last, 2], budget).is_ok()),
        "{digits:?} {last}"
    );
    assert!(
        presentation == 0 || costs_at_most(presentation, |budget| quotient.presentation(budget) == shortest),
        "{digits:?} {last}"
    );
}

#[test]
fn a_short_search_has_a_bounded_cost() {
    check_costs(&[0, 3], 4, [100, 50, 200, 0]);
    check_costs(&[0, 3, 3, 3], 6, [5000, 500, 500, 0]);
    check_costs(KAYLES, 4, [5000, 200, 500, 0]);
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    // Nine heaps have 45 options.
    assert!(costs_at_most(4 * (9 + 45), |budget| tame_values(&nim, 9, budget).is_ok()));
    let over = tame_values(&nim, 9, &Budget::new(1)).unwrap_err();
    assert!(matches!(over, NotTame::Unknown(SearchError::OverBudget(_))), "{over}");
}

#[test]
fn genera_of_tame_and_wild_sums() {
    let genus = |normal, misere| Genus { normal, misere };
    for normal in 0..4 {
        for misere in 0..4 {
            let it = genus(normal, misere);
            let fickle = [(0, 1), (1, 0)].contains(&(normal, misere));
            assert_eq!(it.is_fickle(), fickle, "{it}");
            assert_eq!(it.is_tame(), fickle || normal == misere, "{it}");
            assert_eq!(it.misere_outcome().is_p(), misere == 0, "{it}");
            assert_eq!(it.to_string(), format!("({normal},{misere})"));
        }
    }
    let kayles = octal(KAYLES);
    let wild = tame_values(&kayles, 9, &Budget::default()).unwrap_err();
    assert_eq!(wild.to_string(), "heap 5 is wild: its genus is (4,1)");
    // Beyond a word of 64 values.
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let values = tame_values(&nim, 130, &Budget::default()).unwrap();
    assert!((2..=130).all(|heap| values[heap] == genus(heap, heap)));
    let upward = |heap: usize| if heap == 2 { vec![vec![2]] } else { Vec::new() };
    let error = Genus::of_sum(&upward, &[1, 2], &Budget::default()).unwrap_err();
    assert_eq!(error.to_string(), "an option of heap 2 has the part 2, which does not come before it");
    assert_eq!(Genus::of_sum(&upward, &[0, 1], &Budget::default()), Ok(Genus::OVER));
}

#[test]
fn games_played_together_keep_their_heaps() {
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let kayles = octal(KAYLES);
    let joint = Joint::new(vec![(&nim, 1), (&kayles, 3)]);
    let heaps: Vec<_> = (0..=joint.last() + 1).map(|index| joint.heap(index)).collect();
    let expected = [(0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (1, 3)];
    assert_eq!(heaps[..6], expected.map(Some));
    assert_eq!((joint.last(), heaps[6], joint.index(0, 2)), (5, None, None));
    assert_eq!(Joint::new(Vec::new()).last(), 0);
    use nimatron::engine::quotient::HeapOptions;
    assert_eq!(joint.options(5), [vec![4], vec![3, 3], vec![3]]);
    assert_eq!(joint.options(6), Vec::<Vec<usize>>::new());
    assert_eq!(joint.options(2), [vec![0]]);
}

#[test]
fn the_reach_of_an_octal_code_is_its_last_digit() {
    let reach = |code: &str| octal_reach(&HeapGame::from(Code::octal(code).unwrap()));
    assert_eq!(["0.7", "0.77", "0.007", "4.7"].map(reach), [Some(1), Some(2), Some(3), Some(1)]);
    assert_eq!(octal_reach(&HeapGame::from(Code::hexadecimal("0.77").unwrap())), None);
    assert_eq!(octal_reach(&HeapGame::Grundy), None);
}

/// A period is the least that the theorem proves, as soon as it does.
#[test]
fn periods_of_values_are_proved_as_the_theorem_says() {
    for (digits, reach) in [(&[0u8, 3] as &[u8], 1), (&[0, 3, 3], 2), (&[0, 1, 2, 3], 3), (&[0, 7, 5], 2)] {
        let game = octal(digits);
        for last in [1, 2, 5, 6, 7, 8, 9, 10, 14, 18, 19, 20, 21, 22, 30] {
            let quotient = Quotient::of(&game, last, &Budget::default()).unwrap();
            let values = quotient.values();
            let proved = |p: usize, n0: usize| {
                let repeats = (n0..values.len() - p).all(|n| values[n] == values[n + p]);
                repeats && 2 * n0 + 2 * p + reach <= values.len()
            };
            let expected = (1..values.len())
                .find_map(|p| (1..values.len() - p).find(|n0| proved(p, *n0)).map(|n0| (n0, p)));
            let found = quotient.period(reach).map(|it| (it.preperiod, it.period));
            assert_eq!(found, expected, "{digits:?} {last}");
            if let Some(period) = quotient.period(reach) {
                for heap in 0..100u64 {
                    let alike = period.least_alike(&Natural::from(heap));
                    let (n0, p) = (period.preperiod as u64, period.period as u64);
                    let expected = if heap < n0 { heap } else { n0 + (heap - n0) % p };
                    assert_eq!(alike as u64, expected);
                }
            }
        }
    }
}

#[test]
fn a_longer_search_has_a_bounded_cost() {
    check_costs(KAYLES, 9, [200_000, 2000, 5000, 200]);
    check_costs(&[0, 1, 2, 3], 9, [200_000, 2000, 100, 500]);
}

#[test]
fn growth_lists_the_heaps_at_which_the_quotient_grew() {
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let budget = Budget::default();
    let mut search = Search::new(&nim);
    search.read_to(5, &mut budget.meter("misere quotient")).unwrap();
    assert_eq!(search.growth(), [(1, 2), (2, 6), (4, 10)]);
    assert_eq!(search.quotient().values().len(), 6);
}
