//! Everything CI does, runnable by a person.
fn main() {}
