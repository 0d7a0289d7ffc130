//! What came out of one game.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What came out of one game: a line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of the deal: games with the same number had the same chance.
    pub deal: u64,
    /// Which of the deal's seatings.
    pub seating: usize,
    /// The number of the contestant in each seat.
    pub seats: Vec<u8>,
    /// Each seat's share of the win.
    pub shares: Vec<f64>,
    /// Each seat's points.
    pub points: Vec<i16>,
    /// What ended it.
    pub ending: String,
    /// How many steps it had.
    pub n_steps: usize,
    /// How long each seat thought.
    pub paces: Vec<Pace>,
    /// Who gave up the game without losing it at the table, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
}

/// A game lost by what a contestant did beside the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Who.
    pub seat: usize,
    /// Why.
    pub reason: String,
}

/// How many classes of times are told apart: under 2 µs, under 4 µs, …, and the rest.
pub(crate) const N_TIMES: usize = 24;

/// How long a seat thought about its moves. Forced moves do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// How many moves.
    pub n_moves: u64,
    /// All of the time, in microseconds.
    pub total_us: u64,
    /// The longest thought, in microseconds.
    pub longest_us: u64,
    /// How many moves took under 2 µs, under 4 µs and so on.
    pub times: Vec<u32>,
}

impl Pace {
    /// Counts a move.
    pub fn count(&mut self, time: Duration) {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.n_moves += 1;
        self.total_us += us;
        self.longest_us = self.longest_us.max(us);
        let class = (us.max(1).ilog2() as usize).min(N_TIMES - 1);
        if self.times.len() <= class {
            self.times.resize(class + 1, 0);
        }
        self.times[class] += 1;
    }

    /// Adds another's moves.
    pub fn add(&mut self, other: &Pace) {
        self.n_moves += other.n_moves;
        self.total_us += other.total_us;
        self.longest_us = self.longest_us.max(other.longest_us);
        if self.times.len() < other.times.len() {
            self.times.resize(other.times.len(), 0);
        }
        for (mine, theirs) in self.times.iter_mut().zip(&other.times) {
            *mine += theirs;
        }
    }

    /// The mean time of a move, in milliseconds.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.total_us as f64 / 1_000.0 / self.n_moves.max(1) as f64
    }
}

impl Played {
    /// The mean share of the seats that a contestant had; 0 if it had none.
    #[must_use]
    pub fn share_of(&self, contestant: u8) -> f64 {
        let mut seats = self.seats.iter().zip(&self.shares);
        let (mut n_seats, mut sum) = (0_u32, 0.0);
        for (_, share) in seats.by_ref().filter(|&(&who, _)| who == contestant) {
            n_seats += 1;
            sum += share;
        }
        sum / f64::from(n_seats.max(1))
    }
    /// Who had each of so many sides, and its part of the win. Teams sit around the table by turns, so the first seats are
    /// one of each side.
    pub(crate) fn sides(&self, n_sides: usize) -> impl Iterator<Item = (usize, f64)> {
        let shares = &self.shares[..n_sides];
        let all: f64 = shares.iter().sum();
        let seats = self.seats.iter().map(|&who| usize::from(who));
        seats.zip(shares.iter().map(move |share| share / all))
    }
}
