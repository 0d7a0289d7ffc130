//! What a viewer knows and remembers.

use std::fmt;

use hyakki_core::{GameConfig, GameView, Outcome, PerSeat, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::config::PagodaConfig;
use crate::log::{Ending, Offering, Round, Sequel};
use crate::pile::Pile;
use crate::state::{Pagoda, Phase};

/// What one viewer knows and remembers of a match: everything that lay open, the own cards,
/// and every turn as this viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PagodaView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// What the match waits for.
    pub waiting: Waiting,
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

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Waiting {
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardNeed {
    /// To go on with the deal.
    Deal,
    /// For this seat's hand.
    Hand(Seat),
    /// To start this pile anew.
    Pile(Pile),
}

/// The viewer's own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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

/// A round as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct TurnView {
    /// Whose turn it was.
    pub seat: Seat,
    /// What happened; an unseen card is missing.
    pub offering: Offering,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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

impl GameView for PagodaView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl PagodaView {
    pub(crate) fn of(state: &Pagoda, viewer: Viewer) -> PagodaView {
        let pile = |pile: Pile| state.pile(pile).as_slice().to_vec();
        PagodaView {
            viewer,
            players: state.n_seats(),
            waiting: Waiting::of(state),
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
        PagodaConfig::from_choices(self.players, |_| 0)
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

impl Waiting {
    fn of(state: &Pagoda) -> Waiting {
        let seat = state.active;
        match state.phase {
            Phase::Setup => Waiting::Setup,
            Phase::Play => Waiting::Play { seat },
            Phase::Give if state.hands[seat].is_empty() => Waiting::Feed { seat },
            Phase::Give => Waiting::Give { seat },
            Phase::DrawOrTake => Waiting::DrawOrTake { seat },
            Phase::ShuffleToDeal => Waiting::Shuffle {
                need: CardNeed::Deal,
            },
            Phase::ShuffleToPlay => Waiting::Shuffle {
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
            Phase::Over => Waiting::Over(state.outcome()),
        }
    }

    /// The seat that must act, if one must.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Waiting::Play { seat }
            | Waiting::Give { seat }
            | Waiting::Feed { seat }
            | Waiting::DrawOrTake { seat } => Some(seat),
            Waiting::Setup | Waiting::Shuffle { .. } | Waiting::Over(_) => None,
        }
    }
}

impl RoundView {
    fn of(state: &Pagoda, round_idx: usize, viewer: Viewer) -> RoundView {
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
