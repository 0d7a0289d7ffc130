//! The games by name.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use hyakki_core::{ConfigError, Game, GameConfig, OptionSpec, Options};
use hyakki_minds::Skilled;
use hyakki_pagoda::Pagoda;
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// Yokai Septet.
    Septet,
    /// Yokai Sketch.
    Sketch,
    /// Yokai Pagoda.
    Pagoda,
    /// Tajuto.
    Tajuto,
}

/// Code that is generic over the game: what closures cannot be.
pub trait GameVisitor {
    /// What it gives.
    type Output;

    /// Runs it for a game.
    fn visit<G: Skilled>(self) -> Self::Output;
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 4] = [
        GameId::Septet,
        GameId::Sketch,
        GameId::Pagoda,
        GameId::Tajuto,
    ];

    /// Runs code for this game's state type.
    pub fn visit<V: GameVisitor>(self, visitor: V) -> V::Output {
        match self {
            GameId::Septet => visitor.visit::<Septet>(),
            GameId::Sketch => visitor.visit::<Sketch>(),
            GameId::Pagoda => visitor.visit::<Pagoda>(),
            GameId::Tajuto => visitor.visit::<Tajuto>(),
        }
    }

    /// The name in records and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            GameId::Septet => Septet::NAME,
            GameId::Sketch => Sketch::NAME,
            GameId::Pagoda => Pagoda::NAME,
            GameId::Tajuto => Tajuto::NAME,
        }
    }

    /// The name on the box.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            GameId::Septet => "Yokai Septet",
            GameId::Sketch => "Yokai Sketch",
            GameId::Pagoda => "Yokai Pagoda",
            GameId::Tajuto => "Tajuto",
        }
    }

    /// The game in one sentence.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            GameId::Septet => "take the bosses, but not the seventh trick",
            GameId::Sketch => "win the majority of the sketches around each yokai",
            GameId::Pagoda => "get rid of your offerings before the yokai count them",
            GameId::Tajuto => "build eight pagodas together, and profit most from it",
        }
    }

    /// How many can play.
    #[must_use]
    pub fn players(self) -> RangeInclusive<usize> {
        struct Players;
        impl GameVisitor for Players {
            type Output = RangeInclusive<usize>;
            fn visit<G: Game>(self) -> RangeInclusive<usize> {
                G::Config::PLAYERS
            }
        }
        self.visit(Players)
    }

    /// The number of players when nobody says.
    #[must_use]
    pub fn default_players(self) -> usize {
        struct DefaultPlayers;
        impl GameVisitor for DefaultPlayers {
            type Output = usize;
            fn visit<G: Game>(self) -> usize {
                G::Config::DEFAULT_PLAYERS
            }
        }
        self.visit(DefaultPlayers)
    }

    /// The game's switches.
    #[must_use]
    pub fn options(self) -> &'static [OptionSpec] {
        struct GameOptions;
        impl GameVisitor for GameOptions {
            type Output = &'static [OptionSpec];
            fn visit<G: Game>(self) -> &'static [OptionSpec] {
                G::Config::OPTIONS
            }
        }
        self.visit(GameOptions)
    }
}

impl GameId {
    /// Whether the game can be played by so many, with these options.
    pub fn check_config(self, players: usize, options: &Options) -> Result<(), ConfigError> {
        struct Check<'a>(usize, &'a Options);
        impl GameVisitor for Check<'_> {
            type Output = Result<(), ConfigError>;
            fn visit<G: Game>(self) -> Result<(), ConfigError> {
                G::Config::build(self.0, self.1).map(|_| ())
            }
        }
        self.visit(Check(players, options))
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
#[error("there is no game “{0}” (there are septet, sketch, pagoda and tajuto)")]
pub struct UnknownGame(pub String);

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
        assert!("chess".parse::<GameId>().is_err());
    }
}
