//! What falls by chance: who is dealt which cards, and the trump card.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError, PerSeat, Seat};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::numbers::N_CARDS;
use crate::state::Septet;

/// The one random event: a deal. Notation: the hands in seat order and the trump card, separated by ` / `;
/// the cards of a hand in ascending order, separated by spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Each seat's cards.
    pub hands: PerSeat<CardSet>,
    /// The card turned up; its suit is trump, and it is out of play.
    pub trump: Card,
}

/// Shuffles and deals: the first cards to seat 0, the next to seat 1 and so on, the last is the trump card.
pub(crate) fn sample(state: &Septet, dice: &mut impl Dice) -> Chance {
    let mut deck = [Card::SUPER_TRUMP; N_CARDS];
    for (place, card) in deck.iter_mut().zip(CardSet::FULL.iter()) {
        *place = card;
    }
    dice.shuffle(&mut deck);
    let n_cards = state.config.hand_size();
    Chance {
        hands: PerSeat::from_fn(state.n_seats(), |seat| {
            let start = seat.index() * n_cards;
            deck[start..start + n_cards].iter().copied().collect()
        }),
        trump: deck[N_CARDS - 1],
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for hand in self.hands.iter() {
            write!(f, "{hand} / ")?;
        }
        write!(f, "{}", self.trump)
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let parts: Vec<&str> = text.splitn(6, " / ").collect();
        let Some((trump, hands)) = parts
            .split_last()
            .filter(|(_, hands)| matches!(hands.len(), 3 | 4))
        else {
            return Err(NotationError::new(
                "three or four hands and the trump card",
                text,
            ));
        };
        let mut parsed = PerSeat::splat(hands.len(), CardSet::EMPTY);
        for (seat, hand) in Seat::all(hands.len()).zip(hands) {
            parsed[seat] = parse_hand(hand)?;
        }
        Ok(Chance {
            hands: parsed,
            trump: trump.parse()?,
        })
    }
}

fn parse_hand(text: &str) -> Result<CardSet, NotationError> {
    let mut hand = CardSet::EMPTY;
    let mut last = None;
    for word in text.split(' ') {
        let card: Card = word.parse()?;
        if last.is_some_and(|last| last >= card) {
            return Err(NotationError::new(
                "different cards in ascending order",
                text,
            ));
        }
        last = Some(card);
        hand = hand.with(card);
    }
    Ok(hand)
}
