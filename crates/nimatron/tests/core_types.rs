//! The basic types agree with machine arithmetic: naturals, nimbers, conventions, budgets, levels.

use nimatron::engine::UBig;
use nimatron::engine::mex;
use nimatron::engine::moore::{Moore, Summary};
use nimatron::games::{GAMES, resolve_component};
use nimatron::notation::Expr;
use nimatron::ruleset::IllegalMove;
use nimatron::{
    Budget, Convention, KnimError, Lang, Level, Messages, Natural, Nimber, Outcome, OverBudget, Position,
    is_winning_knim,
};

/// Numbers around every power of two that matters.
fn numbers() -> Vec<u128> {
    let around = |power: u32| [(1u128 << power) - 1, 1 << power, (1 << power) + 1];
    let mut all: Vec<u128> = (0..20).collect();
    all.extend([7, 31, 32, 63, 64, 65, 100].into_iter().flat_map(around));
    all
}

fn heap(number: u128) -> Natural {
    Natural::from(UBig::from(number))
}

#[test]
fn naturals_are_numbers() {
    for a in numbers() {
        let size = heap(a);
        assert_eq!(size.is_zero(), a == 0);
        assert_eq!(size.to_u64(), u64::try_from(a).ok());
        assert_eq!(size.to_usize(), usize::try_from(a).ok());
        assert_eq!(size.bit_len(), (128 - a.leading_zeros()) as usize);
        assert_eq!(size.lowest_one(), (a != 0).then(|| a.trailing_zeros() as usize));
        assert_eq!((size.to_string(), format!("{size:?}")), (a.to_string(), a.to_string()));
        assert_eq!(a.to_string().parse(), Ok(size.clone()));
        assert_eq!(size.as_ubig(), &size.clone().into_ubig());
        assert_eq!(size.below().take(5).collect::<Vec<_>>(), (0..a.min(5)).map(heap).collect::<Vec<_>>());
        for column in [0, 1, 2, 31, 32, 63, 64, 101] {
            assert_eq!(size.bit(column), a >> column & 1 == 1);
            for digit in [false, true] {
                let mut other = size.clone();
                other.set_bit(column, digit);
                assert_eq!(other, heap(a & !(1 << column) | u128::from(digit) << column));
            }
        }
        for b in numbers() {
            let other = heap(b);
            assert_eq!(size.checked_sub(&other), a.checked_sub(b).map(heap));
            assert_eq!(&size + &other, heap(a + b));
            assert_eq!(&size ^ &other, heap(a ^ b));
            assert_eq!(size.cmp(&other), a.cmp(&b));
            if let Ok(word) = u64::try_from(b) {
                assert_eq!((size == word, size.partial_cmp(&word)), (a == b, a.partial_cmp(&b)));
            }
            if b > 0 {
                assert_eq!(size.rem(&other), heap(a % b));
            }
            if a >= b {
                assert_eq!(&size - &other, heap(a - b));
            }
        }
    }
    let texts: Vec<Natural> = ["9999999999999999999", "1_8446744073709551616", "18446744073709551616"]
        .map(|text| text.parse().unwrap())
        .to_vec();
    assert_eq!(texts, [9_999_999_999_999_999_999, 1 << 64, 1 << 64].map(heap));
    assert_eq!(Natural::range(heap(3), heap(6)).collect::<Vec<_>>(), [3, 4, 5].map(heap));
    assert_eq!(serde_json::to_string(&heap(1 << 64)).unwrap(), "\"18446744073709551616\"");
    assert_eq!(serde_json::from_str::<Natural>("\"1_0\"").unwrap(), heap(10));
    assert!(serde_json::from_str::<Natural>("\"x\"").is_err());
}

#[test]
fn nimbers_add_without_carrying() {
    for a in 0..20u64 {
        for b in 0..20 {
            let [x, y] = [a, b].map(Nimber::from);
            let sum = Nimber::from(a ^ b);
            assert_eq!((&x + &y, x.clone() + y.clone()), (sum.clone(), sum.clone()));
            assert_eq!([&x, &y].into_iter().sum::<Nimber>(), sum);
            assert_eq!([x, y].into_iter().sum::<Nimber>(), sum);
        }
        let x = Nimber::from(Natural::from(a));
        assert_eq!((x.is_zero(), x.is_small(), x.to_string()), (a == 0, a < 2, format!("*{a}")));
    }
    for set in 0..1u64 << 7 {
        let values = (0..7).filter(|value| set >> value & 1 == 1).map(Nimber::from);
        // Twice each, in no order.
        let values: Vec<Nimber> = values.clone().chain(values).rev().collect();
        assert_eq!(mex(values), Nimber::from(u64::from(set.trailing_ones())), "{set:b}");
    }
}

#[test]
fn outcomes_and_winning_moves() {
    assert_eq!(Convention::BOTH.map(|convention| convention.to_string()), ["normal", "misere"]);
    assert_eq!(Convention::BOTH.map(Convention::of_terminal), [Outcome::P, Outcome::N]);
    assert_eq!([false, true].map(Outcome::p_if), [Outcome::N, Outcome::P]);
    let outcomes = [Outcome::N, Outcome::P];
    assert_eq!(
        outcomes.map(|outcome| (!outcome, outcome.is_p(), outcome.to_string())),
        [(Outcome::P, false, "N".to_owned()), (Outcome::N, true, "P".to_owned()),]
    );
    // Over in both conventions, won and lost.
    let seen = ["misere nim 0", "nim 0", "nim 0 7", "nim 1 1"].map(|text| {
        let position: Position = text.parse().unwrap();
        let solution = position.solve(&Budget::default()).unwrap();
        (solution.outcome(), solution.winning_move().unwrap().map(|winning| winning.to_string()))
    });
    let win = Some("2>0".to_owned());
    assert_eq!(seen, [(Outcome::N, None), (Outcome::P, None), (Outcome::N, win), (Outcome::P, None)]);
}

#[test]
fn budgets_are_shared_and_limited() {
    let budget = Budget::new(100);
    assert_eq!(Budget::default().steps(), 10_000_000);
    assert_eq!([0, 1, 3, 200].map(|parts| budget.share(parts).steps()), [100, 100, 33, 0]);
    assert_eq!([0, 99, 101].map(|steps| budget.at_most(steps).steps()), [0, 99, 100]);
    let both = OverBudget::after("one", 1).and(OverBudget::after("two", 2)).and(OverBudget::after("one", 1));
    assert_eq!(both.tried, [("one", 1), ("two", 2)]);
    assert_eq!(both.to_string(), "budget exhausted: one stopped after 1 step, two stopped after 2 steps");
}

#[test]
fn levels_and_languages() {
    assert_eq!(Level::default(), Level::Perfect);
    assert_eq!(Level::named("fallible", 3), Some(Level::Fallible { per_mille: 3 }));
    let locales = ["ru_RU.UTF-8", "zh-Hans", "ZH", "en", "de_DE", "", "ru@x", "ru.x", "rus"];
    let spoken = [Lang::Ru, Lang::Zh, Lang::Zh, Lang::En, Lang::En, Lang::En, Lang::Ru, Lang::Ru, Lang::En];
    assert_eq!(locales.map(Lang::of_locale), spoken);
    assert_eq!(Lang::ALL.map(|lang| lang.to_string()), ["en", "ru", "zh"]);
    let messages = Messages::new(Lang::Ru);
    assert!(messages.has("stones") && !messages.has("no such message"));
    assert_eq!(
        (messages.format("no such message", &[]), messages.lang()),
        ("no such message".to_owned(), Lang::Ru)
    );
    assert_eq!(format!("{messages:?}"), "Messages(Ru)");
}

/// Every row of up to four heaps below 5, and every k from 0 up to beyond the number of heaps.
fn rows() -> impl Iterator<Item = (Vec<u64>, u64)> {
    let rows = (0..=4u32).flat_map(|n| {
        (0..5u64.pow(n)).map(move |row| (0..n).map(|i| row / 5u64.pow(i) % 5).collect::<Vec<_>>())
    });
    rows.flat_map(|row| [0, 1, 2, 3, 4, 5, u64::MAX].map(|k| (row.clone(), k)))
}

#[test]
fn functions_on_machine_words_agree_with_the_definition() {
    for (row, k) in rows() {
        let modulus = u128::from(k.max(1)) + 1;
        let ones: Vec<u128> =
            (0..3).map(|column| row.iter().filter(|heap| *heap >> column & 1 == 1).count() as u128).collect();
        let wrong: Vec<u128> = ones.iter().map(|ones| ones % modulus).collect();
        let balanced = wrong.iter().all(|wrong| *wrong == 0);
        let singles = row.iter().filter(|heap| **heap == 1).count() as u128;
        let is_flat = row.iter().all(|heap| *heap < 2);
        let heaps: Vec<Natural> = row.iter().copied().map(Natural::from).collect();

        let knim = match (k, row.iter().position(|heap| *heap == 0)) {
            (0, _) => Err(KnimError::InvalidK),
            (_, Some(index)) => Err(KnimError::ZeroPile { index }),
            _ => Ok(!balanced),
        };
        assert_eq!(is_winning_knim(&row, k), knim, "k={k} {row:?}");

        let Ok(moore) = Moore::new(k) else {
            assert_eq!(k, 0);
            continue;
        };
        assert_ne!(k, 0);
        let top = wrong.iter().rposition(|wrong| *wrong > 0).map_or(0, |top| top + 1);
        let residues: Vec<u128> = moore.residues(&row).into_iter().map(|residue| residue as u128).collect();
        assert_eq!(residues, wrong[..top], "k={k} {row:?}");
        assert_eq!(moore.winning_move(&row, Convention::Normal).is_none(), balanced, "k={k} {row:?}");

        let mut summary = Summary::default();
        heaps.iter().for_each(|heap| summary.add(heap));
        for convention in Convention::BOTH {
            let lost = match convention {
                Convention::Misere if is_flat => singles % modulus == 1,
                _ => balanced,
            };
            assert_eq!(moore.outcome(&row, convention), Outcome::p_if(lost), "k={k} {row:?}");
            assert_eq!(moore.outcome(&heaps, convention), Outcome::p_if(lost), "k={k} {row:?}");
            assert_eq!(moore.outcome_of_summary(&summary, convention), Outcome::p_if(lost), "k={k} {row:?}");
            // In Nim the winning moves can be tried one by one.
            let options = (0..row.len()).flat_map(|heap| (0..row[heap]).map(move |size| (heap, size)));
            let wins = |change: &(usize, u64)| {
                Moore::NIM.outcome(&Moore::NIM.after(&row, &[*change]), convention) == Outcome::P
            };
            let ways = options.filter(wins).count();
            let free = Budget::new(0);
            assert_eq!(Moore::NIM.count(&row, convention, &free), Ok(ways.into()), "{convention} {row:?}");
            assert_eq!(Moore::NIM.count(&heaps, convention, &free), Ok(ways.into()), "{convention} {row:?}");
            assert_eq!(Moore::NIM.count_of_summary(&summary, convention), Some(ways), "{convention} {row:?}");
        }
    }
}

#[test]
fn a_move_lowers_up_to_k_heaps_that_are_there() {
    let heaps = [3u64, 5, 6];
    let legal = |changes: &[(usize, u64)], k: u64| Moore::new(k).unwrap().is_legal(&heaps, changes);
    assert!(legal(&[(0, 2)], 1) && legal(&[(0, 0), (2, 5)], 2) && legal(&[(0, 0), (2, 5)], u64::MAX));
    assert!(!legal(&[], 2), "nothing changes");
    assert!(!legal(&[(0, 2), (1, 2)], 1), "too many heaps");
    assert!(!legal(&[(1, 2), (1, 3)], 2) && !legal(&[(1, 2), (0, 2)], 2), "not once each, in order");
    assert!(!legal(&[(0, 3)], 1) && !legal(&[(0, 4)], 1), "not lower");
    assert!(!legal(&[(3, 0)], 1), "no such heap");
    assert_eq!(Moore::NIM.after(&heaps, &[(0, 1), (2, 3), (9, 0)]), [1, 5, 3]);
    // One stone of the first heap whose lowest one is the lowest.
    let first_move = |sizes: &[u64]| Moore::NIM.delaying_move(sizes);
    assert_eq!(first_move(&[4, 0, 6, 2]), Some(vec![(2, 5)]));
    assert_eq!((first_move(&[]), first_move(&[0, 0])), (None, None));
}

#[test]
fn games_know_their_names_and_k() {
    for entry in GAMES {
        let position: Position = entry.example.parse().unwrap();
        let game = position.components().next().unwrap();
        assert_eq!(format!("{entry:?}"), entry.signature());
        assert!(entry.signature().starts_with(entry.name));
        assert_eq!(game.entry().name, entry.name);
        // Only these are Moore's Nim itself.
        let k = match entry.name {
            "nim" => Some(Natural::ONE),
            "moore" => Some(Natural::from(2u64)),
            _ => None,
        };
        assert_eq!(game.moore().map(Moore::k), k.as_ref(), "{}", entry.name);
    }
}

#[test]
fn components_take_other_numbers_and_keep_their_parameters() {
    let rows = [
        ("poker(4) 1 2", "3 5 7"),
        ("nim 1", ""),
        ("wythoff", "4 7"),
        ("moore(3) 1 2", "9"),
        ("turtles", "1 0"),
    ];
    for (text, numbers) in rows {
        let component = resolve_component(&Expr::parse(text).unwrap().components[0]).unwrap();
        assert_eq!(component.to_string(), text);
        let row = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
        let other = component.with_numbers(row).unwrap().to_string();
        let game = text.split(' ').next().unwrap();
        assert_eq!(other, format!("{game} {numbers}").trim_end());
    }
    let turtles = resolve_component(&Expr::parse("turtles").unwrap().components[0]).unwrap();
    let invalid_number = turtles.with_numbers([1u64, 0, 2, 3].map(Natural::from).to_vec()).unwrap_err();
    assert_eq!(invalid_number.diagnostics[0].span.start, 2);
    assert_eq!(invalid_number.diagnostics[0].message.to_string(), "turtles has the number 2");
    assert_eq!(invalid_number.diagnostics[0].expected.to_string(), "each is 0 or 1");
    assert_eq!(IllegalMove::Foreign("").code(), "illegal-move");
}
