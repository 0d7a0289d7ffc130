//! Positions valued by a weighted sum of features.

use std::str::FromStr;
use std::sync::Arc;

use hyakki_core::{PerSeat, Seat};

use crate::first::bad_weights::BadWeights;

/// Values a position by features of each seat: their weighted sum, scaled by the stage of the match, is a seat's logit,
/// and the softmax of all logits is each seat's probability of winning.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LinearEvaluator {
    /// How decisive a logit is at each stage.
    pub scales: Vec<f32>,
    /// What each feature weighs.
    pub weights: Vec<f32>,
}

impl LinearEvaluator {
    /// Every seat's probability of winning, from the logits.
    #[inline]
    #[must_use]
    pub(super) fn win_probabilities(&self, stage: usize, logits: &PerSeat<f32>) -> PerSeat<f32> {
        let scale = self.scales[stage];
        let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights = logits.map(|logit| (scale * (logit - highest)).exp());
        let total: f32 = weights.iter().sum();
        weights.map(|weight| weight / total)
    }
}

impl FromStr for LinearEvaluator {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<LinearEvaluator, BadWeights> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = || -> Result<Vec<f32>, BadWeights> {
            let missing = || BadWeights("two lines of numbers are expected".to_owned());
            let line = lines.next().ok_or_else(missing)?;
            let number = |word: &str| {
                let bad = |_| BadWeights(format!("{word} is not a number"));
                word.parse().map_err(bad)
            };
            line.split_ascii_whitespace().map(number).collect()
        };
        Ok(LinearEvaluator {
            scales: numbers()?,
            weights: numbers()?,
        })
    }
}

/// The evaluator whose text is part of this crate.
///
/// # Panics
/// If the text is damaged, which would be a bug.
pub(crate) fn stored(text: &str) -> Arc<LinearEvaluator> {
    Arc::new(text.parse().expect("the stored weights can be read"))
}

/// How many turns pass before this seat's.
#[inline]
pub(crate) fn n_turns_before(seat: Seat, acting: Seat, n_seats: usize) -> usize {
    (seat.index() + n_seats - acting.index()) % n_seats
}
