//! How good each action looks to a player.

use hyakki_core::Seat;
use hyakki_pagoda::{Action, Card, CardSet, Fall, Pagoda, Pile};

use super::hand_values::HandValues;

/// What ending the round is worth, beside the cards.
const END: f32 = 3.0;
/// What a gift is worth to the giver, beside being rid of the card.
const GIFT: f32 = 2.0;
/// What each point of a gift is worth to the giver.
const GIFT_POINT: f32 = 0.1;
/// How much sooner somebody with a card less gets a gift.
const FEWER_CARDS: f32 = 0.3;

/// A player's cards at one moment, and what they could become.
#[derive(Clone, Copy)]
pub(super) struct ActionScores<'a> {
    pub(super) world: &'a Pagoda,
    pub(super) hand: CardSet,
    pub(super) values: HandValues<'a>,
}

impl ActionScores<'_> {
    /// How good an action looks, in the unit of logits.
    #[inline]
    pub(super) fn of(&self, action: Action) -> f32 {
        match action {
            Action::Play { close, card, pile } => self.of_play(close, card, pile),
            Action::Give { card, to } => {
                let value = GIFT_POINT * f32::from(card.value());
                self.values.of(self.hand.without(card)) + value - self.n_cards(to)
            }
            Action::Feed { to } => -self.n_cards(to),
            Action::Draw => self.values.after_draw(self.hand),
            Action::Take => {
                let played = self.world.last_pile().expect("a card was just played");
                self.values.of(self.hand.with(self.top(played.other())))
            }
        }
    }

    #[inline]
    fn of_play(&self, close: bool, card: Card, pile: Pile) -> f32 {
        let left = self.hand.without(card);
        match card.onto(self.top(pile)) {
            Fall::Lower => self.values.of(left) + if close || left.is_empty() { END } else { 0.0 },
            Fall::Match => {
                let after_gift = left.iter().map(|gift| self.values.of(left.without(gift)));
                let best = after_gift.fold(f32::NEG_INFINITY, f32::max);
                match left.len() {
                    0 => self.values.of(left) + END + GIFT,
                    1 => best + END + GIFT,
                    _ => best + GIFT,
                }
            }
            Fall::Higher => {
                let take = self.values.of(left.with(self.top(pile.other())));
                take.max(self.values.after_draw(left))
            }
        }
    }

    #[inline]
    fn top(&self, pile: Pile) -> Card {
        let pile = self.world.pile(pile);
        pile.last().expect("both piles have a card in play")
    }

    #[inline]
    fn n_cards(&self, seat: Seat) -> f32 {
        FEWER_CARDS * self.world.n_in_hand(seat) as f32
    }
}
