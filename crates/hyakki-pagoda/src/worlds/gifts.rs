//! Which kind of card each unseen gift was.

use std::collections::BTreeSet;

use hyakki_core::{Dice, MAX_SEATS, Seat};

use super::trace::{Event, Kind, KindId, RoundTrace};

/// Chooses a kind for each unseen gift of a round, so that every event is possible.
///
/// Forward in time, at random among the kinds that leave the rest possible as far as a quick look ahead can tell,
/// and backwards where that was not far enough. What happened is always one of the possibilities, so one is found.
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

struct GiftAt {
    at: usize,
    from: Seat,
    to: Seat,
}

struct Search<'a> {
    events: &'a [Event],
    gifts: Vec<GiftAt>,
    /// For each kind the last event that takes a card of it out of a hand.
    last_lost: Vec<Option<(usize, Seat)>>,
    /// For each kind that is one seen card.
    is_single: Vec<bool>,
    /// For each kind how many cards of it every seat holds.
    counts: Vec<[u8; MAX_SEATS]>,
    chosen: Vec<KindId>,
    /// Situations before a gift from which nothing leads to the end.
    dead_ends: BTreeSet<Vec<u8>>,
    scratch: Vec<u8>,
}

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
            scratch: Vec::new(),
        }
    }

    /// Whether the events from `start` on are possible; if so, the kinds of their gifts have been chosen.
    fn solve(&mut self, start: usize, dice: &mut impl Dice) -> bool {
        let Ok(at) = self.advance(start) else {
            return false;
        };
        let Some(&Event::Gift { from, to }) = self.events.get(at) else {
            return true;
        };
        if self.dead_ends.contains(&self.situation(at)) {
            self.retreat(start, at);
            return false;
        }
        let mut candidates = self.candidates(at, from, to);
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

    /// Lets events happen up to the next gift, and tells where it is (or the end).
    /// If one of them is impossible, nothing has happened.
    fn advance(&mut self, start: usize) -> Result<usize, ()> {
        for (at, event) in self.events.iter().enumerate().skip(start) {
            match *event {
                Event::Gain { seat, held } => {
                    self.counts[usize::from(held.kind)][seat.index()] += 1;
                }
                Event::Lose { seat, kind, .. } => {
                    let n = &mut self.counts[usize::from(kind)][seat.index()];
                    if *n == 0 {
                        self.retreat(start, at);
                        return Err(());
                    }
                    *n -= 1;
                }
                Event::Gift { .. } => return Ok(at),
            }
        }
        Ok(self.events.len())
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

    fn hand_over(&mut self, kind: KindId, from: Seat, to: Seat) {
        let n = &mut self.counts[usize::from(kind)];
        n[from.index()] -= 1;
        n[to.index()] += 1;
    }

    /// What matters for the events from `at` on: where the cards are of which one will still be seen.
    fn situation(&self, at: usize) -> Vec<u8> {
        let mut key = (at as u16).to_be_bytes().to_vec();
        for (counts, last) in self.counts.iter().zip(&self.last_lost) {
            if last.is_some_and(|(last_at, _)| last_at > at) {
                key.extend(counts);
            }
        }
        key
    }

    /// The kinds that this gift may have been, as far as a quick look ahead can tell, with their weights.
    fn candidates(&mut self, at: usize, from: Seat, to: Seat) -> Vec<(KindId, f64)> {
        let mut candidates = Vec::new();
        for kind in 0..self.counts.len() as KindId {
            if self.counts[usize::from(kind)][from.index()] == 0 {
                continue;
            }
            self.hand_over(kind, from, to);
            let may_fit = self.seen_cards_can_arrive(at, from, kind, to)
                && self.supplies_last(at, from)
                && self.supplies_last(at, to);
            self.hand_over(kind, to, from);
            if may_fit {
                candidates.push((kind, self.weight(at, kind, from, to)));
            }
        }
        candidates
    }

    /// Whether the hand can supply every card that will be seen to leave it,
    /// if each gift it gets on the way is just what it lacks and no gift it makes is missed.
    fn supplies_last(&mut self, at: usize, seat: Seat) -> bool {
        let mut stock = std::mem::take(&mut self.scratch);
        stock.clear();
        stock.extend(self.counts.iter().map(|counts| counts[seat.index()]));
        let mut n_helpful_gifts = 0;
        let mut lasts = true;
        for event in &self.events[at + 1..] {
            match *event {
                Event::Gain { seat: who, held } if who == seat => {
                    stock[usize::from(held.kind)] += 1;
                }
                Event::Gift { to, .. } if to == seat => n_helpful_gifts += 1,
                Event::Lose {
                    seat: who, kind, ..
                } if who == seat => {
                    let n = &mut stock[usize::from(kind)];
                    if *n > 0 {
                        *n -= 1;
                    } else if n_helpful_gifts > 0 {
                        n_helpful_gifts -= 1;
                    } else {
                        lasts = false;
                        break;
                    }
                }
                _ => {}
            }
        }
        self.scratch = stock;
        lasts
    }

    /// After the gift, whether each seen card of giver and receiver can still come, through later unseen gifts,
    /// to the hand it will be seen in.
    fn seen_cards_can_arrive(&self, at: usize, from: Seat, given: KindId, to: Seat) -> bool {
        self.can_arrive(given, to, at)
            && (0..self.counts.len() as KindId).all(|kind| {
                self.counts[usize::from(kind)][from.index()] == 0 || self.can_arrive(kind, from, at)
            })
    }

    fn can_arrive(&self, kind: KindId, holder: Seat, after: usize) -> bool {
        let Some((until, target)) = self.last_lost[usize::from(kind)] else {
            return true;
        };
        if !self.is_single[usize::from(kind)] || until < after || holder == target {
            return true;
        }
        let mut reached = 1_u8 << holder.index();
        for gift in &self.gifts {
            if gift.at > after && gift.at < until && reached >> gift.from.index() & 1 == 1 {
                reached |= 1 << gift.to.index();
            }
        }
        reached >> target.index() & 1 == 1
    }

    /// In how many ways the gift can be a card of this kind, relative to the other kinds:
    /// the number of such cards, times how much rarer the giver's and how much more frequent the receiver's later
    /// cards of this kind become by it. Later gifts are left out of account.
    fn weight(&self, at: usize, kind: KindId, from: Seat, to: Seat) -> f64 {
        // Where a hand would run out of the kind, only a later gift could help: possible, but not likely.
        const UNLIKELY: f64 = 0.25;
        let [mut of_giver, mut of_receiver] =
            [from, to].map(|seat| f64::from(self.counts[usize::from(kind)][seat.index()]));
        let mut weight = of_giver;
        for event in &self.events[at + 1..] {
            match *event {
                Event::Gain { seat, held } if held.kind == kind => {
                    if seat == from {
                        of_giver += 1.0;
                    } else if seat == to {
                        of_receiver += 1.0;
                    }
                }
                Event::Lose {
                    seat, kind: lost, ..
                } if lost == kind => {
                    if seat == from {
                        let is_enough = of_giver > 1.5;
                        weight *= if is_enough {
                            (of_giver - 1.0) / of_giver
                        } else {
                            UNLIKELY
                        };
                        of_giver = if is_enough { of_giver - 1.0 } else { 1.0 };
                    } else if seat == to {
                        let is_enough = of_receiver > 0.5;
                        weight *= if is_enough {
                            (of_receiver + 1.0) / of_receiver
                        } else {
                            1.0 / UNLIKELY
                        };
                        of_receiver = if is_enough { of_receiver - 1.0 } else { 0.0 };
                    }
                }
                _ => {}
            }
        }
        weight
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
