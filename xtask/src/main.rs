//! Everything CI does, runnable by a person: `cargo xtask test`, `cargo xtask lint`, `cargo xtask ci`.

mod api;
mod bench;
mod command;
mod coverage;
mod debian;
mod deny;
mod emulate;
mod examples;
mod fuzz;
mod house;
mod msrv;
mod package;
mod proof;
mod python;
mod retrograde;
mod web;

use std::process::ExitCode;

use anyhow::{Context, Result};
use command::cargo;

/// A task with its name, its description and its function.
struct Task(&'static str, &'static str, fn(&[&str]) -> Result<()>);

const TASKS: &[Task] = &[
    Task("ci", "lint, then test: what .ci/run does", |_| ci()),
    Task("lint", "formatting, clippy and rustdoc, warnings as errors", |_| lint()),
    Task(
        "test",
        "all tests, and msrv, examples, package, api, deny, bench --gate, proof, web and python",
        |_| test(),
    ),
    Task("bench", "the program next to its references and peers; writes docs/BENCHMARKS.md", bench::run),
    Task("msrv", "the stated minimum Rust version, with the toolchain at hand", |_| msrv::run()),
    Task("examples", "the examples of the library, with their assertions", |_| examples::run()),
    Task("package", "the library builds from its packed form", |_| package::run()),
    Task("api", "the public API is the one listed in docs/api", api::run),
    Task("house", "the measures of the redesign: names, types, files for a new game; --details", house::run),
    Task("deny", "licences, duplicate versions and sources of all dependencies", |_| deny::run()),
    Task(
        "proof",
        "the machine-checked proofs, and the program against the oracle extracted from them",
        proof::run,
    ),
    Task("python", "the Python package: types, tests, notebook, engines; --quick, --wheel", python::run),
    Task(
        "web",
        "the page in a real browser, also as a static site; the API against its document; --page, --site, --api for one",
        web::run,
    ),
    Task("site", "the page with the solver in it, as a folder of static files", web::site),
    Task("load", "requests per second of the server, with wrk", web::load),
    Task(
        "retrograde",
        "ten times the positions of the test that solves whole boxes by retrograde analysis",
        retrograde::run,
    ),
    Task("fuzz", "the properties against the fuzzer: --minutes N", fuzz::run),
    Task(
        "coverage",
        "how many lines the tests run, file by file; --lines for those that none runs",
        coverage::run,
    ),
    Task("emulate", "the kernels' tests on an emulated processor that has AVX-512", emulate::run),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            command::say(&format!("xtask: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<()> {
    let (asked, options) = arguments.split_first().with_context(usage)?;
    let Task(.., run) = TASKS
        .iter()
        .find(|Task(name, ..)| name == asked)
        .with_context(|| format!("{asked} is not a task\n\n{}", usage()))?;
    run(options)
}

fn usage() -> String {
    let line = |Task(name, purpose, _): &Task| format!("\n  {name:<10} {purpose}");
    format!("cargo xtask TASK\n{}", TASKS.iter().map(line).collect::<String>())
}

fn ci() -> Result<()> {
    lint()?;
    test()
}

fn lint() -> Result<()> {
    for manifest in [
        "Cargo.toml",
        "bench/Cargo.toml",
        "crates/nimatron-py/Cargo.toml",
        "fuzz/Cargo.toml",
        "tools/mutants/Cargo.toml",
        "crates/nimatron-wasm/Cargo.toml",
        "xtask/bindgen/Cargo.toml",
    ] {
        let manifest = command::workspace().join(manifest).display().to_string();
        cargo(&["fmt", "--all", "--check", "--manifest-path", &manifest])?;
    }
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    for manifest in ["tools/mutants/Cargo.toml", "crates/nimatron-wasm/Cargo.toml"] {
        let manifest = command::workspace().join(manifest).display().to_string();
        cargo(&["clippy", "--locked", "--manifest-path", &manifest, "--", "-D", "warnings"])?;
    }
    command::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

fn test() -> Result<()> {
    msrv::run()?;
    cargo(&["test", "--workspace"])?;
    examples::run()?;
    package::run()?;
    api::run(&[])?;
    deny::run()?;
    bench::run(&["--gate"])?;
    proof::run(&[])?;
    web::run(&[])?;
    python::run(&[])
}
