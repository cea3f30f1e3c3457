//! The solver as a WebAssembly module: the compiler for it, and the build.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::root;
use crate::command::{output, run as succeed};
use crate::debian;

const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the module and its JavaScript side into `folder`, as `nimatron_bg.wasm` and `nimatron.js`.
///
/// # Errors
/// If there is no compiler for it and none can be had, or the build fails.
pub(super) fn build(folder: &Path) -> Result<()> {
    let root = fs::canonicalize(root())?;
    let manifest = root.join("crates/nimatron-wasm/Cargo.toml");
    let target = root.join("target/wasm");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--locked", "--target", TARGET, "--manifest-path"]).arg(&manifest);
    cargo.arg("--target-dir").arg(&target);
    match Compiler::found()? {
        Compiler::Own => {
            cargo.env("RUSTFLAGS", remapped(&root));
        }
        Compiler::Debian(unpacked) => unpacked.compile(&mut cargo, &root)?,
    }
    succeed(&mut cargo)?;

    let mut bindgen = Command::new("cargo");
    bindgen
        .args(["run", "--quiet", "--locked", "--manifest-path"])
        .arg(root.join("xtask/bindgen/Cargo.toml"));
    bindgen.env("CARGO_TARGET_DIR", root.join("target/bindgen")).arg("--");
    succeed(bindgen.arg(target.join(TARGET).join("release/nimatron_wasm.wasm")).arg(folder))
}

/// Flags that keep the paths of this machine out of the module, so that the same sources give the same bytes.
fn remapped(root: &Path) -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let cargo =
        home.map(|home| format!("--remap-path-prefix={}=/cargo ", home.display())).unwrap_or_default();
    format!("{cargo}--remap-path-prefix={}=/nimatron", root.display())
}

/// A compiler that has the target.
enum Compiler {
    /// The one that builds everything else.
    Own,
    /// Debian's, which has the sources of the standard library.
    Debian(Unpacked),
}

impl Compiler {
    fn found() -> Result<Self> {
        let libraries = output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
        let has_core = fs::read_dir(libraries.trim()).is_ok_and(|mut files| {
            files.any(|file| file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("libcore")))
        });
        if has_core {
            return Ok(Self::Own);
        }
        let unpacked = Unpacked::ready().with_context(|| {
            format!("no compiler for {TARGET}: `rustup target add {TARGET}` installs what is missing")
        })?;
        Ok(Self::Debian(unpacked))
    }
}

/// Debian's compiler for browsers, unpacked and not installed: `rustc` stays what it is.
struct Unpacked(PathBuf);

impl Unpacked {
    fn ready() -> Result<Self> {
        let folder = fs::canonicalize(root())?.join("target/wasm-toolchain");
        let unpacked = folder.join("root");
        if !unpacked.join("usr/bin/rustc").exists() {
            // An old list names an old compiler, which does not know the language that we write.
            debian::update()?;
            let standard = dependency("libstd-rust-web-dev", "libstd-rust-web-")?;
            let llvm = dependency(&standard, "libllvm")?;
            let packages = ["rustc-web", "rust-web-src", "libstd-rust-web-dev", &standard, &llvm];
            debian::unpack(&packages, &folder.join("debs"), &unpacked)?;
        }
        Ok(Self(unpacked))
    }

    /// Has cargo build with this compiler, the standard library included.
    fn compile(&self, cargo: &mut Command, root: &Path) -> Result<()> {
        let Self(unpacked) = self;
        // What a panic would say is left out: nobody reads it in a browser, and everybody would load it.
        let silent = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none";
        // Names that begin with the generic function, for what puts like functions beside each other.
        let flags = format!("{silent} -Csymbol-mangling-version=legacy");
        let rust = format!("--remap-path-prefix={}=/rust", unpacked.display());
        cargo.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
        cargo.env("RUSTC", unpacked.join("usr/bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("LD_LIBRARY_PATH", unpacked.join("usr/lib/x86_64-linux-gnu"));
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
        cargo.env("RUSTFLAGS", format!("{flags} {rust} {}", remapped(root)));
        Ok(())
    }
}

/// Returns the linker that comes with the compiler which builds everything else.
fn linker() -> Result<PathBuf> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let libraries = Path::new(sysroot.trim()).join("lib/rustlib");
    let hosts = fs::read_dir(&libraries).with_context(|| libraries.display().to_string())?;
    let linkers = hosts.filter_map(Result::ok).map(|host| host.path().join("bin/rust-lld"));
    linkers.into_iter().find(|linker| linker.exists()).context("this Rust has no rust-lld")
}

/// Returns the package with this beginning that a package depends on: its version is part of its name.
fn dependency(package: &str, beginning: &str) -> Result<String> {
    let listed = output(Command::new("apt-cache").args(["depends", package]))?;
    let names = listed.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    let found = names.into_iter().find(|name| {
        name.strip_prefix(beginning).is_some_and(|version| version.starts_with(|c: char| c.is_ascii_digit()))
    });
    found.map(str::to_owned).with_context(|| format!("{package} depends on no {beginning}"))
}
