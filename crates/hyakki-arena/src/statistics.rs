//! Means, shares and ratios with their intervals, and Elo.

use serde::Serialize;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
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

    /// A share of all there is, over independent cases that have several of it: how many hits each has, of how many.
    #[must_use]
    pub fn of_shares_of(cases: &[(f64, f64)]) -> Estimate {
        let (n_hits, n_all) = cases.iter().fold((0.0, 0.0), |(hits, all), case| {
            (hits + case.0, all + case.1)
        });
        let share = n_hits / f64::max(n_all, 1.0);
        // How far each case is from having as many hits as the share says; then how many single ones would vary as much.
        let squares = cases.iter().map(|case| (case.0 - share * case.1).powi(2));
        let variance = squares.sum::<f64>() / f64::max(n_all, 1.0).powi(2);
        let n_single = if variance > 0.0 {
            share * (1.0 - share) / variance
        } else {
            cases.iter().filter(|case| case.1 > 0.0).count() as f64
        };
        wilson(share, n_single.max(1.0))
    }

    /// The same figure seen from the other side.
    #[must_use]
    pub fn opposite(self) -> Estimate {
        Estimate {
            value: -self.value,
            low: -self.high,
            high: -self.low,
        }
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
pub(crate) const MOST_ELO: f64 = 1_200.0;

/// How many Elo a side is above the others at a table of so many sides, if it wins this share.
///
/// # Examples
/// ```
/// use hyakki_arena::{Estimate, elo};
///
/// // Three of four games against one opponent.
/// let share = Estimate::of_shares(&[1.0, 1.0, 0.0, 1.0].repeat(25));
/// let above = share.map(|share| elo(share, 2));
/// assert!((above.value - 191.0).abs() < 1.0);
/// assert!(above.low > 100.0 && above.high < 300.0);
/// ```
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

    /// Seats of one game have much in common; taken one by one they would promise too much.
    #[test]
    fn an_interval_of_a_ratio_covers_the_truth_when_cases_have_several_of_a_kind() {
        use hyakki_core::{Dice, GameRng};
        let mut rng = GameRng::for_game(6, 0);
        let n_covered = (0..1_000)
            .filter(|_| {
                let cases: Vec<(f64, f64)> = (0..200)
                    .map(|_| {
                        let n_seats = f64::from(rng.below(5));
                        (n_seats * f64::from(rng.below(2)), n_seats)
                    })
                    .collect();
                let estimate = Estimate::of_shares_of(&cases);
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
}
