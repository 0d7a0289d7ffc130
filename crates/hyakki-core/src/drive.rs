//! The loop of play: chance falls and seats act, until the match is over.

use crate::dice::Dice;
use crate::game::{ActionSet, Game};
use crate::outcome::Outcome;
use crate::referee::{Match, Step};
use crate::seat::Seat;
use crate::turn::Turn;

/// What can be driven: a bare state, which is fast, or a [`Match`], which keeps its record.
pub trait Driven {
    /// The game that is played.
    type Game: Game;

    /// The state now.
    fn state(&self) -> &Self::Game;

    /// A random event happens that the state allows.
    fn happen(&mut self, chance: <Self::Game as Game>::Chance);

    /// A seat takes an action that must be legal.
    fn play(&mut self, seat: Seat, action: <Self::Game as Game>::Action);
}

impl<G: Game> Driven for G {
    type Game = G;

    #[inline]
    fn state(&self) -> &G {
        self
    }

    #[inline]
    fn happen(&mut self, chance: G::Chance) {
        debug_assert_eq!(self.check_chance(&chance), Ok(()));
        self.apply_chance(&chance);
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: G::Action) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action} of {seat:?}");
        self.apply(seat, action);
    }
}

impl<G: Game> Driven for Match<G> {
    type Game = G;

    fn state(&self) -> &G {
        self.state()
    }

    fn happen(&mut self, chance: G::Chance) {
        self.record_chance(chance)
            .expect("what a game samples is what it allows");
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        self.act(seat, action)
            .expect("whoever is asked chooses a legal action");
    }
}

/// Plays to the end and tells how it came out: chance falls from the dice, and `choose` says what a seat does.
///
/// Where several seats act at once, the lowest of those that have not acted is asked; what the others have committed
/// to is in the state, and a fair `choose` does not look at it.
///
/// # Panics
/// If `choose` gives an action that is not legal: always in a [`Match`], and with debug assertions on a bare state.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Action, Dare, DareConfig};
/// use hyakki_core::{Game, GameConfig, GameRng, Match, at_random, drive};
///
/// let config = DareConfig::default();
/// let mut dice = GameRng::for_game(7, 0);
///
/// // A bare state: nothing is kept but how it ended.
/// let outcome = drive(&mut Dare::new(config), &mut dice, at_random);
/// assert!(!outcome.winners().is_empty());
///
/// // A match: its record tells the whole story.
/// let names = ["Ada", "Ben", "Cai"].map(str::to_owned).to_vec();
/// let mut game = Match::<Dare>::new(config, names);
/// drive(&mut game, &mut dice, |state, seat, _| match state.view(seat.into()).cards[seat] {
///     Some(6..) => Action::Dare,
///     _ => Action::Fold,
/// });
/// assert_eq!(game.steps().len(), 1 + 3);
/// ```
#[inline]
pub fn drive<P: Driven, D: Dice>(
    driven: &mut P,
    dice: &mut D,
    mut choose: impl FnMut(&P::Game, Seat, &mut D) -> <P::Game as Game>::Action,
) -> Outcome {
    loop {
        match driven.state().turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Chance => {
                let chance = driven.state().sample_chance(dice);
                driven.happen(chance);
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody must act");
                let action = choose(driven.state(), seat, dice);
                driven.play(seat, action);
            }
        }
    }
}

/// Lets chance fall until a seat must act or the match is over.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Dare, DareConfig};
/// use hyakki_core::{Game, GameConfig, GameRng, settle};
///
/// let mut state = Dare::new(DareConfig::default());
/// settle(&mut state, &mut GameRng::for_game(7, 0));
/// assert_eq!(state.turn().seats().len(), 3);
/// ```
#[inline]
pub fn settle<P: Driven>(driven: &mut P, dice: &mut impl Dice) {
    while driven.state().turn() == Turn::Chance {
        let chance = driven.state().sample_chance(dice);
        driven.happen(chance);
    }
}

/// The step that [`drive`] would take now, or none if the match is over: for loops that stop early or look at every step.
///
/// # Examples
/// ```
/// use hyakki_core::example::{Dare, DareConfig};
/// use hyakki_core::{Game, GameConfig, GameRng, at_random, next_step};
///
/// let mut state = Dare::new(DareConfig::default());
/// let mut dice = GameRng::for_game(7, 0);
/// let mut steps = Vec::new();
/// while let Some(step) = next_step(&state, &mut dice, at_random) {
///     step.apply_to(&mut state);
///     steps.push(step);
/// }
/// assert_eq!(steps.len(), 1 + 3);
/// ```
#[inline]
pub fn next_step<G: Game, D: Dice>(
    state: &G,
    dice: &mut D,
    choose: impl FnOnce(&G, Seat, &mut D) -> G::Action,
) -> Option<Step<G>> {
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Step::Chance(state.sample_chance(dice))),
        Turn::Act(seats) => {
            let seat = seats.first().expect("somebody must act");
            Some(Step::Action(seat, choose(state, seat, dice)))
        }
    }
}

/// A player for [`drive`] that takes any legal action, each equally likely.
#[inline]
pub fn at_random<G: Game>(state: &G, seat: Seat, dice: &mut impl Dice) -> G::Action {
    state.legal_actions(seat).pick(dice)
}
