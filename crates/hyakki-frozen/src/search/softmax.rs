//! Choosing in proportion to the exponentials of scores.

use hyakki_core::{ActionSet, Dice};

/// Samples an action, each the likelier the higher its score: `e` times as likely for one more.
///
/// The actions come one by one, so that nothing needs to be kept but the one chosen so far.
#[inline]
pub(crate) fn sample<S: ActionSet>(
    actions: &S,
    score: impl Fn(S::Action) -> f32,
    dice: &mut impl Dice,
) -> S::Action {
    let mut chosen = actions.nth(0);
    let mut total = weight(score(chosen));
    for place in 1..actions.len() {
        let action = actions.nth(place);
        let weight = weight(score(action));
        total += weight;
        if uniform(dice) * total < weight {
            chosen = action;
        }
    }
    chosen
}

/// Adds each action's weight, in the set's order; the highest is 1.
#[inline]
pub(crate) fn add_weights<S: ActionSet>(
    actions: &S,
    score: impl Fn(S::Action) -> f32,
    weights: &mut Vec<f32>,
) {
    weights.extend(actions.iter().map(score));
    let highest = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for weight_or_score in weights {
        *weight_or_score = weight(*weight_or_score - highest);
    }
}

/// How likely this action is sampled.
#[inline]
pub(crate) fn probability<S: ActionSet>(
    actions: &S,
    score: impl Fn(S::Action) -> f32,
    action: S::Action,
) -> f32 {
    let chosen = score(action);
    let total: f32 = actions
        .iter()
        .map(|other| weight(score(other) - chosen))
        .sum();
    1.0 / total
}

/// The weight of a score, always positive and never too large to add up.
#[inline]
fn weight(score: f32) -> f32 {
    score.clamp(-40.0, 40.0).exp()
}

/// Samples the uniform distribution over the numbers from 0 up to, but without, 1.
#[inline]
pub(crate) fn uniform(dice: &mut impl Dice) -> f32 {
    (dice.next_word() >> 8) as f32 / (1 << 24) as f32
}
