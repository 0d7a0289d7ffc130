//! What a game's tests tell the laws about it, without help from its views.

use hyakki_core::{ActionSet, Dice, Game, GameConfig, GameRng, Match, Seat, Step, Turn, Viewer};

/// What a game's tests tell the laws about it.
///
/// [`observe`](Witness::observe) and [`twin_chance`](Witness::twin_chance) say what is hidden
/// in the rulebook's terms, written apart from the game's `view`, so that the two can disagree.
pub trait Witness {
    /// The game.
    type Game: Game;

    /// Every action that can be written down in this game, legal or not.
    fn universe(config: &<Self::Game as Game>::Config) -> Vec<<Self::Game as Game>::Action>;

    /// Panics unless the state holds together: every piece is somewhere exactly once, every count adds up.
    fn audit(state: &Self::Game);

    /// What this viewer sees of a step at the table, in any words that tell differences apart.
    fn observe(
        before: &Self::Game,
        step: &Step<Self::Game>,
        after: &Self::Game,
        viewer: Viewer,
    ) -> String;

    /// Whether this viewer lacks some information in this state.
    fn is_in_the_dark(state: &Self::Game, viewer: Viewer) -> bool;

    /// A random event for `twin`, a state that looks to the viewer like the one in which `chance` fell,
    /// that again looks the same but differs in something the viewer cannot see, where that is possible.
    /// The smaller the difference, the longer the two worlds stay alike.
    fn twin_chance(
        twin: &Self::Game,
        chance: &<Self::Game as Game>::Chance,
        viewer: Viewer,
        dice: &mut impl Dice,
    ) -> <Self::Game as Game>::Chance;
}

/// A match of this configuration before its first step.
pub(crate) fn new_match<G: Game>(config: G::Config) -> Match<G> {
    let names = (0..config.players())
        .map(|seat| format!("Player {seat}"))
        .collect();
    Match::new(config, names)
}

/// One random step that the state allows, or none if the match is over.
pub(crate) fn random_step<G: Game>(state: &G, dice: &mut impl Dice) -> Option<Step<G>> {
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Step::Chance(state.sample_chance(dice))),
        Turn::Act(seats) => {
            let place = dice.index(seats.len());
            let seat: Seat = seats.iter().nth(place).unwrap();
            Some(Step::Action(seat, state.legal_actions(seat).pick(dice)))
        }
    }
}

/// A whole random match.
pub(crate) fn random_match<G: Game>(config: G::Config, dice: &mut impl Dice) -> Match<G> {
    let mut game = new_match::<G>(config);
    while let Some(step) = random_step(game.state(), dice) {
        take(&mut game, step);
    }
    game
}

/// Lets the match take a step that must be allowed.
pub(crate) fn take<G: Game>(game: &mut Match<G>, step: Step<G>) {
    match step {
        Step::Chance(chance) => game.record_chance(chance).unwrap(),
        Step::Action(seat, action) => game.act(seat, action).unwrap(),
    }
}

/// Runs `law` for `n_seeds` seeds of every configuration, and says which one failed.
pub(crate) fn for_every_config<G: Game>(
    n_seeds: u64,
    mut law: impl FnMut(G::Config, &mut GameRng),
) {
    for config in G::Config::all() {
        for seed in 0..n_seeds {
            named_if_it_fails(config, seed, || {
                law(config, &mut GameRng::for_game(seed, 0));
            });
        }
    }
}

/// Tries a law, and says with what if it panics.
pub(crate) fn named_if_it_fails<C: std::fmt::Debug, T>(
    config: C,
    seed: u64,
    law: impl FnOnce() -> T,
) -> T {
    let guard = Failing { config, seed };
    let result = law();
    std::mem::forget(guard);
    result
}

/// Prints what was being tried when a law panicked.
struct Failing<C: std::fmt::Debug> {
    config: C,
    seed: u64,
}

impl<C: std::fmt::Debug> Drop for Failing<C> {
    #[allow(
        clippy::print_stderr,
        reason = "this is a failing test's only way to say where"
    )]
    fn drop(&mut self) {
        eprintln!("the law failed for {:?}, seed {}", self.config, self.seed);
    }
}
