//! What chance decides: who is dealt which cards, and the trump card.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{BadChance, Dice, NotationError, PerSeat};

use crate::card::{Card, CardSet};
use crate::config::SeptetConfig;

/// A deal. Notation: the hands in seat order and the trump card, separated by ` / `;
/// the cards of a hand in ascending order, separated by spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Each seat's cards.
    pub hands: PerSeat<CardSet>,
    /// The card turned up; its suit is trump, and it is out of play.
    pub trump: Card,
}

impl Deal {
    /// Shuffles and deals: the first cards to seat 0, the next to seat 1 and so on, the last is the trump card.
    pub(crate) fn sample(config: &SeptetConfig, dice: &mut impl Dice) -> Deal {
        let mut deck = [Card::SUPER_TRUMP; 49];
        for (place, card) in deck.iter_mut().zip(CardSet::FULL.iter()) {
            *place = card;
        }
        dice.shuffle(&mut deck);
        let n_cards = config.hand_size();
        Deal {
            hands: PerSeat::from_fn(config.n_players(), |seat| {
                let start = seat.index() * n_cards;
                deck[start..start + n_cards].iter().copied().collect()
            }),
            trump: deck[48],
        }
    }

    /// Whether this is a deal of all 49 cards for so many players.
    pub(crate) fn check(&self, config: &SeptetConfig) -> Result<(), BadChance> {
        if self.hands.len() != config.n_players() {
            let (n_hands, n_players) = (self.hands.len(), config.n_players());
            return Err(BadChance(format!(
                "{n_hands} hands are dealt to {n_players} players"
            )));
        }
        let mut seen = CardSet::only(self.trump);
        for (seat, &hand) in self.hands.entries() {
            let (n_cards, hand_size) = (hand.len(), config.hand_size());
            if n_cards != hand_size {
                let message =
                    format!("seat {seat} is dealt {n_cards} cards instead of {hand_size}");
                return Err(BadChance(message));
            }
            if let Some(twice) = hand.intersection(seen).iter().next() {
                return Err(BadChance(format!("{twice} is dealt twice")));
            }
            seen = seen.union(hand);
        }
        Ok(())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for hand in self.hands.iter() {
            write!(f, "{hand} / ")?;
        }
        write!(f, "{}", self.trump)
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deal, NotationError> {
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
        for (seat, hand) in hyakki_core::Seat::all(hands.len()).zip(hands) {
            parsed[seat] = parse_hand(hand)?;
        }
        Ok(Deal {
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
