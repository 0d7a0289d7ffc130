//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec};

use crate::numbers::{self, HAND_SIZE, MAX_TURNS_EACH, N_ROUNDS, N_ROUNDS_FOR_TWO};

/// How many play. The game has no options.
///
/// # Examples
/// ```
/// use hyakki_core::GameConfig;
/// use hyakki_pagoda::PagodaConfig;
///
/// let config = PagodaConfig::for_players(2)?;
/// assert_eq!((config.players(), config.n_rounds()), (2, 4));
/// assert_eq!(PagodaConfig::default().players(), 4);
/// assert!(PagodaConfig::for_players(6).is_err());
/// # Ok::<(), hyakki_core::ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PagodaConfig {
    pub(crate) players: u8,
}

impl PagodaConfig {
    /// How many rounds a match has.
    #[inline]
    #[must_use]
    pub const fn n_rounds(&self) -> usize {
        if self.players == 2 {
            N_ROUNDS_FOR_TWO
        } else {
            N_ROUNDS
        }
    }

    /// How many cards a whole deal hands out.
    #[inline]
    #[must_use]
    pub fn n_dealt(&self) -> usize {
        HAND_SIZE * self.players()
    }

    /// How many turns a round has at most (ruling P8).
    #[inline]
    #[must_use]
    pub fn max_turns(&self) -> usize {
        MAX_TURNS_EACH * self.players()
    }
}

impl Default for PagodaConfig {
    fn default() -> PagodaConfig {
        PagodaConfig::from_choices(PagodaConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for PagodaConfig {
    const PLAYERS: RangeInclusive<usize> = numbers::PLAYERS;
    const DEFAULT_PLAYERS: usize = 4;
    const OPTIONS: &'static [OptionSpec] = &[];

    fn from_choices(players: usize, _: impl Fn(&str) -> usize) -> PagodaConfig {
        PagodaConfig {
            players: players as u8,
        }
    }

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn choices(&self) -> Vec<usize> {
        Vec::new()
    }
}
