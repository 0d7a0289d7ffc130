//! Ratings from who won at which tables.

use std::collections::BTreeMap;

use crate::statistics::{Estimate, MOST_ELO};

/// Who won how much at which tables.
///
/// A side's chance to win is its strength as a part of all strengths at the table (Bradley and Terry's model, and Luce's for more
/// than two sides).
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    n: usize,
    /// What each has won.
    won: Vec<f64>,
    /// How many games there were of each table, by how many sides each had at it.
    tables: BTreeMap<Vec<u8>, f64>,
}

impl Ratings {
    /// Of so many contestants that have not met yet.
    pub(crate) fn new(n: usize) -> Ratings {
        Ratings {
            n,
            won: vec![0.0; n],
            tables: BTreeMap::new(),
        }
    }

    /// Another game: who had each side, and its share of the win.
    pub(crate) fn count(&mut self, sides: impl Iterator<Item = (usize, f64)>) {
        let mut table = vec![0; self.n];
        for (who, share) in sides {
            table[who] += 1;
            self.won[who] += share;
        }
        *self.tables.entry(table).or_default() += 1.0;
    }

    /// Each contestant's rating in Elo, from the share of the wins that it has had; their mean is 0.
    ///
    /// An interval is what the ends of the share's interval would mean against the others as they are rated.
    pub(crate) fn estimates(&self, shares: &[Estimate]) -> Vec<Estimate> {
        let elos = self.elos();
        let estimate = |(who, share): (usize, &Estimate)| {
            let value = elos[who];
            Estimate {
                value,
                low: self.elo_for(share.low, who, &elos).min(value),
                high: self.elo_for(share.high, who, &elos).max(value),
            }
        };
        shares.iter().enumerate().map(estimate).collect()
    }

    /// The rating with which a contestant would win this share of the games that it played, with the others as they are.
    fn elo_for(&self, share: f64, who: usize, elos: &[f64]) -> f64 {
        let (mut low, mut high) = (-MOST_ELO, MOST_ELO);
        for _ in 0..50 {
            let middle = f64::midpoint(low, high);
            if self.expected_share(who, middle, elos) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        high
    }

    /// What a seat of this contestant wins on average, if this is its rating.
    fn expected_share(&self, who: usize, elo: f64, elos: &[f64]) -> f64 {
        let strength = |elo: f64| 10_f64.powf(elo / 400.0);
        let (mut sum, mut n_all) = (0.0, 0.0);
        for (table, n_games) in self.tables.iter().filter(|(table, _)| table[who] > 0) {
            let rated = elos.iter().enumerate();
            let strengths = rated.map(|(other, &of)| strength(if other == who { elo } else { of }));
            let sides = table.iter().zip(strengths);
            let all: f64 = sides.map(|(&n, strength)| f64::from(n) * strength).sum();
            sum += n_games * strength(elo) / all;
            n_all += n_games;
        }
        sum / f64::max(n_all, 1.0)
    }

    /// The most likely ratings, by Hunter's minorization.
    pub(crate) fn elos(&self) -> Vec<f64> {
        /// Half a game won and lost against an average opponent keeps those finite who never lost.
        const PRIOR: f64 = 0.5;
        const ROUNDS: usize = 200;
        let mut strengths = vec![1.0; self.n];
        for _ in 0..ROUNDS {
            let mut met: Vec<f64> = (strengths.iter())
                .map(|strength| 2.0 * PRIOR / (strength + 1.0))
                .collect();
            for (table, n_games) in &self.tables {
                let sides = table.iter().zip(&strengths);
                let all: f64 = sides.map(|(&n, strength)| f64::from(n) * strength).sum();
                for (met, &n) in met.iter_mut().zip(table) {
                    *met += n_games * f64::from(n) / all;
                }
            }
            strengths = (self.won.iter().zip(&met))
                .map(|(won, met)| (PRIOR + won) / met)
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

    /// Plays as many games as it takes for everybody to win as often as the strengths say.
    fn ratings_of(strengths: &[f64], tables: &[&[usize]]) -> Vec<f64> {
        let mut ratings = Ratings::new(strengths.len());
        for table in tables {
            let all: f64 = table.iter().map(|&who| strengths[who]).sum();
            for _ in 0..10_000 {
                ratings.count(table.iter().map(|&who| (who, strengths[who] / all)));
            }
        }
        ratings.elos()
    }

    fn assert_close(ratings: &[f64], truth: &[f64]) {
        for (rating, truth) in ratings.iter().zip(truth) {
            // The half games of the model move it a little.
            assert!((rating - truth).abs() < 2.0, "{rating} {truth}");
        }
    }

    #[test]
    fn ratings_find_the_strengths_that_the_results_came_from() {
        // Ten times as strong is 400 Elo.
        let strengths = [0.1, 1.0, 10.0];
        let truth = [-400.0, 0.0, 400.0];
        let pairs: [&[usize]; 3] = [&[0, 1], &[1, 2], &[0, 2]];
        assert_close(&ratings_of(&strengths, &pairs), &truth);
        assert_close(&ratings_of(&strengths, &[&[0, 1, 2]]), &truth);
        let several_seats: [&[usize]; 2] = [&[0, 1, 1, 1], &[2, 2, 2, 1]];
        assert_close(&ratings_of(&strengths, &several_seats), &truth);
    }

    #[test]
    fn who_never_lost_may_be_much_stronger_than_that_shows() {
        let mut ratings = Ratings::new(3);
        let mut shares = [const { Vec::new() }; 3];
        for number in 0..20 {
            let other = 1 + number % 2;
            ratings.count([(0, 1.0), (other, 0.0)].into_iter());
            shares[0].push(1.0);
            shares[other].push(0.0);
        }
        let shares = shares.map(|shares| Estimate::of_shares(&shares));
        let [best, other, _] = ratings.estimates(&shares)[..] else {
            panic!("three took part");
        };
        assert!(best.high > MOST_ELO - 1.0, "{best:?}");
        // To win 16 of 20 is no wonder for somebody 200 Elo weaker than that.
        assert!(best.low < best.value - 200.0, "{best:?}");
        assert!(other.low < 1.0 - MOST_ELO, "{other:?}");
    }

    #[test]
    fn an_interval_of_a_rating_covers_the_truth_19_times_in_20() {
        use hyakki_core::{Dice, GameRng};
        let strengths = [1.0, 2.0, 4.0];
        let mean = 400.0 * 2_f64.log10();
        let mut rng = GameRng::for_game(4, 0);
        let n_covered = (0..300)
            .filter(|_| {
                let mut ratings = Ratings::new(3);
                let mut shares = [const { Vec::new() }; 3];
                for _ in 0..100 {
                    let drawn = rng.below(7);
                    let winner = usize::from(drawn >= 1) + usize::from(drawn >= 3);
                    let won = |who| f64::from(u8::from(who == winner));
                    ratings.count((0..3).map(|who| (who, won(who))));
                    (0..3).for_each(|who: usize| shares[who].push(won(who)));
                }
                let shares = shares.map(|shares| Estimate::of_shares(&shares));
                let strongest = ratings.estimates(&shares)[2];
                let truth = 400.0 * f64::log10(strengths[2]) - mean;
                strongest.low <= truth && truth <= strongest.high
            })
            .count();
        // Somewhat more often: what the others win is taken as known, but they lose what this one wins.
        assert!(n_covered >= 280, "{n_covered}");
    }
}
