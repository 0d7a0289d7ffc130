//! Learning what positions are worth from a search against itself (expert iteration).

mod examples;
mod optimiser;
mod self_play;

use hyakki_core::{Dice, GameRng};
use hyakki_net::{Net, softmax};

pub use examples::Examples;
pub use optimiser::{Optimiser, cross_entropy};
pub use self_play::play;

/// How many examples make a step.
const BATCH: usize = 256;

/// A net with small random weights, to begin with.
pub fn first_net(n_inputs: usize, n_outputs: usize, dice: &mut impl Dice) -> Net {
    let mut net = Net::zero(n_inputs, n_outputs);
    let mut fill = |weights: &mut [f32], size: f32| {
        for weight in weights {
            *weight = (dice.next_word() as f32 / u32::MAX as f32 * 2.0 - 1.0) * size;
        }
    };
    fill(net.first.as_flattened_mut(), 0.15);
    fill(net.second.as_flattened_mut(), 0.2);
    fill(net.last.as_flattened_mut(), 0.1);
    net
}

/// Fits a net to the examples, going through them so many times with a rate that falls to nothing.
pub fn fit(net: &mut Net, examples: &Examples, n_epochs: usize, rate: f32, dice: &mut GameRng) {
    let mut optimiser = Optimiser::new(net);
    let mut order: Vec<u32> = (0..examples.len() as u32).collect();
    let n_batches = n_epochs * examples.len().div_ceil(BATCH);
    let mut n_done = 0;
    for _ in 0..n_epochs {
        dice.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            for &place in batch {
                optimiser.add(net, examples.get(place as usize));
            }
            let left = 1.0 - n_done as f32 / n_batches as f32;
            optimiser.step(net, rate * left);
            n_done += 1;
        }
    }
}

/// How badly the net foresees these, in the mean.
pub fn mean_cross_entropy(net: &Net, examples: &Examples) -> f32 {
    let sum: f32 = (0..examples.len())
        .map(|place| {
            let example = examples.get(place);
            let mut evaluation = net.begin();
            for &input in example.inputs {
                evaluation.add(usize::from(input));
            }
            let probabilities = softmax(&evaluation.logits()[..net.n_outputs]);
            cross_entropy(&probabilities, example.target, net.n_outputs)
        })
        .sum();
    sum / examples.len().max(1) as f32
}
