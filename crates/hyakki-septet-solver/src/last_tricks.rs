//! The last two or three tricks of two teams, tried out in one go: that is quicker than to put the cards in order, and with two
//! cards a hand quicker than to remember the answer.

use hyakki_core::bits::SetBits;
use hyakki_septet::numbers::LOSING_TRICKS;
use hyakki_septet::tricks::{BOSSES, Cards, following, suit_of};

use crate::before_trick::BeforeTrick;
use crate::choices::{doubled_by_loose, doubled_by_neighbours};
use crate::round::Round;

/// Whether the leader's team wins the round, with two or three cards a hand.
pub(crate) fn leaders_win(round: &Round, before: &BeforeTrick) -> bool {
    let leader = before.leader();
    let (team, others) = (leader & 1, 1 - (leader & 1));
    let position = LastTricks {
        hands: [0, 1, 2, 3].map(|steps| before.hands[(leader + steps) & 3]),
        n_bosses: [before.n_bosses(team), before.n_bosses(others)],
        n_tricks: [before.n_tricks[team], before.n_tricks[others]],
    };
    match before.n_cards() {
        2 => position.is_won::<2>(round),
        n_cards => {
            debug_assert_eq!(n_cards, 3, "these are the last tricks");
            position.is_won::<3>(round)
        }
    }
}

/// Everything as the leader sees it: hands from the leader on, and counts of the leader's team first.
#[derive(Clone, Copy)]
struct LastTricks {
    hands: [Cards; 4],
    n_bosses: [u8; 2],
    n_tricks: [u8; 2],
}

/// The best card so far: who played it, from the leader on, and what would beat it.
#[derive(Clone, Copy)]
struct Best {
    place: usize,
    beaters: Cards,
}

impl Best {
    #[inline]
    fn or(self, round: &Round, place: usize, card: u32) -> Best {
        if self.beaters >> card & 1 == 1 {
            Best {
                place,
                beaters: round.tricks.beaters(card as usize),
            }
        } else {
            self
        }
    }
}

impl LastTricks {
    /// Whether the leader's team wins, with so many cards a hand.
    #[inline]
    fn is_won<const N_CARDS: u32>(&self, round: &Round) -> bool {
        SetBits(self.choices::<N_CARDS>(round, 0, 0, 0))
            .any(|card| self.is_won_by_lead::<N_CARDS>(round, card))
    }

    /// The four cards of a trick: the leader's team needs one good answer to each of the others' cards.
    #[inline]
    fn is_won_by_lead<const N_CARDS: u32>(&self, round: &Round, lead: u32) -> bool {
        let led = suit_of(lead as usize);
        let best = Best {
            place: 0,
            beaters: round.tricks.beaters(lead as usize),
        };
        let played = 1 << lead;
        SetBits(self.choices::<N_CARDS>(round, 1, led, played)).all(|second| {
            let best = best.or(round, 1, second);
            let played = played | 1 << second;
            SetBits(self.choices::<N_CARDS>(round, 2, led, played)).any(|third| {
                let best = best.or(round, 2, third);
                let played = played | 1 << third;
                SetBits(self.choices::<N_CARDS>(round, 3, led, played)).all(|fourth| {
                    let winner = best.or(round, 3, fourth).place;
                    self.is_won_after::<N_CARDS>(round, played | 1 << fourth, winner)
                })
            })
        })
    }

    #[inline]
    fn choices<const N_CARDS: u32>(
        &self,
        round: &Round,
        place: usize,
        led: Cards,
        played: Cards,
    ) -> Cards {
        let hand = self.hands[place];
        let legal = following(hand, led);
        if N_CARDS == 2 {
            return legal;
        }
        let live = self.live();
        let choices = legal & !doubled_by_neighbours(hand, live);
        choices
            & !doubled_by_loose::<true>(
                choices,
                live & !(hand | played),
                round.tricks.trumps() | led,
            )
    }

    #[inline]
    fn live(&self) -> Cards {
        self.hands.iter().fold(0, |all, hand| all | hand)
    }

    #[inline]
    fn is_won_after<const N_CARDS: u32>(&self, round: &Round, trick: Cards, winner: usize) -> bool {
        let team = winner & 1;
        let mut next = *self;
        next.n_bosses[team] += (trick & BOSSES).count_ones() as u8;
        if next.n_bosses[team] >= round.tricks.n_bosses_to_win {
            return team == 0;
        }
        next.n_tricks[team] += 1;
        if next.n_tricks[team] == LOSING_TRICKS {
            return team != 0;
        }
        next.hands = self.hands.map(|hand| hand & !trick);
        if N_CARDS == 2 {
            next.is_won_by_last_cards(round, winner)
        } else {
            next.led_by(winner).is_won_with_two(round) == (team == 0)
        }
    }

    /// As it looks from another leader.
    #[inline]
    fn led_by(&self, leader: usize) -> LastTricks {
        let team = leader & 1;
        LastTricks {
            hands: [0, 1, 2, 3].map(|steps| self.hands[(leader + steps) & 3]),
            n_bosses: [self.n_bosses[team], self.n_bosses[1 - team]],
            n_tricks: [self.n_tricks[team], self.n_tricks[1 - team]],
        }
    }

    #[inline(never)]
    fn is_won_with_two(&self, round: &Round) -> bool {
        self.is_won::<2>(round)
    }

    /// The last trick plays itself; whoever takes it wins, unless it is a seventh without enough bosses.
    #[inline]
    fn is_won_by_last_cards(&self, round: &Round, leader: usize) -> bool {
        let mut best = Best {
            place: leader,
            beaters: round
                .tricks
                .beaters(self.hands[leader & 3].trailing_zeros() as usize),
        };
        for steps in 1..4 {
            let place = (leader + steps) & 3;
            best = best.or(round, place, self.hands[place].trailing_zeros());
        }
        let team = best.place & 1;
        let n_bosses = self.n_bosses[team] + (self.live() & BOSSES).count_ones() as u8;
        let wins =
            n_bosses >= round.tricks.n_bosses_to_win || self.n_tricks[team] + 1 < LOSING_TRICKS;
        wins == (team == 0)
    }
}
