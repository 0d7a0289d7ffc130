//! When a contest ends before all of its deals are played.

use crate::sequential_test::{SequentialTest, Verdict};
use crate::statistics::Estimate;

/// When a contest ends before all of its deals are played.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop {
    /// As soon as a test has an answer.
    Clear(SequentialTest),
    /// As soon as the 95 % interval of the first contestant's share is narrow enough.
    Narrow(Narrow),
}

/// An interval that is to become narrow.
#[derive(Clone, Debug, PartialEq)]
pub struct Narrow {
    half_width: f64,
    shares: Vec<f64>,
}

/// The width of an interval over fewer deals is not worth much.
const FEWEST_DEALS: usize = 50;

impl Narrow {
    /// Half of the interval may be so many points of a hundred.
    #[must_use]
    pub fn to_points(points: f64) -> Narrow {
        Narrow {
            half_width: points / 100.0,
            shares: Vec::new(),
        }
    }

    fn is_reached(&self) -> bool {
        if self.shares.len() < FEWEST_DEALS {
            return false;
        }
        let Estimate { low, high, .. } = Estimate::of_shares(&self.shares);
        high - low <= 2.0 * self.half_width
    }
}

impl Stop {
    /// Another deal, in which the first contestant had this share.
    pub(crate) fn count(&mut self, share: f64) {
        match self {
            Stop::Clear(test) => test.count(share),
            Stop::Narrow(narrow) => narrow.shares.push(share),
        }
    }

    /// Whether enough was played.
    pub(crate) fn is_reached(&self) -> bool {
        match self {
            Stop::Clear(test) => test.verdict().is_some(),
            Stop::Narrow(narrow) => narrow.is_reached(),
        }
    }

    /// What the test says, if there is one.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        match self {
            Stop::Clear(test) => Some(test.verdict().unwrap_or(Verdict::Undecided)),
            Stop::Narrow(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of coins of which so many in a hundred fall on their heads, until the interval is narrow enough.
    fn n_coins(points: f64, heads: usize) -> usize {
        let mut stop = Stop::Narrow(Narrow::to_points(points));
        let mut n_coins = 0;
        while !stop.is_reached() {
            stop.count(f64::from(u8::from(n_coins * 37 % 100 < heads)));
            n_coins += 1;
        }
        n_coins
    }

    #[test]
    fn an_interval_half_as_wide_needs_four_times_as_many_deals() {
        // ± 1.96 × √(0.25 / n)
        assert!(n_coins(5.0, 50).abs_diff(384) < 8, "{}", n_coins(5.0, 50));
        assert!(n_coins(2.5, 50).abs_diff(1537) < 16);
        assert!(n_coins(5.0, 90) < 200);
        assert_eq!(n_coins(40.0, 50), FEWEST_DEALS);
        assert_eq!(Stop::Narrow(Narrow::to_points(5.0)).verdict(), None);
    }
}
