//! Fits a policy to examples: gradient descent on the cross entropy, each weight with a step of its own (AdaGrad).

use hyakki_core::Dice;

use super::examples::{Example, Examples, Topic};
use crate::septet::policy::Policy;

/// How far the first step goes.
const STEP: f32 = 0.08;
/// How much a weight shrinks where it is touched: those that matter little stay small.
const SHRINKING: f32 = 1e-4;
/// How often all examples are gone through.
const EPOCHS: usize = 8;

/// A policy that is being fitted.
pub(super) struct Fitting<'a> {
    policy: &'a mut Policy,
    /// The sums of squared slopes, for each weight of each topic.
    squares: [Vec<f32>; 3],
}

impl<'a> Fitting<'a> {
    pub(super) fn new(policy: &'a mut Policy) -> Fitting<'a> {
        let squares =
            [&policy.lead, &policy.follow, &policy.pass].map(|weights| vec![1.0; weights.len()]);
        Fitting { policy, squares }
    }

    /// Goes through the examples several times; returns the mean cross entropy of cards and of passes in the last.
    pub(super) fn learn(&mut self, examples: &Examples, dice: &mut impl Dice) -> [f32; 2] {
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut surprise = [0.0; 2];
        for _ in 0..EPOCHS {
            dice.shuffle(&mut order);
            let mut sums = [0.0; 2];
            let mut counts = [0.0; 2];
            for &place in &order {
                let example = &examples.list[place];
                let kind = usize::from(example.topic == Topic::Pass);
                sums[kind] += f64::from(self.take_in(example));
                counts[kind] += 1.0;
            }
            surprise =
                std::array::from_fn(|kind| (sums[kind] / f64::max(counts[kind], 1.0)) as f32);
        }
        surprise
    }

    /// One step towards an example; returns how surprising it was.
    fn take_in(&mut self, example: &Example) -> f32 {
        let (weights, squares) = match example.topic {
            Topic::Lead => (&mut self.policy.lead, &mut self.squares[0]),
            Topic::Follow => (&mut self.policy.follow, &mut self.squares[1]),
            Topic::Pass => (&mut self.policy.pass, &mut self.squares[2]),
        };
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
        let chances: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
        let total: f32 = chances.iter().sum();
        let mut surprise = 0.0;
        for (option, chance) in example.options.iter().zip(&chances) {
            let chance = chance / total;
            surprise -= option.share * chance.max(1e-9).ln();
            let slope = chance - option.share;
            for &place in &option.features {
                let place = usize::from(place);
                let slope = slope + SHRINKING * weights[place];
                squares[place] += slope * slope;
                weights[place] -= STEP * slope / squares[place].sqrt();
            }
        }
        surprise
    }
}
