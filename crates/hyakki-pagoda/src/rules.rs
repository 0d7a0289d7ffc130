//! What is legal.

use hyakki_core::{BadChance, Seat};

use crate::action::Action;
use crate::actions::{Actions, Gifts, Others, Plays};
use crate::card::{Card, Fall};
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::illegal::Illegal;
use crate::numbers::MAX_CLOSING_POINTS;
use crate::pile::Pile;
use crate::row::Row;
use crate::state::{Pagoda, Phase};

/// Whether an action is legal, and if not, why.
pub(crate) fn check(state: &Pagoda, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !state.is_active(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match (state.phase, action) {
        (Phase::Play, Action::Play { close, card, pile }) => {
            state.check_in_hand(seat, card)?;
            if close {
                state.check_closing(card, pile)?;
            }
            Ok(())
        }
        (Phase::Play, _) => Err(Illegal::PlayFirst),
        (_, Action::Play { .. }) => Err(Illegal::AlreadyPlayed),

        (Phase::Give, Action::Give { card, to }) => {
            if state.hands[seat].is_empty() {
                return Err(Illegal::NothingLeftToGive);
            }
            state.check_in_hand(seat, card)?;
            state.check_receiver(to)
        }
        (Phase::Give, Action::Feed { to }) => {
            if !state.hands[seat].is_empty() {
                return Err(Illegal::GiveFromHand);
            }
            state.check_receiver(to)
        }
        (Phase::Give, Action::Draw | Action::Take) => Err(Illegal::MatchMustGive),

        (_, Action::Draw | Action::Take) => Ok(()),
        (_, Action::Give { .. } | Action::Feed { .. }) => Err(Illegal::HigherMustTake),
    }
}

/// Every legal action of a seat.
#[inline]
pub(crate) fn legal_actions(state: &Pagoda, seat: Seat) -> Actions {
    if !state.is_active(seat) {
        return Actions::NONE;
    }
    match state.phase {
        Phase::Play => Actions::Play(state.plays()),
        Phase::Give => {
            let hand = state.hands[seat];
            let others = Others::new(seat, state.n_seats());
            if hand.is_empty() {
                Actions::Feed(others)
            } else {
                Actions::Give(Gifts { hand, others })
            }
        }
        Phase::DrawOrTake => Actions::DrawOrTake,
        _ => Actions::NONE,
    }
}

/// Whether a random event can happen now.
pub(crate) fn check_chance(state: &Pagoda, chance: &Chance) -> Result<(), BadChance> {
    match (state.phase, chance) {
        (Phase::Setup, Chance::Setup { first, deck }) => {
            if first.index() >= state.n_seats() {
                return Err(BadChance(format!("there is no player in seat {first}")));
            }
            check_deck(deck, CardSet::FULL)
        }
        (Phase::Setup, _) => Err(BadChance("the match begins with a setup".to_owned())),
        (Phase::ShuffleToDeal | Phase::ShuffleToPlay, Chance::Shuffle { deck }) => {
            check_deck(deck, state.under_the_tops())
        }
        (Phase::ShuffleToDeal | Phase::ShuffleToPlay, _) => {
            Err(BadChance("the match has begun already".to_owned()))
        }
        _ => Err(BadChance::not_awaited()),
    }
}

/// Whether the deck holds exactly these cards, each once.
fn check_deck(deck: &Row, cards: CardSet) -> Result<(), BadChance> {
    if deck.to_set() != cards {
        Err(BadChance("these are not the cards to shuffle".to_owned()))
    } else if deck.len() != cards.len() {
        Err(BadChance("a card is in the deck twice".to_owned()))
    } else {
        Ok(())
    }
}

impl Pagoda {
    /// Whether a seat may act now.
    #[inline]
    fn is_active(&self, seat: Seat) -> bool {
        seat == self.active && matches!(self.phase, Phase::Play | Phase::Give | Phase::DrawOrTake)
    }

    fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hands[seat].cards().contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand { card })
        }
    }

    fn check_receiver(&self, to: Seat) -> Result<(), Illegal> {
        if to.index() >= self.n_seats() {
            Err(Illegal::NoSuchPlayer { seat: to })
        } else if to == self.active {
            Err(Illegal::NotToYourself)
        } else {
            Ok(())
        }
    }

    /// Closing is declared with the play, by a lower card without a match,
    /// when cards remain and count few enough points (ruling P9).
    fn check_closing(&self, card: Card, pile: Pile) -> Result<(), Illegal> {
        let top = self.top(pile);
        let left = self.hands[self.active].cards().without(card);
        let points = left.points();
        if card.onto(top) != Fall::Lower {
            Err(Illegal::ClosesOnlyWithLower { card, top })
        } else if left.is_empty() {
            Err(Illegal::ClosesOnlyWithCards)
        } else if points > MAX_CLOSING_POINTS {
            Err(Illegal::TooManyPoints { points })
        } else {
            Ok(())
        }
    }

    #[inline]
    fn plays(&self) -> Plays {
        let hand = &self.hands[self.active];
        Plays {
            closers: hand.closers(|| Pile::BOTH.map(|pile| self.top(pile))),
            hand: *hand,
        }
    }

    /// The cards that become the new deck when the old one is empty: both piles without their top cards.
    pub(crate) fn under_the_tops(&self) -> CardSet {
        self.piles
            .iter()
            .filter_map(|pile| pile.as_slice().split_last())
            .flat_map(|(_, under)| under)
            .copied()
            .collect()
    }
}
