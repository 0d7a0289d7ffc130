//! Information-set Monte Carlo tree search as the books have it: the references that progress is measured against.
//!
//! **This file is frozen**, and so are the heuristics of R2's rollouts: a figure against them means the same for ever.
//!
//! Every simulation samples a world that fits the view and plays it to the end: along the tree as long as the actions there
//! are known, then one new node, then at random (R1) or by a heuristic (R2). The tree is one of action sequences, shared by
//! all worlds; an action is judged by how it did in the worlds where it was possible (Cowling, Powley, Whitehouse 2012, single observer).

use hyakki_core::{ActionSet, Dice, Game, GameRng, PerSeat, Seat, Turn};
use hyakki_search::{InformationSet, Knowledge, Mind, NoKnowledge, Question};

use super::rewards::rewards;

/// Information-set Monte Carlo tree search with uniform worlds, and rollouts as a knowledge plays: without one, at random.
#[derive(Clone, Copy, Debug)]
pub struct PlainSearch<K = NoKnowledge> {
    /// How much a rarely tried action is preferred.
    pub exploration: f32,
    /// The knowledge by which rollouts are played.
    pub knowledge: K,
}

impl<K: Default> Default for PlainSearch<K> {
    fn default() -> PlainSearch<K> {
        PlainSearch {
            exploration: 0.7,
            knowledge: K::default(),
        }
    }
}

/// How many simulations pass between two checks of the budget.
const SIMULATIONS_PER_CHECK: u32 = 16;

impl<G: Game, K: Knowledge<G>> Mind<G> for PlainSearch<K> {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        if question.actions.len() == 1 {
            return question.actions.nth(0);
        }
        let mut tree = Tree::<G>::new(question.seat, self.exploration);
        let information_set = self.knowledge.information_set(&question.view);
        for number in 0..question.budget.simulations {
            if number % SIMULATIONS_PER_CHECK == 0 && question.budget.is_spent(number) {
                break;
            }
            tree.simulate(G::determinize(&question.view, rng), &information_set, rng);
        }
        tree.most_visited()
            .unwrap_or_else(|| question.actions.pick(rng))
    }
}

/// The tree of action sequences; the first node is the root.
struct Tree<G: Game> {
    /// Who decides at the root.
    root_player: Seat,
    nodes: Vec<Node<G>>,
    exploration: f32,
}

struct Node<G: Game> {
    children: Vec<Child<G>>,
}

struct Child<G: Game> {
    action: G::Action,
    node: usize,
    n_visits: u32,
    /// The availability count: how often the action was legal when its node was reached.
    n_available: u32,
    /// The sum of the visits' rewards to the seat that acts here.
    reward: f32,
}

/// A child on the path of a simulation: its node, its place there, and who acted.
struct PathEntry {
    node: usize,
    place: usize,
    seat: Seat,
}

impl<G: Game> Tree<G> {
    fn new(root_player: Seat, exploration: f32) -> Tree<G> {
        Tree {
            root_player,
            nodes: vec![Node {
                children: Vec::new(),
            }],
            exploration,
        }
    }

    fn most_visited(&self) -> Option<G::Action> {
        let children = self.nodes[0].children.iter();
        children
            .max_by_key(|child| child.n_visits)
            .map(|child| child.action)
    }

    fn simulate(
        &mut self,
        mut world: G,
        information_set: &impl InformationSet<G>,
        dice: &mut impl Dice,
    ) {
        let mut path = Vec::new();
        let mut node = 0;
        let mut is_in_tree = true;
        let outcome = loop {
            match world.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Chance => {
                    let chance = world.sample_chance(dice);
                    world.apply_chance(&chance);
                }
                Turn::Act(seats) => {
                    // Where several act at once, the root player comes first.
                    let first = Some(self.root_player).filter(|_| path.is_empty());
                    let seat = first.or(seats.first()).expect("somebody must act");
                    let actions = world.legal_actions(seat);
                    let action = if is_in_tree {
                        let (place, is_new) = self.descend(node, &actions, dice);
                        path.push(PathEntry { node, place, seat });
                        let child = &self.nodes[node].children[place];
                        node = child.node;
                        is_in_tree = !is_new;
                        child.action
                    } else {
                        information_set.rollout_action(&world, seat, &actions, dice)
                    };
                    world.apply(seat, action);
                }
            }
        };
        self.back_up(&path, &rewards(&outcome));
    }

    /// Chooses an action at a node: one never tried if there is one, else the one with the highest upper bound.
    /// Tells the child's place, and whether it is new.
    fn descend(
        &mut self,
        node: usize,
        actions: &G::Actions,
        dice: &mut impl Dice,
    ) -> (usize, bool) {
        let n_known = self.count_available(node, actions);
        if n_known < actions.len() {
            let action = self.untried(node, actions, actions.len() - n_known, dice);
            let new_node = self.nodes.len();
            self.nodes.push(Node {
                children: Vec::new(),
            });
            let children = &mut self.nodes[node].children;
            children.push(Child {
                action,
                node: new_node,
                n_visits: 0,
                n_available: 1,
                reward: 0.0,
            });
            (children.len() - 1, true)
        } else {
            (self.best_bound(node, actions), false)
        }
    }

    /// Counts which known actions are legal in this world, and tells how many are.
    fn count_available(&mut self, node: usize, actions: &G::Actions) -> usize {
        let mut n_known = 0;
        for action in actions.iter() {
            if let Some(child) = self.nodes[node]
                .children
                .iter_mut()
                .find(|child| child.action == action)
            {
                child.n_available += 1;
                n_known += 1;
            }
        }
        n_known
    }

    /// One of the actions that the node does not know yet, each equally likely.
    fn untried(
        &self,
        node: usize,
        actions: &G::Actions,
        n_untried: usize,
        dice: &mut impl Dice,
    ) -> G::Action {
        let place = dice.index(n_untried);
        let children = &self.nodes[node].children;
        actions
            .iter()
            .filter(|action| children.iter().all(|child| child.action != *action))
            .nth(place)
            .expect("so many actions are untried")
    }

    fn best_bound(&self, node: usize, actions: &G::Actions) -> usize {
        let children = &self.nodes[node].children;
        let bound = |child: &Child<G>| {
            let n_visits = child.n_visits.max(1) as f32;
            let exploration = ((child.n_available as f32).ln() / n_visits).sqrt();
            child.reward / n_visits + self.exploration * exploration
        };
        actions
            .iter()
            .filter_map(|action| children.iter().position(|child| child.action == action))
            .max_by(|&a, &b| bound(&children[a]).total_cmp(&bound(&children[b])))
            .expect("every action of this world is known")
    }

    fn back_up(&mut self, path: &[PathEntry], rewards: &PerSeat<f32>) {
        for entry in path {
            let child = &mut self.nodes[entry.node].children[entry.place];
            child.n_visits += 1;
            child.reward += rewards[entry.seat];
        }
    }
}
