//! The village: stacks of tiles, the inauguration tiles beside the pagodas, and the objectives still there.

use crate::numbers::{INAUGURATION_PRICE, MAX_PRICE, PRICES, STACK_SIZES};
use crate::objective::Objectives;
use crate::pagoda::Pagodas;
use crate::stack::{N_STACKS, Stack};
use crate::tile::Tile;

/// Purses from 0 to the highest price; with more nothing more can be got.
const N_PURSES: usize = MAX_PRICE as usize + 1;

/// What can still be got and claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Village {
    n_gone: [u8; N_STACKS],
    /// For each purse the stacks whose top tile costs at most that; always follows `n_gone`.
    /// Tiles change hands far less often than somebody looks what can be got.
    within: [u16; N_PURSES],
    /// The pagodas whose inauguration tile can still be got.
    pub(crate) inaugurations: Pagodas,
    /// The objectives nobody has claimed.
    pub(crate) objectives: Objectives,
}

impl Village {
    /// The village at the start.
    pub(crate) const FULL: Village = Village::after([0; N_STACKS], Pagodas::ALL, Objectives::ALL);

    /// The village when so many tiles of each stack have gone.
    pub(crate) const fn after(
        n_gone: [u8; N_STACKS],
        inaugurations: Pagodas,
        objectives: Objectives,
    ) -> Village {
        let mut village = Village {
            n_gone,
            within: [0; N_PURSES],
            inaugurations,
            objectives,
        };
        let mut place = 0;
        while place < N_STACKS {
            village.show_price(Stack::ALL[place]);
            place += 1;
        }
        village
    }

    /// How many tiles the stack still has.
    pub(crate) fn n_left(&self, stack: Stack) -> u8 {
        STACK_SIZES[stack.index()] - self.n_gone[stack.index()]
    }

    /// The price on the stack's top tile, if there is one.
    #[inline]
    pub(crate) const fn price_of_top(&self, stack: Stack) -> Option<u8> {
        let n_gone = self.n_gone[stack.index()] as usize;
        PRICES[stack.index()][n_gone]
    }

    /// The price of a tile that is there.
    #[inline]
    pub(crate) fn price(&self, tile: Tile) -> u32 {
        u32::from(match tile {
            Tile::Top(stack) => self
                .price_of_top(stack)
                .expect("a tile that is there has a price"),
            Tile::Inauguration(_) => INAUGURATION_PRICE,
        })
    }

    /// Takes a tile that is there.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        match tile {
            Tile::Top(stack) => {
                self.n_gone[stack.index()] += 1;
                self.show_price(stack);
            }
            Tile::Inauguration(pagoda) => {
                self.inaugurations = self.inaugurations.without(pagoda);
            }
        }
    }

    /// The tiles whose price is at most `purse`: bit i is the tile at place i of [`Tile::ALL`].
    #[inline]
    pub(crate) fn tiles_within(&self, purse: u32) -> u32 {
        let stacks = self.within[(purse as usize).min(N_PURSES - 1)];
        let inaugurations = if purse >= u32::from(INAUGURATION_PRICE) {
            self.inaugurations
        } else {
            Pagodas::EMPTY
        };
        u32::from(stacks) | u32::from(inaugurations.bits()) << N_STACKS
    }

    /// Brings `within` up to date with the stack's top tile.
    const fn show_price(&mut self, stack: Stack) {
        let price = self.price_of_top(stack);
        let bit = 1 << stack.index();
        let mut purse = 0;
        while purse < N_PURSES {
            self.within[purse] &= !bit;
            if let Some(price) = price
                && price as usize <= purse
            {
                self.within[purse] |= bit;
            }
            purse += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_reaches_exactly_the_prices_it_holds() {
        let mut village = Village::FULL;
        for step in 0..60 {
            for purse in 0..200 {
                let within = village.tiles_within(purse);
                for (place, tile) in Tile::ALL.into_iter().enumerate() {
                    let is_there = match tile {
                        Tile::Top(stack) => village.n_left(stack) > 0,
                        Tile::Inauguration(pagoda) => village.inaugurations.contains(pagoda),
                    };
                    assert_eq!(
                        within >> place & 1 == 1,
                        is_there && village.price(tile) <= purse,
                        "{tile} for {purse}"
                    );
                }
                assert_eq!(within >> Tile::ALL.len(), 0);
            }
            let tile = Tile::ALL[(step * 7) % Tile::ALL.len()];
            if village.tiles_within(100) >> ((step * 7) % Tile::ALL.len()) & 1 == 1 {
                village.take(tile);
            }
        }
    }
}
