//! Setting up a game from a rule file: where files come from, their names, and the positions they are tried on.

use nimatron::games::RuleFiles;
use nimatron::notation::ErrorKind;
use nimatron::notation::Expr;
use nimatron::{Budget, Position, games};

use crate::{Files, position, with_numbers};

#[test]
fn without_a_source_no_rule_file_is_read() {
    let error = "rules(/etc/passwd) 3".parse::<Position>().unwrap_err();
    assert_eq!((error.kind, error.code()), (ErrorKind::BadRules, "bad-rules"));
    assert!(error.to_string().contains("not read here"));
    for text in ["rules 3", "rules() 3", "rules(a,b) 3"] {
        assert_eq!(text.parse::<Position>().unwrap_err().kind, ErrorKind::BadParameters, "{text}");
    }
    let missing = Files::default().position("rules(none) 3").unwrap_err();
    assert_eq!(missing.to_string(), "none: no such file: a text file");
}

#[test]
fn larger_heaps_are_set_up_on_demand_or_refused() {
    // The mistake shows at heap 20 only.
    let position = position("heap n\nwhen n > 0 and 1 / (20 - n) < 9: to n - 1", "5").unwrap();
    let with = |heap: u64| with_numbers(&position, &[heap]);
    assert!(with(19).solve(&Budget::default()).is_ok());
    assert!(with(21).solve(&Budget::default()).unwrap_err().to_string().contains("has a mistake"));
}

#[test]
fn a_file_name_outside_the_notation_is_refused() {
    struct Named(&'static str);
    impl RuleFiles for Named {
        fn text(&self, _: &str) -> Result<String, String> {
            Ok("heap n\ntake 1".to_owned())
        }

        fn named(&self, _: &str) -> Option<String> {
            Some(self.0.to_owned())
        }
    }
    let read = |name| games::resolve_with(&Expr::parse("mine 3").unwrap(), &Named(name));
    assert_eq!(read("one.game").unwrap().to_string(), "rules(one.game) 3");
    for name in ["", "a,b", "a(b", "a)", "a\nb", " a", "a "] {
        let error = read(name).unwrap_err();
        let message = format!("`{name}` cannot stand in the notation: a name without commas and parentheses");
        assert_eq!((error.code(), error.to_string()), ("bad-rules", message));
    }
}

#[test]
fn a_file_without_numbers_is_tried_on_small_positions() {
    for (names, largest) in [("n", 12), ("a b", 5), ("a b c", 3), ("a b c d", 2), ("a b c d e", 1)] {
        let kind = if names == "n" { "heap" } else { "position" };
        let tuple = format!("({})", names.replace(' ', ", "));
        let to = if names == "n" { names } else { &tuple };
        // A move that does not go down, from one position only.
        let wrong_at = |number: u64| {
            let here: Vec<String> = names.split(' ').map(|name| format!("{name} == {number}")).collect();
            position(&format!("{kind} {names}\nwhen {}: to {to}", here.join(" and ")), "")
        };
        assert!(wrong_at(largest).is_err(), "{names}");
        assert!(wrong_at(largest + 1).is_ok(), "{names}");
    }
}

#[test]
fn a_source_of_rule_files_has_no_named_games_by_default() {
    struct Empty;
    impl RuleFiles for Empty {
        fn text(&self, _: &str) -> Result<String, String> {
            Err("no such file".to_owned())
        }
    }
    assert_eq!(Empty.named("squares"), None);
    assert_eq!(Empty.budget().steps(), Budget::default().steps());
}
