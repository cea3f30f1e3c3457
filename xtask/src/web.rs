//! `cargo xtask web`: the page in a real browser, and the API against tools that look for its weak places.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::command::{cargo, run as succeed, say};

const USAGE: &str = "\
cargo xtask web [--schemathesis | --load]

  (nothing)        the committed page is what the sources give; the page in headless Chromium
  --schemathesis   the API against what its OpenAPI document promises
  --load           a load test with wrk";

/// Installs what is missing and runs what was asked for.
///
/// # Errors
/// If a tool cannot be had, or something is not as it should be.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => page(),
        ["--schemathesis"] => schemathesis(),
        ["--load"] => load(),
        [unknown, ..] => bail!("{unknown} is not understood\n\n{USAGE}"),
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn in_web(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join("web")).args(arguments);
    command
}

/// The page: types, wording, that the committed build is up to date, and the tests in a browser.
fn page() -> Result<()> {
    install("chromium", &["chromium", "fonts-noto-cjk"])?;
    ensure!(exists("npm"), "npm is missing: install Node 20 or newer");
    // Not `npm ci`: it wants the binaries of all platforms in the lock file, which not every registry has.
    succeed(&mut in_web("npm", &["install", "--no-save", "--no-audit", "--no-fund"]))?;
    succeed(&mut in_web("npm", &["run", "check"]))?;
    succeed(&mut in_web("node", &["words.mjs"]))?;
    succeed(&mut in_web("npx", &["vite", "build", "--outDir", "../target/page"]))?;
    same_files(&root().join("target/page"), &root().join("crates/nimatron-web/page"))?;
    cargo(&["build", "--package", "nimatron-cli"])?;
    let binary = root().join("target/debug/nimatron");
    succeed(in_web("node", &["--test", "--test-concurrency=1", "e2e/"]).env("NIMATRON", binary))
}

/// Someone with cargo and no Node builds the server from the committed page, so it must be what the sources give.
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
        "the committed page is not what the sources give: run `npm run build` in web/ and commit it"
    );
    say("the committed page is what the sources give");
    Ok(())
}

fn exists(program: &str) -> bool {
    let found =
        Command::new("sh").args(["-c", &format!("command -v {program}")]).stdout(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

fn install(program: &str, packages: &[&str]) -> Result<()> {
    if exists(program) {
        return Ok(());
    }
    ensure!(exists("apt-get"), "{program} is missing, and there is no apt-get to install it with");
    succeed(Command::new("apt-get").arg("update"))?;
    succeed(Command::new("apt-get").args(["install", "-y", "--no-install-recommends"]).args(packages))
}

/// A server that is running, and ends when this does.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Result<Self> {
        cargo(&["build", "--release", "--package", "nimatron-cli"])?;
        let mut command = Command::new(root().join("target/release/nimatron"));
        let mut child = command.args(["serve", "--port", "0"]).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        let stdout = child.stdout.take().context("no output")?;
        BufReader::new(stdout).read_line(&mut address)?;
        Ok(Self { child, address: address.trim().trim_end_matches('/').to_owned() })
    }

    /// The most memory it has used, in MiB.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib / 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Requests made up from the OpenAPI document: none may be answered otherwise than the document says.
fn schemathesis() -> Result<()> {
    let folder = root().join("target/schemathesis");
    let tool = folder.join("bin/schemathesis");
    if !tool.exists() {
        succeed(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        succeed(Command::new(folder.join("bin/pip")).args(["install", "--quiet", "schemathesis"]))?;
    }
    let server = Server::start()?;
    let document = format!("{}/api/openapi.json", server.address);
    let options =
        ["--max-examples", "150", "--seed", "1", "--request-timeout", "15", "--url", &server.address];
    succeed(Command::new(tool).arg("run").arg(document).args(options))?;
    say(&format!("the server has used at most {} MiB", server.memory().unwrap_or(0)));
    Ok(())
}

/// Requests per second and their latencies, for the figures in docs/WEB.md.
fn load() -> Result<()> {
    install("wrk", &["wrk"])?;
    let server = Server::start()?;
    let rows = [
        ("health", "/health", ""),
        ("the page", "/app.js", ""),
        ("solve, Moore", "/api/solve", r#"{"position":"moore(2) 3 4 5 9 11 17"}"#),
        (
            "solve, all fields",
            "/api/solve",
            r#"{"position":"moore(2) 3 4 5 9","count":true,"remoteness":true,"moves":20,"explain":true}"#,
        ),
        ("solve, by search", "/api/solve", r#"{"position":"misere slow(2) 6 7 8 9"}"#),
        ("reply, Kayles", "/api/reply", r#"{"position":"kayles 12 7 30"}"#),
    ];
    for (name, path, body) in rows {
        say(&format!("{name}: {path} {body}"));
        let script = root().join("target/load.lua");
        let lua = match body {
            "" => String::new(),
            body => format!(
                "wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [[{body}]]\n"
            ),
        };
        std::fs::write(&script, lua)?;
        let mut wrk = Command::new("wrk");
        wrk.args(["-t2", "-c32", "-d5s", "--latency", "-s"])
            .arg(script)
            .arg(format!("{}{path}", server.address));
        succeed(&mut wrk)?;
    }
    say(&format!("the server has used at most {} MiB", server.memory().unwrap_or(0)));
    Ok(())
}
