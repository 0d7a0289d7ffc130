//! Yokai and cards in their colours.

use hyakki_pagoda::{Card, CardSet, Yokai};

use crate::page::{Hue, Inked, Page};

impl Inked for Yokai {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(*self), self);
    }
}

impl Inked for Card {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(self.yokai()), self);
    }
}

impl Inked for CardSet {
    fn ink(&self, page: &mut Page) {
        page.add_list(self.iter());
    }
}

/// The first three are printed, the others are ours (ruling P1).
fn hue(yokai: Yokai) -> Hue {
    match yokai {
        Yokai::Kappa => Hue::Green,
        Yokai::Tengu => Hue::Red,
        Yokai::Tanuki => Hue::Blue,
        Yokai::Kitsune => Hue::Orange,
        Yokai::Oni => Hue::Purple,
        Yokai::YukiOnna => Hue::Cyan,
        Yokai::Nekomata => Hue::Pink,
        Yokai::Karakasa => Hue::Yellow,
        Yokai::Rokurokubi => Hue::Brown,
        Yokai::Gashadokuro => Hue::White,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_yokai_has_a_colour_of_its_own() {
        for one in Yokai::ALL {
            for other in Yokai::ALL {
                assert_eq!(hue(one) == hue(other), one == other, "{one} and {other}");
            }
        }
    }
}
