//! What is chosen when a table is made.

use hyakki_catalog::GameId;
use hyakki_core::{ConfigError, Options};

/// What is chosen when a table is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The game.
    pub game: GameId,
    /// How many play.
    pub players: usize,
    /// The game's options; those left out have their defaults.
    pub options: Options,
    /// How long people may think.
    pub clock: Clock,
    /// Whether steps can be taken back.
    pub undo: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table is listed for everybody.
    pub public: bool,
    /// Whether players may ask what a mind would play.
    pub hints: bool,
    /// When people may talk.
    pub talk: Talk,
}

impl Settings {
    /// The game with everything else as usual.
    #[must_use]
    pub fn usual(game: GameId) -> Settings {
        Settings {
            game,
            players: game.default_players(),
            options: Options::new(),
            clock: Clock::default(),
            undo: true,
            spectators: true,
            public: false,
            hints: true,
            talk: Talk::default(),
        }
    }

    /// Whether there is such a game.
    pub fn check(&self) -> Result<(), ConfigError> {
        self.game.check_config(self.players, &self.options)
    }
}

/// How long people may think. Minds have no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// In milliseconds; play over days is just a long move.
        move_ms: i64,
    },
    /// So long for the whole match, with something added after each move.
    Bank {
        /// What everybody starts with, in milliseconds.
        bank_ms: i64,
        /// What each move adds, in milliseconds.
        increment_ms: i64,
    },
}

/// When people may talk (ruling S3: partners in Septet exchange nothing but cards while they hold any).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Talk {
    /// Always, but in games with teams not while a match runs.
    #[default]
    ByTheRules,
    /// Always.
    Always,
    /// Never.
    Never,
}
