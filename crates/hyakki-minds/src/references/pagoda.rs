//! A heuristic for Pagoda that never changes: the second reference plays by it.

use hyakki_core::Seat;
use hyakki_pagoda::{Action, CardSet, Fall, Pagoda, Pile};

use super::heuristic::Heuristic;

/// Be rid of what counts most, match where you can, close as soon as you may, and give high cards to those with few.
#[derive(Clone, Copy, Debug, Default)]
pub struct PagodaHeuristic;

/// How much likelier an action is that saves a point more.
const SHARPNESS: f32 = 0.7;
/// What an unknown card adds to the points of a hand, about.
const UNKNOWN: f32 = 4.0;

impl Heuristic<Pagoda> for PagodaHeuristic {
    fn scores(world: &Pagoda, seat: Seat) -> impl Fn(Action) -> f32 {
        let (hand, pool) = (world.hand(seat), world.pool(seat));
        // What the round would cost with these cards: their points, and a point for each card still to be got rid of.
        let cost = move |cards: CardSet| (pool | cards).points() as f32 + cards.len() as f32;
        let top = |pile: Pile| {
            world
                .pile(pile)
                .last()
                .expect("both piles have a card in play")
        };
        let n_cards = |seat: Seat| world.hand(seat).len() as f32;
        move |action| {
            let saved = match action {
                Action::Play { close: true, .. } => 10.0,
                Action::Play { card, pile, .. } => {
                    let left = hand.without(card);
                    match card.onto(top(pile)) {
                        Fall::Match => 5.0 - cost(left),
                        Fall::Lower => -cost(left),
                        Fall::Higher => {
                            let take = cost(left.with(top(pile.other())));
                            -take.min(cost(left) + UNKNOWN)
                        }
                    }
                }
                Action::Give { card, to } => -cost(hand.without(card)) - 0.5 * n_cards(to),
                Action::Feed { to } => -n_cards(to),
                Action::Draw => -cost(hand) - UNKNOWN,
                Action::Take => {
                    let played = world.last_pile().expect("a card was just played");
                    -cost(hand.with(top(played.other())))
                }
            };
            SHARPNESS * saved
        }
    }
}
