//! A linear evaluator with what a hand's values are looked up in.

use std::sync::Arc;

use super::features::{ALL, BETWEEN, N_LOWEST, Pace, Stage, held, lane};
use crate::first::linear_evaluator::LinearEvaluator;

/// A linear evaluator, and what follows from its weights.
#[derive(Clone, Debug)]
pub(super) struct PagodaEvaluator {
    pub(super) linear: Arc<LinearEvaluator>,
    /// For each feature of a lane of pool and hand: its mean weight after an unknown card has come.
    after_draw: Vec<f32>,
}

impl PagodaEvaluator {
    pub(super) fn new(linear: Arc<LinearEvaluator>) -> PagodaEvaluator {
        let lanes = linear.weights[ALL..BETWEEN].chunks_exact(N_LOWEST);
        let after_draw = lanes.flat_map(|lane| {
            (0..N_LOWEST).map(|lowest| {
                let lower = if lowest == 0 { 1..N_LOWEST } else { 1..lowest };
                let gains = lane[lower].iter().map(|weight| weight - lane[lowest]);
                // Each of the hundred cards is as likely as any other.
                lane[lowest] + gains.sum::<f32>() / 100.0
            })
        });
        PagodaEvaluator {
            after_draw: after_draw.collect(),
            linear,
        }
    }

    /// What each lowest card of a yokai in pool and hand weighs.
    #[inline]
    pub(super) fn lanes(&self, stage: Stage, pace: Pace) -> &[f32] {
        &self.linear.weights[lane(ALL, stage, pace)]
    }

    /// The same after an unknown card has come, in the mean.
    #[inline]
    pub(super) fn lanes_after_draw(&self, stage: Stage, pace: Pace) -> &[f32] {
        &self.after_draw[lane(0, stage, pace)]
    }

    /// What each hand weighs, at its [`held_place`](super::features::held_place).
    #[inline]
    pub(super) fn held(&self, stage: Stage, pace: Pace) -> &[f32] {
        &self.linear.weights[held(stage, pace)]
    }
}
