//! What every knowledge that was fitted by self-play must do: Sketch, Pagoda and Tajuto, for every number of players.

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, Turn, Viewer, drive};
use hyakki_minds::{GameWithMinds, Level};
use hyakki_pagoda::Pagoda;
use hyakki_search::{Budget, InformationSet, Knowledge, Mind, Question, RandomMover, rewards};
use hyakki_sketch::Sketch;
use hyakki_tajuto::{Action, Tajuto, TajutoConfig};

/// Plays a match, in which `choose` gets every question; tells each seat's share of the win.
pub(crate) fn play<G: Game>(
    players: usize,
    number: u64,
    mut choose: impl FnMut(&G, &Question<'_, G>, &mut GameRng) -> G::Action,
) -> Vec<f32> {
    let mut rng = GameRng::for_game(number, 11);
    let mut state = G::new(G::Config::for_players(players).unwrap());
    let outcome = drive(&mut state, &mut rng, |state, seat, rng| {
        let question = Question::of(state, seat, Budget::simulations(1));
        let action = choose(state, &question, rng);
        assert_eq!(state.check(seat, action), Ok(()));
        action
    });
    rewards(&state, &outcome).as_slice().to_vec()
}

/// At every question of some matches: worlds fit the view, priors do not depend on what is hidden, playing is legal, and
/// probabilities add up.
fn knowledge_is_sound<G: GameWithMinds>(players: usize) {
    let mut n_cut = 0;
    for number in 0..3 {
        play::<G>(players, number, |_, question, rng| {
            let (seat, actions) = (question.seat, &question.actions);
            let mut information_set = G::knowledge(Level::Master).information_set(&question.view);
            let [first, second] = [information_set.sample(rng), information_set.sample(rng)];
            let mut priors = [Vec::new(), Vec::new()];
            for (world, priors) in [&first, &second].into_iter().zip(&mut priors) {
                assert_eq!(world.view(Viewer::Seat(seat)), question.view);
                information_set.priors(world, seat, actions, priors);
                assert_eq!(priors.len(), actions.len());
                assert!((priors.iter()).all(|prior| prior.is_finite() && *prior >= 0.0));
            }
            assert_eq!(priors[0], priors[1], "the hidden is not looked at");
            // However long the rollout was, not every position can be cut off.
            if let Some(values) = information_set.cutoff_value(&first, u32::MAX) {
                assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
                n_cut += 1;
            }
            information_set.rollout_action(&first, seat, actions, rng)
        });
    }
    assert!(n_cut > 20, "{n_cut} positions could be cut off");
}

/// The share of the wins of an apprentice among random movers, in each seat in turn.
fn share_of_apprentice<G: GameWithMinds>(players: usize, n_matches: usize) -> f32 {
    let share_of = |number: usize| {
        let apprentice = Seat::new(number % players);
        let shares = play::<G>(players, number as u64, |_, question, rng| {
            if question.seat == apprentice {
                Level::Apprentice.choose(question, rng)
            } else {
                RandomMover.choose(question, rng)
            }
        });
        shares[apprentice.index()]
    };
    (0..n_matches).map(share_of).sum::<f32>() / n_matches as f32
}

#[test]
fn sketch_is_known_soundly() {
    knowledge_is_sound::<Sketch>(2);
}

#[test]
fn pagoda_is_known_soundly() {
    (2..=5).for_each(knowledge_is_sound::<Pagoda>);
}

#[test]
fn tajuto_is_known_soundly() {
    (2..=4).for_each(knowledge_is_sound::<Tajuto>);
}

#[test]
fn apprentices_beat_random_movers() {
    assert!(share_of_apprentice::<Sketch>(2, 60) > 0.75);
    assert!(share_of_apprentice::<Pagoda>(2, 40) > 0.85);
    assert!(share_of_apprentice::<Pagoda>(5, 40) > 0.8);
    assert!(share_of_apprentice::<Tajuto>(2, 40) > 0.8);
    assert!(share_of_apprentice::<Tajuto>(4, 40) > 0.8);
}

#[test]
fn what_the_others_did_brings_worlds_of_pagoda_nearer_to_the_truth() {
    for players in [2, 4] {
        let (mut n_weighted, mut n_even) = (0, 0);
        for number in 0..4 {
            play::<Pagoda>(players, number, |state, question, rng| {
                let (seat, view) = (question.seat, &question.view);
                let n_right = |world: &Pagoda| -> usize {
                    let others = Seat::all(players).filter(|&other| other != seat);
                    others
                        .map(|other| (world.hand(other) & state.hand(other)).len())
                        .sum()
                };
                let mut information_set = Pagoda::knowledge(Level::Master).information_set(view);
                // Few first draws come from few candidates: those are left out.
                (0..128).for_each(|_| drop(information_set.sample(rng)));
                for _ in 0..64 {
                    n_weighted += n_right(&information_set.sample(rng));
                    n_even += n_right(&Pagoda::determinize(view, rng));
                }
                information_set.rollout_action(state, seat, &question.actions, rng)
            });
        }
        assert!(
            n_weighted as f64 > 1.02 * n_even as f64,
            "{players} players: {n_weighted} cards right by inference, {n_even} without"
        );
    }
}

#[test]
fn a_search_ends_early_only_when_its_answer_can_not_change_any_more() {
    const SIMULATIONS: u32 = 400;
    let (mut n_questions, mut n_early) = (0, 0);
    play::<Sketch>(2, 0, |_, question, rng| {
        let question = Question {
            budget: Budget::simulations(SIMULATIONS),
            ..question.clone()
        };
        let advice = Level::Adept.advise(&question, rng);
        let mut visits: Vec<u32> = advice.iter().map(|advice| advice.n_visits).collect();
        visits.sort_unstable_by(|a, b| b.cmp(a));
        let n_left = SIMULATIONS - visits.iter().sum::<u32>();
        if n_left > 0 {
            assert!(visits[0] - visits.get(1).unwrap_or(&0) > n_left);
            n_early += 1;
        }
        n_questions += 1;
        question.actions.pick(rng)
    });
    assert!(n_early > n_questions / 10, "{n_early} of {n_questions}");
    assert!(n_early < n_questions, "{n_early} of {n_questions}");
}

/// Who builds first in Tajuto helps the others, so a match of minds that are content with a share of the win ends before it
/// begins.
#[test]
fn nobody_settles_for_a_shared_stand_off() {
    for players in 2..=4 {
        let mut rng = GameRng::for_game(5, 0);
        let mut state = Tajuto::new(TajutoConfig::for_players(players).unwrap());
        let chance = state.sample_chance(&mut rng);
        state.apply_chance(&chance);
        let pass = Action::End { keep: None };
        for _ in 1..players {
            let Turn::Act(seats) = state.turn() else {
                panic!("somebody's turn");
            };
            state.apply(seats.first().unwrap(), pass);
        }
        let Turn::Act(seats) = state.turn() else {
            panic!("somebody's turn");
        };
        let seat = seats.first().unwrap();
        let question = Question::of(&state, seat, Budget::simulations(3_000));
        assert_ne!(
            Level::Master.choose(&question, &mut rng),
            pass,
            "{players} players"
        );
        state.apply(seat, pass);
        assert!(state.is_stand_off());
        let information_set = Tajuto::knowledge(Level::Master).information_set(&question.view);
        let worth = information_set.horizon_value(&state).unwrap();
        assert!(worth.iter().all(|&worth| worth < 1.0 / players as f32));
    }
}
