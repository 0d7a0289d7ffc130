//! The tree of action sequences, shared by all worlds.

use std::num::NonZero;

use hyakki_core::{ActionSet, Game, PerSeat, Seat};

use super::Settings;
use super::edges::{Edges, Span};
use super::index::{Index, hash};
use crate::advice::Advice;
use crate::insight::Insight;

/// A node of the tree: what was done to come here.
pub(super) type NodeId = u32;

/// The tree of action sequences, shared by all worlds; the first node is the root.
pub(super) struct Tree<G: Game> {
    settings: Settings,
    pub(super) max_edges: usize,
    nodes: Vec<Node>,
    edges: Edges<G::Action>,
    /// The nodes behind events that are looked at by themselves.
    index: Index,
    /// What was gone through in this simulation.
    path: Vec<Taken>,
    /// The edges that are open in this world, in the order of its actions; so many of them are meant.
    open: Vec<u32>,
    n_open: usize,
    weights: Vec<f32>,
}

/// What was done to come here.
#[derive(Clone, Copy, Default)]
struct Node {
    edges: Span,
    /// How often its actions were weighed.
    n_looks: u8,
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

/// A tree does not grow beyond this: where it would, simulations leave it and are played out.
const MAX_EDGES: usize = 2_000_000;

impl<G: Game> Tree<G> {
    pub(super) fn new(settings: Settings) -> Tree<G> {
        Tree {
            settings,
            max_edges: MAX_EDGES,
            nodes: vec![Node::default()],
            edges: Edges::new(),
            index: Index::new(),
            path: Vec::with_capacity(64),
            open: vec![0; 64],
            n_open: 0,
            weights: Vec::with_capacity(64),
        }
    }

    /// Begins a simulation.
    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// Chooses an action at a node in this world, if the tree has room for all of them. If the seat is to learn from it, those
    /// that were possible beside it count too.
    pub(super) fn descend(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        insight: &impl Insight<G>,
        learns: bool,
    ) -> Option<Step<G::Action>> {
        let has_new = self.open_edges(node, actions)?;
        if has_new || self.nodes[node as usize].n_looks < LOOKS {
            self.weigh(node, world, seat, actions, insight);
        }
        let edge = self.select(u32::from(learns));
        if learns {
            self.path.push(Taken { edge, seat });
        }
        Some(Step {
            action: self.edges.action(edge),
            edge,
        })
    }

    /// Whether the step was tried too rarely to look beyond it.
    pub(super) fn is_fresh(&self, step: &Step<G::Action>) -> bool {
        self.edges.tallies[step.edge as usize].n_visits < self.settings.patience
    }

    /// Where the step leads.
    pub(super) fn follow(&mut self, step: &Step<G::Action>) -> NodeId {
        let child = &mut self.edges.tallies[step.edge as usize].child;
        let new = NonZero::new(self.nodes.len() as NodeId).expect("the root is there");
        let child = child.get_or_insert(new).get();
        self.add_if_new(child);
        child
    }

    /// Where an event leads that is looked at by itself, and whether nobody has been there yet.
    pub(super) fn follow_chance(&mut self, node: NodeId, event: u64) -> (NodeId, bool) {
        let new = self.nodes.len() as NodeId;
        let child = self.index.get_or_insert(hash(&(node, event)), || new);
        (child, self.add_if_new(child))
    }

    /// Adds the node if its number is the next one; says whether it was.
    fn add_if_new(&mut self, node: NodeId) -> bool {
        let is_new = node as usize == self.nodes.len();
        if is_new {
            self.nodes.push(Node::default());
        }
        is_new
    }

    /// What the simulation brought, told to everything that was gone through.
    pub(super) fn learn(&mut self, rewards: &PerSeat<f32>) {
        for taken in &self.path {
            let tally = &mut self.edges.tallies[taken.edge as usize];
            tally.n_visits += 1;
            tally.value += (rewards[taken.seat] - tally.value) / tally.n_visits as f32;
        }
    }

    /// What is known about the actions at the root.
    pub(super) fn advice(&self) -> Vec<Advice<G::Action>> {
        let root = self.nodes[ROOT as usize].edges;
        let actions = self.edges.actions_in(root).iter();
        let tallies = &self.edges.tallies[root.range()];
        let advice = actions.zip(tallies).map(|(&action, tally)| Advice {
            action,
            n_visits: tally.n_visits,
            value: tally.value,
        });
        advice.collect()
    }

    /// How much more often the first action at the root was visited than the second.
    pub(super) fn lead(&self) -> u32 {
        let root = self.nodes[ROOT as usize].edges;
        let (mut most, mut second) = (0, 0);
        for tally in &self.edges.tallies[root.range()] {
            second = second.max(tally.n_visits.min(most));
            most = most.max(tally.n_visits);
        }
        most - second
    }

    /// Opens the edges of this world's actions, and tells whether any is new; nothing if there is no room for new ones.
    fn open_edges(&mut self, node: NodeId, actions: &G::Actions) -> Option<bool> {
        let are_known = self.find_edges(node, actions);
        if !are_known {
            if self.edges.len() >= self.max_edges {
                return None;
            }
            // A simulation comes to a node only once, so no edge moves that it went through.
            let span = &mut self.nodes[node as usize].edges;
            self.edges.add(span, actions);
            let are_there = self.find_edges(node, actions);
            debug_assert!(are_there, "every action has its edge");
        }
        Some(!are_known)
    }

    /// Opens the edges of this world's actions, and tells whether all are there. The edges are in ascending order, as the
    /// actions are.
    fn find_edges(&mut self, node: NodeId, actions: &G::Actions) -> bool {
        let span = self.nodes[node as usize].edges;
        if self.open.len() < span.range().len() {
            self.open.resize(2 * span.range().len(), 0);
        }
        self.n_open = self.edges.find(span, actions, &mut self.open);
        self.n_open == actions.len()
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
        let n_looks = &mut self.nodes[node as usize].n_looks;
        *n_looks = n_looks.saturating_add(1);
        let part = 1.0 / f32::from(*n_looks);
        for (&edge, weight) in self.open[..self.n_open].iter().zip(&self.weights) {
            let prior = &mut self.edges.tallies[edge as usize].prior;
            let trusted = if sum > 0.0 { weight / sum } else { 0.0 };
            let weight = doubt * even + (1.0 - doubt) * trusted;
            *prior = if *prior == 0.0 {
                weight
            } else {
                *prior + (weight - *prior) * part
            };
        }
    }

    /// The open edge with the highest bound (PUCT, with how often an action was possible in the place of its node's visits).
    /// `n_more` is added to how often each of them was possible.
    fn select(&mut self, n_more: u32) -> u32 {
        let open = &self.open[..self.n_open];
        let tallies = &mut self.edges.tallies[..];
        let (mut reward, mut n_visits, mut sum_of_priors) = (0.5, 1.0, 0.0);
        for &edge in open {
            let tally = &tallies[edge as usize];
            let edge_visits = tally.n_visits as f32;
            reward += tally.value * edge_visits;
            n_visits += edge_visits;
            sum_of_priors += tally.prior;
        }
        let mean = reward / n_visits;
        let eagerness = self.settings.exploration / sum_of_priors;
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for &edge in open {
            let tally = &mut tallies[edge as usize];
            let value = if tally.n_visits == 0 {
                mean
            } else {
                tally.value
            };
            let spread = (tally.n_possible as f32 + 1.0).sqrt() / (tally.n_visits as f32 + 1.0);
            let bound = value + eagerness * tally.prior * spread;
            tally.n_possible += n_more;
            // The last of several that are equal.
            if bound >= highest {
                (best, highest) = (edge, bound);
            }
        }
        debug_assert!(highest > f32::NEG_INFINITY, "whoever acts can do something");
        best
    }
}
