//! What is settled before a match begins: the number of players and the options.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use thiserror::Error;

/// Options as text, by name: what a person types and a record keeps.
pub type Options = BTreeMap<String, String>;

/// One switch of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in records and on the command line.
    pub name: &'static str,
    /// What it decides.
    pub summary: &'static str,
    /// The values it can have; the first is the default.
    pub values: &'static [OptionValue],
}

/// One value of a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// The value in records and on the command line.
    pub name: &'static str,
    /// What it means.
    pub summary: &'static str,
}

/// Player count and options of a game, valid by construction.
///
/// The default is [`Self::DEFAULT_PLAYERS`] with the first value of each option. A game's type has one method `with_…` for each
/// option, which takes the option's own enum (see [`game_option!`](crate::game_option)), so that only the number of players can be wrong.
pub trait GameConfig: Copy + Debug + Default + PartialEq + Send + Sync + 'static {
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The number of players when nobody says.
    const DEFAULT_PLAYERS: usize;
    /// The game's switches.
    const OPTIONS: &'static [OptionSpec];

    /// Builds a configuration from values already known to be in [`Self::PLAYERS`] and [`Self::OPTIONS`]:
    /// `value_of` gives the chosen value's place in the option's list.
    fn from_choices(players: usize, value_of: impl Fn(&str) -> usize) -> Self;

    /// How many play.
    fn players(&self) -> usize;

    /// The place of each option's value in its list, in the order of [`Self::OPTIONS`].
    fn choices(&self) -> Vec<usize>;

    /// So many players, and the default of every option.
    ///
    /// # Errors
    /// If the game is not for so many.
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::GameConfig;
    /// use hyakki_core::example::DareConfig;
    ///
    /// assert_eq!(DareConfig::for_players(4)?.players(), 4);
    /// assert_eq!(DareConfig::for_players(3)?, DareConfig::default());
    /// let error = DareConfig::for_players(9).unwrap_err();
    /// assert_eq!(error.to_string(), "this game is for 2 to 5 players, not 9");
    /// # Ok::<(), hyakki_core::ConfigError>(())
    /// ```
    fn for_players(players: usize) -> Result<Self, ConfigError> {
        check_players::<Self>(players)?;
        Ok(Self::from_choices(players, |_| 0))
    }

    /// Checks and builds a configuration from what somebody has typed; options not named have their defaults.
    ///
    /// # Errors
    /// If the game is not for so many, or has no such option or value.
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::example::DareConfig;
    /// use hyakki_core::{GameConfig, Options};
    ///
    /// assert_eq!(DareConfig::build(4, &Options::new()), DareConfig::for_players(4));
    /// let options = Options::from([("cards".to_owned(), "marked".to_owned())]);
    /// let error = DareConfig::build(4, &options).unwrap_err();
    /// assert_eq!(error.to_string(), "there is no option “cards” (this game has no options)");
    /// ```
    fn build(players: usize, options: &Options) -> Result<Self, ConfigError> {
        check_players::<Self>(players)?;
        let mut chosen: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, value) in options {
            let spec = Self::OPTIONS
                .iter()
                .find(|spec| spec.name == name)
                .ok_or_else(|| ConfigError::UnknownOption {
                    name: name.clone(),
                    known: Self::OPTIONS.iter().map(|spec| spec.name).collect(),
                })?;
            let place = spec
                .values
                .iter()
                .position(|known| known.name == value)
                .ok_or_else(|| ConfigError::UnknownValue {
                    option: spec.name,
                    value: value.clone(),
                    known: spec.values.iter().map(|known| known.name).collect(),
                })?;
            chosen.insert(spec.name, place);
        }
        Ok(Self::from_choices(players, |name| {
            chosen.get(name).copied().unwrap_or(0)
        }))
    }

    /// Every option with its value, as text.
    fn options(&self) -> Options {
        Self::OPTIONS
            .iter()
            .zip(self.choices())
            .map(|(spec, place)| (spec.name.to_owned(), spec.values[place].name.to_owned()))
            .collect()
    }

    /// Every configuration there is: each number of players with each combination of options.
    fn all() -> Vec<Self> {
        let mut combinations: Vec<Vec<(&str, usize)>> = vec![vec![]];
        for spec in Self::OPTIONS {
            combinations = combinations
                .iter()
                .flat_map(|before| {
                    (0..spec.values.len()).map(|place| {
                        let mut choices = before.clone();
                        choices.push((spec.name, place));
                        choices
                    })
                })
                .collect();
        }
        Self::PLAYERS
            .flat_map(|players| {
                combinations.iter().map(move |choices| {
                    Self::from_choices(players, |name| {
                        choices
                            .iter()
                            .find(|(known, _)| *known == name)
                            .map_or(0, |&(_, place)| place)
                    })
                })
            })
            .collect()
    }
}

fn check_players<C: GameConfig>(players: usize) -> Result<(), ConfigError> {
    if C::PLAYERS.contains(&players) {
        Ok(())
    } else {
        Err(ConfigError::Players {
            found: players,
            least: *C::PLAYERS.start(),
            most: *C::PLAYERS.end(),
        })
    }
}

fn players(least: usize, most: usize) -> String {
    if least == most {
        format!("{most} players")
    } else {
        format!("{least} to {most} players")
    }
}

/// A configuration that a game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// Too few or too many players.
    #[error("this game is for {}, not {found}", players(*least, *most))]
    Players {
        /// How many were asked for.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// No option has that name.
    #[error("there is no option “{name}” ({})", list("it has", known))]
    UnknownOption {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option “{option}” cannot be “{value}” ({})", list("it can be", known))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value asked for.
        value: String,
        /// The values there are.
        known: Vec<&'static str>,
    },
}

fn list(what: &str, known: &[&str]) -> String {
    if known.is_empty() {
        "this game has no options".to_owned()
    } else {
        format!("{what} {}", known.join(", "))
    }
}
