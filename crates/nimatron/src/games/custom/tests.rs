//! The small positions of a rule file, and rows that are no positions of it.

use crate::game::RuleFiles;
use crate::notation::Expr;
use crate::{Budget, Natural, Position, games};

/// The example games of the repository.
struct Examples;

impl RuleFiles for Examples {
    fn text(&self, file: &str) -> Result<String, String> {
        let path = format!("{}/../../examples/games/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).map_err(|error| error.to_string())
    }
}

fn of(name: &str, numbers: &str) -> Position {
    games::resolve_with(&Expr::parse(&format!("rules({name}) {numbers}")).unwrap(), &Examples).unwrap()
}

#[test]
fn an_incomplete_position_has_no_moves() {
    let queen = of("queen.game", "3 4");
    for row in [&[3u64][..], &[1, 2, 3]] {
        let half = queen.with_rows(vec![row.iter().copied().map(Natural::from).collect()]);
        assert!(half.is_over() && half.solve(&Budget::default()).is_err(), "{half}");
    }
}

/// In the games of the list the arity says which positions are small, unless a parameter says how many heaps there are.
#[test]
fn only_rule_files_and_hypergraphs_list_small_positions() {
    let hypergraphs = ["hypergraph", "simplicial", "circular"];
    for entry in games::GAMES {
        let position: Position = entry.example.parse().unwrap();
        let lists = position.rules.games[0].small_rows(&Budget::default()).is_some();
        assert_eq!(lists, hypergraphs.contains(&entry.name), "{}", entry.name);
    }
}

#[test]
fn small_positions_come_first_and_grow() {
    let rows = |name: &str, count: usize| -> Vec<String> {
        let (position, budget) = (of(name, ""), Budget::default());
        let rows = position.rules.games[0].small_rows(&budget).unwrap().take(count);
        rows.map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).collect()
    };
    // One heap up to 2, one up to 3, two up to 2, one up to 4.
    let heaps = [
        "0", "1", "2", "0", "1", "2", "3", "0 0", "1 0", "2 0", "0 1", "1 1", "2 1", "0 2", "1 2", "2 2", "0",
    ];
    assert_eq!(rows("squares.game", 17), heaps);
    assert_eq!(rows("queen.game", 10)[7..], ["1 2", "2 2", "0 0"]);
    let graph = rows("diamond.game", 1000);
    assert_eq!(graph[0].len(), 1);
    let tokens = graph.iter().filter(|row| row.split(' ').count() == 1).count();
    assert_eq!(graph.len(), tokens + tokens.pow(2) + tokens.pow(3));
}
