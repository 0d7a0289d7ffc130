//! Winning chances by score: what a round is worth depends on how the match stands.

use std::cmp::Reverse;
use std::str::FromStr;

use hyakki_core::{Game, GameConfig, PerSeat, Seat, Turn};
use hyakki_septet::{Scoring, Septet};

use crate::bad_weights::BadWeights;

/// How rounds end, counted over many that were played: what chances at every score follow from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundEnds(pub(super) Vec<(Ending, u32)>);

/// How a round ends, as far as the match is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ending {
    /// The party that took the last trick, and leads the next round; counted clockwise from the one that led this round.
    pub party: usize,
    /// Whether that trick won the round or, being its seventh, lost it.
    pub is_won: bool,
    /// The points for each of the winners, with advanced scoring.
    pub points: usize,
}

/// For every score the chances to win the match: those of the party that leads the next round, then the others' clockwise.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Standings {
    n_parties: usize,
    goal: usize,
    chances: Vec<[f32; 3]>,
}

impl Standings {
    /// The chances that follow if every round ends like these.
    pub(super) fn new(n_players: usize, scoring: Scoring, ends: &RoundEnds) -> Standings {
        let goal = usize::from(scoring.goal());
        let n_parties = if n_players == 4 { 2 } else { 3 };
        let mut standings = Standings {
            n_parties,
            goal,
            chances: vec![[0.0; 3]; goal.pow(n_parties as u32)],
        };
        // Every round brings somebody points, so chances follow from those at higher scores.
        let mut places: Vec<usize> = (0..standings.chances.len()).collect();
        places.sort_by_key(|&place| Reverse(standings.points_at(place).iter().sum::<usize>()));
        for place in places {
            standings.chances[place] = standings.expect(standings.points_at(place), scoring, ends);
        }
        standings
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
        let mut chances = [0.0; 3];
        for &(ending, n) in &ends.0 {
            let after = self.after(points, scoring, ending);
            for (steps, chance) in after.iter().enumerate().take(self.n_parties) {
                let party = (ending.party + steps) % self.n_parties;
                chances[party] += (f64::from(n) / n_rounds) as f32 * chance;
            }
        }
        chances
    }

    /// The chances after such an end, from the next leader on.
    fn after(&self, mut points: [usize; 3], scoring: Scoring, ending: Ending) -> [f32; 3] {
        let gained = match scoring {
            Scoring::Basic => 1,
            Scoring::Advanced => ending.points,
        };
        for (party, points) in points.iter_mut().enumerate().take(self.n_parties) {
            if (party == ending.party) == ending.is_won {
                *points += gained;
            }
        }
        let turned = std::array::from_fn(|steps| points[(ending.party + steps) % self.n_parties]);
        self.chances(turned)
    }

    /// Each party's chance with these points, from the one that leads next.
    fn chances(&self, points: [usize; 3]) -> [f32; 3] {
        let points = &points[..self.n_parties];
        let best = *points.iter().max().expect("there are parties");
        if best < self.goal {
            let place = points
                .iter()
                .fold(0, |place, &points| place * self.goal + points);
            return self.chances[place];
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
        let mut chances = [0.0; 3];
        chances[winner] = 1.0;
        chances
    }

    /// Each seat's chance between two rounds or after the last.
    pub(super) fn value(&self, state: &Septet) -> Option<PerSeat<f32>> {
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
                let chances = self.chances(points);
                Some(PerSeat::from_fn(n_seats, |seat: Seat| {
                    let steps = seat.index() + n_seats - leader.index();
                    chances[steps % self.n_parties]
                }))
            }
        }
    }
}

impl RoundEnds {
    /// Rounds that ended like this, each so often.
    #[must_use]
    pub fn new(ends: Vec<(Ending, u32)>) -> RoundEnds {
        RoundEnds(ends)
    }

    /// Nothing is known yet: everybody is as likely to win as to lose, by the last trick or by a seventh. Four players' seventh
    /// trick gives bosses from hands on top; three players' is always worth three.
    #[must_use]
    pub fn even(n_players: usize) -> RoundEnds {
        let (n_parties, won, lost) = if n_players == 4 { (2, 3, 4) } else { (3, 4, 3) };
        let ends = (0..n_parties).flat_map(|party| {
            [(true, won), (false, lost)].map(|(is_won, points)| Ending {
                party,
                is_won,
                points,
            })
        });
        RoundEnds(ends.map(|ending| (ending, 1)).collect())
    }

    /// The counts as text; [`FromStr`] reads it.
    #[must_use]
    pub fn to_text(&self, made_by: &str) -> String {
        let mut text = format!("# {made_by}\n# party, won, points, rounds\n");
        for (ending, n) in &self.0 {
            let is_won = u8::from(ending.is_won);
            text.push_str(&format!(
                "{} {is_won} {} {n}\n",
                ending.party, ending.points
            ));
        }
        text
    }
}

impl FromStr for RoundEnds {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<RoundEnds, BadWeights> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let ends = lines.map(|line| {
            let numbers: Vec<u32> = line
                .split(' ')
                .filter_map(|word| word.parse().ok())
                .collect();
            match numbers[..] {
                [party, is_won @ (0 | 1), points, n] => Ok((
                    Ending {
                        party: party as usize,
                        is_won: is_won == 1,
                        points: points as usize,
                    },
                    n,
                )),
                _ => Err(BadWeights(format!("no count of rounds: {line}"))),
            }
        });
        ends.collect::<Result<_, _>>().map(RoundEnds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(list: &[(usize, bool, usize, u32)]) -> RoundEnds {
        let ends = list.iter().map(|&(party, is_won, points, n)| {
            let ending = Ending {
                party,
                is_won,
                points,
            };
            (ending, n)
        });
        RoundEnds(ends.collect())
    }

    #[test]
    fn chances_are_those_of_tossing_a_coin_when_rounds_are() {
        let fair = ends(&[(0, true, 3, 1), (1, true, 3, 1)]);
        let standings = Standings::new(4, Scoring::Basic, &fair);
        assert_eq!(standings.chances([0, 0, 0])[0], 0.5);
        assert_eq!(standings.chances([1, 0, 0])[0], 0.75);
        // Three points a round: with four one is as near to seven as with five.
        let standings = Standings::new(4, Scoring::Advanced, &fair);
        assert_eq!(standings.chances([4, 6, 0])[..2], [0.5, 0.5]);
        assert_eq!(standings.chances([0, 6, 0])[0], 0.125);
    }

    #[test]
    fn whoever_took_the_seventh_trick_leads_next_and_both_others_gain() {
        // The leader always loses: the others win together, and the one to the left of the last winner is ahead.
        let seventh = ends(&[(0, false, 3, 1)]);
        let standings = Standings::new(3, Scoring::Advanced, &seventh);
        assert_eq!(standings.chances([0, 4, 4]), [0.0, 1.0, 0.0]);
        assert_eq!(standings.chances([0, 0, 4]), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn stored_chances_add_up_and_grow_with_points() {
        for (n_players, text) in [
            (3, include_str!("three-rounds.txt")),
            (4, include_str!("four-rounds.txt")),
        ] {
            let ends: RoundEnds = text.parse().unwrap();
            assert_eq!(ends.to_text("").parse(), Ok(ends.clone()));
            let standings = Standings::new(n_players, Scoring::Advanced, &ends);
            for (place, chances) in standings.chances.iter().enumerate() {
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                let points = standings.points_at(place);
                let more = [points[0] + 1, points[1], points[2]];
                assert!(
                    standings.chances(more)[0] >= chances[0] - 1e-4,
                    "{points:?}"
                );
            }
        }
    }
}
