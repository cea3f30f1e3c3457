//! The command `nimatron`.
fn main() {}
