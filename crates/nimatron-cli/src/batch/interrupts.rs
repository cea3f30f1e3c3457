//! [`Interrupts`]: a termination signal, deferred while answers are being written.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Lets a termination signal end the program only between two writes, so that no line is cut.
#[derive(Default)]
pub(crate) struct Interrupts {
    writing: Arc<Mutex<()>>,
}

impl Interrupts {
    /// Begins to listen for SIGTERM. A second signal ends the program at once, even while a write hangs.
    #[cfg(unix)]
    pub(crate) fn listen() -> io::Result<Self> {
        use signal_hook::consts::SIGTERM;
        use signal_hook::flag;
        use signal_hook::iterator::Signals;
        use std::sync::atomic::AtomicBool;

        const EXIT_CODE: i32 = 128 + SIGTERM;
        let writing = Arc::new(Mutex::new(()));
        let was_asked = Arc::new(AtomicBool::new(false));
        flag::register_conditional_shutdown(SIGTERM, EXIT_CODE, Arc::clone(&was_asked))?;
        flag::register(SIGTERM, was_asked)?;
        let mut signals = Signals::new([SIGTERM])?;
        let held = Arc::clone(&writing);
        std::thread::Builder::new().stack_size(64 << 10).spawn(move || {
            if signals.forever().next().is_some() {
                let _nothing_is_being_written = held.lock().unwrap_or_else(PoisonError::into_inner);
                std::process::exit(EXIT_CODE);
            }
        })?;
        Ok(Self { writing })
    }

    /// Does nothing: other systems have no such signals.
    #[cfg(not(unix))]
    pub(crate) fn listen() -> io::Result<Self> {
        Ok(Self::ignored())
    }

    /// Returns an instance that listens for nothing: the calling program handles signals itself.
    pub(crate) fn ignored() -> Self {
        Self::default()
    }

    /// Defers termination until the guard is dropped.
    pub(crate) fn hold(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
