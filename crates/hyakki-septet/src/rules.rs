//! What is legal, and which card takes a trick.

use hyakki_core::Seat;

use crate::action::Action;
use crate::actions::Actions;
use crate::card::{Card, CardSet};
use crate::illegal::Illegal;
use crate::state::{Septet, Stage, Trick};

/// How strong a card is in a trick: the highest takes it.
///
/// Green A beats every trump, a trump every card of the led suit, and that every other card; within a suit the rank decides.
/// Two cards of neither suit may be equally strong, but the led one always beats them.
#[inline]
pub(crate) fn strength(card: Card, to_follow: CardSet, trump: Card) -> u8 {
    const LED: u64 = 0x0808_0808_0808_0808;
    const TRUMP: u64 = 0x10;
    const SUPER_TRUMP: u8 = 0x20;
    // One byte for each suit says what belonging to it is worth.
    let worth = to_follow.0 & LED | TRUMP << (8 * trump.suit_index());
    let suit_worth = (worth >> (8 * card.suit_index())) as u8;
    let super_worth = u8::from(card == Card::SUPER_TRUMP) * SUPER_TRUMP;
    card.rank() | suit_worth | super_worth
}

impl Septet {
    /// The cards this hand may play to the trick.
    #[inline]
    pub(crate) fn playable(hand: CardSet, trick: &Trick) -> CardSet {
        let following = hand.intersection(trick.to_follow);
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    #[inline]
    pub(crate) fn legal(&self, seat: Seat) -> Actions {
        match &self.stage {
            Stage::Play(trick) if trick.to_act == seat => {
                Actions::Play(Septet::playable(self.round.hands[seat.index()], trick))
            }
            Stage::Pass(waiting) if waiting.contains(seat) => {
                Actions::Pass(self.round.hands[seat.index()])
            }
            _ => Actions::Play(CardSet::EMPTY),
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.index() >= self.n_seats() {
            return Err(Illegal::NotYourTurn);
        }
        match (&self.stage, action) {
            (Stage::Deal | Stage::Over, _) => Err(Illegal::NotYourTurn),
            (Stage::Pass(_), Action::Play(_)) => Err(Illegal::MustPass),
            (Stage::Pass(waiting), Action::Pass(trio)) => {
                if !waiting.contains(seat) {
                    return Err(Illegal::PassIsFinal);
                }
                trio.cards()
                    .into_iter()
                    .try_for_each(|card| self.check_held(seat, card))
            }
            (Stage::Play(trick), _) if trick.to_act != seat => Err(Illegal::NotYourTurn),
            (Stage::Play(_), Action::Pass(_)) => Err(Illegal::NotPassing),
            (Stage::Play(trick), Action::Play(card)) => {
                self.check_held(seat, card)?;
                if Septet::playable(self.round.hands[seat.index()], trick).contains(card) {
                    Ok(())
                } else {
                    Err(Illegal::MustFollowSuit {
                        led: trick.to_follow.nth(0).suit(),
                    })
                }
            }
        }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.round.hands[seat.index()].contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand { card })
        }
    }
}
