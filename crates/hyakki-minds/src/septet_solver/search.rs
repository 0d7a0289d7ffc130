//! Whether an aim can be reached: a proof by trying, with a table of what is already proved.

use super::ordering::{Order, promise_of_lead, promise_of_reply};
use super::pattern::Patterns;
use super::question::Question;
use super::shortcuts::sure_winner;
use super::table::Table;
use crate::septet::board::{Board, Cards};
use crate::septet::round::Round;

/// The search spent all the nodes it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfNodes;

impl std::fmt::Display for OutOfNodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the position was not solved with so many nodes")
    }
}

impl std::error::Error for OutOfNodes {}

/// Answers one question.
pub(super) struct Search<'a> {
    pub(super) round: &'a Round,
    pub(super) patterns: &'a Patterns,
    pub(super) table: &'a mut Table,
    pub(super) question: Question,
    /// Positions looked at, and how many may be.
    pub(super) n_nodes: u64,
    pub(super) max_nodes: u64,
}

/// The answer for a position, and the card that makes it so if one does.
struct Proof {
    verdict: bool,
    card: Option<u8>,
}

impl Search<'_> {
    /// Whether the asking party reaches its aim from here. The board is left wherever forced cards lead.
    pub(super) fn is_reached(&mut self, board: &mut Board) -> Result<bool, OutOfNodes> {
        let n_before = self.n_nodes;
        let mut place = None;
        let mut hint = None;
        loop {
            self.n_nodes += 1;
            if self.n_nodes > self.max_nodes {
                return Err(OutOfNodes);
            }
            // The last trick plays itself.
            if board.n_on_table == 0 && board.hands[0].count_ones() > 1 {
                if let Some(verdict) = self.verdict_at_a_glance(board) {
                    return Ok(verdict);
                }
                let here = self.question.place(self.round, self.patterns, board);
                let found = self.table.find(&here);
                if let Some(verdict) = found.verdict {
                    return Ok(verdict);
                }
                hint = found.hint;
                place = Some(here);
            }
            let choices = board.choices();
            if choices.count_ones() > 1 {
                let proof = self.try_all(board, choices, hint)?;
                if let Some(place) = place {
                    let n_nodes = self.n_nodes - n_before;
                    self.table.learn(&place, proof.verdict, proof.card, n_nodes);
                }
                return Ok(proof.verdict);
            }
            // A forced card needs no trying.
            let winner = board.play(self.round, choices.trailing_zeros() as usize);
            if let Some(verdict) = winner.and_then(|winner| self.verdict_at_end(board, winner)) {
                return Ok(verdict);
            }
        }
    }

    fn try_all(
        &mut self,
        board: &Board,
        choices: Cards,
        hint: Option<u8>,
    ) -> Result<Proof, OutOfNodes> {
        let wanted = self.round.party(board.seat()) == self.question.asking;
        let mut order = Order::new();
        if let Some(card) = self.set_out(board, choices, hint, &mut order) {
            return Ok(Proof {
                verdict: wanted,
                card: Some(card as u8),
            });
        }
        for card in order.cards() {
            let mut next = *board;
            let winner = next.play(self.round, card);
            let verdict = match winner.and_then(|winner| self.verdict_at_end(&next, winner)) {
                Some(verdict) => verdict,
                None => self.is_reached(&mut next)?,
            };
            if verdict == wanted {
                return Ok(Proof {
                    verdict,
                    card: Some(card as u8),
                });
            }
        }
        Ok(Proof {
            verdict: !wanted,
            card: None,
        })
    }

    /// Puts the cards in order. The last card of a trick may be decided already, by the rules or by the table:
    /// then a good one is returned at once, and a bad one left out.
    #[inline]
    fn set_out(
        &self,
        board: &Board,
        choices: Cards,
        hint: Option<u8>,
        order: &mut Order,
    ) -> Option<usize> {
        let wanted = self.round.party(board.seat()) == self.question.asking;
        let is_last = usize::from(board.n_on_table) + 1 == self.round.n_seats;
        let mut rest = choices;
        while rest != 0 {
            let card = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if is_last && let Some(verdict) = self.known_verdict(board, card) {
                if verdict == wanted {
                    return Some(card);
                }
                continue;
            }
            let promise = if hint == Some(card as u8) {
                i32::MAX >> 6
            } else if board.n_on_table == 0 {
                promise_of_lead(self.round, board, card)
            } else {
                promise_of_reply(self.round, board, card)
            };
            order.add(card, promise);
        }
        None
    }

    /// What is known, without a search, of the trick's last card.
    #[inline]
    fn known_verdict(&self, board: &Board, card: usize) -> Option<bool> {
        let mut next = *board;
        let winner = next.play(self.round, card)?;
        self.verdict_at_end(&next, winner).or_else(|| {
            // Single cards are not in the table.
            if next.hands[0].count_ones() == 1 {
                return None;
            }
            let place = self.question.place(self.round, self.patterns, &next);
            self.table.find(&place).verdict
        })
    }

    #[inline]
    fn verdict_at_end(&self, board: &Board, winner: usize) -> Option<bool> {
        self.question.verdict_at_end(self.round, board, winner)
    }

    #[inline]
    fn verdict_at_a_glance(&self, board: &Board) -> Option<bool> {
        if self.question.is_about_winning() {
            sure_winner(self.round, board).map(|winner| winner == self.question.asking)
        } else {
            self.question.verdict_by_stars(self.round, board)
        }
    }
}
