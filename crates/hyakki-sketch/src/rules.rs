//! What is legal.

use hyakki_core::{BadChance, Seat};

use crate::action::{AbilityUse, Action};
use crate::actions::{Actions, allowed};
use crate::bag::CardBag;
use crate::card::{Ability, Card};
use crate::chance::{Chance, Setup};
use crate::colour::Colour;
use crate::illegal::Illegal;
use crate::numbers::FULL_HAND;
use crate::state::{Phase, Sketch};
use crate::yokai::{Yokai, YokaiSet};

/// Whether an action is legal, and if not, why.
pub(crate) fn check(state: &Sketch, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !state.is_active(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match action {
        Action::Pass if state.may_pass(seat) => Ok(()),
        Action::Pass => Err(Illegal::MustPlay),
        Action::Play {
            card,
            colour,
            ability,
        } => {
            state.check_in_hand(seat, card)?;
            if !card.has(colour) {
                return Err(Illegal::NoSuchSketch { card, colour });
            }
            state.check_ability(seat, card, colour, ability)
        }
    }
}

/// Every legal action of a seat.
#[inline]
pub(crate) fn legal_actions(state: &Sketch, seat: Seat) -> Actions {
    if !state.is_active(seat) {
        return Actions::NONE;
    }
    let can_distract = state.last_cards[opponent(seat)].is_some();
    let plays = state.hands[index(seat)].plays();
    Actions::new(
        plays.intersection(allowed(state.callable, can_distract)),
        state.may_pass(seat),
    )
}

/// Whether a random event can happen now.
pub(crate) fn check_chance(state: &Sketch, chance: &Chance) -> Result<(), BadChance> {
    match (state.phase, chance) {
        (Phase::Setup, Chance::Setup(setup)) => check_setup(setup),
        (Phase::Reshuffle { .. }, Chance::Reshuffle(deck)) => {
            if deck.to_bag() == Some(state.discard) {
                Ok(())
            } else {
                bad("the new deck must hold exactly the cards of the discard pile")
            }
        }
        (Phase::Setup, Chance::Reshuffle(_)) => bad("the match begins with a setup"),
        (Phase::Reshuffle { .. }, Chance::Setup(_)) => bad("the match is already set up"),
        (Phase::Play { .. } | Phase::Over(_), _) => Err(BadChance::not_awaited()),
    }
}

fn check_setup(setup: &Setup) -> Result<(), BadChance> {
    if setup.first.index() > 1 {
        return bad("the first player must be seat 0 or 1");
    }
    if setup.deck.to_bag() != Some(CardBag::FULL) {
        return bad("the deck must hold each of the 36 sketch cards once");
    }
    let is_whole = |(colour, stack): (Colour, &[Yokai])| {
        let whole: YokaiSet = Yokai::of_colour(colour).into_iter().collect();
        stack.iter().copied().collect::<YokaiSet>() == whole
    };
    let mut stacks = Colour::ALL
        .into_iter()
        .zip(setup.stacks.iter().map(|stack| &stack[..]));
    if !stacks.all(is_whole) {
        return bad("each stack must hold the five yokai of its colour");
    }
    Ok(())
}

fn bad(why: &str) -> Result<(), BadChance> {
    Err(BadChance(why.to_owned()))
}

impl Sketch {
    /// Whether a seat may act now.
    #[inline]
    fn is_active(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Play { active, .. } if active == seat)
    }

    /// Only a player who began to play with four cards and still has all of them must play one.
    /// Nobody can have four later in a turn, so the hand alone tells.
    #[inline]
    pub(crate) fn may_pass(&self, seat: Seat) -> bool {
        self.hands[index(seat)].cards().len() < FULL_HAND
    }

    fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.hands[seat.index()].cards().contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotInHand { card })
        }
    }

    fn check_ability(
        &self,
        seat: Seat,
        card: Card,
        colour: Colour,
        ability: AbilityUse,
    ) -> Result<(), Illegal> {
        match (ability, card.ability()) {
            (AbilityUse::None, _) => Ok(()),
            (AbilityUse::Call { from }, Some(Ability::Call)) => self.check_call(from, colour),
            (AbilityUse::Distract, Some(Ability::Distract)) => {
                if self.last_cards[opponent(seat)].is_some() {
                    Ok(())
                } else {
                    Err(Illegal::NothingToDistract)
                }
            }
            _ => Err(Illegal::NoSuchAbility { card }),
        }
    }

    fn check_call(&self, from: Colour, to: Colour) -> Result<(), Illegal> {
        if from == to {
            return Err(Illegal::CalledFromSameStack { stack: to });
        }
        if self.stacks[from.index()].len() < 2 {
            return Err(Illegal::LastYokai { stack: from });
        }
        Ok(())
    }
}

/// The index of a seat in what there is two of.
#[inline]
pub(crate) fn index(seat: Seat) -> usize {
    seat.index() & 1
}

/// The index of the other seat.
#[inline]
pub(crate) fn opponent(seat: Seat) -> usize {
    index(seat) ^ 1
}
