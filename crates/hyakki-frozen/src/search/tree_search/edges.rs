//! The edges of all nodes of a tree.

use std::num::NonZero;
use std::ops::Range;

use hyakki_core::ActionSet;
use hyakki_core::bits::{SetBits, gather};

use super::block::{Block, EdgeStatistics, LANES};

/// The edges of all nodes of a tree: their actions, where these lead, and their statistics.
///
/// Those of one node lie side by side, in ascending order of their actions and in whole blocks. What is looked at together is kept
/// together: the statistics to choose by, and what the chosen action is and where it leads.
pub(super) struct Edges<A> {
    edges: Vec<Edge<A>>,
    pub(super) blocks: Vec<Block>,
    /// The free lists: first blocks that nodes have moved away from, by how many blocks there are.
    free: [Vec<u32>; MAX_FREE_BLOCKS + 1],
}

/// Longer runs of blocks are not used again: hardly any node has so many actions.
const MAX_FREE_BLOCKS: usize = 4;

/// An action, and where it leads.
#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    /// None leads back to the root, which is 0.
    child: Option<NonZero<u32>>,
}

/// Where the edges of a node lie.
#[derive(Clone, Copy)]
pub(super) struct Span {
    first_block: u32,
    /// How many blocks there are before another node's begin.
    n_blocks: u32,
    /// How many edges there are.
    len: u32,
    /// The bits of their actions, if all of them have one.
    bits: Option<u64>,
}

/// The edges of a node that are meant: a bit for each, a word for each block, and unused words behind them.
pub(super) type Marks = Vec<u16>;

/// Enough for a node whose actions have bits.
pub(super) const FEWEST_MARKS: usize = u64::BITS as usize / LANES;

impl Default for Span {
    fn default() -> Span {
        Span {
            first_block: 0,
            n_blocks: 0,
            len: 0,
            bits: Some(0),
        }
    }
}

impl Span {
    #[inline]
    pub(super) fn first(self) -> u32 {
        self.first_block * LANES as u32
    }

    /// The edges.
    #[inline]
    pub(super) fn edges(self) -> Range<u32> {
        self.first()..self.first() + self.len
    }

    /// The blocks that have edges in them.
    #[inline]
    pub(super) fn blocks(self) -> Range<usize> {
        let first = self.first_block as usize;
        first..first + (self.len as usize).div_ceil(LANES)
    }

    /// The edges that are marked.
    #[inline]
    pub(super) fn marked(self, marks: &Marks) -> impl Iterator<Item = u32> {
        let starts = self.edges().step_by(LANES);
        let blocks = starts.zip(marks);
        blocks.flat_map(|(start, &marks)| SetBits(marks).map(move |lane| start + lane))
    }
}

impl<A: Copy + Ord> Edges<A> {
    pub(super) fn new() -> Edges<A> {
        const ROOM: usize = 1 << 12;
        Edges {
            edges: Vec::with_capacity(ROOM),
            blocks: Vec::with_capacity(ROOM / LANES),
            free: Default::default(),
        }
    }

    /// How many there are, unused room included.
    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    #[inline]
    pub(super) fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// The node that the action leads to, if there is one yet.
    #[inline]
    pub(super) fn child(&mut self, edge: u32) -> &mut Option<NonZero<u32>> {
        &mut self.edges[edge as usize].child
    }

    #[inline]
    pub(super) fn statistics(&self, edge: u32) -> EdgeStatistics {
        self.blocks[edge as usize / LANES].get(edge as usize % LANES)
    }

    #[inline]
    pub(super) fn set_statistics(&mut self, edge: u32, statistics: EdgeStatistics) {
        self.blocks[edge as usize / LANES].set(edge as usize % LANES, statistics);
    }

    /// Marks the edges of these actions, and tells how many there are.
    #[inline]
    pub(super) fn find(
        &self,
        span: Span,
        actions: &impl ActionSet<Action = A>,
        marks: &mut Marks,
    ) -> usize {
        let (Some(wanted), Some(known)) = (actions.bits(), span.bits) else {
            return self.find_one_by_one(span, actions, marks);
        };
        let places = gather(wanted, known);
        for (block, marks) in marks[..FEWEST_MARKS].iter_mut().enumerate() {
            *marks = (places >> (block * LANES)) as u16;
        }
        places.count_ones() as usize
    }

    fn find_one_by_one(
        &self,
        span: Span,
        actions: &impl ActionSet<Action = A>,
        marks: &mut Marks,
    ) -> usize {
        if marks.len() < span.blocks().len() {
            marks.resize(2 * span.blocks().len(), 0);
        }
        let edges = &self.edges[span.first() as usize..][..span.len as usize];
        let mut n_found = 0;
        for (marks, edges) in marks.iter_mut().zip(edges.chunks(LANES)) {
            *marks = 0;
            for (lane, edge) in edges.iter().enumerate() {
                *marks |= u16::from(actions.contains(edge.action)) << lane;
            }
            n_found += marks.count_ones() as usize;
        }
        n_found
    }

    /// Adds an edge to a node for each of these actions that has none; `n_known` of them have one.
    pub(super) fn add(
        &mut self,
        span: &mut Span,
        actions: &impl ActionSet<Action = A>,
        n_known: usize,
    ) {
        span.bits = span.bits.zip(actions.bits()).map(|(old, new)| old | new);
        let n_new = (actions.len() - n_known) as u32;
        self.make_room(span, n_new, actions.nth(0));
        let first = span.first();
        let mut old = span.edges().end;
        span.len += n_new;
        let mut new = span.edges().end;
        // From the last to the first: every old edge moves up by as many as there are new ones before it.
        for place in (0..actions.len()).rev() {
            let action = actions.nth(place);
            while old > first && self.action(old - 1) > action {
                (old, new) = (old - 1, new - 1);
                self.copy(old, new);
            }
            if old == new {
                break;
            }
            new -= 1;
            if old > first && self.action(old - 1) == action {
                old -= 1;
                self.copy(old, new);
            } else {
                self.edges[new as usize] = Edge::new(action);
                self.set_statistics(new, EdgeStatistics::default());
            }
        }
    }

    fn copy(&mut self, old: u32, new: u32) {
        self.edges[new as usize] = self.edges[old as usize];
        self.set_statistics(new, self.statistics(old));
    }

    /// Makes room for more edges of a node. If its blocks are full, the edges move to more blocks; if there are many of them, to half
    /// as many blocks again, so that they seldom move.
    fn make_room(&mut self, span: &mut Span, n_more: u32, filler: A) {
        let n_wanted = (span.len + n_more).div_ceil(LANES as u32);
        if n_wanted <= span.n_blocks {
            return;
        }
        let old = *span;
        span.n_blocks = n_wanted.max(old.n_blocks * 3 / 2);
        span.first_block = self.find_room(span.n_blocks as usize, filler);
        let old_edges = old.first() as usize..old.edges().end as usize;
        self.edges.copy_within(old_edges, span.first() as usize);
        self.blocks
            .copy_within(old.blocks(), span.first_block as usize);
        if old.n_blocks > 0
            && let Some(free) = self.free.get_mut(old.n_blocks as usize)
        {
            free.push(old.first_block);
        }
    }

    /// The first of so many blocks that no node has.
    fn find_room(&mut self, n_blocks: usize, filler: A) -> u32 {
        if let Some(first) = self.free.get_mut(n_blocks).and_then(Vec::pop) {
            return first;
        }
        let first = self.blocks.len();
        let end = first + n_blocks;
        self.edges.resize(end * LANES, Edge::new(filler));
        self.blocks.resize(end, Block::default());
        first as u32
    }
}

impl<A> Edge<A> {
    fn new(action: A) -> Edge<A> {
        Edge {
            action,
            child: None,
        }
    }
}
