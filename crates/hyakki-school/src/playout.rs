//! Playing on from a world to the end of the match.

use hyakki_core::{ActionSet, PerSeat, Seat, Turn};
use hyakki_search::{InformationSet, rewards};

use crate::dice_of_playout::PlayoutDice;
use crate::reviewed::Reviewed;

/// A world in which everybody plays on as the knowledge says.
pub(crate) struct Playout<'a, G, I> {
    information_set: &'a I,
    pub(crate) world: G,
    dice: PlayoutDice,
    n_actions: u32,
}

/// What came of a playout that went on to the end of the match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// What the world was worth to each seat where a search would have looked no further.
    pub(crate) estimate: PerSeat<f32>,
    /// Each seat's share of the win.
    pub(crate) shares: PerSeat<f32>,
    /// Each seat's points.
    pub(crate) points: PerSeat<i16>,
    /// The facts that came true, as bits in the order of their list.
    pub(crate) facts: u32,
}

impl<'a, G: Reviewed, I: InformationSet<G>> Playout<'a, G, I> {
    pub(crate) fn new(information_set: &'a I, world: G, dice: PlayoutDice) -> Playout<'a, G, I> {
        Playout {
            information_set,
            world,
            dice,
            n_actions: 0,
        }
    }

    /// The seat takes this action first.
    pub(crate) fn act(mut self, seat: Seat, action: G::Action) -> Playout<'a, G, I> {
        // The dice of an action that needs none are thrown all the same: those of later ones stay what they are.
        self.dice.for_action(seat);
        self.world.apply(seat, action);
        self
    }

    /// What the world is worth to each seat where a search would look no further.
    pub(crate) fn estimate(mut self) -> PerSeat<f32> {
        loop {
            if let Some(value) = self.value_here() {
                return value;
            }
            self.step();
        }
    }

    /// Each seat's share of the win at the end of the match.
    pub(crate) fn shares(mut self) -> PerSeat<f32> {
        loop {
            if let Turn::Over(outcome) = self.world.turn() {
                return rewards(&self.world, &outcome);
            }
            self.step();
        }
    }

    /// Plays to the end of the match; the facts are those of the one who decided in `before`.
    pub(crate) fn play(mut self, before: &G, seat: Seat) -> Played {
        let mut estimate = None;
        let mut facts = None;
        loop {
            estimate = estimate.or_else(|| self.value_here());
            facts = facts.or_else(|| before.facts(&self.world, seat));
            if let Turn::Over(outcome) = self.world.turn() {
                let shares = rewards(&self.world, &outcome);
                return Played {
                    estimate: estimate.unwrap_or(shares),
                    shares,
                    points: outcome.points,
                    facts: facts.unwrap_or(0),
                };
            }
            self.step();
        }
    }

    fn value_here(&self) -> Option<PerSeat<f32>> {
        match self.world.turn() {
            Turn::Over(outcome) => Some(rewards(&self.world, &outcome)),
            Turn::Chance => self.information_set.horizon_value(&self.world),
            Turn::Act(_) => (self.information_set.horizon_value(&self.world))
                .or_else(|| (self.information_set).cutoff_value(&self.world, self.n_actions)),
        }
    }

    /// One step of a match that is not over.
    #[inline]
    fn step(&mut self) {
        match self.world.turn() {
            Turn::Over(_) => unreachable!("whoever plays on has looked whether the match is over"),
            Turn::Chance => {
                let chance = self.world.sample_chance(&mut self.dice.for_event());
                self.world.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody must act");
                let mut dice = self.dice.for_action(seat);
                let actions = self.world.legal_actions(seat);
                let action = match actions.len() {
                    1 => actions.nth(0),
                    _ => (self.information_set).rollout_action(
                        &self.world,
                        seat,
                        &actions,
                        &mut dice,
                    ),
                };
                self.world.apply(seat, action);
                self.n_actions += 1;
            }
        }
    }
}
