//! Fitting a linear evaluator to how matches ended.

use hyakki_minds::LinearEvaluator;

use super::example::Example;

/// Gradient descent on the cross-entropy; each weight has a step size of its own that shrinks with what it has moved (AdaGrad).
#[derive(Clone, Debug)]
pub(super) struct Optimiser {
    rate: f32,
    /// The sums of squared gradients.
    squares_of_scales: Vec<f32>,
    squares_of_weights: Vec<f32>,
}

/// A scale never falls below this, so that a logit always counts.
const LEAST_SCALE: f32 = 0.02;

impl Optimiser {
    pub(super) fn new(evaluator: &LinearEvaluator, rate: f32) -> Optimiser {
        Optimiser {
            rate,
            squares_of_scales: vec![1e-3; evaluator.scales.len()],
            squares_of_weights: vec![1e-3; evaluator.weights.len()],
        }
    }

    /// One step towards an example.
    pub(super) fn step(&mut self, evaluator: &mut LinearEvaluator, example: &Example) {
        let (position, stage) = (&example.position, example.position.stage());
        let logits = position.logits(evaluator);
        let probabilities = evaluator.win_probabilities(stage, &logits);
        let scale = evaluator.scales[stage];
        let mut gradient_of_scale = 0.0;
        for (seat, reward) in example.target.entries() {
            let error = probabilities[seat] - reward;
            gradient_of_scale += error * logits[seat];
            for &(feature, amount) in position.of_seat(seat) {
                let place = feature as usize;
                let gradient = error * scale * amount;
                let squares = &mut self.squares_of_weights[place];
                *squares += gradient * gradient;
                evaluator.weights[place] -= self.rate * gradient / squares.sqrt();
            }
        }
        // Scales move more slowly than the weights they multiply.
        let squares = &mut self.squares_of_scales[stage];
        *squares += gradient_of_scale * gradient_of_scale;
        let change = 0.1 * self.rate * gradient_of_scale / squares.sqrt();
        evaluator.scales[stage] = (scale - change).max(LEAST_SCALE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng, PerSeat, Seat};
    use hyakki_minds::PositionFeatures;

    /// Feature 1 wins three times as often as feature 0.
    #[test]
    fn an_optimiser_finds_the_probabilities_behind_the_examples() {
        let mut evaluator = LinearEvaluator {
            scales: vec![1.0],
            weights: vec![0.0; 2],
        };
        let mut dice = GameRng::for_game(1, 0);
        let mut optimiser = Optimiser::new(&evaluator, 0.05);
        for _ in 0..20_000 {
            let winner = Seat::new(usize::from(dice.below(4) > 0));
            let example = Example {
                position: PositionFeatures::new(0, 2, |seat, visit| visit(seat.index(), 1.0)),
                target: PerSeat::from_fn(2, |seat| f32::from(u8::from(seat == winner))),
            };
            optimiser.step(&mut evaluator, &example);
        }
        let logits = PerSeat::from_fn(2, |seat| evaluator.weights[seat.index()]);
        let probability = evaluator.win_probabilities(0, &logits)[Seat::new(1)];
        assert!((probability - 0.75).abs() < 0.03, "{probability}");
    }
}
