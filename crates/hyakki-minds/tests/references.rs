//! The two references never change: these are their first decisions in a match of each game, as they were written down once.
//!
//! If this fails, a change to something that the references share with the other minds (rules of thumb, sampled worlds, the order
//! of actions) has changed them too, and old figures against them mean nothing any more.

use std::fmt::Write as _;

use expect_test::expect_file;
use hyakki_core::{GameConfig, GameRng, Options, Turn, Viewer};
use hyakki_minds::{Budget, Mind, Opponent, Question, Skilled};
use hyakki_pagoda::Pagoda;
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

const N_SIMULATIONS: u32 = 50;
const N_DECISIONS: usize = 12;

/// The first decisions of a match that a reference plays with itself.
fn decisions<G: Skilled>(players: usize, mut reference: Opponent) -> Vec<String> {
    let mut rng = GameRng::for_game(1, players as u64);
    let mut state = G::new(G::Config::build(players, &Options::new()).unwrap());
    let mut decisions = Vec::new();
    while decisions.len() < N_DECISIONS {
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                let seat = seats.first().unwrap();
                let question = Question {
                    seat,
                    view: &state.view(Viewer::Seat(seat)),
                    actions: &state.legal_actions(seat),
                    budget: Budget::simulations(N_SIMULATIONS),
                };
                let action = Mind::<G>::choose(&mut reference, &question, &mut rng);
                state.apply(seat, action);
                decisions.push(action.to_string());
            }
        }
    }
    decisions
}

fn note<G: Skilled>(text: &mut String) {
    for players in G::Config::PLAYERS {
        for reference in [Opponent::R1, Opponent::R2] {
            let decisions = decisions::<G>(players, reference).join(", ");
            writeln!(text, "{} {players} {reference}: {decisions}", G::NAME).unwrap();
        }
    }
}

#[test]
fn the_references_play_as_they_always_did() {
    let mut text = String::new();
    note::<Septet>(&mut text);
    note::<Sketch>(&mut text);
    note::<Pagoda>(&mut text);
    note::<Tajuto>(&mut text);
    expect_file!["references.txt"].assert_eq(&text);
}
