//! Rules of thumb alone, for the reference that never changes.

use hyakki_core::{Dice, PerSeat, Seat};
use hyakki_search::{Craft, Insight};
use hyakki_septet::{Action, Actions, Septet, SeptetView, Worlds};

use crate::septet::taste::Taste;

/// Rules of thumb alone: every world that fits is as likely as any other, and matches are played to their end.
///
/// The second reference plays its playouts with it. It must never change, or old figures would mean nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeptetThumb;

impl Craft<Septet> for SeptetThumb {
    type Insight = SeptetThumbInsight;

    fn look(&self, view: &SeptetView) -> SeptetThumbInsight {
        SeptetThumbInsight(Worlds::of(view))
    }
}

/// Rules of thumb applied to one view.
#[derive(Debug)]
pub struct SeptetThumbInsight(Worlds);

impl Insight<Septet> for SeptetThumbInsight {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        self.0.sample(dice)
    }

    fn play(&self, world: &Septet, seat: Seat, actions: &Actions, dice: &mut impl Dice) -> Action {
        Taste::Thumb.play(world, seat, actions, dice)
    }

    fn weigh(&self, world: &Septet, seat: Seat, actions: &Actions, weights: &mut Vec<f32>) {
        Taste::Thumb.weigh(world, seat, actions, weights);
    }

    fn value(&self, _: &Septet) -> Option<PerSeat<f32>> {
        None
    }
}
