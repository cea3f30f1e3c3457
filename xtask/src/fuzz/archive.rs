//! The corpus of a target, packed as `fuzz/corpus/<target>.tar.gz`.
//!
//! The bytes of an archive depend only on the inputs: entries are sorted by name and carry no time and no owner.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

/// Inputs by file name.
pub(crate) type Inputs = BTreeMap<String, Vec<u8>>;

/// Reads all inputs of an archive.
pub(crate) fn read(archive: &Path) -> Result<Inputs> {
    let file = File::open(archive).with_context(|| archive.display().to_string())?;
    unpacked(file).with_context(|| archive.display().to_string())
}

/// Reads all files of a folder.
pub(crate) fn read_folder(folder: &Path) -> Result<Inputs> {
    let mut inputs = Inputs::new();
    for file in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let file = file?;
        inputs.insert(file.file_name().to_string_lossy().into_owned(), std::fs::read(file.path())?);
    }
    Ok(inputs)
}

/// Replaces the contents of a folder by these inputs.
pub(crate) fn write_folder(folder: &Path, inputs: &Inputs) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder)?;
    for (name, data) in inputs {
        std::fs::write(folder.join(name), data)?;
    }
    Ok(())
}

/// Writes an archive of these inputs, unless the file already holds them: another version of the compressor may give
/// other bytes for the same inputs.
pub(crate) fn write(archive: &Path, inputs: &Inputs) -> Result<()> {
    if archive.exists() && read(archive)? == *inputs {
        return Ok(());
    }
    std::fs::write(archive, packed(inputs)?).with_context(|| archive.display().to_string())
}

fn packed(inputs: &Inputs) -> Result<Vec<u8>> {
    let mut archive = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    for (name, data) in inputs {
        let mut header = tar::Header::new_ustar();
        header.set_size(data.len() as u64);
        header.set_mode(0o644);
        header.set_mtime(0);
        header.set_uid(0);
        header.set_gid(0);
        archive.append_data(&mut header, name, data.as_slice())?;
    }
    Ok(archive.into_inner()?.finish()?)
}

fn unpacked(archive: impl Read) -> Result<Inputs> {
    let mut inputs = Inputs::new();
    for entry in tar::Archive::new(GzDecoder::new(archive)).entries()? {
        let mut entry = entry?;
        let path = entry.path()?;
        let name = path.file_name().context("an entry without a file name")?.to_string_lossy().into_owned();
        let mut data = Vec::new();
        entry.read_to_end(&mut data)?;
        inputs.insert(name, data);
    }
    Ok(inputs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_survive_packing_and_pack_to_the_same_bytes() {
        let files = [("b", &b"nim 1 2"[..]), ("a", b""), ("c", &[0, 255, b'\n', 13])];
        let inputs: Inputs = files.map(|(name, data)| (name.to_owned(), data.to_vec())).into();
        let archive = packed(&inputs).unwrap();
        let again = unpacked(archive.as_slice()).unwrap();
        assert_eq!(again, inputs);
        assert_eq!(packed(&again).unwrap(), archive);
    }
}
