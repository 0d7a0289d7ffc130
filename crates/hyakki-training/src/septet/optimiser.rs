//! Fits a policy to examples: gradient descent on the cross-entropy, each weight with a step size of its own (AdaGrad).

use hyakki_core::Dice;
use hyakki_minds::septet::{DecisionKind, Policy};

use super::example::{Example, Examples};

/// The learning rate.
const RATE: f32 = 0.08;
/// The weight decay of weights that an example touches: those that matter little stay small.
const WEIGHT_DECAY: f32 = 1e-4;
/// How often all examples are gone through.
const EPOCHS: usize = 8;

/// A policy that is being fitted.
pub(super) struct Optimiser<'a> {
    policy: &'a mut Policy,
    /// The sums of squared gradients, for each weight of each kind of decision.
    squares: [Vec<f32>; 3],
}

impl<'a> Optimiser<'a> {
    pub(super) fn new(policy: &'a mut Policy) -> Optimiser<'a> {
        let kinds = [DecisionKind::Lead, DecisionKind::Follow, DecisionKind::Pass];
        let squares = kinds.map(|kind| vec![1.0; policy.weights(kind).len()]);
        Optimiser { policy, squares }
    }

    /// Goes through the examples several times; returns the mean cross-entropy of cards and of passes in the last.
    pub(super) fn fit(&mut self, examples: &Examples, dice: &mut impl Dice) -> [f32; 2] {
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut cross_entropy = [0.0; 2];
        for _ in 0..EPOCHS {
            dice.shuffle(&mut order);
            let mut sums = [0.0; 2];
            let mut counts = [0.0; 2];
            for &place in &order {
                let example = &examples.list[place];
                let kind = usize::from(example.kind == DecisionKind::Pass);
                sums[kind] += f64::from(self.step(example));
                counts[kind] += 1.0;
            }
            cross_entropy =
                std::array::from_fn(|kind| (sums[kind] / f64::max(counts[kind], 1.0)) as f32);
        }
        cross_entropy
    }

    /// One step towards an example; returns its cross-entropy before the step.
    fn step(&mut self, example: &Example) -> f32 {
        let weights = self.policy.weights_mut(example.kind);
        let squares = &mut self.squares[example.kind as usize];
        let scores: Vec<f32> = example
            .options
            .iter()
            .map(|option| {
                option
                    .features
                    .iter()
                    .map(|&place| weights[usize::from(place)])
                    .sum()
            })
            .collect();
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let exponentials: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
        let total: f32 = exponentials.iter().sum();
        let mut cross_entropy = 0.0;
        for (option, exponential) in example.options.iter().zip(&exponentials) {
            let probability = exponential / total;
            cross_entropy -= option.target * probability.max(1e-9).ln();
            let gradient = probability - option.target;
            for &place in &option.features {
                let place = usize::from(place);
                let gradient = gradient + WEIGHT_DECAY * weights[place];
                squares[place] += gradient * gradient;
                weights[place] -= RATE * gradient / squares[place].sqrt();
            }
        }
        cross_entropy
    }
}
