//! What is known about playing Septet: that it does not peek, fits what was seen, and is worth something.

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, Viewer, at_random, drive};
use hyakki_minds::Level;
use hyakki_minds::septet::SeptetKnowledge;
use hyakki_search::{Budget, InformationSet, Knowledge, Mind, Question};
use hyakki_septet::{Septet, SeptetConfig, Worlds};

/// Decisions of a match that all seats play without a search, with who decides.
fn decisions(knowledge: &SeptetKnowledge, players: usize, seed: u64) -> Vec<(Septet, Seat)> {
    let mut rng = GameRng::for_game(seed, 1);
    let config = SeptetConfig::for_players(players).unwrap();
    let mut decisions = Vec::new();
    drive(&mut Septet::new(config), &mut rng, |state, seat, rng| {
        decisions.push((*state, seat));
        let information_set = knowledge.information_set(&state.view(Viewer::Seat(seat)));
        let actions = state.legal_actions(seat);
        information_set.rollout_action(state, seat, &actions, rng)
    });
    decisions
}

fn knowledge() -> [SeptetKnowledge; 2] {
    [
        SeptetKnowledge::heuristic(),
        SeptetKnowledge::trained().inferring(),
    ]
}

#[test]
fn priors_depend_on_nothing_that_the_seat_does_not_know() {
    let mut rng = GameRng::for_game(3, 0);
    for (players, knowledge) in [3, 4]
        .into_iter()
        .flat_map(|n| knowledge().map(|knowledge| (n, knowledge)))
    {
        for (state, seat) in decisions(&knowledge, players, 5) {
            let view = state.view(Viewer::Seat(seat));
            let mut information_set = knowledge.information_set(&view);
            let actions = state.legal_actions(seat);
            let mut looks = [Vec::new(), Vec::new(), Vec::new()];
            let worlds = [
                state,
                information_set.sample(&mut rng),
                information_set.sample(&mut rng),
            ];
            for (look, world) in looks.iter_mut().zip(&worlds) {
                information_set.priors(world, seat, &actions, look);
            }
            assert_eq!(looks[0].len(), actions.len());
            assert!(looks[0].iter().all(|&weight| weight >= 0.0));
            assert_eq!(looks[0], looks[1]);
            assert_eq!(looks[0], looks[2]);
        }
    }
}

#[test]
fn weighted_worlds_fit_what_is_known() {
    let knowledge = SeptetKnowledge::trained().inferring();
    let mut rng = GameRng::for_game(4, 0);
    for players in [3, 4] {
        for (state, seat) in decisions(&knowledge, players, 6) {
            let view = state.view(Viewer::Seat(seat));
            let mut information_set = knowledge.information_set(&view);
            for _ in 0..40 {
                assert_eq!(
                    information_set.sample(&mut rng).view(Viewer::Seat(seat)),
                    view
                );
            }
        }
    }
}

/// How many cards of others lie in a world where they really are, summed over the decisions.
fn n_right(
    decisions: &[(Septet, Seat)],
    mut sampler: impl FnMut(&Septet, Seat) -> Vec<Septet>,
) -> usize {
    let mut n_right = 0;
    for (state, seat) in decisions {
        let players = state.config().players();
        for world in sampler(state, *seat) {
            n_right += Seat::all(players)
                .map(|other| world.hand(other).intersection(state.hand(other)).len())
                .sum::<usize>();
        }
    }
    n_right
}

#[test]
fn what_was_seen_brings_worlds_nearer_to_the_truth() {
    let knowledge = SeptetKnowledge::trained().inferring();
    let mut rng = GameRng::for_game(9, 0);
    for players in [3, 4] {
        let decisions: Vec<_> = (0..4)
            .flat_map(|seed| decisions(&knowledge, players, 20 + seed))
            .filter(|(state, _)| state.plays().len() > 8)
            .collect();
        let n_inferred = n_right(&decisions, |state, seat| {
            let mut information_set = knowledge.information_set(&state.view(Viewer::Seat(seat)));
            // Few first draws come from few candidates: those are left out.
            let mut worlds: Vec<_> = (0..512).map(|_| information_set.sample(&mut rng)).collect();
            worlds.split_off(256)
        });
        let mut rng = GameRng::for_game(9, 1);
        let n_even = n_right(&decisions, |state, seat| {
            let mut worlds = Worlds::of(&state.view(Viewer::Seat(seat)));
            (0..256).map(|_| worlds.sample(&mut rng)).collect()
        });
        assert!(
            n_inferred as f64 > 1.02 * n_even as f64,
            "{players} players: {n_inferred} cards right by inference, {n_even} without"
        );
    }
}

/// The share of matches that this level wins against random movers.
fn share_of_wins(mut level: Level, players: usize, n_matches: u64) -> f64 {
    let mut n_wins = 0;
    for number in 0..n_matches {
        let own = Seat::new(number as usize % players);
        let mut rng = GameRng::for_game(number, 8);
        let config = SeptetConfig::for_players(players).unwrap();
        let outcome = drive(&mut Septet::new(config), &mut rng, |state, seat, rng| {
            if !state.team(own).contains(seat) {
                return at_random(state, seat, rng);
            }
            let question = Question::of(state, seat, Budget::simulations(30));
            let action = level.choose(&question, rng);
            assert_eq!(state.check(seat, action), Ok(()));
            action
        });
        n_wins += u32::from(outcome.places[own] == 1);
    }
    f64::from(n_wins) / n_matches as f64
}

#[test]
fn every_level_plays_by_the_rules_and_better_than_chance() {
    assert!(share_of_wins(Level::Novice, 4, 40) > 0.6);
    assert!(share_of_wins(Level::Apprentice, 4, 40) > 0.8);
    assert!(share_of_wins(Level::Master, 4, 10) > 0.7);
    assert!(share_of_wins(Level::Apprentice, 3, 40) > 0.45);
    assert!(share_of_wins(Level::Master, 3, 12) > 0.5);
}
