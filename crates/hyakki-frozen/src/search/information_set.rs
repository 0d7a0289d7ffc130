//! All worlds that fit a view, as somebody sees them who knows the game.

use hyakki_core::{Dice, Game, PerSeat, Seat};

/// All worlds that fit a view, as somebody sees them who knows the game: how likely each is, how people play in it, and what it
/// is worth.
pub(crate) trait InformationSet<G: Game> {
    /// Samples a world (a determinization): everything known holds in it, and likelier ones come more often.
    fn sample(&mut self, dice: &mut impl Dice) -> G;

    /// What a seat does in a rollout. It is called for every action of every rollout: no allocation.
    fn rollout_action(
        &self,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        dice: &mut impl Dice,
    ) -> G::Action;

    /// Adds the prior of each action to a list that is empty, in the set's order: how promising it looks before it is tried. Not
    /// negative, on any scale.
    fn priors(&self, world: &G, seat: Seat, actions: &G::Actions, priors: &mut Vec<f32>);

    /// What this world is worth to each seat, from 0 to 1, where the search does not look further: at its horizon (the end of a
    /// round, say). Nothing before that. It is called after every step of a simulation, in the tree and in a rollout.
    fn horizon_value(&self, world: &G) -> Option<PerSeat<f32>>;

    /// What this world is probably worth to each seat, from 0 to 1, to cut a rollout off; nothing where it must go on. It is
    /// called before each action of a rollout, with the number of actions since the tree was left; the tree itself goes on.
    fn cutoff_value(&self, _world: &G, _n_actions: u32) -> Option<PerSeat<f32>> {
        None
    }

    /// A key for a random event, where the tree has a node for each such event (closed loop); nothing where all events share
    /// one (open loop).
    fn chance_key(&self, _chance: &G::Chance) -> Option<u64> {
        None
    }
}
