//! Rules of thumb for Tajuto, which never change: the second reference plays by them.

use hyakki_core::Seat;
use hyakki_tajuto::{Action, Size, Stack, Tajuto, Tile, With};

use crate::by_thumb::Thumb;

/// Claim, build, feel for sizes that are likely to fit, offer high, and buy what carries most points for its price.
#[derive(Clone, Copy, Debug, Default)]
pub struct TajutoThumb;

impl Thumb<Tajuto> for TajutoThumb {
    fn scores(world: &Tajuto, _: Seat) -> impl Fn(Action) -> f32 {
        move |action| {
            let height = |pagoda| f32::from(world.height(pagoda));
            let is_free = world.cost_of_starting() == Some(0);
            // A tile that costs something to use is for something good.
            let cost = match action.tile_used() {
                Some((With::Starting, _)) if !is_free => 2.0,
                _ => 0.0,
            };
            let score = match action {
                Action::Claim(_) => 10.0,
                Action::Build(_) => 8.0,
                Action::Draw { size, .. } => {
                    4.0 * size.map_or(0.5, |size| chance_to_fit(world, size))
                }
                Action::Offer { pagoda, .. } => 1.0 + 0.4 * height(pagoda),
                Action::Get { tile, .. } => match tile {
                    Tile::Inauguration(pagoda) => 1.0 + 0.7 * height(pagoda),
                    Tile::Top(Stack::D | Stack::E) => 0.5,
                    Tile::Top(Stack::Market | Stack::Shrine | Stack::F) => 2.0,
                    Tile::Top(wisdom) => 1.0 + 0.6 * f32::from(wisdom.wisdom()),
                },
                Action::End { keep: None } => 0.0,
                Action::End { keep: Some(floor) } => {
                    -f32::from(floor.size().number()) + height(floor.pagoda())
                }
            };
            score - cost
        }
    }
}

/// How likely a floor of this size can be built at once.
fn chance_to_fit(world: &Tajuto, size: Size) -> f32 {
    let in_bag = world.bag().of_size(size);
    let is_next = |pagoda: &_| world.height(*pagoda) + 1 == size.number();
    in_bag.iter().filter(is_next).count() as f32 / in_bag.len() as f32
}
