//! Rollouts allocate nothing: what every knowledge plays in them is asked millions of times.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

use hyakki_core::{GameConfig, GameRng, Viewer, drive};
use hyakki_laws::allocation::{CountingAllocator, counted};
use hyakki_minds::{GameWithMinds, Level};
use hyakki_pagoda::Pagoda;
use hyakki_search::{InformationSet, Knowledge};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Plays matches as the knowledge plays, and counts the allocations of every choice.
fn playing_allocates_nothing<G: GameWithMinds>(players: usize, knowledge: &impl Knowledge<G>) {
    for number in 0..3 {
        let mut rng = GameRng::for_game(number, 5);
        let mut state = G::new(G::Config::for_players(players).unwrap());
        drive(&mut state, &mut rng, |state, seat, rng| {
            let information_set = knowledge.information_set(&state.view(Viewer::Seat(seat)));
            let actions = state.legal_actions(seat);
            let (n_allocations, action) =
                counted(|| information_set.rollout_action(state, seat, &actions, rng));
            assert_eq!(n_allocations, 0, "{}: {action}", G::NAME);
            action
        });
    }
}

/// For the knowledge of all levels, and the one of the second reference.
fn nothing_allocates<G: GameWithMinds>(players: impl IntoIterator<Item = usize>) {
    for players in players {
        for &level in Level::ALL {
            playing_allocates_nothing::<G>(players, &G::knowledge(level));
        }
        playing_allocates_nothing::<G>(players, &G::Reference::default());
    }
}

#[test]
fn septet_is_played_without_allocation() {
    nothing_allocates::<Septet>(3..=4);
}

#[test]
fn sketch_is_played_without_allocation() {
    nothing_allocates::<Sketch>([2]);
}

#[test]
fn pagoda_is_played_without_allocation() {
    nothing_allocates::<Pagoda>(2..=5);
}

#[test]
fn tajuto_is_played_without_allocation() {
    nothing_allocates::<Tajuto>(2..=4);
}
