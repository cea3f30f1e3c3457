//! The Grundy values of Kayles and their period: `cargo run -p nimatron --example grundy_sequence`.
#![allow(clippy::print_stdout, reason = "an example prints its answers")]

use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};
use nimatron::{Budget, Natural, Nimber};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Kayles is the octal game 0.77: a move takes one stone or two from a heap and may split what is left in two.
    let mut kayles = Sequence::new(TakeAndBreak::octal("0.77")?);
    let budget = Budget::default();

    // Values are computed once and kept. The meter counts the work and names it in an error.
    kayles.extend_to(99, &budget)?;
    let values: Vec<u32> = kayles.values().collect();
    println!("{values:?}");
    assert_eq!(values[..8], [0, 1, 2, 3, 1, 4, 3, 2]);

    // Guy and Smith (1956): values that repeat for long enough repeat for ever. Their condition is checked here, so
    // that the period is proved, not only observed.
    let period = kayles.prove_period(&budget)?;
    let source = period.source().unwrap_or_default();
    println!("period {} from heap {} on, by {source}", period.length(), period.preperiod());
    assert!(period.is_proved());
    assert_eq!((period.preperiod(), period.length()), (71, 12));

    // With a proved period a heap of any size has its value at once.
    let googol: Natural = format!("1{}", "0".repeat(100)).parse()?;
    let value = kayles.value(&googol, &Budget::new(0))?;
    println!("the value of 10^100 stones is {value}");
    // 10^100 leaves 4 modulo 12, as 76 does.
    assert_eq!(value, Nimber::from(u64::from(values[76])));
    Ok(())
}
