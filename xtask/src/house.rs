//! `cargo xtask house`: measures of the source's structure, compared with their goals.
//!
//! The goals are those of the redesign. Public items are taken from `docs/api`, which `cargo xtask api` keeps up to
//! date; the rest is read from the sources and from git.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{say, workspace};

/// A measure: what is counted, the count, the goal, and what was counted.
struct Measure {
    name: &'static str,
    count: usize,
    goal: usize,
    found: Vec<String>,
}

/// Prints the measures.
///
/// # Errors
/// If one of them misses its goal.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let details = match arguments {
        [] => false,
        ["--details"] => true,
        _ => bail!("not understood\n\ncargo xtask house [--details]\n\n  --details   also what was counted"),
    };
    let library = Api::read("nimatron")?;
    let mut measures = vec![
        measure("names at the root of the library", 30, library.root_names()),
        measure("public types of the library", 65, library.types()),
        measure("free functions of the library", 15, library.functions()),
        measure("owners that can be asked who wins Moore's Nim", 3, owners_of_outcomes(&library)?),
        measure("files that state the misère rule of Moore's Nim", 1, misere_rule()?),
        measure("type names with more than one definition", 14, doubled_types()?),
        measure("files that match a game by its name outside games/", 0, game_names()?),
        measure("JSON shapes of a period", 1, period_shapes()?),
        measure("fuzz inputs that are files in git", 60, tracked("fuzz/seeds")?),
        measure("sources of a mutation engine in xtask", 0, tracked("xtask/src/mutants")?),
    ];
    for (kind, goal) in [("own-move", 6), ("lowering", 4), ("named-code", 4)] {
        measures.push(files_of_a_new_game(kind, goal)?);
    }
    let mut missed = Vec::new();
    for Measure { name, count, goal, found } in measures {
        say(&format!("{count:>4}  (goal: at most {goal:>2})  {name}"));
        if details {
            found.iter().for_each(|item| say(&format!("        {item}")));
        }
        if count > goal {
            missed.push(name);
        }
    }
    say("Module cycles: `cargo test -p nimatron --test layers` computes the graph and fails on any.");
    ensure!(missed.is_empty(), "missed: {}", missed.join("; "));
    Ok(())
}

fn measure(name: &'static str, goal: usize, found: BTreeSet<String>) -> Measure {
    Measure { name, count: found.len(), goal, found: found.into_iter().collect() }
}

/// The public items of a library, as `docs/api` lists them.
struct Api {
    crate_name: String,
    lines: Vec<String>,
}

impl Api {
    fn read(library: &str) -> Result<Self> {
        let file = workspace().join(format!("docs/api/{library}.txt"));
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let lines = text.lines().map(str::to_owned).collect();
        Ok(Self { crate_name: library.replace('-', "_"), lines })
    }

    /// Returns the kind and the path below the crate of every item that is listed with a kind.
    fn items(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        self.lines.iter().filter_map(|line| {
            let line = line.strip_prefix("pub ")?;
            let line = line.strip_prefix("const ").filter(|rest| rest.starts_with("fn ")).unwrap_or(line);
            let (kind, rest) = line.split_once(' ')?;
            let rest = rest.strip_prefix(&self.crate_name)?.strip_prefix("::")?;
            let end = rest.find(['(', '<', ' ', ':']).map_or(rest.len(), |first| path_end(rest, first));
            Some((kind, rest[..end].split("::").collect()))
        })
    }

    fn types(&self) -> BTreeSet<String> {
        // An associated type stands below another type.
        let is_nested = |path: &[&str]| path.iter().rev().skip(1).any(|part| is_upper(part));
        let is_type = |kind: &str| ["struct", "enum", "trait", "type", "union"].contains(&kind);
        let types = self.items().filter(|(kind, path)| {
            is_type(kind) && !is_nested(path) && path.last().is_some_and(|name| is_upper(name))
        });
        types.filter_map(|(_, path)| path.last().map(|name| (*name).to_owned())).collect()
    }

    fn root_names(&self) -> BTreeSet<String> {
        let is_name = |kind: &str| {
            ["struct", "enum", "trait", "type", "union", "fn", "mod", "use", "const"].contains(&kind)
        };
        let at_root = self.items().filter(|(kind, path)| is_name(kind) && path.len() == 1);
        at_root.map(|(_, path)| path[0].to_owned()).collect()
    }

    /// Returns the functions that belong to no type.
    fn functions(&self) -> BTreeSet<String> {
        let is_free = |path: &[&str]| path.iter().all(|part| !is_upper(part));
        self.items()
            .filter(|(kind, path)| *kind == "fn" && is_free(path))
            .map(|(_, path)| path.join("::"))
            .collect()
    }
}

/// Returns the end of a path whose first delimiter, `::` or another, is at `first`.
fn path_end(text: &str, first: usize) -> usize {
    let mut end = first;
    while text[end..].starts_with("::") {
        let next = text[end + 2..].find(['(', '<', ' ', ':']).map_or(text.len(), |offset| end + 2 + offset);
        end = next;
    }
    end
}

fn is_upper(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

/// Returns the types and modules with a public function that says who wins a position of Moore's Nim.
fn owners_of_outcomes(library: &Api) -> Result<BTreeSet<String>> {
    let kernel = Api::read("nimatron-kernel")?;
    let asks = |path: &[&str]| {
        path.last()
            .is_some_and(|name| ["outcome", "outcomes", "is_lost", "lost", "is_balanced"].contains(name))
    };
    let is_moore = |path: &[&str]| path.contains(&"moore") || path.contains(&"Solution") || path.len() == 1;
    let owner = |path: &[&str]| path[..path.len() - 1].join("::");
    let mut owners: BTreeSet<String> = library
        .items()
        .filter(|(kind, path)| *kind == "fn" && asks(path) && is_moore(path))
        .map(|(_, path)| owner(&path))
        .collect();
    if kernel.items().any(|(kind, path)| kind == "fn" && asks(&path)) {
        owners.insert("nimatron_kernel".to_owned());
    }
    Ok(owners)
}

/// Returns every Rust source below `folder` without its tests, with its path from the workspace.
fn sources(folder: &str) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    let mut open = vec![workspace().join(folder)];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| ["rs", "ts", "tsx"].iter().any(|known| extension == *known))
            {
                let text = std::fs::read_to_string(&path)?;
                let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default().to_owned();
                found.push((path.strip_prefix(workspace())?.to_path_buf(), code));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the sources of the library and the command that decide the end of misère play by a remainder of 1.
fn misere_rule() -> Result<BTreeSet<String>> {
    let states_it = |code: &str| {
        code.lines().map(str::trim).filter(|line| !line.starts_with("//")).any(|line| {
            line.contains("Misere => 1") || line.contains("residue == 1") || line.contains("residue != 1")
        })
    };
    let all = [sources("crates/nimatron/src")?, sources("crates/nimatron-cli/src")?].concat();
    Ok(all
        .into_iter()
        .filter(|(_, code)| states_it(code))
        .map(|(path, _)| path.display().to_string())
        .collect())
}

/// Returns the type names that are defined more than once; the verifier shares nothing with the others on purpose.
fn doubled_types() -> Result<BTreeSet<String>> {
    let mut definitions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, code) in sources("crates")? {
        let in_sources = path.components().any(|part| part.as_os_str() == "src");
        if !in_sources || path.starts_with("crates/nimatron-verify") || path.ends_with("tests.rs") {
            continue;
        }
        for line in code.lines() {
            let line = line.strip_prefix("pub").map_or(line, |rest| {
                rest.strip_prefix("(crate)").or_else(|| rest.strip_prefix("(super)")).unwrap_or(rest)
            });
            let mut words = line.trim_start().split(|c: char| !c.is_alphanumeric());
            // Definitions inside functions and impls are indented; they are private to them.
            if line.starts_with("    ")
                || !["struct", "enum", "trait", "type", "union"].contains(&words.next().unwrap_or_default())
            {
                continue;
            }
            if let Some(name) = words.next().filter(|name| is_upper(name)) {
                definitions.entry(name.to_owned()).or_default().push(path.display().to_string());
            }
        }
    }
    let doubled = definitions.into_iter().filter(|(_, places)| places.len() > 1);
    Ok(doubled.map(|(name, places)| format!("{name}: {}", places.join(", "))).collect())
}

/// Returns the sources outside of the games' folder that compare something with a game's name. `tests/names.rs` holds
/// more: that no such name stands there at all, but for listed exceptions.
fn game_names() -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for folder in FRONT_ENDS {
        for (path, code) in sources(folder)? {
            if path.starts_with("crates/nimatron/src/games") {
                continue;
            }
            let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            for name in nimatron::games::GAMES.iter().map(|entry| entry.name) {
                let compared = [format!("\"{name}\" =>"), format!("== \"{name}\""), format!("\"{name}\" |")];
                if compared.iter().any(|text| code.contains(text)) {
                    found.insert(format!("{}: {name}", path.display()));
                }
            }
        }
    }
    Ok(found)
}

/// Where no game may be known by its name.
const FRONT_ENDS: [&str; 5] = [
    "crates/nimatron/src",
    "crates/nimatron-api/src",
    "crates/nimatron-cli/src",
    "crates/nimatron-web/src",
    "web/src",
];

/// Returns the definitions of data types that describe a period.
fn period_shapes() -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for (path, code) in sources("crates")? {
        if !path.components().any(|part| part.as_os_str() == "src")
            || path.starts_with("crates/nimatron-verify")
            || is_certificate(&path)
        {
            continue;
        }
        for definition in
            code.split("\n}\n").filter(|text| text.contains("Serialize") && text.contains("preperiod:"))
        {
            let name =
                definition.lines().rev().find(|line| line.contains("struct ") || line.contains("enum "));
            found.insert(format!("{}: {}", path.display(), name.unwrap_or_default().trim()));
        }
    }
    Ok(found)
}

/// Returns whether a source belongs to the certificates, whose format is fixed and versioned.
fn is_certificate(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "certificate")
}

fn git(arguments: &[&str]) -> Result<String> {
    let output = Command::new("git").arg("-C").arg(workspace()).args(arguments).output()?;
    ensure!(output.status.success(), "git {} failed", arguments.join(" "));
    Ok(String::from_utf8(output.stdout)?)
}

/// Where each game has its file.
const GAMES: &str = "crates/nimatron/src/games";

fn tracked(folder: &str) -> Result<BTreeSet<String>> {
    Ok(git(&["ls-files", folder])?.lines().map(str::to_owned).collect())
}

/// Returns the source files that the newest commit with the trailer `New-game: KIND` touched, including messages; one that
/// adds the files of several games says nothing about one, and is passed over. Tests, golden files and documents are not counted, nor is the verifier, which is independent on purpose.
fn files_of_a_new_game(kind: &'static str, goal: usize) -> Result<Measure> {
    let name = match kind {
        "own-move" => "source files of the commit that added a game with its own move",
        "lowering" => "source files of the commit that added a lowering game with a theorem",
        _ => "source files of the commit that added a named code",
    };
    let commits = git(&["log", "--format=%H", &format!("--grep=^New-game: {kind}$")])?;
    let adds_one = |commit: &&str| {
        let added = git(&["show", "--diff-filter=A", "--name-only", "--format=", commit, "--", GAMES]);
        added.is_ok_and(|added| added.lines().count() <= 1)
    };
    let commit = commits.lines().find(adds_one);
    let commit = commit.with_context(|| format!("no commit has the trailer `New-game: {kind}`"))?;
    let files = git(&["show", "--name-only", "--format=", commit])?;
    let is_source = |path: &&str| {
        (path.contains("/src/") || path.starts_with("web/src")) && !path.contains("nimatron-verify")
    };
    let found = files.lines().filter(is_source).map(str::to_owned).collect();
    Ok(measure(name, goal, found))
}
