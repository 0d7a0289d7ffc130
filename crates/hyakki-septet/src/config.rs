//! What is settled before a match.

use std::ops::RangeInclusive;

use hyakki_core::{GameConfig, OptionSpec, OptionValue, Seat};
use serde::Serialize;

use crate::numbers::{self, ADVANCED_GOAL, BASIC_GOAL};

/// How rounds are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    /// Stars of the captured bosses, up to 7 points.
    Advanced,
    /// One point a round, up to 2.
    Basic,
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

/// Who leads in the first round (ruling S2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Lead {
    /// Whoever holds green A after the pass, and shows it.
    Holder,
    /// Whoever was dealt green A, and shows nothing.
    Dealt,
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
    players: u8,
    pub(crate) scoring: Scoring,
    pub(crate) lead: Lead,
}

impl SeptetConfig {
    /// Of a number of players that is known to be right.
    pub(crate) const fn new(players: usize, scoring: Scoring, lead: Lead) -> SeptetConfig {
        SeptetConfig {
            players: players as u8,
            scoring,
            lead,
        }
    }

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
    pub const fn hand_size(&self) -> usize {
        numbers::hand_size(self.n_players())
    }

    /// How many bosses win a round.
    #[inline]
    #[must_use]
    pub const fn bosses_to_win(&self) -> usize {
        numbers::bosses_to_win(self.n_players())
    }

    /// To whom this seat passes its cards: its partner, or the left neighbour where there are no teams.
    #[inline]
    #[must_use]
    pub const fn pass_target(&self, seat: Seat) -> Seat {
        seat.left_by(numbers::pass_steps(self.n_players()), self.n_players())
    }

    /// From whom this seat receives cards.
    #[inline]
    #[must_use]
    pub const fn pass_source(&self, seat: Seat) -> Seat {
        let n_players = self.n_players();
        seat.left_by(n_players - numbers::pass_steps(n_players), n_players)
    }

    #[inline]
    pub(crate) const fn n_players(&self) -> usize {
        self.players as usize
    }
}

impl Default for SeptetConfig {
    fn default() -> SeptetConfig {
        SeptetConfig::from_choices(SeptetConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for SeptetConfig {
    const PLAYERS: RangeInclusive<usize> = 3..=4;
    const DEFAULT_PLAYERS: usize = 4;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "scoring",
            summary: "how rounds are counted",
            values: &[
                OptionValue {
                    name: "advanced",
                    summary: "the stars of the captured bosses; first to 7 points",
                },
                OptionValue {
                    name: "basic",
                    summary: "one point for a round; first to 2 points",
                },
            ],
        },
        OptionSpec {
            name: "lead",
            summary: "who leads in the first round (ruling S2)",
            values: &[
                OptionValue {
                    name: "holder",
                    summary: "whoever holds green A after the pass, and shows it",
                },
                OptionValue {
                    name: "dealt",
                    summary: "whoever was dealt green A; nothing is shown",
                },
            ],
        },
    ];

    fn from_choices(players: usize, value_of: impl Fn(&str) -> usize) -> SeptetConfig {
        SeptetConfig::new(
            players,
            [Scoring::Advanced, Scoring::Basic][value_of("scoring")],
            [Lead::Holder, Lead::Dealt][value_of("lead")],
        )
    }

    #[inline]
    fn players(&self) -> usize {
        self.n_players()
    }

    fn choices(&self) -> Vec<usize> {
        vec![self.scoring as usize, self.lead as usize]
    }
}
