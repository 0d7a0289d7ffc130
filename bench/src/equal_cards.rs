//! Cards of Septet that are equally good whatever the others hold: nobody may be told that one of them is a mistake.

use std::collections::HashSet;

use hyakki_core::{ActionSet, Game, GameRng, Match, Seat, Step, Viewer};
use hyakki_minds::{GameWithMinds, Level};
use hyakki_school::{Decision, Label};
use hyakki_septet::{Action, Card, Septet};
use hyakki_septet_solver::{OpenPosition, Solver};
use serde_json::{Value, json};

/// With so many cards in hand all worlds are found by sampling: there are 90 with two cards each, and 1680 with three.
const MOST_CARDS: usize = 3;
/// Samples are drawn until so many in a row have shown no new world.
const NOTHING_NEW: usize = 4_000;

/// How often one of two cards is called worse although the exact solver proves that they bring the same in every world.
pub(crate) fn answer(records: impl Iterator<Item = String>, nodes: u32) -> Value {
    let knowledge = Septet::knowledge(Level::STRONGEST);
    let mut dice = GameRng::for_game(1, 0);
    let mut counts = [0_u32; 4];
    for record in records {
        let game = Match::<Septet>::from_record(&record)
            .expect("a record")
            .game;
        for (number, step) in game.steps().iter().enumerate() {
            let &Step::Action(seat, chosen @ Action::Play { .. }) = step else {
                continue;
            };
            let state = game.state_after(number);
            let actions = state.legal_actions(seat);
            if state.hand(seat).len() > MOST_CARDS || actions.len() < 2 {
                continue;
            }
            let equal = equal_to(chosen, &state, seat, &mut dice);
            if equal.is_empty() {
                continue;
            }
            let view = state.view(Viewer::Seat(seat));
            let decision = Decision::<Septet> {
                seat,
                view,
                actions,
                chosen,
            };
            let judged = decision.judge(&knowledge, nodes as usize, number as u64);
            for option in &judged.options {
                if equal.contains(&option.action) {
                    counts[0] += 1;
                    let gap = option.behind_chosen;
                    // Either of the two may be called worse.
                    let called = Label::of(gap).max(Label::of(gap.opposite()));
                    counts[1] += u32::from(called.is_some());
                    counts[2] += u32::from(called >= Some(Label::Mistake));
                    counts[3] += u32::from(called >= Some(Label::Blunder));
                }
            }
        }
    }
    let [n_pairs, n_labelled, n_mistakes, n_blunders] = counts;
    json!({ "pairs": n_pairs, "labelled": n_labelled, "mistakes": n_mistakes, "blunders": n_blunders })
}

/// The actions that bring as much as the chosen one in every world that fits what the seat knows.
fn equal_to(chosen: Action, state: &Septet, seat: Seat, dice: &mut GameRng) -> Vec<Action> {
    let view = state.view(Viewer::Seat(seat));
    let actions = state.legal_actions(seat);
    let mut equal: Vec<Action> = (0..actions.len()).map(|place| actions.nth(place)).collect();
    equal.retain(|&action| action != chosen);
    let mut solver = Solver::default();
    let mut seen = HashSet::new();
    let mut n_old = 0;
    while n_old < NOTHING_NEW && !equal.is_empty() {
        let world = Septet::determinize(&view, dice);
        let hands: Vec<u64> = Seat::all(view.players)
            .map(|seat| world.hand(seat).bits())
            .collect();
        n_old = if seen.insert(hands) { 0 } else { n_old + 1 };
        if n_old > 0 {
            continue;
        }
        let position = OpenPosition::of(&world).expect("a trick is played");
        let solution = solver
            .solve(&position, u64::MAX)
            .expect("no limit is reached");
        let value_of = |action: Action| {
            let card = card_of(action);
            let value = solution.cards.iter().find(|value| value.card == card);
            value.map(|value| value.value)
        };
        let value = value_of(chosen);
        equal.retain(|&action| value_of(action) == value);
    }
    equal
}

fn card_of(action: Action) -> Card {
    match action {
        Action::Play { card } => card,
        Action::Pass { .. } => unreachable!("nobody passes while a trick is played"),
    }
}
