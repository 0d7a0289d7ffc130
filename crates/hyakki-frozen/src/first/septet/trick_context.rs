//! A card to be chosen, as the seat that chooses sees it.

use hyakki_core::{Game, GameConfig, Seat};
use hyakki_septet::tricks::{BOSSES, Cards, SUPER_TRUMP, TrickRules, suit_of};
use hyakki_septet::{Card, Septet};

use super::board::Board;

/// A card to be chosen, as the seat that chooses sees it: its own hand, what lies open, and which cards have not been seen.
/// Nothing here depends on who of the others holds what.
pub(crate) struct TrickContext<'a> {
    pub(super) rules: &'a TrickRules,
    pub(super) board: &'a Board,
    pub(super) seat: usize,
    pub(super) hand: Cards,
    /// Cards in the hands of others.
    pub(super) unseen: Cards,
    /// The suits each seat has shown to be out of, one bit each.
    pub(super) voids: [u8; 4],
    /// The own party's tricks and bosses, then each other party's, clockwise; four players have two parties.
    pub(super) counts: [Counts; 3],
}

/// What a party has won in this round.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) n_tricks: usize,
    pub(super) n_bosses: usize,
}

/// How the trick would stand after a card.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// Whether the card takes the trick from the best one so far.
    pub(super) takes: bool,
    /// Whether nobody yet to play can take it again.
    pub(super) is_sure: bool,
    /// Whose it would be: 0 the own, then the others in the order of [`TrickContext::counts`]; a partner is the own party.
    pub(super) party: usize,
    /// The bosses in it, the card's own included.
    pub(super) n_bosses: usize,
}

impl<'a> TrickContext<'a> {
    #[inline]
    pub(super) fn new(rules: &'a TrickRules, board: &'a Board, voids: [u8; 4]) -> TrickContext<'a> {
        let seat = board.seat();
        let hand = board.hands[seat];
        let all = board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3];
        let mut counts = [Counts::default(); 3];
        for (steps, counts) in counts.iter_mut().enumerate().take(rules.n_parties()) {
            let party = rules.party((seat + steps) % rules.n_seats);
            *counts = Counts {
                n_tricks: usize::from(board.n_tricks[party]),
                n_bosses: usize::from(board.n_bosses[party]),
            };
        }
        TrickContext {
            rules,
            board,
            seat,
            hand,
            unseen: all & !hand,
            voids,
            counts,
        }
    }

    #[inline]
    pub(super) fn is_lead(&self) -> bool {
        self.board.n_on_table == 0
    }

    /// How many have yet to play to the trick, after this seat.
    #[inline]
    pub(super) fn n_later(&self) -> usize {
        self.rules.n_seats - 1 - usize::from(self.board.n_on_table)
    }

    /// The standing after this card.
    #[inline]
    pub(super) fn standing(&self, card: usize) -> Standing {
        let bit = 1 << card;
        let takes = self.board.beaters & bit != 0;
        let (winner, beaters) = if takes {
            (self.seat, self.rules.beaters(card))
        } else {
            (usize::from(self.board.winner), self.board.beaters)
        };
        Standing {
            takes,
            is_sure: self.n_later() == 0 || self.unseen & beaters & self.playable_later(card) == 0,
            party: self.party_of(winner),
            n_bosses: (self.board.trick_bosses | bit & BOSSES).count_ones() as usize,
        }
    }

    /// What may still come to the trick: any card of the led suit, a trump or green A.
    #[inline]
    fn playable_later(&self, card: usize) -> Cards {
        let led = if self.is_lead() {
            suit_of(card)
        } else {
            self.board.led
        };
        led | self.rules.trumps() | SUPER_TRUMP
    }

    /// The place of a seat's party in [`TrickContext::counts`].
    #[inline]
    pub(super) fn party_of(&self, seat: usize) -> usize {
        let steps = (seat + self.rules.n_seats - self.seat) % self.rules.n_seats;
        self.rules.party(steps)
    }

    /// Whether an opponent yet to play has shown to be out of this suit.
    #[inline]
    pub(super) fn is_later_opponent_out_of(&self, suit: usize) -> bool {
        let mut seat = self.board.to_act;
        (0..self.n_later()).any(|_| {
            seat = self.rules.next(seat);
            self.party_of(usize::from(seat)) != 0
                && self.voids[usize::from(seat & 3)] >> suit & 1 == 1
        })
    }
}

/// The position of a match in which this seat must play a card.
#[inline]
pub(super) fn board_of(state: &Septet, seat: Seat) -> (TrickRules, Board) {
    let config = state.config();
    let rules = TrickRules::new(config.players(), trump_of(state));
    let board = Board::of(state, &rules, seat);
    (rules, board)
}

/// The trump card of the round that is on.
#[inline]
pub(super) fn trump_of(state: &Septet) -> Card {
    state
        .trump()
        .expect("cards are chosen only while a round is on")
}

/// The suits each seat has shown to be out of in this round, one bit each.
#[inline]
pub(super) fn shown_voids(world: &Septet, rules: &TrickRules) -> [u8; 4] {
    let mut voids = [0; 4];
    let Some(leader) = world.leader() else {
        return voids;
    };
    let mut leader = leader.index() as u8;
    for trick in world.plays().chunks(rules.n_seats) {
        let led = trick[0].index() >> 3;
        let mut beaters = Cards::MAX;
        let (mut seat, mut winner) = (leader, leader);
        for card in trick {
            let card = card.index();
            voids[usize::from(seat & 3)] |= u8::from(card >> 3 != led) << led;
            if beaters >> card & 1 == 1 {
                beaters = rules.beaters(card);
                winner = seat;
            }
            seat = rules.next(seat);
        }
        leader = winner;
    }
    voids
}
