//! Ctrl-C as a flag that long computations check.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Returns a flag that is set when the person presses Ctrl-C.
pub(crate) fn flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    // If no handler can be set, Ctrl-C ends the program as usual.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, stop.clone());
    stop
}
