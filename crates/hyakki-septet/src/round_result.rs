//! How a round ended, as the state keeps it and as people see it.

use hyakki_core::{PerSeat, Seat, SeatSet};
use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A side captured enough bosses, and wins.
    Bosses,
    /// A side won seven tricks, and loses.
    SevenTricks,
    /// The cards ran out; the winner of the last trick wins.
    LastTrick,
}

impl RoundEnd {
    /// The name that an outcome has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            RoundEnd::Bosses => "enough bosses",
            RoundEnd::SevenTricks => "seven tricks",
            RoundEnd::LastTrick => "last trick",
        }
    }
}

/// What the state keeps of a finished round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LastRound {
    pub(crate) end: RoundEnd,
    pub(crate) winners: SeatSet,
    pub(crate) gained: u8,
    pub(crate) trump: Card,
    pub(crate) bosses: CardSet,
    pub(crate) out_of_hands: CardSet,
    /// The cards of the last trick, from its leader on; three players have no fourth.
    pub(crate) last_cards: [Card; 4],
    pub(crate) last_leader: Seat,
    pub(crate) last_winner: Seat,
}

/// What a round brought, as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundResult {
    /// The round's number, from 1.
    pub round: u8,
    /// How it ended.
    pub end: RoundEnd,
    /// Who won it.
    pub winners: SeatSet,
    /// What each of them got.
    pub gained: u8,
    /// The bosses that counted for the winners, those out of hands included. With two winners of three players: none.
    pub bosses: CardSet,
    /// The bosses that were still in hands and were revealed (ruling S7: nothing else is).
    pub out_of_hands: CardSet,
    /// The round's trump card.
    pub trump: Card,
    /// Its last trick.
    pub last_trick: LastTrick,
}

/// A finished trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LastTrick {
    /// Who led.
    pub leader: Seat,
    /// Each seat's card.
    pub cards: PerSeat<Option<Card>>,
    /// Who took it.
    pub winner: Seat,
}

impl LastRound {
    /// The round as everybody saw it.
    pub(crate) fn seen(&self, number: u8, n_seats: usize) -> RoundResult {
        let mut cards = PerSeat::splat(n_seats, None);
        for (seat, &card) in self.last_leader.clockwise(n_seats).zip(&self.last_cards) {
            cards[seat] = Some(card);
        }
        RoundResult {
            round: number,
            end: self.end,
            winners: self.winners,
            gained: self.gained,
            bosses: self.bosses,
            out_of_hands: self.out_of_hands,
            trump: self.trump,
            last_trick: LastTrick {
                leader: self.last_leader,
                cards,
                winner: self.last_winner,
            },
        }
    }

    /// What the state kept of a round that was seen so.
    pub(crate) fn remembered(result: &RoundResult) -> LastRound {
        let trick = &result.last_trick;
        let mut last_cards = [Card::SUPER_TRUMP; 4];
        for (card, seat) in last_cards
            .iter_mut()
            .zip(trick.leader.clockwise(trick.cards.len()))
        {
            *card = trick.cards[seat].expect("everybody played to the last trick");
        }
        LastRound {
            end: result.end,
            winners: result.winners,
            gained: result.gained,
            trump: result.trump,
            bosses: result.bosses,
            out_of_hands: result.out_of_hands,
            last_cards,
            last_leader: trick.leader,
            last_winner: trick.winner,
        }
    }
}
