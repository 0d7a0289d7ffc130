//! Colours, sketch cards and yokai in their colours.

use hyakki_sketch::{Card, CardBag, Colour, Yokai, YokaiSet};

use crate::page::{Hue, Ink, Inked, Page};

impl Inked for Colour {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(*self), self);
    }
}

impl Inked for Card {
    fn ink(&self, page: &mut Page) {
        let [first, second] = self.colours();
        page.add(&first).add(&second);
        if let Some(ability) = self.ability() {
            page.put(Ink::Strong, ability.letter());
        }
    }
}

impl Inked for CardBag {
    fn ink(&self, page: &mut Page) {
        page.add_list(self.iter());
    }
}

impl Inked for Yokai {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(self.colour()), self);
    }
}

impl Inked for YokaiSet {
    fn ink(&self, page: &mut Page) {
        page.add_list(self.iter());
    }
}

pub(super) fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Green => Hue::Green,
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
        Colour::Yellow => Hue::Yellow,
    }
}
