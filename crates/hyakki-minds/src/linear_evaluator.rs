//! Positions valued by a weighted sum of features.

use std::str::FromStr;
use std::sync::Arc;

use hyakki_core::{PerSeat, Seat};

use crate::bad_weights::BadWeights;

/// Values a position by features of each seat: their weighted sum, scaled by the stage of the match, is a seat's logit,
/// and the softmax of all logits is each seat's probability of winning.
#[derive(Clone, Debug, PartialEq)]
pub struct LinearEvaluator {
    /// How decisive a logit is at each stage.
    pub scales: Vec<f32>,
    /// What each feature weighs.
    pub weights: Vec<f32>,
}

impl LinearEvaluator {
    /// Whether the other has numbers for the same stages and features.
    #[must_use]
    pub fn has_shape_of(&self, other: &LinearEvaluator) -> bool {
        let shape = |evaluator: &LinearEvaluator| (evaluator.scales.len(), evaluator.weights.len());
        shape(self) == shape(other)
    }

    /// The evaluator as text; [`FromStr`] reads it. First `made_by`, which says how it came about, then a line of scales and one
    /// of weights, which are written with the digits that matter.
    #[must_use]
    pub fn to_text(&self, made_by: &str) -> String {
        let line = |numbers: &[f32]| {
            let rounded = numbers.iter().map(|number| (number * 1e3).round() / 1e3);
            let words: Vec<String> = rounded.map(|number| number.to_string()).collect();
            words.join(" ")
        };
        format!(
            "# {made_by}\n{}\n{}\n",
            line(&self.scales),
            line(&self.weights)
        )
    }

    /// Every seat's probability of winning, from the logits.
    #[inline]
    #[must_use]
    pub fn win_probabilities(&self, stage: usize, logits: &PerSeat<f32>) -> PerSeat<f32> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evaluator_is_read_as_it_was_written() {
        let evaluator = LinearEvaluator {
            scales: vec![0.5, 1.25],
            weights: vec![-0.125, 0.0, 3.0, 20.000],
        };
        assert_eq!(evaluator.to_text("by hand").parse(), Ok(evaluator));
        let reason = |text: &str| text.parse::<LinearEvaluator>().unwrap_err().to_string();
        assert_eq!(reason("1 2\n3 x\n"), "x is not a number");
        let missing = "two lines of numbers are expected";
        assert_eq!(reason("# nothing\n1 2\n"), missing);
    }

    #[test]
    fn probabilities_add_up_and_grow_with_the_logit() {
        let evaluator = LinearEvaluator {
            scales: vec![0.5],
            weights: Vec::new(),
        };
        let logits = PerSeat::from_fn(3, |seat| seat.index() as f32);
        let probabilities = evaluator.win_probabilities(0, &logits);
        assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(probabilities.as_slice().is_sorted());
        let ratio = probabilities[Seat::new(1)] / probabilities[Seat::new(0)];
        assert!((ratio - 0.5_f32.exp()).abs() < 1e-5);
    }
}
