//! A position as the search holds it: a few words, copied for every card played.

use hyakki_core::Seat;
use hyakki_septet::tricks::{BOSSES, Cards, TrickRules, following, suit_of};
use hyakki_septet::{Card, CardSet, Septet};

/// Hands, counts and the trick on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) hands: [Cards; 4],
    /// All cards in hands or on the table.
    pub(super) live: Cards,
    /// The cards of the led suit; none before the lead.
    pub(super) led: Cards,
    /// The bosses in the trick.
    pub(super) trick_bosses: Cards,
    /// The bosses each party has captured, and the tricks it has won.
    pub(super) n_bosses: [u8; 3],
    pub(super) n_tricks: [u8; 3],
    /// The cards that would take the trick from the best one in it.
    pub(super) beaters: Cards,
    /// Who played the best card.
    pub(super) winner: u8,
    pub(super) n_on_table: u8,
    pub(super) to_act: u8,
}

impl Board {
    /// The position of a match in which this seat must play a card.
    #[inline]
    pub(super) fn of(state: &Septet, rules: &TrickRules, to_act: Seat) -> Board {
        let n_seats = rules.n_seats;
        let n_on_table = state.plays().len() % n_seats;
        let on_table = &state.plays()[state.plays().len() - n_on_table..];
        let mut board = Board::led_by(to_act.left_by(n_seats - n_on_table, n_seats));
        for seat in Seat::all(n_seats) {
            let (hand, captured) = (state.hand(seat), state.captured(seat));
            board.seat_down(rules, seat, hand, captured, state.tricks(seat));
        }
        board.take_back(on_table, rules);
        for card in on_table {
            board.play(rules, card.index());
        }
        board
    }

    /// Nobody has a card yet; this seat will lead.
    #[inline]
    pub(super) fn led_by(leader: Seat) -> Board {
        Board {
            hands: [0; 4],
            live: 0,
            led: 0,
            trick_bosses: 0,
            n_bosses: [0; 3],
            n_tricks: [0; 3],
            beaters: Cards::MAX,
            winner: 0,
            n_on_table: 0,
            to_act: leader.index() as u8,
        }
    }

    /// Gives a seat its cards, and its party what the seat has won.
    #[inline]
    pub(super) fn seat_down(
        &mut self,
        rules: &TrickRules,
        seat: Seat,
        hand: CardSet,
        captured: CardSet,
        n_tricks: u8,
    ) {
        let party = rules.party(seat.index());
        self.hands[seat.index()] = hand.bits();
        self.live |= hand.bits();
        self.n_bosses[party] += captured.len() as u8;
        self.n_tricks[party] += n_tricks;
    }

    /// Gives the cards on the table back to the hands that they came from.
    #[inline]
    pub(super) fn take_back(&mut self, on_table: &[Card], rules: &TrickRules) {
        let mut seat = self.to_act;
        for card in on_table {
            self.hands[usize::from(seat & 3)] |= 1 << card.index();
            self.live |= 1 << card.index();
            seat = rules.next(seat);
        }
    }

    /// Who plays next.
    #[inline]
    pub(super) fn seat(&self) -> usize {
        usize::from(self.to_act & 3)
    }

    /// The cards that may be played next.
    #[inline]
    pub(super) fn legal(&self) -> Cards {
        following(self.hands[self.seat()], self.led)
    }

    /// Plays a card. Returns the seat that takes the trick if it is the trick's last.
    #[inline]
    pub(super) fn play(&mut self, rules: &TrickRules, card: usize) -> Option<usize> {
        let bit = 1 << card;
        let seat = self.to_act & 3;
        if self.led == 0 {
            self.led = suit_of(card);
        }
        self.hands[usize::from(seat)] &= !bit;
        self.trick_bosses |= bit & BOSSES;
        if self.beaters & bit != 0 {
            self.beaters = rules.beaters(card);
            self.winner = seat;
        }
        self.n_on_table += 1;
        self.to_act = rules.next(seat);
        (usize::from(self.n_on_table) == rules.n_seats).then(|| self.finish_trick(rules))
    }

    #[inline]
    fn finish_trick(&mut self, rules: &TrickRules) -> usize {
        let winner = usize::from(self.winner & 3);
        let party = rules.party(winner);
        self.n_bosses[party] += self.trick_bosses.count_ones() as u8;
        self.n_tricks[party] += 1;
        self.live = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3];
        self.led = 0;
        self.trick_bosses = 0;
        self.beaters = Cards::MAX;
        self.n_on_table = 0;
        self.to_act = winner as u8;
        winner
    }
}
