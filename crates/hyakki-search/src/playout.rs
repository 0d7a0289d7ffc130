//! Playing on from a position to something whose worth is known.

use hyakki_core::{Dice, Game, PerSeat, Turn};

use crate::insight::Insight;
use crate::shares::win_shares;

/// Plays on as the craft plays, and tells what came out.
pub(crate) fn playout<G: Game>(
    world: &mut G,
    insight: &impl Insight<G>,
    dice: &mut impl Dice,
) -> PerSeat<f32> {
    let mut n_actions = 0;
    loop {
        match world.turn() {
            Turn::Over(outcome) => return win_shares(world, &outcome),
            Turn::Chance => {
                let chance = world.sample_chance(dice);
                world.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                if let Some(worth) = insight.estimate(world, n_actions) {
                    return worth;
                }
                n_actions += 1;
                let seat = seats.first().expect("somebody must act");
                let actions = world.legal_actions(seat);
                let action = insight.play(world, seat, &actions, dice);
                world.apply(seat, action);
            }
        }
        if let Some(worth) = insight.value(world) {
            return worth;
        }
    }
}
