//! What there is to know about a game without playing it, and the games by name.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use hyakki_core::{ConfigError, Game, GameConfig, OptionSpec, Options, Rule};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::games::GameId;

impl GameId {
    /// The name in records and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The name on the box.
    #[must_use]
    pub fn title(self) -> &'static str {
        with_game!(self, G => G::TITLE)
    }

    /// The game in one sentence.
    #[must_use]
    pub fn summary(self) -> &'static str {
        with_game!(self, G => G::SUMMARY)
    }

    /// How many can play.
    #[must_use]
    pub fn players(self) -> RangeInclusive<usize> {
        with_game!(self, G => <G as Game>::Config::PLAYERS)
    }

    /// The number of players when nobody says.
    #[must_use]
    pub fn default_players(self) -> usize {
        with_game!(self, G => <G as Game>::Config::DEFAULT_PLAYERS)
    }

    /// The game's switches.
    #[must_use]
    pub fn options(self) -> &'static [OptionSpec] {
        with_game!(self, G => <G as Game>::Config::OPTIONS)
    }

    /// The names of the rules that an action can break.
    #[must_use]
    pub fn rule_names(self) -> &'static [&'static str] {
        with_game!(self, G => <G as Game>::Illegal::NAMES)
    }

    /// Whether the game can be played by so many, with these options.
    pub fn check_config(self, players: usize, options: &Options) -> Result<(), ConfigError> {
        with_game!(self, G => <G as Game>::Config::build(players, options).map(|_| ()))
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game “{0}” (there are {names})", names = all_names())]
pub struct UnknownGame(pub String);

/// The names of all games, as a sentence lists them.
fn all_names() -> String {
    let names = GameId::ALL.map(GameId::name);
    let (last, others) = names.split_last().expect("there are games");
    format!("{} and {last}", others.join(", "))
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameId, UnknownGame> {
        GameId::ALL
            .into_iter()
            .find(|game| game.name() == name)
            .ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for game in GameId::ALL {
            assert_eq!(game.name().parse(), Ok(game));
            assert!(game.players().contains(&game.default_players()));
        }
    }

    #[test]
    fn the_default_is_the_usual_number_of_players_and_the_first_value_of_each_option() {
        fn check<G: Game>() {
            let usual = G::Config::build(G::Config::DEFAULT_PLAYERS, &Options::new());
            assert_eq!(usual, Ok(G::Config::default()), "{}", G::NAME);
        }
        for game in GameId::ALL {
            with_game!(game, G => check::<G>());
        }
    }

    #[test]
    fn a_name_that_no_game_has_is_answered_with_those_there_are() {
        let unknown = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(unknown.starts_with("there is no game “chess” (there are septet, "));
        let last = GameId::ALL[GameId::ALL.len() - 1];
        assert!(unknown.ends_with(&format!(" and {last})")), "{unknown}");
    }
}
