//! What a linear evaluator sees of a player's things.

use hyakki_core::{Game, GameConfig, Seat};
use hyakki_tajuto::{N_SIZES, Objective, Pagoda, Stack, Tajuto};

use crate::first::linear_evaluator::LinearEvaluator;

/// How far a match is, by the number of floors that the four tallest pagodas still need.
const STAGE_OF: [u8; 25] = [
    0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6,
];

const N_MP: usize = 24;
const N_OWNED: usize = 3;
const N_CUBES: usize = 9;
const N_SEATS: usize = 4;

// Where each kind of feature begins within a stage.
const SCORE: usize = 0;
const MP: usize = SCORE + 1;
const FURTHEST: usize = MP + N_MP;
const INAUGURATION: usize = FURTHEST + 1;
const OWNED: usize = INAUGURATION + N_SIZES;
const SHRINE_TILES: usize = OWNED + 5 * N_OWNED;
const CUBES: usize = SHRINE_TILES + 1;
const OFFERS: usize = CUBES + N_CUBES;
const KEPT: usize = OFFERS + N_CUBES;
const OBJECTIVE: usize = KEPT + N_SIZES + 1;
const TURN: usize = OBJECTIVE + 4;
const PER_STAGE: usize = TURN + N_SEATS;

const KINDS: [Stack; 5] = [Stack::Market, Stack::Shrine, Stack::D, Stack::E, Stack::F];

/// The stage of a match.
#[inline]
pub(super) fn stage(world: &Tajuto) -> usize {
    // Counting by height instead of sorting.
    let mut n_of_height = [0_u8; N_SIZES + 1];
    for pagoda in Pagoda::ALL {
        n_of_height[usize::from(world.height(pagoda))] += 1;
    }
    let (mut n_pagodas, mut n_missing) = (4, 0);
    for height in (0..=N_SIZES).rev() {
        let n = n_of_height[height].min(n_pagodas);
        n_missing += n * (N_SIZES - height) as u8;
        n_pagodas -= n;
    }
    usize::from(STAGE_OF[usize::from(n_missing)])
}

/// Every feature of a seat with its amount.
#[inline]
pub(super) fn of_seat(
    world: &Tajuto,
    stage: usize,
    seat: Seat,
    n_before: usize,
    mut visit: impl FnMut(usize, f32),
) {
    let base = stage * PER_STAGE;
    let mut visit = |feature: usize, amount: f32| visit(base + feature, amount);
    let mp = world.mp(seat);
    let n_seats = world.config().players();
    visit(SCORE, f32::from(world.score(seat).total));
    visit(MP + (mp as usize / 2).min(N_MP - 1), 1.0);
    if Seat::all(n_seats).all(|other| other == seat || world.mp(other) < mp) {
        visit(FURTHEST, 1.0);
    }
    let finished = world.finished();
    for pagoda in world.inaugurations(seat).difference(finished).iter() {
        visit(INAUGURATION + usize::from(world.height(pagoda)), 1.0);
    }
    for (place, stack) in KINDS.into_iter().enumerate() {
        let n = usize::from(world.n_owned(seat, stack)).min(N_OWNED - 1);
        visit(OWNED + place * N_OWNED + n, 1.0);
    }
    if world.n_owned(seat, Stack::Shrine) > 0 {
        let n_open = world.inaugurations(seat).difference(finished).len();
        visit(SHRINE_TILES, n_open as f32);
    }
    let cubes = world.cubes(seat);
    visit(CUBES + cubes.len(), 1.0);
    visit(OFFERS + cubes.difference(finished).len(), 1.0);
    visit(KEPT + kept_place(world, seat), 1.0);
    let wisdom = Stack::WISDOM
        .iter()
        .map(|&stack| stack.wisdom() * world.n_owned(seat, stack))
        .sum::<u8>();
    let left = world.objectives_left();
    if left.contains(Objective::Wisdom5) {
        visit(OBJECTIVE, f32::from(wisdom.min(5)) / 5.0);
    }
    if left.contains(Objective::Wisdom10) {
        visit(OBJECTIVE + 1, f32::from(wisdom.min(10)) / 10.0);
    }
    if left.contains(Objective::Cubes4) {
        visit(OBJECTIVE + 2, (8 - cubes.len().max(4)) as f32 / 4.0);
    }
    if left.contains(Objective::Cubes0) {
        visit(OBJECTIVE + 3, (8 - cubes.len()) as f32 / 8.0);
    }
    visit(TURN + n_before, 1.0);
}

/// How many floors must be built before the best floor kept can be; none kept is the last place.
#[inline]
fn kept_place(world: &Tajuto, seat: Seat) -> usize {
    let wait = |floor: hyakki_tajuto::Floor| {
        usize::from(floor.size().number())
            .saturating_sub(1 + usize::from(world.height(floor.pagoda())))
    };
    world
        .floors(seat)
        .iter()
        .map(wait)
        .min()
        .unwrap_or(N_SIZES)
        .min(N_SIZES)
}

/// The logit of a seat.
#[inline]
pub(super) fn logit(
    evaluator: &LinearEvaluator,
    world: &Tajuto,
    stage: usize,
    seat: Seat,
    n_before: usize,
) -> f32 {
    let mut sum = 0.0;
    of_seat(world, stage, seat, n_before, |feature, amount| {
        sum += evaluator.weights[feature] * amount;
    });
    sum
}

/// What so many meditation points more would be worth.
#[inline]
pub(super) fn worth_of_mp(evaluator: &LinearEvaluator, stage: usize, mp: u32, more: u32) -> f32 {
    let at = |mp: u32| evaluator.weights[stage * PER_STAGE + MP + (mp as usize / 2).min(N_MP - 1)];
    at(mp + more) - at(mp)
}
