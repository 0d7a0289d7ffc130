//! Worlds weighted by how likely the seen plays and gifts would have been in them.

use hyakki_core::{ActionSet, Dice, Game};
use hyakki_pagoda::{Pagoda, PagodaView};
use hyakki_search::{Limits, noisy_log_likelihood, softmax};

use super::knowledge::ActionScorer;

/// Proposing a world takes as long as some simulations.
pub(super) const LIMITS: Limits = Limits {
    first: 8,
    most: 512,
    most_at_once: 16,
    draws_each: 2,
};

/// The share of actions that follow no policy at all.
const NOISE: f32 = 0.03;

/// A world that fits the view, and the logarithm of its weight: how likely the others would have done in it what they did.
///
/// Only this round counts. What was done in earlier ones tells little about the hands of this one, and weighting by it too
/// leaves so few worlds with any weight that they are further from the truth.
pub(super) fn propose(
    view: &PagodaView,
    scorer: &ActionScorer,
    dice: &mut impl Dice,
) -> (Pagoda, f32) {
    let mut log_weight = 0.0;
    let world = Pagoda::determinize_with(view, dice, |world, seat, action| {
        if view.viewer.is(seat) || world.round() < view.gate {
            return;
        }
        let actions = world.legal_actions(seat);
        if actions.len() > 1 {
            let probability = softmax::probability(&actions, scorer.scores(world, seat), action);
            log_weight += noisy_log_likelihood(probability, actions.len(), NOISE);
        }
    });
    (world, log_weight)
}
