//! Who sits where, so that everybody has everybody's luck.

use hyakki_core::{Game, PerSeat, Seat, SeatSet};

/// Who sits where in the games of one deal: the same chance for all of them, with the seats exchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The sides of the table, as sets of seats.
    sides: Vec<SeatSet>,
    n_contestants: usize,
}

impl Lineup {
    /// The lineup at a table of this game.
    pub fn new<G: Game>(state: &G, n_seats: usize, n_contestants: usize) -> Lineup {
        let sides = Seat::all(n_seats)
            .filter(|&seat| state.team(seat).first() == Some(seat))
            .map(|seat| state.team(seat))
            .collect();
        Lineup {
            sides,
            n_contestants,
        }
    }

    /// How many sides a table has: each wins one in so many games, if all are alike.
    #[must_use]
    pub fn n_sides(&self) -> usize {
        self.sides.len()
    }

    /// How many games are played with the same chance.
    #[must_use]
    pub fn n_seatings(&self) -> usize {
        let n_contestants = self.n_contestants;
        if self.n_sides() == 2 {
            n_contestants * (n_contestants - 1)
        } else {
            self.n_sides()
        }
    }

    /// The number of the contestant in each seat, in this game of this deal.
    ///
    /// - Two sides: every pair of contestants meets, and each of the two has each side once.
    /// - More sides, two contestants: the first sits alone among the second's, in each seat once.
    /// - More sides, more contestants: as many as there are sides, in each seat once. Each deal has others, until all who can
    ///   meet have met. Too few for all sides sit at several.
    #[must_use]
    pub fn seating(&self, deal: u64, seating: usize) -> PerSeat<u8> {
        let n_sides = self.n_sides();
        let at_side = |side: usize| -> usize {
            let turned = (side + seating) % n_sides;
            if n_sides == 2 {
                let (one, other) = self.pair(seating);
                [one, other][side]
            } else if self.n_contestants == 2 {
                usize::from(turned != 0)
            } else {
                self.combination(deal)[turned]
            }
        };
        let n_seats = self.sides.iter().map(|side| side.len()).sum();
        PerSeat::from_fn(n_seats, |seat| {
            let side = self.sides.iter().position(|side| side.contains(seat));
            at_side(side.expect("every seat is on a side")) as u8
        })
    }

    /// The combination of contestants that meet in this deal, one for each side.
    fn combination(&self, deal: u64) -> Vec<usize> {
        let (n, n_sides) = (self.n_contestants, self.n_sides());
        if n < n_sides {
            let first = (deal % n as u64) as usize;
            return (0..n_sides).map(|side| (first + side) % n).collect();
        }
        // In the order of the sets' bits, over and over again.
        let sets = (0_u32..1 << n).filter(|set| set.count_ones() as usize == n_sides);
        let n_sets = sets.clone().count() as u64;
        let set = sets.clone().nth((deal % n_sets) as usize);
        let set = set.expect("there are so many");
        (0..n).filter(|who| set >> who & 1 == 1).collect()
    }

    /// The two that meet in this seating, first side first: each ordered pair once.
    fn pair(&self, seating: usize) -> (usize, usize) {
        let one = seating / (self.n_contestants - 1);
        let other = seating % (self.n_contestants - 1);
        (one, other + usize::from(other >= one))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_catalog::{GameId, with_game};
    use hyakki_core::GameConfig;

    fn seatings(game: GameId, players: usize, n_contestants: usize, deal: u64) -> Vec<Vec<u8>> {
        let lineup = with_game!(game, G => lineup::<G>(players, n_contestants));
        (0..lineup.n_seatings())
            .map(|seating| lineup.seating(deal, seating).as_slice().to_vec())
            .collect()
    }

    fn lineup<G: Game>(players: usize, n_contestants: usize) -> Lineup {
        let state = G::new(G::Config::for_players(players).unwrap());
        Lineup::new(&state, players, n_contestants)
    }

    #[test]
    fn two_contestants_exchange_sides() {
        assert_eq!(seatings(GameId::Sketch, 2, 2, 0), [[0, 1], [1, 0]]);
        assert_eq!(
            seatings(GameId::Septet, 4, 2, 0),
            [[0, 1, 0, 1], [1, 0, 1, 0]]
        );
    }

    #[test]
    fn every_pair_of_three_meets_on_both_sides() {
        let seatings = seatings(GameId::Sketch, 2, 3, 5);
        assert_eq!(seatings, [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
    }

    #[test]
    fn among_many_the_first_sits_alone_in_each_seat() {
        assert_eq!(
            seatings(GameId::Septet, 3, 2, 0),
            [[0, 1, 1], [1, 1, 0], [1, 0, 1]]
        );
    }

    #[test]
    fn of_more_contestants_than_sides_everybody_meets_everybody() {
        assert_eq!(
            seatings(GameId::Septet, 3, 4, 1),
            [[0, 1, 3], [1, 3, 0], [3, 0, 1]]
        );
        // 20 ways to choose three of six, each pair in four of them.
        let meetings = (0..20).map(|deal| seatings(GameId::Septet, 3, 6, deal).swap_remove(0));
        let mut n_meetings = [[0; 6]; 6];
        for meeting in meetings {
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                n_meetings[usize::from(meeting[one])][usize::from(meeting[other])] += 1;
            }
        }
        for (one, row) in n_meetings.iter().enumerate() {
            assert!(row[one + 1..].iter().all(|&n| n == 4), "{row:?}");
        }
    }

    #[test]
    fn fewer_contestants_than_sides_sit_at_several() {
        assert_eq!(seatings(GameId::Tajuto, 4, 3, 1)[0], [1, 2, 0, 1]);
    }
}
