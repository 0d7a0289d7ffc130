//! Whether an aim can be reached: a proof by trying, with a table of what is already proved.

use hyakki_core::bits::SetBits;
use hyakki_septet::tricks::Cards;

use crate::before_trick::BeforeTrick;
use crate::choices::choices;
use crate::last_tricks::leaders_win;
use crate::leads::Leads;
use crate::order::Order;
use crate::pattern::Patterns;
use crate::question::Question;
use crate::replies::Replies;
use crate::round::Round;
use crate::seats::party;
use crate::shortcuts::sure_winner;
use crate::transposition_table::{Found, TranspositionTable};
use crate::trick::Trick;

/// The search spent all the nodes it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfNodes;

impl std::fmt::Display for OutOfNodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the position was not solved with so many nodes")
    }
}

impl std::error::Error for OutOfNodes {}

/// Answers one question. `WINNING`: whether it is about winning, for whatever points.
pub(crate) struct Search<'a, const N_SEATS: usize, const WINNING: bool> {
    pub(crate) round: &'a Round,
    pub(crate) patterns: &'a Patterns,
    pub(crate) table: &'a mut TranspositionTable,
    pub(crate) question: Question,
    /// Positions looked at, and how many may be.
    pub(crate) n_nodes: u64,
    pub(crate) max_nodes: u64,
}

impl<const N_SEATS: usize, const WINNING: bool> Search<'_, N_SEATS, WINNING> {
    /// Whether the asking party reaches its aim from a position in a trick.
    pub(crate) fn is_reached(
        &mut self,
        before: &BeforeTrick,
        trick: &Trick,
    ) -> Result<bool, OutOfNodes> {
        if trick.played == 0 {
            self.before_lead(before)
        } else {
            self.within_trick(before, trick)
        }
    }

    fn count(&mut self) -> Result<(), OutOfNodes> {
        self.n_nodes += 1;
        if self.n_nodes > self.max_nodes {
            return Err(OutOfNodes);
        }
        Ok(())
    }

    fn before_lead(&mut self, before: &BeforeTrick) -> Result<bool, OutOfNodes> {
        self.count()?;
        if Self::has_short_way(before, 2) {
            return Ok(self.verdict_by_short_way(before));
        }
        if before.n_cards() == 1 {
            // The last trick plays itself.
            return Ok(self.try_leads(before, &Found::default())?.0);
        }
        if let Some(verdict) = self.verdict_at_a_glance(before) {
            return Ok(verdict);
        }
        let place = self
            .question
            .place::<N_SEATS, WINNING>(self.round, self.patterns, before);
        let found = self.table.find(&place);
        if let Some(verdict) = found.verdict {
            return Ok(verdict);
        }
        let n_before = self.n_nodes;
        let (verdict, hint) = if Self::has_short_way(before, 3) {
            (self.verdict_by_short_way(before), None)
        } else {
            self.try_leads(before, &found)?
        };
        let work = self.n_nodes - n_before + 1;
        self.table.learn(&place, verdict, hint, work);
        Ok(verdict)
    }

    /// The verdict, and the lead that makes it so if one does.
    fn try_leads(
        &mut self,
        before: &BeforeTrick,
        found: &Found,
    ) -> Result<(bool, Option<u8>), OutOfNodes> {
        let trick = Trick::led_by(before.leader());
        let wanted = self.is_asking(before.leader());
        let leads = Leads::new::<N_SEATS>(self.round, before);
        let mut order = Order::new();
        for card in cards_of(self.choices(before, &trick)) {
            let promise = if found.hint == Some(card as u8) {
                Order::FIRST
            } else {
                leads.promise(card)
            };
            order.add(card, promise);
        }
        for card in order.cards() {
            let trick = trick.with::<N_SEATS>(self.round, card);
            if self.within_trick(before, &trick)? == wanted {
                return Ok((wanted, Some(card as u8)));
            }
        }
        Ok((!wanted, None))
    }

    fn within_trick(&mut self, before: &BeforeTrick, trick: &Trick) -> Result<bool, OutOfNodes> {
        self.count()?;
        let choices = self.choices(before, trick);
        if trick.n_lacking::<N_SEATS>() == 1 {
            return self.try_last_cards(before, trick, choices);
        }
        if choices & (choices - 1) == 0 {
            // A forced card needs no order.
            let card = choices.trailing_zeros() as usize;
            return self.within_trick(before, &trick.with::<N_SEATS>(self.round, card));
        }
        let wanted = self.is_asking(trick.seat());
        for card in self.in_order(before, trick, choices).cards() {
            let trick = trick.with::<N_SEATS>(self.round, card);
            if self.within_trick(before, &trick)? == wanted {
                return Ok(wanted);
            }
        }
        Ok(!wanted)
    }

    /// The last card of a trick may be decided already, by the rules or by the table: these are looked at first.
    fn try_last_cards(
        &mut self,
        before: &BeforeTrick,
        trick: &Trick,
        choices: Cards,
    ) -> Result<bool, OutOfNodes> {
        let wanted = self.is_asking(trick.seat());
        let mut unknown = 0;
        for card in cards_of(choices) {
            let next = before.after::<N_SEATS>(&trick.with::<N_SEATS>(self.round, card));
            match self.known_verdict(&next) {
                Some(verdict) if verdict == wanted => return Ok(wanted),
                Some(_) => {}
                None => unknown |= 1 << card,
            }
        }
        for card in self.in_order(before, trick, unknown).cards() {
            let next = before.after::<N_SEATS>(&trick.with::<N_SEATS>(self.round, card));
            if self.before_lead(&next)? == wanted {
                return Ok(wanted);
            }
        }
        Ok(!wanted)
    }

    /// These cards, the most promising first.
    #[inline]
    fn in_order(&self, before: &BeforeTrick, trick: &Trick, cards: Cards) -> Order {
        let mut order = Order::new();
        if cards & cards.wrapping_sub(1) == 0 {
            if cards != 0 {
                order.add(cards.trailing_zeros() as usize, 0);
            }
            return order;
        }
        let replies = Replies::new::<N_SEATS>(self.round, before, trick);
        replies.put_in_order::<N_SEATS>(cards, &mut order);
        order
    }

    /// What is known after a trick without a search.
    #[inline]
    fn known_verdict(&self, next: &BeforeTrick) -> Option<bool> {
        let at_end = self
            .question
            .verdict_at_end::<N_SEATS, WINNING>(self.round, next);
        at_end.or_else(|| {
            if Self::has_short_way(next, 2) {
                return Some(self.verdict_by_short_way(next));
            }
            if next.n_cards() == 1 {
                // Single cards are not in the table.
                return None;
            }
            let place = self
                .question
                .place::<N_SEATS, WINNING>(self.round, self.patterns, next);
            self.table.find(&place).verdict
        })
    }

    /// Teams that only want to win have a shorter way through the last tricks.
    #[inline]
    fn has_short_way(before: &BeforeTrick, n_cards: u32) -> bool {
        N_SEATS == 4 && WINNING && before.n_cards() == n_cards
    }

    #[inline]
    fn verdict_by_short_way(&self, before: &BeforeTrick) -> bool {
        leaders_win(self.round, before) == self.is_asking(before.leader())
    }

    #[inline]
    fn choices(&self, before: &BeforeTrick, trick: &Trick) -> Cards {
        choices::<WINNING>(before, trick, self.round)
    }

    #[inline]
    fn is_asking(&self, seat: usize) -> bool {
        party::<N_SEATS>(seat) == self.question.asking
    }

    #[inline]
    fn verdict_at_a_glance(&self, before: &BeforeTrick) -> Option<bool> {
        if WINNING {
            let winner = sure_winner::<N_SEATS>(self.round, before);
            winner.map(|winner| winner == self.question.asking)
        } else {
            self.question.verdict_by_stars(self.round, before)
        }
    }
}

/// These cards, from the lowest on.
#[inline]
fn cards_of(cards: Cards) -> impl Iterator<Item = usize> {
    SetBits(cards).map(|card| card as usize)
}
