//! Games that minds of the first generation can play.

use hyakki_core::Game;

use crate::first::level::FirstLevel;
use crate::search::{Knowledge, Settings};

/// A game that minds of the first generation can play.
pub(crate) trait FirstMinds: Game {
    /// What they know about playing it well.
    type Knowledge: Knowledge<Self>;

    /// What a mind of this level knows.
    fn knowledge(level: FirstLevel) -> Self::Knowledge;

    /// The parameters of this level's search.
    fn settings() -> Settings;
}
