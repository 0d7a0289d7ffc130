//! Suits and cards in their colours.

use hyakki_septet::{Card, CardSet, Suit};

use crate::page::{Hue, Inked, Page};

impl Inked for Suit {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(*self), self.name());
    }
}

impl Inked for Card {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(self.suit()), self);
    }
}

impl Inked for CardSet {
    fn ink(&self, page: &mut Page) {
        page.add_list(self.iter());
    }
}

fn hue(suit: Suit) -> Hue {
    match suit {
        Suit::Green => Hue::Green,
        Suit::Purple => Hue::Purple,
        Suit::Pink => Hue::Pink,
        Suit::Yellow => Hue::Yellow,
        Suit::Black => Hue::Black,
        Suit::Red => Hue::Red,
        Suit::Blue => Hue::Blue,
    }
}
