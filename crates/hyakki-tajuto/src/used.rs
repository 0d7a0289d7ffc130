//! The action tiles used in a turn.

use crate::action::With;
use crate::extra::Extra;
use crate::numbers::{USE_EXTRA, USE_STARTING};
use crate::starting::Starting;

/// The action tiles turned to the side in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Used {
    /// How many of A, B and C, in this order (ruling T9).
    starting: u8,
    /// How many of D, E and F.
    extras: [u8; 3],
}

impl Used {
    /// The cheapest starting tile that still stands.
    #[inline]
    pub(crate) fn next_starting(self) -> Option<Starting> {
        Starting::ALL.get(usize::from(self.starting)).copied()
    }

    /// Whether no tile is used.
    #[inline]
    pub(crate) fn is_nothing(self) -> bool {
        let [d, e, f] = self.extras;
        self.starting | d | e | f == 0
    }

    /// How many of A, B and C are used.
    pub(crate) fn n_starting(self) -> u8 {
        self.starting
    }

    /// How many of this extra tile are used.
    #[inline]
    pub(crate) fn n_extras(self, extra: Extra) -> u8 {
        self.extras[extra.index()]
    }

    /// What the next use costs of a tile that stands.
    #[inline]
    pub(crate) fn cost(self, with: With, extra: Extra) -> u32 {
        u32::from(match with {
            With::Starting => USE_STARTING[usize::from(self.starting)],
            With::Extra => USE_EXTRA[extra.index()],
        })
    }

    /// What using the cheapest starting tile costs; more than anybody has when none stands.
    #[inline]
    pub(crate) fn cost_of_next_starting(self) -> u32 {
        const COSTS: [u32; 4] = {
            let [a, b, c] = USE_STARTING;
            [a as u32, b as u32, c as u32, u32::MAX]
        };
        COSTS[usize::from(self.starting) % COSTS.len()]
    }

    /// Turns a tile that stands to the side.
    #[inline]
    pub(crate) fn turn(&mut self, with: With, extra: Extra) {
        match with {
            With::Starting => self.starting += 1,
            With::Extra => self.extras[extra.index()] += 1,
        }
    }

    /// So many of A, B and C, and of each extra tile.
    pub(crate) fn of(starting: u8, n_extras: impl Fn(Extra) -> u8) -> Used {
        Used {
            starting,
            extras: Extra::ALL.map(n_extras),
        }
    }
}
