//! A position and what became of it.

use hyakki_core::{PerSeat, Seat};
use hyakki_minds::{LinearEvaluator, PositionFeatures};

/// A position of a match, and how the match ended.
#[derive(Clone, Debug)]
pub(super) struct Example {
    pub(super) position: PositionFeatures,
    /// Each seat's reward.
    pub(super) target: PerSeat<f32>,
}

impl Example {
    /// The cross-entropy between how the match ended and what this evaluator expected.
    pub(super) fn cross_entropy(&self, evaluator: &LinearEvaluator) -> f32 {
        let logits = self.position.logits(evaluator);
        let probabilities = evaluator.win_probabilities(self.position.stage(), &logits);
        let of_seat = |(seat, reward): (Seat, &f32)| -reward * probabilities[seat].max(1e-6).ln();
        self.target.entries().map(of_seat).sum()
    }
}
