//! What a linear evaluator sees of a table, from one side.

use hyakki_sketch::{Ability, CardBag};

use super::board::{Board, N_SKETCHES, N_TOPS, Spot, fits};
use crate::first::linear_evaluator::LinearEvaluator;

/// Whose turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The own.
    Moving,
    /// The opponent's.
    Waiting,
}

/// From 1 to 5 or more yokai in the smallest stack; 0 when the match is over.
pub(super) const N_STAGES: usize = 6;

const N_MISSING: usize = 8;
const N_LEADS: usize = 9;
const N_FITS: usize = 5;
const N_HANDS: usize = 5;

// Where each kind of feature begins. All but the points are there once for each role.
const POINTS: usize = 0;
const SPOT: usize = POINTS + 1;
const N_SPOTS: usize = 2 * N_TOPS * N_SKETCHES * N_SKETCHES;
const FIT: usize = SPOT + 2 * N_SPOTS;
const N_FIT: usize = N_MISSING * N_LEADS * N_FITS;
const HAND: usize = FIT + 2 * N_FIT;
const ABILITY: usize = HAND + 2 * N_HANDS;

/// The feature of a stack by its top, its sketches, and whether its last yokai would end the match.
#[inline]
fn spot_feature(role: Role, spot: Spot) -> usize {
    let clip = |n: u8| usize::from(n).min(N_SKETCHES - 1);
    let is_last = usize::from(spot.n_yokai == 1);
    let place = (is_last * N_TOPS + spot.top_idx()) * N_SKETCHES + clip(spot.mine);
    SPOT + role as usize * N_SPOTS + place * N_SKETCHES + clip(spot.theirs)
}

/// The feature of a stack by how near it is, who leads, and how many own cards fit.
#[inline]
fn fit_feature(role: Role, spot: Spot, n_fits: u8) -> usize {
    let n_missing = usize::from(spot.n_missing()).min(N_MISSING - 1);
    let lead = (4 + i32::from(spot.mine) - i32::from(spot.theirs)).clamp(0, N_LEADS as i32 - 1);
    let n_fits = usize::from(n_fits).min(N_FITS - 1);
    FIT + role as usize * N_FIT + (n_missing * N_LEADS + lead as usize) * N_FITS + n_fits
}

/// Every feature of a side that sees its own hand, with its amount.
#[inline]
pub(super) fn of_side(role: Role, board: &Board, hand: CardBag, mut visit: impl FnMut(usize, f32)) {
    visit(POINTS, f32::from(board.mine));
    let fits = fits(hand);
    for (spot, n_fits) in board.spots.iter().zip(fits) {
        visit(spot_feature(role, *spot), 1.0);
        visit(fit_feature(role, *spot, n_fits), 1.0);
    }
    visit(
        HAND + role as usize * N_HANDS + usize::from(hand.len()),
        1.0,
    );
    for card in hand.iter() {
        if let Some(ability) = card.ability() {
            let place = usize::from(ability == Ability::Distract);
            visit(ABILITY + role as usize * 2 + place, 1.0);
        }
    }
}

/// The logit of a side that sees its own hand.
#[inline]
pub(super) fn logit(evaluator: &LinearEvaluator, role: Role, board: &Board, hand: CardBag) -> f32 {
    let mut sum = 0.0;
    of_side(role, board, hand, |feature, amount| {
        sum += evaluator.weights[feature] * amount;
    });
    sum
}

/// The logit of a side whose hand is not seen: as if two cards of it fitted everywhere.
#[inline]
pub(super) fn logit_unseen(evaluator: &LinearEvaluator, role: Role, board: &Board) -> f32 {
    let of_spot = |spot: &Spot| {
        evaluator.weights[spot_feature(role, *spot)]
            + evaluator.weights[fit_feature(role, *spot, 2)]
    };
    evaluator.weights[POINTS] * f32::from(board.mine) + board.spots.iter().map(of_spot).sum::<f32>()
}

/// The stage of a match.
#[inline]
pub(super) fn stage(board: &Board) -> usize {
    usize::from(board.fewest_yokai()).min(N_STAGES - 1)
}
