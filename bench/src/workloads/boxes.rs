//! All positions of Moore's Nim in a box.

use anyhow::Result;

use crate::marking;
use crate::race::{Race, Table, Target};

pub(crate) fn tables() -> Result<Vec<Table>> {
    Ok(vec![outcomes()?, values()?])
}
