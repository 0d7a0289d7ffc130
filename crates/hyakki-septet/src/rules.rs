//! What is legal, and which card takes a trick.

use hyakki_core::{BadChance, Seat};

use crate::action::Action;
use crate::actions::Actions;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::illegal::Illegal;
use crate::state::{Phase, Septet};
use crate::trick::Trick;

/// Whether an action is legal, and if not, why.
pub(crate) fn check(state: &Septet, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !state.is_active(seat) {
        return Err(state.why_inactive(seat, action));
    }
    match (&state.phase, action) {
        (Phase::Pass(_), Action::Pass { cards: trio }) => trio
            .cards()
            .into_iter()
            .try_for_each(|card| state.check_in_hand(seat, card)),
        (Phase::Pass(_), Action::Play { .. }) => Err(Illegal::MustPass),
        (Phase::Play(_), Action::Pass { .. }) => Err(Illegal::NotPassing),
        (Phase::Play(trick), Action::Play { card }) => {
            state.check_in_hand(seat, card)?;
            state.check_suit(seat, card, trick)
        }
        (Phase::Deal | Phase::Over, _) => Err(Illegal::NotYourTurn),
    }
}

/// Every legal action of a seat.
#[inline]
pub(crate) fn legal_actions(state: &Septet, seat: Seat) -> Actions {
    if !state.is_active(seat) {
        return Actions::NONE;
    }
    match &state.phase {
        Phase::Play(trick) => Actions::Play(state.playable(seat, trick)),
        Phase::Pass(_) => Actions::Pass(state.round.hands[seat.index()]),
        Phase::Deal | Phase::Over => Actions::NONE,
    }
}

/// Whether a random event can happen now: a deal of all 49 cards for so many players.
pub(crate) fn check_chance(state: &Septet, chance: &Chance) -> Result<(), BadChance> {
    if state.phase != Phase::Deal {
        return Err(BadChance::not_awaited());
    }
    let (n_hands, n_players) = (chance.hands.len(), state.n_seats());
    if n_hands != n_players {
        return Err(BadChance(format!(
            "{n_hands} hands are dealt to {n_players} players"
        )));
    }
    let hand_size = state.config.hand_size();
    let mut seen = CardSet::only(chance.trump);
    for (seat, &hand) in chance.hands.entries() {
        let n_cards = hand.len();
        if n_cards != hand_size {
            let message = format!("seat {seat} is dealt {n_cards} cards instead of {hand_size}");
            return Err(BadChance(message));
        }
        if let Some(twice) = hand.intersection(seen).iter().next() {
            return Err(BadChance(format!("{twice} is dealt twice")));
        }
        seen = seen.union(hand);
    }
    Ok(())
}

impl Septet {
    /// Whether a seat may act now.
    #[inline]
    fn is_active(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Play(trick) => trick.to_act == seat,
            Phase::Pass(waiting) => waiting.contains(seat),
            Phase::Deal | Phase::Over => false,
        }
    }

    /// Why a seat that may not act now is refused: while others still pass, it has passed already.
    fn why_inactive(&self, seat: Seat, action: Action) -> Illegal {
        let has_passed = matches!(self.phase, Phase::Pass(_)) && seat.index() < self.n_seats();
        match action {
            Action::Pass { .. } if has_passed => Illegal::PassIsFinal,
            Action::Play { .. } if has_passed => Illegal::MustPass,
            _ => Illegal::NotYourTurn,
        }
    }

    fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.round.hands[seat.index()].contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand { card })
        }
    }

    fn check_suit(&self, seat: Seat, card: Card, trick: &Trick) -> Result<(), Illegal> {
        if self.playable(seat, trick).contains(card) {
            Ok(())
        } else {
            Err(Illegal::MustFollowSuit {
                led: trick.to_follow.nth(0).suit(),
            })
        }
    }

    /// The cards that a seat may play to the trick.
    #[inline]
    fn playable(&self, seat: Seat, trick: &Trick) -> CardSet {
        let hand = self.round.hands[seat.index()];
        let following = hand.intersection(trick.to_follow);
        if following.is_empty() {
            hand
        } else {
            following
        }
    }
}

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
