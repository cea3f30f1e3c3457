//! `cargo xtask site`: the page with the solver in it, as a folder of static files; and the package `nimatron` for npm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use nimatron::Lang;

use super::tools::Node;
use super::{root, wasm};
use crate::command::{output, run as succeed, say};

const USAGE: &str = "\
cargo xtask site [FOLDER]   the page with the solver in it, for any server of static files (default target/site)";

/// The largest module that a visitor may have to load, in bytes after gzip.
const LARGEST: usize = 615_000;

/// Builds the site.
///
/// # Errors
/// If a tool cannot be installed, or a part does not build.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let folder = match arguments {
        [] => root().join("target/site"),
        [folder] if !folder.starts_with('-') => std::env::current_dir()?.join(folder),
        _ => bail!("not understood\n\n{USAGE}"),
    };
    let node = Node::ready()?;
    succeed(&mut node.command("npm", &["ci", "--no-audit", "--no-fund"]))?;
    let page = super::page(&node)?;
    build(&node, &page, &folder)?;
    say(&format!("{}: `python3 -m http.server` in it is enough", folder.display()));
    Ok(())
}

/// Builds the package and the site with it, from a page that is built already.
pub(super) fn build(node: &Node, page: &Path, folder: &Path) -> Result<()> {
    let package = package(node)?;
    let [page, package, folder] = [page, &package, folder].map(|path| path.display().to_string());
    succeed(&mut node.command("node", &["site.mjs", &page, &package, &folder]))
}

/// Returns the folder in which the package is built.
fn folder() -> Result<PathBuf> {
    Ok(fs::canonicalize(root())?.join("target/npm"))
}

/// Builds the package `nimatron`, and returns its folder.
fn package(node: &Node) -> Result<PathBuf> {
    let sources = root().join("web/nimatron");
    fs::create_dir_all(root().join("target/npm"))?;
    let folder = folder()?;
    fs::remove_dir_all(&folder)?;
    fs::create_dir_all(&folder)?;
    let shown = folder.display().to_string();
    succeed(&mut node.command("npx", &["tsc", "--project", "nimatron", "--outDir", &shown]))?;
    wasm::build(&folder)?;
    let module = folder.join("nimatron_bg.wasm").display().to_string();
    succeed(&mut node.command("node", &["squeeze.mjs", &module]))?;
    fs::remove_file(folder.join("nimatron_bg.wasm.d.ts"))?;
    for lang in Lang::ALL {
        fs::write(folder.join(format!("{lang}.ftl")), lang.messages())?;
    }
    for file in ["package.json", "README.md"] {
        fs::copy(sources.join(file), folder.join(file))?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(licence), folder.join(licence))?;
    }
    Ok(folder)
}

/// Checks that the types are what the schemas give, and that the package, once it is built, works in an empty project.
pub(super) fn test(node: &Node) -> Result<()> {
    types(node)?;
    let folder = folder()?;
    let module = folder.join("nimatron_bg.wasm");
    let packed = packed(&module)?;
    ensure!(
        packed <= LARGEST,
        "the solver has grown to {packed} bytes after gzip, and {LARGEST} are allowed"
    );
    let project = folder.with_file_name("npm-project");
    if project.exists() {
        fs::remove_dir_all(&project)?;
    }
    fs::create_dir_all(&project)?;
    let archive = format!("nimatron-{}.tgz", env!("CARGO_PKG_VERSION"));
    let pack = ["pack", "--silent", "--pack-destination", "../npm-project"];
    succeed(node.command("npm", &pack).current_dir(&folder))?;
    fs::write(project.join("package.json"), "{ \"private\": true, \"type\": \"module\" }\n")?;
    let install = ["install", "--no-audit", "--no-fund", &format!("./{archive}")];
    succeed(node.command("npm", &install).current_dir(&project))?;
    for test in ["package.test.mjs", "types.ts"] {
        fs::copy(root().join("web/nimatron/test").join(test), project.join(test))?;
    }
    succeed(node.command("node", &["--test", "package.test.mjs"]).current_dir(&project))?;
    // The types as a program sees that is run by Node, and one that is bundled for a browser.
    for resolution in [["nodenext", "nodenext"], ["esnext", "bundler"]] {
        let [module, resolved] = resolution;
        let file = project.join("types.ts").display().to_string();
        let strict =
            ["tsc", "--noEmit", "--ignoreConfig", "--strict", "--target", "es2022", "--lib", "es2023,dom"];
        let way = ["--types", "", "--module", module, "--moduleResolution", resolved, &file];
        succeed(&mut node.command("npx", &[&strict[..], &way].concat()))?;
    }
    say("the package works in an empty project");
    Ok(())
}

/// Checks that the committed types are what the schemas of `nimatron-api` give.
fn types(node: &Node) -> Result<()> {
    let schema =
        ["run", "--quiet", "--package", "nimatron-api", "--features", "openapi", "--example", "schema"];
    let schema = output(Command::new("cargo").args(schema))?;
    let file = fs::canonicalize(root())?.join("target/schema.json");
    fs::write(&file, schema)?;
    let made = output(node.command("node", &["schema.mjs"]).stdin(fs::File::open(&file)?))?;
    let committed = root().join("web/nimatron/src/schema.ts");
    if fs::read_to_string(&committed)? != made {
        let made_here = file.with_file_name("schema.ts");
        fs::write(&made_here, made)?;
        bail!("{} is not what the schemas give: copy {}", committed.display(), made_here.display());
    }
    Ok(())
}

/// Returns the size of a file after gzip.
fn packed(file: &Path) -> Result<usize> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::Write::write_all(&mut writer, &bytes)?;
    Ok(writer.finish()?.len())
}
