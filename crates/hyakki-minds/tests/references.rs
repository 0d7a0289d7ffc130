//! The two references never change: these are their first decisions in a match of each game, as they were written down once.
//!
//! If this fails, a change to something that the references share with the other minds (heuristics, sampled worlds, the order
//! of actions) has changed them too, and old figures against them mean nothing any more.

use std::fmt::Write as _;

use expect_test::expect_file;
use hyakki_core::{ActionSet, GameConfig};
use hyakki_minds::{GameWithMinds, MindId};
use hyakki_pagoda::Pagoda;
use hyakki_search::{Budget, Mind, Question};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

use crate::knowledge::play;

const N_SIMULATIONS: u32 = 50;
const N_DECISIONS: usize = 12;

/// The first decisions of a match that a reference plays with itself; the rest is played at random.
fn decisions<G: GameWithMinds>(players: usize, mut reference: MindId) -> Vec<String> {
    let mut decisions = Vec::new();
    play::<G>(players, 1, |_, question, rng| {
        if decisions.len() == N_DECISIONS {
            return question.actions.pick(rng);
        }
        let question = Question {
            budget: Budget::simulations(N_SIMULATIONS),
            ..question.clone()
        };
        let action = reference.choose(&question, rng);
        decisions.push(action.to_string());
        action
    });
    decisions
}

fn note<G: GameWithMinds>(text: &mut String) {
    for players in G::Config::PLAYERS {
        for reference in [MindId::R1, MindId::R2] {
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
