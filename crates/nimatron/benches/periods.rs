//! The longest periods that are proved within seconds, and the open games: `cargo bench --bench periods`.
#![expect(clippy::print_stdout, reason = "the times are the output")]

use std::time::Instant;

use nimatron::Budget;
use nimatron::engine::take_and_break::{Sequence, TakeAndBreak};

fn main() {
    let budget = Budget::new(u64::MAX);
    // Gangolli & Plambeck 1989.
    for (code, expected) in [
        ("0.77", "71/12"),
        ("0.165", "5181/1550"),
        ("0.127", "46578/4"),
        ("0.16", "105351/149459"),
        ("0.56", "326640/144"),
    ] {
        let start = Instant::now();
        let mut sequence = Sequence::new(octal(code));
        let cycle = sequence.prove_period(&budget).expect("the budget is unlimited").to_string();
        assert_eq!(cycle, expected, "{code}");
        println!("{code}: {cycle} proved with {} values in {:.1?}", sequence.len(), start.elapsed());
    }
    // tczajka/octal-games.
    for (game, count, last) in [(octal("0.6"), 1584, 20_627), (TakeAndBreak::grundy(), 1274, 82_860)] {
        let start = Instant::now();
        let mut sequence = Sequence::new(game);
        sequence.extend_to(1 << 18, &budget).expect("the budget is unlimited");
        let rare = sequence.rare().expect("the game splits heaps");
        assert_eq!((rare.count, rare.last), (count, last), "{}", sequence.game());
        println!("{}: {} values in {:.1?}", sequence.game(), sequence.len(), start.elapsed());
    }
}

fn octal(code: &str) -> TakeAndBreak {
    TakeAndBreak::octal(code).expect("the code is well-formed")
}
