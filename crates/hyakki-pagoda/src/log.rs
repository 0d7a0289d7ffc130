//! What happened so far: the match remembers itself, so that a view can hold everything a perfect player remembers.

use std::fmt;

use arrayvec::ArrayVec;
use hyakki_core::{PerSeat, Seat};
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::numbers::{MAX_IN_HANDS, MAX_TURNS, N_ROUNDS, N_ROUNDS_FOR_TWO};
use crate::pile::Pile;

/// One turn: the card played, and what followed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offering {
    /// The card played.
    pub card: Card,
    /// The pile it was played onto.
    pub pile: Pile,
    /// What followed.
    pub sequel: Sequel,
}

/// What followed a play. In a view, a card that the viewer did not see is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sequel {
    /// Nothing, or nothing yet.
    Nothing,
    /// The round was closed.
    Closed,
    /// A card of the hand went to another player.
    Gave {
        /// The card.
        card: Option<Card>,
        /// Who got it.
        to: Seat,
    },
    /// Another player drew the top card of the deck.
    Fed {
        /// Who drew.
        to: Seat,
        /// The card; missing too as long as the deck must be shuffled first.
        card: Option<Card>,
        /// Whether the deck was shuffled for it.
        shuffled: bool,
    },
    /// The player drew the top card of the deck.
    Drew {
        /// The card; missing too as long as the deck must be shuffled first.
        card: Option<Card>,
        /// Whether the deck was shuffled for it.
        shuffled: bool,
    },
    /// The player took the top card of the other pile.
    Took {
        /// The card.
        card: Card,
        /// The card of the deck that started the pile anew, if it had become empty.
        flipped: Option<Card>,
        /// Whether the deck was shuffled for it.
        shuffled: bool,
    },
}

/// As in the notation of actions, with the cards that moved, `?` for an unseen one,
/// and `shuffle` where the piles became a new deck: `k5 L shuffle draw ?`.
impl fmt::Display for Offering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shuffle = |shuffled: bool| if shuffled { " shuffle" } else { "" };
        let name = |card: Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
        write!(f, "{} {}", self.card, self.pile)?;
        match self.sequel {
            Sequel::Nothing => Ok(()),
            Sequel::Closed => f.write_str(" close"),
            Sequel::Gave { card, to } => write!(f, " give {} {to}", name(card)),
            Sequel::Fed { to, card, shuffled } => {
                write!(f, "{} feed {to} {}", shuffle(shuffled), name(card))
            }
            Sequel::Drew { card, shuffled } => {
                write!(f, "{} draw {}", shuffle(shuffled), name(card))
            }
            Sequel::Took {
                card,
                flipped,
                shuffled,
            } => {
                write!(f, " take {card}{}", shuffle(shuffled))?;
                flipped.map_or(Ok(()), |card| write!(f, " flip {card}"))
            }
        }
    }
}

impl Serialize for Offering {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Ending {
    /// Somebody closed it.
    #[serde(rename = "closed")]
    Closed,
    /// Somebody had no card left at the end of a turn.
    #[serde(rename = "out of cards")]
    OutOfCards,
    /// It had lasted as long as a round can (ruling P8).
    #[serde(rename = "turn limit")]
    TurnLimit,
}

impl Ending {
    /// The name that an outcome has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Closed => "closed",
            Ending::OutOfCards => "out of cards",
            Ending::TurnLimit => "turn limit",
        }
    }
}

/// One round as the referee knows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Round {
    /// Who began it and was dealt the first card; the cards went round the table clockwise.
    pub(crate) starter: Seat,
    /// How many cards were dealt.
    pub(crate) n_dealt: u8,
    /// How many cards had been dealt when the piles became a new deck, if that happened.
    pub(crate) n_dealt_before_shuffle: Option<u8>,
    /// Where its turns begin in the log.
    pub(crate) first_turn: u16,
    /// How it ended, if it has.
    pub(crate) end: Option<Ended>,
}

/// The end of a round as the referee knows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ended {
    /// How it ended.
    pub(crate) ending: Ending,
    /// The hand of the player who ended it.
    pub(crate) hand: CardSet,
    /// How many cards went from each hand into the pool.
    pub(crate) n_failed: PerSeat<u8>,
}

/// Everything that happened in a match.
#[derive(Debug, PartialEq)]
pub(crate) struct Log {
    /// The cards that started the left and the right pile.
    pub(crate) opening: Option<[Card; 2]>,
    /// The cards dealt in all rounds, in order.
    pub(crate) dealt: ArrayVec<Card, { N_ROUNDS * MAX_IN_HANDS }>,
    pub(crate) turns: ArrayVec<Offering, MAX_TURNS>,
    pub(crate) rounds: ArrayVec<Round, N_ROUNDS_FOR_TWO>,
}

impl Log {
    pub(crate) fn new() -> Log {
        Log {
            opening: None,
            dealt: ArrayVec::new(),
            turns: ArrayVec::new(),
            rounds: ArrayVec::new(),
        }
    }

    /// The round being played, dealt or last ended.
    pub(crate) fn round(&mut self) -> &mut Round {
        self.rounds
            .last_mut()
            .expect("the setup begins the first round")
    }

    /// The turn being played or last ended.
    #[inline]
    pub(crate) fn turn(&mut self) -> &mut Offering {
        self.turns.last_mut().expect("a sequel follows a play")
    }

    /// The cards dealt for a round (counted from 0), in order.
    pub(crate) fn dealt_for(&self, round_idx: usize) -> &[Card] {
        let n_dealt = |round: &Round| usize::from(round.n_dealt);
        let before = self.rounds[..round_idx].iter().map(n_dealt).sum();
        &self.dealt[before..][..n_dealt(&self.rounds[round_idx])]
    }

    /// The turns of a round (counted from 0).
    pub(crate) fn turns_of(&self, round_idx: usize) -> &[Offering] {
        let end = self
            .rounds
            .get(round_idx + 1)
            .map_or(self.turns.len(), |next| usize::from(next.first_turn));
        &self.turns[usize::from(self.rounds[round_idx].first_turn)..end]
    }
}

/// Copies only what is there: most of the room is for matches far longer than they are.
impl Clone for Log {
    fn clone(&self) -> Log {
        let mut log = Log::new();
        log.opening = self.opening;
        log.rounds.extend(self.rounds.iter().copied());
        log.dealt
            .try_extend_from_slice(&self.dealt)
            .and_then(|()| log.turns.try_extend_from_slice(&self.turns))
            .expect("both have the same capacity");
        log
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_written_like_its_actions() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let write = |sequel| {
            Offering {
                card: card("k5"),
                pile: Pile::Left,
                sequel,
            }
            .to_string()
        };
        let to = Seat::new(2);
        assert_eq!(write(Sequel::Nothing), "k5 L");
        assert_eq!(write(Sequel::Closed), "k5 L close");
        assert_eq!(write(Sequel::Gave { card: None, to }), "k5 L give ? 2");
        let shuffled = true;
        let fed = Sequel::Fed {
            to,
            card: Some(card("t3")),
            shuffled,
        };
        assert_eq!(write(fed), "k5 L shuffle feed 2 t3");
        let drew = Sequel::Drew {
            card: None,
            shuffled: false,
        };
        assert_eq!(write(drew), "k5 L draw ?");
        let took = Sequel::Took {
            card: card("g10"),
            flipped: Some(card("t3")),
            shuffled,
        };
        assert_eq!(write(took), "k5 L take g10 shuffle flip t3");
    }

    #[test]
    fn a_turn_is_small() {
        assert!(size_of::<Offering>() <= 6, "{}", size_of::<Offering>());
    }
}
