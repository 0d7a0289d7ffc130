//! A test that ends as soon as it has an answer.

use std::str::FromStr;

use serde::Serialize;

use crate::statistics::expected_share;

/// Wald's sequential test whether the first contestant is `elo1` or only `elo0` above the others, with 5 % error each way.
///
/// The observations are deals, whose shares are nearly normal: the likelihood ratio is that of two means with the variance
/// that was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequentialTest {
    bounds: Bounds,
    n_sides: usize,
    n: f64,
    sum: f64,
    squares: f64,
}

/// The two strengths that a test tells apart, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    elo0: f64,
    elo1: f64,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is at least `elo1` stronger.
    Stronger,
    /// It is not more than `elo0` stronger.
    NotStronger,
    /// There were too few games to say.
    Undecided,
}

/// ln(0.95 / 0.05)
const ENOUGH: f64 = 2.944_439;

/// The variance of fewer deals is not worth much.
const FEWEST_DEALS: f64 = 20.0;

impl SequentialTest {
    /// A test at tables of so many sides.
    #[must_use]
    pub fn new(bounds: Bounds, n_sides: usize) -> SequentialTest {
        SequentialTest {
            bounds,
            n_sides,
            n: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// Another deal, in which the first contestant had this share.
    pub fn count(&mut self, share: f64) {
        self.n += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The logarithm of how much likelier `elo1` is than `elo0`.
    #[must_use]
    pub fn log_likelihood_ratio(&self) -> f64 {
        if self.n < 2.0 {
            return 0.0;
        }
        let mean = self.sum / self.n;
        // Where all deals were alike, a variance as if one had been the other way.
        let variance = (self.squares / self.n - mean * mean).max(0.25 / self.n);
        let share0 = expected_share(self.bounds.elo0, self.n_sides);
        let share1 = expected_share(self.bounds.elo1, self.n_sides);
        self.n * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance)
    }

    /// What the test says, once it can say something.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio();
        if self.n < FEWEST_DEALS {
            None
        } else if ratio >= ENOUGH {
            Some(Verdict::Stronger)
        } else if ratio <= -ENOUGH {
            Some(Verdict::NotStronger)
        } else {
            None
        }
    }
}

impl FromStr for Bounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Bounds, String> {
        let bad =
            || format!("“{text}” is no pair of Elo figures such as 0,10, the first the lower");
        let (elo0, elo1) = text.split_once(',').ok_or_else(bad)?;
        let parse = |figure: &str| figure.trim().parse::<f64>().map_err(|_| bad());
        let (elo0, elo1) = (parse(elo0)?, parse(elo1)?);
        let is_sound = elo0.abs() <= 1_000.0 && elo1.abs() <= 1_000.0 && elo0 < elo1;
        is_sound.then_some(Bounds { elo0, elo1 }).ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    /// How often in 200 runs the test says "stronger" of somebody who is so strong.
    fn n_stronger(elo: f64) -> usize {
        let bounds = "0,40".parse().unwrap();
        let share = expected_share(elo, 2);
        (0..200)
            .filter(|&run| {
                let mut rng = GameRng::for_game(9, run);
                let mut game =
                    || f64::from(u8::from(f64::from(rng.below(1_000_000)) < share * 1e6));
                let mut test = SequentialTest::new(bounds, 2);
                loop {
                    test.count((game() + game()) / 2.0);
                    if let Some(verdict) = test.verdict() {
                        break verdict == Verdict::Stronger;
                    }
                }
            })
            .count()
    }

    /// 5 % of 200 is 10; 20 is three standard deviations more.
    #[test]
    fn the_test_errs_as_rarely_as_it_promises() {
        assert!(n_stronger(0.0) <= 20);
        assert!(n_stronger(40.0) >= 180);
    }

    #[test]
    fn bounds_the_wrong_way_round_are_refused() {
        for text in ["", "5", "10,0", "0,0", "0,x", "0,nan", "0,inf", "1,2,3"] {
            assert!(text.parse::<Bounds>().is_err(), "{text}");
        }
    }
}
