//! The board's actions beside the engine's, card by card.

use std::collections::BTreeSet;

use hyakki_core::{ActionSet, Game, GameRng, Seat, Viewer, at_random, drive};
use hyakki_sketch::numbers::N_SEATS;
use hyakki_sketch::{AbilityUse, Action, Colour, Completed, Sketch, SketchConfig};

use super::{Board, UNSEEN, plain_plays};

#[test]
fn random_play_is_what_the_engine_makes_of_it_card_by_card() {
    let mut events = BTreeSet::new();
    for number in 0..150 {
        let mut dice = GameRng::for_game(29, number);
        let mut state = Sketch::new(SketchConfig::default());
        drive(&mut state, &mut dice, |state, seat, dice| {
            compare_plain_plays(state, seat);
            let action = at_random(state, seat, dice);
            events.extend(compare_action(state, seat, action));
            action
        });
    }
    let all = [
        "called",
        "called and taken",
        "called and sent to the bottom",
        "distracted",
        "lone one stays",
        "sent to the bottom",
        "stack emptied",
        "taken by me",
        "taken by the other",
        "two completed",
    ];
    assert_eq!(events, BTreeSet::from(all));
}

/// Takes an action with the engine and on a board, and tells what happened.
fn compare_action(before: &Sketch, seat: Seat, action: Action) -> Vec<&'static str> {
    let other = seat.left(N_SEATS);
    let board = Board::of(before, seat).after(action, before.last_card(other));
    let mut after = *before;
    after.apply(seat, action);
    let completed = completed(&after);
    let mut expected = Board::of(&after, seat);
    for colour in Colour::ALL {
        if comes_to_light(&after, colour, action, &completed) {
            expected.spots[colour.index()].top = UNSEEN;
        }
    }
    assert_eq!(board, expected, "{action}");
    assert_eq!(Board::of(&after, other).turned(), Board::of(&after, seat));
    events(&after, seat, action, &completed)
}

fn completed(state: &Sketch) -> Vec<Completed> {
    let last_step = state.view(Viewer::Spectator).last_step.unwrap();
    last_step.completed.into_iter().flatten().collect()
}

/// Whether another yokai lies on top of this stack because the one above it went away.
fn comes_to_light(after: &Sketch, stack: Colour, action: Action, completed: &[Completed]) -> bool {
    let is_lone = after.yokai(stack).len() == 1;
    let has_gone = |one: &Completed| one.stack == stack && (one.taken_by.is_some() || !is_lone);
    called_from(action) == Some(stack) || completed.iter().any(has_gone)
}

fn called_from(action: Action) -> Option<Colour> {
    match action {
        Action::Play {
            ability: AbilityUse::Call { from },
            ..
        } => Some(from),
        _ => None,
    }
}

/// What happened, so that the test can tell that it has seen everything that can.
fn events(
    after: &Sketch,
    seat: Seat,
    action: Action,
    completed: &[Completed],
) -> Vec<&'static str> {
    let mut events = Vec::new();
    if let Action::Play { ability, .. } = action {
        match ability {
            AbilityUse::None => {}
            AbilityUse::Call { .. } => events.push("called"),
            AbilityUse::Distract => events.push("distracted"),
        }
    }
    for one in completed {
        let n_left = after.yokai(one.stack).len();
        events.push(match one.taken_by {
            Some(taker) if taker == seat => "taken by me",
            Some(_) => "taken by the other",
            None if n_left == 1 => "lone one stays",
            None => "sent to the bottom",
        });
        if n_left == 0 {
            events.push("stack emptied");
        }
        if called_from(action).is_some() {
            events.push(match one.taken_by {
                Some(_) => "called and taken",
                None => "called and sent to the bottom",
            });
        }
    }
    if completed.len() == 2 {
        events.push("two completed");
    }
    events
}

/// What can be played without an ability is what the engine allows.
fn compare_plain_plays(state: &Sketch, seat: Seat) {
    let is_plain = |action: &Action| {
        matches!(
            action,
            Action::Play {
                ability: AbilityUse::None,
                ..
            }
        )
    };
    let legal: BTreeSet<_> = state.legal_actions(seat).iter().filter(is_plain).collect();
    let plain: BTreeSet<_> = plain_plays(state.hand(seat)).collect();
    assert_eq!(plain, legal);
}
