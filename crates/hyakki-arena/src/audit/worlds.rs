//! How many worlds inference leaves.

use hyakki_core::{ActionSet, GameRng, drive};
use hyakki_minds::{GameWithMinds, Level};
use hyakki_search::{Budget, InformationSet, Knowledge, Mind, Question};
use serde::Serialize;

use crate::thread_time::thread_time;

/// How many worlds inference leaves, and how long that takes.
///
/// So many worlds are proposed as one asks for, and each has a weight. They are worth as many equally likely ones as
/// Kish's formula says: the square of the sum of the weights by the sum of their squares.
#[derive(Debug, Serialize)]
pub(crate) struct WorldsMeasured {
    n_positions: usize,
    n_proposed: usize,
    /// Effective worlds: in the middle of all positions, and in the tenth that has fewest.
    median: f64,
    lowest_tenth: f64,
    /// Effective worlds by a millisecond of processor time, over all positions.
    per_ms: f64,
}

impl WorldsMeasured {
    /// Apprentices play with themselves; the strongest level looks at every decision.
    pub(crate) fn measure<G: GameWithMinds>(
        config: G::Config,
        n_proposed: usize,
        games: impl Iterator<Item = u64>,
        seed: u64,
    ) -> WorldsMeasured {
        let mut counts = Vec::new();
        let mut ms = 0.0;
        for number in games {
            let mut dice = GameRng::for_game(seed, number);
            let mut state = G::new(config);
            drive(&mut state, &mut dice, |state, seat, dice| {
                let question = Question::of(state, seat, Budget::simulations(1));
                if question.actions.len() > 1 {
                    let start = thread_time();
                    counts.push(n_effective::<G>(&question, n_proposed, dice));
                    ms += (thread_time() - start).as_secs_f64() * 1_000.0;
                }
                Level::Apprentice.choose(&question, dice)
            });
        }
        counts.sort_by(f64::total_cmp);
        let at = |part: f64| {
            let place = (part * counts.len() as f64) as usize;
            counts.get(place).copied().unwrap_or_default()
        };
        WorldsMeasured {
            n_positions: counts.len(),
            n_proposed,
            median: at(0.5),
            lowest_tenth: at(0.1),
            per_ms: counts.iter().sum::<f64>() / ms,
        }
    }

    pub(crate) fn to_text(&self) -> String {
        let WorldsMeasured {
            n_positions,
            n_proposed,
            median,
            lowest_tenth,
            per_ms,
        } = self;
        format!(
            "of {n_proposed} worlds {median:.0} count (median of {n_positions} decisions), in the lowest tenth {lowest_tenth:.0}; \
             {per_ms:.1} a millisecond\n"
        )
    }
}

/// What the weights of so many worlds are worth, in equally likely ones.
fn n_effective<G: GameWithMinds>(
    question: &Question<'_, G>,
    n_proposed: usize,
    dice: &mut GameRng,
) -> f64 {
    let mut information_set = G::knowledge(Level::STRONGEST).information_set(&question.view);
    let logs: Vec<f32> = (0..n_proposed)
        .map(|_| information_set.propose(dice).1)
        .collect();
    kish(&logs)
}

fn kish(log_weights: &[f32]) -> f64 {
    let best = log_weights
        .iter()
        .copied()
        .fold(f32::NEG_INFINITY, f32::max);
    let weights = log_weights.iter().map(|log| f64::from(log - best).exp());
    let (sum, squares) = weights.fold((0.0, 0.0), |(sum, squares), weight| {
        (sum + weight, squares + weight * weight)
    });
    sum * sum / squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_weights_count_fully_and_a_heavy_one_counts_alone() {
        assert!((kish(&[-70.0; 40]) - 40.0).abs() < 1e-6);
        assert!((kish(&[0.0, -80.0, -80.0]) - 1.0).abs() < 1e-6);
        // Weights 1, 1 and 2: 16 by 6.
        assert!((kish(&[0.0, 0.0, 2_f32.ln()]) - 16.0 / 6.0).abs() < 1e-5);
    }
}
