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
        let cases: Vec<(f64, f64)> = shares.iter().map(|&share| (share, 1.0)).collect();
        Estimate::of_shares_of(&cases)
    }

    /// A share of all there is, over independent cases that have several of it: how many hits each has, of how many.
    ///
    /// The interval is Wilson's, for as many single observations as would vary as much as these cases do.
    #[must_use]
    pub fn of_shares_of(cases: &[(f64, f64)]) -> Estimate {
        let cases: Vec<_> = cases.iter().filter(|case| case.1 > 0.0).collect();
        let n_cases = cases.len() as f64;
        let (n_hits, n_all) = cases.iter().fold((0.0, 0.0), |(hits, all), case| {
            (hits + case.0, all + case.1)
        });
        let share = (n_hits / f64::max(n_all, 1.0)).clamp(0.0, 1.0);
        let single = share * (1.0 - share);
        let n_single = if single > 1e-9 {
            // How far each case is from having as many hits as the share says.
            let squares = cases.iter().map(|case| (case.0 - share * case.1).powi(2));
            let spread = squares.sum::<f64>() * n_cases / f64::max(n_cases - 1.0, 1.0);
            // One more case, of the usual size and as chance would have it, keeps few equal ones from looking certain.
            let usual = single * n_all / n_cases;
            single * n_all.powi(2) / (spread + usual)
        } else {
            // All or nothing: the cases do not differ, which says nothing about how much they could.
            n_cases
        };
        wilson(share, n_single.max(1.0))
    }

    /// A figure, and the same of samples that were drawn again from what it was found in: the middle 95 % of them.
    #[must_use]
    pub fn of_bootstrap(value: f64, mut again: Vec<f64>) -> Estimate {
        again.sort_by(f64::total_cmp);
        let at = |part: f64| {
            let place = (part * again.len() as f64) as usize;
            again.get(place.min(again.len().saturating_sub(1)))
        };
        Estimate {
            value,
            low: at(0.025).copied().unwrap_or(value),
            high: at(0.975).copied().unwrap_or(value),
        }
    }

    /// A figure that is no estimate, because it cannot be another.
    #[must_use]
    pub fn exactly(value: f64) -> Estimate {
        Estimate {
            value,
            low: value,
            high: value,
        }
    }

    /// The figure and its interval, each written like this.
    pub(crate) fn in_words(self, show: impl Fn(f64) -> String) -> String {
        let Estimate { value, low, high } = self;
        format!("{} [{}, {}]", show(value), show(low), show(high))
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

/// Elo as people read it; beyond the scale only the direction is known.
pub(crate) fn elo_in_words(elo: f64) -> String {
    // A search for the end of the scale comes only near to it.
    let is_beyond = elo.abs() > MOST_ELO - 0.5;
    match elo {
        elo if is_beyond && elo > 0.0 => format!(">+{MOST_ELO:.0}"),
        _ if is_beyond => format!("<-{MOST_ELO:.0}"),
        // There is no zero below zero.
        elo => format!("{:+.0}", elo.round() + 0.0),
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
    fn few_equal_cases_are_not_certain_and_many_nearly_are() {
        // Each time one of two or one of three, whether or not thirds add up in binary.
        for size in [2.0, 3.0] {
            let cases = |n: usize| Estimate::of_shares_of(&vec![(1.0, size); n]);
            let width = |estimate: Estimate| estimate.high - estimate.low;
            assert!(width(cases(1)) > 0.6, "{:?}", cases(1));
            assert!(width(cases(2)) > 0.4, "{:?}", cases(2));
            assert!(width(cases(60)) < 0.04, "{:?}", cases(60));
            assert!(width(cases(60)) > 0.001, "{:?}", cases(60));
        }
    }

    #[test]
    fn an_interval_covers_the_truth_near_the_borders_too() {
        use hyakki_core::{Dice, GameRng};
        let mut rng = GameRng::for_game(7, 0);
        for n in [20, 100] {
            let n_covered = (0..2_000)
                .filter(|_| {
                    let hit = |_| f64::from(u8::from(rng.below(100) < 3));
                    let results: Vec<f64> = (0..n).map(hit).collect();
                    let estimate = Estimate::of_shares(&results);
                    assert!(0.0 <= estimate.low && estimate.high <= 1.0);
                    estimate.low <= 0.03 && 0.03 <= estimate.high
                })
                .count();
            assert!(n_covered >= 1_840, "{n_covered} of {n}");
        }
    }

    #[test]
    fn elo_beyond_the_scale_is_shown_as_such() {
        assert_eq!(elo_in_words(elo(1.0, 2)), ">+1200");
        assert_eq!(elo_in_words(elo(0.0, 2)), "<-1200");
        assert_eq!(elo_in_words(1.0 - MOST_ELO), "-1199");
        assert_eq!(elo_in_words(0.0), "+0");
        assert_eq!(elo_in_words(-0.3), "+0");
    }

    #[test]
    fn winning_everything_proves_only_so_much() {
        let estimate = Estimate::of_shares(&[1.0; 10]);
        assert_eq!(estimate.value, 1.0);
        // Wilson's lower end for 10 of 10.
        assert!((estimate.low - 0.7225).abs() < 1e-3, "{estimate:?}");
    }
}
