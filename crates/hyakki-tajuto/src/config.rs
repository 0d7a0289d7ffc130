//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, game_option};

use crate::numbers;

game_option! {
    /// How surely fingers find a size in the bag (ruling T2).
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Hand("hand", "how surely a hand finds a size in the bag (ruling T2)") {
        /// The size named is the size drawn.
        Sure("sure", "you get the size you name"),
        /// One draw in four brings a neighbouring size.
        Shaky("shaky", "one draw in four brings a neighbouring size"),
        /// No size is named; any floor may come.
        Blind("blind", "no size is named; any floor of the bag may come"),
    }
}

game_option! {
    /// Whether the interface shows what lies face down before the opponents.
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Totals("totals", "whether opponents' face-down tiles and points are shown") {
        /// Not before the match is over.
        Hidden("hidden", "not before the match is over"),
        /// Always.
        Shown("shown", "always"),
    }
}

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
    pub(crate) players: u8,
    pub(crate) hand: Hand,
    pub(crate) totals: Totals,
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
}

impl Default for TajutoConfig {
    fn default() -> TajutoConfig {
        TajutoConfig::from_choices(TajutoConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for TajutoConfig {
    const PLAYERS: RangeInclusive<usize> = numbers::PLAYERS;
    const DEFAULT_PLAYERS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = &[Hand::SPEC, Totals::SPEC];

    fn from_choices(players: usize, value_of: impl Fn(&str) -> usize) -> TajutoConfig {
        TajutoConfig {
            players: players as u8,
            hand: Hand::chosen(&value_of),
            totals: Totals::chosen(&value_of),
        }
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
