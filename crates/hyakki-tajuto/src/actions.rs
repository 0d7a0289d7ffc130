//! The legal actions of a turn, as bitsets.

use hyakki_core::bits::{SetBits, nth_set_bit, random_set_bit};
use hyakki_core::{ActionSet, Dice};

use crate::action::{Action, With};
use crate::floor::{Floor, Floors};
use crate::objective::{N_OBJECTIVES, Objective, Objectives};
use crate::pagoda::{N_PAGODAS, Pagoda, Pagodas};
use crate::size::{N_SIZES, Size};
use crate::tile::{N_TILES, Tile};

/// Drawing blindly, and drawing each size.
const N_DRAWS: usize = 1 + N_SIZES;

// Where each kind of action begins in the word; the order is that of `Action`.
// While a floor can be built the turn does not end, so builds and ends share their bits. Ends are counted out,
// one bit for each floor that can be kept; with one kept before and five drawn they never need more than six.
const DRAW: usize = 0;
const OFFER: usize = DRAW + 2 * N_DRAWS;
const CLAIM: usize = OFFER + 2 * N_PAGODAS;
const BUILD_OR_END: usize = CLAIM + N_OBJECTIVES;
const GET: usize = BUILD_OR_END + N_PAGODAS;
const WORD: usize = 64;
const _: () = assert!(
    GET + N_TILES <= WORD,
    "all but the tiles got with F fit into a word"
);

// Where the pieces of the table of actions begin.
const WITH_BUILDS: usize = 0;
const WITH_ENDS: usize = WITH_BUILDS + WORD;
const KEEP: usize = WITH_ENDS + WORD;
const TABLE: usize = 256;

/// The action of each bit of a word with builds, of each bit of a word with ends, and the end with each floor kept.
/// Places that are never looked up have no meaning.
static ACTIONS: [Action; TABLE] = {
    let mut actions = [Action::End { keep: None }; TABLE];
    let mut w = 0;
    while w < 2 {
        let with = With::ALL[w];
        let mut i = 0;
        while i < N_DRAWS {
            let size = if i == 0 { None } else { Some(Size::ALL[i - 1]) };
            actions[DRAW + w * N_DRAWS + i] = Action::Draw { with, size };
            i += 1;
        }
        i = 0;
        while i < N_PAGODAS {
            let pagoda = Pagoda::ALL[i];
            actions[OFFER + w * N_PAGODAS + i] = Action::Offer { with, pagoda };
            i += 1;
        }
        w += 1;
    }
    let mut i = 0;
    while i < N_OBJECTIVES {
        actions[CLAIM + i] = Action::Claim {
            objective: Objective::ALL[i],
        };
        i += 1;
    }
    i = 0;
    while i < N_TILES {
        let (with, tile) = (With::Starting, Tile::ALL[i]);
        actions[GET + i] = Action::Get { with, tile };
        i += 1;
    }
    i = 0;
    while i < WORD {
        actions[WITH_ENDS + i] = actions[WITH_BUILDS + i];
        i += 1;
    }
    i = 0;
    while i < N_PAGODAS {
        actions[BUILD_OR_END + i] = Action::Build {
            pagoda: Pagoda::ALL[i],
        };
        i += 1;
    }
    i = 0;
    while i < N_SIZES * N_PAGODAS {
        let keep = Some(Floor::from_index(i));
        actions[KEEP + i] = Action::End { keep };
        i += 1;
    }
    actions
};

/// The legal actions of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    /// Everything but the tiles got with F.
    common: u64,
    /// The tiles that can be got with F, which hardly anybody has: bit i is the tile at place i of [`Tile::ALL`].
    with_f: u32,
    /// Whether the bits shared by builds and ends are ends.
    is_end: bool,
    /// The floors one of which is kept at the end of the turn, if there are several.
    keeps: Floors,
}

/// All bits, or none: says without a branch whether actions are added.
#[inline]
fn only_if(condition: bool) -> u64 {
    u64::from(condition).wrapping_neg()
}

impl Actions {
    /// No action: it is not the seat's turn.
    pub const NONE: Actions = Actions {
        common: 0,
        with_f: 0,
        is_end: false,
        keeps: Floors::EMPTY,
    };

    /// Adds what a starting tile can do, if one can be used: draws (bit 0 is a blind one, bit s one of size s),
    /// offers, and tiles to get (bit i is the tile at place i of [`Tile::ALL`]).
    #[inline]
    pub(crate) fn add_starting(&mut self, draws: u8, offers: Pagodas, tiles: u32, condition: bool) {
        let all =
            u64::from(draws) << DRAW | u64::from(offers.bits()) << OFFER | u64::from(tiles) << GET;
        self.common |= all & only_if(condition);
    }

    /// Adds draws with D, if it can be used.
    #[inline]
    pub(crate) fn add_draws(&mut self, draws: u8, condition: bool) {
        self.common |= u64::from(draws) << (DRAW + N_DRAWS) & only_if(condition);
    }

    /// Adds offers with E, if it can be used.
    #[inline]
    pub(crate) fn add_offers(&mut self, offers: Pagodas, condition: bool) {
        self.common |= u64::from(offers.bits()) << (OFFER + N_PAGODAS) & only_if(condition);
    }

    /// Adds tiles to get with F.
    #[inline]
    pub(crate) fn add_gets(&mut self, tiles: u32) {
        self.with_f |= tiles;
    }

    /// Adds objectives to claim.
    #[inline]
    pub(crate) fn add_claims(&mut self, objectives: Objectives) {
        self.common |= u64::from(objectives.bits()) << CLAIM;
    }

    /// Adds pagodas to build on or, where there are none, the ways to end the turn:
    /// one for each of `n_floors` if there are several, otherwise just one.
    #[inline]
    pub(crate) fn add_builds_or_ends(&mut self, builds: Pagodas, floors: Floors, n_floors: u32) {
        debug_assert!(floors.len() == n_floors as usize && floors.len() <= N_PAGODAS);
        self.is_end = builds.is_empty();
        let ends = (1 << n_floors.max(1)) - 1;
        let bits = if self.is_end {
            ends
        } else {
            builds.bits().into()
        };
        self.common |= bits << BUILD_OR_END;
        self.keeps = if self.is_end & (n_floors > 1) {
            floors
        } else {
            Floors::EMPTY
        };
    }

    /// Picks where there are tiles to get with F.
    #[cold]
    fn pick_anywhere(&self, dice: &mut impl Dice) -> Action {
        self.nth(dice.index(self.len()))
    }

    /// The action of a bit of the common word.
    #[inline]
    fn decode(&self, bit: u32) -> Action {
        let place = bit.wrapping_sub(BUILD_OR_END as u32);
        let at = if (place < N_PAGODAS as u32) & !self.keeps.is_empty() {
            KEEP + self.keeps.nth(place).index()
        } else {
            WORD * usize::from(self.is_end) + bit as usize
        };
        ACTIONS[at % TABLE]
    }
}

impl ActionSet for Actions {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        (self.common.count_ones() + self.with_f.count_ones()) as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.common == 0
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        let n_common = self.common.count_ones() as usize;
        if place < n_common {
            return self.decode(nth_set_bit(self.common, place as u32));
        }
        get_with_f(nth_set_bit(self.with_f.into(), (place - n_common) as u32))
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let common = SetBits(self.common).map(|bit| self.decode(bit));
        let with_f = SetBits(self.with_f).map(get_with_f);
        common.chain(with_f)
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        let bit = match action {
            Action::Draw { with, size } => {
                DRAW + with as usize * N_DRAWS + size.map_or(0, |size| 1 + size.index())
            }
            Action::Offer { with, pagoda } => OFFER + with as usize * N_PAGODAS + pagoda.index(),
            Action::Claim { objective } => CLAIM + objective as usize,
            Action::Build { pagoda } if !self.is_end => BUILD_OR_END + pagoda.index(),
            Action::End { keep: None } if self.is_end && self.keeps.is_empty() => BUILD_OR_END,
            Action::End { keep: Some(floor) } => return self.keeps.contains(floor),
            Action::Build { .. } | Action::End { keep: None } => return false,
            Action::Get {
                with: With::Starting,
                tile,
            } => GET + tile.index(),
            Action::Get {
                with: With::Extra,
                tile,
            } => return self.with_f >> tile.index() & 1 == 1,
        };
        self.common >> bit & 1 == 1
    }

    #[inline]
    fn pick(&self, dice: &mut impl Dice) -> Action {
        if self.with_f != 0 {
            return self.pick_anywhere(dice);
        }
        // Often there is no choice, or one of two, and then no need to wait for a count and a search.
        // `below(2)` takes as many words as `below(1)`: always one.
        let all = self.common;
        let but_first = all & (all - 1);
        self.decode(if but_first & but_first.wrapping_sub(1) == 0 {
            let is_first = (dice.below(2) == 0) | (but_first == 0);
            (if is_first { all } else { but_first }).trailing_zeros()
        } else {
            random_set_bit(all, dice)
        })
    }
}

#[inline]
fn get_with_f(bit: u32) -> Action {
    Action::Get {
        with: With::Extra,
        tile: Tile::ALL[bit as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::floor::Floor;
    use hyakki_core::GameRng;

    fn floors(notation: &str) -> Floors {
        notation
            .split(' ')
            .map(|floor| floor.parse::<Floor>().unwrap())
            .collect()
    }

    /// A little of everything.
    fn mixed() -> Actions {
        let mut actions = Actions::NONE;
        let offers = Pagodas::only(Pagoda::Blue).with(Pagoda::Red);
        actions.add_starting(0b111_1110, offers, 0b10_0000_0000_0000_1001, true);
        actions.add_draws(0b100, true);
        actions.add_offers(offers, false);
        actions.add_gets(0b1_0000_0000_0000_0110);
        actions.add_claims(Objectives::ALL);
        actions.add_builds_or_ends(Pagodas::EMPTY, floors("r2 k5 o6"), 3);
        actions
    }

    #[test]
    fn the_order_is_that_of_the_actions() {
        let list: Vec<_> = mixed().iter().collect();
        assert!(list.is_sorted_by(|a, b| a < b), "{list:?}");
        assert_eq!(list.len(), 6 + 2 + 3 + 1 + 6 + 3 + 3);
    }

    #[test]
    fn counting_walking_and_picking_agree() {
        let actions = mixed();
        let list: Vec<_> = actions.iter().collect();
        assert_eq!(list.len(), actions.len());
        for (place, &action) in list.iter().enumerate() {
            assert_eq!(actions.nth(place), action);
        }
    }

    /// Records of random play can be derived anew only if picking takes words from the dice like `below` would.
    #[test]
    fn picking_is_one_call_of_below() {
        let mut sets = vec![mixed()];
        for n in 0..=N_PAGODAS {
            let mut actions = Actions::NONE;
            let builds = Pagoda::ALL.into_iter().take(n).collect();
            actions.add_builds_or_ends(builds, Floors::EMPTY, 0);
            sets.push(actions);
        }
        let mut dice = GameRng::for_game(1, 0);
        let mut same_dice = dice.clone();
        for actions in sets.iter().cycle().take(2_000) {
            let place = same_dice.below(actions.len() as u32) as usize;
            assert_eq!(actions.pick(&mut dice), actions.nth(place));
        }
        assert_eq!(dice.next_word(), same_dice.next_word());
    }

    #[test]
    fn small_sets_are_picked_from_evenly() {
        let mut dice = GameRng::for_game(2, 0);
        for n in 1..=4 {
            let mut actions = Actions::NONE;
            let builds = Pagoda::ALL.into_iter().take(n).collect();
            actions.add_builds_or_ends(builds, Floors::EMPTY, 0);
            let mut counts = [0; 4];
            for _ in 0..4_000 {
                match actions.pick(&mut dice) {
                    Action::Build { pagoda } => counts[pagoda.index()] += 1,
                    other => panic!("{other}"),
                }
            }
            let even = 4_000 / n as i32;
            // Six standard deviations are below 200.
            assert!(
                counts[..n]
                    .iter()
                    .all(|&count: &i32| (count - even).abs() < 200)
            );
        }
    }

    #[test]
    fn one_floor_or_none_leaves_nothing_to_choose() {
        for (floors, n) in [(Floors::EMPTY, 0), (floors("r4"), 1)] {
            let mut actions = Actions::NONE;
            actions.add_builds_or_ends(Pagodas::EMPTY, floors, n);
            assert!(actions.iter().eq([Action::End { keep: None }]));
        }
    }
}
