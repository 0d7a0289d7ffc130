//! What a gift may have been, as far as a quick look ahead can tell.

use hyakki_core::Seat;

use super::gifts::Search;
use super::trace::{Event, KindId};

impl Search<'_> {
    /// The kinds that this gift may have been, as far as a quick look ahead can tell, with their weights.
    pub(super) fn judged(&mut self, at: usize, from: Seat, to: Seat) -> Vec<(KindId, f64)> {
        let kinds = self.possible_kinds(at, from, to);
        let weigh = |kind: KindId| (kind, self.weight(at, kind, from, to));
        kinds.into_iter().map(weigh).collect()
    }

    /// The kinds that this gift may have been, as far as a quick look ahead can tell.
    pub(super) fn possible_kinds(&mut self, at: usize, from: Seat, to: Seat) -> Vec<KindId> {
        let mut kinds = Vec::new();
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
                kinds.push(kind);
            }
        }
        kinds
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
