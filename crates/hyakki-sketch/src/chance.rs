//! What falls by chance, and its notation.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError, Seat};

use crate::bag::CardBag;
use crate::colour::Colour;
use crate::deck::Deck;
use crate::numbers::N_VALUES;
use crate::state::{Phase, Sketch};
use crate::yokai::{Yokai, value_of_digit};

/// A random event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Who begins, all sketch cards shuffled, and each colour's yokai shuffled.
    Setup(Setup),
    /// The discard pile shuffled into a new deck.
    Reshuffle(Deck),
}

/// How a match begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who begins.
    pub first: Seat,
    /// All sketch cards: three for seat 0, three for seat 1, and the deck, from the top down.
    pub deck: Deck,
    /// Each colour's yokai from the top down.
    pub stacks: [[Yokai; N_VALUES]; Colour::N],
}

/// Draws the random event that the match waits for.
pub(crate) fn sample(state: &Sketch, dice: &mut impl Dice) -> Chance {
    match state.phase {
        Phase::Setup => Chance::Setup(state.sample_setup(dice)),
        _ => Chance::Reshuffle(Deck::shuffled(state.discard, dice)),
    }
}

impl Sketch {
    /// A random setup: the first seat, then the deck, then the stacks in the order of colours.
    fn sample_setup(&self, dice: &mut impl Dice) -> Setup {
        let first = Seat::new(dice.index(self.n_seats()));
        let deck = Deck::shuffled(CardBag::FULL, dice);
        let stacks = Colour::ALL.map(|colour| {
            let mut stack = Yokai::of_colour(colour);
            dice.shuffle(&mut stack);
            stack
        });
        Setup {
            first,
            deck,
            stacks,
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Setup(setup) => setup.fmt(f),
            Chance::Reshuffle(deck) => write!(f, "deck {deck}"),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "first {} | deck {}", self.first, self.deck)?;
        for (colour, stack) in Colour::ALL.into_iter().zip(&self.stacks) {
            write!(f, " | {colour} ")?;
            for yokai in stack {
                write!(f, "{}", yokai.points())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.strip_prefix("deck ") {
            Some(deck) => Ok(Chance::Reshuffle(deck.parse()?)),
            None => Ok(Chance::Setup(text.parse()?)),
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        const EXPECTED: &str =
            "a setup such as first 0 | deck gr … | g 35746 | r … | b … | y …, or a new deck";
        let malformed = || NotationError::new(EXPECTED, text);
        let mut fields = text.split(" | ");
        let mut field = |name: &str| fields.next()?.strip_prefix(name)?.strip_prefix(' ');
        let first = field("first").ok_or_else(malformed)?.parse()?;
        let deck = field("deck").ok_or_else(malformed)?.parse()?;
        let mut stacks = Colour::ALL.map(Yokai::of_colour);
        for (colour, stack) in Colour::ALL.into_iter().zip(&mut stacks) {
            let digits = field(colour.letter().encode_utf8(&mut [0; 4])).ok_or_else(malformed)?;
            *stack = parse_stack(colour, digits).ok_or_else(malformed)?;
        }
        if fields.next().is_some() {
            return Err(malformed());
        }
        Ok(Setup {
            first,
            deck,
            stacks,
        })
    }
}

/// The yokai of one colour with these values, from the top down.
fn parse_stack(colour: Colour, digits: &str) -> Option<[Yokai; N_VALUES]> {
    let mut stack = Yokai::of_colour(colour);
    let mut digits = digits.chars();
    for yokai in &mut stack {
        *yokai = Yokai::new(colour, value_of_digit(digits.next()?)?);
    }
    digits.next().is_none().then_some(stack)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Game, GameRng};

    use crate::config::SketchConfig;

    #[test]
    fn a_setup_has_exactly_one_spelling() {
        let setup = sample(
            &Sketch::new(SketchConfig::default()),
            &mut GameRng::for_game(1, 0),
        );
        let text = setup.to_string();
        assert_eq!(text.parse(), Ok(setup));
        for damaged in [
            String::new(),
            format!("{text} "),
            format!("{text} | y 34567"),
            text.replace("first", "First"),
            text.replace(" | g", " |g"),
            text.replace("| r ", "| b "),
            text.replace("first ", "first 0"),
            text.replace("| y ", "| y 3"),
            "deck ".to_owned(),
            "deck gr  gb".to_owned(),
        ] {
            assert!(damaged.parse::<Chance>().is_err(), "{damaged}");
        }
    }
}
