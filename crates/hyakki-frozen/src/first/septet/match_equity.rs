//! The probability of winning the match at every score (a match equity table): what a round is worth depends on the score.

use std::cmp::Reverse;

use hyakki_core::{Game, GameConfig, PerSeat, Seat, Turn};
use hyakki_septet::numbers::BASIC_POINTS;
use hyakki_septet::tricks::n_parties;
use hyakki_septet::{Scoring, Septet};

use super::round_ends::{Ending, RoundEnds};

/// For every score the probabilities of winning the match: of the party that leads the next round, then of the others clockwise.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MatchEquity {
    n_parties: usize,
    goal: usize,
    probabilities: Vec<[f32; 3]>,
}

impl MatchEquity {
    /// What follows if every round ends like these.
    pub(super) fn new(n_players: usize, scoring: Scoring, ends: &RoundEnds) -> MatchEquity {
        let goal = usize::from(scoring.goal());
        let n_parties = n_parties(n_players);
        let mut equity = MatchEquity {
            n_parties,
            goal,
            probabilities: vec![[0.0; 3]; goal.pow(n_parties as u32)],
        };
        // Every round brings somebody points, so probabilities follow from those at higher scores.
        let mut places: Vec<usize> = (0..equity.probabilities.len()).collect();
        places.sort_by_key(|&place| Reverse(equity.points_at(place).iter().sum::<usize>()));
        for place in places {
            equity.probabilities[place] = equity.expect(equity.points_at(place), scoring, ends);
        }
        equity
    }

    fn points_at(&self, mut place: usize) -> [usize; 3] {
        let mut points = [0; 3];
        for party in (0..self.n_parties).rev() {
            points[party] = place % self.goal;
            place /= self.goal;
        }
        points
    }

    fn expect(&self, points: [usize; 3], scoring: Scoring, ends: &RoundEnds) -> [f32; 3] {
        let n_rounds: f64 = ends.0.iter().map(|&(_, n)| f64::from(n)).sum();
        let mut probabilities = [0.0; 3];
        for &(ending, n) in &ends.0 {
            let after = self.after(points, scoring, ending);
            for (steps, probability) in after.iter().enumerate().take(self.n_parties) {
                let party = (ending.party + steps) % self.n_parties;
                probabilities[party] += (f64::from(n) / n_rounds) as f32 * probability;
            }
        }
        probabilities
    }

    /// The probabilities after such an end, from the next leader on.
    fn after(&self, mut points: [usize; 3], scoring: Scoring, ending: Ending) -> [f32; 3] {
        let gained = match scoring {
            Scoring::Basic => usize::from(BASIC_POINTS),
            Scoring::Advanced => ending.points,
        };
        for (party, points) in points.iter_mut().enumerate().take(self.n_parties) {
            if (party == ending.party) == ending.is_won {
                *points += gained;
            }
        }
        let turned = std::array::from_fn(|steps| points[(ending.party + steps) % self.n_parties]);
        self.probabilities(turned)
    }

    /// Each party's probability with these points, from the one that leads next.
    fn probabilities(&self, points: [usize; 3]) -> [f32; 3] {
        let points = &points[..self.n_parties];
        let best = *points.iter().max().expect("there are parties");
        if best < self.goal {
            let place = points
                .iter()
                .fold(0, |place, &points| place * self.goal + points);
            return self.probabilities[place];
        }
        // Two at the top: the one to the left of whoever has just won seven tricks, and would lead.
        let n_best = points.iter().filter(|&&points| points == best).count();
        let winner = match n_best {
            1 => points
                .iter()
                .position(|&points| points == best)
                .expect("somebody is best"),
            _ => 1,
        };
        let mut probabilities = [0.0; 3];
        probabilities[winner] = 1.0;
        probabilities
    }

    /// Each seat's probability of winning, between two rounds or after the last.
    pub(super) fn win_probabilities(&self, state: &Septet) -> Option<PerSeat<f32>> {
        let n_seats = state.config().players();
        match state.turn() {
            Turn::Act(_) => None,
            Turn::Over(outcome) => {
                Some(outcome.places.map(|place| f32::from(u8::from(place == 1))))
            }
            Turn::Chance => {
                let leader = state.leader()?;
                let points = std::array::from_fn(|steps| {
                    usize::from(state.points(leader.left_by(steps, n_seats)))
                });
                let probabilities = self.probabilities(points);
                Some(PerSeat::from_fn(n_seats, |seat: Seat| {
                    let steps = seat.index() + n_seats - leader.index();
                    probabilities[steps % self.n_parties]
                }))
            }
        }
    }
}
