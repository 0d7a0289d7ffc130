//! Information-set Monte Carlo tree search with knowledge of the game.
//!
//! Every simulation samples a world from the information set, follows the tree of action sequences that all worlds share, goes on
//! from its leaf with a rollout, and stops at the end or at the horizon. The values are backed up for every seat on the
//! way in its own terms, so that teams and any number of sides are served alike.

mod block;
mod edges;
mod index;
mod settings;
mod tree;

use hyakki_core::{ActionSet, Dice, Game, GameRng, PerSeat, Seat, SeatSet, Turn};

use crate::search::information_set::InformationSet;
use crate::search::knowledge::Knowledge;
use crate::search::rewards::rewards;
use crate::search::rollout::rollout;
use hyakki_search::Advice;
use hyakki_search::Mind;
use hyakki_search::Question;

pub(crate) use settings::Settings;
use tree::{ROOT, Tree};

/// Information-set Monte Carlo tree search with knowledge of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<K> {
    /// What is known about the game.
    pub knowledge: K,
    /// The parameters of the search.
    pub settings: Settings,
}

impl<K> Search<K> {
    /// What the search thinks of the question's actions.
    pub(crate) fn advise<G: Game>(
        &self,
        question: &Question<'_, G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>>
    where
        K: Knowledge<G>,
    {
        let mut information_set = self.knowledge.information_set(&question.view);
        self.knowledge
            .advise_without_tree(question, &mut information_set, dice)
            .unwrap_or_else(|| advise(&mut information_set, self.settings, question, dice))
    }
}

impl<G: Game, K: Knowledge<G>> Mind<G> for Search<K> {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        if question.actions.len() == 1 {
            return question.actions.nth(0);
        }
        let advice = self.advise(question, rng);
        Advice::best(&advice).unwrap_or_else(|| question.actions.pick(rng))
    }
}

/// Searches an information set, and tells what it thinks of the question's actions.
///
/// There is at least one simulation, so that there is advice even when time is up at once.
pub(super) fn advise<G: Game>(
    information_set: &mut impl InformationSet<G>,
    settings: Settings,
    question: &Question<'_, G>,
    dice: &mut impl Dice,
) -> Vec<Advice<G::Action>> {
    let mut tree = Tree::<G>::new(settings);
    simulate(&mut tree, information_set, question, dice);
    tree.advice()
}

/// Simulates as often as the budget allows.
fn simulate<G: Game>(
    tree: &mut Tree<G>,
    information_set: &mut impl InformationSet<G>,
    question: &Question<'_, G>,
    dice: &mut impl Dice,
) {
    let mut next_check = 1;
    for number in 0..u32::MAX {
        if number == next_check {
            let used = question.budget.used(number);
            if used >= 1.0 || can_stop_early(tree.lead(), number, used) {
                break;
            }
            let later = number + 1 + number / CLOCK_CHECK_DIVISOR;
            next_check = later.min(question.budget.simulations);
        }
        let mut simulation = Simulation {
            tree,
            root_player: question.seat,
            world: information_set.sample(dice),
        };
        simulation.run(information_set, dice);
    }
}

/// The interval between two checks of the clock is the number of simulations so far, divided by this: a search overruns its
/// time by no more than one part in so many.
const CLOCK_CHECK_DIVISOR: u32 = 256;

/// The safety factor of an early stop: the rest of the simulations may be faster than those so far, and so more than expected.
const SAFETY_FACTOR: f32 = 1.25;

/// Whether no other action can catch up with the most visited one any more: then more simulations change nothing.
fn can_stop_early(lead: u32, n_simulations: u32, used: f32) -> bool {
    let left = n_simulations as f32 * (1.0 - used) / used;
    lead as f32 > SAFETY_FACTOR * left
}

struct Simulation<'a, G: Game> {
    tree: &'a mut Tree<G>,
    /// Who decides at the root.
    root_player: Seat,
    world: G,
}

impl<G: Game> Simulation<'_, G> {
    fn run(&mut self, information_set: &impl InformationSet<G>, dice: &mut impl Dice) {
        self.tree.begin();
        let value = self.select(information_set, dice);
        let value = value.unwrap_or_else(|| rollout(&mut self.world, information_set, dice));
        self.tree.back_up(&value);
    }

    /// Follows the tree to a leaf; returns the value of the world if it ends there or reaches the horizon.
    fn select(
        &mut self,
        information_set: &impl InformationSet<G>,
        dice: &mut impl Dice,
    ) -> Option<PerSeat<f32>> {
        let mut node = ROOT;
        let mut is_first = true;
        loop {
            let is_leaf = match self.world.turn() {
                Turn::Over(outcome) => return Some(rewards(&self.world, &outcome)),
                Turn::Chance => {
                    let chance = self.world.sample_chance(dice);
                    self.world.apply_chance(&chance);
                    let key = information_set.chance_key(&chance);
                    key.is_some_and(|key| {
                        let is_leaf;
                        (node, is_leaf) = self.tree.follow_chance(node, key);
                        is_leaf
                    })
                }
                Turn::Act(seats) => {
                    let seat = self.who_acts(seats, is_first);
                    let actions = self.world.legal_actions(seat);
                    let step =
                        (self.tree).descend(node, &self.world, seat, &actions, information_set)?;
                    self.world.apply(seat, step.action);
                    is_first = false;
                    let is_leaf = !self.tree.is_expanded(&step);
                    if !is_leaf {
                        node = self.tree.follow(&step);
                    }
                    is_leaf
                }
            };
            if let Some(value) = information_set.horizon_value(&self.world) {
                return Some(value);
            }
            if is_leaf {
                return None;
            }
        }
    }

    /// Where several act at once, the root player comes first.
    fn who_acts(&self, seats: SeatSet, is_first: bool) -> Seat {
        let first = Some(self.root_player).filter(|_| is_first);
        first.or(seats.first()).expect("somebody must act")
    }
}
