//! What falls by chance, and its notation.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError, Seat};

use crate::card_set::CardSet;
use crate::numbers::N_CARDS;
use crate::row::Row;
use crate::state::{Pagoda, Phase};

/// What falls by chance: who begins, and the order of a shuffled deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The match begins: `setup 2 k5 g10 …`.
    Setup {
        /// Who begins.
        first: Seat,
        /// All hundred cards, from the top of the deck.
        deck: Row,
    },
    /// The cards of the piles become a new deck: `shuffle k5 g10 …`.
    Shuffle {
        /// The cards, from the top of the deck.
        deck: Row,
    },
}

/// Draws the random event that the match waits for.
pub(crate) fn sample(state: &Pagoda, dice: &mut impl Dice) -> Chance {
    match state.phase {
        Phase::Setup => Chance::Setup {
            first: Seat::new(dice.index(state.n_seats())),
            deck: shuffled(CardSet::FULL, dice),
        },
        Phase::ShuffleToDeal | Phase::ShuffleToPlay => Chance::Shuffle {
            deck: shuffled(state.under_the_tops(), dice),
        },
        _ => unreachable!("nothing is left to chance here"),
    }
}

/// These cards in random order: they are shuffled from ascending order, and the first is the top of the deck.
fn shuffled(cards: CardSet, dice: &mut impl Dice) -> Row {
    let mut deck: Row = cards.iter().collect();
    dice.shuffle(deck.as_mut_slice());
    deck
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deck = match self {
            Chance::Setup { first, deck } => {
                write!(f, "setup {first}")?;
                deck
            }
            Chance::Shuffle { deck } => {
                f.write_str("shuffle")?;
                deck
            }
        };
        deck.as_slice()
            .iter()
            .try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        if let Some(rest) = text.strip_prefix("setup ") {
            let (first, cards) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok(Chance::Setup {
                first: first.parse()?,
                deck: row(cards)?,
            })
        } else if let Some(cards) = text.strip_prefix("shuffle ") {
            Ok(Chance::Shuffle { deck: row(cards)? })
        } else {
            Err(NotationError::new("a setup or a shuffle", text))
        }
    }
}

/// One to a hundred cards with a space between them.
fn row(text: &str) -> Result<Row, NotationError> {
    let mut row = Row::EMPTY;
    for word in text.split(' ') {
        if row.len() == N_CARDS {
            return Err(NotationError::new("a deck of at most 100 cards", text));
        }
        row.push(word.parse()?);
    }
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn a_deck_is_written_from_its_top() {
        let all: Row = Card::all().collect();
        let setup = Chance::Setup {
            first: Seat::new(3),
            deck: all,
        };
        let text = setup.to_string();
        assert!(text.starts_with("setup 3 k1 k2 k3") && text.ends_with(" g9 g10"));
        assert_eq!(text.parse(), Ok(setup));
        assert_eq!(
            "shuffle t3 k5".parse(),
            Ok(Chance::Shuffle {
                deck: ["t3", "k5"]
                    .iter()
                    .map(|card| card.parse().unwrap())
                    .collect()
            })
        );
    }

    #[test]
    fn anything_else_is_refused() {
        let too_many = format!("shuffle{}", " k5".repeat(101));
        for text in [
            "",
            "setup",
            "setup ",
            "setup 1",
            "setup 1 ",
            "setup 9 k1",
            "setup k1",
            "shuffle",
            "shuffle ",
            "shuffle k1 ",
            "shuffle  k1",
            "shuffle k1\n",
            "Shuffle k1",
            "shuffle 狐",
            &too_many,
        ] {
            assert!(text.parse::<Chance>().is_err(), "“{text}”");
        }
    }
}
