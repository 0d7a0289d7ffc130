//! The tree of action sequences, shared by all worlds.

use std::num::NonZero;

use hyakki_core::{ActionSet, Game, PerSeat, Seat};

use super::block::{Argmax, LANES, PuctTerms, Sums};
use super::edges::{Edges, FEWEST_MARKS, Marks, Span};
use super::index::{Index, hash};
use super::settings::Settings;
use crate::search::information_set::InformationSet;
use hyakki_search::Advice;

/// A node of the tree: what was done to come here.
pub(super) type NodeId = u32;

/// The tree of action sequences, shared by all worlds; the first node is the root.
pub(super) struct Tree<G: Game> {
    settings: Settings,
    pub(super) max_edges: usize,
    nodes: Vec<Node>,
    edges: Edges<G::Action>,
    /// The nodes behind random events that have a key of their own.
    index: Index,
    /// The edges of this simulation, from the root on.
    path: Vec<PathEntry>,
    /// The edges that are open in this world, and their number.
    open: Marks,
    n_open: usize,
    priors: Vec<f32>,
}

/// What was done to come here.
#[derive(Clone, Copy, Default)]
struct Node {
    edges: Span,
    /// In how many worlds the priors of its actions were taken.
    n_priors: u8,
}

/// An edge of a path, and who acted there.
struct PathEntry {
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

/// Number of worlds after which the mean prior of an action is known well enough.
const PRIOR_WORLDS: u8 = 8;

/// A tree does not grow beyond this: where it would, simulations leave it for a rollout.
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
            open: vec![0; FEWEST_MARKS],
            n_open: 0,
            priors: Vec::with_capacity(64),
        }
    }

    /// Begins a simulation.
    pub(super) fn begin(&mut self) {
        self.path.clear();
    }

    /// Chooses an action at a node in this world, if the tree has room for all of them.
    pub(super) fn descend(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        information_set: &impl InformationSet<G>,
    ) -> Option<Step<G::Action>> {
        let has_new = self.open_edges(node, actions)?;
        if has_new || self.nodes[node as usize].n_priors < PRIOR_WORLDS {
            self.update_priors(node, world, seat, actions, information_set);
        }
        let edge = self.select(node);
        self.path.push(PathEntry { edge, seat });
        Some(Step {
            action: self.edges.action(edge),
            edge,
        })
    }

    /// Whether the step has been visited often enough for a node behind it.
    pub(super) fn is_expanded(&self, step: &Step<G::Action>) -> bool {
        self.edges.statistics(step.edge).n_visits >= self.settings.expand_after_visits
    }

    /// Where the step leads.
    pub(super) fn follow(&mut self, step: &Step<G::Action>) -> NodeId {
        let child = self.edges.child(step.edge);
        let new = NonZero::new(self.nodes.len() as NodeId).expect("the root is there");
        let child = child.get_or_insert(new).get();
        self.add_if_new(child);
        child
    }

    /// Where a random event with a key of its own leads, and whether nobody has been there yet.
    pub(super) fn follow_chance(&mut self, node: NodeId, key: u64) -> (NodeId, bool) {
        let new = self.nodes.len() as NodeId;
        let child = self.index.get_or_insert(hash(&(node, key)), || new);
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

    /// Backs the value of a simulation up along its path.
    pub(super) fn back_up(&mut self, value: &PerSeat<f32>) {
        for entry in &self.path {
            let mut statistics = self.edges.statistics(entry.edge);
            statistics.n_visits += 1;
            statistics.value += (value[entry.seat] - statistics.value) / statistics.n_visits as f32;
            self.edges.set_statistics(entry.edge, statistics);
        }
    }

    /// What is known about the actions at the root.
    pub(super) fn advice(&self) -> Vec<Advice<G::Action>> {
        let root = self.nodes[ROOT as usize].edges;
        let advice = root.edges().map(|edge| {
            let statistics = self.edges.statistics(edge);
            Advice {
                action: self.edges.action(edge),
                n_visits: statistics.n_visits,
                value: statistics.value,
            }
        });
        advice.collect()
    }

    /// How much more often the first action at the root was visited than the second.
    pub(super) fn lead(&self) -> u32 {
        let root = self.nodes[ROOT as usize].edges;
        let (mut most, mut second) = (0, 0);
        for edge in root.edges() {
            let n_visits = self.edges.statistics(edge).n_visits;
            second = second.max(n_visits.min(most));
            most = most.max(n_visits);
        }
        most - second
    }

    /// Opens the edges of this world's actions, and tells whether any is new; nothing if there is no room for new ones.
    #[inline]
    fn open_edges(&mut self, node: NodeId, actions: &G::Actions) -> Option<bool> {
        let span = self.nodes[node as usize].edges;
        let n_known = self.edges.find(span, actions, &mut self.open);
        self.n_open = actions.len();
        if n_known == actions.len() {
            Some(false)
        } else {
            self.add_edges(node, actions, n_known).then_some(true)
        }
    }

    /// Adds the edges of this world's actions that are new to the node, and opens them all, if there is room for them.
    #[inline(never)]
    fn add_edges(&mut self, node: NodeId, actions: &G::Actions, n_known: usize) -> bool {
        if self.edges.len() >= self.max_edges {
            return false;
        }
        // A simulation comes to a node only once, so no edge moves that it went through.
        let span = &mut self.nodes[node as usize].edges;
        self.edges.add(span, actions, n_known);
        let n_known = self.edges.find(*span, actions, &mut self.open);
        debug_assert_eq!(n_known, actions.len(), "every action has its edge");
        true
    }

    /// Takes this world's priors into the means. Those of an edge that is new to the node count as if they had always been so.
    #[inline(never)]
    fn update_priors(
        &mut self,
        node: NodeId,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        information_set: &impl InformationSet<G>,
    ) {
        self.priors.clear();
        if actions.len() == 1 {
            self.priors.push(1.0);
        } else {
            information_set.priors(world, seat, actions, &mut self.priors);
        }
        debug_assert_eq!(self.priors.len(), actions.len(), "one prior each");
        let sum: f32 = self.priors.iter().sum();
        let uniform = 1.0 / actions.len() as f32;
        let mix = if sum > 0.0 {
            self.settings.uniform_mix
        } else {
            1.0
        };
        let n_priors = &mut self.nodes[node as usize].n_priors;
        *n_priors = n_priors.saturating_add(1);
        let part = 1.0 / f32::from(*n_priors);
        let span = self.nodes[node as usize].edges;
        for (edge, prior) in span.marked(&self.open).zip(&self.priors) {
            let mut statistics = self.edges.statistics(edge);
            let mean = &mut statistics.prior;
            let normalized = if sum > 0.0 { prior / sum } else { 0.0 };
            let prior = mix * uniform + (1.0 - mix) * normalized;
            *mean = if *mean == 0.0 {
                prior
            } else {
                *mean + (prior - *mean) * part
            };
            self.edges.set_statistics(edge, statistics);
        }
    }

    /// The open edge with the highest bound; each open one counts as available once more.
    #[inline(never)] // Inlined it takes the registers of everything around it.
    fn select(&mut self, node: NodeId) -> u32 {
        let span = self.nodes[node as usize].edges;
        if self.n_open == 1 {
            return self.take_only(span);
        }
        let blocks = &mut self.edges.blocks[span.blocks()];
        let mut sums = Sums::default();
        for (block, &open) in blocks.iter().zip(&self.open) {
            block.add_to(&mut sums, open);
        }
        let terms = PuctTerms {
            first_play_urgency: if sums.has_unvisited() {
                self.mean(span)
            } else {
                0.0
            },
            exploration: self.settings.exploration,
            sum_of_priors: sums.of_priors(),
        };
        let blocks = &mut self.edges.blocks[span.blocks()];
        let mut argmax = Argmax::NONE;
        let firsts = (span.first()..).step_by(LANES);
        for ((block, &open), first) in blocks.iter_mut().zip(&self.open).zip(firsts) {
            if open != 0 {
                block.update_argmax(&mut argmax, open, terms, first);
            }
        }
        argmax.edge()
    }

    /// The only edge that is open.
    fn take_only(&mut self, span: Span) -> u32 {
        let edge = span.marked(&self.open).next().expect("one is open");
        let mut statistics = self.edges.statistics(edge);
        statistics.n_available += 1;
        self.edges.set_statistics(edge, statistics);
        edge
    }

    /// The mean value of the open edges, as if there had been one more visit that was half a win.
    #[inline(never)] // Rarely wanted.
    fn mean(&self, span: Span) -> f32 {
        let (mut reward, mut n_visits) = (0.5, 1.0);
        for edge in span.marked(&self.open) {
            let statistics = self.edges.statistics(edge);
            let edge_visits = statistics.n_visits as f32;
            reward += statistics.value * edge_visits;
            n_visits += edge_visits;
        }
        reward / n_visits
    }
}
