//! A heuristic for Tajuto that never changes: the second reference plays by it.

use hyakki_core::{Game, Seat};
use hyakki_tajuto::{Action, Size, Stack, Tajuto, Tile};

use super::heuristic::Heuristic;

/// Claim, build, feel for sizes that are likely to fit, offer high, and buy what is worth more than its price.
#[derive(Clone, Copy, Debug, Default)]
pub struct TajutoHeuristic;

/// How much likelier an action is that is worth a meditation point more.
const SHARPNESS: f32 = 0.7;
/// What a spirituality point is worth in meditation points.
const POINT: f32 = 5.0;

impl Heuristic<Tajuto> for TajutoHeuristic {
    fn scores(world: &Tajuto, seat: Seat) -> impl Fn(Action) -> f32 {
        move |action| {
            let mut after = *world;
            after.apply(seat, action);
            let gained = after.mp(seat) as f32 - world.mp(seat) as f32;
            let worth = match action {
                Action::Claim { .. } => 20.0,
                Action::Build { .. } => 15.0,
                Action::Draw { size, .. } => size.map_or(2.0, |size| promise(world, size)),
                Action::Get { tile, .. } => worth_of(world, tile),
                Action::Offer { .. } | Action::End { keep: None } => 0.0,
                Action::End { keep: Some(floor) } => {
                    f32::from(world.height(floor.pagoda())) - f32::from(floor.size().number())
                }
            };
            SHARPNESS * (gained + worth)
        }
    }
}

/// What a draw of this size promises: the points of building it, as often as it fits.
fn promise(world: &Tajuto, size: Size) -> f32 {
    let in_bag = world.bag().of_size(size);
    let is_next = |pagoda: &_| world.height(*pagoda) + 1 == size.number();
    let chance = in_bag.iter().filter(is_next).count() as f32 / in_bag.len() as f32;
    chance * f32::from(size.number() + 1)
}

/// What a tile is worth in meditation points.
fn worth_of(world: &Tajuto, tile: Tile) -> f32 {
    let is_early = world.finished().is_empty();
    match tile {
        Tile::Inauguration(pagoda) => POINT * 4.0 * (0.25 + 0.1 * f32::from(world.height(pagoda))),
        Tile::Top(Stack::Market | Stack::Shrine) if is_early => 14.0,
        Tile::Top(Stack::D | Stack::E | Stack::F) if is_early => 8.0,
        Tile::Top(stack) => POINT * f32::from(stack.wisdom()),
    }
}
