//! Settings as they are stored.

use hyakki_catalog::GameId;
use hyakki_core::Options;
use serde::{Deserialize, Serialize};

use crate::settings::{Clock, Settings, Talk};

#[derive(Serialize, Deserialize)]
pub(super) struct StoredSettings {
    game: GameId,
    players: usize,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    clock: StoredClock,
    #[serde(default = "yes")]
    undo: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default)]
    public: bool,
    #[serde(default = "yes")]
    hints: bool,
    #[serde(default)]
    talk: StoredTalk,
}

fn yes() -> bool {
    true
}

#[derive(Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum StoredClock {
    #[default]
    None,
    PerMove {
        move_ms: i64,
    },
    Bank {
        bank_ms: i64,
        increment_ms: i64,
    },
}

#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredTalk {
    #[default]
    ByTheRules,
    Always,
    Never,
}

impl From<&Settings> for StoredSettings {
    fn from(settings: &Settings) -> StoredSettings {
        let Settings {
            game,
            players,
            options,
            clock,
            undo,
            spectators,
            public,
            hints,
            talk,
        } = settings;
        StoredSettings {
            game: *game,
            players: *players,
            options: options.clone(),
            clock: (*clock).into(),
            undo: *undo,
            spectators: *spectators,
            public: *public,
            hints: *hints,
            talk: (*talk).into(),
        }
    }
}

impl From<StoredSettings> for Settings {
    fn from(stored: StoredSettings) -> Settings {
        Settings {
            game: stored.game,
            players: stored.players,
            options: stored.options,
            clock: stored.clock.into(),
            undo: stored.undo,
            spectators: stored.spectators,
            public: stored.public,
            hints: stored.hints,
            talk: stored.talk.into(),
        }
    }
}

impl From<Clock> for StoredClock {
    fn from(clock: Clock) -> StoredClock {
        match clock {
            Clock::None => StoredClock::None,
            Clock::PerMove { move_ms } => StoredClock::PerMove { move_ms },
            Clock::Bank {
                bank_ms,
                increment_ms,
            } => StoredClock::Bank {
                bank_ms,
                increment_ms,
            },
        }
    }
}

impl From<StoredClock> for Clock {
    fn from(stored: StoredClock) -> Clock {
        match stored {
            StoredClock::None => Clock::None,
            StoredClock::PerMove { move_ms } => Clock::PerMove { move_ms },
            StoredClock::Bank {
                bank_ms,
                increment_ms,
            } => Clock::Bank {
                bank_ms,
                increment_ms,
            },
        }
    }
}

impl From<Talk> for StoredTalk {
    fn from(talk: Talk) -> StoredTalk {
        match talk {
            Talk::ByTheRules => StoredTalk::ByTheRules,
            Talk::Always => StoredTalk::Always,
            Talk::Never => StoredTalk::Never,
        }
    }
}

impl From<StoredTalk> for Talk {
    fn from(stored: StoredTalk) -> Talk {
        match stored {
            StoredTalk::ByTheRules => Talk::ByTheRules,
            StoredTalk::Always => Talk::Always,
            StoredTalk::Never => Talk::Never,
        }
    }
}
