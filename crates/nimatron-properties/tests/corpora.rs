//! Replays the committed inputs of the fuzzer without it: the named seeds in `fuzz/seeds` and the archives in
//! `fuzz/corpus`.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use nimatron_properties::PROPERTIES;

/// The most named seeds in git, for all properties together. Inputs without a name of their own belong in the archives.
const MOST_SEEDS: usize = 60;

#[test]
fn every_property_holds_for_its_seeds() {
    let mut all = 0;
    for (name, property) in PROPERTIES {
        let mut seeds = 0;
        for file in std::fs::read_dir(fuzz().join("seeds").join(name)).unwrap() {
            let file = file.unwrap().path();
            replay(name, *property, &file.display().to_string(), &std::fs::read(&file).unwrap());
            seeds += 1;
        }
        assert!(seeds > 0, "{name} has no seeds");
        all += seeds;
    }
    assert!(all <= MOST_SEEDS, "{all} seeds");
}

#[test]
fn every_property_holds_for_its_archive() {
    for (name, property) in PROPERTIES {
        let archive = File::open(fuzz().join("corpus").join(format!("{name}.tar.gz"))).unwrap();
        let mut inputs = 0;
        for entry in tar::Archive::new(GzDecoder::new(archive)).entries().unwrap() {
            let mut entry = entry.unwrap();
            let input = entry.path().unwrap().display().to_string();
            let mut data = Vec::new();
            entry.read_to_end(&mut data).unwrap();
            replay(name, *property, &input, &data);
            inputs += 1;
        }
        assert!(inputs > 10, "the archive of {name} has {inputs} inputs");
    }
}

fn replay(name: &str, property: fn(&[u8]), input: &str, data: &[u8]) {
    let held = std::panic::catch_unwind(|| property(data));
    assert!(held.is_ok(), "{name} does not hold for {input}: {:?}", String::from_utf8_lossy(data));
}

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

#[test]
fn every_property_is_a_fuzz_target() {
    let manifest = include_str!("../../../fuzz/Cargo.toml");
    let targets = manifest.lines().filter_map(|line| line.strip_prefix("path = \"targets/"));
    let targets: Vec<&str> = targets.filter_map(|rest| rest.strip_suffix(".rs\"")).collect();
    let names: Vec<&str> = PROPERTIES.iter().map(|(name, _)| *name).collect();
    assert_eq!(targets, names);
}
