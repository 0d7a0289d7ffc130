//! Games that minds can play.

use hyakki_core::Game;
use hyakki_search::{Knowledge, Settings};

use crate::level::Level;

/// A game that minds of every level can play.
pub trait GameWithMinds: Game {
    /// What is known about playing it well.
    type Knowledge: Knowledge<Self>;

    /// What the second reference knows about it, which never changes.
    type Reference: Knowledge<Self> + Default;

    /// What a mind of this level knows.
    fn knowledge(level: Level) -> Self::Knowledge;

    /// The parameters of this level's search.
    fn settings(_level: Level) -> Settings {
        Settings::default()
    }
}
