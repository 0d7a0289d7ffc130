//! The dice of one playout.

use hyakki_core::{MAX_SEATS, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

/// The dice of one playout: each action of a seat, and each random event, has dice of its own, known by its number.
///
/// So two playouts with the same seed that differ in one action keep the same chance behind it, and the seats go on deciding
/// alike wherever what they decide is the same (common random numbers).
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayoutDice {
    seed: u64,
    n_events: u64,
    n_actions: [u64; MAX_SEATS],
}

/// Far from the step between the states of the generator, so that no two streams follow each other.
const MIX: u64 = 0xD1B5_4A32_D192_ED03;

/// A seed made of two numbers.
pub(crate) fn mixed(seed: u64, number: u64) -> u64 {
    let mut bits = seed ^ number.wrapping_mul(MIX).rotate_left(17);
    // The finalizer of MurmurHash3.
    bits = (bits ^ bits >> 33).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    bits = (bits ^ bits >> 33).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    bits ^ bits >> 33
}

impl PlayoutDice {
    /// The dice of this seed, from where nothing has happened.
    pub(crate) fn new(seed: u64) -> PlayoutDice {
        PlayoutDice {
            seed,
            n_events: 0,
            n_actions: [0; MAX_SEATS],
        }
    }

    /// The same dice with another seed, from the same place on.
    pub(crate) fn with_seed(self, seed: u64) -> PlayoutDice {
        PlayoutDice { seed, ..self }
    }

    /// For the next action of this seat.
    #[inline]
    pub(crate) fn for_action(&mut self, seat: Seat) -> SplitMix64 {
        let number = &mut self.n_actions[seat.index()];
        *number += 1;
        let place = *number << 4 | seat.index() as u64;
        SplitMix64::seed_from_u64(self.seed.wrapping_add(place.wrapping_mul(MIX)))
    }

    /// For the next random event.
    #[inline]
    pub(crate) fn for_event(&mut self) -> SplitMix64 {
        self.n_events += 1;
        let place = self.n_events << 4 | 8;
        SplitMix64::seed_from_u64(self.seed.wrapping_add(place.wrapping_mul(MIX)))
    }

    /// For the order of what nobody has seen.
    pub(crate) fn for_unseen(&self) -> SplitMix64 {
        SplitMix64::seed_from_u64(self.seed.wrapping_add(15_u64.wrapping_mul(MIX)))
    }
}
