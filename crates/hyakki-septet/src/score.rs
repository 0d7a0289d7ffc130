//! What a round is worth, and who has won.

use hyakki_core::{Game, Outcome, PerSeat, Seat};

use crate::card::Card;
use crate::card_set::CardSet;
use crate::config::Scoring;
use crate::numbers::{BASIC_POINTS, SEVEN_TRICKS_FOR_THREE, boss_stars};
use crate::round_result::{LastRound, RoundEnd};
use crate::state::Septet;
use crate::suit::Suit;

impl Septet {
    /// What the round is worth that ends with this trick.
    pub(crate) fn sum_up_round(
        &self,
        last_leader: Seat,
        last_winner: Seat,
        end: RoundEnd,
    ) -> LastRound {
        let n_seats = self.n_seats();
        let side = self.team(last_winner);
        let winners = match end {
            RoundEnd::Bosses | RoundEnd::LastTrick => side,
            RoundEnd::SevenTricks => Seat::all(n_seats)
                .filter(|&seat| !side.contains(seat))
                .collect(),
        };
        let is_team_reward = n_seats == 4 && end == RoundEnd::SevenTricks;
        let out_of_hands = if is_team_reward {
            self.round
                .hands
                .iter()
                .fold(CardSet::EMPTY, |all, &hand| all.union(hand))
                .intersection(CardSet::BOSSES)
        } else {
            CardSet::EMPTY
        };
        let bosses = if n_seats == 3 && end == RoundEnd::SevenTricks {
            CardSet::EMPTY
        } else {
            let winner = winners.first().expect("every round has a winner");
            self.team_bosses(winner).union(out_of_hands)
        };
        let mut last_cards = [Card::SUPER_TRUMP; 4];
        let plays = self.round.plays();
        last_cards[..n_seats].copy_from_slice(&plays[plays.len() - n_seats..]);
        LastRound {
            end,
            winners,
            gained: self.points_for(end, bosses),
            trump: self.round.trump,
            bosses,
            out_of_hands,
            last_cards,
            last_leader,
            last_winner,
        }
    }

    fn points_for(&self, end: RoundEnd, bosses: CardSet) -> u8 {
        let n_seats = self.n_seats();
        let points = match self.config.scoring {
            Scoring::Basic => BASIC_POINTS,
            Scoring::Advanced if n_seats == 3 && end == RoundEnd::SevenTricks => {
                SEVEN_TRICKS_FOR_THREE
            }
            Scoring::Advanced => {
                let counting = bosses.difference(self.round.trump.suit_cards());
                Suit::ALL
                    .into_iter()
                    .map(|suit| {
                        u8::from(counting.contains(suit.boss())) * boss_stars(suit, n_seats)
                    })
                    .sum()
            }
        };
        assert!(points >= 1, "every round is won for at least one point");
        points
    }
}

/// The result of a match that is over.
pub(crate) fn outcome(state: &Septet) -> Outcome {
    let last_round = state.last_round.expect("a match is over after a round");
    let n_seats = state.n_seats();
    let points = PerSeat::from_fn(n_seats, |seat| i16::from(state.points[seat.index()]));
    let best = points.iter().copied().max().expect("there are players");
    let is_winner = |seat: Seat| {
        let is_tied = points.iter().filter(|&&other| other == best).count() > 1;
        if n_seats == 3 && is_tied {
            // Two can reach the top together only when the third has won seven tricks.
            seat == last_round.last_winner.left(3)
        } else {
            points[seat] == best
        }
    };
    Outcome::ranked(
        points,
        last_round.end.name(),
        |seat| state.team(seat),
        |seat| (!is_winner(seat), -points[seat]),
    )
}
