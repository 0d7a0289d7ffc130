//! Which kind of card each unseen gift was.

use std::collections::{BTreeMap, BTreeSet};

use hyakki_core::{Dice, MAX_SEATS, Seat};

use super::trace::{Event, Kind, KindId, RoundTrace};

/// Chooses a kind for each unseen gift of a round, so that every event is possible.
///
/// Forward in time, each kind in proportion to the number of ways in which everything after it can have happened, so that every
/// fitting course of the round is equally likely. Where there are too many courses to count, a quick look ahead judges instead,
/// and goes backwards where it did not look far enough. What happened is always one of the possibilities, so one is found.
pub(super) fn choose(round: &RoundTrace, dice: &mut impl Dice) -> Vec<KindId> {
    let mut search = Search::new(round);
    if !search.gifts.is_empty() {
        let is_found = search.solve(0, dice);
        assert!(
            is_found,
            "what a viewer saw has happened, so it is possible"
        );
    }
    search.chosen
}

pub(super) struct GiftAt {
    pub(super) at: usize,
    pub(super) from: Seat,
    pub(super) to: Seat,
}

pub(super) struct Search<'a> {
    pub(super) events: &'a [Event],
    pub(super) gifts: Vec<GiftAt>,
    /// For each kind the last event that takes a card of it out of a hand.
    pub(super) last_lost: Vec<Option<(usize, Seat)>>,
    /// For each kind that is one seen card.
    pub(super) is_single: Vec<bool>,
    /// For each kind how many cards of it every seat holds.
    pub(super) counts: Vec<[u8; MAX_SEATS]>,
    chosen: Vec<KindId>,
    /// Situations before a gift from which nothing leads to the end.
    dead_ends: BTreeSet<Vec<u8>>,
    /// In how many ways the rest can happen from a situation before a gift.
    n_ways: BTreeMap<Vec<u8>, f64>,
    pub(super) scratch: Vec<u8>,
}

/// So many more situations are counted for each gift; in play that is not at random there are hardly ever so many.
const MAX_SITUATIONS: usize = 256;
/// Numbers of ways are counted in this unit for each card that was seen, so that they do not become too large.
const UNIT: f64 = 8.0;

impl<'a> Search<'a> {
    fn new(round: &'a RoundTrace) -> Search<'a> {
        let n_kinds = round.kinds.len();
        let mut gifts = Vec::new();
        let mut last_lost = vec![None; n_kinds];
        for (at, event) in round.events.iter().enumerate() {
            match *event {
                Event::Gain { .. } => {}
                Event::Lose { seat, kind, .. } => last_lost[usize::from(kind)] = Some((at, seat)),
                Event::Gift { from, to } => gifts.push(GiftAt { at, from, to }),
            }
        }
        Search {
            events: &round.events,
            gifts,
            last_lost,
            is_single: round
                .kinds
                .iter()
                .map(|kind| matches!(kind, Kind::Seen(_)))
                .collect(),
            counts: vec![[0; MAX_SEATS]; n_kinds],
            chosen: Vec::new(),
            dead_ends: BTreeSet::new(),
            n_ways: BTreeMap::new(),
            scratch: Vec::new(),
        }
    }

    /// Whether the events from `start` on are possible; if so, the kinds of their gifts have been chosen.
    fn solve(&mut self, start: usize, dice: &mut impl Dice) -> bool {
        let Some((at, _)) = self.advance(start) else {
            return false;
        };
        let Some(&Event::Gift { from, to }) = self.events.get(at) else {
            return true;
        };
        if self.dead_ends.contains(&self.situation(at)) {
            self.retreat(start, at);
            return false;
        }
        let mut candidates = self
            .counted(at, from, to)
            .unwrap_or_else(|| self.judged(at, from, to));
        while let Some(kind) = draw_by_weight(&mut candidates, dice) {
            self.hand_over(kind, from, to);
            self.chosen.push(kind);
            if self.solve(at + 1, dice) {
                return true;
            }
            self.chosen.pop();
            self.hand_over(kind, to, from);
        }
        self.dead_ends.insert(self.situation(at));
        self.retreat(start, at);
        false
    }

    /// Lets events happen up to the next gift, and tells where it is (or the end), and in how many ways that can happen:
    /// an unseen card that is revealed was any of its kind in the hand. If one of them is impossible, nothing has happened.
    fn advance(&mut self, start: usize) -> Option<(usize, f64)> {
        let mut n_ways = 1.0;
        for (at, event) in self.events.iter().enumerate().skip(start) {
            match *event {
                Event::Gain { seat, held } => {
                    self.counts[usize::from(held.kind)][seat.index()] += 1;
                }
                Event::Lose { seat, kind, .. } => {
                    let n = &mut self.counts[usize::from(kind)][seat.index()];
                    if *n == 0 {
                        self.retreat(start, at);
                        return None;
                    }
                    n_ways *= f64::from(*n) / UNIT;
                    *n -= 1;
                }
                Event::Gift { .. } => return Some((at, n_ways)),
            }
        }
        Some((self.events.len(), n_ways))
    }

    fn retreat(&mut self, start: usize, end: usize) {
        for event in self.events[start..end].iter().rev() {
            match *event {
                Event::Gain { seat, held } => {
                    self.counts[usize::from(held.kind)][seat.index()] -= 1;
                }
                Event::Lose { seat, kind, .. } => {
                    self.counts[usize::from(kind)][seat.index()] += 1;
                }
                Event::Gift { .. } => unreachable!("gifts lie between the stretches"),
            }
        }
    }

    pub(super) fn hand_over(&mut self, kind: KindId, from: Seat, to: Seat) {
        let n = &mut self.counts[usize::from(kind)];
        n[from.index()] -= 1;
        n[to.index()] += 1;
    }

    /// What matters for the events from `at` on: where the cards are of which one will still be seen.
    /// How many others a hand holds follows from its size, which is the same in all courses.
    fn situation(&self, at: usize) -> Vec<u8> {
        let mut key = (at as u16).to_be_bytes().to_vec();
        for (counts, last) in self.counts.iter().zip(&self.last_lost) {
            if last.is_some_and(|(last_at, _)| last_at > at) {
                key.extend(counts);
            }
        }
        key
    }

    /// The kinds that this gift may have been, each with the number of ways to go on from it; nothing if there are too many.
    fn counted(&mut self, at: usize, from: Seat, to: Seat) -> Option<Vec<(KindId, f64)>> {
        let limit = self.n_ways.len() + MAX_SITUATIONS;
        self.ways_of_kinds(at, from, to, limit)
    }

    fn ways_of_kinds(
        &mut self,
        at: usize,
        from: Seat,
        to: Seat,
        limit: usize,
    ) -> Option<Vec<(KindId, f64)>> {
        let mut ways = Vec::new();
        for kind in self.possible_kinds(at, from, to) {
            let n_cards = f64::from(self.counts[usize::from(kind)][from.index()]);
            self.hand_over(kind, from, to);
            let rest = self.count(at + 1, limit);
            self.hand_over(kind, to, from);
            let rest = rest?;
            if rest > 0.0 {
                ways.push((kind, n_cards * rest));
            }
        }
        Some(ways)
    }

    /// In how many ways the events from `start` on can happen; nothing if more situations would have to be counted than `limit`.
    fn count(&mut self, start: usize, limit: usize) -> Option<f64> {
        let Some((at, n_ways)) = self.advance(start) else {
            return Some(0.0);
        };
        let rest = match self.events.get(at) {
            Some(&Event::Gift { from, to }) => self.count_from_gift(at, from, to, limit),
            _ => Some(1.0),
        };
        self.retreat(start, at);
        Some(n_ways * rest?)
    }

    fn count_from_gift(&mut self, at: usize, from: Seat, to: Seat, limit: usize) -> Option<f64> {
        let situation = self.situation(at);
        if let Some(&n_ways) = self.n_ways.get(&situation) {
            return Some(n_ways);
        }
        if self.n_ways.len() >= limit {
            return None;
        }
        let ways = self.ways_of_kinds(at, from, to, limit)?;
        let n_ways = ways.iter().map(|(_, n_ways)| n_ways).sum();
        self.n_ways.insert(situation, n_ways);
        Some(n_ways)
    }
}

/// Takes out one of the candidates, each in proportion to its weight.
fn draw_by_weight(candidates: &mut Vec<(KindId, f64)>, dice: &mut impl Dice) -> Option<KindId> {
    let (last, before) = candidates.split_last()?;
    let total: f64 = last.1 + before.iter().map(|(_, weight)| weight).sum::<f64>();
    let mut rest = total * f64::from(dice.next_word()) / 4_294_967_296.0;
    let idx = before
        .iter()
        .position(|&(_, weight)| {
            rest -= weight;
            rest < 0.0
        })
        .unwrap_or(before.len());
    Some(candidates.swap_remove(idx).0)
}
