//! The trait every game implements on its state type.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::config::GameConfig;
use crate::dice::Dice;
use crate::notation::NotationError;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::turn::Turn;

/// The state of one match of a game, and its rules.
///
/// `apply` and `apply_chance` are pure: the same state and the same steps always give the same state, without any
/// random generator. The state has no `Serialize`: only a [`View`](Game::View) can be sent.
///
/// [`example`](crate::example) shows all that a game must have.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Action, Dare, DareConfig, Illegal};
/// use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, Turn, Viewer};
///
/// let mut state = Dare::new(DareConfig::for_players(2).unwrap());
/// let seat = Seat::new(0);
/// assert_eq!(state.turn(), Turn::Chance);
/// assert_eq!(state.check(seat, Action::Fold), Err(Illegal::NotYourTurn));
///
/// let chance = state.sample_chance(&mut GameRng::for_game(1, 0));
/// state.apply_chance(&chance);
/// assert_eq!(state.legal_actions(seat).len(), 2);
/// state.apply(seat, Action::Fold);
///
/// // A world that fits what a viewer knows: it looks the same to them, whatever is true.
/// let view = state.view(Viewer::Spectator);
/// let world = Dare::determinize(&view, &mut GameRng::for_game(2, 0));
/// assert_eq!(world.view(Viewer::Spectator), view);
/// ```
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The name on the box.
    const TITLE: &'static str;
    /// The game in one sentence.
    const SUMMARY: &'static str;
    /// Raised when a rule changes, so that old records are not judged by new rules.
    const RULES_VERSION: u32;
    /// No match has more steps (chance and actions together).
    const MAX_STEPS: usize;

    /// Player count and options.
    type Config: GameConfig;
    /// What a seat can do. Small; its text form is the notation of records, and as data it is an object whose `kind` says
    /// what is done.
    type Action: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + Send
        + Sync;
    /// All legal actions of one seat, as a value that needs no allocation.
    type Actions: ActionSet<Action = Self::Action>;
    /// What can fall by chance. Its text form is the notation of records.
    type Chance: Clone + Debug + PartialEq + Display + FromStr<Err = NotationError> + Send + Sync;
    /// Why an action is not legal; each variant is a rule.
    type Illegal: Rule;
    /// What a seat or a spectator knows and remembers.
    type View: GameView;

    /// The state before the first random event.
    fn new(config: Self::Config) -> Self;

    /// What was settled before the match.
    fn config(&self) -> &Self::Config;

    /// What the match waits for.
    fn turn(&self) -> Turn;

    /// The seats that win and lose together with this one, itself included.
    fn team(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The one truth of legality, for any seat and action at any time.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Every action that [`check`](Game::check) allows this seat now; none when it is not its turn.
    fn legal_actions(&self, seat: Seat) -> Self::Actions;

    /// Carries out an action that [`check`](Game::check) allows. Never allocates.
    fn apply(&mut self, seat: Seat, action: Self::Action);

    /// Whether carrying out this legal action shows anybody something that was hidden before.
    /// What reveals nothing can be taken back without harm.
    fn reveals(&self, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// A legal action that is good for this seat whatever it plans, so that a table may make it for the player; rarely any.
    fn courtesy(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Draws the random event that the match waits for.
    fn sample_chance(&self, dice: &mut impl Dice) -> Self::Chance;

    /// Whether this event can happen now.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), BadChance>;

    /// Lets an event happen that [`check_chance`](Game::check_chance) allows.
    fn apply_chance(&mut self, chance: &Self::Chance);

    /// What this viewer may know and remember, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full state that fits the view of a match that is not over: `determinize(&view, _).view(viewer) == view`.
    fn determinize(view: &Self::View, dice: &mut impl Dice) -> Self;
}

/// What a viewer knows: can be sent, shown, and given to a mind.
pub trait GameView: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// Whose view this is.
    fn viewer(&self) -> Viewer;

    /// The seats that must act now; none while chance falls and after the end.
    fn to_act(&self) -> SeatSet;
}

/// Why an action is refused, as a rule that a face can explain in its own words.
pub trait Rule: Error + Clone + PartialEq + Send + Sync + 'static {
    /// The names of all rules that an action can break.
    const NAMES: &'static [&'static str];

    /// The rule's name, in lower case with hyphens (`"must-follow-suit"`).
    fn name(&self) -> &'static str;
}

/// The legal actions of a seat: a value that can be counted, indexed and walked without a list in memory.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Action, Dare, DareConfig};
/// use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, settle};
///
/// let mut dice = GameRng::for_game(1, 0);
/// let mut state = Dare::new(DareConfig::for_players(2).unwrap());
/// settle(&mut state, &mut dice);
///
/// let actions = state.legal_actions(Seat::new(0));
/// assert_eq!(actions.iter().collect::<Vec<_>>(), [Action::Dare, Action::Fold]);
/// assert_eq!(actions.nth(1), Action::Fold);
/// assert!(actions.contains(actions.pick(&mut dice)));
/// ```
pub trait ActionSet: Clone + Debug + Send + Sync {
    /// What the set holds.
    type Action: Copy;

    /// How many actions there are.
    fn len(&self) -> usize;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The action at this place of the set's order, which must be less than [`len`](ActionSet::len).
    fn nth(&self, place: usize) -> Self::Action;

    /// The actions in the set's order.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.len()).map(|place| self.nth(place))
    }

    /// The set as bits, where every action has a bit of its own that is the same in all sets of the game: then finding actions
    /// again is quicker. The order of the bits is the order of the set.
    #[inline]
    fn bits(&self) -> Option<u64> {
        None
    }

    /// Whether this action is in the set.
    fn contains(&self, action: Self::Action) -> bool;

    /// One of the actions, each equally likely.
    #[inline]
    fn pick(&self, dice: &mut impl Dice) -> Self::Action {
        self.nth(dice.index(self.len()))
    }
}

/// A recorded random event that cannot happen where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct BadChance(pub String);

impl BadChance {
    /// The event that comes when the match waits for no chance at all.
    #[must_use]
    pub fn not_awaited() -> BadChance {
        BadChance("nothing is left to chance here".to_owned())
    }
}
