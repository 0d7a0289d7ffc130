//! The state of a match, and the game it is.

use hyakki_core::{
    ActionSet, BadChance, Dice, Game, GameConfig, PerSeat, Seat, SeatSet, Turn, Viewer,
};

use crate::action::Action;
use crate::actions::Actions;
use crate::chance::Chance;
use crate::config::TajutoConfig;
use crate::extra::Extra;
use crate::floor::{Floor, Floors};
use crate::garden::Garden;
use crate::illegal::Illegal;
use crate::numbers::{ROUNDS_WITHOUT_BUILDING, USE_EXTRA, USE_STARTING};
use crate::objective::Objectives;
use crate::pagoda::{Pagoda, Pagodas};
use crate::player::Player;
use crate::score::Finale;
use crate::size::Size;
use crate::stack::Stack;
use crate::used::Used;
use crate::view::TajutoView;
use crate::village::Village;
use crate::{apply, chance, rules, score, worlds};

/// A match of Tajuto.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tajuto {
    pub(crate) config: TajutoConfig,
    pub(crate) phase: Phase,
    /// Whose turn it is, or was.
    pub(crate) active: Seat,
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
    /// An action of the active player.
    Act,
    /// Chance: the floor drawn by a hand that felt for this size.
    Draw(Option<Size>),
    /// Nothing.
    Over(Finale),
}

impl Tajuto {
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

    /// The pagodas whose inauguration tile can still be got: for referees and tests, to count the tiles without a view.
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

    /// How many of A, B and C were used in this turn.
    #[inline]
    #[must_use]
    pub fn n_starting_used(&self) -> u8 {
        self.used.n_starting()
    }

    /// How many of this extra tile were used in this turn.
    #[inline]
    #[must_use]
    pub fn n_extras_used(&self, extra: Extra) -> u8 {
        self.used.n_extras(extra)
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
        self.n_seats() as u8
    }

    /// How many turns in a row without a floor built end the match.
    #[must_use]
    pub fn building_limit(&self) -> u8 {
        ROUNDS_WITHOUT_BUILDING * self.n_seats() as u8
    }

    /// Whether the match is over because nobody would build any more (ruling T11).
    #[inline]
    #[must_use]
    pub fn is_stand_off(&self) -> bool {
        matches!(self.phase, Phase::Over(Finale { fourth: None, .. }))
    }

    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.config.players()
    }

    /// Who got the final objectives, once the match is over.
    pub(crate) fn finale(&self) -> Option<Finale> {
        match self.phase {
            Phase::Over(finale) => Some(finale),
            Phase::Setup | Phase::Act | Phase::Draw(_) => None,
        }
    }
}

impl Game for Tajuto {
    const NAME: &'static str = "tajuto";
    const TITLE: &'static str = "Tajuto";
    const SUMMARY: &'static str = "build eight pagodas together, and profit most from it";
    const RULES_VERSION: u32 = 1;
    /// Not more than 3 finished pagodas of 6 floors, 4 of 5 and the roof that ends it: 44 floors are built (24 + 20).
    /// A run of turns without building has at most 40 × 4 turns before ruling T11 ends the match, and there are at most
    /// 44 runs (one before each building turn, or 43 of these and the last), so there are at most
    /// 44 + 44 × 160 = 7,084 turns. A turn has one end and at most one draw that costs nothing (with A), which is two
    /// steps with its chance. Everything else is bounded for the whole match: 44 floors built, 32 cubes offered,
    /// 33 tiles got (25 in stacks, 8 inaugurations), 6 objectives claimed, and the draws that cost something.
    /// Those cost at least 2 MP each, and no more MP come into the match than 4 × 21 + 4 × 15 for floors,
    /// 32 × (2 + 5) for offers and 32 × 2 for covering them, 432 together: at most 216 such draws of two steps.
    /// With the opening chance that is 1 + 3 × 7,084 + (44 + 32 + 33 + 6) + 432.
    const MAX_STEPS: usize = 1 + 3 * 7_084 + 115 + 432;

    type Config = TajutoConfig;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = TajutoView;

    fn new(config: TajutoConfig) -> Tajuto {
        Tajuto {
            config,
            phase: Phase::Setup,
            active: Seat::new(0),
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

    fn config(&self) -> &TajutoConfig {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Act => Turn::Act(SeatSet::only(self.active)),
            Phase::Setup | Phase::Draw(_) => Turn::Chance,
            Phase::Over(finale) => Turn::Over(score::outcome(self, finale)),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        rules::legal_actions(self, seat)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        apply::apply(self, seat, action);
    }

    /// A draw is followed by a floor out of the bag; everything else happens in the open.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Draw { .. })
    }

    /// A claim never hurts: it costs nothing, needs no tile, and somebody else might come first.
    fn courtesy(&self, seat: Seat) -> Option<Action> {
        self.legal_actions(seat)
            .iter()
            .find(|action| matches!(action, Action::Claim { .. }))
    }

    #[inline]
    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
        rules::check_chance(self, chance)
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        apply::apply_chance(self, chance);
    }

    fn view(&self, viewer: Viewer) -> TajutoView {
        TajutoView::of(self, viewer)
    }

    fn determinize(view: &TajutoView, dice: &mut impl Dice) -> Tajuto {
        worlds::determinize(view, dice)
    }
}
