//! Playing on from a position to one that has a value.

use hyakki_core::{Dice, Game, PerSeat, Turn};

use crate::search::information_set::InformationSet;
use crate::search::rewards::rewards;

/// Plays on from a world to its end, to the horizon, or to where the rollout is cut off; returns the value there.
pub(crate) fn rollout<G: Game>(
    world: &mut G,
    information_set: &impl InformationSet<G>,
    dice: &mut impl Dice,
) -> PerSeat<f32> {
    let mut n_actions = 0;
    loop {
        match world.turn() {
            Turn::Over(outcome) => return rewards(world, &outcome),
            Turn::Chance => {
                let chance = world.sample_chance(dice);
                world.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                if let Some(value) = information_set.cutoff_value(world, n_actions) {
                    return value;
                }
                n_actions += 1;
                let seat = seats.first().expect("somebody must act");
                let actions = world.legal_actions(seat);
                let action = information_set.rollout_action(world, seat, &actions, dice);
                world.apply(seat, action);
            }
        }
        if let Some(value) = information_set.horizon_value(world) {
            return value;
        }
    }
}
