//! The state of a match, and the game it is.

use hyakki_core::{BadChance, Dice, Game, GameConfig, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::actions::Actions;
use crate::bag::CardBag;
use crate::chance::Chance;
use crate::colour::{Colour, ColourSet};
use crate::config::SketchConfig;
use crate::deck::Deck;
use crate::hand::Hand;
use crate::happened::{Happened, Placed};
use crate::illegal::Illegal;
use crate::notebook::Notebook;
use crate::numbers::{MAX_PLAYS, MAX_TURNS};
use crate::pile::Pile;
use crate::rules::index;
use crate::score::Ending;
use crate::stack::Stack;
use crate::view::SketchView;
use crate::{apply, chance, rules, score, worlds};

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
    pub(crate) config: SketchConfig,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The shuffles at the beginning.
    Setup,
    /// The discard pile's shuffle, so that this seat can draw.
    Reshuffle { active: Seat },
    /// A card or a pass of this seat.
    Play { active: Seat, n_played: u8 },
    /// Nothing.
    Over(Ending),
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

impl Sketch {
    /// Brings into another order what nobody has seen: the deck, and the yokai under those that were seen. In the eyes of
    /// everybody at the table every such order is as good as any other.
    pub fn shuffle_unseen(&mut self, dice: &mut impl Dice) {
        self.deck.shuffle(dice);
        for stack in &mut self.stacks {
            stack.shuffle_unseen(dice);
        }
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

    /// How many turns have ended since a yokai was taken.
    #[inline]
    #[must_use]
    pub fn n_quiet_turns(&self) -> u8 {
        self.n_quiet_turns
    }
}

impl Sketch {
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.config.players()
    }
}

impl Game for Sketch {
    const NAME: &'static str = "sketch";
    const TITLE: &'static str = "Yokai Sketch";
    const SUMMARY: &'static str = "win the majority of the sketches around each yokai";
    const RULES_VERSION: u32 = 1;
    /// There is the setup, and every turn has at most three actions and a shuffle.
    const MAX_STEPS: usize = 1 + MAX_TURNS * (MAX_PLAYS as usize + 1);

    type Config = SketchConfig;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = SketchView;

    fn new(config: SketchConfig) -> Sketch {
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

    fn config(&self) -> &SketchConfig {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play { active, .. } => Turn::Act(SeatSet::only(active)),
            Phase::Setup | Phase::Reshuffle { .. } => Turn::Chance,
            Phase::Over(ending) => Turn::Over(score::outcome(self, ending)),
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

    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
        rules::check_chance(self, chance)
    }

    fn apply_chance(&mut self, chance: &Chance) {
        apply::apply_chance(self, chance);
    }

    fn view(&self, viewer: Viewer) -> SketchView {
        SketchView::of(self, viewer)
    }

    fn determinize(view: &SketchView, dice: &mut impl Dice) -> Sketch {
        worlds::determinize(view, dice)
    }
}
