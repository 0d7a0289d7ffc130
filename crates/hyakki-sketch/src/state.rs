//! The state of a match.

use hyakki_core::{BadChance, Dice, Game, Seat, SeatSet, Turn, Viewer};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::actions::Actions;
use crate::bag::CardBag;
use crate::card::Card;
use crate::chance::{Chance, Setup};
use crate::colour::{Colour, ColourSet};
use crate::config::Config;
use crate::deck::Deck;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::notebook::Notebook;
use crate::numbers::{MOST_PLAYS, QUIET_TURNS};
use crate::pile::Pile;
use crate::rules::index;
use crate::score::Ending;
use crate::stack::Stack;
use crate::view::View;
use crate::yokai::Yokai;

/// A match of Yokai Sketch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sketch {
    pub(crate) stacks: [Stack; Colour::N],
    pub(crate) hands: [Hand; 2],
    pub(crate) notebooks: [Notebook; 2],
    pub(crate) discard: CardBag,
    pub(crate) deck: Deck,
    /// The last card each seat played, while it lies on the table.
    pub(crate) last_cards: [Option<Placed>; 2],
    pub(crate) last_step: Option<Happened>,
    pub(crate) phase: Phase,
    /// Turns that ended since a yokai was taken, those of both players together.
    pub(crate) n_quiet_turns: u8,
    /// Whether a yokai was taken in this turn, by anybody.
    pub(crate) is_yokai_taken: bool,
    /// The stacks of two or more yokai.
    pub(crate) callable: ColourSet,
    pub(crate) config: Config,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The shuffles at the beginning.
    Setup,
    /// The discard pile's shuffle, so that this seat can draw.
    Reshuffle { turn_of: Seat },
    /// A card or a pass of this seat.
    Play { turn_of: Seat, n_played: u8 },
    /// Nothing.
    Over(Ending),
}

/// A sketch card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// The stack it lies at.
    pub colour: Colour,
}

/// What happened when somebody acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Happened {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// The yokai completed by it, in order.
    #[serde(serialize_with = "as_list")]
    #[cfg_attr(feature = "schema", ts(as = "Vec<Completed>"))]
    pub completed: [Option<Completed>; 2],
}

/// What there is, without what there is not.
fn as_list<S: Serializer>(
    completed: &[Option<Completed>; 2],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(completed.iter().flatten())
}

/// A yokai whose drawing was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Completed {
    /// The stack.
    pub stack: Colour,
    /// The yokai.
    pub yokai: Yokai,
    /// Who took it; nobody if the sides were equal and it ran to the bottom.
    pub taken_by: Option<Seat>,
}

/// What nobody at the table sees whole: for tests, and for a mind that may look at everything.
impl Sketch {
    /// The deck in its hidden order.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// A seat's cards.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardBag {
        self.hands[index(seat)].cards()
    }

    /// A stack's yokai from the top down.
    #[must_use]
    pub fn yokai(&self, stack: Colour) -> Pile {
        self.stacks[stack.index()].yokai()
    }
}

/// What lies open: for a mind that looks at a world it has imagined.
impl Sketch {
    /// A seat's sketches at a stack.
    #[inline]
    #[must_use]
    pub fn side(&self, seat: Seat, stack: Colour) -> CardBag {
        self.stacks[stack.index()].sides[index(seat)]
    }

    /// The yokai that a seat has taken.
    #[inline]
    #[must_use]
    pub fn notebook(&self, seat: Seat) -> &Notebook {
        &self.notebooks[index(seat)]
    }

    /// The last card a seat played, while it lies on the table.
    #[inline]
    #[must_use]
    pub fn last_card(&self, seat: Seat) -> Option<Placed> {
        self.last_cards[index(seat)]
    }

    /// How many cards were played in this turn.
    #[inline]
    #[must_use]
    pub fn n_played(&self) -> u8 {
        match self.phase {
            Phase::Play { n_played, .. } => n_played,
            Phase::Setup | Phase::Reshuffle { .. } | Phase::Over(_) => 0,
        }
    }
}

/// Every turn has at most three actions and a shuffle. While the match lasts each stack has a yokai, so at most 16 of
/// the 20 are taken, each within 60 turns of the one before, and at most 60 turns follow.
const MAX_TURNS: usize = 17 * QUIET_TURNS as usize;

impl Game for Sketch {
    const NAME: &'static str = "sketch";
    const TITLE: &'static str = "Yokai Sketch";
    const SUMMARY: &'static str = "win the majority of the sketches around each yokai";
    const RULES_VERSION: u32 = 1;
    const MAX_STEPS: usize = 1 + MAX_TURNS * (MOST_PLAYS as usize + 1);

    type Config = Config;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = View;

    fn new(config: Config) -> Sketch {
        Sketch {
            stacks: [Stack::EMPTY; Colour::N],
            hands: [Hand::EMPTY; 2],
            notebooks: [Notebook::EMPTY; 2],
            discard: CardBag::EMPTY,
            deck: Deck::EMPTY,
            last_cards: [None; 2],
            last_step: None,
            phase: Phase::Setup,
            n_quiet_turns: 0,
            is_yokai_taken: false,
            callable: ColourSet::EMPTY,
            config,
        }
    }

    fn config(&self) -> &Config {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play { turn_of, .. } => Turn::Act(SeatSet::only(turn_of)),
            Phase::Setup | Phase::Reshuffle { .. } => Turn::Chance,
            Phase::Over(ending) => Turn::Over(self.outcome(ending)),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        self.list_actions(seat)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        self.act(seat, action);
    }

    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        match self.phase {
            Phase::Setup => Chance::Setup(Setup::sample(dice)),
            _ => Chance::Reshuffle(Deck::shuffled(self.discard, dice)),
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
        self.check_event(chance)
    }

    fn apply_chance(&mut self, chance: &Chance) {
        match chance {
            Chance::Setup(setup) => self.set_up(setup),
            Chance::Reshuffle(deck) => self.reshuffle(*deck),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Sketch {
        Sketch::imagine(view, dice)
    }
}
