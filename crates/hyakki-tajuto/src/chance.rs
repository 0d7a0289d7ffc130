//! What falls by chance, and its notation: who begins, and what a hand finds in the bag.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError, Seat};

use crate::config::Hand;
use crate::floor::Floor;
use crate::numbers::SHAKY_DRAWS;
use crate::size::Size;
use crate::state::{Phase, Tajuto};

/// A random event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// This seat begins.
    First(Seat),
    /// This floor comes out of the bag.
    Drawn(Floor),
}

/// Draws the random event that the match waits for. The calls of `below` made here are part of the record format.
#[inline]
pub(crate) fn sample(state: &Tajuto, dice: &mut impl Dice) -> Chance {
    match state.phase {
        Phase::Setup => Chance::First(Seat::new(dice.index(state.n_seats()))),
        Phase::Draw(size) => Chance::Drawn(state.feel(size, dice)),
        Phase::Act | Phase::Over(_) => unreachable!("nothing is left to chance here"),
    }
}

impl Tajuto {
    /// What the hand finds: first its size, if that is not certain, then one of the floors of this size;
    /// a blind hand finds any floor of the bag.
    #[inline]
    fn feel(&self, named: Option<Size>, dice: &mut impl Dice) -> Floor {
        let Some(named) = named else {
            return self.bag.pick(dice);
        };
        let size = match self.config.hand() {
            Hand::Shaky => self.slip(named, dice),
            Hand::Sure | Hand::Blind => named,
        };
        Floor::new(self.bag.of_size(size).pick(dice), size)
    }

    /// The size that a shaky hand brings when this one was named.
    fn slip(&self, named: Size, dice: &mut impl Dice) -> Size {
        if dice.below(SHAKY_DRAWS) != 0 {
            return named;
        }
        let is_there = |size: &Size| !self.bag.of_size(*size).is_empty();
        let smaller = named.smaller_number().filter(is_there);
        let larger = named.larger_number().filter(is_there);
        match (smaller, larger) {
            (None, None) => named,
            (Some(only), None) | (None, Some(only)) => only,
            (Some(smaller), Some(larger)) => [smaller, larger][dice.index(2)],
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Drawn(floor) => floor.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        if let Some(seat) = text.strip_prefix("first ") {
            return seat.parse().map(Chance::First);
        }
        text.parse()
            .map(Chance::Drawn)
            .map_err(|_| NotationError::new("a random event such as first 2 or r3", text))
    }
}
