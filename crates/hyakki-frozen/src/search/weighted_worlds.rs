//! Worlds that were sampled evenly, and are drawn again by how likely they are (sampling importance resampling).

use hyakki_core::Dice;

use crate::search::softmax::uniform;

/// Worlds that fit a view, the likelier ones drawn more often.
///
/// The worlds are proposed evenly by what is known for sure, and each is weighted. A world is drawn again and again in proportion
/// to its weight; the more draws there are, the more worlds are proposed.
#[derive(Clone, Debug)]
pub(crate) struct WeightedWorlds<G> {
    limits: Limits,
    worlds: Vec<G>,
    /// The logarithm of each world's weight.
    log_weights: Vec<f32>,
    /// The sums of the weights up to each world.
    sums: Vec<f32>,
    n_draws: usize,
}

/// How many worlds are proposed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How many there are at first.
    pub first: usize,
    /// The most there ever are.
    pub most: usize,
    /// The most that are proposed at once: else an answer would come late.
    pub most_at_once: usize,
    /// How often a world is drawn, in the mean, before more are proposed.
    pub draws_each: usize,
}

impl<G> WeightedWorlds<G> {
    /// No worlds yet; the first draw proposes some.
    #[must_use]
    pub(crate) fn new(limits: Limits) -> WeightedWorlds<G> {
        WeightedWorlds {
            limits,
            worlds: Vec::new(),
            log_weights: Vec::new(),
            sums: Vec::new(),
            n_draws: 0,
        }
    }

    /// Draws a world. `propose` samples a new one evenly, with the logarithm of its weight.
    pub(crate) fn draw<D: Dice>(
        &mut self,
        dice: &mut D,
        propose: impl FnMut(&mut D) -> (G, f32),
    ) -> &G {
        let n_worlds = self.worlds.len();
        if self.n_draws >= self.limits.draws_each * n_worlds && n_worlds < self.limits.most {
            self.grow(dice, propose);
        }
        self.n_draws += 1;
        let total = *self.sums.last().expect("there are worlds");
        let target = uniform(dice) * total;
        let place = self.sums.partition_point(|&sum| sum <= target);
        &self.worlds[place.min(self.worlds.len() - 1)]
    }

    /// Twice as many worlds, or some more.
    fn grow<D: Dice>(&mut self, dice: &mut D, mut propose: impl FnMut(&mut D) -> (G, f32)) {
        let Limits {
            first,
            most_at_once,
            ..
        } = self.limits;
        for _ in 0..self.worlds.len().clamp(first, most_at_once) {
            let (world, log_weight) = propose(dice);
            self.worlds.push(world);
            self.log_weights.push(log_weight);
        }
        let log_weights = self.log_weights.iter().copied();
        let best = log_weights.fold(f32::NEG_INFINITY, f32::max);
        self.sums.clear();
        let mut sum = 0.0;
        for log_weight in &self.log_weights {
            sum += (log_weight - best).exp();
            self.sums.push(sum);
        }
    }
}

/// The logarithm of how likely one of `n_actions` was that a policy takes with this probability, if a share of all actions is
/// noise: follows no policy at all.
#[inline]
#[must_use]
pub(crate) fn noisy_log_likelihood(probability: f32, n_actions: usize, noise: f32) -> f32 {
    ((1.0 - noise) * probability + noise / n_actions as f32).ln()
}
