//! A mind that cheats: the upper bound of what inference could bring.

use hyakki_core::{Dice, Game, PerSeat, Seat, Viewer};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::insight::{Craft, Insight};
use crate::mind::Question;
use crate::search::{Settings, advise};

/// A search that is given the true state. It is no [`Mind`](crate::Mind): no table can seat it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seer<C> {
    /// What is known about the game.
    pub craft: C,
    /// The numbers of the search.
    pub settings: Settings,
}

impl<C> Seer<C> {
    /// What a seat should do that sees everything.
    pub fn choose<G: Game>(
        &self,
        state: &G,
        seat: Seat,
        budget: Budget<'_>,
        dice: &mut impl Dice,
    ) -> G::Action
    where
        C: Craft<G>,
    {
        let view = state.view(Viewer::Seat(seat));
        let question = Question {
            seat,
            view: &view,
            actions: &state.legal_actions(seat),
            budget,
        };
        let mut insight = Open {
            state,
            insight: self.craft.look(&view),
        };
        let advice = advise(&mut insight, self.settings, &question, dice);
        Advice::best(&advice).expect("a search looks at something at least once")
    }
}

/// An insight in which every world is the true one.
struct Open<'a, G, I> {
    state: &'a G,
    insight: I,
}

impl<G: Game, I: Insight<G>> Insight<G> for Open<'_, G, I> {
    fn sample(&mut self, _: &mut impl Dice) -> G {
        self.state.clone()
    }

    fn play(&self, world: &G, seat: Seat, actions: &G::Actions, dice: &mut impl Dice) -> G::Action {
        self.insight.play(world, seat, actions, dice)
    }

    fn weigh(&self, world: &G, seat: Seat, actions: &G::Actions, weights: &mut Vec<f32>) {
        self.insight.weigh(world, seat, actions, weights);
    }

    fn value(&self, world: &G) -> Option<PerSeat<f32>> {
        self.insight.value(world)
    }

    fn estimate(&self, world: &G, n_actions: u32) -> Option<PerSeat<f32>> {
        self.insight.estimate(world, n_actions)
    }

    fn branch(&self, chance: &G::Chance) -> Option<u64> {
        self.insight.branch(chance)
    }
}
