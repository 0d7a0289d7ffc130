//! Any mind by name.

use std::fmt;
use std::str::FromStr;

use hyakki_core::Dice;
use thiserror::Error;

use crate::level::Level;
use crate::mind::{Mind, Question};
use crate::plain_search::PlainSearch;
use crate::random_mover::RandomMover;
use crate::skilled::Skilled;
use crate::untaught::Untaught;

/// Any mind by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Any legal action.
    Random,
    /// The first reference: plain search with random playouts. It never changes.
    R1,
    /// The second reference: plain search with playouts by rules of thumb. It never changes.
    R2,
    /// One of the four that people choose from.
    Level(Level),
}

impl Opponent {
    /// All of them, roughly weakest first.
    pub const ALL: [Opponent; 7] = [
        Opponent::Random,
        Opponent::Level(Level::Novice),
        Opponent::Level(Level::Apprentice),
        Opponent::R1,
        Opponent::R2,
        Opponent::Level(Level::Adept),
        Opponent::Level(Level::Master),
    ];

    /// The name on the command line and in the protocol.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Opponent::Random => "random",
            Opponent::R1 => "r1",
            Opponent::R2 => "r2",
            Opponent::Level(level) => level.name(),
        }
    }

    /// How long it thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
    #[must_use]
    pub fn thinking_ms(self) -> Option<u32> {
        match self {
            Opponent::Random => None,
            Opponent::R1 | Opponent::R2 => Some(100),
            Opponent::Level(level) => level.thinking_ms(),
        }
    }
}

impl<G: Skilled> Mind<G> for Opponent {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut impl Dice) -> G::Action {
        match self {
            Opponent::Random => RandomMover.choose(question, dice),
            Opponent::R1 => PlainSearch::<Untaught>::default().choose(question, dice),
            Opponent::R2 => PlainSearch::<G::Reference>::default().choose(question, dice),
            Opponent::Level(level) => level.choose(question, dice),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No mind has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no mind “{0}” (there are {names})", names = names())]
pub struct UnknownOpponent(pub String);

fn names() -> String {
    let names = Opponent::ALL.map(Opponent::name);
    names.join(", ")
}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(name: &str) -> Result<Opponent, UnknownOpponent> {
        Opponent::ALL
            .into_iter()
            .find(|opponent| opponent.name() == name)
            .ok_or_else(|| UnknownOpponent(name.to_owned()))
    }
}
