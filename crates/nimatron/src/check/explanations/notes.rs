//! Claims about values and about lost positions in general.

use std::collections::BTreeSet;

use crate::{Convention, Natural, Position};

use super::claims::{Claimed, Facts, count, nim_sum, number, options};
use super::found::{counting, schwenk};

/// The position of one component with these numbers.
fn alone(claimed: &Claimed<'_>, component: usize, numbers: Vec<Natural>) -> Position {
    let component = claimed.position.components().nth(component).unwrap();
    Position::new(Convention::Normal, vec![component.with_numbers(numbers).unwrap()])
}

fn value(claimed: &Claimed<'_>, position: &Position) -> Natural {
    position.grundy(&claimed.budget).unwrap().0
}

/// Whether the moves of a position reach exactly these values, and its own is the least that is missing.
fn reaches(claimed: &Claimed<'_>, position: &Position, reached: &[Natural], worth: &Natural) -> bool {
    let values: BTreeSet<Natural> = options(position).iter().map(|option| value(claimed, option)).collect();
    let missing = (0u64..).map(Natural::from).find(|number| !values.contains(number)).unwrap();
    values.iter().eq(reached) && missing == *worth && value(claimed, position) == *worth
}

/// Whether its moves reach every smaller value and not its own.
fn reaches_all_below(claimed: &Claimed<'_>, position: &Position, worth: &Natural) -> bool {
    let values: BTreeSet<Natural> = options(position).iter().map(|option| value(claimed, option)).collect();
    worth.below().all(|smaller| values.contains(&smaller)) && !values.contains(worth)
}

pub(crate) fn holds(key: &str, facts: &Facts, claimed: &Claimed<'_>) -> bool {
    let part = |name: &str| alone(claimed, 0, facts[name].clone());
    let component = || {
        let component = count(facts, "component") - 1;
        let numbers = claimed.position.components().nth(component).unwrap().numbers().to_vec();
        alone(claimed, component, numbers)
    };
    match key {
        "note-heap" => reaches(claimed, &part("heap"), &facts["reached"], &number(facts, "value")),
        "note-vertex" => reaches(claimed, &part("vertex"), &facts["reached"], &number(facts, "value")),
        "note-tuple" => reaches(claimed, &part("tuple"), &facts["reached"], &number(facts, "value")),
        "note-component" => reaches(claimed, &component(), &facts["reached"], &number(facts, "value")),
        "note-heap-many" => reaches_all_below(claimed, &part("heap"), &number(facts, "value")),
        "note-component-many" => reaches_all_below(claimed, &component(), &number(facts, "value")),
        "note-heap-over" => part("heap").is_over(),
        // Only where more than four values would have to be explained.
        "note-others" => {
            claimed.row().iter().filter(|heap| !heap.is_zero()).collect::<BTreeSet<_>>().len() > 4
        }
        "note-component-over" => component().is_over(),
        "note-heap-alike" => {
            let worth = number(facts, "value");
            value(claimed, &part("like")) == worth && value(claimed, &part("heap")) == worth
        }
        "note-wythoff" | "note-wythoff-misere" | "note-fraenkel" => {
            let listed: Vec<&[Natural]> = facts["pairs"].chunks(2).collect();
            let is_lost = |pair: &[Natural]| {
                let component = claimed.position.components().next().unwrap();
                let component = component.with_numbers(pair.to_vec()).unwrap();
                let pair = Position::new(claimed.position.convention(), vec![component]);
                claimed.outcome(&pair).is_p()
            };
            // The lost pairs are those listed, as far as the list goes.
            let small = listed.len() >= 5 && listed.iter().all(|pair| is_lost(pair));
            let last = listed.last().unwrap()[0].to_u64().unwrap().min(8);
            // What is beyond the list is not claimed.
            let furthest = listed.last().unwrap()[1].to_u64().unwrap();
            let all =
                (0..=last).flat_map(|low| (low..=(2 * low + 2).min(furthest)).map(move |high| [low, high]));
            small
                && all
                    .map(|pair| pair.map(Natural::from))
                    .all(|pair| is_lost(&pair) == listed.contains(&&pair[..]))
        }
        "note-fusion" | "note-loops" => {
            let inside = |ends: &[Natural]| ends.iter().all(|end| facts["vertices"].contains(end));
            let loops = claimed.row().chunks(2).filter(|ends| inside(ends)).count();
            loops == count(facts, "loops")
                && count(facts, "left") == loops % 2
                && (facts["vertices"].len() > 1) == (key == "note-fusion")
        }
        // The weights are checked where a step uses them.
        "note-daisies" => claimed.position.convention() == Convention::Misere,
        "note-colon" => {
            let value = number(facts, "value");
            let sum = nim_sum(&[&facts["branches"][..], &facts["loops"]].concat());
            let grundy = claimed.position.grundy(&claimed.budget).unwrap().0;
            sum == value && (!number(facts, "vertex").is_zero() || grundy == value)
        }
        "note-dynamic" => {
            let stones = number(facts, "stones").to_u64().unwrap();
            let sum: Vec<u64> = facts["sum"].iter().map(|part| part.to_u64().unwrap()).collect();
            stones == counting(claimed, claimed.row()) && sum == schwenk(claimed, stones)
        }
        "note-fibonacci-misere" => {
            number(facts, "stones") == claimed.row()[0]
                && &number(facts, "left") + &Natural::ONE == claimed.row()[0]
        }
        "note-remoteness" | "note-suspense" => {
            // The number that decides has the parity of the outcome.
            let numbers = facts["numbers"].iter();
            let deciding = if key == "note-remoteness" { numbers.min() } else { numbers.max() };
            let is_even = !deciding.unwrap().bit(0);
            let lost = claimed.outcome(claimed.position).is_p();
            lost == (is_even == (claimed.position.convention() == Convention::Normal))
        }
        "note-hypergraph-parts" => {
            let values = &facts["values"];
            Natural::from(values.len()) == number(facts, "parts")
                && nim_sum(values) == claimed.position.grundy(&claimed.budget).unwrap().0
        }
        _ => panic!("nobody checks {key}"),
    }
}
