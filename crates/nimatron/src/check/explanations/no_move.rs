//! Claims about every move of a lost position.

use crate::{Convention, Natural, Position};

use super::claims::{Claimed, Facts, count, nim_sum, number, options};
use super::found::{countdown, counting, filled, is_close, schwenk, sorted, zeckendorf};

fn is_big(heap: &Natural) -> bool {
    *heap > Natural::ONE
}

fn ones(heaps: &[Natural]) -> usize {
    heaps.iter().filter(|heap| **heap == Natural::ONE).count()
}

/// How many heaps have a one in this column.
fn in_column(heaps: &[Natural], column: usize) -> usize {
    heaps.iter().filter(|heap| heap.bit(column)).count()
}

/// In the highest column that changes, between 1 and k ones disappear and none appears.
fn balance_breaks(from: &[Natural], to: &[Natural], k: usize, modulus: usize) -> bool {
    let width = from.iter().map(Natural::bit_len).max().unwrap_or(0);
    let changes = |column: &usize| from.iter().zip(to).any(|(from, to)| from.bit(*column) != to.bit(*column));
    let Some(highest) = (0..width).rev().find(changes) else { return false };
    let appears = from.iter().zip(to).any(|(from, to)| !from.bit(highest) && to.bit(highest));
    let gone = in_column(from, highest) - in_column(to, highest);
    !appears && (1..=k).contains(&gone) && !in_column(to, highest).is_multiple_of(modulus)
}

/// Returns the numbers of `from` that are not in `to`, and those of `to` that are not in `from`, each as often as it is.
fn difference(from: &[Natural], to: &[Natural]) -> (Vec<Natural>, Vec<Natural>) {
    let (mut gone, mut come) = (from.to_vec(), Vec::new());
    for number in to {
        match gone.iter().position(|other| other == number) {
            Some(place) => drop(gone.swap_remove(place)),
            None => come.push(number.clone()),
        }
    }
    (gone, come)
}

fn stones(row: &[Natural]) -> i64 {
    row.iter().map(|heap| i64::try_from(heap.to_u64().unwrap()).unwrap()).sum()
}

/// Whether every heap has one stone or three, as in a rule of Daisies.
fn is_all_small(row: &[Natural]) -> bool {
    filled(row).into_iter().all(|heap| *heap == 1 || *heap == 3)
}

/// How much more the heaviest heap of Daisies weighs than all others together.
fn lead_of(row: &[Natural]) -> i64 {
    let weight = |heap: &Natural| match heap.to_u64().unwrap() {
        0 | 1 | 3 => 0,
        2 => 1,
        heap => i64::try_from(heap).unwrap() - 3,
    };
    2 * row.iter().map(weight).max().unwrap() - row.iter().map(weight).sum::<i64>()
}

pub(crate) fn holds(key: &str, facts: &Facts, claimed: &Claimed<'_>) -> bool {
    let all_options = claimed.options();
    let all = |holds: &dyn Fn(&Position) -> bool| !all_options.is_empty() && all_options.iter().all(holds);
    let row = claimed.row();
    let after = |option: &Position| option.rows()[0].clone();
    let heaps = || claimed.nim_heaps(claimed.position);
    let is_won = |option: &Position| !claimed.outcome(option).is_p();
    match key {
        "no-move-columns" => {
            let (k, modulus) = (count(facts, "k"), count(facts, "modulus"));
            k.saturating_add(1) == modulus && all(&|option| balance_breaks(row, &after(option), k, modulus))
        }
        "no-move-big-heaps" => {
            let big = row.iter().filter(|heap| is_big(heap)).count();
            big >= count(facts, "modulus") && all(&|option| after(option).iter().any(is_big))
        }
        "no-move-ones" => {
            let modulus = count(facts, "modulus");
            ones(row) % modulus == 1 % modulus
                && all(&|option| {
                    let taken = ones(row) - ones(&after(option));
                    (1..=count(facts, "k")).contains(&taken) && ones(&after(option)) % modulus != 1 % modulus
                })
        }
        "no-move-last-one" => {
            let is_misere = claimed.position.convention() == Convention::Misere;
            is_misere && all_options.len() == 1 && all(&|option| after(option).iter().all(Natural::is_zero))
        }
        "no-move-coin" => {
            let squares = |position: &Position| position.in_form("squares").unwrap().rows()[0].clone();
            let (coins, heaps) = (squares(claimed.position), heaps());
            all(&|option| {
                let (gone, come) = difference(&coins, &squares(option));
                matches!((&gone[..], &come[..]), ([from], [to]) if to < from)
                    && nim_sum(&heaps) != nim_sum(&claimed.nim_heaps(option))
            })
        }
        "no-move-one-heap" | "no-move-odd-step" | "no-move-odd-height" | "no-move-gap" => {
            let heaps = heaps();
            all(&|option| {
                let after = claimed.nim_heaps(option);
                // Which of the heaps after the move are not among those before it.
                let mut before = heaps.clone();
                let is_new = |heap: &&Natural| match before.iter().position(|old| old == *heap) {
                    Some(place) => {
                        before.swap_remove(place);
                        false
                    }
                    None => true,
                };
                let changed = after.iter().filter(is_new).count();
                // A heap that splits has several values after it; a position that is over has none.
                nim_sum(&heaps) != nim_sum(&after) && (after.len() != heaps.len() || changed == 1)
            })
        }
        "no-move-heads"
        | "no-move-ruler"
        | "no-move-hackenbush"
        | "no-move-turning"
        | "no-move-tartan"
        | "no-move-graph-kayles"
        | "no-move-values" => {
            nim_sum(&heaps()).is_zero() && all(&|option| !nim_sum(&claimed.nim_heaps(option)).is_zero())
        }
        "no-move-antonim" => {
            let more = |row: &[Natural]| {
                let mut more: Vec<Natural> =
                    filled(row).into_iter().map(|heap| heap + &Natural::ONE).collect();
                more.resize(3, Natural::ONE);
                more
            };
            more(row) == facts["more"]
                && nim_sum(&facts["more"]).is_zero()
                && all(&|option| !nim_sum(&more(&after(option))).is_zero() && !option.is_over())
        }
        "no-move-values-big" => {
            heaps().iter().filter(|heap| is_big(heap)).count() >= 2
                && all(&|option| {
                    let after = claimed.nim_heaps(option);
                    after.iter().any(is_big) && !nim_sum(&after).is_zero()
                })
        }
        "no-move-values-small" => {
            !heaps().iter().any(is_big)
                && ones(&heaps()) % 2 == 1
                && all(&|option| {
                    let after = claimed.nim_heaps(option);
                    match after.iter().filter(|heap| is_big(heap)).count() {
                        0 => ones(&after).is_multiple_of(2),
                        big => big == 1 && !nim_sum(&after).is_zero(),
                    }
                })
        }
        "no-move-rise" => {
            let heaps = heaps();
            let rises = |option: &Position| {
                let after = claimed.nim_heaps(option);
                heaps.len() == after.len() && heaps.iter().zip(&after).any(|(before, after)| after > before)
            };
            let is_undone = |option: &Position| {
                options(option).iter().any(|answer| {
                    let again = claimed.nim_heaps(answer);
                    let value = |heaps: &[Natural]| {
                        sorted(&heaps.iter().filter(|heap| !heap.is_zero()).cloned().collect::<Vec<_>>())
                    };
                    value(&again) == value(&heaps)
                        || (again.len() > heaps.len() && claimed.outcome(answer).is_p())
                })
            };
            all(&|option| !rises(option) || is_undone(option))
        }
        "no-move-nim-sum" => {
            let total = |position: &Position| position.grundy(&claimed.budget).unwrap().0;
            total(claimed.position).is_zero() && all(&|option| !total(option).is_zero())
        }
        "no-move-tame-sum" | "no-move-quotient" => all(&is_won),
        "no-move-search" => all_options.len() == count(facts, "moves") && all(&is_won),
        "no-move-slow-even" => all(&|option| after(option).iter().any(|heap| heap.bit(0))),
        "no-move-slow-even-all" | "no-move-slow-odd" => {
            let most = count(facts, "most");
            filled(row).len() == count(facts, "heaps")
                && most < count(facts, "heaps")
                && all(&|option| {
                    let after = after(option);
                    let changed = row.iter().zip(&after).filter(|(from, to)| from != to).count();
                    changed <= most && after.iter().any(|heap| heap.bit(0)) && {
                        let mut kept = row.iter().zip(&after).filter(|(from, _)| !from.is_zero());
                        kept.any(|(_, to)| !to.bit(0))
                    }
                })
        }
        "no-move-slow-few" => {
            let most = count(facts, "most");
            most + 2 == count(facts, "heaps")
                && filled(row).len() == count(facts, "heaps")
                && all(&|option| {
                    let after = after(option);
                    let odd = after.iter().filter(|heap| heap.bit(0)).count();
                    (1..=most).contains(&odd)
                })
        }
        "no-move-slow-least" => {
            let least = filled(row).into_iter().min().unwrap();
            let place = row.iter().position(|heap| heap == least).unwrap();
            all(&|option| {
                let after = after(option);
                let kept: Vec<&Natural> =
                    after.iter().zip(row).filter(|it| !it.1.is_zero()).map(|it| it.0).collect();
                let even = kept.iter().filter(|heap| !heap.bit(0)).count();
                let is_lowered = after[place] != row[place];
                even < kept.len()
                    && if is_lowered {
                        after[place].bit(0) && kept.iter().all(|heap| **heap >= after[place])
                    } else {
                        even >= 2
                    }
            })
        }
        "no-move-slow-exact" => all(&|option| claimed.remoteness(option).bit(0)),
        "no-move-countdown" => all_options.len() == 1 && countdown(&all_options[0]) == count(facts, "left"),
        "no-move-greedy" | "no-move-greedy-ones" => {
            let (left, size) = (count(facts, "left"), number(facts, "size"));
            (left % 2 == 1) == (key == "no-move-greedy")
                && all(&|option| after(option).iter().filter(|heap| **heap == size).count() == left)
        }
        "no-move-euclid" => {
            let [small, rest] = ["small", "rest"].map(|name| number(facts, name));
            all_options.len() == 1
                && all(&|option| sorted(&after(option)) == [rest.clone(), small.clone()])
                && !is_close(&rest, &small)
        }
        "no-move-euclid-equal" | "no-move-exact-last" => all(&|option| option.is_over()),
        "no-move-fibonacci" => {
            let [limit, least] = ["limit", "least"].map(|name| number(facts, name));
            let poisoned = u64::from(claimed.position.convention() == crate::Convention::Misere);
            limit < least
                && limit == row[1]
                && all(&|option| {
                    let left = after(option);
                    let parts = zeckendorf(left[0].to_u64().unwrap() - poisoned);
                    parts.last().is_some_and(|part| left[1] >= *part)
                })
        }
        "no-move-dynamic" => {
            let [limit, least] = ["limit", "least"].map(|name| number(facts, name));
            limit < least
                && limit == row[1]
                && schwenk(claimed, counting(claimed, row)).last() == least.to_u64().as_ref()
                && all(&|option| {
                    let left = after(option);
                    let parts = schwenk(claimed, counting(claimed, &left));
                    parts.last().is_some_and(|part| left[1] >= *part)
                })
        }
        "no-move-fibonacci-last" => all_options.len() == 1 && all(&|option| option.is_over()),
        "no-move-fraenkel" => {
            let t = number(facts, "t");
            let apart = |row: &[Natural]| (row[0].to_u64().unwrap(), row[1].to_u64().unwrap());
            sorted(row) == facts["pairs"]
                && all(&|option| {
                    let ((a, b), (x, y)) = (apart(row), apart(&after(option)));
                    let change = a.abs_diff(x).abs_diff(b.abs_diff(y));
                    a == x || b == y || t > change
                })
        }
        "no-move-chomp-rows" | "no-move-chomp-columns" => {
            let lengths = |row: &[Natural]| -> [usize; 2] {
                if key == "no-move-chomp-rows" {
                    let at = |i: usize| row.get(i).and_then(Natural::to_usize).unwrap_or(0);
                    return [at(0), at(1)];
                }
                [0u64, 1].map(|longer| row.iter().filter(|row| **row > longer).count())
            };
            let [a, b] = lengths(row);
            a == b + 1
                && all(&|option| match lengths(&after(option)) {
                    [x, y] if x == a => y < b,
                    [x, y] => x == y,
                })
        }
        "no-move-chomp-arms" => all(&|option| {
            let after = after(option);
            let changed = [after[0] != row[0], filled(&after).len() != filled(row).len()];
            filled(row).len() == row[0].to_usize().unwrap() && changed[0] != changed[1]
        }),
        "no-move-end-nim" | "no-move-end-nim-one" => {
            let places: Vec<usize> = (0..row.len()).filter(|heap| !row[*heap].is_zero()).collect();
            let (first, last) = (places[0], *places.last().unwrap());
            let sizes = match key {
                "no-move-end-nim" => ["left", "right"],
                _ => ["size", "size"],
            };
            (key == "no-move-end-nim") == (first != last)
                && [row[first].clone(), row[last].clone()] == sizes.map(|name| number(facts, name))
                && all(&is_won)
        }
        "no-move-nimhoff" => {
            let h = number(facts, "h");
            let quotient = |heap: &Natural| Natural::from(heap.as_ubig() / h.as_ubig());
            all(&|option| {
                let after = after(option);
                let taken = row.iter().zip(&after).fold(Natural::ZERO, |sum, (from, to)| &sum + &(from - to));
                let changed = row.iter().zip(&after).filter(|(from, to)| from != to).count();
                let moved =
                    row.iter().zip(&after).filter(|(from, to)| quotient(from) != quotient(to)).count();
                !taken.rem(&h).is_zero() || (changed == 1 && moved == 1)
            })
        }
        "no-move-wythoff" | "no-move-wythoff-equal" => {
            let [small, large, difference] = ["small", "large", "difference"].map(|name| number(facts, name));
            sorted(row) == [small.clone(), large.clone()]
                && all(&|option| {
                    let after = after(option);
                    let pair = sorted(&after);
                    let kept =
                        row.iter().zip(&after).find(|(from, to)| from == to).map(|(kept, _)| kept.clone());
                    match kept {
                        Some(kept) => kept == small || kept == large,
                        None => &pair[1] - &pair[0] == difference,
                    }
                })
        }
        "no-move-exact-half" => {
            let k = count(facts, "k");
            filled(row).len() == 2 * k
                && count(facts, "more") == k + 1
                && count(facts, "equal") > k
                && all(&|option| {
                    let after = after(option);
                    let places: Vec<(&Natural, &Natural)> =
                        row.iter().zip(&after).filter(|(from, _)| !from.is_zero()).collect();
                    let least = places.iter().map(|(_, to)| *to).min().unwrap();
                    let smallest: Vec<_> = places.iter().filter(|(_, to)| *to == least).collect();
                    smallest.len() <= k && smallest.iter().all(|(from, to)| to < from)
                })
        }
        "no-move-exact-half-misere" => {
            let two_more = |option: &Position| options(option).iter().any(|next| !next.is_over());
            all(&|option| {
                let after = after(option);
                let mut kept = row.iter().zip(&after).filter(|(from, to)| from == to && !from.is_zero());
                kept.all(|(from, _)| is_big(from)) && two_more(option)
            })
        }
        "no-move-hypergraph-balanced" => all(&|option| {
            let after = after(option);
            let places = || row.iter().zip(&after).filter(|(from, to)| from != to);
            // A heap that was lowered is smaller than all that were not, among those that a move could lower.
            let least = places().map(|(_, to)| to).min().unwrap();
            let lowerable: Vec<usize> = (0..row.len())
                .filter(|heap| all_options.iter().any(|option| option.rows()[0][*heap] != row[*heap]))
                .collect();
            let kept = lowerable.iter().filter(|heap| row[**heap] == after[**heap]);
            kept.clone().all(|heap| row[*heap] > *least) && is_won(option)
        }),
        "no-move-daisies-small" => {
            all(&|option| !is_all_small(&after(option)) || filled(&after(option)).len().is_multiple_of(2))
                && all(&is_won)
        }
        "no-move-daisies-ahead" | "no-move-daisies-even" => {
            let is_ahead = key == "no-move-daisies-ahead";
            let parities = |row: &[Natural]| {
                let odd = row.iter().filter(|heap| heap.bit(0)).count();
                [odd % 2 == 1, (filled(row).len() - odd) % 2 == 1]
            };
            let before = parities(row);
            let lead = lead_of(row);
            before == [is_ahead; 2]
                && (if is_ahead { lead >= 5 } else { lead <= 2 })
                && all(&|option| {
                    let after = after(option);
                    let [odd, even] = parities(&after);
                    let is_lowered = stones(&after) + 1 == stones(row) && after.len() == row.len();
                    let are_both = odd != before[0] && even != before[1];
                    parities(&after) != before
                        && are_both <= (is_lowered && (lead - lead_of(&after)).abs() == 1)
                        && !(is_all_small(&after) && odd)
                        && is_won(option)
                })
        }
        "no-move-moore-bounded" => {
            let modulus = number(facts, "modulus");
            all(&|option| {
                let after = after(option);
                let mut changed = row.iter().zip(&after).filter(|(from, to)| from != to);
                changed.all(|(from, to)| from.rem(&modulus) != to.rem(&modulus)) && is_won(option)
            })
        }
        "no-move-hypergraph-misere" => {
            all(&|option| options(option).iter().any(|next| !next.is_over()) && is_won(option))
        }
        "no-move-hypergraph-pointed" | "no-move-hypergraph-sum" | "no-move-circular" | "no-move-compound" => {
            all(&is_won)
        }
        _ => panic!("nobody checks {key}"),
    }
}
