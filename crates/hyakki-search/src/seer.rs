//! A mind that cheats: what inference could bring at most.

use hyakki_core::{Dice, Game, PerSeat, Seat};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::information_set::InformationSet;
use crate::knowledge::Knowledge;
use crate::question::Question;
use crate::search::{Settings, advise};

/// A search that is given the true state. It is no [`Mind`](crate::Mind): no table can seat it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seer<K> {
    /// What is known about the game.
    pub knowledge: K,
    /// The parameters of the search.
    pub settings: Settings,
}

impl<K> Seer<K> {
    /// What a seat should do that sees everything.
    pub fn choose<G: Game>(
        &self,
        state: &G,
        seat: Seat,
        budget: Budget<'_>,
        dice: &mut impl Dice,
    ) -> G::Action
    where
        K: Knowledge<G>,
    {
        self.choose_in(state, seat, budget, || state.clone(), dice)
    }

    /// What a seat should do in a position if such worlds are all that it could be, the true one or some like it.
    pub fn choose_in<G: Game>(
        &self,
        state: &G,
        seat: Seat,
        budget: Budget<'_>,
        world: impl FnMut() -> G,
        dice: &mut impl Dice,
    ) -> G::Action
    where
        K: Knowledge<G>,
    {
        let question = Question::of(state, seat, budget);
        let mut information_set = ShownWorlds {
            world,
            information_set: self.knowledge.information_set(&question.view),
        };
        let advice = advise(&mut information_set, self.settings, &question, dice);
        Advice::best(&advice).expect("a search looks at something at least once")
    }
}

/// An information set whose worlds somebody shows.
struct ShownWorlds<W, I> {
    world: W,
    information_set: I,
}

impl<G: Game, W: FnMut() -> G, I: InformationSet<G>> InformationSet<G> for ShownWorlds<W, I> {
    fn sample(&mut self, _: &mut impl Dice) -> G {
        (self.world)()
    }

    fn rollout_action(
        &self,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        dice: &mut impl Dice,
    ) -> G::Action {
        self.information_set
            .rollout_action(world, seat, actions, dice)
    }

    fn priors(&self, world: &G, seat: Seat, actions: &G::Actions, weights: &mut Vec<f32>) {
        self.information_set.priors(world, seat, actions, weights);
    }

    fn horizon_value(&self, world: &G) -> Option<PerSeat<f32>> {
        self.information_set.horizon_value(world)
    }

    fn cutoff_value(&self, world: &G, n_actions: u32) -> Option<PerSeat<f32>> {
        self.information_set.cutoff_value(world, n_actions)
    }

    fn chance_key(&self, chance: &G::Chance) -> Option<u64> {
        self.information_set.chance_key(chance)
    }
}
