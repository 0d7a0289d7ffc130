//! A position as the search holds it: a few words, copied for every card played.

use hyakki_core::Seat;
use hyakki_septet::CardSet;

use super::position::OpenPosition;
use super::round::Round;

/// One byte for each suit, as in the games' card sets; the top bit of each byte is never a card.
pub(super) type Cards = u64;

/// The seven bosses.
pub(super) const BOSSES: Cards = 0x0001_0204_0810_2040;
const TOP_BITS: u64 = 0x8080_8080_8080_8080;
/// Green A: the lowest green card by number, but it beats all others.
pub(super) const SUPER_TRUMP: Cards = 1;

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
    /// The bosses each party has captured, their stars, and the tricks it has won.
    pub(super) n_bosses: [u8; 3],
    pub(super) stars: [u8; 3],
    pub(super) n_tricks: [u8; 3],
    /// The cards that would take the trick from the best one in it.
    pub(super) beaters: Cards,
    /// Who played the best card.
    pub(super) winner: u8,
    pub(super) n_on_table: u8,
    pub(super) to_act: u8,
}

impl Board {
    /// The position as it was before the lead of the trick on the table.
    pub(super) fn before_trick(position: &OpenPosition, round: &Round) -> Board {
        let parts = position.parts();
        let n_seats = round.n_seats;
        let mut board = Board {
            hands: [0; 4],
            live: 0,
            led: 0,
            trick_bosses: 0,
            n_bosses: [0; 3],
            stars: [0; 3],
            n_tricks: [0; 3],
            beaters: Cards::MAX,
            winner: 0,
            n_on_table: 0,
            to_act: parts.leader.index() as u8,
        };
        for seat in Seat::all(n_seats) {
            let party = round.party(seat.index());
            let captured = bits(parts.captured[seat]);
            board.hands[seat.index()] = bits(parts.hands[seat]);
            board.n_bosses[party] += captured.count_ones() as u8;
            board.stars[party] += round.stars_of(captured);
            board.n_tricks[party] += parts.tricks[seat];
        }
        for (seat, &card) in parts.leader.clockwise(n_seats).zip(&parts.on_table) {
            board.hands[seat.index()] |= 1 << card.index();
        }
        board.live = board.hands.iter().fold(0, |all, hand| all | hand);
        board
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

    /// The legal cards, but of those that are as good as each other only the lowest: neighbours among the live cards of a suit,
    /// in one hand. A boss is like no other card, but does not part those around it.
    #[inline]
    pub(super) fn choices(&self) -> Cards {
        self.legal() & !self.same_as_below()
    }

    /// The cards of the hand to play that are as good as another one below them.
    #[inline]
    pub(super) fn same_as_below(&self) -> Cards {
        let hand = self.hands[self.seat()];
        let plain = hand & !(BOSSES | SUPER_TRUMP);
        // Cards that separate: everybody else's, and the end of the suit.
        let gaps = !(self.live & !(hand & BOSSES) | TOP_BITS);
        let above = plain << 1;
        // Adding lets a bit ripple through a gap to the next card above it.
        let next = (gaps.wrapping_add(above & gaps) | above) & !gaps;
        plain & next
    }

    /// Plays a card. Returns the seat that takes the trick if it is the trick's last.
    #[inline]
    pub(super) fn play(&mut self, round: &Round, card: usize) -> Option<usize> {
        let bit = 1 << card;
        let seat = self.to_act & 3;
        if self.led == 0 {
            self.led = suit_of(card);
        }
        self.hands[usize::from(seat)] &= !bit;
        self.trick_bosses |= bit & BOSSES;
        if self.beaters & bit != 0 {
            self.beaters = round.beaters(card);
            self.winner = seat;
        }
        self.n_on_table += 1;
        self.to_act = round.next(seat);
        (usize::from(self.n_on_table) == round.n_seats).then(|| self.finish_trick(round))
    }

    #[inline]
    fn finish_trick(&mut self, round: &Round) -> usize {
        let winner = usize::from(self.winner & 3);
        let party = round.party(winner);
        self.n_bosses[party] += self.trick_bosses.count_ones() as u8;
        self.stars[party] += round.stars_of(self.trick_bosses);
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

/// All cards of this card's suit.
#[inline]
pub(super) fn suit_of(card: usize) -> Cards {
    0x7f << (card & 0x38)
}

/// The cards a hand may play to a suit.
#[inline]
pub(super) fn following(hand: Cards, led: Cards) -> Cards {
    let following = hand & led;
    if following == 0 { hand } else { following }
}

fn bits(cards: CardSet) -> Cards {
    cards.iter().fold(0, |bits, card| bits | 1 << card.index())
}
