//! Information-set Monte Carlo tree search that knows its game's craft.
//!
//! Every simulation draws a world that fits what the seat knows, follows the tree of action sequences that all worlds share,
//! goes on from its leaf as the craft plays, and stops where the craft knows what the world is worth. What comes out is told to
//! every seat on the way in its own terms, so that teams and any number of sides are served alike.

mod block;
mod edges;
mod index;
#[cfg(test)]
mod tests;
mod tree;

use hyakki_core::{ActionSet, Dice, Game, PerSeat, Seat, SeatSet, Turn, Viewer};

use crate::advice::Advice;
use crate::insight::{Craft, Insight};
use crate::mind::{Mind, Question};
use crate::playout::playout;
use crate::shares::win_shares;
use tree::{ROOT, Tree};

/// The numbers of a search.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much an action is preferred that was rarely tried although it looks promising.
    pub exploration: f32,
    /// How much of the craft's first look is replaced by trusting all actions alike, from 0 to 1.
    pub doubt: f32,
    /// Of so many simulations one is spent on what another seat would do that does not know our hand; 0 lets the others
    /// learn from worlds that all hold our hand, as if they knew it.
    pub others_every: u32,
    /// How often an action must have been tried before the search looks at what can be done after it: until then a playout goes
    /// on from there.
    pub patience: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            exploration: 1.2,
            doubt: 0.15,
            others_every: 0,
            patience: 5,
        }
    }
}

/// Information-set Monte Carlo tree search that knows its game's craft.
#[derive(Clone, Copy, Debug, Default)]
pub struct Search<C> {
    /// What is known about the game.
    pub craft: C,
    /// The numbers of the search.
    pub settings: Settings,
}

impl<C> Search<C> {
    /// What the search thinks of the question's actions.
    pub fn advise<G: Game>(
        &self,
        question: &Question<'_, G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>>
    where
        C: Craft<G>,
    {
        let mut insight = self.craft.look(question.view);
        self.craft
            .decide(question, &mut insight, dice)
            .unwrap_or_else(|| advise(&mut insight, self.settings, question, dice))
    }
}

impl<G: Game, C: Craft<G>> Mind<G> for Search<C> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut impl Dice) -> G::Action {
        if question.actions.len() == 1 {
            return question.actions.nth(0);
        }
        let advice = self.advise(question, dice);
        Advice::best(&advice).unwrap_or_else(|| question.actions.pick(dice))
    }
}

/// Searches with an insight, and tells what it thinks of the question's actions.
///
/// There is at least one simulation, so that there is advice even when time is up at once.
pub fn advise<G: Game>(
    insight: &mut impl Insight<G>,
    settings: Settings,
    question: &Question<'_, G>,
    dice: &mut impl Dice,
) -> Vec<Advice<G::Action>> {
    let mut tree = Tree::<G>::new(settings);
    think(&mut tree, insight, settings, question, dice);
    tree.advice()
}

/// Simulates as often as the budget allows.
fn think<G: Game>(
    tree: &mut Tree<G>,
    insight: &mut impl Insight<G>,
    settings: Settings,
    question: &Question<'_, G>,
    dice: &mut impl Dice,
) {
    let mut next_look = 1;
    for number in 0..u32::MAX {
        if number == next_look {
            let used = question.budget.used(number);
            if used >= 1.0 || is_settled(tree.lead(), number, used) {
                break;
            }
            let later = number + 1 + number / LOOKS_APART;
            next_look = later.min(question.budget.simulations);
        }
        let learner = match settings.others_every {
            0 => Learner::Everybody,
            every if number % every == every - 1 => Learner::Other,
            _ => Learner::Asked,
        };
        let mut simulation = Simulation {
            tree,
            asked: question.seat,
            learner,
            world: insight.sample(dice),
        };
        simulation.run(insight, dice);
    }
}

/// Between two looks at the clock pass as many simulations as have been so far, divided by this: it is never overrun by more
/// than that part.
const LOOKS_APART: u32 = 256;

/// Simulations may go faster later on, so the lead must be larger than what is probably left by this factor.
const CAUTION: f32 = 1.25;

/// Whether no other action can be looked at as often any more as the one that leads: then more thinking changes nothing.
fn is_settled(lead: u32, n_simulations: u32, used: f32) -> bool {
    let left = n_simulations as f32 * (1.0 - used) / used;
    lead as f32 > CAUTION * left
}

/// Who learns from a simulation.
#[derive(Clone, Copy, PartialEq)]
enum Learner {
    /// Everybody: the others as if they knew the hand of the seat that was asked.
    Everybody,
    /// The seat that was asked; the others do what they have learned elsewhere.
    Asked,
    /// The first other seat to act; from there on the world is one that it can believe in.
    Other,
}

struct Simulation<'a, G: Game> {
    tree: &'a mut Tree<G>,
    asked: Seat,
    learner: Learner,
    world: G,
}

impl<G: Game> Simulation<'_, G> {
    fn run(&mut self, insight: &impl Insight<G>, dice: &mut impl Dice) {
        self.tree.begin();
        let worth = self.walk(insight, dice);
        let worth = worth.unwrap_or_else(|| playout(&mut self.world, insight, dice));
        self.tree.learn(&worth);
    }

    /// Follows the tree to a leaf; tells what the world is worth if that is known there.
    fn walk(&mut self, insight: &impl Insight<G>, dice: &mut impl Dice) -> Option<PerSeat<f32>> {
        let mut node = ROOT;
        let mut is_first = true;
        // The other seat that learns, once it has acted.
        let mut other = None;
        loop {
            let is_leaf = match self.world.turn() {
                Turn::Over(outcome) => return Some(win_shares(&self.world, &outcome)),
                Turn::Chance => {
                    let chance = self.world.sample_chance(dice);
                    self.world.apply_chance(&chance);
                    let event = insight.branch(&chance);
                    event.is_some_and(|event| {
                        let is_leaf;
                        (node, is_leaf) = self.tree.follow_chance(node, event);
                        is_leaf
                    })
                }
                Turn::Act(seats) => {
                    let seat = self.who_acts(seats, is_first);
                    if self.learner == Learner::Other && other.is_none() && seat != self.asked {
                        other = Some(seat);
                        let view = self.world.view(Viewer::Seat(seat));
                        self.world = G::determinize(&view, dice);
                    }
                    let actions = self.world.legal_actions(seat);
                    let learns = self.learns(seat, other);
                    let step =
                        self.tree
                            .descend(node, &self.world, seat, &actions, insight, learns)?;
                    self.world.apply(seat, step.action);
                    is_first = false;
                    let is_leaf = self.tree.is_fresh(&step);
                    if !is_leaf {
                        node = self.tree.follow(&step);
                    }
                    is_leaf
                }
            };
            if let Some(worth) = insight.value(&self.world) {
                return Some(worth);
            }
            if is_leaf {
                return None;
            }
        }
    }

    /// Where several act at once, the one who was asked comes first.
    fn who_acts(&self, seats: SeatSet, is_first: bool) -> Seat {
        let first = Some(self.asked).filter(|_| is_first);
        first.or(seats.first()).expect("somebody must act")
    }

    fn learns(&self, seat: Seat, other: Option<Seat>) -> bool {
        match self.learner {
            Learner::Everybody => true,
            Learner::Asked => seat == self.asked,
            Learner::Other => other == Some(seat),
        }
    }
}
