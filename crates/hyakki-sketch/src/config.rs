//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, game_option};

use crate::numbers::{self, N_SEATS};

game_option! {
    /// The colour that a called yokai has in a notebook (ruling K2). It matters only when points are tied.
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Called("called", "which colour a called yokai has in a notebook, for the tie-break") {
        /// The colour printed on it.
        Printed("printed", "the colour printed on it"),
        /// The colour of the stack it was taken from.
        Stack("stack", "the colour of the stack it lay in when it was taken into the notebook"),
    }
}

/// The options of a match.
///
/// # Examples
/// ```
/// use hyakki_core::GameConfig;
/// use hyakki_sketch::{Called, SketchConfig};
///
/// let config = SketchConfig::default().with_called(Called::Stack);
/// assert_eq!((config.players(), config.called()), (2, Called::Stack));
/// assert!(SketchConfig::for_players(3).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SketchConfig {
    pub(crate) called: Called,
}

impl SketchConfig {
    /// The same with this colour for a called yokai.
    #[must_use]
    pub const fn with_called(self, called: Called) -> SketchConfig {
        SketchConfig { called }
    }

    /// The colour that a called yokai has in a notebook.
    #[must_use]
    pub fn called(&self) -> Called {
        self.called
    }
}

impl Default for SketchConfig {
    fn default() -> SketchConfig {
        SketchConfig::from_choices(SketchConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for SketchConfig {
    const PLAYERS: RangeInclusive<usize> = numbers::PLAYERS;
    const DEFAULT_PLAYERS: usize = N_SEATS;
    const OPTIONS: &'static [OptionSpec] = &[Called::SPEC];

    fn from_choices(_: usize, value_of: impl Fn(&str) -> usize) -> SketchConfig {
        SketchConfig {
            called: Called::chosen(&value_of),
        }
    }

    #[inline]
    fn players(&self) -> usize {
        N_SEATS
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.called as usize]
    }
}
