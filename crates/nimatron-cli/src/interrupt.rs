//! Ctrl-C as a flag that long computations check.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

/// Returns the flag that is set when the person presses Ctrl-C.
pub(crate) fn flag() -> Arc<AtomicBool> {
    static STOP: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    let registered = || {
        let stop = Arc::new(AtomicBool::new(false));
        // If no handler can be set, Ctrl-C ends the program as usual.
        #[cfg(unix)]
        let _ = signal_hook::flag::register(signal_hook::consts::SIGINT, stop.clone());
        stop
    };
    STOP.get_or_init(registered).clone()
}
