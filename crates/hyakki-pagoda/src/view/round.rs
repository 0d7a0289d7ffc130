//! A round and its turns, as one viewer saw them.

use std::fmt;

use hyakki_core::{PerSeat, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::log::{Ending, Offering, Round, Sequel};
use crate::state::Pagoda;

/// A round as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundView {
    /// Who began.
    pub starter: Seat,
    /// How many cards each player was dealt.
    pub dealt: PerSeat<u8>,
    /// How many cards had been dealt when the piles became a new deck, if that happened during the deal.
    pub n_dealt_before_shuffle: Option<u8>,
    /// The cards dealt to the viewer, in order.
    pub own_deal: Vec<Card>,
    /// The turns.
    pub turns: Vec<TurnView>,
    /// How it ended, if it has.
    pub end: Option<RoundEnd>,
}

/// A turn as one viewer saw it; as text `2: k5 L draw ?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(from = "String", into = "String")
)]
pub struct TurnView {
    /// Whose turn it was.
    pub seat: Seat,
    /// What happened; an unseen card is missing.
    pub offering: Offering,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoundEnd {
    /// Who ended it.
    pub by: Seat,
    /// How.
    pub ending: Ending,
    /// The hand that the closer showed.
    pub shown: Option<CardSet>,
    /// How many cards went from each hand into the pool.
    pub n_failed: PerSeat<u8>,
}

impl RoundView {
    pub(super) fn of(state: &Pagoda, round_idx: usize, viewer: Viewer) -> RoundView {
        let n_seats = state.n_seats();
        let round = &state.log.rounds[round_idx];
        let turns = state.log.turns_of(round_idx);
        let mut dealt = PerSeat::splat(n_seats, 0);
        let mut own_deal = Vec::new();
        for (seat, &card) in clockwise(round.starter, n_seats).zip(state.log.dealt_for(round_idx)) {
            dealt[seat] += 1;
            if viewer.is(seat) {
                own_deal.push(card);
            }
        }
        let turns: Vec<TurnView> = clockwise(round.starter, n_seats)
            .zip(turns)
            .map(|(seat, &offering)| TurnView::of(seat, offering, viewer))
            .collect();
        RoundView {
            starter: round.starter,
            dealt,
            n_dealt_before_shuffle: round.n_dealt_before_shuffle,
            own_deal,
            end: turns.last().and_then(|turn| RoundEnd::of(round, turn.seat)),
            turns,
        }
    }
}

/// Round and round the table, beginning with this seat.
fn clockwise(starter: Seat, n_seats: usize) -> impl Iterator<Item = Seat> {
    std::iter::successors(Some(starter), move |seat| Some(seat.left(n_seats)))
}

impl RoundEnd {
    fn of(round: &Round, by: Seat) -> Option<RoundEnd> {
        let end = round.end?;
        Some(RoundEnd {
            by,
            ending: end.ending,
            shown: (end.ending == Ending::Closed).then_some(end.hand),
            n_failed: end.n_failed,
        })
    }
}

impl TurnView {
    /// A gift is seen by the two it concerns, a drawn card by the one who draws; everything else lies open.
    fn of(seat: Seat, offering: Offering, viewer: Viewer) -> TurnView {
        let sequel = match offering.sequel {
            Sequel::Nothing => Sequel::Nothing,
            Sequel::Closed => Sequel::Closed,
            Sequel::Gave { card, to } => Sequel::Gave {
                card: card.filter(|_| viewer.is(seat) || viewer.is(to)),
                to,
            },
            Sequel::Fed { to, card, shuffled } => Sequel::Fed {
                to,
                card: card.filter(|_| viewer.is(to)),
                shuffled,
            },
            Sequel::Drew { card, shuffled } => Sequel::Drew {
                card: card.filter(|_| viewer.is(seat)),
                shuffled,
            },
            Sequel::Took {
                card,
                flipped,
                shuffled,
            } => Sequel::Took {
                card,
                flipped,
                shuffled,
            },
        };
        TurnView {
            seat,
            offering: Offering {
                card: offering.card,
                pile: offering.pile,
                sequel,
            },
        }
    }
}

impl fmt::Display for TurnView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.seat, self.offering)
    }
}

impl Serialize for TurnView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
