//! The parts of a misère quotient: sets, monomials, presentations, periods, and games played together.

use std::collections::BTreeSet;

use super::super::element_set::ElementSet;
use super::super::monomial::Monomial;
use super::super::{HeapOptions, JointHeaps, Quotient, QuotientSearch};
use crate::engine::take_and_break::TakeAndBreak;
use crate::{Budget, Natural};

/// Returns an octal game by the digits of its code.
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

/// A set of elements is a set: compared with one of the standard library, at the seams of words above all.
#[test]
fn sets_of_elements_are_sets() {
    let elements = [0, 1, 5, 62, 63, 64, 65, 127, 128, 129, 191, 192, 300];
    let mut seed = 7u64;
    let mut draw = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize
    };
    let mut subset = || {
        let chosen = draw();
        elements.iter().copied().filter(|x| chosen >> (x % 31) & 1 == 1).collect::<BTreeSet<usize>>()
    };
    for _ in 0..300 {
        let (a, b) = (subset(), subset());
        let [mut set, other] = [&a, &b].map(|elements| elements.iter().copied().collect::<ElementSet>());
        assert!(set.iter().eq(a.iter().copied()));
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
}

#[test]
fn presentations_are_written_as_in_print() {
    for (digits, last, relations, order, printed) in [
        (&[0u8, 1] as &[u8], 1, 1, 2, "⟨a | a²=1⟩, P = {a}, a=1"),
        (&[0, 3], 5, 1, 2, "⟨a | a²=1⟩, P = {a}, a=1"),
        (&[0, 3, 3], 5, 2, 6, "⟨a, b | a²=1, b³=b⟩, P = {a, b²}, a=1, b=2"),
        (KAYLES, 4, 2, 6, "⟨a, b | a²=1, b³=b⟩, P = {a, b²}, a=1, b=2"),
        (KAYLES, 8, 3, 12, "⟨a, b, c | a²=1, c²=1, b³=b⟩, P = {a, b², ac}, a=1, b=2, c=5"),
        (
            &[0, 1, 2, 3],
            12,
            11,
            20,
            "⟨a, b, c, d, e | a²=1, c²=c, cd=bc, ce=ac, d²=1, de=be, e²=c, b²d=b³⟩, \
             P = {a, c, b², ad, be}, a=1, b=3, c=6, d=8, e=9",
        ),
        (
            &[0, 7, 1],
            12,
            6,
            36,
            "⟨a, b, c, d | a²=1, d²=1, b²c=c, b⁴=b², c⁴=ac³, c³d=c³⟩, \
             P = {a, b², bc, ad, c², cd, b³d, ac³, bc²d}, a=1, b=2, c=5, d=8",
        ),
    ] {
        let game = octal(digits);
        let quotient = Quotient::of(&game, last, &Budget::default()).unwrap();
        let presentation = quotient.presentation(&Budget::default());
        assert_eq!((presentation.to_string().as_str(), quotient.order()), (printed, order));
        // Each element has a sum of heaps with its value, and the identity the empty one.
        let representatives = quotient.representatives();
        assert!(representatives.len() == quotient.order() && representatives[0].is_empty());
        for (x, sum) in representatives.iter().enumerate() {
            assert_eq!(quotient.value(sum), Some(x), "{sum:?}");
        }
        // Without budget none of the relations is left out.
        let all = quotient.presentation(&Budget::new(0));
        assert_eq!(all.relations.len(), relations, "{printed}");
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
        assert_eq!(a.factors().count() as u64, a.degree());
        for b in &all {
            let by_degree = a.degree().cmp(&b.degree());
            let factors = |m: &Monomial| m.factors().collect::<Vec<_>>();
            assert_eq!(a.cmp(b), by_degree.then(factors(a).cmp(&factors(b))));
            assert_eq!(a.partial_cmp(b), Some(a.cmp(b)));
        }
    }
}

#[test]
fn games_played_together_keep_their_heaps() {
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let kayles = octal(KAYLES);
    let joint = JointHeaps::new(vec![(&nim, 1), (&kayles, 3)]);
    let heaps: Vec<_> = (0..=joint.last() + 1).map(|index| joint.heap(index)).collect();
    let expected = [(0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (1, 3)];
    assert_eq!(heaps[..6], expected.map(Some));
    assert_eq!((joint.last(), heaps[6], joint.index(0, 2)), (5, None, None));
    assert_eq!(JointHeaps::new(Vec::new()).last(), 0);
    assert_eq!(joint.options(5), [vec![4], vec![3, 3], vec![3]]);
    assert_eq!(joint.options(6), Vec::<Vec<usize>>::new());
    assert_eq!(joint.options(2), [vec![0]]);
}

/// A period is the least that the theorem proves, as soon as it does.
#[test]
fn periods_of_values_are_proved_as_the_theorem_says() {
    for (digits, reach) in [(&[0u8, 3] as &[u8], 1), (&[0, 3, 3], 2), (&[0, 1, 2, 3], 3), (&[0, 7, 5], 2)] {
        let game = octal(digits);
        let code: String = digits.iter().skip(1).map(|digit| char::from(b'0' + digit)).collect();
        let rules = TakeAndBreak::octal(&format!("0.{code}")).unwrap();
        for last in [1, 2, 5, 6, 7, 8, 9, 10, 14, 18, 19, 20, 21, 22, 30] {
            let quotient = Quotient::of(&game, last, &Budget::default()).unwrap();
            let values = quotient.values();
            let proved = |p: usize, n0: usize| {
                let repeats = (n0..values.len() - p).all(|n| values[n] == values[n + p]);
                repeats && 2 * n0 + 2 * p + reach <= values.len()
            };
            let expected = (1..values.len())
                .find_map(|p| (1..values.len() - p).find(|n0| proved(p, *n0)).map(|n0| (n0, p)));
            let found = quotient.period(&rules).map(|it| (it.preperiod() as usize, it.length() as usize));
            assert_eq!(found, expected, "{digits:?} {last}");
            if let Some(period) = quotient.period(&rules) {
                for heap in 0..100u64 {
                    let alike = period.least_alike(&Natural::from(heap));
                    let (n0, p) = (period.preperiod(), period.length());
                    let expected = if heap < n0 { heap } else { n0 + (heap - n0) % p };
                    assert_eq!(alike, expected);
                }
            }
        }
    }
}

/// The heaps at which a quotient grew are reported, and no others.
#[test]
fn growth_is_told() {
    let nim = |heap: usize| (0..heap).map(|rest| vec![rest]).collect::<Vec<_>>();
    let budget = Budget::default();
    let mut search = QuotientSearch::new(&nim);
    search.read_to(5, &mut budget.meter("misere quotient")).unwrap();
    assert_eq!(search.quotient().growth(), [(1, 2), (2, 6), (4, 10)]);
    assert_eq!(search.quotient().values().len(), 6);
}
