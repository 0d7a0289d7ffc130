//! Minds at play.

#![allow(clippy::unwrap_used, missing_docs, reason = "tests")]

mod knowledge;
mod references;
mod septet_knowledge;

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Outcome, Seat, drive};
use hyakki_minds::references::PlainSearch;
use hyakki_pagoda::Pagoda;
use hyakki_search::{Budget, Mind, NoKnowledge, Question, RandomMover};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

/// Plays a match in which the seats of one team search, and the others move at random.
fn play<G: Game>(players: usize, searcher: Seat, simulations: u32, rng: &mut GameRng) -> Outcome {
    let config = G::Config::for_players(players).unwrap();
    let mut minds: [Box<dyn Mind<G>>; 2] = [
        Box::new(RandomMover),
        Box::new(PlainSearch::<NoKnowledge>::default()),
    ];
    drive(&mut G::new(config), rng, |state, seat, rng| {
        let question = Question::of(state, seat, Budget::simulations(simulations));
        let mind = usize::from(state.team(searcher).contains(seat));
        let action = minds[mind].choose(&question, rng);
        assert_eq!(
            state.check(seat, action),
            Ok(()),
            "a mind plays by the rules"
        );
        action
    })
}

/// The share of matches that a searching side wins against random movers, sitting in each seat in turn.
fn share_of_wins<G: Game>(players: usize, n_matches: u64, simulations: u32) -> f64 {
    let mut n_wins = 0;
    for number in 0..n_matches {
        let searcher = Seat::new(number as usize % players);
        let outcome = play::<G>(
            players,
            searcher,
            simulations,
            &mut GameRng::for_game(number, 7),
        );
        n_wins += u32::from(outcome.places[searcher] == 1);
    }
    f64::from(n_wins) / n_matches as f64
}

#[test]
fn search_beats_random_play_in_septet() {
    assert!(share_of_wins::<Septet>(4, 24, 60) > 0.7);
    assert!(share_of_wins::<Septet>(3, 24, 60) > 0.55);
}

#[test]
fn search_beats_random_play_in_sketch() {
    assert!(share_of_wins::<Sketch>(2, 20, 60) > 0.8);
}

#[test]
fn search_beats_random_play_in_pagoda() {
    assert!(share_of_wins::<Pagoda>(2, 20, 40) > 0.7);
    assert!(share_of_wins::<Pagoda>(5, 20, 40) > 0.5);
}

#[test]
fn search_beats_random_play_in_tajuto() {
    assert!(share_of_wins::<Tajuto>(2, 12, 60) > 0.8);
    assert!(share_of_wins::<Tajuto>(4, 12, 60) > 0.6);
}

#[test]
fn a_run_repeats_exactly() {
    let run = || play::<Septet>(4, Seat::new(0), 30, &mut GameRng::for_game(3, 7));
    assert_eq!(run(), run());
}

#[test]
fn used_up_time_ends_the_thinking_with_a_legal_answer() {
    let config = hyakki_septet::SeptetConfig::default();
    let mut rng = GameRng::for_game(1, 0);
    let mut state = Septet::new(config);
    let deal = state.sample_chance(&mut rng);
    state.apply_chance(&deal);
    let question = Question::of(&state, Seat::new(0), Budget::timed(&|| 1.0));
    let action = PlainSearch::<NoKnowledge>::default().choose(&question, &mut rng);
    assert!(question.actions.iter().any(|legal| legal == action));
}
