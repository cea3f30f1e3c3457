//! The corpora of the fuzzer, replayed without it.

use std::path::Path;

use nimatron_properties::PROPERTIES;

#[test]
fn every_property_holds_on_its_corpus() {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, property) in PROPERTIES {
        let mut inputs = 0;
        for file in std::fs::read_dir(corpora.join(name)).unwrap() {
            let file = file.unwrap().path();
            let data = std::fs::read(&file).unwrap();
            let held = std::panic::catch_unwind(|| property(&data));
            assert!(held.is_ok(), "{} does not hold for {}", name, file.display());
            inputs += 1;
        }
        assert!(inputs > 10, "the corpus of {name} has {inputs} inputs");
    }
}

/// A fuzz target for every property, and a property for every fuzz target.
#[test]
fn every_property_is_a_fuzz_target() {
    let manifest = include_str!("../../../fuzz/Cargo.toml");
    let targets = manifest.lines().filter_map(|line| line.strip_prefix("path = \"targets/"));
    let targets: Vec<&str> = targets.filter_map(|rest| rest.strip_suffix(".rs\"")).collect();
    let names: Vec<&str> = PROPERTIES.iter().map(|(name, _)| *name).collect();
    assert_eq!(targets, names);
}
