//! What a viewer knows and remembers.

mod phase;
mod round;

use hyakki_core::{GameView, PerSeat, SeatSet, Viewer};
use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::config::PagodaConfig;
use crate::pile::Pile;
use crate::state::{Pagoda, Phase};

pub use phase::{CardNeed, PhaseView};
pub use round::{RoundEnd, RoundView, TurnView};

/// What one viewer knows and remembers of a match: everything that lay open, the own cards,
/// and every turn as this viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PagodaView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// What the match waits for.
    #[serde(rename = "waiting")]
    pub phase: PhaseView,
    /// The number on the Torii gate: the round, from 1; 0 before the first deal.
    pub gate: usize,
    /// How many rounds the match has.
    pub n_gates: usize,
    /// How many turns are left before this round ends by itself (ruling P8), this one included.
    pub n_turns_left: u16,
    /// How many cards the pagoda deck has.
    pub deck_size: usize,
    /// The cards of the left pile, the top card last.
    pub left_pile: Vec<Card>,
    /// The cards of the right pile, the top card last.
    pub right_pile: Vec<Card>,
    /// How many cards each player holds.
    pub hand_sizes: PerSeat<u8>,
    /// How many cards are in each player's pool.
    pub pool_sizes: PerSeat<u8>,
    /// The viewer's own cards; a spectator has none.
    pub own: Option<OwnCards>,
    /// The cards that started the left and the right pile.
    pub opening: Option<[Card; 2]>,
    /// All rounds so far as the viewer saw them.
    pub rounds: Vec<RoundView>,
    /// Everybody's pool, once the match is over.
    pub pools: Option<PerSeat<CardSet>>,
}

/// The viewer's own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OwnCards {
    /// The hand.
    pub hand: CardSet,
    /// What the hand counts.
    pub hand_points: u32,
    /// The pool of failed offerings.
    pub pool: CardSet,
    /// What the pool counts.
    pub pool_points: u32,
}

impl GameView for PagodaView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> SeatSet {
        self.phase.seat().into_iter().collect()
    }
}

impl PagodaView {
    /// What this viewer may know and remember.
    pub(crate) fn of(state: &Pagoda, viewer: Viewer) -> PagodaView {
        let pile = |pile: Pile| state.pile(pile).as_slice().to_vec();
        PagodaView {
            viewer,
            players: state.n_seats(),
            phase: PhaseView::of(state),
            gate: state.round(),
            n_gates: state.config.n_rounds(),
            n_turns_left: state.n_turns_left,
            deck_size: state.deck.len(),
            left_pile: pile(Pile::Left),
            right_pile: pile(Pile::Right),
            hand_sizes: PerSeat::from_fn(state.n_seats(), |seat| state.hands[seat].len() as u8),
            pool_sizes: state.pools.map(|pool| pool.len() as u8),
            own: viewer.seat().map(|seat| OwnCards {
                hand: state.hand(seat),
                hand_points: state.hand(seat).points(),
                pool: state.pools[seat],
                pool_points: state.pools[seat].points(),
            }),
            opening: state.log.opening,
            rounds: (0..state.round())
                .map(|idx| RoundView::of(state, idx, viewer))
                .collect(),
            pools: (state.phase == Phase::Over).then_some(state.pools),
        }
    }

    /// What was settled before the match.
    #[must_use]
    pub fn config(&self) -> PagodaConfig {
        PagodaConfig {
            players: self.players as u8,
        }
    }

    /// The cards of a pile, the top card last.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> &[Card] {
        match pile {
            Pile::Left => &self.left_pile,
            Pile::Right => &self.right_pile,
        }
    }

    /// The end of the round that ended last.
    #[must_use]
    pub fn last_end(&self) -> Option<&RoundEnd> {
        self.rounds
            .iter()
            .rev()
            .find_map(|round| round.end.as_ref())
    }
}
