//! How long a mind may think.

use std::fmt;

/// How long a mind may think.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most simulations; a run with this limit alone repeats exactly.
    pub simulations: u32,
    /// Asked now and then; once it says yes the mind answers with the best it has.
    pub should_stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// So many simulations, and no other limit.
    #[must_use]
    pub fn simulations(simulations: u32) -> Budget<'static> {
        Budget {
            simulations,
            should_stop: &|| false,
        }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Budget({} simulations)", self.simulations)
    }
}
