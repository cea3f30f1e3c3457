//! `nimatron-bindgen MODULE.wasm FOLDER`: writes FOLDER/nimatron.js and FOLDER/nimatron_bg.wasm.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let module = arguments.next().context("which module?")?;
    let folder = arguments.next().context("into which folder?")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("nimatron").web(true)?.typescript(true);
    bindgen.omit_default_module_path(true).remove_name_section(false).remove_producers_section(true);
    bindgen.generate(folder)
}
