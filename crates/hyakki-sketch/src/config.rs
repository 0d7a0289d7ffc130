//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, OptionValue};
use serde::Serialize;

use crate::numbers::N_SEATS;

/// The colour that a called yokai has in a notebook (ruling K2). It matters only when points are tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Called {
    /// The colour printed on it.
    #[default]
    Printed,
    /// The colour of the stack it was taken from.
    Stack,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
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

impl GameConfig for SketchConfig {
    const PLAYERS: RangeInclusive<usize> = N_SEATS..=N_SEATS;
    const DEFAULT_PLAYERS: usize = N_SEATS;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "called",
        summary: "which colour a called yokai has in a notebook, for the tie-break",
        values: &[
            OptionValue {
                name: "printed",
                summary: "the colour printed on it",
            },
            OptionValue {
                name: "stack",
                summary: "the colour of the stack it lay in when it was taken into the notebook",
            },
        ],
    }];

    fn from_choices(_players: usize, value_of: impl Fn(&str) -> usize) -> SketchConfig {
        let called = match value_of("called") {
            0 => Called::Printed,
            _ => Called::Stack,
        };
        SketchConfig { called }
    }

    fn players(&self) -> usize {
        N_SEATS
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.called as usize]
    }
}
