//! Pagodas and floors in their colours.

use hyakki_tajuto::{Floor, Floors, Pagoda};

use crate::page::{Hue, Inked, Page};

impl Inked for Pagoda {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(*self), self);
    }
}

impl Inked for Floor {
    fn ink(&self, page: &mut Page) {
        page.hue(hue(self.pagoda()), self);
    }
}

impl Inked for Floors {
    fn ink(&self, page: &mut Page) {
        page.add_list(self.iter());
    }
}

pub(super) fn hue(pagoda: Pagoda) -> Hue {
    match pagoda {
        Pagoda::Red => Hue::Red,
        Pagoda::Orange => Hue::Orange,
        Pagoda::Yellow => Hue::Yellow,
        Pagoda::Green => Hue::Green,
        Pagoda::Blue => Hue::Blue,
        Pagoda::Purple => Hue::Purple,
        Pagoda::White => Hue::White,
        Pagoda::Black => Hue::Black,
    }
}
