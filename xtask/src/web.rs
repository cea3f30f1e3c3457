//! `cargo xtask web`: tests the page in a real browser, with the server and as a static site, and the API with
//! Schemathesis.
//!
//! Only the installation of tools uses the network: the server listens on 127.0.0.1, on its own port.

mod hostile;
mod load;
mod schemathesis;
mod server;
mod site;
mod tools;
mod wasm;

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{cargo, run as succeed, say};
pub(crate) use load::run as load;
use server::Server;
pub(crate) use site::run as site;
use tools::{Node, at_most};

const USAGE: &str = "\
cargo xtask web [--page | --site | --api]

  (nothing)   all of them
  --page      the committed page is what the sources give; the page in headless Chromium
  --site      the package for npm in an empty project; the static site in headless Chromium
  --api       the API against what its OpenAPI document promises";

/// How long the tests in a browser may take, in seconds.
const BROWSING: u64 = 1800;

/// Installs missing tools and runs the requested tests.
///
/// # Errors
/// If a tool cannot be installed, or a test fails.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let (page, site, api) = match arguments {
        [] => (true, true, true),
        ["--page"] => (true, false, false),
        ["--site"] => (false, true, false),
        ["--api"] => (false, false, true),
        [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
    };
    if page || api {
        cargo(&["build", "--package", "nimatron-cli"])?;
    }
    let binary = built("debug");
    if page || site {
        tools::chromium()?;
        let node = Node::ready()?;
        succeed(&mut node.command("npm", &["ci", "--no-audit", "--no-fund"]))?;
        let built = self::page(&node)?;
        if page {
            timed("the page", || browse(&node, &built, &binary))?;
        }
        if site {
            timed("the site", || browse_site(&node, &built))?;
        }
    }
    if api {
        timed("the API", || schemathesis::run(Server::start(&binary)?))?;
    }
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the path of the command `nimatron` that cargo built.
fn built(profile: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join(profile).join("nimatron")
}

fn timed(what: &str, task: impl FnOnce() -> Result<()>) -> Result<()> {
    let start = Instant::now();
    task()?;
    say(&format!("{what}: as promised ({:.0} s)", start.elapsed().as_secs_f64()));
    Ok(())
}

/// Builds the page, and returns its folder.
fn page(node: &Node) -> Result<PathBuf> {
    succeed(&mut node.command("npm", &["run", "check"]))?;
    succeed(&mut node.command("node", &["words.mjs"]))?;
    succeed(&mut node.command("npx", &["vite", "build", "--outDir", "../target/page"]))?;
    Ok(std::fs::canonicalize(root().join("target/page"))?)
}

/// Tests the page with the server: that the committed build is up to date, and the tests in a browser.
fn browse(node: &Node, page: &Path, binary: &Path) -> Result<()> {
    same_files(page, &root().join("crates/nimatron-web/page"))?;
    let tests = node.command("npm", &["run", "e2e"]);
    succeed(at_most(BROWSING, &tests).env("NIMATRON", std::fs::canonicalize(binary)?))
}

/// Tests the package for npm, and the page as a static site.
fn browse_site(node: &Node, page: &Path) -> Result<()> {
    let folder = root().join("target/site");
    site::build(node, page, &folder)?;
    site::test(node)?;
    let tests = node.command("npm", &["run", "e2e"]);
    succeed(at_most(BROWSING, &tests).env("NIMATRON_SITE", std::fs::canonicalize(folder)?))
}

/// Checks that the committed page is what the sources give: without Node, the server is built from it.
fn same_files(built: &Path, committed: &Path) -> Result<()> {
    let names = |folder: &Path| -> Result<Vec<_>> {
        let entries = std::fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
        let mut names = entries.map(|entry| Ok(entry?.file_name())).collect::<Result<Vec<_>>>()?;
        names.sort();
        Ok(names)
    };
    let files = names(built)?;
    let same = files == names(committed)?
        && files
            .iter()
            .all(|name| std::fs::read(built.join(name)).ok() == std::fs::read(committed.join(name)).ok());
    ensure!(
        same,
        "the committed page is not what the sources give: run `npm ci && npm run build` in web/ and commit it"
    );
    say("the committed page is what the sources give");
    Ok(())
}
