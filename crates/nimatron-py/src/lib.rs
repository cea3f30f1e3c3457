//! The native half of the Python package `nimatron`. The other half, in `python/nimatron`, gives it its Python face:
//! here are only questions and answers (`nimatron-api`), arrays (`engine::moore::Moore`) and games that are Python functions.

mod answer;
mod arrays;
mod error;
mod integer;
mod interrupt;
mod moves;
mod own_game;
mod sequence;
mod survey;

use pyo3::prelude::*;

/// What `nimatron` imports; `_native.pyi` has the types.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::answer::{ask, explain, is_winning_knim};
    #[pymodule_export]
    use crate::arrays::{
        counts, grundy_sums, is_winning, nim_sums, text_counts, text_grundy, text_is_winning,
        text_winning_moves, winning_moves, won_in_rust,
    };
    #[pymodule_export]
    use crate::integer::{decimal, integer};
    #[pymodule_export]
    use crate::moves::{MoveIterator, moves};
    #[pymodule_export]
    use crate::own_game::{HeapGame, OwnGame};
    #[pymodule_export]
    use crate::sequence::grundy;
    #[pymodule_export]
    use crate::survey::{survey_classes, survey_rows};

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
