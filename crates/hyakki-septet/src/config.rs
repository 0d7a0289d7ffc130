//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, Seat, game_option};

use crate::numbers::{self, ADVANCED_GOAL, BASIC_GOAL};

game_option! {
    /// How rounds are counted.
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Scoring("scoring", "how rounds are counted") {
        /// Stars of the captured bosses, up to 7 points.
        Advanced("advanced", "the stars of the captured bosses; first to 7 points"),
        /// One point a round, up to 2.
        Basic("basic", "one point for a round; first to 2 points"),
    }
}

impl Scoring {
    /// The points that end the game.
    #[must_use]
    pub const fn goal(self) -> u8 {
        match self {
            Scoring::Advanced => ADVANCED_GOAL,
            Scoring::Basic => BASIC_GOAL,
        }
    }
}

game_option! {
    /// Who leads in the first round (ruling S2).
    #[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
    pub enum Lead("lead", "who leads in the first round (ruling S2)") {
        /// Whoever holds green A after the pass, and shows it.
        Holder("holder", "whoever holds green A after the pass, and shows it"),
        /// Whoever was dealt green A, and shows nothing.
        Dealt("dealt", "whoever was dealt green A; nothing is shown"),
    }
}

/// Number of players and options.
///
/// # Examples
/// ```
/// use hyakki_core::GameConfig;
/// use hyakki_septet::{Lead, Scoring, SeptetConfig};
///
/// let config = SeptetConfig::for_players(3)?.with_scoring(Scoring::Basic);
/// assert_eq!((config.players(), config.scoring(), config.lead()), (3, Scoring::Basic, Lead::Holder));
/// assert_eq!((config.hand_size(), config.bosses_to_win()), (16, 3));
/// assert_eq!(SeptetConfig::default().players(), 4);
/// assert!(SeptetConfig::for_players(5).is_err());
/// # Ok::<(), hyakki_core::ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeptetConfig {
    pub(crate) players: u8,
    pub(crate) scoring: Scoring,
    pub(crate) lead: Lead,
}

impl SeptetConfig {
    /// The same with rounds counted like this.
    #[must_use]
    pub const fn with_scoring(self, scoring: Scoring) -> SeptetConfig {
        SeptetConfig { scoring, ..self }
    }

    /// The same with this lead in the first round.
    #[must_use]
    pub const fn with_lead(self, lead: Lead) -> SeptetConfig {
        SeptetConfig { lead, ..self }
    }

    /// How rounds are counted.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// Who leads in the first round.
    #[must_use]
    pub fn lead(&self) -> Lead {
        self.lead
    }

    /// How many cards each player is dealt.
    #[inline]
    #[must_use]
    pub fn hand_size(&self) -> usize {
        numbers::hand_size(self.players())
    }

    /// How many bosses win a round.
    #[inline]
    #[must_use]
    pub fn bosses_to_win(&self) -> usize {
        numbers::bosses_to_win(self.players())
    }

    /// To whom this seat passes its cards: its partner, or the left neighbour where there are no teams.
    #[inline]
    #[must_use]
    pub fn pass_target(&self, seat: Seat) -> Seat {
        seat.left_by(numbers::pass_steps(self.players()), self.players())
    }

    /// From whom this seat receives cards.
    #[inline]
    #[must_use]
    pub fn pass_source(&self, seat: Seat) -> Seat {
        let n_players = self.players();
        seat.left_by(n_players - numbers::pass_steps(n_players), n_players)
    }
}

impl Default for SeptetConfig {
    fn default() -> SeptetConfig {
        SeptetConfig::from_choices(SeptetConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for SeptetConfig {
    const PLAYERS: RangeInclusive<usize> = numbers::PLAYERS;
    const DEFAULT_PLAYERS: usize = 4;
    const OPTIONS: &'static [OptionSpec] = &[Scoring::SPEC, Lead::SPEC];

    fn from_choices(players: usize, value_of: impl Fn(&str) -> usize) -> SeptetConfig {
        SeptetConfig {
            players: players as u8,
            scoring: Scoring::chosen(&value_of),
            lead: Lead::chosen(&value_of),
        }
    }

    #[inline]
    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.scoring as usize, self.lead as usize]
    }
}
