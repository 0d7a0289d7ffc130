//! A position with all hands open, checked to be one that can occur.

use hyakki_core::{Game, GameConfig, PerSeat, Seat, SeatSet};
use hyakki_septet::numbers::{LOSING_TRICKS, bosses_to_win, hand_size};
use hyakki_septet::tricks::party;
use hyakki_septet::{Card, CardSet, Scoring, Septet};

use crate::bad_position::BadPosition;
use crate::before_trick::BeforeTrick;
use crate::moment::Moment;
use crate::round::Round;

/// A position in the tricks of a round, with all hands open, that can occur.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPosition(OpenPositionParts);

/// What a position is made of, before it is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPositionParts {
    /// How rounds are counted.
    pub scoring: Scoring,
    /// The card turned up, which is out of play.
    pub trump: Card,
    /// The cards in each hand.
    pub hands: PerSeat<CardSet>,
    /// The bosses each seat has captured.
    pub captured: PerSeat<CardSet>,
    /// The tricks each seat has won.
    pub tricks: PerSeat<u8>,
    /// Who led the trick on the table, or leads the next.
    pub leader: Seat,
    /// The cards of the unfinished trick, from the leader on.
    pub on_table: Vec<Card>,
}

impl OpenPosition {
    /// The position of a match in which a trick is being played.
    ///
    /// # Errors
    /// [`BadPosition::NotInTricks`] at any other time.
    pub fn of(state: &Septet) -> Result<OpenPosition, BadPosition> {
        let n_seats = state.config().players();
        let (Some(trump), Some(first_leader)) = (state.trump(), state.leader()) else {
            return Err(BadPosition::NotInTricks);
        };
        let is_passing = Seat::all(n_seats).any(|seat| state.passed(seat).is_empty());
        let to_act = state.turn().seats().first();
        let Some(to_act) = to_act.filter(|_| !is_passing) else {
            return Err(BadPosition::NotInTricks);
        };
        let n_on_table = state.plays().len() % n_seats;
        debug_assert!(!state.plays().is_empty() || to_act == first_leader);
        OpenPosition::new(OpenPositionParts {
            scoring: state.config().scoring(),
            trump,
            hands: PerSeat::from_fn(n_seats, |seat| state.hand(seat)),
            captured: PerSeat::from_fn(n_seats, |seat| state.captured(seat)),
            tricks: PerSeat::from_fn(n_seats, |seat| state.tricks(seat)),
            leader: to_act.left_by(n_seats - n_on_table, n_seats),
            on_table: state.plays()[state.plays().len() - n_on_table..].to_vec(),
        })
    }

    /// The position made of these parts.
    ///
    /// # Errors
    /// If it cannot occur.
    pub fn new(parts: OpenPositionParts) -> Result<OpenPosition, BadPosition> {
        let position = OpenPosition(parts);
        position.check_seats()?;
        position.check_cards()?;
        position.check_sizes()?;
        position.check_following()?;
        position.check_going_on()?;
        Ok(position)
    }

    /// How many play.
    #[must_use]
    pub fn n_seats(&self) -> usize {
        self.0.hands.len()
    }

    /// What it is made of.
    #[must_use]
    pub fn parts(&self) -> &OpenPositionParts {
        &self.0
    }

    /// Who plays the next card.
    #[must_use]
    pub fn to_act(&self) -> Seat {
        self.0.leader.left_by(self.0.on_table.len(), self.n_seats())
    }

    /// The cards that may be played next.
    #[must_use]
    pub fn legal_cards(&self) -> CardSet {
        let hand = self.0.hands[self.to_act()];
        let following = match self.0.on_table.first() {
            Some(led) => hand.intersection(led.suit().cards()),
            None => CardSet::EMPTY,
        };
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// The cards that may be played next and differ from each other in any way that matters: of neighbours only the lowest.
    #[must_use]
    pub fn distinct_cards(&self) -> CardSet {
        CardSet::from_bits(Moment::of(self, &self.round()).choices())
    }

    /// Who wins and loses together with this seat: four players have teams.
    #[must_use]
    pub fn side(&self, seat: Seat) -> SeatSet {
        let party_of = |seat: Seat| party(seat.index(), self.n_seats());
        Seat::all(self.n_seats())
            .filter(|&other| party_of(other) == party_of(seat))
            .collect()
    }

    fn check_seats(&self) -> Result<(), BadPosition> {
        let n_seats = self.n_seats();
        let is_complete = matches!(n_seats, 3 | 4)
            && self.0.captured.len() == n_seats
            && self.0.tricks.len() == n_seats
            && self.0.leader.index() < n_seats;
        if !is_complete {
            return Err(BadPosition::WrongNumberOfSeats);
        }
        if self.0.on_table.len() >= n_seats {
            return Err(BadPosition::TooManyOnTable);
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), BadPosition> {
        let mut seen = CardSet::only(self.0.trump);
        let table = self.0.on_table.iter().map(|&card| CardSet::only(card));
        let places = self.0.hands.iter().chain(self.0.captured.iter()).copied();
        for cards in places.chain(table) {
            if let Some(card) = cards.intersection(seen).iter().next() {
                return Err(BadPosition::CardTwice { card });
            }
            seen = seen.union(cards);
        }
        for &captured in self.0.captured.iter() {
            if let Some(card) = captured.difference(CardSet::BOSSES).iter().next() {
                return Err(BadPosition::CapturedNoBoss { card });
            }
        }
        match CardSet::BOSSES.difference(seen).iter().next() {
            Some(card) => Err(BadPosition::MissingBoss { card }),
            None => Ok(()),
        }
    }

    fn check_sizes(&self) -> Result<(), BadPosition> {
        let n_seats = self.n_seats();
        let n_dealt = hand_size(n_seats);
        let n_won: usize = self.0.tricks.iter().map(|&n| usize::from(n)).sum();
        let n_left = n_dealt
            .checked_sub(n_won)
            .ok_or(BadPosition::TooManyTricks)?;
        for (place, seat) in self.0.leader.clockwise(n_seats).enumerate() {
            let has_played = place < self.0.on_table.len();
            let expected = n_left.saturating_sub(usize::from(has_played));
            let n_cards = self.0.hands[seat].len();
            if n_cards != expected {
                return Err(BadPosition::WrongHandSize {
                    seat,
                    n_cards,
                    expected,
                });
            }
            if self.0.captured[seat].len() > n_seats * usize::from(self.0.tricks[seat]) {
                return Err(BadPosition::BossesWithoutTricks { seat });
            }
        }
        Ok(())
    }

    fn check_following(&self) -> Result<(), BadPosition> {
        let Some(led) = self.0.on_table.first() else {
            return Ok(());
        };
        let players = self.0.leader.clockwise(self.n_seats());
        for (seat, card) in players.zip(&self.0.on_table) {
            let could = !self.0.hands[seat]
                .intersection(led.suit().cards())
                .is_empty();
            if card.suit() != led.suit() && could {
                return Err(BadPosition::DidNotFollow { seat });
            }
        }
        Ok(())
    }

    /// What stays the same until the round is over.
    pub(crate) fn round(&self) -> Round {
        Round::new(self.n_seats(), self.0.scoring, self.0.trump)
    }

    /// The position before the lead of the trick on the table.
    pub(crate) fn before_trick(&self, round: &Round) -> BeforeTrick {
        let parts = self.parts();
        let mut before = BeforeTrick {
            hands: [0; 4],
            captured: [0; 3],
            n_tricks: [0; 3],
            leader: parts.leader.index() as u8,
        };
        for seat in Seat::all(round.tricks.n_seats) {
            let party = round.tricks.party(seat.index());
            before.hands[seat.index()] = parts.hands[seat].bits();
            before.captured[party] |= parts.captured[seat].bits();
            before.n_tricks[party] += parts.tricks[seat];
        }
        for (seat, card) in parts
            .leader
            .clockwise(round.tricks.n_seats)
            .zip(&parts.on_table)
        {
            before.hands[seat.index()] |= 1 << card.index();
        }
        before
    }

    fn check_going_on(&self) -> Result<(), BadPosition> {
        let n_seats = self.n_seats();
        let is_over = Seat::all(n_seats).any(|seat| {
            let side = self.side(seat);
            let n_bosses: usize = side.iter().map(|seat| self.0.captured[seat].len()).sum();
            let n_tricks: u8 = side.iter().map(|seat| self.0.tricks[seat]).sum();
            n_bosses >= bosses_to_win(n_seats) || n_tricks >= LOSING_TRICKS
        });
        if is_over || self.0.hands[self.to_act()].is_empty() {
            return Err(BadPosition::RoundOver);
        }
        Ok(())
    }
}
