//! How a match goes: legality, progress, conservation, the end.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use hyakki_core::bits::SetBits;
use hyakki_core::{ActionSet, Dice, Game, GameConfig, Outcome, Seat, SeatSet, Step, Turn};

use crate::witness::{Witness, for_every_config, random_step};

/// Plays `n_matches` random matches of every configuration and checks every step.
///
/// # Panics
/// If the game breaks a law.
pub fn conduct<W: Witness>(n_matches: u64) {
    let mut whole_universe_left = 0;
    let mut last_config = None;
    for_every_config::<W::Game>(n_matches, |config, dice| {
        if last_config != Some(config) {
            last_config = Some(config);
            whole_universe_left = 200;
            parts_tell_actions_apart::<W::Game>(&W::universe(&config));
        }
        let universe = W::universe(&config);
        let mut state = W::Game::new(config);
        let mut n_steps = 0;
        let mut action_of_bit = BTreeMap::new();
        W::audit(&state);
        while let Some(step) = random_step(&state, dice) {
            if whole_universe_left > 0 && matches!(step, Step::Action(..)) {
                whole_universe_left -= 1;
                check_agrees_with_the_legal_set(&state, &universe);
            } else {
                let sample: Vec<_> = (0..4)
                    .map(|_| universe[dice.index(universe.len())])
                    .collect();
                check_agrees_with_the_legal_set(&state, &sample);
            }
            bits_stand_for_actions(&state, &mut action_of_bit);
            notation_round_trips(&step);
            commitments_commute(&state, dice);
            step.apply_to(&mut state);
            W::audit(&state);
            n_steps += 1;
            assert!(n_steps <= W::Game::MAX_STEPS, "longer than MAX_STEPS");
        }
        let turn = state.turn();
        let outcome = turn.outcome().expect("a match without a next step is over");
        outcome_adds_up(&state, outcome);
    });
}

/// As data, every action is an object whose `kind` says what is done, and no two actions are the same object.
fn parts_tell_actions_apart<G: Game>(universe: &[G::Action]) {
    let actions: BTreeSet<_> = universe.iter().copied().collect();
    let mut parts = BTreeSet::new();
    for action in &actions {
        let value = serde_json::to_value(action).expect("an action always makes JSON");
        assert!(value["kind"].is_string(), "{action} has no kind: {value}");
        parts.insert(value.to_string());
    }
    assert_eq!(
        parts.len(),
        actions.len(),
        "two actions have the same parts"
    );
}

/// The legal set holds distinct actions in ascending order, all of them allowed, and nothing else of the universe is.
fn check_agrees_with_the_legal_set<G: Game>(state: &G, universe: &[G::Action]) {
    let acting = state.turn().seats();
    for seat in Seat::all(state.config().players()) {
        let actions = state.legal_actions(seat);
        let list: Vec<_> = actions.iter().collect();
        assert_eq!(list.len(), actions.len());
        assert_eq!(
            list.is_empty(),
            !acting.contains(seat),
            "{seat:?} is stuck, or acts out of turn"
        );
        for (place, &action) in list.iter().enumerate() {
            assert_eq!(actions.nth(place), action);
            assert_eq!(
                state.check(seat, action),
                Ok(()),
                "{action} is in the legal set"
            );
        }
        if let Some(action) = state.courtesy(seat) {
            assert!(
                list.contains(&action),
                "{action} is no courtesy: it is illegal"
            );
        }
        let set: BTreeSet<_> = list.iter().copied().collect();
        assert!(
            list.iter().eq(set.iter()),
            "the legal set is not in ascending order: {list:?}"
        );
        for &action in universe {
            assert_eq!(
                actions.contains(action),
                set.contains(&action),
                "the legal set says otherwise of {action} than its list"
            );
            assert_eq!(
                state.check(seat, action).is_ok(),
                set.contains(&action),
                "check and the legal set disagree about {action} of {seat:?}"
            );
        }
    }
}

/// A legal set with bits has one for each action, in its order, and a bit stands for the same action in the whole match.
fn bits_stand_for_actions<G: Game>(state: &G, action_of_bit: &mut BTreeMap<u32, G::Action>) {
    for seat in state.turn().seats().iter() {
        let actions = state.legal_actions(seat);
        if let Some(bits) = actions.bits() {
            assert_eq!(bits.count_ones() as usize, actions.len());
            for (bit, action) in SetBits(bits).zip(actions.iter()) {
                let first = *action_of_bit.entry(bit).or_insert(action);
                assert_eq!(first, action, "bit {bit} stands for two actions");
            }
        }
    }
}

fn notation_round_trips<G: Game>(step: &Step<G>) {
    match step {
        Step::Chance(chance) => assert_eq!(
            G::Chance::from_str(&chance.to_string()).as_ref(),
            Ok(chance)
        ),
        Step::Action(_, action) => assert_eq!(
            G::Action::from_str(&action.to_string()).as_ref(),
            Ok(action)
        ),
    }
}

/// Where several seats act at once, the order in which they do makes no difference.
fn commitments_commute<G: Game>(state: &G, dice: &mut impl Dice) {
    let Turn::Act(seats) = state.turn() else {
        return;
    };
    if seats.len() < 2 {
        return;
    }
    let mut choices: Vec<_> = seats
        .iter()
        .map(|seat| (seat, state.legal_actions(seat).pick(dice)))
        .collect();
    let mut forward = state.clone();
    for &(seat, action) in &choices {
        assert_eq!(
            forward.check(seat, action),
            Ok(()),
            "another's commitment made {action} illegal"
        );
        forward.apply(seat, action);
    }
    dice.shuffle(&mut choices);
    let mut shuffled = state.clone();
    for &(seat, action) in &choices {
        shuffled.apply(seat, action);
    }
    assert_eq!(forward, shuffled, "the order of commitments matters");
}

fn outcome_adds_up<G: Game>(state: &G, outcome: &Outcome) {
    let n_seats = state.config().players();
    assert_eq!(outcome.places.len(), n_seats);
    assert_eq!(outcome.points.len(), n_seats);
    assert!(!outcome.winners().is_empty(), "somebody wins");
    assert!(!outcome.ending.is_empty());
    let captains: SeatSet = Seat::all(n_seats)
        .filter(|&seat| state.team(seat).first() == Some(seat))
        .collect();
    for seat in Seat::all(n_seats) {
        assert!(state.team(seat).contains(seat));
        for partner in state.team(seat).iter() {
            assert_eq!(
                outcome.places[seat], outcome.places[partner],
                "a team shares its place"
            );
            assert_eq!(state.team(seat), state.team(partner));
        }
        let n_better = captains
            .iter()
            .filter(|&other| outcome.places[other] < outcome.places[seat])
            .count();
        assert_eq!(
            usize::from(outcome.places[seat]),
            1 + n_better,
            "places count those before"
        );
    }
}
