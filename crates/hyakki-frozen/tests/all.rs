//! The frozen minds never change: this is what they thought of some positions when they were frozen.
//!
//! If this fails, a change to something that they share with living minds (the engines, the worlds that fit a view, the order
//! of actions) has changed them too, and old figures against them mean nothing any more. The change must then leave them as they
//! were: what it changes is copied into `hyakki-frozen` first.

use std::fmt::Write as _;

use expect_test::expect_file;
use hyakki_core::{ActionSet, Game, GameConfig, GameRng, at_random, drive};
use hyakki_frozen::FrozenName;
use hyakki_pagoda::Pagoda;
use hyakki_search::{Advice, Budget, Question};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

const N_SIMULATIONS: u32 = 300;
/// The questions of a match that is played at random, by their numbers.
const QUESTIONS: [usize; 3] = [0, 11, 25];
/// How many actions are written down, those thought of most.
const N_ACTIONS: usize = 5;

/// What a mind thinks of some questions, as text.
fn note<G: Game + 'static>(name: FrozenName, text: &mut String) {
    for players in G::Config::PLAYERS {
        let mind = name.mind::<G>().expect("it plays all four games");
        let mut n_questions = 0;
        let mut rng = GameRng::for_game(3, players as u64);
        let mut state = G::new(G::Config::for_players(players).expect("so many can play"));
        drive(&mut state, &mut rng, |state, seat, rng| {
            let question = Question::of(state, seat, Budget::simulations(N_SIMULATIONS));
            if question.actions.len() > 1 {
                if QUESTIONS.contains(&n_questions) {
                    let mut own_rng = GameRng::for_game(4, n_questions as u64);
                    let advice = in_words(mind.advise(&question, &mut own_rng));
                    writeln!(text, "{} {players} {name}: {advice}", G::NAME)
                        .expect("a string takes all");
                }
                n_questions += 1;
            }
            at_random(state, seat, rng)
        });
        assert!(n_questions > QUESTIONS[2], "a match is long enough");
    }
}

/// The actions with their visits and values.
fn in_words<A: Copy + std::fmt::Display>(mut advice: Vec<Advice<A>>) -> String {
    advice.sort_by(|a, b| (b.n_visits.cmp(&a.n_visits)).then(b.value.total_cmp(&a.value)));
    let words = advice.iter().take(N_ACTIONS).map(|advice| {
        let Advice {
            action,
            n_visits,
            value,
        } = advice;
        format!("{action} {n_visits} {:.0}", 1000.0 * value)
    });
    words.collect::<Vec<_>>().join(", ")
}

#[test]
fn the_frozen_minds_think_as_they_always_did() {
    let mut text = String::from("# action, visits, value in thousandths\n");
    for name in FrozenName::all() {
        note::<Septet>(name, &mut text);
        note::<Sketch>(name, &mut text);
        note::<Pagoda>(name, &mut text);
        note::<Tajuto>(name, &mut text);
    }
    expect_file!["frozen.txt"].assert_eq(&text);
}

#[test]
fn every_frozen_mind_is_found_by_its_name_and_plays_what_it_knows_only() {
    for name in FrozenName::all() {
        assert_eq!(FrozenName::parse(name.name()), Some(name));
        assert!(name.mind::<hyakki_core::example::Dare>().is_none());
    }
    assert_eq!(FrozenName::parse("master"), None);
}
