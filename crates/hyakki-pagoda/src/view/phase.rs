//! What the match waits for, as everybody sees it.

use hyakki_core::{Outcome, Seat};
use serde::Serialize;

use crate::log::{Offering, Sequel};
use crate::pile::Pile;
use crate::score;
use crate::state::{Pagoda, Phase};

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum PhaseView {
    /// The first shuffle.
    Setup,
    /// This seat plays a card.
    Play {
        /// The seat.
        seat: Seat,
    },
    /// This seat has played a match and gives a card away.
    Give {
        /// The seat.
        seat: Seat,
    },
    /// This seat has played a match with its last card and chooses who draws.
    Feed {
        /// The seat.
        seat: Seat,
    },
    /// This seat has played higher, and draws or takes a card.
    DrawOrTake {
        /// The seat.
        seat: Seat,
    },
    /// A card is needed and the deck is empty.
    Shuffle {
        /// What the card is needed for.
        need: CardNeed,
    },
    /// Nothing: the match is over.
    Over(Outcome),
}

/// What a card of the empty deck is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CardNeed {
    /// To go on with the deal.
    Deal,
    /// For this seat's hand.
    Hand(Seat),
    /// To start this pile anew.
    Pile(Pile),
}

impl PhaseView {
    pub(super) fn of(state: &Pagoda) -> PhaseView {
        let seat = state.active;
        match state.phase {
            Phase::Setup => PhaseView::Setup,
            Phase::Play => PhaseView::Play { seat },
            Phase::Give if state.hands[seat].is_empty() => PhaseView::Feed { seat },
            Phase::Give => PhaseView::Give { seat },
            Phase::DrawOrTake => PhaseView::DrawOrTake { seat },
            Phase::ShuffleToDeal => PhaseView::Shuffle {
                need: CardNeed::Deal,
            },
            Phase::ShuffleToPlay => PhaseView::Shuffle {
                need: match state.log.turns.last() {
                    Some(Offering {
                        sequel: Sequel::Fed { to, .. },
                        ..
                    }) => CardNeed::Hand(*to),
                    Some(Offering {
                        pile,
                        sequel: Sequel::Took { .. },
                        ..
                    }) => CardNeed::Pile(pile.other()),
                    _ => CardNeed::Hand(seat),
                },
            },
            Phase::Over => PhaseView::Over(score::outcome(state)),
        }
    }

    /// The seat that must act, if one must.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            PhaseView::Play { seat }
            | PhaseView::Give { seat }
            | PhaseView::Feed { seat }
            | PhaseView::DrawOrTake { seat } => Some(seat),
            PhaseView::Setup | PhaseView::Shuffle { .. } | PhaseView::Over(_) => None,
        }
    }
}
