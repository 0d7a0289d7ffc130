//! Every number of the game, each with its source: printed in the rulebook, attested by somebody, or one of our rulings.
//!
//! Prices and costs stand in one table. Somebody with the printed box can correct one line here.

use std::ops::RangeInclusive;

use crate::extra::Extra;
use crate::stack::{N_STACKS, Stack};
use crate::starting::Starting;

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The rulebook says so.
    Printed,
    /// A named public source gives it.
    Attested(&'static str),
    /// We decided, under this ruling.
    Ruling(&'static str),
}

/// What a number of the table is the cost of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Using a starting tile.
    UseStarting(Starting),
    /// Using an extra tile.
    UseExtra(Extra),
    /// The next tile of a stack: the stack's lines stand in the order of its tiles, the top one first.
    Get(Stack),
    /// Any inauguration tile.
    GetInauguration,
}

/// One line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What is paid for.
    pub cost: Cost,
    /// How many meditation points.
    pub mp: u8,
    /// Where the number comes from.
    pub kind: Kind,
}

const fn line(cost: Cost, mp: u8, kind: Kind) -> Figure {
    Figure { cost, mp, kind }
}

const PREVIEW: Kind = Kind::Attested("W. E. Martin's preview");
const GAMESWEPLAY: Kind = Kind::Attested("gamesweplay.de");
const T6: Kind = Kind::Ruling("T6");

/// Every price and every cost of use.
pub const FIGURES: &[Figure] = &[
    line(Cost::UseStarting(Starting::A), 0, Kind::Printed),
    line(Cost::UseStarting(Starting::B), 4, Kind::Printed),
    line(Cost::UseStarting(Starting::C), 6, Kind::Printed),
    line(Cost::UseExtra(Extra::D), 2, Kind::Printed),
    line(Cost::UseExtra(Extra::E), 0, Kind::Printed),
    line(Cost::UseExtra(Extra::F), 0, Kind::Printed),
    line(Cost::Get(Stack::W1), 2, T6),
    line(Cost::Get(Stack::W1), 4, T6),
    line(Cost::Get(Stack::W1), 6, T6),
    line(Cost::Get(Stack::W2), 6, T6),
    line(Cost::Get(Stack::W2), 8, T6),
    line(Cost::Get(Stack::W2), 10, T6),
    line(Cost::Get(Stack::W3), 10, T6),
    line(Cost::Get(Stack::W3), 12, T6),
    line(Cost::Get(Stack::W3), 14, T6),
    line(Cost::Get(Stack::W4), 14, T6),
    line(Cost::Get(Stack::W4), 16, T6),
    line(Cost::Get(Stack::W4), 18, T6),
    line(Cost::Get(Stack::W5), 18, T6),
    line(Cost::Get(Stack::W5), 20, T6),
    line(Cost::Get(Stack::W5), 22, T6),
    line(Cost::Get(Stack::Market), 10, Kind::Printed),
    line(Cost::Get(Stack::Market), 12, Kind::Printed),
    line(Cost::Get(Stack::Shrine), 14, T6),
    line(Cost::Get(Stack::Shrine), 16, T6),
    line(Cost::Get(Stack::D), 4, T6),
    line(Cost::Get(Stack::D), 6, T6),
    line(Cost::Get(Stack::E), 6, T6),
    line(Cost::Get(Stack::E), 8, T6),
    line(Cost::Get(Stack::F), 10, GAMESWEPLAY),
    line(Cost::Get(Stack::F), 12, T6),
    line(Cost::GetInauguration, 8, PREVIEW),
];

/// How many can play (printed).
pub const PLAYERS: RangeInclusive<usize> = 2..=4;
/// A shaky hand misses the size it feels for in one of so many draws (ruling T2).
pub const SHAKY_DRAWS: u32 = 4;
/// What each Market takes off a price (printed).
pub const MARKET_DISCOUNT: u32 = 2;
/// What an offer gains on top of the pagoda's floors (printed).
pub const OFFER_GAIN: u32 = 2;
/// What a builder gains for covering a cube (printed).
pub const COVER_GAIN: u32 = 2;
/// The points on Wisdom tiles that the two objectives of Wisdom ask for (printed).
pub const OBJECTIVE_WISDOM: [u8; 2] = [5, 10];
/// How many cubes at most may be left for the two objectives of cubes (printed).
pub const OBJECTIVE_CUBES: [usize; 2] = [4, 0];
/// The space that an objective asks for (printed).
pub const OBJECTIVE_SPACE: u32 = 30;
/// The spirituality points of an inauguration tile whose pagoda is finished (printed).
pub const INAUGURATION_SP: u8 = 4;
/// How many finished pagodas end the match (printed).
pub const N_FINISHED_AT_END: usize = 4;
/// A match ends after so many turns without a floor built, times the number of players (ruling T11).
pub const ROUNDS_WITHOUT_BUILDING: u8 = 40;

/// The most tiles a stack has.
const MAX_STACK: usize = 3;

/// What using A, B and C costs.
pub(crate) const USE_STARTING: [u8; 3] = {
    let mut costs = [0; 3];
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::UseStarting(tile) = FIGURES[at].cost {
            costs[tile.index()] = FIGURES[at].mp;
        }
        at += 1;
    }
    costs
};

/// What using D, E and F costs.
pub(crate) const USE_EXTRA: [u8; 3] = {
    let mut costs = [0; 3];
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::UseExtra(tile) = FIGURES[at].cost {
            costs[tile.index()] = FIGURES[at].mp;
        }
        at += 1;
    }
    costs
};

/// How many tiles each stack has at the start.
pub(crate) const STACK_SIZES: [u8; N_STACKS] = {
    let mut sizes = [0; N_STACKS];
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::Get(stack) = FIGURES[at].cost {
            sizes[stack.index()] += 1;
        }
        at += 1;
    }
    sizes
};

/// `PRICES[stack][n]`: the price of the stack's top tile after `n` have gone, if any is left.
pub(crate) const PRICES: [[Option<u8>; MAX_STACK + 1]; N_STACKS] = {
    let mut prices = [[None; MAX_STACK + 1]; N_STACKS];
    let mut n_lines = [0; N_STACKS];
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::Get(stack) = FIGURES[at].cost {
            let stack = stack.index();
            prices[stack][n_lines[stack]] = Some(FIGURES[at].mp);
            n_lines[stack] += 1;
        }
        at += 1;
    }
    prices
};

/// The highest price of any tile.
pub(crate) const MAX_PRICE: u8 = {
    let mut highest = 0;
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::Get(_) | Cost::GetInauguration = FIGURES[at].cost
            && FIGURES[at].mp > highest
        {
            highest = FIGURES[at].mp;
        }
        at += 1;
    }
    highest
};

/// The price of an inauguration tile.
pub(crate) const INAUGURATION_PRICE: u8 = {
    let mut price = 0;
    let mut at = 0;
    while at < FIGURES.len() {
        if let Cost::GetInauguration = FIGURES[at].cost {
            price = FIGURES[at].mp;
        }
        at += 1;
    }
    price
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stacks_hold_what_the_rulebook_counts() {
        // 15 Wisdom tiles, 4 tiles of transcendence, 6 extra action tiles.
        assert_eq!(STACK_SIZES, [3, 3, 3, 3, 3, 2, 2, 2, 2, 2]);
    }

    #[test]
    fn each_stack_lies_cheapest_first() {
        for prices in PRICES {
            assert!(prices.is_sorted_by(|a, b| b.is_none() || a < b));
        }
    }

    #[test]
    fn the_formulas_of_ruling_t6_are_the_table() {
        for (stack, n) in Stack::WISDOM.into_iter().zip(1..) {
            assert_eq!(
                PRICES[stack.index()],
                [Some(4 * n - 2), Some(4 * n), Some(4 * n + 2), None]
            );
        }
        assert_eq!(INAUGURATION_PRICE, 8);
        assert_eq!(USE_STARTING, [0, 4, 6]);
        assert_eq!(USE_EXTRA, [2, 0, 0]);
    }
}
