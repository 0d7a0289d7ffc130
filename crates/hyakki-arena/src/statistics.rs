//! Means and intervals, Elo, and ratings from who beat whom.

use serde::Serialize;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

impl Estimate {
    /// The mean of independent observations.
    #[must_use]
    pub fn of_mean(observations: &[f64]) -> Estimate {
        let n = observations.len().max(1) as f64;
        let mean = observations.iter().sum::<f64>() / n;
        let squares = observations.iter().map(|x| (x - mean).powi(2));
        let variance = squares.sum::<f64>() / (n - 1.0).max(1.0);
        let half = Z * (variance / n).sqrt();
        Estimate {
            value: mean,
            low: mean - half,
            high: mean + half,
        }
    }

    /// The mean of independent observations between 0 and 1, such as each deal's share of wins.
    #[must_use]
    pub fn of_shares(shares: &[f64]) -> Estimate {
        let estimate = Estimate::of_mean(shares);
        if estimate.low < estimate.high {
            estimate.map(|share| share.clamp(0.0, 1.0))
        } else {
            // Where all are equal the spread says nothing; Wilson's interval says what so few can say.
            wilson(estimate.value, shares.len().max(1) as f64)
        }
    }

    /// A share of so many independent cases (Wilson's interval).
    #[must_use]
    pub fn of_share(n_hits: u64, n_cases: u64) -> Estimate {
        let n = n_cases.max(1) as f64;
        wilson(n_hits as f64 / n, n)
    }

    /// The same figure on another scale that grows with this one.
    #[must_use]
    pub fn map(self, scale: impl Fn(f64) -> f64) -> Estimate {
        Estimate {
            value: scale(self.value),
            low: scale(self.low),
            high: scale(self.high),
        }
    }
}

fn wilson(share: f64, n: f64) -> Estimate {
    let z2 = Z * Z;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    Estimate {
        value: share,
        low: (middle - half).max(0.0),
        high: (middle + half).min(1.0),
    }
}

/// How far a rating can be told from the others: beyond this every share looks like all or nothing.
const MOST_ELO: f64 = 1_200.0;

/// How many Elo a side is above the others at a table of so many sides, if it wins this share.
#[must_use]
pub fn elo(share: f64, n_sides: usize) -> f64 {
    let odds = share * (n_sides - 1) as f64 / (1.0 - share);
    if share <= 0.0 {
        -MOST_ELO
    } else if share >= 1.0 {
        MOST_ELO
    } else {
        (400.0 * odds.log10()).clamp(-MOST_ELO, MOST_ELO)
    }
}

/// The share that a side wins that is so many Elo above the others at a table of so many sides.
#[must_use]
pub fn expected_share(elo: f64, n_sides: usize) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    strength / (strength + (n_sides - 1) as f64)
}

/// Who won how much against whom: row against column.
#[derive(Clone, Debug)]
pub(crate) struct Meetings {
    n: usize,
    won: Vec<f64>,
}

impl Meetings {
    pub(crate) fn new(n: usize) -> Meetings {
        Meetings {
            n,
            won: vec![0.0; n * n],
        }
    }

    pub(crate) fn count(&mut self, one: usize, other: usize, share_of_one: f64) {
        self.won[one * self.n + other] += share_of_one;
        self.won[other * self.n + one] += 1.0 - share_of_one;
    }

    /// Ratings in Elo around 0 (Bradley and Terry's model, by Hunter's minorization).
    pub(crate) fn ratings(&self) -> Vec<f64> {
        /// Half a game won and lost against an average opponent keeps those finite who never lost.
        const PRIOR: f64 = 0.5;
        const ROUNDS: usize = 200;
        let won = |one: usize, other: usize| self.won[one * self.n + other];
        let mut strengths = vec![1.0; self.n];
        for _ in 0..ROUNDS {
            strengths = (0..self.n)
                .map(|one| {
                    let others = (0..self.n).filter(|&other| other != one);
                    let (mut wins, mut met) = (PRIOR, 2.0 * PRIOR / (strengths[one] + 1.0));
                    for other in others {
                        wins += won(one, other);
                        met += (won(one, other) + won(other, one))
                            / (strengths[one] + strengths[other]);
                    }
                    wins / met
                })
                .collect();
        }
        let elos: Vec<f64> = strengths.iter().map(|s: &f64| 400.0 * s.log10()).collect();
        let mean = elos.iter().sum::<f64>() / self.n as f64;
        elos.iter().map(|elo| elo - mean).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_share_are_each_others_inverse() {
        for n_sides in 2..=5 {
            assert!((elo(1.0 / n_sides as f64, n_sides)).abs() < 1e-9);
            for points in [-300.0, -20.0, 0.0, 70.0, 400.0] {
                assert!((elo(expected_share(points, n_sides), n_sides) - points).abs() < 1e-6);
            }
        }
        // The textbook's value: 75 % is 191 Elo.
        assert!((elo(0.75, 2) - 190.85).abs() < 0.01);
    }

    #[test]
    fn an_interval_covers_the_truth_19_times_in_20() {
        use hyakki_core::{Dice, GameRng};
        let mut rng = GameRng::for_game(5, 0);
        let n_covered = (0..1_000)
            .filter(|_| {
                let results: Vec<f64> = (0..200).map(|_| f64::from(rng.below(2))).collect();
                let estimate = Estimate::of_shares(&results);
                estimate.low <= 0.5 && 0.5 <= estimate.high
            })
            .count();
        assert!((925..975).contains(&n_covered), "{n_covered}");
    }

    #[test]
    fn winning_everything_proves_only_so_much() {
        let estimate = Estimate::of_shares(&[1.0; 10]);
        assert_eq!(estimate.value, 1.0);
        // Wilson's lower end for 10 of 10.
        assert!((estimate.low - 0.7225).abs() < 1e-3, "{estimate:?}");
    }

    #[test]
    fn ratings_find_the_strengths_that_the_results_came_from() {
        let truth = [-100.0, 0.0, 100.0];
        let mut meetings = Meetings::new(3);
        for one in 0..3 {
            for other in 0..one {
                for _ in 0..10_000 {
                    let share = expected_share(truth[one] - truth[other], 2);
                    meetings.count(one, other, share);
                }
            }
        }
        for (rating, truth) in meetings.ratings().iter().zip(truth) {
            assert!((rating - truth).abs() < 0.5, "{rating} {truth}");
        }
    }
}
