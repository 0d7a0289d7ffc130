//! Second law of hidden information: what a viewer cannot see never changes the view.

use hyakki_core::{ActionSet, Dice, Game, GameConfig, Seat, Step, Turn, Viewer};

use crate::witness::{Witness, for_every_config, random_step};

/// Plays pairs of worlds that differ only in what one viewer cannot see, with steps that look the same to that viewer,
/// and checks that the views stay equal until the viewer sees a difference at the table.
///
/// # Panics
/// If the game breaks the law, or if the pairs were so short-lived that the law said nothing.
pub fn paired<W: Witness>(n_pairs: u64) {
    let mut n_compared: u64 = 0;
    let mut n_pairs_in_the_dark: u64 = 0;
    for_every_config::<W::Game>(n_pairs, |config, dice| {
        for viewer in Viewer::all(config.players()) {
            let (is_dark, n_steps) = play_pair::<W>(config, viewer, dice);
            n_pairs_in_the_dark += u64::from(is_dark);
            n_compared += n_steps;
        }
    });
    assert!(
        n_compared >= n_pairs_in_the_dark * 3,
        "only {n_compared} comparisons of differing worlds in {n_pairs_in_the_dark} pairs"
    );
}

/// Plays one pair; tells whether the viewer was ever in the dark, and how many views of differing states were compared.
fn play_pair<W: Witness>(
    config: <W::Game as Game>::Config,
    viewer: Viewer,
    dice: &mut impl Dice,
) -> (bool, u64) {
    let mut state = W::Game::new(config);
    let mut twin = state.clone();
    let mut was_dark = false;
    let mut n_compared = 0;
    while let Some(step) = random_step(&state, dice) {
        let mut next = state.clone();
        step.apply_to(&mut next);
        let seen = W::observe(&state, &step, &next, viewer);
        let Some(twin_next) = follow::<W>(&twin, &step, &seen, viewer, dice) else {
            break;
        };
        was_dark |= W::is_in_the_dark(&next, viewer);
        n_compared += u64::from(next != twin_next);
        assert_eq!(
            next.view(viewer),
            twin_next.view(viewer),
            "{viewer} sees a difference that no rule reveals, after {step:?}"
        );
        (state, twin) = (next, twin_next);
    }
    (was_dark, n_compared)
}

/// Takes a step in the twin world that looks to the viewer like `step` in the first one, if there is one.
fn follow<W: Witness>(
    twin: &W::Game,
    step: &Step<W::Game>,
    seen: &str,
    viewer: Viewer,
    dice: &mut impl Dice,
) -> Option<W::Game> {
    let looks_the_same = |candidate: Step<W::Game>| {
        let mut next = twin.clone();
        candidate.apply_to(&mut next);
        (W::observe(twin, &candidate, &next, viewer) == seen).then_some(next)
    };
    match step {
        Step::Chance(chance) => {
            assert_eq!(
                twin.turn(),
                Turn::Chance,
                "the twin waits for something else"
            );
            let twin_chance = W::twin_chance(twin, chance, viewer, dice);
            assert_eq!(
                twin.check_chance(&twin_chance),
                Ok(()),
                "the witness made an impossible chance"
            );
            looks_the_same(Step::Chance(twin_chance))
        }
        &Step::Action(seat, action) => {
            if twin.check(seat, action).is_ok()
                && let Some(next) = looks_the_same(Step::Action(seat, action))
            {
                return Some(next);
            }
            another_action::<W>(twin, seat, viewer, seen, dice)
        }
    }
}

/// A hidden choice of another seat may have to be a different one in the twin world: any that looks the same will do.
fn another_action<W: Witness>(
    twin: &W::Game,
    seat: Seat,
    viewer: Viewer,
    seen: &str,
    dice: &mut impl Dice,
) -> Option<W::Game> {
    let actions = twin.legal_actions(seat);
    let start = dice.index(actions.len());
    (0..actions.len()).find_map(|offset| {
        let action = actions.nth((start + offset) % actions.len());
        let mut next = twin.clone();
        next.apply(seat, action);
        (W::observe(twin, &Step::Action(seat, action), &next, viewer) == seen).then_some(next)
    })
}
