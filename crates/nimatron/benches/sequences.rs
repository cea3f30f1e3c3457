//! Long sequences of Grundy values: `cargo bench -p nimatron --bench sequences`.
#![expect(clippy::print_stdout, reason = "the times are the output")]

#[path = "race/race.rs"]
mod race;

use nimatron::Budget;
use nimatron::grundy::{Code, HeapGame, Sequence, naive_values};

use race::{Contender, race};

fn main() {
    for (name, code) in [("Kayles", "0.77"), ("Dawson's Kayles", "0.07"), ("Dawson's Chess", "0.137")] {
        let game = octal(code);
        race(
            &format!("{name} to 10^4"),
            10_000,
            &mut [
                Contender::new("proof and fill", 100, || filled(&game, 10_000)),
                Contender::new("naive", 1, || digest(naive_values(&game, 10_000))),
            ],
        );
        let times = race(
            &format!("{name} to 10^6, with the proof of the period"),
            1_000_000,
            &mut [Contender::new("proof and fill", 100, || fill(&game, 1_000_000).len() as u64)],
        );
        println!("  {:.3} ms; the aim is 1 ms", times[0].as_secs_f64() * 1e3);
    }
    for (name, game) in [("Officers", octal("0.6")), ("Grundy's game", HeapGame::Grundy)] {
        for (last, rounds) in [(10_000, 5), (100_000, 3), (1_000_000, 2)] {
            let mut contenders = vec![
                Contender::new("blocks", 2 * rounds, || filled(&game, last)),
                Contender::new("heap by heap", rounds, || {
                    let mut sequence = Sequence::heap_by_heap(game.clone());
                    sequence.fill_to(last, &mut Budget::new(u64::MAX).meter("bench")).expect("no limit");
                    digest(sequence.values())
                }),
            ];
            if last == 10_000 {
                contenders.push(Contender::new("naive", 1, || digest(naive_values(&game, last))));
            }
            race(&format!("{name} to {last}"), last as u64, &mut contenders);
        }
    }
}

fn octal(code: &str) -> HeapGame {
    Code::octal(code).expect("the code is well-formed").into()
}

fn fill(game: &HeapGame, last: usize) -> Sequence {
    let mut sequence = Sequence::new(game.clone());
    sequence.fill_to(last, &mut Budget::new(u64::MAX).meter("bench")).expect("no limit");
    sequence
}

fn filled(game: &HeapGame, last: usize) -> u64 {
    digest(fill(game, last).values())
}

/// A number that depends on every value and its place.
fn digest(values: impl IntoIterator<Item = u32>) -> u64 {
    let mix =
        |sum: u64, value: u32| sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(u64::from(value) + 1);
    values.into_iter().fold(0, mix)
}
