//! A heuristic for Septet that never changes: the second reference plays by it.

use hyakki_core::{Dice, PerSeat, Seat};
use hyakki_search::{InformationSet, Knowledge};
use hyakki_septet::{Action, Actions, Septet, SeptetView, Worlds};

use crate::septet::policy_kind::PolicyKind;

/// A heuristic alone: every world that fits is as likely as any other, and matches are played to their end.
///
/// The second reference rolls out with it. It must never change, or old figures would mean nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeptetHeuristic;

impl Knowledge<Septet> for SeptetHeuristic {
    type InformationSet = SeptetHeuristicInformationSet;

    fn information_set(&self, view: &SeptetView) -> SeptetHeuristicInformationSet {
        SeptetHeuristicInformationSet(Worlds::of(view))
    }
}

/// The worlds that fit a view, each as likely as any other, in which everybody plays by the heuristic.
#[derive(Debug)]
pub struct SeptetHeuristicInformationSet(Worlds);

impl InformationSet<Septet> for SeptetHeuristicInformationSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        self.0.sample(dice)
    }

    fn rollout_action(
        &self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        PolicyKind::Heuristic.sample(world, seat, actions, dice)
    }

    fn priors(&self, world: &Septet, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        PolicyKind::Heuristic.add_weights(world, seat, actions, priors);
    }

    fn horizon_value(&self, _: &Septet) -> Option<PerSeat<f32>> {
        None
    }
}
