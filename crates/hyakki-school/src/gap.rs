//! How far one action is behind another.

use serde::Serialize;

/// How far one action is behind another, in winning chance from 0 to 1, with its 99 % interval: from the differences in worlds
/// where both were tried with the same chance behind them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Gap {
    /// The mean difference.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The 99.5 % point of the normal distribution.
const Z: f64 = 2.575_829;

impl Gap {
    /// From the difference in each playout and the world it was played in. Playouts in one world are alike, so that they count
    /// together: the interval is that of a mean over clusters.
    pub(crate) fn of(differences: &[f32], worlds: &[u32]) -> Gap {
        let n = differences.len() as f64;
        if differences.is_empty() {
            return Gap::default();
        }
        let mean = differences.iter().map(|&d| f64::from(d)).sum::<f64>() / n;
        let n_worlds = worlds.iter().max().map_or(0, |&most| most as usize + 1);
        let mut sums = vec![0.0; n_worlds];
        for (&difference, &world) in differences.iter().zip(worlds) {
            sums[world as usize] += f64::from(difference) - mean;
        }
        let squares: f64 = sums.iter().map(|sum| sum * sum).sum();
        // One playout more, in which the whole match hangs on the choice, keeps a few equal ones from looking certain.
        let half = (quantile(effective_worlds(worlds) - 1.0) * (squares + 1.0).sqrt() / n).min(1.0);
        Gap {
            value: mean,
            low: mean - half,
            high: mean + half,
        }
    }

    /// Half the length of the interval.
    #[must_use]
    pub fn half(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The same seen from the other side.
    #[must_use]
    pub fn opposite(self) -> Gap {
        Gap {
            value: -self.value,
            low: -self.high,
            high: -self.low,
        }
    }

    /// As a loss: nobody loses less than nothing.
    pub(crate) fn as_loss(self) -> Gap {
        Gap {
            value: self.value.max(0.0),
            low: self.low.max(0.0),
            high: self.high.max(0.0),
        }
    }
}

/// How many worlds with the same number of playouts would tell as much as these.
pub(crate) fn effective_worlds(worlds: &[u32]) -> f64 {
    let n_worlds = worlds.iter().max().map_or(0, |&most| most as usize + 1);
    let mut counts = vec![0.0_f64; n_worlds];
    for &world in worlds {
        counts[world as usize] += 1.0;
    }
    let squares: f64 = counts.iter().map(|count| count * count).sum();
    (worlds.len() as f64).powi(2) / squares.max(1.0)
}

/// The 99.5 % point of Student's distribution with so many degrees of freedom, by its expansion: of few worlds nobody knows how
/// much they differ, and from a single one nothing can be told.
fn quantile(freedom: f64) -> f64 {
    if freedom <= 0.0 {
        return f64::INFINITY;
    }
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    // A sum over worlds is as uncertain as if there were one less of them.
    let one_less = ((freedom + 1.0) / freedom).sqrt();
    one_less * (Z + first / freedom + second / (freedom * freedom))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playouts_in_one_world_count_together() {
        let differences: Vec<f32> = (0..400).map(|n| (n / 100 % 2) as f32).collect();
        let apart: Vec<u32> = (0..400).collect();
        let together: Vec<u32> = (0..400).map(|n| n / 100).collect();
        let (apart, together) = (
            Gap::of(&differences, &apart),
            Gap::of(&differences, &together),
        );
        assert_eq!(apart.value, 0.5);
        assert_eq!(together.value, 0.5);
        assert!((apart.half() - Z * 0.5 / 20.0).abs() < 1e-3, "{apart:?}");
        let of_four = quantile(3.0) * 0.5 / 2.0;
        assert!(
            (together.half() - of_four.min(1.0)).abs() < 1e-3,
            "{together:?}"
        );
    }

    #[test]
    fn few_worlds_prove_little() {
        // Within half a percent of the tables from ten degrees of freedom on, and never far below.
        for (freedom, table) in [
            (3.0_f64, 5.841_f64),
            (10.0, 3.169),
            (30.0, 2.750),
            (1e6, 2.576),
        ] {
            let factor = ((freedom + 1.0) / freedom).sqrt();
            let found = quantile(freedom) / factor;
            assert!(
                found < table * 1.005 && found > table * 0.88,
                "{freedom} {found}"
            );
        }
        let one_world = Gap::of(&[0.5; 400], &[7; 400]);
        assert_eq!(one_world.half(), 1.0, "{one_world:?}");
        let mostly_one: Vec<u32> = (0..400).map(|n| if n < 390 { 0 } else { n }).collect();
        assert!(effective_worlds(&mostly_one) < 1.1);
        assert_eq!(effective_worlds(&[0, 1, 2, 3]), 4.0);
    }

    #[test]
    fn a_few_equal_playouts_prove_little() {
        let gap = Gap::of(&[0.0; 10], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(gap.high > 0.2, "{gap:?}");
        assert_eq!(Gap::of(&[], &[]), Gap::default());
    }
}
