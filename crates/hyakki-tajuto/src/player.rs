//! What lies before one player.

use crate::extra::Extra;
use crate::floor::{Floor, Floors};
use crate::numbers::{MARKET_DISCOUNT, OBJECTIVE_CUBES, OBJECTIVE_SPACE, OBJECTIVE_WISDOM};
use crate::objective::{Objective, Objectives};
use crate::pagoda::Pagodas;
use crate::stack::{N_STACKS, Stack};
use crate::tile::Tile;

/// What lies before one player, and where the monk stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    /// Floors drawn or kept, not built yet.
    floors: Floors,
    /// How many these are. A whole word, because a byte would be loaded together with its neighbours,
    /// which costs more than it saves right after it was stored.
    n_floors: u32,
    /// Meditation points: the monk's space.
    pub(crate) mp: u32,
    /// How many tiles of each stack the player has.
    owned: [u8; N_STACKS],
    /// The cubes left.
    cubes: Pagodas,
    /// The inauguration tiles, of finished and unfinished pagodas alike.
    pub(crate) inaugurations: Pagodas,
    /// The objectives claimed.
    pub(crate) objectives: Objectives,
    /// The objectives whose condition is met for good: all but the space on the track, which can be left again.
    met: Objectives,
}

impl Player {
    /// A player at the start.
    pub(crate) fn new() -> Player {
        Player {
            cubes: Pagodas::ALL,
            ..Player::default()
        }
    }

    /// Floors drawn or kept, not built yet.
    #[inline]
    pub(crate) fn floors(&self) -> Floors {
        self.floors
    }

    /// How many floors these are.
    #[inline]
    pub(crate) fn n_floors(&self) -> u32 {
        self.n_floors
    }

    /// Puts a floor before the player.
    #[inline]
    pub(crate) fn add_floor(&mut self, floor: Floor) {
        self.floors = self.floors.with(floor);
        self.n_floors += 1;
    }

    /// Takes away a floor that lies there.
    #[inline]
    pub(crate) fn remove_floor(&mut self, floor: Floor) {
        self.floors = self.floors.without(floor);
        self.n_floors -= 1;
    }

    /// Takes away all floors but one that lies there.
    #[inline]
    pub(crate) fn keep_only(&mut self, floor: Floor) {
        self.floors = Floors::only(floor);
        self.n_floors = 1;
    }

    /// How many tiles of this stack the player has.
    #[inline]
    pub(crate) fn n_owned(&self, stack: Stack) -> u8 {
        self.owned[stack.index()]
    }

    /// How many of this extra tile the player has.
    #[inline]
    pub(crate) fn n_extras(&self, extra: Extra) -> u8 {
        self.n_owned(extra.stack())
    }

    /// The points printed on the player's Wisdom tiles.
    pub(crate) fn wisdom(&self) -> u8 {
        Stack::WISDOM
            .iter()
            .map(|&stack| stack.wisdom() * self.n_owned(stack))
            .sum()
    }

    /// How many Wisdom tiles the player has.
    pub(crate) fn n_wisdom_tiles(&self) -> u8 {
        Stack::WISDOM.iter().map(|&stack| self.n_owned(stack)).sum()
    }

    /// What the player's Markets take off a price.
    #[inline]
    pub(crate) fn discount(&self) -> u32 {
        u32::from(self.n_owned(Stack::Market)) * MARKET_DISCOUNT
    }

    /// The cubes left.
    #[inline]
    pub(crate) fn cubes(&self) -> Pagodas {
        self.cubes
    }

    /// The objectives whose condition the player meets now, claimed or not.
    #[inline]
    pub(crate) fn objectives_met(&self) -> Objectives {
        let space = Objectives::only_if(self.mp >= OBJECTIVE_SPACE, Objective::Space30);
        self.met.union(space)
    }

    /// The player has finished the first pagoda.
    pub(crate) fn finish_first(&mut self) {
        self.met = self.met.with(Objective::First);
    }

    /// Takes these cubes away.
    #[inline]
    pub(crate) fn spend(&mut self, cubes: Pagodas) {
        self.cubes = self.cubes.difference(cubes);
        let n_cubes = self.cubes.len();
        let [few, none] = OBJECTIVE_CUBES;
        let few = Objectives::only_if(n_cubes <= few, Objective::Cubes4);
        let none = Objectives::only_if(n_cubes <= none, Objective::Cubes0);
        self.met = self.met.union(few).union(none);
    }

    /// Adds a tile.
    #[inline]
    pub(crate) fn receive(&mut self, tile: Tile) {
        match tile {
            Tile::Top(stack) => {
                self.owned[stack.index()] += 1;
                let wisdom = self.wisdom();
                let [some, much] = OBJECTIVE_WISDOM;
                let some = Objectives::only_if(wisdom >= some, Objective::Wisdom5);
                let much = Objectives::only_if(wisdom >= much, Objective::Wisdom10);
                self.met = self.met.union(some).union(much);
            }
            Tile::Inauguration(pagoda) => {
                self.inaugurations = self.inaugurations.with(pagoda);
            }
        }
    }
}
