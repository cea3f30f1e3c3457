//! Ctrl-C as a flag that long work looks at.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that is set when the person presses Ctrl-C.
pub(crate) fn flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = stop.clone();
    // Where no handler can be set, Ctrl-C ends the program as usual.
    let _ = ctrlc::set_handler(move || set.store(true, Ordering::Relaxed));
    stop
}
