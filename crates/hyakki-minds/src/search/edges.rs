//! The actions at all nodes of a tree, and how they did.

use std::num::NonZero;
use std::ops::Range;

use hyakki_core::ActionSet;
use hyakki_core::bits::SetBits;

/// The actions at all nodes of a tree, and how they did.
///
/// Those of one node lie side by side, in ascending order of their actions. What is looked at together is kept together: a node's
/// actions to find those that are open, and the tallies of these.
pub(super) struct Edges<A> {
    actions: Vec<A>,
    pub(super) tallies: Vec<Tally>,
}

/// How an action did.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) n_visits: u32,
    /// How often the action was possible when its node was reached.
    pub(super) n_possible: u32,
    /// What the visits brought the seat that acts here, in the mean.
    pub(super) value: f32,
    /// How promising the action looked among the others, in the mean of the first worlds.
    pub(super) prior: f32,
    /// The node that the action leads to; none leads back to the root, which is 0.
    pub(super) child: Option<NonZero<u32>>,
}

/// Where the edges of a node lie.
#[derive(Clone, Copy)]
pub(super) struct Span {
    first: u32,
    len: u32,
    /// How many there is room for before another node's begin.
    room: u32,
    /// The bits of their actions, if all of them have one.
    bits: Option<u64>,
}

impl Default for Span {
    fn default() -> Span {
        Span {
            first: 0,
            len: 0,
            room: 0,
            bits: Some(0),
        }
    }
}

impl Span {
    #[inline]
    pub(super) fn range(self) -> Range<usize> {
        self.first as usize..(self.first + self.len) as usize
    }
}

impl<A: Copy + Ord> Edges<A> {
    pub(super) fn new() -> Edges<A> {
        const ROOM: usize = 1 << 12;
        Edges {
            actions: Vec::with_capacity(ROOM),
            tallies: Vec::with_capacity(ROOM),
        }
    }

    /// How many there are, unused room included.
    pub(super) fn len(&self) -> usize {
        self.actions.len()
    }

    #[inline]
    pub(super) fn action(&self, edge: u32) -> A {
        self.actions[edge as usize]
    }

    #[inline]
    pub(super) fn actions_in(&self, span: Span) -> &[A] {
        &self.actions[span.range()]
    }

    /// Lists the edges of these actions in their order, and tells how many there are. The list must have room for the whole node.
    #[inline]
    pub(super) fn find(
        &self,
        span: Span,
        actions: &impl ActionSet<Action = A>,
        found: &mut [u32],
    ) -> usize {
        let mut n_found = 0;
        if let (Some(wanted), Some(known)) = (actions.bits(), span.bits) {
            for bit in SetBits(wanted & known) {
                let place = (known & ((1 << bit) - 1)).count_ones();
                found[n_found] = span.first + place;
                n_found += 1;
            }
        } else {
            for (edge, &action) in span.range().zip(self.actions_in(span)) {
                // Written down first and kept only if it is wanted: nothing could foresee a jump here.
                found[n_found] = edge as u32;
                n_found += usize::from(actions.contains(action));
            }
        }
        n_found
    }

    /// Adds an edge for each of these actions that has none at the node whose edges lie there.
    pub(super) fn add(&mut self, span: &mut Span, actions: &impl ActionSet<Action = A>) {
        span.bits = span.bits.zip(actions.bits()).map(|(old, new)| old | new);
        if span.room == 0 {
            span.first = self.len() as u32;
            span.len = actions.len() as u32;
            span.room = span.len;
            self.actions.extend(actions.iter());
            self.tallies.resize(self.actions.len(), Tally::default());
            return;
        }
        for action in actions.iter() {
            let Err(place) = self.actions_in(*span).binary_search(&action) else {
                continue;
            };
            self.make_room(span, action);
            let (new, end) = (span.first as usize + place, span.range().end);
            self.actions.copy_within(new..end, new + 1);
            self.tallies.copy_within(new..end, new + 1);
            self.actions[new] = action;
            self.tallies[new] = Tally::default();
            span.len += 1;
        }
    }

    /// Makes room for one more edge. If there is none where the others lie they move to the end, where there is as much left over,
    /// so that they need not move often.
    fn make_room(&mut self, span: &mut Span, filler: A) {
        if span.len < span.room {
            return;
        }
        let old = span.range();
        let first = self.len();
        let end = first + 2 * old.len();
        self.actions.extend_from_within(old.clone());
        self.tallies.extend_from_within(old);
        self.actions.resize(end, filler);
        self.tallies.resize(end, Tally::default());
        span.first = first as u32;
        span.room = (end - first) as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every third number below an end, from a start on; with bits or without.
    #[derive(Clone, Copy, Debug)]
    struct Thirds {
        start: u8,
        end: u8,
        has_bits: bool,
    }

    impl ActionSet for Thirds {
        type Action = u8;

        fn len(&self) -> usize {
            usize::from(self.end - self.start).div_ceil(3)
        }

        fn nth(&self, place: usize) -> u8 {
            self.start + 3 * place as u8
        }

        fn bits(&self) -> Option<u64> {
            self.has_bits
                .then(|| self.iter().fold(0, |bits, number| bits | 1 << number))
        }

        fn contains(&self, number: u8) -> bool {
            self.iter().any(|own| own == number)
        }
    }

    /// Opens the edges of a set at a node, adds what is missing, and counts a visit of each.
    fn visit(edges: &mut Edges<u8>, span: &mut Span, set: Thirds) {
        let mut found = [0; 64];
        let n_known = edges.find(*span, &set, &mut found);
        if n_known < set.len() {
            edges.add(span, &set);
        }
        let n_found = edges.find(*span, &set, &mut found);
        let actions = found[..n_found].iter().map(|&edge| edges.action(edge));
        assert!(actions.eq(set.iter()), "{set:?}");
        for &edge in &found[..n_found] {
            edges.tallies[edge as usize].n_visits += 1;
        }
    }

    #[test]
    fn edges_are_found_in_order_and_keep_their_tallies_when_others_are_added() {
        for has_bits in [[true; 3], [false; 3], [true, false, true]] {
            let mut edges = Edges::new();
            let mut spans = [Span::default(); 2];
            for (start, has_bits) in (0..3).zip(has_bits) {
                for span in &mut spans {
                    let end = 40;
                    let some = Thirds {
                        start,
                        end,
                        has_bits,
                    };
                    visit(&mut edges, span, some);
                    visit(&mut edges, span, Thirds { end: 20, ..some });
                }
            }
            for span in spans {
                assert!(edges.actions_in(span).iter().copied().eq(0..40));
                for (number, tally) in (0..40).zip(&edges.tallies[span.range()]) {
                    assert_eq!(tally.n_visits, if number < 20 { 2 } else { 1 });
                }
            }
        }
    }
}
