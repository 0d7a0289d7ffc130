//! The [`Game`] trait: each question is answered in the module it belongs to.

use hyakki_core::{ActionSet, BadChance, Dice, Game, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::actions::Actions;
use crate::chance::Chance;
use crate::config::TajutoConfig;
use crate::illegal::Illegal;
use crate::state::{Phase, Tajuto};
use crate::view::TajutoView;
use crate::worlds;

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
        Tajuto::before_the_first_turn(config)
    }

    fn config(&self) -> &TajutoConfig {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.phase == Phase::Acting {
            return Turn::Act(SeatSet::only(self.acting));
        }
        match self.finale() {
            Some(finale) => Turn::Over(self.outcome(finale)),
            None => Turn::Chance,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        self.all_legal(seat)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        self.carry_out(seat, action);
    }

    /// A draw is followed by a floor out of the bag; everything else happens in the open.
    fn reveals(&self, _seat: Seat, action: Action) -> bool {
        matches!(action, Action::Draw { .. })
    }

    /// A claim never hurts: it costs nothing, needs no tile, and somebody else might come first.
    fn courtesy(&self, seat: Seat) -> Option<Action> {
        self.legal_actions(seat)
            .iter()
            .find(|action| matches!(action, Action::Claim(_)))
    }

    #[inline]
    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        self.sample(dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
        self.is_possible(*chance)
    }

    #[inline]
    fn apply_chance(&mut self, chance: &Chance) {
        self.let_fall(*chance);
    }

    fn view(&self, viewer: Viewer) -> TajutoView {
        self.look(viewer)
    }

    fn determinize(view: &TajutoView, _dice: &mut impl Dice) -> Tajuto {
        worlds::state_of(view)
    }
}
