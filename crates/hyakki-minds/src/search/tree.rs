//! The tree of action sequences, shared by all worlds.

use hyakki_core::{ActionSet, Game, PerSeat, Seat};

use super::Settings;
use super::index::{Index, hash};
use crate::advice::Advice;
use crate::insight::Insight;

/// A node of the tree: what was done to come here.
pub(super) type NodeId = u32;

/// The tree of action sequences, shared by all worlds; the first node is the root.
pub(super) struct Tree<G: Game> {
    settings: Settings,
    /// How often each node's actions were weighed.
    nodes: Vec<u8>,
    edges: Vec<Edge<G>>,
    index: Index,
    /// What was gone through in this simulation.
    path: Vec<Taken>,
    /// The edges that are open in this world, in the order of its actions.
    open: Vec<u32>,
    weights: Vec<f32>,
}

/// An action at a node.
struct Edge<G: Game> {
    action: G::Action,
    child: Option<NodeId>,
    n_visits: u32,
    /// How often the action was possible when its node was reached.
    n_possible: u32,
    /// The sum of what the visits brought the seat that acts here.
    reward: f32,
    /// How promising the action looked among the others, in the mean of the first worlds.
    prior: f32,
}

struct Taken {
    edge: u32,
    seat: Seat,
}

/// What the tree has to say at a node.
pub(super) struct Step<A> {
    pub(super) action: A,
    edge: u32,
}

/// The root of every tree.
pub(super) const ROOT: NodeId = 0;

/// After so many worlds the mean weight of an action is known well enough.
const LOOKS: u8 = 8;

/// A tree does not grow beyond this; simulations go on from its leaves.
const MAX_EDGES: usize = 2_000_000;

impl<G: Game> Tree<G> {
    pub(super) fn new(settings: Settings) -> Tree<G> {
        Tree {
            settings,
            nodes: vec![0],
            edges: Vec::with_capacity(1 << 12),
            index: Index::new(),
            path: Vec::with_capacity(64),
            open: Vec::with_capacity(64),
            weights: Vec::with_capacity(64),
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= MAX_EDGES
    }

    /// Begins a simulation.
    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// Chooses an action at a node in this world.
    pub(super) fn descend(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        insight: &impl Insight<G>,
    ) -> Step<G::Action> {
        if self.open_edges(node, actions) || self.nodes[node as usize] < LOOKS {
            self.weigh(node, world, seat, actions, insight);
        }
        let edge = self.select();
        Step {
            action: self.edges[edge as usize].action,
            edge,
        }
    }

    /// Notes a step that is to be learned from: those that were possible beside it count too.
    pub(super) fn take(&mut self, step: &Step<G::Action>, seat: Seat) {
        for &edge in &self.open {
            self.edges[edge as usize].n_possible += 1;
        }
        self.path.push(Taken {
            edge: step.edge,
            seat,
        });
    }

    /// Where the step leads, and whether nobody has been there yet. `position` stands for the world after it, if orders of
    /// actions are to be merged.
    pub(super) fn follow(
        &mut self,
        step: &Step<G::Action>,
        position: Option<u64>,
    ) -> (NodeId, bool) {
        if let Some(child) = self.edges[step.edge as usize].child {
            return (child, false);
        }
        let (child, is_new) = match position {
            Some(position) => self.node_at(hash(&(u64::MAX, position))),
            None => (self.new_node(), true),
        };
        self.edges[step.edge as usize].child = Some(child);
        (child, is_new)
    }

    /// Where an event leads that is looked at by itself, and whether nobody has been there yet.
    pub(super) fn follow_chance(&mut self, node: NodeId, event: u64) -> (NodeId, bool) {
        self.node_at(hash(&(node, u64::MAX, event)))
    }

    fn node_at(&mut self, hash: u64) -> (NodeId, bool) {
        let new = self.nodes.len() as NodeId;
        let node = self.index.get_or_insert(hash, || new);
        if node == new {
            self.nodes.push(0);
        }
        (node, node == new)
    }

    fn new_node(&mut self) -> NodeId {
        self.nodes.push(0);
        self.nodes.len() as NodeId - 1
    }

    /// What the simulation brought, told to everything that was gone through.
    pub(super) fn learn(&mut self, rewards: &PerSeat<f32>) {
        for taken in &self.path {
            let edge = &mut self.edges[taken.edge as usize];
            edge.n_visits += 1;
            edge.reward += rewards[taken.seat];
        }
    }

    /// What is known about the actions at the root.
    pub(super) fn advice(&self, actions: &G::Actions) -> Vec<Advice<G::Action>> {
        let edges = self.root_edges(actions);
        let advice = edges.map(|edge| Advice {
            action: edge.action,
            n_visits: edge.n_visits,
            value: edge.reward / edge.n_visits.max(1) as f32,
        });
        advice.collect()
    }

    /// How much more often the first action at the root was visited than the second.
    pub(super) fn lead(&self, actions: &G::Actions) -> u32 {
        let (mut most, mut second) = (0, 0);
        for edge in self.root_edges(actions) {
            second = second.max(edge.n_visits.min(most));
            most = most.max(edge.n_visits);
        }
        most - second
    }

    /// What was tried of these actions at the root.
    fn root_edges(&self, actions: &G::Actions) -> impl Iterator<Item = &Edge<G>> {
        actions.iter().filter_map(|action| {
            let edge = self.index.get(hash(&(ROOT, action)))?;
            Some(&self.edges[edge as usize])
        })
    }

    /// Finds the edges of this world's actions, and tells whether any is new.
    fn open_edges(&mut self, node: NodeId, actions: &G::Actions) -> bool {
        self.open.clear();
        let n_known = self.edges.len();
        for action in actions.iter() {
            let edges = &mut self.edges;
            let edge = self.index.get_or_insert(hash(&(node, action)), || {
                edges.push(Edge {
                    action,
                    child: None,
                    n_visits: 0,
                    n_possible: 0,
                    reward: 0.0,
                    prior: 0.0,
                });
                edges.len() as u32 - 1
            });
            self.open.push(edge);
        }
        self.edges.len() > n_known
    }

    /// Takes this world's weights into the means. Those of an edge that is new to the node count as if they had always been so.
    fn weigh(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        insight: &impl Insight<G>,
    ) {
        self.weights.clear();
        if actions.len() == 1 {
            self.weights.push(1.0);
        } else {
            insight.weigh(world, seat, actions, &mut self.weights);
        }
        debug_assert_eq!(self.weights.len(), actions.len(), "one weight each");
        let sum: f32 = self.weights.iter().sum();
        let even = 1.0 / actions.len() as f32;
        let doubt = if sum > 0.0 { self.settings.doubt } else { 1.0 };
        let looks = &mut self.nodes[node as usize];
        *looks = looks.saturating_add(1);
        let part = 1.0 / f32::from(*looks);
        for (&edge, weight) in self.open.iter().zip(&self.weights) {
            let edge = &mut self.edges[edge as usize];
            let trusted = if sum > 0.0 { weight / sum } else { 0.0 };
            let weight = doubt * even + (1.0 - doubt) * trusted;
            edge.prior = if edge.prior == 0.0 {
                weight
            } else {
                edge.prior + (weight - edge.prior) * part
            };
        }
    }

    /// The open edge with the highest bound (PUCT, with how often an action was possible in the place of its node's visits).
    fn select(&self) -> u32 {
        let (mut reward, mut n_visits, mut sum_of_priors) = (0.5, 1, 0.0);
        for edge in self.open.iter().map(|&edge| &self.edges[edge as usize]) {
            reward += edge.reward;
            n_visits += edge.n_visits;
            sum_of_priors += edge.prior;
        }
        let mean = reward / n_visits as f32;
        let bound = |edge: &Edge<G>| {
            let value = if edge.n_visits == 0 {
                mean
            } else {
                edge.reward / edge.n_visits as f32
            };
            let prior = edge.prior / sum_of_priors;
            let spread = (edge.n_possible as f32 + 1.0).sqrt() / (1.0 + edge.n_visits as f32);
            value + self.settings.exploration * prior * spread
        };
        let bounds = self.open.iter().map(|&edge| {
            let bound = bound(&self.edges[edge as usize]);
            (edge, bound)
        });
        bounds
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .expect("whoever acts can do something")
            .0
    }
}
