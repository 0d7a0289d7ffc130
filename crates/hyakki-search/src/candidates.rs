//! Worlds that were drawn evenly, and are drawn again by how likely they are.

use hyakki_core::Dice;

use crate::softmax::fraction;

/// Worlds that fit a view, the likelier ones drawn more often.
///
/// There are candidates, each equally likely by what is known for sure, and each is weighed. A candidate is drawn again and again
/// in proportion to its weight; the more worlds are asked for, the more candidates there are.
#[derive(Clone, Debug)]
pub struct Candidates<G> {
    limits: Limits,
    worlds: Vec<G>,
    /// The logarithm of each candidate's weight.
    log_weights: Vec<f32>,
    /// The sums of the weights up to each candidate.
    sums: Vec<f32>,
    n_drawn: usize,
}

/// How many candidates there are.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many there are at first.
    pub first: usize,
    /// The most there ever are.
    pub most: usize,
    /// Never so many at once that an answer would come late.
    pub most_at_once: usize,
    /// How often a candidate is drawn, in the mean, before there are more.
    pub n_draws: usize,
}

impl<G> Candidates<G> {
    /// No candidates yet; the first draw makes some.
    #[must_use]
    pub fn new(limits: Limits) -> Candidates<G> {
        Candidates {
            limits,
            worlds: Vec::new(),
            log_weights: Vec::new(),
            sums: Vec::new(),
            n_drawn: 0,
        }
    }

    /// A candidate. `imagine` draws a new one evenly, and tells the logarithm of its weight.
    pub fn draw<D: Dice>(&mut self, dice: &mut D, imagine: impl FnMut(&mut D) -> (G, f32)) -> &G {
        let n_candidates = self.worlds.len();
        if self.n_drawn >= self.limits.n_draws * n_candidates && n_candidates < self.limits.most {
            self.grow(dice, imagine);
        }
        self.n_drawn += 1;
        let total = *self.sums.last().expect("there are candidates");
        let target = fraction(dice) * total;
        let place = self.sums.partition_point(|&sum| sum <= target);
        &self.worlds[place.min(self.worlds.len() - 1)]
    }

    /// Twice as many candidates, or some more.
    fn grow<D: Dice>(&mut self, dice: &mut D, mut imagine: impl FnMut(&mut D) -> (G, f32)) {
        let Limits {
            first,
            most_at_once,
            ..
        } = self.limits;
        for _ in 0..self.worlds.len().clamp(first, most_at_once) {
            let (world, log_weight) = imagine(dice);
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

/// The logarithm of the chance of one of `n` actions, if a share of all actions follows no reason that we know.
#[inline]
pub fn log_chance(chance: f32, n: usize, freaks: f32) -> f32 {
    ((1.0 - freaks) * chance + freaks / n as f32).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::GameRng;

    #[test]
    fn candidates_are_drawn_as_often_as_they_weigh() {
        let limits = Limits {
            first: 4,
            most: 64,
            most_at_once: 16,
            n_draws: 2,
        };
        let mut dice = GameRng::for_game(1, 0);
        let mut candidates = Candidates::new(limits);
        let (mut n_imagined, mut n_heavy) = (0, 0_u32);
        for _ in 0..40_000 {
            let is_heavy = *candidates.draw(&mut dice, |_| {
                n_imagined += 1;
                let is_heavy = n_imagined % 2 == 0;
                (is_heavy, if is_heavy { 3_f32.ln() } else { 0.0 })
            });
            n_heavy += u32::from(is_heavy);
        }
        assert_eq!(n_imagined, 64);
        // Six standard deviations are below 550.
        assert!(n_heavy.abs_diff(30_000) < 550, "{n_heavy}");
    }
}
