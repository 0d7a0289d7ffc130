//! Probabilities of a few choices.

use hyakki_core::Dice;

/// How likely each of at most `N` choices is: weights that add up to [`total`](Distribution::total), without allocation.
pub(super) struct Distribution<const N: usize> {
    weights: [f32; N],
    len: usize,
    total: f32,
}

impl<const N: usize> Distribution<N> {
    #[inline]
    pub(super) fn new() -> Distribution<N> {
        Distribution {
            weights: [0.0; N],
            len: 0,
            total: 0.0,
        }
    }

    /// Adds a choice with its score.
    #[inline]
    pub(super) fn push(&mut self, score: f32) {
        self.weights[self.len] = score;
        self.len += 1;
    }

    /// Turns scores into weights.
    #[inline]
    pub(super) fn softmax(&mut self) {
        let scores = &mut self.weights[..self.len];
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in scores.iter_mut() {
            *score = (*score - best).exp();
        }
        self.total = scores.iter().sum();
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[f32] {
        &self.weights[..self.len]
    }

    /// The probability of the choice at this place.
    #[inline]
    pub(super) fn probability(&self, place: usize) -> f32 {
        self.weights[place] / self.total
    }

    /// Samples a place.
    #[inline]
    pub(super) fn sample(&self, dice: &mut impl Dice) -> usize {
        let mut left = dice.next_word() as f32 / 4_294_967_296.0 * self.total;
        let last = self.len - 1;
        for (place, weight) in self.as_slice()[..last].iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return place;
            }
        }
        last
    }
}
