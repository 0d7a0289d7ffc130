//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, OptionValue};
use serde::Serialize;

/// How surely fingers find a size in the bag (ruling T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Hand {
    /// The size named is the size drawn.
    Sure,
    /// One draw in four brings a neighbouring size.
    Shaky,
    /// No size is named; any floor may come.
    Blind,
}

/// Whether the interface shows what lies face down before the opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Totals {
    /// Not before the match is over.
    Hidden,
    /// Always.
    Shown,
}

const HANDS: [Hand; 3] = [Hand::Sure, Hand::Shaky, Hand::Blind];
const TOTALS: [Totals; 2] = [Totals::Hidden, Totals::Shown];

/// Number of players and options.
///
/// # Examples
/// ```
/// use hyakki_core::GameConfig;
/// use hyakki_tajuto::{Hand, TajutoConfig, Totals};
///
/// let config = TajutoConfig::for_players(2)?.with_hand(Hand::Shaky);
/// assert_eq!((config.players(), config.hand(), config.totals()), (2, Hand::Shaky, Totals::Hidden));
/// assert_eq!(TajutoConfig::default().players(), 3);
/// assert!(TajutoConfig::for_players(5).is_err());
/// # Ok::<(), hyakki_core::ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TajutoConfig {
    players: u8,
    hand: Hand,
    totals: Totals,
}

impl TajutoConfig {
    /// The same with a hand that draws like this.
    #[must_use]
    pub const fn with_hand(self, hand: Hand) -> TajutoConfig {
        TajutoConfig { hand, ..self }
    }

    /// The same with these totals shown or hidden.
    #[must_use]
    pub const fn with_totals(self, totals: Totals) -> TajutoConfig {
        TajutoConfig { totals, ..self }
    }

    /// How surely the hand draws.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether opponents' face-down tiles are shown.
    #[must_use]
    pub fn totals(&self) -> Totals {
        self.totals
    }

    /// Of a number of players that is known to be right.
    pub(crate) fn new(players: usize, hand: Hand, totals: Totals) -> TajutoConfig {
        TajutoConfig {
            players: players as u8,
            hand,
            totals,
        }
    }
}

impl Default for TajutoConfig {
    fn default() -> TajutoConfig {
        TajutoConfig::from_choices(TajutoConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for TajutoConfig {
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const DEFAULT_PLAYERS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "hand",
            summary: "how surely a hand finds a size in the bag (ruling T2)",
            values: &[
                OptionValue {
                    name: "sure",
                    summary: "you get the size you name",
                },
                OptionValue {
                    name: "shaky",
                    summary: "one draw in four brings a neighbouring size",
                },
                OptionValue {
                    name: "blind",
                    summary: "no size is named; any floor of the bag may come",
                },
            ],
        },
        OptionSpec {
            name: "totals",
            summary: "whether opponents' face-down tiles and points are shown",
            values: &[
                OptionValue {
                    name: "hidden",
                    summary: "not before the match is over",
                },
                OptionValue {
                    name: "shown",
                    summary: "always",
                },
            ],
        },
    ];

    fn from_choices(players: usize, value_of: impl Fn(&str) -> usize) -> TajutoConfig {
        TajutoConfig::new(players, HANDS[value_of("hand")], TOTALS[value_of("totals")])
    }

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.hand as usize, self.totals as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_back_as_they_were_chosen() {
        assert_eq!(TajutoConfig::all().len(), 3 * 3 * 2);
        for config in TajutoConfig::all() {
            assert_eq!(
                TajutoConfig::build(config.players(), &config.options()),
                Ok(config)
            );
        }
        let default = TajutoConfig::for_players(2).unwrap();
        assert_eq!(
            (default.hand(), default.totals()),
            (Hand::Sure, Totals::Hidden)
        );
    }
}
