//! The state of a match.

use hyakki_core::{GameConfig, PerSeat, Seat};

use crate::action::{Action, With};
use crate::config::TajutoConfig;
use crate::figures::{ROUNDS_WITHOUT_BUILDING, USE_EXTRA, USE_STARTING};
use crate::floor::{Floor, Floors};
use crate::garden::Garden;
use crate::objective::Objectives;
use crate::pagoda::{Pagoda, Pagodas};
use crate::player::Player;
use crate::size::Size;
use crate::tile::{Extra, Stack, Starting};
use crate::village::Village;

/// The state of one match of Tajuto.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tajuto {
    pub(crate) config: TajutoConfig,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) acting: Seat,
    /// The tiles used in this turn.
    pub(crate) used: Used,
    /// Whether a floor was built in this turn.
    pub(crate) has_built: bool,
    /// Turns in a row without a tile used or a floor built.
    pub(crate) idle_turns: u8,
    /// Turns in a row without a floor built.
    pub(crate) turns_without_building: u8,
    /// Who finished the first pagoda.
    pub(crate) first_finisher: Option<Seat>,
    /// The last thing a player did.
    pub(crate) last: Option<Action>,
    /// What came out of the bag, if that was a draw and chance has fallen.
    pub(crate) drawn: Option<Floor>,
    pub(crate) bag: Floors,
    pub(crate) garden: Garden,
    pub(crate) village: Village,
    pub(crate) players: PerSeat<Player>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance: who begins.
    Setup,
    /// The acting player.
    Acting,
    /// Chance: the floor drawn by a hand that felt for this size.
    Drawing(Option<Size>),
    /// Nothing.
    Over(Finale),
}

/// Who got the two objectives that are given at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finale {
    /// Who finished the fourth pagoda; nobody after a stand-off.
    pub(crate) fourth: Option<Seat>,
    /// Who stands alone furthest on the track.
    pub(crate) furthest: Option<Seat>,
}

/// The action tiles turned to the side in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Used {
    /// How many of A, B and C, in this order (ruling T9).
    starting: u8,
    /// How many of D, E and F.
    extras: [u8; 3],
}

impl Used {
    /// The cheapest starting tile that still stands.
    #[inline]
    pub(crate) fn next_starting(self) -> Option<Starting> {
        Starting::ALL.get(usize::from(self.starting)).copied()
    }

    /// Whether no tile is used.
    #[inline]
    pub(crate) fn is_nothing(self) -> bool {
        let [d, e, f] = self.extras;
        self.starting | d | e | f == 0
    }

    /// How many of A, B and C are used.
    pub(crate) fn n_starting(self) -> u8 {
        self.starting
    }

    /// How many of this extra tile are used.
    #[inline]
    pub(crate) fn n_extras(self, extra: Extra) -> u8 {
        self.extras[extra.index()]
    }

    /// What the next use costs of a tile that stands.
    #[inline]
    pub(crate) fn cost(self, with: With, extra: Extra) -> u32 {
        u32::from(match with {
            With::Starting => USE_STARTING[usize::from(self.starting)],
            With::Extra => USE_EXTRA[extra.index()],
        })
    }

    /// What using the cheapest starting tile costs; more than anybody has when none stands.
    #[inline]
    pub(crate) fn cost_of_next_starting(self) -> u32 {
        const COSTS: [u32; 4] = {
            let [a, b, c] = USE_STARTING;
            [a as u32, b as u32, c as u32, u32::MAX]
        };
        COSTS[usize::from(self.starting) % COSTS.len()]
    }

    /// Turns a tile that stands to the side.
    #[inline]
    pub(crate) fn turn(&mut self, with: With, extra: Extra) {
        match with {
            With::Starting => self.starting += 1,
            With::Extra => self.extras[extra.index()] += 1,
        }
    }

    /// So many of A, B and C, and of each extra tile.
    pub(crate) fn of(starting: u8, n_extras: impl Fn(Extra) -> u8) -> Used {
        Used {
            starting,
            extras: Extra::ALL.map(n_extras),
        }
    }
}

impl Tajuto {
    /// A match before it is known who begins.
    pub(crate) fn before_the_first_turn(config: TajutoConfig) -> Tajuto {
        Tajuto {
            config,
            phase: Phase::Setup,
            acting: Seat::new(0),
            used: Used::default(),
            has_built: false,
            idle_turns: 0,
            turns_without_building: 0,
            first_finisher: None,
            last: None,
            drawn: None,
            bag: Floors::ALL,
            garden: Garden::EMPTY,
            village: Village::FULL,
            players: PerSeat::splat(config.players(), Player::new()),
        }
    }

    /// The floors in the bag.
    #[must_use]
    pub fn bag(&self) -> Floors {
        self.bag
    }

    /// How many floors a pagoda has.
    #[must_use]
    pub fn height(&self, pagoda: Pagoda) -> u8 {
        self.garden.height(pagoda)
    }

    /// Whose cube lies on a pagoda's top floor.
    #[must_use]
    pub fn cube_on(&self, pagoda: Pagoda) -> Option<Seat> {
        self.garden.cube_on(pagoda)
    }

    /// The finished pagodas.
    #[must_use]
    pub fn finished(&self) -> Pagodas {
        self.garden.finished()
    }

    /// Who finished the first pagoda.
    #[must_use]
    pub fn first_finisher(&self) -> Option<Seat> {
        self.first_finisher
    }

    /// How many tiles a stack still has.
    #[must_use]
    pub fn n_left(&self, stack: Stack) -> u8 {
        self.village.n_left(stack)
    }

    /// The pagodas whose inauguration tile can still be got.
    #[must_use]
    pub fn inaugurations_left(&self) -> Pagodas {
        self.village.inaugurations
    }

    /// The objectives nobody has claimed.
    #[must_use]
    pub fn objectives_left(&self) -> Objectives {
        self.village.objectives
    }

    /// A player's meditation points.
    #[must_use]
    pub fn mp(&self, seat: Seat) -> u32 {
        self.players[seat].mp
    }

    /// The floors lying before a player.
    #[must_use]
    pub fn floors(&self, seat: Seat) -> Floors {
        self.players[seat].floors()
    }

    /// The cubes a player has left.
    #[must_use]
    pub fn cubes(&self, seat: Seat) -> Pagodas {
        self.players[seat].cubes()
    }

    /// How many tiles of a stack a player has.
    #[must_use]
    pub fn n_owned(&self, seat: Seat, stack: Stack) -> u8 {
        self.players[seat].n_owned(stack)
    }

    /// A player's inauguration tiles, of finished and unfinished pagodas alike.
    #[must_use]
    pub fn inaugurations(&self, seat: Seat) -> Pagodas {
        self.players[seat].inaugurations
    }

    /// The objectives a player has claimed.
    #[must_use]
    pub fn objectives(&self, seat: Seat) -> Objectives {
        self.players[seat].objectives
    }

    /// Who finished the fourth pagoda, once that has ended the match.
    #[must_use]
    pub fn fourth_finisher(&self) -> Option<Seat> {
        self.finale().and_then(|finale| finale.fourth)
    }

    /// Who stood alone furthest on the track when the match ended.
    #[must_use]
    pub fn furthest(&self) -> Option<Seat> {
        self.finale().and_then(|finale| finale.furthest)
    }

    /// Whether the player whose turn it is has used no tile and built nothing in it.
    #[inline]
    #[must_use]
    pub fn is_turn_fresh(&self) -> bool {
        self.used.is_nothing() && !self.has_built
    }

    /// What using the cheapest starting tile costs that still stands, if one does.
    #[must_use]
    pub fn cost_of_starting(&self) -> Option<u32> {
        let next = self.used.next_starting()?;
        Some(u32::from(USE_STARTING[next.index()]))
    }

    /// What using the extra tile for drawing costs.
    #[must_use]
    pub fn cost_of_extra_draw() -> u32 {
        u32::from(USE_EXTRA[Extra::D.index()])
    }

    /// Turns in a row without a tile used or a floor built (ruling T11).
    #[must_use]
    pub fn idle_turns(&self) -> u8 {
        self.idle_turns
    }

    /// Turns in a row without a floor built (ruling T11).
    #[must_use]
    pub fn turns_without_building(&self) -> u8 {
        self.turns_without_building
    }

    /// How many idle turns in a row end the match.
    #[must_use]
    pub fn idle_turns_limit(&self) -> u8 {
        self.config.players() as u8
    }

    /// How many turns in a row without a floor built end the match.
    #[must_use]
    pub fn building_limit(&self) -> u8 {
        ROUNDS_WITHOUT_BUILDING * self.config.players() as u8
    }

    /// Whether the match is over because nobody would build any more (ruling T11).
    #[inline]
    #[must_use]
    pub fn is_stand_off(&self) -> bool {
        matches!(self.phase, Phase::Over(Finale { fourth: None, .. }))
    }

    /// Who got the final objectives, once the match is over.
    pub(crate) fn finale(&self) -> Option<Finale> {
        match self.phase {
            Phase::Over(finale) => Some(finale),
            Phase::Setup | Phase::Acting | Phase::Drawing(_) => None,
        }
    }
}
