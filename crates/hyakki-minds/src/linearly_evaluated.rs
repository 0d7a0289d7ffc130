//! Games whose positions a linear evaluator values.

use std::sync::Arc;

use crate::game_with_minds::GameWithMinds;
use crate::linear_evaluator::LinearEvaluator;
use crate::position_features::PositionFeatures;

/// A game whose positions a [`LinearEvaluator`] values, with weights that self-play can find.
pub trait LinearlyEvaluated: GameWithMinds {
    /// Weights by a heuristic: what anybody knows who has never played.
    fn heuristic_evaluator() -> LinearEvaluator;

    /// Knowledge with these weights; `sharpness` is the inverse temperature of its policy.
    fn knowledge_with(evaluator: Arc<LinearEvaluator>, sharpness: f32) -> Self::Knowledge;

    /// What an evaluator sees of this position; nothing if it is none that is ever valued.
    fn features(&self) -> Option<PositionFeatures>;
}
