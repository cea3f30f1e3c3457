//! [`Work`]: how much a verification may cost, and [`Refused`]: a reason without a place.

/// The reason for a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused(pub(crate) String);

/// The steps that are left. A step takes about a microsecond at most.
#[derive(Debug)]
pub(crate) struct Work {
    pub(crate) left: u64,
}

impl Work {
    pub(crate) fn spend(&mut self, steps: u64) -> Result<(), Refused> {
        let over = || Refused("checking this takes more work than is allowed".to_owned());
        self.left = self.left.checked_sub(steps).ok_or_else(over)?;
        Ok(())
    }
}

/// Refuses with this reason unless `holds`.
pub(crate) fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), Refused> {
    if holds { Ok(()) } else { Err(Refused(why())) }
}
