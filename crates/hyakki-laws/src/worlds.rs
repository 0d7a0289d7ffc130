//! First law of hidden information: sampled worlds fit what the viewer knows.

use hyakki_core::{ActionSet, Dice, Game, GameConfig, GameView, Step, Turn, Viewer};

use crate::witness::{Witness, for_every_config, random_step};

/// At about one step in `stride` of random matches, samples worlds for every viewer and checks that they fit.
///
/// # Panics
/// If the game breaks a law.
pub fn worlds<W: Witness>(n_matches: u64, stride: u32) {
    for_every_config::<W::Game>(n_matches, |config, dice| {
        let mut state = W::Game::new(config);
        while let Some(step) = random_step(&state, dice) {
            if dice.below(stride) == 0 {
                for viewer in Viewer::all(config.players()) {
                    a_sampled_world_fits::<W>(&state, viewer, dice);
                    what_reveals_nothing_looks_the_same_in_every_world::<W>(
                        &state, &step, viewer, dice,
                    );
                }
            }
            let was_opening_deal = state.turn() == Turn::Chance;
            step.apply_to(&mut state);
            if was_opening_deal && matches!(state.turn(), Turn::Act(_)) && dice.below(4) == 0 {
                some_sampled_world_differs::<W>(&state, dice);
            }
        }
    });
}

fn a_sampled_world_fits<W: Witness>(state: &W::Game, viewer: Viewer, dice: &mut impl Dice) {
    let view = state.view(viewer);
    assert_eq!(view.viewer(), viewer);
    assert_eq!(view.to_act(), state.turn().seats());
    let world = fitting_world::<W>(&view, dice);
    assert_eq!(world.config(), state.config());
    assert_eq!(world.turn().seats(), state.turn().seats());
    if let Some(seat) = viewer.seat() {
        let actions = |game: &W::Game| game.legal_actions(seat).iter().collect::<Vec<_>>();
        assert_eq!(
            actions(&world),
            actions(state),
            "{viewer} could tell by what is legal"
        );
    }
    if dice.below(16) == 0 {
        a_world_can_be_played_out::<W>(world, dice);
    }
}

/// Samples a world, which must hold together and look like this.
pub(crate) fn fitting_world<W: Witness>(
    view: &<W::Game as Game>::View,
    dice: &mut impl Dice,
) -> W::Game {
    let world = W::Game::determinize(view, dice);
    W::audit(&world);
    let viewer = view.viewer();
    assert_eq!(
        &world.view(viewer),
        view,
        "the sampled world looks different to {viewer}"
    );
    world
}

/// An action that `reveals` nothing is possible in every world, and afterwards no viewer can tell the worlds apart.
fn what_reveals_nothing_looks_the_same_in_every_world<W: Witness>(
    state: &W::Game,
    step: &Step<W::Game>,
    viewer: Viewer,
    dice: &mut impl Dice,
) {
    let &Step::Action(seat, action) = step else {
        return;
    };
    if state.reveals(seat, action) {
        return;
    }
    let mut world = W::Game::determinize(&state.view(viewer), dice);
    assert_eq!(
        world.check(seat, action),
        Ok(()),
        "{action} tells {viewer} something"
    );
    world.apply(seat, action);
    let mut next = state.clone();
    next.apply(seat, action);
    assert_eq!(
        world.view(viewer),
        next.view(viewer),
        "{action} reveals something to {viewer}"
    );
}

fn a_world_can_be_played_out<W: Witness>(mut world: W::Game, dice: &mut impl Dice) {
    while let Some(step) = random_step(&world, dice) {
        step.apply_to(&mut world);
    }
    W::audit(&world);
}

fn some_sampled_world_differs<W: Witness>(state: &W::Game, dice: &mut impl Dice) {
    for viewer in Viewer::all(state.config().players()) {
        if W::is_in_the_dark(state, viewer) {
            let view = state.view(viewer);
            let is_other = (0..20).any(|_| W::Game::determinize(&view, dice) != *state);
            assert!(
                is_other,
                "twenty samples for {viewer} are all the truth: the view leaks it"
            );
        }
    }
}
