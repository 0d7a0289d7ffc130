//! Worlds for the playouts of one decision.

use hyakki_core::Dice;
use hyakki_search::{InformationSet, softmax::uniform};

use crate::reviewed::Reviewed;

/// Worlds for the playouts of one decision, the likelier ones for more of them.
pub(crate) struct WorldPool<G> {
    worlds: Vec<G>,
    /// The place of each playout's world, in random order.
    draws: Vec<u32>,
}

/// The most worlds where it may take longer.
const MANY_WORLDS: usize = 4096;

impl<G: Reviewed> WorldPool<G> {
    /// Worlds for so many playouts: proposed independently, weighed, and taken as often as they weigh (systematic resampling).
    pub(crate) fn new(
        information_set: &mut impl InformationSet<G>,
        n_draws: usize,
        dice: &mut impl Dice,
    ) -> WorldPool<G> {
        WorldPool::of_at_most(G::MOST_WORLDS, information_set, n_draws, dice)
    }

    /// The same from more worlds, for what may take longer: where few of them weigh anything, a few hundred are not enough.
    pub(crate) fn of_many(
        information_set: &mut impl InformationSet<G>,
        n_draws: usize,
        dice: &mut impl Dice,
    ) -> WorldPool<G> {
        let most = match G::MOST_WORLDS {
            1 => 1,
            most => most.max(MANY_WORLDS),
        };
        WorldPool::of_at_most(most, information_set, n_draws, dice)
    }

    fn of_at_most(
        most: usize,
        information_set: &mut impl InformationSet<G>,
        n_draws: usize,
        dice: &mut impl Dice,
    ) -> WorldPool<G> {
        let n_worlds = n_draws.clamp(1, most);
        let (worlds, log_weights): (Vec<G>, Vec<f32>) =
            (0..n_worlds).map(|_| information_set.propose(dice)).unzip();
        let mut draws = places(&log_weights, n_draws, dice);
        dice.shuffle(&mut draws);
        WorldPool { worlds, draws }
    }

    /// The world of this playout.
    pub(crate) fn world(&self, playout: usize) -> &G {
        &self.worlds[self.draws[playout] as usize]
    }

    /// What playouts are told apart by: their worlds or, where there is but one, nothing.
    pub(crate) fn clusters(&self, n_playouts: usize) -> Vec<u32> {
        if G::MOST_WORLDS == 1 {
            return (0..n_playouts as u32).collect();
        }
        self.draws[..n_playouts].to_vec()
    }
}

/// As many places as draws, each as often as it weighs.
fn places(log_weights: &[f32], n_draws: usize, dice: &mut impl Dice) -> Vec<u32> {
    let best = log_weights
        .iter()
        .copied()
        .fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f64> = (log_weights.iter())
        .map(|log| f64::from((log - best).exp()))
        .collect();
    let step = weights.iter().sum::<f64>() / n_draws.max(1) as f64;
    let mut next = f64::from(uniform(dice)) * step;
    let mut sum = 0.0;
    let mut places = Vec::with_capacity(n_draws);
    for (place, weight) in weights.iter().enumerate() {
        sum += weight;
        while next < sum && places.len() < n_draws {
            places.push(place as u32);
            next += step;
        }
    }
    // What rounding left over.
    places.resize(n_draws, weights.len() as u32 - 1);
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::GameRng;

    #[test]
    fn worlds_are_taken_as_often_as_they_weigh() {
        let mut dice = GameRng::for_game(1, 0);
        let log_weights = [0.0, 3_f32.ln(), f32::NEG_INFINITY, 0.0];
        for _ in 0..20 {
            let places = places(&log_weights, 50, &mut dice);
            let count = |place: u32| places.iter().filter(|&&taken| taken == place).count();
            assert_eq!(count(1), 30);
            assert_eq!(count(2), 0);
            assert_eq!(places.len(), 50);
        }
    }
}
