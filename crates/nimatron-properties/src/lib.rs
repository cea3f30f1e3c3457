//! Properties that must hold for every input, each a function of bytes: the fuzz targets call them, and the ordinary
//! tests replay the corpora through them.
//!
//! A property that does not hold panics. Bytes without a meaning are ignored.
#![forbid(unsafe_code)]

mod bytes;
mod certificate;
mod contest;
mod json;
mod kernel;
mod notation;
mod play;
mod request;
mod rules;
mod save;
mod small;
mod solve;
mod typed;

pub use certificate::certificate;
pub use contest::contest;
pub use json::json;
pub use kernel::kernel;
pub use notation::notation;
pub use play::play;
pub use request::request;
pub use rules::rules;
pub use save::save;
pub use solve::solve;
pub use typed::typed;

/// A property with its name, which is that of its fuzz target and of its corpus.
pub type Property = (&'static str, fn(&[u8]));

/// Every property.
pub const PROPERTIES: &[Property] = &[
    ("notation", notation),
    ("json", json),
    ("contest", contest),
    ("certificate", certificate),
    ("rules", rules),
    ("solve", solve),
    ("play", play),
    ("typed", typed),
    ("request", request),
    ("save", save),
    ("kernel", kernel),
];
