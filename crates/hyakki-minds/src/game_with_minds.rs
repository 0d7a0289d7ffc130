//! Games that minds can play.

use hyakki_core::{Dice, Game};
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

    /// Brings into another order what nobody has seen, such as the deck: what is left hidden from somebody who is shown all hands.
    /// Where only the players hide something there is nothing to do.
    fn hide_unseen(&mut self, _dice: &mut impl Dice) {}
}
