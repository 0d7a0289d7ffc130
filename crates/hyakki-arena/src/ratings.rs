//! Ratings from who won at which tables.

use std::collections::BTreeMap;

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

    /// Each contestant's rating in Elo; their mean is 0. The most likely ones, by Hunter's minorization.
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
    fn those_who_never_lose_are_rated_too() {
        let mut ratings = Ratings::new(2);
        ratings.count([(0, 1.0), (1, 0.0)].into_iter());
        let elos = ratings.elos();
        assert!(elos[0] > 0.0 && elos[0].is_finite());
    }
}
