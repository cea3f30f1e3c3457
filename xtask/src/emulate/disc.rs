//! The disc that the emulated machine boots from: a boot loader, Debian's kernel, and the test programs.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::run as succeed;

const INIT: &str = include_str!("../../emulate/init");
const ISOLINUX: &str = include_str!("../../emulate/isolinux.cfg");
const LOADER: [&str; 2] = ["/usr/lib/ISOLINUX/isolinux.bin", "/usr/lib/syslinux/modules/bios/ldlinux.c32"];
/// The smallest of Debian's kernels; the package of this name only depends on the newest version.
const KERNEL: &str = "linux-image-cloud-amd64";

/// Writes `disc.iso`, with these kernel parameters.
pub(super) fn write(directory: &Path, tests: &[PathBuf], parameters: &[String]) -> Result<()> {
    let disc = directory.join("disc");
    fs::create_dir_all(&disc)?;
    fs::write(disc.join("isolinux.cfg"), format!("{} {}\n", ISOLINUX.trim_end(), parameters.join(" ")))?;
    for file in LOADER.map(Path::new) {
        fs::copy(file, disc.join(file.file_name().unwrap_or_default()))?;
    }
    fs::copy(kernel(directory)?, disc.join("linux"))?;
    initrd(directory, tests, &disc.join("initrd"))?;

    let mut xorriso = Command::new("xorriso");
    xorriso.current_dir(directory).args(["-as", "mkisofs", "-quiet", "-o", "disc.iso"]);
    xorriso.args(["-b", "isolinux.bin", "-no-emul-boot", "-boot-load-size", "4", "-boot-info-table", "disc"]);
    succeed(&mut xorriso)
}

/// Extracts Debian's kernel from its package, without installing it.
fn kernel(directory: &Path) -> Result<PathBuf> {
    let unpacked = directory.join("kernel");
    if !unpacked.exists() {
        let package = newest_kernel()?;
        succeed(Command::new("apt-get").args(["download", &package]).current_dir(directory))?;
        let archive =
            files(directory)?.into_iter().find(|path| path.extension().is_some_and(|end| end == "deb"));
        let archive = archive.with_context(|| format!("{package} was not downloaded"))?;
        succeed(Command::new("dpkg-deb").arg("--extract").arg(&archive).arg(&unpacked))?;
        fs::remove_file(archive)?;
    }
    let is_kernel = |path: &PathBuf| path.to_string_lossy().contains("/vmlinuz-");
    files(&unpacked.join("boot"))?.into_iter().find(is_kernel).context("no kernel in its package")
}

/// Returns the package that contains the kernel.
fn newest_kernel() -> Result<String> {
    let output = Command::new("apt-cache").args(["depends", "--important", KERNEL]).output()?;
    let depends = String::from_utf8(output.stdout)?;
    let package = depends.lines().find_map(|line| line.trim().strip_prefix("Depends: "));
    package.map(str::to_owned).with_context(|| format!("no package {KERNEL}"))
}

/// Writes the initial RAM file system: busybox, the first process and the tests.
fn initrd(directory: &Path, tests: &[PathBuf], initrd: &Path) -> Result<()> {
    let root = directory.join("root");
    if root.exists() {
        fs::remove_dir_all(&root)?;
    }
    for folder in ["bin", "dev", "proc", "tests"] {
        fs::create_dir_all(root.join(folder))?;
    }
    fs::copy("/bin/busybox", root.join("bin/busybox"))?;
    fs::write(root.join("init"), INIT)?;
    fs::set_permissions(root.join("init"), fs::Permissions::from_mode(0o755))?;
    for test in tests {
        fs::copy(test, root.join("tests").join(test.file_name().unwrap_or_default()))?;
    }

    let mut find = Command::new("find").arg(".").current_dir(&root).stdout(Stdio::piped()).spawn()?;
    let mut cpio = Command::new("busybox");
    cpio.args(["cpio", "-o", "-H", "newc"])
        .current_dir(&root)
        .stdout(fs::File::create(initrd)?)
        .stderr(Stdio::null());
    cpio.stdin(find.stdout.take().context("find has no output")?);
    let packed = cpio.status()?;
    if find.wait()?.success() && packed.success() { Ok(()) } else { bail!("cannot pack the tests") }
}

fn files(directory: &Path) -> Result<Vec<PathBuf>> {
    fs::read_dir(directory)?.map(|entry| Ok(entry?.path())).collect()
}
