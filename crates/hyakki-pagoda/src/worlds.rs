//! Worlds that fit a view: everything the viewer knows holds in them, and each is equally likely.
//!
//! Two things are hidden from a viewer: the order of each shuffled deck, and which card went over in a gift between
//! others. A world fits if every card that somebody was later seen to play, to give to the viewer, or to show
//! when closing was in that hand at that time. A sample is made in four steps:
//!
//! 1. [`trace`]: the view is read from the first deal on, and becomes a list of events for each round.
//!    A card in somebody's hand is either *seen* (it was taken from a pile or given by the viewer) or *unseen*
//!    (drawn face down); all unseen cards of one shuffle are of one kind, because nothing tells them apart.
//! 2. [`gifts`] and [`foresight`]: for every unseen gift, the kind of the card is chosen so that every later event is possible.
//! 3. [`deal`]: every unseen card that was revealed later is put at one of the places in the deck it may have come from,
//!    and all other cards of that shuffle are dealt to the remaining places at random.
//! 4. The whole match is replayed with these decks and gifts, through the ordinary rules.
//!
//! Every fitting course of the match, orders of decks and choices of gifts, is equally likely: the kind of a gift is drawn in
//! proportion to the number of ways in which the rest of the round can have happened.
//! Only where these are too many to count (hundreds of situations, in long rounds of random play with many gifts of seen cards)
//! is a gift's kind drawn by a rougher count, without regard to later gifts and to third players.

mod deal;
mod foresight;
mod gifts;
mod trace;

use hyakki_core::{Dice, Game, Seat, Turn};

use crate::action::Action;
use crate::card::Card;
use crate::chance::Chance;
use crate::log::Sequel;
use crate::row::Row;
use crate::state::{Pagoda, Phase};
use crate::view::{PagodaView, TurnView};
use trace::Trace;

/// A world that fits the view of a match that is not over.
pub(crate) fn determinize(view: &PagodaView, dice: &mut impl Dice) -> Pagoda {
    determinize_with(view, dice, |_, _, _| ())
}

/// A world as [`determinize`] draws it; `on_action` is shown the world before each action that led to it.
pub(crate) fn determinize_with(
    view: &PagodaView,
    dice: &mut impl Dice,
    on_action: impl FnMut(&Pagoda, Seat, Action),
) -> Pagoda {
    if view.rounds.is_empty() {
        return Pagoda::new(view.config());
    }
    let mut trace = Trace::of(view);
    let gifts = deal::fill(&mut trace, dice);
    let decks = trace.epochs.iter().map(|epoch| {
        epoch
            .drawn
            .iter()
            .map(|card| card.expect("every place of a deck is filled"))
            .collect()
    });
    replay(view, decks, gifts.into_iter(), on_action)
}

/// Replays what the view saw, with decks and unseen gifts put in.
fn replay(
    view: &PagodaView,
    mut decks: impl Iterator<Item = Row>,
    mut gifts: impl Iterator<Item = Card>,
    mut on_action: impl FnMut(&Pagoda, Seat, Action),
) -> Pagoda {
    let mut state = Pagoda::new(view.config());
    let mut settle = |state: &mut Pagoda| {
        // A shuffle that the view still waits for has no deck here, and the world waits for it too.
        while state.turn() == Turn::Chance
            && let Some(deck) = decks.next()
        {
            state.apply_chance(&match state.phase {
                Phase::Setup => Chance::Setup {
                    first: view.rounds[0].starter,
                    deck,
                },
                _ => Chance::Shuffle { deck },
            });
        }
    };
    settle(&mut state);
    for turn in view.rounds.iter().flat_map(|round| &round.turns) {
        for action in actions(turn, &mut gifts).into_iter().flatten() {
            on_action(&state, turn.seat, action);
            state.apply(turn.seat, action);
            settle(&mut state);
        }
    }
    state
}

/// The actions of a turn: the play, and what followed.
fn actions(turn: &TurnView, gifts: &mut impl Iterator<Item = Card>) -> [Option<Action>; 2] {
    let offering = turn.offering;
    let play = Action::Play {
        close: offering.sequel == Sequel::Closed,
        card: offering.card,
        pile: offering.pile,
    };
    let second = match offering.sequel {
        Sequel::Nothing | Sequel::Closed => None,
        Sequel::Gave { card, to } => Some(Action::Give {
            card: card
                .or_else(|| gifts.next())
                .expect("every unseen gift was chosen"),
            to,
        }),
        Sequel::Fed { to, .. } => Some(Action::Feed { to }),
        Sequel::Drew { .. } => Some(Action::Draw),
        Sequel::Took { .. } => Some(Action::Take),
    };
    [Some(play), second]
}
